//! Random boards with everything wrong that a small list of numbers can be.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use gospace::boards::setup::{
    BoardSetup, Disk, DisksSetup, GraphSetup, GridSetup, PlaneSetup, RegionSetup, SpaceSetup,
    Start, Wrap,
};
use gospace::geometry::Spot;
use gospace::{Placement, Site};

pub fn places(count: usize) -> impl Strategy<Value = Vec<[f64; 2]>> {
    vec([0..3, 0..2], count).prop_map(|all| all.into_iter().map(|p| p.map(f64::from)).collect())
}

pub fn graphs() -> impl Strategy<Value = GraphSetup> {
    let links = || vec([0..6_u32, 0..6_u32], 0..5);
    let labels = option::weighted(0.2, vec(Just("a".to_owned()), 3..6));
    (0..7_usize).prop_flat_map(places).prop_flat_map(move |points| {
        (Just(points), links(), links(), labels.clone()).prop_map(
            |(points, edges, arcs, labels)| GraphSetup {
                points,
                edges,
                arcs,
                labels,
                ..GraphSetup::default()
            },
        )
    })
}

pub fn spaces() -> impl Strategy<Value = SpaceSetup> {
    let sets = || vec(vec(0..6_u32, 0..4), 0..5);
    (1..6_usize).prop_flat_map(places).prop_flat_map(move |points| {
        (Just(points), sets(), sets()).prop_map(|(points, open, placements)| SpaceSetup {
            points,
            open,
            placements,
        })
    })
}

fn square(wrap: Wrap) -> RegionSetup {
    ring(&[[0, 0], [20, 0], [20, 20], [0, 20]], wrap)
}

fn ring(corners: &[[i32; 2]], wrap: Wrap) -> RegionSetup {
    let outer = corners.iter().map(|&[x, y]| Spot::new(x, y)).collect();
    RegionSetup::Polygon { outer, holes: vec![], wrap }
}

fn regions() -> impl Strategy<Value = RegionSetup> {
    prop_oneof![
        3 => Just(square(Wrap::None)),
        1 => Just(square(Wrap::Torus)),
        1 => Just(square(Wrap::Projective)),
        1 => Just(RegionSetup::Circle { centre: Spot::new(9, 9), radius: 11 }),
        1 => Just(RegionSetup::Circle { centre: Spot::new(9, 9), radius: 0 }),
        1 => Just(ring(&[[0, 0], [20, 20], [20, 0], [0, 20]], Wrap::None)),
    ]
}

pub fn disks() -> impl Strategy<Value = DisksSetup> {
    let disk = ([-2..22, -2..22], 0..5, -1..3).prop_map(|([x, y], core, more)| Disk {
        centre: Spot::new(x, y),
        core,
        reach: core + more,
    });
    (option::of(regions()), vec(disk, 0..5))
        .prop_map(|(region, disks)| DisksSetup { region, disks })
}

fn planes() -> impl Strategy<Value = PlaneSetup> {
    (regions(), 0..13, -1..4, option::of(0..9)).prop_map(|(region, radius, tolerance, reach)| {
        PlaneSetup { region, radius, tolerance, reach }
    })
}

fn listed() -> impl Strategy<Value = Start> {
    let stones = || vec((0..5_u32).prop_map(|p| Site::Placement(Placement(p))), 0..3);
    (stones(), stones()).prop_map(|(black, white)| Start { black, white })
}

fn spots() -> impl Strategy<Value = Start> {
    let spot = [0..20, 0..20].prop_map(|[x, y]| Site::Spot(Spot::new(x, y)));
    let stones = vec(spot, 0..3);
    (stones.clone(), stones).prop_map(|(black, white)| Start { black, white })
}

/// A board of any kind, and a start.
pub fn boards() -> impl Strategy<Value = (BoardSetup, Start)> {
    let grids = (0..3_u32, 0..3_u32).prop_map(|(columns, rows)| {
        BoardSetup::Grid(GridSetup { columns, rows, wrap: Wrap::Klein })
    });
    prop_oneof![
        1 => (grids, listed()),
        4 => (graphs().prop_map(BoardSetup::Graph), listed()),
        4 => (spaces().prop_map(BoardSetup::Space), listed()),
        4 => (disks().prop_map(BoardSetup::Disks), listed()),
        4 => (planes().prop_map(BoardSetup::Plane), spots()),
    ]
}
