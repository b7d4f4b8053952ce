//! Random boards of disks and named ones: overlapping, tangent, nested, with a reach beyond the
//! core, in regions, on glued rectangles.

use gospace::boards::setup::{Disk, DisksSetup, RegionSetup, Wrap};
use gospace::geometry::Spot;
use proptest::collection::vec;
use proptest::prelude::*;

use super::naive_disks::Disks;

/// Any of the families below.
pub fn boards() -> impl Strategy<Value = DisksSetup> {
    prop_oneof![2 => scattered(), 2 => on_a_lattice(), 2 => nested(), 1 => in_regions(), 2 => glued()]
}

/// A disk whose reach is its core.
pub fn disk(x: i32, y: i32, core: i32) -> Disk {
    reaching(x, y, core, core)
}

/// A disk with a larger reach.
pub fn reaching(x: i32, y: i32, core: i32, reach: i32) -> Disk {
    Disk { centre: Spot::new(x, y), core, reach }
}

/// Disks on the whole plane.
pub fn of(disks: Vec<Disk>) -> DisksSetup {
    DisksSetup { region: None, disks }
}

/// The board without its faulty disks.
pub fn faultless(mut setup: DisksSetup) -> DisksSetup {
    while let Some((faulty, _)) = Disks::new(&setup).faults().pop() {
        setup.disks.remove(faulty);
    }
    setup
}

fn disks(
    centres: impl Strategy<Value = (i32, i32)>,
    cores: impl Strategy<Value = i32>,
    beyond: i32,
    most: usize,
) -> impl Strategy<Value = Vec<Disk>> {
    let one = (centres, cores, 0..=beyond);
    vec(one.prop_map(|((x, y), core, more)| reaching(x, y, core, core + more)), 1..=most)
}

/// Anywhere and of any size: most overlap some others.
pub fn scattered() -> impl Strategy<Value = DisksSetup> {
    let few = prop_oneof![Just(0), 0..4_i32];
    few.prop_flat_map(|beyond| disks((0..20_i32, 0..20_i32), 1..6, beyond, 11))
        .prop_map(|disks| faultless(of(disks)))
}

/// Centres two ticks apart and cores of one tick mostly, so that many are tangent.
pub fn on_a_lattice() -> impl Strategy<Value = DisksSetup> {
    let core = prop_oneof![4 => Just(1), 1 => 2..4_i32];
    let centre = (0..4_i32, 0..4_i32).prop_map(|(x, y)| (2 * x, 2 * y));
    disks(centre, core, 0, 14).prop_map(|disks| faultless(of(disks)))
}

/// Few centres close together and sizes far apart: disks in disks, and reaches that pass the disk
/// around them.
pub fn nested() -> impl Strategy<Value = DisksSetup> {
    let core = prop_oneof![3 => 1..3_i32, 2 => 3..7_i32, 1 => 7..14_i32];
    let beyond = prop_oneof![Just(0), Just(9)];
    beyond
        .prop_flat_map(move |beyond| disks((0..14_i32, 0..8_i32), core.clone(), beyond, 11))
        .prop_map(|disks| faultless(of(disks)))
}

/// In a disk, or in a polygon with a slanted side and a hole.
pub fn in_regions() -> impl Strategy<Value = DisksSetup> {
    let ring = |corners: &[[i32; 2]]| corners.iter().map(|&[x, y]| Spot::new(x, y)).collect();
    let polygon = RegionSetup::Polygon {
        outer: ring(&[[0, 0], [24, 0], [24, 12], [15, 24], [0, 24]]),
        holes: vec![ring(&[[9, 9], [12, 9], [11, 13]])],
        wrap: Wrap::None,
    };
    let circle = RegionSetup::Circle { centre: Spot::new(12, 12), radius: 12 };
    let disks = disks((0..25_i32, 0..25_i32), 1..5, 0, 20);
    (prop_oneof![Just(polygon), Just(circle)], disks)
        .prop_map(|(region, disks)| faultless(DisksSetup { region: Some(region), disks }))
}

/// A rectangle with its sides glued.
pub fn rectangle(corner: [i32; 2], size: [i32; 2], wrap: Wrap) -> RegionSetup {
    let [[x, y], [w, h]] = [corner, size];
    let outer = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
    let outer = outer.map(|[x, y]| Spot::new(x, y)).to_vec();
    RegionSetup::Polygon { outer, holes: Vec::new(), wrap }
}

pub const WRAPS: [Wrap; 4] = [Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein];

/// On rectangles as small as a disk may be on them.
pub fn glued() -> impl Strategy<Value = DisksSetup> {
    let wrap = proptest::sample::select(WRAPS.to_vec());
    let size = [6..14_i32, 6..12_i32];
    let beyond = prop_oneof![2 => Just(0), 1 => 0..3_i32];
    (wrap, size, beyond).prop_flat_map(|(wrap, [w, h], beyond)| {
        let core = prop_oneof![Just(1), 1..4_i32];
        disks((-3..w - 3, 2..h + 2), core, beyond, 12).prop_map(move |disks| {
            let region = Some(rectangle([-3, 2], [w, h], wrap));
            faultless(DisksSetup { region, disks })
        })
    })
}

/// TopoGo, example 1, in half units: "X = [0.5,19.5]², disks of radius 1/2 at the integer points
/// 1..19"; any number of points a side.
pub fn topogo_example_1(side: i32) -> DisksSetup {
    let points = (1..=side).flat_map(|y| (1..=side).map(move |x| disk(2 * x, 2 * y, 1)));
    DisksSetup {
        region: Some(rectangle([1, 1], [2 * side, 2 * side], Wrap::None)),
        disks: points.collect(),
    }
}

/// RULES.md 4, capture at a distance: "A = (0, 0) radius 2, B = (10, 0) radius 8, E = (16, 0)
/// radius 1".
pub fn capture_at_a_distance() -> Vec<Disk> {
    vec![disk(0, 0, 2), disk(10, 0, 8), disk(16, 0, 1)]
}
