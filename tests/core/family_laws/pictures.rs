//! The gallery's words, and laws of all its pictures.

use std::collections::BTreeSet;

use gospace::Site;
use gospace::boards::drawing::Drawing;
use gospace::boards::families::{self, Family, gallery};
use gospace::boards::setup::BoardSetup;

use super::super::checks::graphs::{diameter, drawing, graph_of, graphs_of_gallery};
use super::super::checks::plane::{crossing, nearest, room_beside_lines, shape};

fn drawing_of(family: &Family) -> Drawing {
    let (setup, _) = family.setup();
    drawing(&setup)
}

fn places(drawing: &Drawing) -> Vec<[f64; 2]> {
    let (pairs, _) = drawing.xy.as_chunks();
    pairs.to_vec()
}

fn lines(drawing: &Drawing) -> Vec<[u32; 2]> {
    let all = [drawing.edges.as_slice(), &drawing.arcs].concat();
    let (pairs, _) = all.as_chunks();
    pairs.to_vec()
}

#[test]
fn gallery_ids_are_unique_and_words_short() {
    let ids: BTreeSet<_> = gallery().iter().map(|family| family.id).collect();
    assert_eq!(ids.len(), gallery().len());
    for family in gallery() {
        let [name, note] = [family.name, family.note].map(|text| text.chars().count());
        assert!((1..=18).contains(&name), "{}: {name}", family.id);
        assert!((1..=110).contains(&note), "{}: {note}", family.id);
    }
}

#[test]
fn starting_stones_of_the_gallery_all_reach_an_empty_point() {
    for family in graphs_of_gallery() {
        let (setup, start) = family.setup();
        let graph = graph_of(&setup);
        for stone in start.black.iter().chain(&start.white) {
            let Site::Placement(stone) = *stone else { panic!("a graph lists its points") };
            let beside = graph.successors(stone).iter().map(|&v| Site::from(v));
            let is_empty = |v: &Site| !start.black.contains(v) && !start.white.contains(v);
            assert!(beside.filter(is_empty).count() > 0, "{}", family.id);
        }
    }
}

#[test]
fn on_every_board_of_the_gallery_that_is_in_one_piece_there_is_a_way_to_everywhere() {
    let in_pieces = ["isolated-pairs", "rows-of-three", "satellites", "ten-thousand"];
    for family in graphs_of_gallery().filter(|family| !in_pieces.contains(&family.id)) {
        let graph = graph_of(&family.setup().0);
        assert!(diameter(&graph).is_some(), "{}", family.id);
    }
}

#[test]
fn nearest_points_are_a_unit_apart_and_no_picture_is_too_long() {
    for family in graphs_of_gallery().filter(|family| family.id != "ten-thousand") {
        let places = places(&drawing_of(family));
        let unit = nearest(&places);
        assert!((0.95..=1.3).contains(&unit), "{}: {unit}", family.id);
        let shape = shape(&places);
        assert!((0.5..=2.0).contains(&shape), "{}: {shape}", family.id);
    }
}

#[test]
fn no_point_of_any_family_lies_on_a_line_of_two_others() {
    for family in graphs_of_gallery().filter(|family| family.id != "ten-thousand") {
        let drawing = drawing_of(family);
        let room = room_beside_lines(&places(&drawing), &lines(&drawing));
        assert!(room > 0.25, "{}: {room}", family.id);
    }
}

#[test]
fn other_sizes_are_drawn_without_overlaps_too() {
    let made = [
        families::hypercube(3),
        families::hypercube(5),
        families::hypercube(6),
        families::complete_tree(5, 3),
        families::random_tree(300, 11),
        families::random_tree(2, 11),
        families::random_cubic(100, 3),
        families::random_cubic(2_000, 3),
        families::random_digraph(40, 90, 3),
        families::path(2),
        families::path(500),
        families::star(2),
        families::star(50),
        families::complete_bipartite(1, 1),
        families::corner_with_satellites(3, 3, 1),
        families::corner_with_satellites(3, 3, 30),
    ];
    for drawn in made.map(|made| made.expect("a size in range")) {
        let unit = nearest(&drawn.points);
        assert!(unit > 0.9, "{unit} with {} points", drawn.points.len());
        assert!(drawn.points.iter().flatten().all(|c| (c * 256.0).fract() == 0.0));
    }
}

#[test]
fn graphs_without_a_shape_are_drawn_in_little_room() {
    for points in [20, 100, 362, 500, 502, 3_000] {
        let drawn = families::random_cubic(points, 9).expect("an even number");
        let unit = nearest(&drawn.points);
        assert!((0.9..=1.1).contains(&unit), "{points}: {unit}");
        let side = 3.0 * f64::from(points).sqrt();
        assert!(drawn.points.iter().flatten().all(|&c| c < side), "{points}");
    }
}

#[test]
fn planar_families_are_drawn_without_crossings() {
    let flat = [
        "grid-9",
        "honeycomb",
        "triangular",
        "cube",
        "tetrahedron",
        "octahedron",
        "dodecahedron",
        "icosahedron",
        "football",
        "tree",
        "star",
        "path",
        "cycle",
        "one-way-streets",
        "directed-cycle",
        "isolated-pairs",
        "rows-of-three",
        "satellites",
    ];
    let families = graphs_of_gallery().filter(|family| flat.contains(&family.id));
    let drawn = families.map(drawing_of);
    let trees = (0..20).map(|seed| {
        let setup = BoardSetup::Graph(families::random_tree(150, seed).expect("150 points"));
        drawing(&setup)
    });
    for drawing in drawn.chain(trees) {
        assert_eq!(crossing(&places(&drawing), &lines(&drawing)), None);
    }
}
