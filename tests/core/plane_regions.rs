//! Regions and glued surfaces are what the literal oracle says: which disks they hold, how far apart
//! two spots are, and which polygons bound nothing.

use std::cell::Cell;

use gospace::boards::setup::{RegionSetup, Wrap};
use gospace::geometry::Spot;
use gospace::geometry::region::{Corner, Region, RegionError, RingError};
use proptest::collection::vec;
use proptest::prelude::*;

use super::naive_region;
use super::plane_configurations::Configurations;
use super::plane_tangencies::{circle, rectangle};
use super::trials::{check, often};

fn wide(p: Spot) -> naive_region::Spot {
    [p.x.into(), p.y.into()]
}

fn narrow(p: naive_region::Spot) -> Spot {
    let [x, y] = p.map(|v| i32::try_from(v).expect("a spot"));
    Spot::new(x, y)
}

const WRAPS: [Wrap; 5] = [Wrap::None, Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein];

/// A rectangle with a triangle and an axis-aligned hole in it, glued in any way.
fn with_holes() -> impl Strategy<Value = RegionSetup> {
    (proptest::sample::select(WRAPS.to_vec()), [-9..9_i32, -9..9], [20..40_i32, 20..40]).prop_map(
        |(wrap, [x, y], [w, h])| {
            let spots = |corners: &[[i32; 2]]| {
                corners.iter().map(|&[dx, dy]| Spot::new(x + dx, y + dy)).collect()
            };
            let triangle = spots(&[[2, 3], [9, 1], [5, 11]]);
            let square = spots(&[[w - 6, h - 9], [w - 1, h - 9], [w - 1, h - 2], [w - 6, h - 2]]);
            let RegionSetup::Polygon { outer, .. } = rectangle([x, y], [w, h], wrap) else {
                unreachable!("a rectangle is a polygon")
            };
            RegionSetup::Polygon { outer, holes: vec![triangle, square], wrap }
        },
    )
}

fn regions() -> impl Strategy<Value = RegionSetup> {
    let any = (0..1_000_u64).prop_map(|seed| {
        let mut configurations = Configurations::small(seed, 9);
        configurations.next().expect("there is always a next one").setup.region
    });
    let round = ([-9..9_i32, -9..9], 1..30_i32).prop_map(|(centre, radius)| circle(centre, radius));
    prop_oneof![3 => any, 3 => with_holes(), 1 => round]
}

#[test]
fn a_region_holds_the_disks_that_are_apart_from_its_boundary() {
    let [held, refused] = [Cell::new(0), Cell::new(0)];
    let spots = vec(((-90..120_i32, -90..120_i32), 1..25_i64), 60);
    check(3_000, (regions(), spots), |(setup, disks)| {
        let region = Region::new(&setup).expect("a region");
        let oracle = naive_region::Region::new(&setup);
        for ((x, y), diameter) in disks {
            let expected = oracle.holds_disk([x.into(), y.into()], diameter);
            let holds = region.holds_disk(Spot::new(x, y), diameter);
            assert_eq!(holds, expected, "({x}, {y}), {diameter} in {setup:?}");
            let count = if holds { &held } else { &refused };
            count.set(count.get() + 1);
        }
    });
    assert!(held.get() > often(10_000) && refused.get() > often(10_000), "{held:?} {refused:?}");
}

/// At the greatest sizes, where squares need more than 64 bits if they are not taken apart.
#[test]
fn the_largest_regions_are_exact_too() {
    const MOST: i32 = 1 << 24;
    // From corner to corner: its normal is (1, 1), and spots with x + y = d are d/√2 off.
    let outer = [[-MOST, MOST], [MOST, -MOST], [MOST, MOST]].map(|[x, y]| Spot::new(x, y));
    let half = RegionSetup::Polygon { outer: outer.to_vec(), holes: Vec::new(), wrap: Wrap::None };
    for setup in [half, circle([0, 0], MOST), rectangle([-MOST; 2], [2 * MOST; 2], Wrap::Klein)] {
        let region = Region::new(&setup).expect("a region");
        let oracle = naive_region::Region::new(&setup);
        for x in [0, 1, 5_000_000, 11_863_283, 11_863_284, MOST - 1, MOST] {
            for y in [-x, 1 - x, x / 2, x, MOST - x] {
                for diameter in [1, 2, 3, 6_700_417, 9_826_881, 1 << 24, (1 << 25) - 1, 1 << 25] {
                    let expected = oracle.holds_disk([x.into(), y.into()], diameter);
                    let holds = region.holds_disk(Spot::new(x, y), diameter);
                    assert_eq!(holds, expected, "({x}, {y}), {diameter} in {setup:?}");
                }
            }
        }
    }
}

#[test]
fn distance_and_canonical_spots_are_those_of_the_images() {
    let glued = (proptest::sample::select(WRAPS.to_vec()), [-9..9_i32, -9..9], [1..30_i32, 1..30]);
    let spots = vec([-60..60_i32, -60..60], 2..8);
    check(2_000, (glued, spots, 0..80_i64), |((wrap, corner, size), spots, within)| {
        let setup = rectangle(corner, size, wrap);
        let region = Region::new(&setup).expect("a region");
        let surface = region.surface();
        let oracle = naive_region::Region::new(&setup);
        let motions = surface.motions(within);
        for &[x, y] in &spots {
            let p = Spot::new(x, y);
            assert_eq!(wide(surface.canonical(p)), oracle.canonical(wide(p)));
            let p = surface.canonical(p);
            for &[x, y] in &spots {
                let q = Spot::new(x, y);
                let expected = oracle.distance_squared(wide(p), wide(q));
                assert_eq!(i128::from(surface.distance_squared(p, q)), expected);
                let q = surface.canonical(q);
                let seen: Vec<_> = motions.iter().map(|motion| motion.apply(q)).collect();
                let images = oracle.images(wide(q), wide(p), within);
                let all = images.iter().all(|&image| seen.contains(&narrow(image)));
                assert!(all || [p, q].iter().any(|&s| is_off(&setup, s)), "{setup:?}");
                let fixed = motions.iter().zip(&seen);
                assert!(fixed.clone().all(|(motion, &r)| motion.inverse().apply(r) == q));
                assert!(seen.iter().all(|&r| surface.canonical(r) == q));
            }
        }
        assert_eq!(motions[0].apply(Spot::new(3, 4)), Spot::new(3, 4), "the identity first");
    });
}

/// True if a spot is off the rectangle in a direction that is not glued.
fn is_off(setup: &RegionSetup, p: Spot) -> bool {
    let RegionSetup::Polygon { outer, .. } = setup else { return true };
    let [least, greatest] = [outer[0], outer[2]];
    !(least.x..=greatest.x).contains(&p.x) || !(least.y..=greatest.y).contains(&p.y)
}

#[test]
fn the_shortest_loop_is_the_least_distance_from_an_image_of_itself() {
    for wrap in WRAPS {
        for [w, h] in [[10, 6], [6, 10], [7, 7], [30, 4], [3, 40]] {
            let setup = rectangle([-3, 2], [w, h], wrap);
            let oracle = naive_region::Region::new(&setup);
            // Heights in half ticks, of a rectangle twice as large.
            let doubled = naive_region::Region::new(&rectangle([-6, 4], [2 * w, 2 * h], wrap));
            let heights = 4..=4 + 2 * i64::from(h);
            let least = heights.filter_map(|y| doubled.loop_squared([0, y])).min();
            let region = Region::new(&setup).expect("a region");
            let around = region.surface().shortest_loop().map(i128::from);
            assert_eq!(around.map(|around| 4 * around * around), least, "{setup:?}");
            assert_eq!(oracle.loop_squared([0, 3]).is_some(), least.is_some());
        }
    }
}

/// True if two closed segments share a point.
fn meet([a, b]: [Spot; 2], [c, d]: [Spot; 2]) -> bool {
    let turn = |p: Spot, q: Spot, r: Spot| {
        let [[px, py], [qx, qy], [rx, ry]] = [p, q, r].map(wide);
        ((qx - px) * (ry - py) - (qy - py) * (rx - px)).signum()
    };
    let between = |p: Spot, q: Spot, r: Spot| {
        turn(p, q, r) == 0
            && (p.x.min(q.x)..=p.x.max(q.x)).contains(&r.x)
            && (p.y.min(q.y)..=p.y.max(q.y)).contains(&r.y)
    };
    let crosses = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    crosses || between(a, b, c) || between(a, b, d) || between(c, d, a) || between(c, d, b)
}

/// True if two edges of rings share more than the corner at which one ends and the other begins.
fn clash(rings: &[Vec<Spot>], e: Corner, f: Corner) -> bool {
    let edge = |c: Corner| {
        let ring = &rings[c.ring];
        [ring[c.corner], ring[(c.corner + 1) % ring.len()]]
    };
    let follows =
        |e: Corner, f: Corner| e.ring == f.ring && (e.corner + 1) % rings[e.ring].len() == f.corner;
    let folds = |[a, b]: [Spot; 2], [_, c]: [Spot; 2]| meet([a, b], [c, c]) || meet([b, c], [a, a]);
    match (follows(e, f), follows(f, e)) {
        (true, _) => folds(edge(e), edge(f)),
        (_, true) => folds(edge(f), edge(e)),
        _ => meet(edge(e), edge(f)),
    }
}

fn edges(rings: &[Vec<Spot>]) -> Vec<Corner> {
    let of_ring = |(ring, corners): (usize, &Vec<Spot>)| {
        (0..corners.len()).map(move |corner| Corner { ring, corner }).collect::<Vec<_>>()
    };
    rings.iter().enumerate().flat_map(of_ring).collect()
}

#[test]
fn a_polygon_that_bounds_no_region_is_refused_with_the_edge_that_is_wrong() {
    let [good, bad] = [Cell::new(0), Cell::new(0)];
    let corner = || [0..9_i32, 0..9].prop_map(|[x, y]| Spot::new(x, y));
    let inner = || [3..6_i32, 3..6].prop_map(|[x, y]| Spot::new(x, y));
    let holes = vec(vec(prop_oneof![corner(), inner()], 3..5), 0..2);
    let frame = Just([[0, 0], [8, 0], [8, 8], [0, 8]].map(|[x, y]| Spot::new(x, y)).to_vec());
    let outer = prop_oneof![2 => vec(corner(), 3..7), 1 => frame];
    check(20_000, (outer, holes), |(outer, holes)| {
        let rings: Vec<Vec<Spot>> = [vec![outer.clone()], holes.clone()].concat();
        let edges = edges(&rings);
        let distinct =
            |ring: &Vec<Spot>| (0..ring.len()).all(|i| (0..i).all(|j| ring[i] != ring[j]));
        let simple = rings.iter().all(distinct)
            && (0..edges.len()).all(|i| (0..i).all(|j| !clash(&rings, edges[i], edges[j])));
        let within = |ring: &[Spot], p: Spot| {
            let ring = naive_region::Region::Polygon {
                rings: vec![ring.iter().copied().map(wide).collect()],
            };
            ring.surrounds(wide(p).map(i128::from), 1)
        };
        let sound = simple && holes.iter().all(|hole| within(&outer, hole[0]));
        let setup = RegionSetup::Polygon { outer, holes, wrap: Wrap::None };
        let made = Region::new(&setup);
        assert_eq!(made.is_ok(), sound, "{made:?} of {setup:?}");
        match made {
            Ok(_) => good.set(good.get() + 1),
            Err(RegionError::Rings(RingError::EdgesMeet { edge, other })) => {
                assert!(clash(&rings, edge, other), "{edge:?} and {other:?} of {setup:?}");
                bad.set(bad.get() + 1);
            }
            Err(RegionError::Rings(RingError::CornerTwice { corner, first })) => {
                let ring = &rings[corner.ring];
                assert_eq!(ring[corner.corner], ring[first]);
            }
            Err(RegionError::Rings(RingError::HoleOutside { ring })) => {
                assert!(simple && !within(&rings[0], rings[ring][0]));
            }
            Err(error) => panic!("{error:?} of {setup:?}"),
        }
    });
    assert!(good.get() > often(1_000) && bad.get() > often(1_000), "{good:?} {bad:?}");
}
