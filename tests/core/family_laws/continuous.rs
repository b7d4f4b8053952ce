//! Disks and planes of the gallery.

use std::collections::BTreeSet;

use gospace::boards::disks::Disks;
use gospace::boards::families::{self};
use gospace::boards::plane::Plane;
use gospace::boards::setup::{BoardSetup, Disk, DisksSetup, GridSetup, RegionSetup, Wrap};
use gospace::geometry::Spot;
use gospace::ids::Placement;

use super::super::checks::graphs::graph_of;

fn disks(setup: &DisksSetup) -> Disks {
    Disks::new(setup).expect("a board of disks")
}

#[test]
fn disks_in_rows_touch_as_the_points_of_a_grid_are_joined_and_never_overlap() {
    let board = disks(&families::disk_grid(7, 5).expect("35 disks"));
    let grid = graph_of(&BoardSetup::Grid(GridSetup { columns: 7, rows: 5, wrap: Wrap::None }));
    for at in board.placements() {
        assert_eq!(board.touches(at), grid.successors(at));
        assert_eq!(board.conflicts(at), []);
    }
}

/// X = [1/2, columns + 1/2] × [1/2, rows + 1/2] in TopoGo's example 1, a unit being 1,024 ticks.
#[test]
fn disks_in_rows_lie_in_a_rectangle_half_a_unit_beyond_their_centres() {
    let RegionSetup::Polygon { outer, .. } =
        families::disk_grid(7, 5).expect("35 disks").region.expect("a region")
    else {
        panic!("a rectangle has corners")
    };
    let corners = [[512, 512], [7 * 1024 + 512, 512], [7 * 1024 + 512, 5 * 1024 + 512]];
    let corners = corners.into_iter().chain([[512, 5 * 1024 + 512]]);
    assert_eq!(outer, corners.map(|[x, y]| Spot::new(x, y)).collect::<Vec<_>>());
}

#[test]
fn disks_that_touch_are_in_one_piece_and_others_in_their_own() {
    let disk = |x| Disk { centre: Spot::new(x, 0), core: 5, reach: 5 };
    let row = DisksSetup { region: None, disks: [0, 10, 20, 31, 100].map(disk).to_vec() };
    assert_eq!(disks(&row).component_count(), 3);
}

#[test]
fn every_large_disk_of_the_nested_ones_holds_the_four_that_follow_it() {
    let board = disks(&families::nested_disks(3).expect("nine squares"));
    let large = board.placements().filter(|&at| board.disk(at).core == 1536);
    let held: Vec<Vec<Placement>> = large.map(|at| board.inside(at).to_vec()).collect();
    assert_eq!(held.len(), 9);
    assert!(held.iter().all(|inside| inside.len() == 4));
    let distinct: BTreeSet<_> = held.iter().flatten().collect();
    assert_eq!(distinct.len(), 36, "each lies in one large disk only");
}

#[test]
fn every_nested_disk_touches_another_so_that_a_stone_there_can_have_a_liberty() {
    for side in 2..=4 {
        let board = disks(&families::nested_disks(side).expect("a few squares"));
        assert_eq!(board.len(), 5 * (side * side) as usize);
        for at in board.placements() {
            assert!(!board.touches(at).is_empty(), "{side}: {at}");
        }
    }
}

#[test]
fn petals_touch_those_around_them_and_do_not_overlap() {
    let board = disks(&families::sunflower(120).expect("120 disks"));
    assert_eq!(board.component_count(), 1);
    for at in board.placements() {
        assert_eq!(board.conflicts(at), [], "{at}");
        assert!((2..=12).contains(&board.touches(at).len()), "{at}: {:?}", board.touches(at));
    }
}

#[test]
fn as_many_stones_fit_side_by_side_on_a_square_as_it_was_asked_for() {
    let plane = Plane::new(&families::square_plane(10, Wrap::None).expect("a square"));
    let plane = plane.expect("a plane");
    let row = (0..10).map(|i| Spot::new(1024 + 2048 * i, 1024));
    assert!(row.clone().all(|spot| plane.region().holds_disk(spot, 2048)));
    assert!(!plane.region().holds_disk(Spot::new(1024 + 2048 * 10, 1024), 2048));
}

#[test]
fn the_hole_is_a_third_as_wide_as_the_square_and_in_its_middle() {
    let RegionSetup::Polygon { outer, holes, .. } = families::holed_plane(12).expect("one").region
    else {
        panic!("a square has corners")
    };
    let ends = |ring: &[Spot], along: fn(&Spot) -> i32| {
        let all = || ring.iter().map(along);
        [all().min().expect("corners"), all().max().expect("corners")]
    };
    let width = 12 * 2048;
    let axes: [fn(&Spot) -> i32; 2] = [|corner| corner.x, |corner| corner.y];
    for along in axes {
        assert_eq!(ends(&outer, along), [0, width]);
        assert_eq!(ends(&holes[0], along), [width / 3, 2 * width / 3]);
    }
    assert_eq!((holes.len(), holes[0].len()), (1, 8));
}

#[test]
fn nothing_fits_into_the_hole_or_outside_the_round_table() {
    let holed = Plane::new(&families::holed_plane(12).expect("a square")).expect("a plane");
    let middle = Spot::new(12 * 1024, 12 * 1024);
    assert!(!holed.region().holds_disk(middle, 1));
    let round = Plane::new(&families::round_plane(11).expect("a disk")).expect("a plane");
    let radius = 11 * 1024;
    assert!(round.region().holds_disk(Spot::new(1024, radius), 2048));
    assert!(!round.region().holds_disk(Spot::new(1023, radius), 2048));
}

#[test]
fn sizes_out_of_range_are_refused() {
    assert!(families::disk_grid(0, 3).is_err());
    assert!(families::disk_grid(9_000, 1).is_err());
    assert!(families::nested_disks(0).is_err());
    assert!(families::sunflower(301).is_err());
    assert!(families::square_plane(8_193, Wrap::None).is_err());
    let largest = families::square_plane(8_192, Wrap::Torus).expect("2^24 ticks wide");
    assert!(Plane::new(&largest).is_ok());
    assert!(Disks::new(&families::sunflower(300).expect("300 disks")).is_ok());
}
