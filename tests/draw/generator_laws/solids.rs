//! Archimedean solids against Cromwell's tables, and the geodesic spheres.

use std::collections::BTreeMap;

use gospace::boards::families;
use gospace::boards::setup::GraphSetup;

use super::super::checks::graphs::{diameter, graph};
use super::super::checks::plane::{crossing, faces, nearest, room_beside_lines};
use super::{degree_counts, size};

/// Points, edges, degree, and the faces' sides with their numbers.
type Solid = (GraphSetup, [usize; 2], usize, [(usize, usize); 2]);

fn solids() -> Vec<Solid> {
    vec![
        (families::truncated_tetrahedron(), [12, 18], 3, [(3, 4), (6, 4)]),
        (families::cuboctahedron(), [12, 24], 4, [(3, 8), (4, 6)]),
        (families::truncated_cube(), [24, 36], 3, [(3, 8), (8, 6)]),
        (families::truncated_octahedron(), [24, 36], 3, [(4, 6), (6, 8)]),
        (families::icosidodecahedron(), [30, 60], 4, [(3, 20), (5, 12)]),
        (families::truncated_dodecahedron(), [60, 90], 3, [(3, 20), (10, 12)]),
    ]
}

#[test]
fn archimedean_solids_have_the_faces_of_the_tables() {
    for (drawn, counts, degree, wanted) in solids() {
        assert_eq!(size(&drawn), counts);
        assert_eq!(degree_counts(&drawn), BTreeMap::from([(degree, counts[0])]));
        let sides = faces(&graph(&drawn), &drawn.points);
        assert_eq!(counts[0] + sides.len(), counts[1] + 2);
        assert_eq!(super::counted(sides.into_iter()), BTreeMap::from(wanted));
    }
}

#[test]
fn archimedean_solids_are_drawn_flat_and_with_room() {
    for (drawn, ..) in solids() {
        assert_eq!(crossing(&drawn.points, &drawn.edges), None);
        assert!((0.95..1.3).contains(&nearest(&drawn.points)));
        assert!(room_beside_lines(&drawn.points, &drawn.edges) > 0.25);
    }
}

#[test]
fn geodesic_spheres_have_twelve_corners_of_degree_five() {
    for frequency in 1..=6 {
        let drawn = families::geodesic(frequency).expect("a small sphere");
        let f = frequency as usize;
        assert_eq!(size(&drawn), [10 * f * f + 2, 30 * f * f]);
        let mut degrees = BTreeMap::from([(5, 12)]);
        if f > 1 {
            degrees.insert(6, 10 * (f * f - 1));
        }
        assert_eq!(degree_counts(&drawn), degrees);
        assert!(diameter(&graph(&drawn)).is_some());
    }
}

#[test]
fn geodesic_spheres_are_drawn_flat_as_triangles() {
    for frequency in [1, 2, 3, 4, 5, 6, 11] {
        let drawn = families::geodesic(frequency).expect("a small sphere");
        assert_eq!(crossing(&drawn.points, &drawn.edges), None, "{frequency}");
        let sides = faces(&graph(&drawn), &drawn.points);
        assert_eq!(sides, vec![3; 20 * (frequency * frequency) as usize]);
        assert!((0.99..1.1).contains(&nearest(&drawn.points)));
    }
}
