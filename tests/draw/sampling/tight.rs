//! Samples of planes that are just as wide as a stone, or just not.

use gospace::Placement;
use gospace::boards::disks::DisksError;
use gospace::boards::plane::Plane;
use gospace::boards::setup::{PlaneSetup, RegionSetup, Wrap};
use gospace::geometry::Spot;
use gospace_draw::discretize::{Lattice, SampleError};
use proptest::prelude::*;

use super::super::naive_region::Region;
use super::super::trials;
use super::places::{GLUED, rectangle};
use super::{LATTICES, plane, sampled, spots};

/// True if a stone of the diameter can be put on a spot, by the definition.
fn is_legal(region: &Region, spot: Spot, diameter: i64) -> bool {
    region.holds_disk([spot.x.into(), spot.y.into()], diameter)
}

/// True if a sample's disks are legal centres of the plane, and its cores as near to half of c as
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

/// A room, and a corridor of that height and 200 ticks that leads out of it to the right.
fn with_corridor(height: i32) -> RegionSetup {
    let [top, bottom] = [40, 40 + height];
    let corners = [[0, 0], [100, 0], [100, top], [300, top], [300, bottom], [100, bottom]];
    let corners = corners.into_iter().chain([[100, 100], [0, 100]]);
    let outer = corners.map(|[x, y]| Spot::new(x, y)).collect();
    RegionSetup::Polygon { outer, holes: vec![], wrap: Wrap::None }
}

#[test]
fn a_corridor_too_narrow_for_a_stone_does_not_count_in_the_covering_radius() {
    for height in [16, 17, 18, 19, 20, 21] {
        let plane = plane(with_corridor(height), 10, 0);
        let region = Region::new(&plane.region);
        let all = (0..300).flat_map(|x| (0..100).map(move |y| Spot::new(x, y)));
        let legal: Vec<Spot> = all.filter(|&spot| is_legal(&region, spot, 20)).collect();
        for lattice in LATTICES {
            for pitch in [3, 20, 40] {
                let sample = sampled(&plane, lattice, pitch).unwrap();
                let spots = spots(&sample);
                let nearest = |p: &Spot| spots.iter().map(|q| p.distance_squared(*q)).min();
                let farthest = legal.iter().filter_map(nearest).max().unwrap() as f64;
                let over = sample.report.covering_radius - farthest.sqrt();
                let most = f64::from(pitch) / 64.0 + 1e-9;
                assert!((0.0..=most).contains(&over), "{height} {lattice:?} {pitch}: {over}");
            }
        }
    }
}
