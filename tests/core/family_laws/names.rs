//! Names of points and placements, by the definition in docs/names.md.

use std::collections::BTreeSet;

use gospace::boards::families::gallery;
use gospace::boards::names::{name, names, point_names};
use gospace::boards::setup::{BoardSetup, Disk, DisksSetup, GraphSetup, SpaceSetup, Wrap};
use gospace::geometry::Spot;
use gospace::ids::Placement;

use super::super::checks::names::assert_names_differ;
use super::grid;

fn drawn(points: &[[f64; 2]]) -> BoardSetup {
    BoardSetup::Graph(GraphSetup { points: points.to_vec(), ..GraphSetup::default() })
}

fn three_in_a_row() -> GraphSetup {
    GraphSetup { points: vec![[0.0, 0.0], [1.0, 0.0], [2.0, 0.0]], ..GraphSetup::default() }
}

/// So many places clockwise from the top, y downwards.
fn circle(count: usize, radius: f64) -> Vec<[f64; 2]> {
    let angle = |i: usize| std::f64::consts::TAU * i as f64 / count as f64;
    (0..count).map(|i| [radius * angle(i).sin(), -radius * angle(i).cos()]).collect()
}

fn space(points: &[[f64; 2]], placements: &[&[u32]]) -> BoardSetup {
    let placements = placements.iter().map(|set| set.to_vec()).collect();
    BoardSetup::Space(SpaceSetup { points: points.to_vec(), placements, open: Vec::new() })
}

/// Three rows of four, the top one first, as lists of documents usually are.
fn three_rows_of_four() -> Vec<[f64; 2]> {
    (0..12).map(|p| [f64::from(p % 4), f64::from(p / 4)]).collect()
}

#[test]
fn grid_names_leave_out_i_and_count_rows_from_the_bottom() {
    let board = BoardSetup::Grid(grid(60, 19, Wrap::None));
    let at = |x: u32, y: u32| name(&board, Placement(y * 60 + x));
    assert_eq!([at(0, 18), at(3, 15), at(7, 0), at(8, 0)], ["A1", "D4", "H19", "J19"]);
    assert_eq!([at(24, 18), at(25, 18), at(26, 18), at(50, 18)], ["Z1", "AA1", "AB1", "BA1"]);
    let all: BTreeSet<_> = (0..60 * 19).map(|p| name(&board, Placement(p))).collect();
    assert_eq!(all.len(), 60 * 19);
}

#[test]
fn graph_points_are_called_by_their_label_or_place() {
    let mut path = three_in_a_row();
    assert_eq!(name(&BoardSetup::Graph(path.clone()), Placement(2)), "C1");
    path.labels = Some(["a", "", "c"].map(String::from).to_vec());
    assert_eq!(names(&BoardSetup::Graph(path)), ["a", "B1", "c"]);
}

#[test]
fn a_place_that_is_the_label_of_another_point_gets_a_number() {
    let mut path = three_in_a_row();
    path.labels = Some(["", "A1", "A1 #2"].map(String::from).to_vec());
    assert_eq!(names(&BoardSetup::Graph(path)), ["A1 #2 #2", "A1", "A1 #2"]);
}

#[test]
fn points_on_circles_are_counted_clockwise_from_the_top() {
    let mut points = circle(5, 1.0);
    points.extend(circle(7, 3.0));
    points.push([0.0, 0.0]);
    let names = names(&drawn(&points));
    assert_eq!(
        [0, 2, 4].map(|p| &*names[p]),
        ["ring 1, 1 of 5", "ring 1, 3 of 5", "ring 1, 5 of 5"]
    );
    assert_eq!([5, 11].map(|p| &*names[p]), ["ring 2, 1 of 7", "ring 2, 7 of 7"]);
    assert_eq!(names[12], "centre");
}

#[test]
fn a_point_a_hair_before_the_top_is_the_first() {
    let mut points = circle(9, 100.0);
    points[0][0] = -1e-9;
    assert_eq!(names(&drawn(&points))[0], "ring 1, 1 of 9");
}

#[test]
fn the_points_of_a_square_lattice_stand_in_rows_and_on_no_rings() {
    assert_eq!(
        names(&drawn(&three_rows_of_four())),
        ["A3", "B3", "C3", "D3", "A2", "B2", "C2", "D2", "A1", "B1", "C1", "D1"]
    );
    for side in 1..12 {
        let lattice: Vec<_> =
            (0..side * side).map(|p| [f64::from(p % side), f64::from(p / side)]).collect();
        let grid = BoardSetup::Grid(grid(side, side, Wrap::None));
        assert_eq!(names(&drawn(&lattice)), names(&grid));
    }
}

#[test]
fn a_row_holds_all_up_to_half_a_step_above_its_lowest_point() {
    // 4 wide, 4 high, 4 points: a step is 2, half of it 1.
    let points = [[0.0, 4.0], [4.0, 3.0], [1.0, 2.9], [2.0, 0.0]];
    assert_eq!(names(&drawn(&points)), ["A1", "B1", "A2", "A3"]);
}

#[test]
fn disks_are_named_by_their_centres() {
    let spots = three_rows_of_four();
    let disk = |&[x, y]: &[f64; 2]| Disk {
        centre: Spot::new(1000 * x as i32, 1000 * y as i32),
        core: 400,
        reach: 400,
    };
    let disks = DisksSetup { region: None, disks: spots.iter().map(disk).collect() };
    assert_eq!(names(&BoardSetup::Disks(disks)), names(&drawn(&spots)));
}

#[test]
fn placements_are_called_by_their_points() {
    let placements: [&[u32]; 6] =
        [&[4], &[0, 4], &[5, 0, 4], &[0, 1, 4, 5], &[0, 1, 4, 8, 9], &[9, 8, 5, 1, 0]];
    let board = space(&three_rows_of_four(), &placements);
    let all = names(&board);
    assert_eq!(all[..4], ["A2", "A2–A3", "A2, B2, A3", "A2–B3 (4)"]);
    assert_eq!(all[4..], ["A1–B3 (5)", "A1–B3 (5) #2"]);
    assert_eq!(point_names(&board), names(&drawn(&three_rows_of_four())));
}

#[test]
fn all_names_of_a_board_differ_and_are_short() {
    for family in gallery() {
        assert_names_differ(family.id, &family.setup().0);
    }
}
