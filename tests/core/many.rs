//! Many cases of a law: scripts of random choices, small random graphs, small random go-spaces.
//! They are the same every time, and a failing one is made smaller.

use std::ops::Range;

use proptest::collection::vec;
use proptest::prelude::*;

use gospace::colour::Colour;

use super::naive_space::{Described, Subset, generated, of_graph};

/// Go-spaces that a game is played on: anything at all, and graphs on which several points
/// are filled at once.
pub fn spaces() -> impl Strategy<Value = Described> {
    prop_oneof![1 => any_spaces(), 3 => several_at_once()]
}

/// Go-spaces of at most six points and seven placements. Half of the subbases are sparse, so that
/// placements are small and many; placements overlap, lie in each other and fall into parts.
pub fn any_spaces() -> impl Strategy<Value = Described> {
    let sparse = (any::<Subset>(), any::<Subset>()).prop_map(|(a, b)| a & b);
    let sets = prop_oneof![vec(any::<Subset>(), 0..6), vec(sparse, 2..8)];
    (1..7_usize, sets, vec(any::<u16>(), 1..8)).prop_map(|(points, sets, picks)| {
        let within = (1 << points) - 1;
        let subbase: Vec<Subset> = sets.iter().map(|set| set & within).collect();
        let mut open = generated(points, &subbase);
        open.retain(|&set| set != 0);
        let placements = picks.iter().map(|&pick| open[usize::from(pick) % open.len()]);
        Described { points, subbase, placements: unlike(placements) }
    })
}

/// A graph as a go-space, each placement one or two of its points, joined or not.
pub fn several_at_once() -> impl Strategy<Value = Described> {
    undirected(3..7, 3..6).prop_flat_map(|(n, edges)| {
        let one = (0..n).prop_map(|v| 1 << v);
        let two = (0..n, 0..n).prop_map(|(u, v)| 1 << u | 1 << v);
        vec(prop_oneof![one, two], 4..8).prop_map(move |picked| Described {
            placements: unlike(picked.into_iter()),
            ..of_graph(n, &edges)
        })
    })
}

/// The like, too large for the literal oracle: up to fourteen points and thirty placements.
pub fn larger_spaces() -> impl Strategy<Value = Described> {
    undirected(8..15, 6..17).prop_flat_map(|(n, edges)| {
        let several =
            vec(0..n, 1..4).prop_map(|picked| picked.iter().fold(0, |set, v| set | 1 << v));
        vec(several, 10..31).prop_map(move |picked| Described {
            placements: unlike(picked.into_iter()),
            ..of_graph(n, &edges)
        })
    })
}

/// Each set once.
fn unlike(sets: impl Iterator<Item = Subset>) -> Vec<Subset> {
    let mut unlike = Vec::new();
    for set in sets {
        if !unlike.contains(&set) {
            unlike.push(set);
        }
    }
    unlike
}

/// A colour for each point of any such space.
pub fn colours() -> impl Strategy<Value = Vec<Colour>> {
    vec(prop_oneof![Just(Colour::Empty), Just(Colour::Black), Just(Colour::White)], 12)
}

/// The number of points of a graph and its distinct edges, ends ascending, no loops.
pub type Edges = (usize, Vec<[usize; 2]>);

/// Undirected graphs with at most so many edges.
pub fn undirected(points: Range<usize>, edges: Range<usize>) -> impl Strategy<Value = Edges> {
    points.prop_flat_map(move |n| {
        vec([0..n, 0..n], edges.clone()).prop_map(move |pairs| (n, distinct(&pairs)))
    })
}

fn distinct(pairs: &[[usize; 2]]) -> Vec<[usize; 2]> {
    let mut edges: Vec<[usize; 2]> = pairs.iter().map(|&[u, v]| [u.min(v), u.max(v)]).collect();
    edges.retain(|[u, v]| u != v);
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// Graphs with two-way edges and one-way arcs, at most so many of each.
pub fn directed(
    points: Range<usize>,
    links: usize,
) -> impl Strategy<Value = (usize, Vec<[u32; 2]>, Vec<[u32; 2]>)> {
    points.prop_flat_map(move |n| {
        let pairs = || vec([0..n as u32, 0..n as u32], 0..=links);
        (Just(n), pairs(), pairs())
    })
}
