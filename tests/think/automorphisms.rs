//! Automorphisms of boards, by boards whose groups are known.

use gospace::Placement;
use gospace::boards::Board;
use gospace::boards::setup::{BoardSetup, GraphSetup, SpaceSetup};
use gospace_think::automorphisms::Structure;

use super::disk_boards::{of, reaching};

const EFFORT: u32 = 100_000;

fn structure(setup: BoardSetup) -> Option<Structure> {
    Structure::new(Board::new(setup).unwrap().ground(), |_| 0, |_| 0)
}

/// By placement, the least one that is exchanged with it.
fn orbits(setup: BoardSetup) -> Vec<u32> {
    structure(setup).unwrap().orbits(EFFORT).into_iter().map(|Placement(at)| at).collect()
}

fn path(count: u32) -> GraphSetup {
    GraphSetup {
        points: (0..count).map(|v| [f64::from(v), 0.0]).collect(),
        edges: (1..count).map(|v| [v - 1, v]).collect(),
        ..GraphSetup::default()
    }
}

#[test]
fn of_a_cycle_all_2n_automorphisms_are_listed_or_as_many_as_are_asked_for() {
    let mut cycle = path(9);
    cycle.edges.push([8, 0]);
    let structure = structure(BoardSetup::Graph(cycle)).unwrap();
    assert_eq!(structure.list(100, EFFORT).len(), 18);
    for most in [1, 2, 5, 18] {
        assert_eq!(structure.list(most, EFFORT).len(), most);
    }
}

#[test]
fn placements_that_only_the_open_sets_within_tell_apart_are_not_exchanged() {
    let space = |open: &[&[u32]]| {
        orbits(BoardSetup::Space(SpaceSetup {
            points: (0..4).map(|x| [f64::from(x), 0.0]).collect(),
            open: open.iter().map(|set| set.to_vec()).collect(),
            placements: vec![vec![0, 1], vec![2, 3]],
        }))
    };
    assert_eq!(space(&[&[0], &[0, 1], &[2, 3]]), [0, 1]);
    assert_eq!(space(&[&[0], &[0, 1], &[3], &[2, 3]]), [0, 0]);
}

#[test]
fn disks_that_overlap_are_not_exchanged_with_disks_that_touch() {
    let at =
        |x: [i32; 4]| orbits(BoardSetup::Disks(of(x.map(|x| reaching(x, 0, 100, 102)).to_vec())));
    let [touch, overlap] = [202, 150];
    assert_eq!(at([0, touch, 5000, 5000 + touch]), [0, 0, 0, 0]);
    assert_eq!(at([0, touch, 5000, 5000 + overlap]), [0, 0, 2, 2]);
}

#[test]
fn boards_of_4000_elements_are_examined_and_larger_ones_are_not() {
    assert!(structure(BoardSetup::Graph(path(4_000))).is_some());
    assert!(structure(BoardSetup::Graph(path(4_001))).is_none());
}
