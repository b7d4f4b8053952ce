//! Tangencies of drawn disks against a search over all whole centres near a pointer.

use std::cell::Cell;

use gospace::boards::disks::{Company, TangentSpot};
use gospace::boards::setup::{Disk, DisksSetup, RegionSetup, Wrap};
use gospace::geometry::Spot;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::super::naive_region::{self, Region, squared};
use super::super::trials::{check, often};

/// The greatest distance, in ticks, of an answer that touches two things from a centre that does, if
/// reaches exceed cores by a tick at most.
const MISSED: f64 = 5.0;

#[derive(Clone, Debug)]
struct Case {
    board: DisksSetup,
    core: i32,
    reach: i32,
    pointer: [f64; 2],
    within: f64,
}

impl Case {
    fn spots(&self) -> Vec<TangentSpot> {
        Company::new(&self.board).spots(self.core, self.reach, self.pointer, self.within)
    }
}

fn polygon(outer: &[[i32; 2]], hole: &[[i32; 2]], wrap: Wrap) -> RegionSetup {
    let ring = |ring: &[[i32; 2]]| ring.iter().map(|&[x, y]| Spot::new(x, y)).collect();
    let holes = if hole.is_empty() { vec![] } else { vec![ring(hole)] };
    RegionSetup::Polygon { outer: ring(outer), holes, wrap }
}

fn regions() -> impl Strategy<Value = Option<RegionSetup>> {
    const SQUARE: [[i32; 2]; 4] = [[-16, -16], [16, -16], [16, 16], [-16, 16]];
    option::of(prop_oneof![
        Just(polygon(&SQUARE, &[], Wrap::None)),
        Just(polygon(&SQUARE, &[[-2, -3], [3, -1], [0, 4]], Wrap::None)),
        Just(polygon(&[[-16, -12], [14, -16], [2, 15]], &[], Wrap::None)),
        Just(polygon(&SQUARE, &[], Wrap::Torus)),
        Just(polygon(&SQUARE, &[[-2, -3], [3, -1], [0, 4]], Wrap::Mobius)),
        Just(RegionSetup::Circle { centre: Spot::new(1, -1), radius: 15 }),
    ])
}

fn cases(more: i32) -> impl Strategy<Value = Case> {
    let disk = ([-14..14, -14..14], 1..6, 0..=more).prop_map(|([x, y], core, more)| Disk {
        centre: Spot::new(x, y),
        core,
        reach: core + more,
    });
    let board =
        (regions(), vec(disk, 0..5)).prop_map(|(region, disks)| DisksSetup { region, disks });
    (board, 1..5, 0..=more, [-20..20, -20..20], 4..12).prop_map(
        |(board, core, more, pointer, within)| Case {
            board,
            core,
            reach: core + more,
            pointer: pointer.map(|x| f64::from(x) / 2.0),
            within: f64::from(within),
        },
    )
}

/// The contacts of a disk there, by definition.
struct Literal<'a> {
    case: &'a Case,
    region: Region,
}

impl Literal<'_> {
    fn new(case: &Case) -> Literal<'_> {
        let region = case.board.region.as_ref().map_or(Region::Whole, Region::new);
        Literal { case, region }
    }

    fn distance(&self, at: naive_region::Spot, disk: &Disk) -> i128 {
        self.region.distance_squared(at, [disk.centre.x, disk.centre.y].map(i64::from))
    }

    /// In the region, and apart from its own images and all other disks.
    fn can_lie(&self, at: naive_region::Spot) -> bool {
        let Case { core, board, .. } = self.case;
        let loops = self.region.loop_squared(at);
        let is_itself = loops.is_some_and(|loops| loops < square(2 * core));
        let apart = |disk: &Disk| self.distance(at, disk) >= square(core + disk.core);
        self.region.holds_disk(at, 2 * i64::from(*core))
            && !is_itself
            && board.disks.iter().all(apart)
    }

    fn touched(&self, at: naive_region::Spot) -> Vec<usize> {
        let disks = self.case.board.disks.iter().enumerate();
        let touches = |disk: &Disk| self.distance(at, disk) <= square(self.case.reach + disk.reach);
        disks.filter(|(_, disk)| touches(disk)).map(|(i, _)| i).collect()
    }

    /// The number of points of the boundary within the reach that are nearer than those beside them.
    fn walls(&self, at: naive_region::Spot, reach: i32) -> usize {
        if let Region::Circle { centre, radius } = self.region {
            // |p − m| + reach ≥ radius
            let room = radius - i64::from(reach);
            return usize::from(squared(at, centre) >= i128::from(room.max(0)).pow(2));
        }
        let near: Vec<_> = self.region.walls(at, 40);
        let mut places: Vec<[(i128, i128); 2]> = Vec::new();
        for &wall in near.iter().filter(|&&wall| comes_within(at, wall, reach)) {
            let place = nearest(at, wall);
            let ends_there = |other: &&[naive_region::Spot; 2]| {
                other.iter().any(|end| end.map(|x| (i128::from(x), 1)) == place)
            };
            let is_nearest =
                near.iter().filter(ends_there).all(|&other| nearest(at, other) == place);
            if is_nearest && !places.contains(&place) {
                places.push(place);
            }
        }
        places.len()
    }

    /// All whole centres in range on which the disk can lie.
    fn centres(&self) -> Vec<naive_region::Spot> {
        let Case { pointer: [x, y], within, .. } = *self.case;
        let around = |x: f64| (x - within).floor() as i64..=(x + within).ceil() as i64;
        let all = around(x).flat_map(|x| around(y).map(move |y| [x, y]));
        all.filter(|&at| away(at, self.case.pointer) <= within && self.can_lie(at)).collect()
    }

    fn touches_two(&self, at: naive_region::Spot) -> bool {
        self.touched(at).len() + self.walls(at, self.case.reach) >= 2
    }
}

fn square(x: i32) -> i128 {
    i128::from(x) * i128::from(x)
}

fn away([x, y]: naive_region::Spot, pointer: [f64; 2]) -> f64 {
    let [dx, dy] = [x as f64 - pointer[0], y as f64 - pointer[1]];
    (dx * dx + dy * dy).sqrt()
}

/// The point of a segment nearest to a spot, as reduced fractions: from + t·v, 0 ≤ t ≤ 1.
fn nearest(at: naive_region::Spot, [from, to]: [naive_region::Spot; 2]) -> [(i128, i128); 2] {
    let v = [to[0] - from[0], to[1] - from[1]].map(i128::from);
    let w = [at[0] - from[0], at[1] - from[1]].map(i128::from);
    let length = v[0] * v[0] + v[1] * v[1];
    let t = (v[0] * w[0] + v[1] * w[1]).clamp(0, length);
    [0, 1].map(|axis| reduced(i128::from(from[axis]) * length + t * v[axis], length))
}

fn reduced(above: i128, below: i128) -> (i128, i128) {
    let (mut a, mut b) = (above.abs(), below);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    (above / a, below / a)
}

fn comes_within(at: naive_region::Spot, wall: [naive_region::Spot; 2], most: i32) -> bool {
    let [(x, p), (y, q)] = nearest(at, wall);
    let [x, y] = [(x - i128::from(at[0]) * p) * q, (y - i128::from(at[1]) * q) * p];
    x * x + y * y <= square(most) * p * p * q * q
}

fn plain(spot: Spot) -> naive_region::Spot {
    [spot.x, spot.y].map(i64::from)
}

#[test]
fn the_contacts_of_a_centre_are_right() {
    let touching = Cell::new(0);
    check(1500, cases(3), |case| {
        let literal = Literal::new(&case);
        let spots = case.spots();
        let pointer = case.pointer;
        let nearest = |spot: &TangentSpot| {
            let near = pointer.map(|x| x.round() as i64);
            let images = literal.region.images(plain(spot.centre), near, 40).into_iter();
            images.map(|image| away(image, pointer)).fold(f64::MAX, f64::min)
        };
        for spot in &spots {
            let at = plain(spot.centre);
            assert!(literal.can_lie(at), "{spot:?}");
            assert!(nearest(spot) <= case.within, "{spot:?}");
            let disks: Vec<usize> = spot.disks.iter().map(|at| at.index()).collect();
            assert_eq!(disks, literal.touched(at), "{spot:?}");
            assert_eq!(spot.walls, literal.walls(at, case.reach), "{spot:?}");
            touching.set(touching.get() + usize::from(spot.walls + spot.disks.len() > 1));
        }
        assert!(spots.iter().map(nearest).is_sorted(), "{spots:?}");
    });
    assert!(touching.get() > often(1000), "{touching:?}");
}

#[test]
fn where_reaches_are_cores_no_centre_that_touches_two_is_missed() {
    let tried = Cell::new(0);
    check(4000, cases(0), |case| {
        let literal = Literal::new(&case);
        let centres = literal.centres();
        let twos: Vec<_> = centres.into_iter().filter(|&at| literal.touches_two(at)).collect();
        if twos.is_empty() {
            return;
        }
        let spots: Vec<_> = case.spots().into_iter().map(|spot| plain(spot.centre)).collect();
        assert!(spots.len() < 32);
        for at in twos {
            tried.set(tried.get() + 1);
            assert!(spots.contains(&literal.region.canonical(at)), "{at:?} not in {spots:?}");
        }
    });
    assert!(tried.get() > often(100), "{tried:?}");
}

#[test]
fn where_reaches_are_a_tick_larger_a_centre_that_touches_two_is_near_any_other() {
    let (tried, worst) = (Cell::new(0), Cell::new(0.0_f64));
    check(2000, cases(1), |case| {
        let literal = Literal::new(&case);
        let spots = case.spots();
        if spots.len() == 32 {
            return;
        }
        let twos: Vec<_> = spots.iter().filter(|s| s.disks.len() + s.walls > 1).collect();
        // Farther out it may be near one that is out of range.
        let inner = Case { within: case.within - MISSED, ..case.clone() };
        for at in Literal::new(&inner).centres().into_iter().filter(|&at| literal.touches_two(at)) {
            tried.set(tried.get() + 1);
            let squares =
                twos.iter().map(|spot| literal.region.distance_squared(at, plain(spot.centre)));
            let missed = squares.min().map_or(f64::MAX, |square| (square as f64).sqrt());
            worst.set(worst.get().max(missed));
            assert!(missed <= MISSED, "{at:?} is {missed} from {twos:?}");
        }
    });
    assert!(tried.get() > often(300) && worst.get() > 0.0, "{tried:?} {worst:?}");
}

#[test]
fn where_nothing_whole_is_tangent_the_smallest_gap_is_left() {
    let board = DisksSetup {
        region: Some(polygon(&[[0, 0], [90, 0], [90, 90], [0, 90]], &[], Wrap::None)),
        disks: vec![Disk { centre: Spot::new(40, 40), core: 10, reach: 10 }],
    };
    let case = Case { board, core: 7, reach: 7, pointer: [28.0, 28.0], within: 2.0 };
    let spots = case.spots();
    // (28, 28) is √288 from the other and overlaps it; in range nothing is 17² = 8² + 15² away, and
    // 290 = 11² + 13² is the next square.
    assert_eq!(spots.len(), 1);
    assert!([Spot::new(27, 29), Spot::new(29, 27)].contains(&spots[0].centre), "{spots:?}");
    assert_eq!((spots[0].disks.len(), spots[0].walls), (0, 0));
    let exact = Case { pointer: [31.0, 24.0], ..case };
    let touching: Vec<_> = exact.spots().into_iter().filter(|s| s.disks.len() == 1).collect();
    assert_eq!(touching.iter().map(|s| s.centre).collect::<Vec<_>>(), [Spot::new(32, 25)]);
}

#[test]
fn where_no_tick_touches_a_wall_the_smallest_gap_to_it_is_left() {
    let only = |region, pointer| {
        let board = DisksSetup { region: Some(region), disks: vec![] };
        let spots = Case { board, core: 7, reach: 7, pointer, within: 10.0 }.spots();
        assert_eq!(spots.len(), 1, "{spots:?}");
        assert_eq!(spots[0].walls, 0);
        spots[0].centre
    };
    // Whole centres are (2y − x) / √5 from the slanted wall: 16 / √5 is the least above 7. The nearest tick to the real
    // centre, (41.3, 28.5), is (41, 29), which is 17 / √5 away.
    let slanted = polygon(&[[0, 0], [200, 100], [0, 100]], &[], Wrap::None);
    assert_eq!(only(slanted, [39.27, 32.46]), Spot::new(42, 29));
    // 88² + 30² is 5 less than 93². The nearest tick to the real centre, (87.6, 31.3), is (87, 31).
    let round = RegionSetup::Circle { centre: Spot::new(0, 0), radius: 100 };
    assert_eq!(only(round, [80.0, 28.64]), Spot::new(88, 30));
}

#[test]
fn radii_are_the_largest_that_do_not_overlap_and_say_what_they_touch() {
    let exact = Cell::new(0);
    check(1500, cases(2), |case| {
        let centre = Spot::new(case.pointer[0] as i32, case.pointer[1] as i32);
        let at = plain(centre);
        let found = Company::new(&case.board).radii(centre, 5, 9);
        let apart = |radius: i32, disk: &Disk| {
            let one = Case {
                core: radius,
                board: DisksSetup { disks: vec![*disk], ..case.board.clone() },
                ..case.clone()
            };
            Literal::new(&one).can_lie(at)
        };
        let holds = |radius: i32| {
            let empty = DisksSetup { disks: vec![], ..case.board.clone() };
            let alone = Case { core: radius, board: empty, ..case.clone() };
            Literal::new(&alone).can_lie(at)
        };
        let mut wanted: Vec<i32> = (1..15)
            .filter(|&r| {
                let ends = |disk: &Disk| apart(r, disk) && !apart(r + 1, disk) && holds(r);
                let wall = case.board.region.is_some() && holds(r) && !holds(r + 1);
                wall || case.board.disks.iter().any(|disk| {
                    let literal = Literal::new(&case);
                    let gap = literal.distance(at, disk);
                    ends(disk) && square(r + disk.core) <= gap && gap < square(r + 1 + disk.core)
                })
            })
            .collect();
        wanted.sort_by_key(|&r| ((r - 5).abs(), r));
        assert_eq!(found.iter().map(|f| f.radius).collect::<Vec<_>>(), wanted);
        for f in &found {
            let literal = Literal::new(&case);
            let touches = |disk: &Disk| {
                let gap = literal.distance(at, disk);
                square(f.radius + disk.core) <= gap && gap <= square(f.radius + disk.reach)
            };
            let disks: Vec<usize> =
                (0..case.board.disks.len()).filter(|&i| touches(&case.board.disks[i])).collect();
            assert_eq!(f.disks.iter().map(|p| p.index()).collect::<Vec<_>>(), disks);
            assert_eq!(f.walls, literal.walls(at, f.radius));
            exact.set(exact.get() + f.disks.len() + f.walls);
        }
    });
    assert!(exact.get() > often(500), "{exact:?}");
}
