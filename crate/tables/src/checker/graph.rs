//! All games that a strategy allows, as a graph, and the margins of those that go round in it for ever.

use std::collections::BTreeSet;

use super::{Board, Games, opponent};

/// A place in the games that a strategy allows: position, 1 after a play, memory.
pub type Vertex = [i64; 3];

/// A step from one place to another.
pub struct Arrow {
    /// The place.
    pub to: usize,
    /// True for a play, false for a pass.
    pub is_play: bool,
}

/// The least margin of a player in endless games of a kind. A game's margin depends on the places that it meets again and
/// again. For each set of points that might be the opponent's for ever, the largest such sets of places suffice: a
/// smaller one has no fewer points of the player's.
pub fn least_margin(
    board: &Board,
    player: char,
    games: Games,
    vertices: &[Vertex],
    arrows: &[Vec<Arrow>],
) -> Option<i64> {
    let mut least: Option<i64> = None;
    let colours = |v: usize| &board.positions[vertices[v][0] as usize].0;
    let turn = |v: usize| board.positions[vertices[v][0] as usize].1;
    for set in 0..1_usize << board.points {
        let kept: Vec<usize> = (0..board.points).filter(|at| set >> at & 1 == 1).collect();
        let is_in = |v: usize| kept.iter().all(|&at| colours(v)[at] == opponent(player));
        let out = |v: usize| -> Vec<usize> {
            let kept = arrows[v].iter().filter(|arrow| {
                is_in(arrow.to)
                    && !matches!(games, Games::PassesOf(who) if arrow.is_play && turn(v) == who)
            });
            kept.map(|arrow| arrow.to).collect()
        };
        let members: Vec<usize> = (0..vertices.len()).filter(|&v| is_in(v)).collect();
        for component in components(&members, &out, vertices.len()) {
            let inside: BTreeSet<usize> = component.iter().copied().collect();
            let goes_round = component.iter().any(|&v| out(v).iter().any(|to| inside.contains(to)));
            let has_play = |who: char| {
                let plays = |&v: &usize| {
                    turn(v) == who
                        && arrows[v].iter().any(|arrow| arrow.is_play && inside.contains(&arrow.to))
                };
                component.iter().any(plays)
            };
            if !goes_round || matches!(games, Games::PlaysOf(who) if !has_play(who)) {
                continue;
            }
            let held = |who: char| {
                let all = |at: &usize| component.iter().all(|&v| colours(v)[*at] == who);
                (0..board.points).filter(all).count() as i64
            };
            let margin = held(player) - held(opponent(player));
            least = Some(least.map_or(margin, |least| least.min(margin)));
        }
    }
    least
}

/// The strongly connected components, by Kosaraju's two searches.
pub fn components(
    members: &[usize],
    out: &dyn Fn(usize) -> Vec<usize>,
    count: usize,
) -> Vec<Vec<usize>> {
    let (mut into, mut order, mut seen) = (vec![Vec::new(); count], Vec::new(), vec![false; count]);
    for &from in members {
        out(from).into_iter().for_each(|to: usize| into[to].push(from));
    }
    for &from in members {
        let mut stack = vec![(from, false)];
        while let Some((v, is_done)) = stack.pop() {
            if is_done {
                order.push(v);
            } else if !std::mem::replace(&mut seen[v], true) {
                stack.push((v, true));
                stack.extend(out(v).into_iter().filter(|&to| !seen[to]).map(|to| (to, false)));
            }
        }
    }
    let (mut all, mut seen) = (Vec::new(), vec![false; count]);
    for from in order.into_iter().rev() {
        let (mut component, mut stack) = (Vec::new(), vec![from]);
        while let Some(v) = stack.pop() {
            if !std::mem::replace(&mut seen[v], true) {
                component.push(v);
                stack.extend(into[v].iter().copied().filter(|&to| !seen[to]));
            }
        }
        if !component.is_empty() {
            all.push(component);
        }
    }
    all
}
