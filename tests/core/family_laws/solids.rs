//! The solids against Coxeter's tables, and their drawings against Euler's formula.

use gospace::boards::families;
use gospace::boards::setup::GraphSetup;
use gospace::ids::Placement;

use super::super::checks::graphs::{diameter, distances, girth, graph};
use super::super::checks::plane::faces;
use super::points_edges_degrees;

/// Coxeter, "Regular Polytopes", tables: points, edges, degree, girth, diameter, and how many
/// faces there are of each number of sides.
struct Solid {
    drawn: GraphSetup,
    points: usize,
    edges: usize,
    degree: usize,
    girth: usize,
    diameter: usize,
    faces: Vec<(usize, usize)>,
}

fn solids() -> Vec<Solid> {
    let solid = |drawn, [points, edges, degree, girth, diameter]: [usize; 5], faces: &[_]| Solid {
        drawn,
        points,
        edges,
        degree,
        girth,
        diameter,
        faces: faces.to_vec(),
    };
    vec![
        solid(families::tetrahedron(), [4, 6, 3, 3, 1], &[(3, 4)]),
        solid(families::cube(), [8, 12, 3, 4, 3], &[(4, 6)]),
        solid(families::octahedron(), [6, 12, 4, 3, 2], &[(3, 8)]),
        solid(families::dodecahedron(), [20, 30, 3, 5, 5], &[(5, 12)]),
        solid(families::icosahedron(), [12, 30, 5, 3, 3], &[(3, 20)]),
        solid(families::football(), [60, 90, 3, 5, 9], &[(5, 12), (6, 20)]),
    ]
}

#[test]
fn solids_have_the_points_edges_and_distances_of_the_tables() {
    for solid in solids() {
        let graph = graph(&solid.drawn);
        let counts = points_edges_degrees(&solid.drawn);
        assert_eq!(counts, (solid.points, solid.edges, vec![solid.degree]));
        assert_eq!(girth(&graph), Some(solid.girth));
        assert_eq!(diameter(&graph), Some(solid.diameter));
    }
}

#[test]
fn the_faces_of_a_drawn_solid_are_its_faces_and_obey_euler() {
    for solid in solids() {
        let sides = faces(&graph(&solid.drawn), &solid.drawn.points);
        assert_eq!(solid.points + sides.len(), solid.edges + 2);
        for (length, count) in solid.faces {
            assert_eq!(sides.iter().filter(|&&s| s == length).count(), count);
        }
    }
}

#[test]
fn every_point_of_the_football_is_where_two_hexagons_and_a_pentagon_meet() {
    let football = graph(&families::football());
    let on_pentagon = football.vertices().filter(|&v| {
        let far = |a: Placement| distances(&football, a);
        let two_away: Vec<_> =
            football.vertices().filter(|u| far(v)[u.index()] == Some(2)).collect();
        let closes = |a: &Placement| two_away.iter().any(|b| football.has_arc(*a, *b));
        two_away.iter().filter(|a| closes(a)).count() == 2
    });
    assert_eq!(on_pentagon.count(), 60);
}
