//! Named topologies, and the numbers of topologies.

use std::collections::BTreeSet;

use gospace::boards::setup::SpaceSetup;
use gospace::boards::space::Space;
use gospace::ids::{Placement, Point};

use super::oracle::{Set, bits};
use super::{numbers, space};

#[test]
fn there_are_1_4_29_and_355_topologies_on_1_to_4_points() {
    // OEIS A000798. Every topology is its own subbase, so all sets of sets reach them all.
    for (n, wanted) in [(0, 1), (1, 1), (2, 4), (3, 29), (4, 355)] {
        let sets = 1u32 << n;
        let found: BTreeSet<Vec<Vec<Point>>> = (0..1u32 << sets)
            .map(|subbase| {
                let open = (0..sets).filter(|set| subbase >> set & 1 == 1);
                let setup = SpaceSetup {
                    points: vec![[0.0, 0.0]; n],
                    open: open.map(|set| bits(set as Set)).collect(),
                    placements: Vec::new(),
                };
                let space = Space::new(&setup).expect("a space");
                space.points().map(|p| space.neighbourhood(p).to_vec()).collect()
            })
            .collect();
        assert_eq!(found.len(), wanted, "{n} points");
    }
}

#[test]
fn sierpinskis_space_has_an_open_point_and_a_closed_one() {
    let sierpinski = space(2, &[&[1]], &[&[1], &[0, 1]]);
    let [closed, open] = [Point(0), Point(1)];
    assert_eq!(sierpinski.neighbourhood(closed), [closed, open]);
    assert_eq!(sierpinski.neighbourhood(open), [open]);
    assert_eq!(sierpinski.closure(&[closed]), [closed]);
    assert_eq!(sierpinski.closure(&[open]), [closed, open]);
    assert!(sierpinski.is_connected(&[closed, open]) && sierpinski.all_connected());
    assert!(sierpinski.is_open(&[open]) && !sierpinski.is_open(&[closed]));
}

#[test]
fn discrete_points_are_all_apart_and_indiscrete_ones_all_one() {
    let discrete = space(3, &[&[0], &[1], &[2]], &[&[0, 2]]);
    assert_eq!(discrete.components(&[Point(2), Point(0)]), [[Point(2)], [Point(0)]]);
    assert_eq!(discrete.closure_parts(Placement(0)).len(), 2);
    assert!(!discrete.all_connected());
    let indiscrete = space(3, &[], &[&[0, 1, 2]]);
    assert_eq!(numbers(&indiscrete.closure(&[Point(1)])), [0, 1, 2]);
    assert_eq!(numbers(&indiscrete.smallest_open(&[Point(1)])), [0, 1, 2]);
    assert!(indiscrete.is_connected(&[Point(0), Point(2)]));
}

#[test]
fn nothing_is_open_closed_and_connected() {
    for space in [space(0, &[], &[]), space(2, &[&[], &[0]], &[])] {
        assert!(space.is_open(&[]) && space.is_connected(&[]));
        assert!(space.closure(&[]).is_empty() && space.components(&[]).is_empty());
        assert!(space.all_connected());
    }
}

#[test]
fn the_empty_set_and_the_whole_may_be_listed_in_any_order_and_again() {
    let plain = space(3, &[&[0, 1]], &[&[0, 1]]);
    let wordy = space(3, &[&[], &[2, 0, 1], &[1, 0], &[0, 1]], &[&[1, 0]]);
    assert_eq!(plain, wordy);
}
