//! The five Platonic solids and the truncated icosahedron, as graphs.
//!
//! Their corners are exact (numbers a + bφ with whole a and b), and the edges join the
//! corners at the smallest distance: nothing is listed by hand. Coordinates as in Coxeter,
//! "Regular Polytopes" (1973), §3.7.

use std::ops::{Add, Mul, Sub};

use super::bodies;
use super::layout::undirected;
use super::tutte::planar;
use crate::boards::setup::GraphSetup;

/// a + bφ, where φ² = φ + 1.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Golden(pub(super) i32, pub(super) i32);

impl Add for Golden {
    type Output = Golden;

    fn add(self, other: Golden) -> Golden {
        Golden(self.0 + other.0, self.1 + other.1)
    }
}

impl Sub for Golden {
    type Output = Golden;

    fn sub(self, other: Golden) -> Golden {
        Golden(self.0 - other.0, self.1 - other.1)
    }
}

impl Mul for Golden {
    type Output = Golden;

    fn mul(self, other: Golden) -> Golden {
        let Golden(a, b) = self;
        let Golden(c, d) = other;
        Golden(a * c + b * d, a * d + b * c + b * d)
    }
}

pub(super) const ZERO: Golden = Golden(0, 0);
pub(super) const ONE: Golden = Golden(1, 0);
pub(super) const TWO: Golden = Golden(2, 0);
pub(super) const PHI: Golden = Golden(0, 1);

pub(super) type Corner = [Golden; 3];

/// The tetrahedron: 4 points, 6 edges, 4 triangles.
pub fn tetrahedron() -> GraphSetup {
    let is_even = |c: &Corner| c[0] * c[1] * c[2] == ONE;
    let corners = signs([ONE, ONE, ONE]).into_iter().filter(is_even).collect();
    solid(corners, Golden(8, 0), 3)
}

/// The cube: 8 points, 12 edges, 6 squares.
pub fn cube() -> GraphSetup {
    solid(signs([ONE, ONE, ONE]), Golden(4, 0), 4)
}

/// The octahedron: 6 points, 12 edges, 8 triangles.
pub fn octahedron() -> GraphSetup {
    solid(cycled([ZERO, ZERO, ONE]), Golden(2, 0), 3)
}

/// The dodecahedron: 20 points, 30 edges, 12 pentagons.
pub fn dodecahedron() -> GraphSetup {
    let mut corners = signs([ONE, ONE, ONE]);
    corners.extend(cycled([ZERO, PHI - ONE, PHI]));
    solid(corners, Golden(8, -4), 5)
}

/// The icosahedron: 12 points, 30 edges, 20 triangles.
pub fn icosahedron() -> GraphSetup {
    solid(cycled([ZERO, ONE, PHI]), Golden(4, 0), 3)
}

/// The truncated icosahedron, which is the old football: 60 points, 90 edges, 12 pentagons
/// and 20 hexagons.
pub fn football() -> GraphSetup {
    let mut corners = cycled([ZERO, ONE, PHI + PHI + PHI]);
    corners.extend(cycled([ONE, TWO + PHI, PHI + PHI]));
    corners.extend(cycled([PHI, TWO, PHI + PHI + ONE]));
    solid(corners, Golden(4, 0), 5)
}

/// The corner with every choice of signs, each result once.
pub(super) fn signs(corner: Corner) -> Vec<Corner> {
    let mut all = vec![corner];
    for axis in (0..3).filter(|&axis| corner[axis] != ZERO) {
        for i in 0..all.len() {
            let mut mirrored = all[i];
            mirrored[axis] = ZERO - mirrored[axis];
            all.push(mirrored);
        }
    }
    all
}

/// All signs of the corner and of its two cyclic permutations.
pub(super) fn cycled([x, y, z]: Corner) -> Vec<Corner> {
    [[x, y, z], [y, z, x], [z, x, y]].into_iter().flat_map(signs).collect()
}

/// The graph of the corners that joins those at this squared distance, drawn in the plane with
/// a face of so many sides as the outline.
pub(super) fn solid(corners: Vec<Corner>, edge_squared: Golden, sides: usize) -> GraphSetup {
    let graph = drawn_solid(&neighbours(&corners, edge_squared), sides);
    bodies::solid(graph, places_of(&corners))
}

/// Corners with golden coordinates as places.
pub(super) fn places_of(corners: &[Corner]) -> Vec<[f64; 3]> {
    let golden = (1.0 + 5f64.sqrt()) / 2.0;
    let value = |Golden(a, b)| f64::from(a) + f64::from(b) * golden;
    corners.iter().map(|corner| corner.map(value)).collect()
}

/// For each corner those at this squared distance from it.
pub(super) fn neighbours(corners: &[Corner], edge_squared: Golden) -> Vec<Vec<u32>> {
    let joined = |a: &Corner, b: &Corner| {
        let difference = [0, 1, 2].map(|i| a[i] - b[i]);
        let [x, y, z] = difference.map(|d| d * d);
        x + y + z == edge_squared
    };
    let all = || (0u32..).zip(corners);
    let neighbours_of = |a| all().filter(|(_, b)| joined(a, b)).map(|(u, _)| u).collect();
    corners.iter().map(neighbours_of).collect()
}

/// The solid with these neighbours, drawn in the plane with a face of so many sides as the
/// outline.
pub(super) fn drawn_solid(neighbours: &[Vec<u32>], sides: usize) -> GraphSetup {
    let edges = neighbours.iter().zip(0u32..).flat_map(|(row, v)| {
        let later = row.iter().filter(move |&&u| v < u);
        later.map(move |&u| [v, u])
    });
    let places = planar(neighbours, &face(neighbours, sides));
    undirected(places, edges.collect())
}

/// A cycle of this length through point 0, which on these solids is a face if it has as many
/// sides as one. Looks through all paths from there, one longer each time.
fn face(neighbours: &[Vec<u32>], sides: usize) -> Vec<u32> {
    let end = |path: &[u32]| neighbours[path[path.len() - 1] as usize].iter();
    let mut paths = vec![vec![0]];
    while paths[0].len() < sides {
        let longer = |path: &Vec<u32>| -> Vec<Vec<u32>> {
            let new = end(path).filter(|u| !path.contains(u));
            new.map(|&u| [path.as_slice(), &[u]].concat()).collect()
        };
        paths = paths.iter().flat_map(longer).collect();
    }
    paths.retain(|path| end(path).any(|&u| u == 0));
    paths.swap_remove(0)
}
