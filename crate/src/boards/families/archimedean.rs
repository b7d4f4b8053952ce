//! Archimedean solids, as graphs: those between two Platonic ones, and truncations.
//!
//! Corners as in Cromwell, "Polyhedra" (1997), §2; a truncation cuts every corner off where three
//! edges meet.

use std::f64::consts::PI;

use super::bodies;
use super::solids::{
    Corner, Golden, ONE, PHI, TWO, ZERO, cycled, drawn_solid, neighbours, places_of, signs, solid,
};
use crate::boards::setup::GraphSetup;

/// The cuboctahedron 3.4.3.4: 12 points, 24 edges, 8 triangles and 6 squares.
pub fn cuboctahedron() -> GraphSetup {
    solid(cycled([ZERO, ONE, ONE]), TWO, 4)
}

/// The icosidodecahedron 3.5.3.5: 30 points, 60 edges, 20 triangles and 12 pentagons.
pub fn icosidodecahedron() -> GraphSetup {
    let mut corners = cycled([ZERO, ZERO, PHI + PHI]);
    corners.extend(cycled([ONE, PHI, ONE + PHI]));
    solid(corners, Golden(4, 0), 5)
}

/// The truncated octahedron 4.6.6: 24 points, 36 edges, 6 squares and 8 hexagons.
pub fn truncated_octahedron() -> GraphSetup {
    let mut corners = cycled([ZERO, ONE, TWO]);
    corners.extend(cycled([ZERO, TWO, ONE]));
    solid(corners, TWO, 6)
}

/// The truncated tetrahedron 3.6.6: 12 points, 18 edges, 4 triangles and 4 hexagons.
pub fn truncated_tetrahedron() -> GraphSetup {
    let is_even = |c: &Corner| c[0] * c[1] * c[2] == ONE;
    let corners: Vec<_> = signs([ONE, ONE, ONE]).into_iter().filter(is_even).collect();
    truncated_solid(&corners, Golden(8, 0), 3)
}

/// The truncated cube 3.8.8: 24 points, 36 edges, 8 triangles and 6 octagons.
pub fn truncated_cube() -> GraphSetup {
    truncated_solid(&signs([ONE, ONE, ONE]), Golden(4, 0), 4)
}

/// The truncated dodecahedron 3.10.10: 60 points, 90 edges, 20 triangles and 12 decagons.
pub fn truncated_dodecahedron() -> GraphSetup {
    let mut corners = signs([ONE, ONE, ONE]);
    corners.extend(cycled([ZERO, PHI - ONE, PHI]));
    truncated_solid(&corners, Golden(8, -4), 5)
}

/// The truncation of the solid of these corners, with faces of so many sides: each corner is cut off so far
/// that what is left of an edge is as long as the cuts.
fn truncated_solid(corners: &[Corner], edge_squared: Golden, sides: usize) -> GraphSetup {
    let around = neighbours(corners, edge_squared);
    let graph = drawn_solid(&truncated(&around), 2 * sides);
    let share = 0.5 / (1.0 + (PI / sides as f64).cos());
    let places = places_of(corners);
    let cuts = around.iter().zip(&places).flat_map(|(row, from)| {
        let to = row.iter().map(|&u| &places[u as usize]);
        to.map(|to| std::array::from_fn(|i| from[i] + share * (to[i] - from[i])))
    });
    bodies::solid(graph, cuts.collect())
}

/// The truncation of a solid with three edges at each point: point 3v + i lies on the i-th edge
/// from v, and is joined to the other two there and to the one at the other end of its edge.
fn truncated(neighbours: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let place_of = |v: u32, u: u32| neighbours[v as usize].iter().position(|&w| w == u);
    let arcs = (0u32..).zip(neighbours).flat_map(|(v, row)| row.iter().map(move |&u| (v, u)));
    let around = arcs.map(|(v, u)| {
        let others = neighbours[v as usize].iter().filter(|&&w| w != u).map(|&w| (v, w));
        let all = others.chain([(u, v)]);
        all.filter_map(|(v, u)| place_of(v, u).map(|i| 3 * v + i as u32)).collect()
    });
    around.collect()
}
