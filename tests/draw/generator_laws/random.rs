//! Random graphs: properties of every one, for every seed.

use std::collections::BTreeMap;

use gospace::boards::families::Parameter;
use gospace::boards::families::{FamilyError, random_regular};
use gospace_draw::generators::Proximity;
use gospace_draw::generators::{random_planar, random_proximity};

use super::super::checks::graphs::{diameter, graph};
use super::super::checks::plane::{crossing, nearest};
use super::degree_counts;

#[test]
fn random_regular_graphs_are_simple_and_regular_at_all_degrees() {
    // The graph() of checks wants no loop and no repeat.
    for (points, degree) in [(2, 1), (10, 2), (9, 4), (60, 3), (50, 7), (17, 16), (20, 16), (18, 9)]
    {
        for seed in 0..4 {
            let drawn = random_regular(points, degree, seed).expect("a regular graph");
            let wanted = BTreeMap::from([(degree as usize, points as usize)]);
            assert_eq!(degree_counts(&drawn), wanted);
            assert!(nearest(&drawn.points) > 0.9);
        }
    }
}

#[test]
fn every_cubic_graph_on_four_and_six_points_comes_up() {
    // On six numbered points there are 60 prisms and 10 K₃,₃ (Read 1960).
    let all = |points, seeds| {
        let drawn = (0..seeds).map(|seed| random_regular(points, 3, seed).expect("cubic").edges);
        drawn.collect::<std::collections::BTreeSet<_>>().len()
    };
    assert_eq!([all(4, 5), all(6, 1_500)], [1, 70]);
}

#[test]
fn there_is_no_regular_graph_with_an_odd_number_of_ends() {
    let odd = FamilyError::OddEnds { points: 7, degree: 3 };
    assert_eq!(random_regular(7, 3, 0), Err(odd));
    let odd = FamilyError::OddEnds { points: 9, degree: 5 };
    assert_eq!(random_regular(9, 5, 0), Err(odd));
    let few = FamilyError::TooSmall { parameter: Parameter::Points, given: 4, least: 5 };
    assert_eq!(random_regular(4, 4, 0), Err(few));
}

#[test]
fn random_planar_graphs_are_in_one_piece_without_crossings_from_tree_to_triangulation() {
    for points in [1, 2, 3, 40, 150] {
        let sizes = [0, 50, 100].map(|percent| {
            let drawn = random_planar(points, percent, 5).expect("a planar graph");
            assert_eq!(crossing(&drawn.points, &drawn.edges), None);
            assert!(diameter(&graph(&drawn)).is_some());
            assert!(points == 1 || nearest(&drawn.points) > 0.99);
            drawn.edges.len()
        });
        let n = points as usize;
        let delaunay =
            random_proximity(points, Proximity::Delaunay, 5).expect("points").edges.len();
        assert_eq!([sizes[0], sizes[2]], [n - 1, delaunay]);
        assert_eq!(sizes[1], n - 1 + (delaunay - (n - 1)).div_ceil(2));
    }
}
