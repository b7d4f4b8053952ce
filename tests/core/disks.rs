//! Boards of disks: which overlap, touch and lie in one another, against the definitions.

use proptest::collection::vec;
use proptest::prelude::*;

use gospace::Placement;
use gospace::boards::disks::{Disks, DisksError};
use gospace::boards::setup::{Disk, DisksSetup, RegionSetup, Wrap};
use gospace::geometry::Spot;
use gospace::limits::{MAX_PLACEMENTS, MAX_TICK};

use super::trials;

const WIDTH: i32 = 60;
const HEIGHT: i32 = 40;

fn disk(x: i32, y: i32, core: i32, reach: i32) -> Disk {
    Disk { centre: Spot::new(x, y), core, reach }
}

fn rectangle(width: i32, height: i32, wrap: Wrap) -> RegionSetup {
    let corners = [[0, 0], [width, 0], [width, height], [0, height]];
    let outer = corners.map(|[x, y]| Spot::new(x, y)).to_vec();
    RegionSetup::Polygon { outer, holes: vec![], wrap }
}

fn board(region: Option<RegionSetup>, disks: Vec<Disk>) -> Result<Disks, DisksError> {
    Disks::new(&DisksSetup { region, disks })
}

/// The images of a spot that API.md's table names, up to three times round.
fn images(wrap: Wrap, p: Spot) -> Vec<[i64; 2]> {
    let [w, h] = [i64::from(WIDTH), i64::from(HEIGHT)];
    let [sideways, upright] = match wrap {
        Wrap::None | Wrap::Projective => [0, 0],
        Wrap::Cylinder | Wrap::Mobius => [3, 0],
        Wrap::Torus | Wrap::Klein => [3, 3],
    };
    let twisted = matches!(wrap, Wrap::Mobius | Wrap::Klein);
    let steps = (-sideways..=sideways).flat_map(|i| (-upright..=upright).map(move |j| [i, j]));
    let image = |[i, j]: [i64; 2]| {
        let y = i64::from(p.y);
        let y = if twisted && i % 2 != 0 { h - y } else { y };
        [i64::from(p.x) + i * w, y + j * h]
    };
    steps.map(image).collect()
}

fn distance_squared(wrap: Wrap, p: Spot, q: Spot) -> i64 {
    let squared = |[x, y]: [i64; 2]| (x - i64::from(p.x)).pow(2) + (y - i64::from(p.y)).pow(2);
    images(wrap, q).into_iter().map(squared).min().unwrap()
}

/// Asserts the definitions of all three lists, over all pairs.
fn assert_as_defined(wrap: Wrap, given: &[Disk], disks: &Disks) {
    let all = |law: &dyn Fn(Disk, Disk, i64) -> bool, i: usize| -> Vec<Placement> {
        let holds = |&j: &usize| {
            let [a, b] = [given[i], given[j]];
            i != j && law(a, b, distance_squared(wrap, a.centre, b.centre))
        };
        (0..given.len()).filter(holds).map(Placement::at).collect()
    };
    let square = |a: i32, b: i32| i64::from(a + b).pow(2);
    for i in disks.placements() {
        let conflict = |a: Disk, b: Disk, d: i64| d < square(a.core, b.core);
        assert_eq!(disks.conflicts(i), all(&conflict, i.index()), "{wrap:?}, conflicts of {i}");
        let touch = |a: Disk, b: Disk, d: i64| d <= square(a.reach, b.reach);
        assert_eq!(disks.touches(i), all(&touch, i.index()), "{wrap:?}, touches of {i}");
        let lies_in = |a: Disk, b: Disk, d: i64| a.core > b.core && d <= square(a.core, -b.core);
        assert_eq!(disks.inside(i), all(&lies_in, i.index()), "{wrap:?}, inside {i}");
    }
}

/// Disks of all sizes up to a radius, small ones most of all.
fn disks(most: i32, far: i32) -> impl Strategy<Value = Vec<Disk>> {
    let radius = (1..=most, 1..=most, 1..=most).prop_map(|(a, b, c)| a.min(b).min(c));
    let one = (0..WIDTH, 0..HEIGHT, radius, 0..=far);
    let one = one.prop_map(|(x, y, core, more)| disk(x, y, core, core + more.max(0)));
    vec(one, 0..40).prop_map(|mut disks| {
        disks.sort_by_key(|disk| (disk.centre, disk.core));
        disks.dedup_by_key(|disk| (disk.centre, disk.core));
        disks
    })
}

#[test]
fn disks_overlap_touch_and_lie_in_one_another_as_their_distances_say() {
    trials::check(300, disks(50, 20), |given| {
        if let Ok(disks) = board(None, given.clone()) {
            assert_as_defined(Wrap::None, &given, &disks);
        }
    });
}

#[test]
fn distances_on_glued_surfaces_are_those_of_the_nearest_images() {
    for wrap in [Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein] {
        let region = rectangle(WIDTH, HEIGHT, wrap);
        trials::check(300, disks(6, 60), |given| {
            let inset = |d: &Disk| {
                let open = matches!(wrap, Wrap::Cylinder | Wrap::Mobius);
                !open || (d.core..=HEIGHT - d.core).contains(&d.centre.y)
            };
            let given: Vec<Disk> = given.into_iter().filter(inset).collect();
            if let Ok(disks) = board(Some(region.clone()), given.clone()) {
                assert_as_defined(wrap, &given, &disks);
            }
        });
    }
}

#[test]
fn one_tick_decides() {
    let pair = |x, reach| board(None, vec![disk(0, 0, 5, reach), disk(x, 0, 7, 7)]).unwrap();
    let [first, second] = [Placement(0), Placement(1)];
    assert_eq!(pair(12, 5).conflicts(first), []);
    assert_eq!(pair(12, 5).touches(first), [second]);
    assert_eq!(pair(11, 5).conflicts(first), [second]);
    assert_eq!(pair(13, 5).touches(first), []);
    assert_eq!(pair(13, 6).touches(second), [first]);
    assert_eq!(pair(2, 5).inside(second), [first]);
    assert_eq!(pair(3, 5).inside(second), []);
}

#[test]
fn the_farthest_ticks_are_exact() {
    let [most, core] = [MAX_TICK, MAX_TICK];
    let ends = |x, core| board(None, vec![disk(-most, 0, core, core), disk(x, 0, most, most)]);
    assert!(ends(most, core).unwrap().conflicts(Placement(0)).is_empty());
    assert_eq!(ends(most, core).unwrap().touches(Placement(0)), [Placement(1)]);
    assert_eq!(ends(most - 1, core).unwrap().conflicts(Placement(0)), [Placement(1)]);
    assert!(ends(most, core - 1).unwrap().touches(Placement(0)).is_empty());
}

#[test]
fn very_many_small_disks_fit_inside_one() {
    let side = 300;
    let grid = (0..side * side).map(|i| disk(3 * (i % side), 3 * (i / side), 1, 1));
    let disks = board(None, grid.chain([disk(450, 450, 10_000, 10_000)]).collect()).unwrap();
    let large = Placement::at(disks.len() - 1);
    assert_eq!(disks.inside(large).len(), disks.len() - 1);
    assert_eq!(disks.touches(Placement(7)), [large]);
}

#[test]
fn faults_of_a_disk_are_named() {
    let fine = disk(0, 0, 3, 3);
    let error = |wrong: Disk| board(None, vec![fine, wrong]).err();
    let second = Placement(1);
    assert_eq!(error(disk(9, 0, 0, 3)), Some(DisksError::NoCore { disk: second, core: 0 }));
    let below = DisksError::ReachBelowCore { disk: second, core: 4, reach: 3 };
    assert_eq!(error(disk(9, 0, 4, 3)), Some(below));
    let past = Some(DisksError::TooFarOut { disk: second });
    for wrong in [disk(MAX_TICK + 1, 0, 1, 1), disk(0, i32::MIN, 1, 1), disk(9, 0, 1, MAX_TICK + 1)]
    {
        assert_eq!(error(wrong), past);
    }
    let twice = DisksError::Twice { first: Placement(0), second };
    assert_eq!(error(disk(0, 0, 3, 9)), Some(twice));
    assert_eq!(error(disk(0, 0, 4, 9)), None);
}

#[test]
fn a_disk_outside_the_region_is_named() {
    let inside = |x, core| board(Some(rectangle(60, 40, Wrap::None)), vec![disk(x, 20, core, 99)]);
    assert!(inside(20, 20).is_ok());
    let outside = DisksError::Outside { disk: Placement(0), centre: Spot::new(19, 20) };
    assert_eq!(inside(19, 20).err(), Some(outside));
    let circle = RegionSetup::Circle { centre: Spot::new(0, 0), radius: 10 };
    assert!(board(Some(circle.clone()), vec![disk(3, 4, 5, 5)]).is_ok());
    assert!(board(Some(circle), vec![disk(3, 4, 6, 6)]).is_err());
    let crossed = rectangle(-60, 0, Wrap::None);
    assert!(matches!(board(Some(crossed), vec![]), Err(DisksError::Region(_))));
}

#[test]
fn a_disk_may_touch_itself_across_a_seam_but_not_overlap_itself() {
    let overlaps = Some(DisksError::OverlapsItself { disk: Placement(0) });
    for wrap in [Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein] {
        let one =
            |y, core| board(Some(rectangle(20, 100, wrap)), vec![disk(5, y, core, MAX_TICK)]).err();
        assert_eq!(one(50, 10), None, "{wrap:?}");
        assert_eq!(one(50, 11), overlaps, "{wrap:?}");
        assert_eq!(one(50, MAX_TICK / 2), overlaps, "{wrap:?}");
    }
    // Away from the middle of a Möbius band a point comes back later: 21² + 20² = 29².
    let band = |core| board(Some(rectangle(21, 100, Wrap::Mobius)), vec![disk(5, 40, core, 500)]);
    assert!(band(14).is_ok());
    assert_eq!(band(15).err(), overlaps);
}

#[test]
fn an_image_of_a_disk_is_the_same_disk() {
    let torus = rectangle(60, 40, Wrap::Torus);
    let disks = board(Some(torus.clone()), vec![disk(65, -3, 4, 4)]).unwrap();
    assert_eq!(disks.disk(Placement(0)).centre, Spot::new(5, 37));
    let twice = DisksError::Twice { first: Placement(0), second: Placement(1) };
    assert_eq!(board(Some(torus), vec![disk(65, -3, 4, 4), disk(5, 37, 4, 5)]).err(), Some(twice));
}

#[test]
fn too_many_disks_and_too_many_pairs_are_refused() {
    let many = vec![disk(0, 0, 1, 1); MAX_PLACEMENTS + 1];
    assert_eq!(
        board(None, many).err(),
        Some(DisksError::TooManyDisks { count: MAX_PLACEMENTS + 1 })
    );
    let all_touch = (0..3000).map(|x| disk(x, 0, 3000, 3000)).collect();
    assert_eq!(board(None, all_touch).err(), Some(DisksError::TooManyPairs));
}
