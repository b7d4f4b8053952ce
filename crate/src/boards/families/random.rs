//! Random graphs and digraphs, each decided by its sizes and a seed.

use std::collections::HashSet;

use super::layout::{drawn, undirected};
use super::seeded::Seeded;
use super::size::{FamilyError, Parameter, at_least, within_limits};
use super::springs::spring_layout;
use crate::boards::setup::GraphSetup;

/// A random graph with three edges at each of its points, of which there is an even number
/// ≥ 4; every such graph on numbered points is as likely as any other. The pairing model of
/// Bollobás (1980): ends of edges are joined at random until no loop or double edge comes
/// out, after about e² tries.
pub fn random_cubic(points: u32, seed: u64) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Points, points, 4)?;
    within_limits(points.into(), 3 * u64::from(points))?;
    if points % 2 == 1 {
        return Err(FamilyError::OddPoints { points });
    }
    let mut seeded = Seeded::new(seed);
    let mut ends: Vec<u32> = (0..points).flat_map(|v| [v; 3]).collect();
    let edges = loop {
        seeded.shuffle(&mut ends);
        if let Some(edges) = simple_pairs(&ends) {
            break edges;
        }
    };
    Ok(undirected(spring_layout(points, &edges), edges))
}

/// The ends two by two, in order, unless two are the same or come twice.
fn simple_pairs(ends: &[u32]) -> Option<Vec<[u32; 2]>> {
    let pairs = ends.chunks_exact(2);
    let mut edges: Vec<_> = pairs.map(|p| [p[0].min(p[1]), p[0].max(p[1])]).collect();
    edges.sort_unstable();
    let has_loop = edges.iter().any(|[a, b]| a == b);
    let has_repeat = edges.windows(2).any(|two| two[0] == two[1]);
    (!has_loop && !has_repeat).then_some(edges)
}

/// A random digraph with so many points (≥ 1) and arcs, every one as likely as any other.
/// Two opposite arcs, where they happen, make a two-way edge.
pub fn random_digraph(points: u32, arcs: u32, seed: u64) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Points, points, 1)?;
    within_limits(points.into(), arcs.into())?;
    let possible = u64::from(points) * u64::from(points - 1);
    if u64::from(arcs) > possible {
        return Err(FamilyError::TooLarge {
            parameter: Parameter::Arcs,
            given: arcs,
            most: possible,
        });
    }
    let chosen = sample(possible, arcs.into(), &mut Seeded::new(seed));
    let arcs: Vec<_> = chosen.into_iter().map(|i| arc(i, points)).collect();
    Ok(drawn(spring_layout(points, &arcs), Vec::new(), arcs))
}

/// `count` different numbers below `bound`, ascending (Floyd's algorithm: one draw each).
fn sample(bound: u64, count: u64, seeded: &mut Seeded) -> Vec<u64> {
    let mut chosen = HashSet::new();
    for last in bound - count..bound {
        let drawn = seeded.below(last + 1);
        if !chosen.insert(drawn) {
            chosen.insert(last);
        }
    }
    let mut chosen: Vec<_> = chosen.into_iter().collect();
    chosen.sort_unstable();
    chosen
}

/// The arc with this place in the list of all arcs between different points.
fn arc(index: u64, points: u32) -> [u32; 2] {
    let others = u64::from(points - 1);
    let [from, to] = [(index / others) as u32, (index % others) as u32];
    [from, if to < from { to } else { to + 1 }]
}
