//! Random graphs with the same number of edges at every point.

use std::collections::HashSet;

use super::layout::undirected;
use super::seeded::Seeded;
use super::size::{FamilyError, Parameter, at_least, at_most, within_limits};
use super::springs::spring_layout;
use crate::boards::setup::GraphSetup;

/// With more edges at a point, the lines of a drawing are too dense to tell apart.
const MOST_DEGREE: u64 = 16;

/// A random graph with `degree` edges, 1 to 16, at each of more than so many points; not both
/// numbers are odd. Ends of edges are joined at random as long as no loop or double edge comes out,
/// and all again if that leaves ends which cannot be joined (Steger and Wormald 1999: nearly every
/// such graph is about as likely as any other, if the degree is small). Where fewer edges would
/// miss than there are, those that miss are drawn.
pub fn random_regular(points: u32, degree: u32, seed: u64) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Degree, degree, 1)?;
    at_most(Parameter::Degree, degree, MOST_DEGREE)?;
    at_least(Parameter::Points, points, degree + 1)?;
    within_limits(points.into(), u64::from(points) * u64::from(degree))?;
    if points % 2 == 1 && degree % 2 == 1 {
        return Err(FamilyError::OddEnds { points, degree });
    }
    let missing = points - 1 - degree;
    let mut seeded = Seeded::new(seed);
    let mut edges: Vec<[u32; 2]> =
        joined(points, degree.min(missing), &mut seeded).into_iter().collect();
    if missing < degree {
        let left_out: HashSet<_> = edges.into_iter().collect();
        let all = (0..points).flat_map(|a| (a + 1..points).map(move |b| [a, b]));
        edges = all.filter(|edge| !left_out.contains(edge)).collect();
    }
    edges.sort_unstable();
    Ok(undirected(spring_layout(points, &edges), edges))
}

fn joined(points: u32, degree: u32, seeded: &mut Seeded) -> HashSet<[u32; 2]> {
    loop {
        if let Some(edges) = random_pairing(points, degree, seeded) {
            return edges;
        }
    }
}

/// One try; nothing if ends are left of which no two can be joined.
fn random_pairing(points: u32, degree: u32, seeded: &mut Seeded) -> Option<HashSet<[u32; 2]>> {
    let mut ends: Vec<u32> = (0..points).flat_map(|v| vec![v; degree as usize]).collect();
    let mut edges = HashSet::new();
    while !ends.is_empty() {
        seeded.shuffle(&mut ends);
        let mut left = Vec::new();
        for pair in ends.chunks_exact(2) {
            let [a, b] = [pair[0].min(pair[1]), pair[0].max(pair[1])];
            if a == b || !edges.insert([a, b]) {
                left.extend([a, b]);
            }
        }
        if left.len() == ends.len() && !some_can_be_joined(&left, &edges) {
            return None;
        }
        ends = left;
    }
    Some(edges)
}

fn some_can_be_joined(ends: &[u32], edges: &HashSet<[u32; 2]>) -> bool {
    let mut points = ends.to_vec();
    points.sort_unstable();
    points.dedup();
    let pairs = (0..points.len()).flat_map(|i| (i + 1..points.len()).map(move |j| [i, j]));
    pairs.into_iter().any(|pair| !edges.contains(&pair.map(|i| points[i])))
}
