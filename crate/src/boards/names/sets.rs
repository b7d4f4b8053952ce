//! Names of the placements of a space, by the names of their points.

use super::drawn::Named;
use crate::order;

/// "D4", "D4–D5", "D4, D5, E5"; of more than three points the first, the last and their number,
/// "D4–F6 (8)", which several may have. Points stand in the order of the rows.
pub fn names(points: &Named, placements: &[Vec<u32>]) -> Vec<String> {
    let name = |rank: u32| points.names.get(rank as usize).map_or("", String::as_str);
    let named = |set: &Vec<u32>| {
        let rank = |&p: &u32| points.ranks.get(p as usize).copied().unwrap_or(p);
        let mut ranks: Vec<u32> = set.iter().map(rank).collect();
        order::numbers(&mut ranks);
        match *ranks {
            [] => String::new(),
            [only] => name(only).into(),
            [first, last] => format!("{}–{}", name(first), name(last)),
            [a, b, c] => format!("{}, {}, {}", name(a), name(b), name(c)),
            [first, .., last] => format!("{}–{} ({})", name(first), name(last), set.len()),
        }
    };
    placements.iter().map(named).collect()
}
