//! The 24-cell, a regular body of four dimensions.
//!
//! Corners as in Coxeter, "Regular Polytopes" (1973), §8.2: (±1, ±1, 0, 0) in every order.

use std::f64::consts::TAU;

use super::bodies;
use super::layout::{Place, polar, undirected, with_unit_spacing};
use crate::boards::setup::GraphSetup;

type Corner = [i32; 4];

/// The 24-cell: 24 points, 96 edges, eight at each point; 24 octahedra lie around it. Drawn on two rings
/// of twelve, which are the orbits of a rotation, the inner one turned so that no line meets a point.
pub fn twenty_four_cell() -> GraphSetup {
    const INNER: f64 = 0.58;
    const TURNED: f64 = 0.32 + TAU * 8.0 / 12.0;
    let rings = [ring([2, 2, 0, 0]), ring([2, 0, -2, 0])];
    let corners: Vec<Corner> = rings.concat();
    let place = |point: usize| -> Place {
        let angle = TAU / 12.0 * (point % 12) as f64;
        if point < 12 { polar(angle, 1.0) } else { polar(angle + TURNED, INNER) }
    };
    let places = with_unit_spacing((0..corners.len()).map(place).collect());
    let graph = undirected(places, edges(&corners));
    bodies::four(graph, corners.iter().map(|corner| corner.map(f64::from)).collect())
}

/// Pairs of corners that are nearest to one another.
fn edges(corners: &[Corner]) -> Vec<[u32; 2]> {
    let squared = |a: &Corner, b: &Corner| -> i32 { (0..4).map(|i| (a[i] - b[i]).pow(2)).sum() };
    let later = |(v, a): (u32, &Corner)| {
        let near = (0u32..).zip(corners).filter(|(u, b)| v < *u && squared(a, b) == 8);
        near.map(|(u, _)| [v, u]).collect::<Vec<_>>()
    };
    (0u32..).zip(corners).flat_map(later).collect()
}

/// The orbit of a corner under the product of the four mirrors of F₄, a rotation by a twelfth (Coxeter,
/// §12.3). Coordinates are doubled, so that they stay whole.
fn ring(first: Corner) -> Vec<Corner> {
    let turned =
        |&corner: &Corner| Some(MIRRORS.iter().fold(corner, |at, mirror| seen(at, *mirror)));
    std::iter::successors(Some(first), turned).take(12).collect()
}

const MIRRORS: [Corner; 4] = [[0, 1, -1, 0], [0, 0, 1, -1], [0, 0, 0, 1], [1, -1, -1, -1]];

/// The image of a corner in the mirror through the middle at right angles to `normal`.
fn seen(corner: Corner, normal: Corner) -> Corner {
    let dot = |a: Corner, b: Corner| -> i32 { (0..4).map(|i| a[i] * b[i]).sum() };
    let twice = 2 * dot(corner, normal) / dot(normal, normal);
    std::array::from_fn(|i| corner[i] - twice * normal[i])
}
