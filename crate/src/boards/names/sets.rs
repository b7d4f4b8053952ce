//! Names of the points and placements of a space.

use super::apart;
use super::drawn::{Named, by_rows};
use crate::boards::setup::SpaceSetup;
use crate::order;

impl SpaceSetup {
    /// Names of the points. Those that are open by themselves are named by rows, as if there were no others; another
    /// one by the open points of the smallest set of the document that holds it. By rows all, where fewer than two are open.
    pub(super) fn point_names(&self) -> Vec<String> {
        let points = Points::new(self);
        let mut names = points.named.by_point();
        let mut sizes = vec![usize::MAX; names.len()];
        for set in &self.open {
            let name = set_name(&points, set);
            for &p in set.iter().filter(|&&p| points.is_open.get(p as usize) == Some(&false)) {
                if set.len() < sizes[p as usize] && !name.is_empty() {
                    sizes[p as usize] = set.len();
                    names[p as usize].clone_from(&name);
                }
            }
        }
        apart(names)
    }

    /// "D4", "D4–D5", "D4, D5, E5"; of more than three points the first, the last and their number, "D4–F6 (8)", which
    /// several may have. A placement is named by its open points, where it has some.
    pub(in crate::boards) fn names(&self) -> Vec<String> {
        let points = Points::new(self);
        apart(self.placements.iter().map(|set| set_name(&points, set)).collect())
    }
}

struct Points {
    /// Points that are open by themselves are named as if there were no others, and the others among all.
    named: Named,
    /// By point; all of them where fewer than two are.
    is_open: Vec<bool>,
}

impl Points {
    fn new(space: &SpaceSetup) -> Points {
        let all = by_rows(&space.points);
        let mut is_open = vec![false; space.points.len()];
        for set in &space.open {
            if let [only] = set[..]
                && let Some(open) = is_open.get_mut(only as usize)
            {
                *open = true;
            }
        }
        let open: Vec<usize> = (0..is_open.len()).filter(|&p| is_open[p]).collect();
        if open.len() < 2 || open.len() == is_open.len() {
            is_open.fill(true);
            return Points { named: all, is_open };
        }
        let places: Vec<[f64; 2]> = open.iter().map(|&p| space.points[p]).collect();
        let mut named = by_rows(&places);
        let first = named.names.len() as u32;
        let mut ranks: Vec<u32> = all.ranks.iter().map(|rank| first + rank).collect();
        for (&p, &rank) in open.iter().zip(&named.ranks) {
            ranks[p] = rank;
        }
        named.names.extend(all.names);
        named.ranks = ranks;
        Points { named, is_open }
    }
}

fn set_name(points: &Points, set: &[u32]) -> String {
    let name = |rank: u32| points.named.names.get(rank as usize).map_or("", String::as_str);
    let ranks = |only_open: bool| {
        let mut ranks: Vec<u32> = set
            .iter()
            .filter(|&&p| !only_open || points.is_open.get(p as usize) == Some(&true))
            .map(|&p| points.named.ranks.get(p as usize).copied().unwrap_or(p))
            .collect();
        order::numbers(&mut ranks);
        ranks
    };
    let open = ranks(true);
    let ranks = if open.is_empty() { ranks(false) } else { open };
    match *ranks {
        [] => String::new(),
        [only] => name(only).into(),
        [first, last] => format!("{}–{}", name(first), name(last)),
        [a, b, c] => format!("{}, {}, {}", name(a), name(b), name(c)),
        [first, .., last] => format!("{}–{} ({})", name(first), name(last), ranks.len()),
    }
}
