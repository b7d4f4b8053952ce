//! Graphs that are refused, and bodies.

use gospace::boards::graph::{Graph, GraphError};
use gospace::boards::plane::Plane;
use gospace::boards::setup::{Body, PlaneSetup};
use gospace::limits::{MAX_ARCS, MAX_PLACEMENTS};

use super::plane_tangencies::{circle, plane};

#[test]
fn an_end_that_is_no_point_is_refused_with_its_link() {
    let refused = |edges: &[[u32; 2]], arcs: &[[u32; 2]]| Graph::new(3, edges, arcs).err();
    let edge = GraphError::EdgeOutOfRange { edge: 1, vertex: 3 };
    assert_eq!(refused(&[[0, 1], [3, 0]], &[]), Some(edge));
    let arc = GraphError::ArcOutOfRange { arc: 0, vertex: 9 };
    assert_eq!(refused(&[[0, 1]], &[[2, 9]]), Some(arc));
    assert_eq!(refused(&[[0, 1]], &[[2, 1]]), None);
}

#[test]
fn a_graph_has_as_many_points_and_arcs_as_their_limits() {
    let points = |count| Graph::new(count, &[], &[]).err();
    let count = MAX_PLACEMENTS as u64 + 1;
    assert_eq!(points(MAX_PLACEMENTS), None);
    assert_eq!(points(MAX_PLACEMENTS + 1), Some(GraphError::TooManyVertices { count }));
    let edges = |count| Graph::new(2, &vec![[0, 1]; count], &[]).err();
    let count = MAX_ARCS + 2;
    assert_eq!(edges(MAX_ARCS / 2), None);
    assert_eq!(edges(MAX_ARCS / 2 + 1), Some(GraphError::TooManyArcs { count }));
}

#[test]
fn a_body_has_a_place_for_each_point() {
    let bodies = [
        (Body::Solid(vec![]), 0),
        (Body::Four(vec![]), 0),
        (Body::Solid(vec![[0.0; 3]; 4]), 4),
        (Body::Four(vec![[0.0; 4]; 5]), 5),
    ];
    for (body, points) in bodies {
        assert_eq!((body.len(), body.is_empty()), (points, points == 0));
    }
}

#[test]
fn the_least_reach_of_a_plane_is_named_in_ticks_and_halves_of_them() {
    let refused = |tolerance| {
        let short = PlaneSetup { reach: Some(20), ..plane(circle([0, 0], 400), 20, tolerance) };
        Plane::new(&short).expect_err("a reach that is too short").to_string()
    };
    assert!(refused(3).contains("= 21.5 to"), "{}", refused(3));
    assert!(refused(4).contains("= 22 to"), "{}", refused(4));
}
