//! Lattices in space, the cube sphere and the 24-cell against their counts.

use std::collections::BTreeMap;

use gospace::boards::families;
use gospace::ids::Placement;

use super::super::checks::graphs::{diameter, distances, girth, graph, is_bipartite};
use super::super::checks::plane::{crossing, nearest, room_beside_lines};
use super::{counted, degree_counts, size};

#[test]
fn the_24_cell_has_eight_edges_at_each_point_and_three_steps_to_the_opposite_one() {
    let drawn = families::twenty_four_cell();
    assert_eq!(size(&drawn), [24, 96]);
    assert_eq!(degree_counts(&drawn), BTreeMap::from([(8, 24)]));
    // 1, 8, 14, 1: Coxeter, "Regular Polytopes", table V, the sections from a point.
    for v in 0..24 {
        let found = distances(&graph(&drawn), Placement(v));
        let wanted = BTreeMap::from([(0, 1), (1, 8), (2, 14), (3, 1)]);
        assert_eq!(counted(found.into_iter().flatten()), wanted);
    }
    // 96 triangles (Coxeter, table I), each three times.
    let joined = |a: u32, b: u32| drawn.edges.contains(&[a.min(b), a.max(b)]);
    let thirds = drawn.edges.iter().map(|&[a, b]| {
        (0..24).filter(|&c| c != a && c != b && joined(a, c) && joined(b, c)).count()
    });
    assert_eq!(thirds.sum::<usize>(), 3 * 96);
}

#[test]
fn the_cubic_lattice_is_a_block_with_six_neighbours_inside() {
    for side in 1..=5 {
        let drawn = families::cubic_lattice(side).expect("a small block");
        let s = side as usize;
        assert_eq!(size(&drawn), [s.pow(3), 3 * s * s * (s - 1)]);
        let inner = degree_counts(&drawn).get(&6).copied().unwrap_or(0);
        assert_eq!(inner, s.saturating_sub(2).pow(3));
        assert!(side == 1 || room_beside_lines(&drawn.points, &drawn.edges) > 0.25);
    }
}

#[test]
fn the_diamond_lattice_grows_as_conway_and_sloane_count() {
    let drawn = families::diamond(6).expect("a small patch");
    let graph = graph(&drawn);
    let found = distances(&graph, Placement(0));
    let counts: Vec<_> = counted(found.iter().copied().flatten()).into_values().collect();
    assert_eq!(counts, [1, 4, 12, 24, 42, 64, 92]);
    let inner = graph.vertices().filter(|v| found[v.index()] < Some(6));
    assert!(inner.into_iter().all(|v| graph.degree(v) == 4));
    assert_eq!(girth(&graph), Some(6));
    assert!(is_bipartite(&graph));
    assert!(nearest(&drawn.points) > 0.95);
}

#[test]
fn cube_spheres_have_eight_corners_and_are_drawn_flat() {
    for frequency in 1..=8 {
        let drawn = families::cube_sphere(frequency).expect("a small sphere");
        let f = frequency as usize;
        assert_eq!(size(&drawn), [6 * f * f + 2, 12 * f * f]);
        let mut degrees = BTreeMap::from([(3, 8)]);
        if f > 1 {
            degrees.insert(4, 6 * f * f - 6);
        }
        assert_eq!(degree_counts(&drawn), degrees);
        assert!(diameter(&graph(&drawn)).is_some());
        assert_eq!(crossing(&drawn.points, &drawn.edges), None, "{frequency}");
    }
}
