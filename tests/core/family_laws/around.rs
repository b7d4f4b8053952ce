//! Surroundings of placements, by their definition on each kind of board.

use std::collections::BTreeSet;

use gospace::boards::around::Relation;
use gospace::boards::families::gallery;
use gospace::boards::setup::{BoardSetup, GridSetup, SetupRef, Wrap};
use gospace::boards::{Board, Ground};
use gospace::ids::{Placement, Point};

use super::super::naive_grid;
use super::{WRAPS, grid};

type Around = Vec<[u32; 2]>;

fn all_around(board: &Board) -> impl Iterator<Item = (Placement, Around)> {
    let around = |at| {
        let flat = board.around(at).pairs;
        let mut pairs = flat.as_chunks().0.to_vec();
        pairs.sort_by_key(|pair: &[u32; 2]| pair[0]);
        (at, pairs)
    };
    (0..board.placement_count()).map(Placement::at).map(around)
}

fn boards_of_gallery() -> impl Iterator<Item = Board> {
    gallery().iter().map(|family| Board::new(family.setup().0).expect("a board"))
}

/// One relation after another, in their order.
fn related(lists: &[(Relation, Vec<Placement>)]) -> Around {
    let pairs = |(relation, all): &(Relation, Vec<Placement>)| {
        all.iter().map(|p| [*relation as u32, p.0]).collect::<Around>()
    };
    lists.iter().flat_map(pairs).collect()
}

/// The placements other than `at` of which this is true, ascending.
fn others(board: &Board, at: Placement, is: impl Fn(Placement) -> bool) -> Vec<Placement> {
    (0..board.placement_count()).map(Placement::at).filter(|&p| p != at && is(p)).collect()
}

fn ends(setup: &GridSetup, at: Placement) -> BTreeSet<Placement> {
    let arcs = naive_grid::arcs(setup).into_iter();
    arcs.filter(|arc| arc[0] == at.0).map(|arc| Placement(arc[1])).collect()
}

#[test]
fn on_a_grid_neighbours_over_a_seam_are_those_that_the_open_grid_lacks() {
    for wrap in WRAPS {
        let setup = grid(5, 4, wrap);
        let board = Board::new(BoardSetup::Grid(setup)).expect("a grid");
        for (at, around) in all_around(&board) {
            let all = ends(&setup, at);
            let open = ends(&grid(5, 4, Wrap::None), at);
            let across: Vec<_> = all.difference(&open).copied().collect();
            let next = all.intersection(&open).copied().collect();
            let expected = related(&[(Relation::Next, next), (Relation::Across, across)]);
            assert_eq!(around, expected, "{wrap:?} {at}");
        }
    }
}

#[test]
fn on_a_graph_arcs_lead_one_way_and_edges_join() {
    for board in boards_of_gallery() {
        let SetupRef::Graph(drawn) = board.setup() else { continue };
        let leads = |a: Placement, b: Placement| {
            let edge = drawn.edges.iter().any(|&e| e == [a.0, b.0] || e == [b.0, a.0]);
            edge || drawn.arcs.contains(&[a.0, b.0])
        };
        for (at, around) in all_around(&board) {
            let expected = related(&[
                (Relation::Next, others(&board, at, |p| leads(at, p) && leads(p, at))),
                (Relation::To, others(&board, at, |p| leads(at, p) && !leads(p, at))),
                (Relation::From, others(&board, at, |p| !leads(at, p) && leads(p, at))),
            ]);
            assert_eq!(around, expected);
        }
    }
}

#[test]
fn on_a_space_placements_overlap_by_points_and_meet_by_closures() {
    for board in boards_of_gallery() {
        let Ground::Space(space) = board.ground() else { continue };
        let meet = |a: &[Point], b: &[Point]| a.iter().any(|p| b.contains(p));
        let closures: Vec<_> =
            space.placements().map(|s| space.closure(space.points_of(s))).collect();
        for (at, around) in all_around(&board) {
            let overlaps = |p| meet(space.points_of(at), space.points_of(p));
            let touches = |p: Placement| meet(&closures[at.index()], &closures[p.index()]);
            let mut expected = related(&[
                (Relation::Next, others(&board, at, |p| touches(p) && !overlaps(p))),
                (Relation::Overlaps, others(&board, at, overlaps)),
            ]);
            expected.extend(space.points_of(at).iter().map(|p| [Relation::Covers as u32, p.0]));
            assert_eq!(around, expected);
        }
    }
}

#[test]
fn disks_overlap_within_their_cores_and_touch_at_their_reaches() {
    for board in boards_of_gallery() {
        let SetupRef::Disks(setup) = board.setup() else { continue };
        let disk = |p: Placement| setup.disks[p.index()];
        let square = |a: Placement, b: Placement| {
            let [dx, dy] =
                [disk(a).centre.x - disk(b).centre.x, disk(a).centre.y - disk(b).centre.y];
            i64::from(dx).pow(2) + i64::from(dy).pow(2)
        };
        for (at, around) in all_around(&board) {
            let overlaps = |p| square(at, p) < i64::from(disk(at).core + disk(p).core).pow(2);
            let touches = |p| square(at, p) <= i64::from(disk(at).reach + disk(p).reach).pow(2);
            let expected = related(&[
                (Relation::Next, others(&board, at, |p| touches(p) && !overlaps(p))),
                (Relation::Overlaps, others(&board, at, overlaps)),
            ]);
            assert_eq!(around, expected);
        }
    }
}

#[test]
fn nothing_lies_around_a_placement_that_is_not_there() {
    for board in boards_of_gallery() {
        assert!(board.around(Placement::at(board.placement_count())).pairs.is_empty());
    }
}
