//! Samples of planes that are just as wide as a stone, or just not.

use gospace::Placement;
use gospace::boards::disks::DisksError;
use gospace::boards::plane::Plane;
use gospace::boards::setup::{PlaneSetup, Wrap};
use gospace::discretize::{Lattice, SampleError};
use gospace::geometry::Spot;
use proptest::prelude::*;

use super::places::{GLUED, rectangle};
use super::{LATTICES, plane, sampled};
use crate::naive_region::Region;
use crate::trials;

/// Whether a stone of the diameter can be put on a spot, by the definition.
fn is_legal(region: &Region, spot: Spot, diameter: i64) -> bool {
    region.holds_disk([spot.x.into(), spot.y.into()], diameter)
}

/// Whether a sample's disks are legal centres of the plane, and its cores as near to half of c as
/// whole ticks can be.
fn assert_is_sampled(plane: &PlaneSetup, pitch: i32) {
    let clearance = i64::from(2 * plane.radius - plane.tolerance);
    let region = Region::new(&plane.region);
    for lattice in LATTICES {
        let sample = sampled(plane, lattice, pitch).unwrap_or_else(|error| panic!("{error}"));
        for disk in &sample.setup.disks {
            assert!(is_legal(&region, disk.centre, clearance), "{lattice:?} {}", disk.centre);
            assert!((2 * i64::from(disk.core) - clearance).abs() <= 1);
        }
    }
}

#[test]
fn a_torus_of_105_by_35_ticks_is_sampled_with_stones_of_radius_20_and_tolerance_5() {
    for pitch in [2, 5, 20, 35, 36] {
        assert_is_sampled(&plane(rectangle(105, 35, Wrap::Torus), 20, 5), pitch);
    }
}

#[test]
fn every_glued_plane_that_is_one_stone_around_is_sampled() {
    let tight = (0..GLUED.len(), 2..20i32, 0..10i32, 0..60i32, any::<bool>(), 2..40i32);
    trials::check(300, tight, |(wrap, radius, tolerance, more, is_upright, pitch)| {
        // Odd, and at most the radius.
        let tolerance = (2 * tolerance + 1).min(radius - 1 + radius % 2);
        let clearance = 2 * radius - tolerance;
        // Sides that are not glued leave a stone room.
        let [short, long] = [clearance, clearance + 2 + more];
        let is_closed = matches!(GLUED[wrap], Wrap::Torus | Wrap::Klein);
        let [width, height] = if is_upright && is_closed { [long, short] } else { [short, long] };
        let tight = plane(rectangle(width, height, GLUED[wrap]), radius, tolerance);
        assert_eq!(tight.tolerance % 2, 1);
        assert!(Plane::new(&tight).is_ok(), "{tight:?}");
        assert_is_sampled(&tight, pitch);
    });
}

#[test]
fn a_disk_of_one_tick_fits_around_no_surface_of_one_tick() {
    let thin = plane(rectangle(1, 9, Wrap::Cylinder), 1, 1);
    assert!(Plane::new(&thin).is_ok());
    let refused = sampled(&thin, Lattice::Square, 1).err();
    let overlaps = DisksError::OverlapsItself { disk: Placement(0) };
    assert_eq!(refused, Some(SampleError::Disks(overlaps)));
}
