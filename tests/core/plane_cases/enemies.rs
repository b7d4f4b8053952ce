//! The fewest enemy stones that kill a lone one (tests/truths/enemies.tsv).

use gospace::boards::setup::PlaneSetup;
use gospace::geometry::free::Near;
use gospace::geometry::{self, Region};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::super::naive_plane::{Plane, Verdict};
use super::super::naive_region::Spot;
use super::super::plane_tangencies::{plane, polygon};

/// The arc of free centres beside a lone stone, in degrees from a first one, and the fewest enemies.
struct Truth {
    place: String,
    angle: f64,
    fewest: usize,
}

fn truths() -> Vec<Truth> {
    let lines = include_str!("../../truths/enemies.tsv").lines();
    let truth = |line: &str| match line.split('\t').collect::<Vec<_>>()[..] {
        [place, angle, fewest, source] if !source.is_empty() => Truth {
            place: place.to_owned(),
            angle: angle.parse().expect("degrees"),
            fewest: fewest.parse().expect("a number"),
        },
        _ => panic!("not a place, an angle, a number and a source: {line}"),
    };
    lines.filter(|line| !line.starts_with('#')).map(truth).collect()
}

/// A place for a lone stone at the origin.
struct Place {
    setup: PlaneSetup,
    /// The beginning of its arc, in degrees, y down.
    from: f64,
}

/// A square around the origin, or one whose upper side, or upper and left sides, are next to it, or
/// one with a hole's corner below and to the right.
fn place(name: &str, radius: i32, tolerance: i32) -> Place {
    let far = 20 * radius;
    // The sides are half of c off, rounded up to a tick.
    let near = -((2 * radius - tolerance + 1) / 2);
    let square = |x: i32, y: i32| [[x, y], [far, y], [far, far], [x, far]];
    let (region, from) = match name {
        "the open" => (polygon(&square(-far, -far), &[]), 0.0),
        "a side" => (polygon(&square(-far, near), &[]), 0.0),
        "a corner" => (polygon(&square(near, near), &[]), 0.0),
        "a hole's corner" => {
            let [a, b] = [-near, 10 * radius];
            let hole = [[a, a], [b, a], [b, b], [a, b]];
            (polygon(&square(-far, -far), &[&hole]), 90.0)
        }
        _ => panic!("no place is called {name}"),
    };
    Place { setup: plane(region, radius, tolerance), from }
}

/// The tick beyond a point that far off, so that it is no nearer than the point.
fn spot(degrees: f64, distance: f64) -> Spot {
    let (sine, cosine) = degrees.to_radians().sin_cos();
    [cosine, sine].map(|part| {
        let length = part * distance;
        if length.abs() < 1e-6 { 0 } else { (length.abs().ceil() * length.signum()) as i64 }
    })
}

/// True if the engine and the oracle find a liberty of the stone at the origin.
fn has_liberty(plane: &Plane, region: &Region, enemies: &[Spot]) -> bool {
    let stones = [&[[0, 0]], enemies].concat();
    let expected = plane.free_centre([0, 0], &stones) != Verdict::Closed;
    let narrow = |[x, y]: [i64; 2]| geometry::Spot::new(x as i32, y as i32);
    let others = enemies.iter().copied().map(narrow);
    let near = Near::new(region, narrow([0, 0]), others, plane.clearance, plane.contact);
    assert_eq!(near.witness().is_some(), expected, "{enemies:?}");
    expected
}

const SIZES: [[i32; 2]; 4] = [[1024, 4], [1024, 0], [10, 0], [10, 1]];

#[test]
fn so_many_enemies_kill_a_lone_stone() {
    for Truth { place: name, angle, fewest } in truths() {
        for [radius, tolerance] in SIZES {
            let Place { setup, from } = place(&name, radius, tolerance);
            let plane = Plane::new(&setup);
            let region = Region::new(&setup.region).expect("a region");
            let share = angle / fewest as f64;
            let enemies: Vec<Spot> = (0..fewest)
                .map(|i| spot(from + share * (i as f64 + 0.5), plane.clearance as f64))
                .collect();
            for (i, &enemy) in enemies.iter().enumerate() {
                let overlaps = |&other: &Spot| plane.overlap(enemy, other);
                assert!(plane.holds(enemy) && !enemies[..i].iter().any(overlaps), "{name}");
            }
            assert!(!has_liberty(&plane, &region, &enemies), "{name}, {radius}, {tolerance}");
        }
    }
}

#[test]
fn fewer_enemies_never_kill_a_lone_stone_wherever_they_stand() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut share = move || random.next_u32() as f64 / f64::from(u32::MAX);
    for Truth { place: name, angle, fewest } in truths() {
        for [radius, tolerance] in SIZES {
            let Place { setup, from } = place(&name, radius, tolerance);
            let plane = Plane::new(&setup);
            let region = Region::new(&setup.region).expect("a region");
            for _ in 0..1_000 {
                let mut enemies: Vec<Spot> = Vec::new();
                let [turn, scatter, far] = [share(), 60.0 * share() * share(), share().powi(8)];
                for i in 0..fewest - 1 {
                    // Evenly spread, a little out of place, mostly as near as may be.
                    let even = (i as f64 + turn) / (fewest - 1) as f64;
                    let degrees = from + angle * even + scatter * (share() - 0.5);
                    let distance = plane.clearance as f64 * (1.0 + far * share());
                    let enemy = spot(degrees, distance);
                    let overlaps = |&other: &Spot| plane.overlap(enemy, other);
                    if plane.holds(enemy) && !enemies.iter().any(overlaps) {
                        enemies.push(enemy);
                    }
                }
                assert!(has_liberty(&plane, &region, &enemies), "{name}: {enemies:?}");
            }
        }
    }
}
