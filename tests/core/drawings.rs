//! Boards as a page paints them: the fields of `Drawing`.

use gospace::boards::Board;
use gospace::boards::drawing::Drawing;
use gospace::boards::setup::{
    Bend, BoardSetup, DisksSetup, GraphSetup, GridSetup, RegionSetup, Wrap,
};

use super::disk_boards::{of, reaching};
use super::plane_tangencies::{circle, plane, polygon, rectangle};

fn of_region(region: RegionSetup) -> Drawing {
    Board::new(BoardSetup::Plane(plane(region, 3, 1))).expect("a plane").drawing()
}

/// The numbers of a list, some at a time, in order.
fn sorted<const N: usize>(numbers: &[f64]) -> Vec<[f64; N]> {
    let mut found = numbers.as_chunks::<N>().0.to_vec();
    found.sort_by(|a, b| a.partial_cmp(b).expect("numbers"));
    found
}

#[test]
fn a_plane_numbers_neither_points_nor_placements() {
    let board = Board::new(BoardSetup::Plane(plane(circle([0, 0], 40), 3, 1))).expect("a plane");
    assert_eq!([board.point_count(), board.placement_count()], [0, 0]);
}

#[test]
fn disks_are_drawn_at_their_centres_with_their_cores_and_reaches() {
    let disks = of(vec![reaching(4, -7, 3, 5), reaching(20, 9, 6, 6)]);
    let drawing = Board::new(BoardSetup::Disks(disks)).expect("disks").drawing();
    let expected = Drawing {
        xy: vec![4.0, -7.0, 20.0, 9.0],
        radii: vec![3.0, 6.0],
        reaches: vec![5.0, 6.0],
        ..Drawing::default()
    };
    assert_eq!(drawing, expected);
}

#[test]
fn disks_in_a_region_are_drawn_with_its_outline() {
    let region = Some(rectangle([0, 0], [30, 20], Wrap::None));
    let disks = DisksSetup { region, disks: vec![reaching(10, 10, 4, 4)] };
    let drawing = Board::new(BoardSetup::Disks(disks)).expect("disks").drawing();
    assert_eq!(drawing.rings, [0.0, 0.0, 30.0, 0.0, 30.0, 20.0, 0.0, 20.0]);
    assert_eq!(drawing.ring_starts, [0, 4]);
}

#[test]
fn a_plane_is_drawn_as_its_rings_and_the_distances_of_stones() {
    let outline = [[0, 0], [90, 0], [0, 80]];
    let hole = [[20, 20], [24, 20], [24, 26], [20, 26]];
    let drawing = of_region(polygon(&outline, &[&hole]));
    let corners = outline.iter().chain(&hole).flatten().map(|&tick| f64::from(tick));
    let expected = Drawing {
        stone: 3.0,
        clearance: 5.0,
        contact: 7.0,
        rings: corners.collect(),
        ring_starts: vec![0, 3, 7],
        ..Drawing::default()
    };
    assert_eq!(drawing, expected);
}

#[test]
fn a_round_plane_is_drawn_as_its_circle() {
    let drawing = of_region(circle([5, -6], 40));
    let circle = vec![5.0, -6.0, 40.0];
    let expected =
        Drawing { stone: 3.0, clearance: 5.0, contact: 7.0, circle, ..Drawing::default() };
    assert_eq!(drawing, expected);
}

/// The left and the right side are glued upside down on a Möbius strip and a Klein bottle.
#[test]
fn glued_sides_are_drawn_in_pairs_whose_directions_agree() {
    let seams = |wrap| {
        let drawing = of_region(rectangle([-10, 20], [50, 40], wrap));
        (drawing.seams, drawing.seam_pairs)
    };
    let left = [-10.0, 20.0, -10.0, 60.0];
    let (right, turned) = ([40.0, 20.0, 40.0, 60.0], [40.0, 60.0, 40.0, 20.0]);
    let (top, bottom) = ([-10.0, 20.0, 40.0, 20.0], [-10.0, 60.0, 40.0, 60.0]);
    assert_eq!(seams(Wrap::None), (vec![], vec![]));
    assert_eq!(seams(Wrap::Cylinder), ([left, right].concat(), vec![1, 1]));
    assert_eq!(seams(Wrap::Mobius), ([left, turned].concat(), vec![1, 1]));
    assert_eq!(seams(Wrap::Torus), ([left, right, top, bottom].concat(), vec![1, 1, 2, 2]));
    assert_eq!(seams(Wrap::Klein), ([left, turned, top, bottom].concat(), vec![1, 1, 2, 2]));
}

/// From the corner (−10, 20) a rectangle of 50 by 40: a step sideways on a Möbius strip turns y into 80 − y.
#[test]
fn a_glued_region_is_drawn_with_the_other_places_where_it_is_seen() {
    let motions = |wrap| of_region(rectangle([-10, 20], [50, 40], wrap)).motions;
    assert_eq!(motions(Wrap::None), []);
    let beside = [[1.0, 1.0, -50.0, 0.0], [1.0, 1.0, 50.0, 0.0]];
    assert_eq!(sorted::<4>(&motions(Wrap::Cylinder)), beside);
    let turned = [[1.0, -1.0, -50.0, 80.0], [1.0, -1.0, 50.0, 80.0]];
    assert_eq!(sorted::<4>(&motions(Wrap::Mobius)), turned);
    let steps = [-1.0, 0.0, 1.0];
    let around = steps.iter().flat_map(|x| steps.map(|y| [1.0, 1.0, 50.0 * x, 40.0 * y]));
    let around: Vec<[f64; 4]> = around.filter(|image| image[2..] != [0.0, 0.0]).collect();
    assert_eq!(sorted::<4>(&motions(Wrap::Torus)), around);
}

#[test]
fn a_grid_is_drawn_as_its_points_and_lines() {
    let grid = |columns, rows, wrap| {
        Board::new(BoardSetup::Grid(GridSetup { columns, rows, wrap })).expect("a grid").drawing()
    };
    let expected = Drawing {
        xy: vec![0.0, 0.0, 1.0, 0.0, 2.0, 0.0],
        edges: vec![0, 1, 1, 2],
        grid: true,
        ..Drawing::default()
    };
    assert_eq!(grid(3, 1, Wrap::None), expected);
    assert_eq!(grid(0, 3, Wrap::Torus), Drawing { grid: true, ..Drawing::default() });
}

#[test]
fn bends_are_of_the_lines_that_are_drawn_edges_first() {
    let graph = GraphSetup {
        points: vec![[0.0, 0.0], [4.0, 0.0], [0.0, 4.0]],
        edges: vec![[1, 0]],
        arcs: vec![[2, 0], [1, 2]],
        bends: Some(vec![
            Bend { link: 0, at: [2.0, 1.0] },
            Bend { link: 1, at: [1.0, 2.0] },
            Bend { link: 2, at: [3.0, 3.0] },
        ]),
        ..GraphSetup::default()
    };
    let drawing = Board::new(BoardSetup::Graph(graph)).expect("a graph").drawing();
    assert_eq!(drawing.edges, [0, 1]);
    assert_eq!(drawing.arcs, [1, 2, 2, 0]);
    let bends = [[0.0, 2.0, 1.0], [1.0, 3.0, 3.0], [2.0, 1.0, 2.0]];
    assert_eq!(sorted::<3>(&drawing.bends), bends);
}
