//! The newer families, graphs of points, transforms and the list of generators, each against its
//! definition.

mod bodies;
mod hyperbolic;
mod list;
mod mosaics;
mod penrose;
mod proximities;
mod random;
mod solids;
mod space;
mod tilings;
mod transforms;

use std::collections::BTreeMap;

use gospace::boards::setup::GraphSetup;

use super::checks::graphs::graph;
use super::checks::plane::{crossing, faces};

/// The number of points of each degree.
fn degree_counts(drawn: &GraphSetup) -> BTreeMap<usize, usize> {
    let graph = graph(drawn);
    counted(graph.vertices().map(|v| graph.successors(v).len()))
}

/// The number of faces with each number of sides. The outline, which is the longest, or one of
/// the longest, is left out. No lines cross.
fn face_counts(drawn: &GraphSetup) -> BTreeMap<usize, usize> {
    assert_eq!(crossing(&drawn.points, &drawn.edges), None);
    let mut sides = faces(&graph(drawn), &drawn.points);
    sides.sort_unstable();
    sides.pop();
    counted(sides.into_iter())
}

fn counted(items: impl Iterator<Item = usize>) -> BTreeMap<usize, usize> {
    let mut counts = BTreeMap::new();
    for item in items {
        *counts.entry(item).or_insert(0) += 1;
    }
    counts
}

/// Points and edges.
fn size(drawn: &GraphSetup) -> [usize; 2] {
    [drawn.points.len(), drawn.edges.len()]
}
