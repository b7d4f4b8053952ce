//! The go-space of small families of disks, counted by hand.

use gospace::boards::disks::Disks;
use gospace::boards::setup::{Disk, DisksSetup};
use gospace::boards::space::Space;
use gospace::geometry::Spot;
use gospace::ids::Placement;
use gospace_draw::discretize::quotient::{CellKind, Quotient, QuotientError, quotient};

fn of(disks: &[[i32; 3]]) -> Quotient {
    let disk = |&[x, y, core]: &[i32; 3]| Disk { centre: Spot::new(x, y), core, reach: core };
    let setup = DisksSetup { region: None, disks: disks.iter().map(disk).collect() };
    quotient(&Disks::new(&setup).expect("disks")).expect("a go-space")
}

/// Crossings, arcs and faces.
fn counts(quotient: &Quotient) -> [usize; 3] {
    [CellKind::Crossing, CellKind::Arc, CellKind::Face]
        .map(|kind| quotient.kinds.iter().filter(|&&other| other == kind).count())
}

#[test]
fn without_disks_the_plane_is_one_point() {
    assert_eq!(counts(&of(&[])), [0, 0, 1]);
}

#[test]
fn one_disk_has_an_inside_a_circle_and_an_outside() {
    let one = of(&[[0, 0, 5]]);
    assert_eq!(counts(&one), [0, 1, 2]);
    let space = Space::new(&one.space).expect("a go-space");
    assert_eq!(space.points_of(Placement(0)).len(), 1);
    assert_eq!(space.closure(space.points_of(Placement(0))).len(), 2);
}

#[test]
fn two_disks_apart_have_seven_cells_less_none_and_share_the_outside() {
    assert_eq!(counts(&of(&[[0, 0, 5], [20, 0, 5]])), [0, 2, 3]);
}

#[test]
fn tangent_disks_share_a_point_from_outside_and_from_inside() {
    assert_eq!(counts(&of(&[[0, 0, 5], [10, 0, 5]])), [1, 2, 3]);
    assert_eq!(counts(&of(&[[0, 0, 5], [3, 0, 2]])), [1, 2, 3]);
    assert_eq!(counts(&of(&[[0, 0, 5], [1, 0, 2]])), [0, 2, 3]);
}

#[test]
fn both_crossings_of_two_circles_have_one_signature() {
    // Two points of the plane, {} of open and {0, 1} of closed disks: one point of the go-space.
    assert_eq!(counts(&of(&[[0, 0, 5], [6, 0, 5]])), [1, 4, 4]);
}

#[test]
fn three_circles_through_one_point_meet_in_a_signature_of_their_own() {
    let three = of(&[[3, 4, 5], [-3, 4, 5], [0, -5, 5]]);
    let space = Space::new(&three.space).expect("a go-space");
    let together: Vec<_> = space
        .points()
        .filter(|&p| {
            (0..3).all(|i| {
                let stone = space.points_of(Placement(i));
                space.closure(stone).contains(&p) && !stone.contains(&p)
            })
        })
        .collect();
    assert_eq!(together.len(), 1);
}

#[test]
fn a_disk_that_reaches_further_than_it_covers_has_no_quotient() {
    let disk = |x, reach| Disk { centre: Spot::new(x, 0), core: 2, reach };
    let setup = DisksSetup { region: None, disks: vec![disk(0, 2), disk(9, 3)] };
    let refused = quotient(&Disks::new(&setup).expect("disks"));
    let error = QuotientError::Reach { disk: Placement(1), reach: 3, core: 2 };
    assert_eq!(refused, Err(error));
}
