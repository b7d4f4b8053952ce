//! The graphs that every textbook has: paths, cycles, stars, complete graphs, hypercubes and
//! the Petersen graph.

use std::f64::consts::TAU;

use super::bodies;
use super::layout::{
    Place, distance, polar, ring, undirected, unit_ring_radius, with_unit_spacing,
};
use super::size::{FamilyError, Parameter, at_least, within_limits};
use crate::boards::setup::GraphSetup;

/// The path P_n: n ≥ 1 points in a row, n − 1 edges, drawn as a spiral.
pub fn path(points: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Points, points, 1)?;
    within_limits(points.into(), 2 * u64::from(points - 1))?;
    let edges = (1..points).map(|i| [i - 1, i]).collect();
    Ok(undirected(spiral(points), edges))
}

/// Places on an Archimedean spiral, each one unit from the next, the turns further apart.
fn spiral(count: u32) -> Vec<Place> {
    const BETWEEN_TURNS: f64 = 1.5;
    let place = |angle: f64| polar(angle, BETWEEN_TURNS * angle / TAU);
    let mut angle = TAU / 2.0;
    (0..count)
        .map(|_| {
            let here = place(angle);
            let [mut low, mut high] = [angle, angle + TAU / 2.0];
            for _ in 0..40 {
                let middle = (low + high) / 2.0;
                if distance(here, place(middle)) < 1.0 {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            angle = high;
            here
        })
        .collect()
}

/// The cycle C_n: n ≥ 3 points and n edges.
pub fn cycle(points: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Points, points, 3)?;
    within_limits(points.into(), 2 * u64::from(points))?;
    let places = ring(points, unit_ring_radius(points));
    Ok(undirected(places, round_trip(points)))
}

/// 0 → 1 → … → n − 1 → 0.
pub(super) fn round_trip(points: u32) -> Vec<[u32; 2]> {
    (0..points).map(|i| [i, (i + 1) % points]).collect()
}

/// The star K_{1,n}: a middle point, which is point 0, and n ≥ 1 leaves joined to it.
pub fn star(leaves: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Leaves, leaves, 1)?;
    within_limits(u64::from(leaves) + 1, 2 * u64::from(leaves))?;
    let radius = unit_ring_radius(leaves.max(6));
    let mut places = vec![[0.0, 0.0]];
    places.extend(ring(leaves, radius));
    let edges = (1..=leaves).map(|leaf| [0, leaf]).collect();
    Ok(undirected(places, edges))
}

/// The complete graph K_n: n ≥ 1 points, each two joined; n(n − 1)/2 edges.
pub fn complete(points: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Points, points, 1)?;
    within_limits(points.into(), u64::from(points) * u64::from(points - 1))?;
    let places = match points {
        1 => vec![[0.0, 0.0]],
        _ => ring(points, unit_ring_radius(points)),
    };
    let edges = (0..points).flat_map(|a| (a + 1..points).map(move |b| [a, b]));
    Ok(undirected(places, edges.collect()))
}

/// The complete bipartite graph K_{m,n}: m points above, n below, each above joined to each
/// below; mn edges.
pub fn complete_bipartite(above: u32, below: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Points, above, 1)?;
    at_least(Parameter::Points, below, 1)?;
    let [m, n] = [u64::from(above), u64::from(below)];
    within_limits(m + n, (2 * m).saturating_mul(n))?;
    let width = f64::from(above.max(below) - 1);
    let height = (width * 0.7).max(1.0);
    let mut places = centred_row(above, 0.0);
    places.extend(centred_row(below, height));
    let edges = (0..above).flat_map(|a| (above..above + below).map(move |b| [a, b]));
    Ok(undirected(places, edges.collect()))
}

fn centred_row(count: u32, y: f64) -> Vec<Place> {
    let middle = f64::from(count - 1) / 2.0;
    (0..count).map(|i| [f64::from(i) - middle, y]).collect()
}

/// The hypercube Q_d, d ≤ 16: 2^d points, joined when their numbers differ in one bit;
/// d · 2^(d − 1) edges.
pub fn hypercube(dimensions: u32) -> Result<GraphSetup, FamilyError> {
    const MOST: u32 = 16;
    if dimensions > MOST {
        return Err(FamilyError::TooLarge {
            parameter: Parameter::Dimensions,
            given: dimensions,
            most: MOST.into(),
        });
    }
    let points = 0..1u32 << dimensions;
    let place = |v: u32| {
        let bits = (0..dimensions).filter(|bit| v >> bit & 1 == 1);
        bits.fold([0.0, 0.0], |[x, y], bit| {
            let [dx, dy] = axis(dimensions, bit);
            [x + dx, y + dy]
        })
    };
    let places = points.clone().map(place).collect();
    let edges = points.flat_map(|v| {
        let clear = (0..dimensions).filter(move |bit| v >> bit & 1 == 0);
        clear.map(move |bit| [v, v | 1 << bit])
    });
    let graph = undirected(with_unit_spacing(places), edges.collect());
    Ok(match dimensions {
        3 => bodies::solid(graph, (0..1 << 3).map(corner).collect()),
        4 => bodies::four(graph, (0..1 << 4).map(corner).collect()),
        _ => graph,
    })
}

/// The corner of a cube of N dimensions.
fn corner<const N: usize>(v: u32) -> [f64; N] {
    std::array::from_fn(|axis| f64::from(v >> axis & 1) - 0.5)
}

/// Which way an axis of the hypercube is drawn. Up to three dimensions as one draws a cube on
/// paper; the first four of more as the tesseract in an octagon, and its copies in twos by
/// twos, each time a little turned, so that up to eight dimensions no line passes through a point.
fn axis(dimensions: u32, bit: u32) -> Place {
    match (dimensions, bit) {
        (..=3, 0) => [1.0, 0.0],
        (..=3, 1) => [0.0, 1.0],
        (..=3, _) => [0.55, -0.4],
        (_, 0..=3) => polar(TAU / 16.0 * f64::from(2 * bit + 1), 1.0),
        _ => {
            let level = (bit - 4) / 2;
            let length = 3.1 * 2.13f64.powi(level as i32);
            let turned = 0.17 - 0.22 * f64::from(level);
            let quarter = TAU / 4.0 * f64::from(bit % 2 + 1);
            polar(quarter + turned, length)
        }
    }
}

/// The Petersen graph: 10 points, 15 edges, three at each point, and no cycle shorter than 5
/// (Petersen 1898).
pub fn petersen() -> GraphSetup {
    let mut places = ring(5, 1.9);
    places.extend(ring(5, unit_ring_radius(5)));
    let edges = (0..5).flat_map(|i| {
        let [outer, spoke, inner] = [[i, (i + 1) % 5], [i, i + 5], [i + 5, (i + 2) % 5 + 5]];
        [outer, spoke, inner]
    });
    undirected(places, edges.collect())
}
