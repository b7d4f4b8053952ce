//! Checks a strategy of the game without bids against every reply.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::{Arrow, Vertex, least_margin};
use super::{Board, Strategy};

/// The positions from which a strategy forces what it says.
pub fn check_strategy(board: &Board, strategy: &Strategy) -> Result<BTreeSet<usize>, String> {
    let rows: BTreeMap<Vertex, [i64; 2]> = strategy
        .rows
        .iter()
        .map(|&[position, played, memory, at, next]| ([position, played, memory], [at, next]))
        .collect();
    let starts =
        strategy.starts.iter().map(|&[position, memory]| [position as i64, 0, memory as i64]);
    let mut vertices: Vec<Vertex> = starts.collect::<BTreeSet<_>>().into_iter().collect();
    let mut places: BTreeMap<Vertex, usize> = vertices.iter().copied().zip(0..).collect();
    let mut arrows: Vec<Vec<Arrow>> = Vec::new();
    while let Some(&vertex) = vertices.get(arrows.len()) {
        let [position, ..] = vertex;
        let (_, turn) = board.positions.get(position as usize).ok_or("no such position")?;
        let &[at, next] = rows.get(&vertex).ok_or_else(|| format!("no row for {vertex:?}"))?;
        let own = *turn == strategy.player;
        let moves = if own { vec![at] } else { board.moves(position as usize) };
        let mut out = Vec::new();
        for at in moves {
            let to = [board.after(position as usize, at)? as i64, i64::from(at >= 0), next];
            let place = *places.entry(to).or_insert_with(|| {
                vertices.push(to);
                vertices.len() - 1
            });
            out.push(Arrow { to: place, is_play: at >= 0 });
        }
        arrows.push(out);
    }
    for bound in &strategy.forces {
        let least = least_margin(board, strategy.player, bound.games, &vertices, &arrows);
        if let Some(least) = least.filter(|&least| least < bound.least) {
            return Err(format!("it forces {least} and not {}", bound.least));
        }
    }
    Ok(strategy.starts.iter().map(|&[position, _]| position).collect())
}
