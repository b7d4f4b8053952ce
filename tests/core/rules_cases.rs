//! Named positions of go-spaces, repetition, Primitive and divide-and-choose. Each is played by
//! the engine and by the oracle at once, so every sentence holds for both.

mod bids;
mod forever;
mod mixes;
mod pairs;
mod repetition;
mod spaces;

use super::naive_rules::Given;

/// A row of points, each joined to the next.
fn row(points: usize) -> Given {
    let edges = (1..points as u32).map(|v| [v - 1, v]).collect();
    Given::Graph(points, edges, Vec::new())
}

/// Pairs of points that are only connected to each other.
fn isolated_pairs(pairs: usize) -> Given {
    let edges = (0..pairs as u32).map(|i| [2 * i, 2 * i + 1]).collect();
    Given::Graph(2 * pairs, edges, Vec::new())
}
