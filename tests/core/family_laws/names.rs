//! Names of placements.

use std::collections::BTreeSet;

use gospace::boards::families;
use gospace::boards::names::name;
use gospace::boards::setup::{BoardSetup, Wrap};
use gospace::ids::Placement;

use super::grid;

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
fn graph_points_are_called_by_their_label_or_number() {
    let mut drawn = families::path(3).expect("three points");
    assert_eq!(name(&BoardSetup::Graph(drawn.clone()), Placement(2)), "2");
    drawn.labels = Some(["a", "", "c"].map(String::from).to_vec());
    let board = BoardSetup::Graph(drawn);
    assert_eq!([0, 1, 2].map(|p| name(&board, Placement(p))), ["a", "1", "c"]);
}
