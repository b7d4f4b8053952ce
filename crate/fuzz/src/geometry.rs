//! The predicates of planes and disks against exact evaluations: whole numbers of 128 bits where they decide, intervals
//! of 320 binary places where a free centre is a root.

use gospace::Placement;
use gospace::boards::disks::Disks;
use gospace::boards::setup::{Disk, DisksSetup, PlaneSetup, RegionSetup, Wrap};
use gospace::geometry::free::Near;
use gospace::geometry::{Region, Spot};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::oracles::naive_disks;
use crate::oracles::naive_plane::{Plane, Verdict};
use crate::oracles::naive_region;
use crate::oracles::plane_configurations::{Configuration, Configurations};
use crate::oracles::plane_tangencies::{open_square, plane, polygon, rectangle};

/// The error allowed to a witness, in ticks.
const BOUND: f64 = 1.0 / (1_u64 << 20) as f64;

/// The numbers of one predicate.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judged {
    /// All configurations.
    pub all: u64,
    /// Those in which it holds.
    pub holds: u64,
    /// Those that lie on the border, or so close to it that intervals of 320 binary places do not separate them.
    pub tight: u64,
}

/// A predicate, tried on a number of configurations for a seed; it panics on a wrong answer.
pub struct Predicate {
    /// Its name.
    pub name: &'static str,
    /// Tries it.
    pub judge: fn(u64, u64) -> Judged,
}

/// Every predicate, on random configurations and on nearly degenerate ones.
pub const PREDICATES: [Predicate; 5] = [
    Predicate { name: "free centre, random", judge: free_random },
    Predicate { name: "free centre, nearly degenerate", judge: free_degenerate },
    Predicate { name: "stone in a region, overlap, touch, random", judge: stones_random },
    Predicate {
        name: "stone in a region, overlap, touch, nearly degenerate",
        judge: stones_degenerate,
    },
    Predicate { name: "disks overlap, touch, hold one another", judge: disks_as_defined },
];

struct Chance(Xoshiro256PlusPlus);

impl Chance {
    fn of(seed: u64) -> Chance {
        Chance(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A whole number, both ends included.
    fn within(&mut self, low: i32, high: i32) -> i32 {
        low + (self.0.next_u64() % (high - low + 1) as u64) as i32
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.0.next_u64() as usize % from.len()]
    }

    /// A tick off, seldom more.
    fn nudge(&mut self) -> i32 {
        self.pick(&[0, 0, 0, 0, -1, 1, -1, 1, 2, -2])
    }
}

fn free_random(count: u64, seed: u64) -> Judged {
    let mut judged = Judged::default();
    for Configuration { setup, plane, stones } in Configurations::new(seed).take(count as usize) {
        judge_free(&setup, &plane, &stones, &mut judged);
    }
    judged
}

/// The whole points of the circle of radius 65 around the origin.
fn circle_of_65() -> Vec<[i32; 2]> {
    let all = (-65..=65).flat_map(|x| (-65..=65).map(move |y| [x, y]));
    all.filter(|[x, y]| x * x + y * y == 65 * 65).collect()
}

/// Stones on a circle of the clearance around one spot, some of them a tick off, so that their circles all pass by it,
/// among stones that take most other centres; with walls half a clearance from it, corners on it, or a seam.
fn free_degenerate(count: u64, seed: u64) -> Judged {
    let mut chance = Chance::of(seed);
    let around = circle_of_65();
    let mut judged = Judged::default();
    while judged.all < count {
        let scale = 2 * chance.pick(&[1, 1, 2, 5, 500, 10_000]);
        let radius = 65 * scale / 2;
        let mut setup = plane(degenerate_region(&mut chance, scale), radius, 0);
        if chance.within(0, 9) == 0 {
            setup.reach = Some(radius + chance.within(1, scale));
        }
        if gospace::boards::plane::Plane::new(&setup).is_err() {
            continue;
        }
        let oracle = Plane::new(&setup);
        let mut stones: Vec<naive_region::Spot> = Vec::new();
        let put = |at: [i32; 2], stones: &mut Vec<naive_region::Spot>| {
            let at = oracle.region.canonical(at.map(i64::from));
            if oracle.holds(at) && !stones.iter().any(|&stone| oracle.overlap(stone, at)) {
                stones.push(at);
            }
        };
        for _ in 0..chance.within(2, 5) {
            let [x, y] = chance.pick(&around);
            put([x * scale + chance.nudge(), y * scale + chance.nudge()], &mut stones);
        }
        let Some(&first) = stones.first() else { continue };
        close(&mut chance, narrow(first), 65 * scale, |at| put(at, &mut stones));
        judge_free(&setup, &oracle, &stones, &mut judged);
    }
    judged
}

/// Puts stones all around a stone, close to touching it, but none that takes the origin away.
fn close(chance: &mut Chance, stone: Spot, c: i32, mut put: impl FnMut([i32; 2])) {
    for _ in 0..chance.within(0, 60) {
        let distance = f64::from(chance.within(c, c + c / 3));
        let (sine, cosine) = (f64::from(chance.within(0, 1 << 20)) / 166_886.0).sin_cos();
        let at = [stone.x + (distance * cosine) as i32, stone.y + (distance * sine) as i32];
        if at.map(i64::from).into_iter().map(|v| v * v).sum::<i64>() >= i64::from(c).pow(2) {
            put(at);
        }
    }
}

/// A region whose walls, corners or seams lie where the stones' circles meet.
fn degenerate_region(chance: &mut Chance, scale: i32) -> RegionSetup {
    let half = 65 * scale / 2;
    let far = 400 * scale;
    let off = chance.nudge();
    match chance.within(0, 6) {
        0..=1 if scale < 400 => open_square(),
        0..=2 => rectangle([-half + off, -far], [far, 2 * far], Wrap::None),
        3 => rectangle([-half + off, -half + chance.nudge()], [far, far], Wrap::None),
        // A corner that sticks into the region at half a clearance from the origin.
        4 => polygon(
            &[
                [-far, -far],
                [far, -far],
                [far, far],
                [half + off, far],
                [half + off, chance.nudge()],
                [-far, 2 * half],
            ],
            &[],
        ),
        _ => {
            let wraps = [Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein];
            let side = chance.pick(&[2, 3, 4]) * 65 * scale + off;
            rectangle([-half, -half], [side, 4 * 65 * scale + chance.nudge()], chance.pick(&wraps))
        }
    }
}

fn judge_free(
    setup: &PlaneSetup,
    oracle: &Plane,
    stones: &[naive_region::Spot],
    judged: &mut Judged,
) {
    let free_set = oracle.free_set(stones[0], stones);
    let verdict = free_set.verdict();
    let witness = near(setup, oracle, stones).witness();
    match witness {
        None => assert_eq!(verdict, Verdict::Closed, "{setup:?}, {stones:?}"),
        Some(p) => {
            assert!(free_set.is_met_by(p, BOUND), "{p:?}: {setup:?}, {stones:?}");
            judged.holds += 1;
        }
    }
    judged.all += 1;
    // A witness where there is no free centre breaks an inequality by less than the stated error.
    judged.tight += u64::from(verdict != Verdict::Free && witness.is_some());
}

fn near(setup: &PlaneSetup, oracle: &Plane, stones: &[naive_region::Spot]) -> Near {
    let region = Region::new(&setup.region).expect("a region");
    let motions = region.surface().motions(oracle.clearance + oracle.contact);
    let stone = narrow(stones[0]);
    let images =
        stones.iter().flat_map(|&q| motions.iter().map(move |motion| motion.apply(narrow(q))));
    Near::new(
        &region,
        stone,
        images.filter(|&image| image != stone),
        oracle.clearance,
        oracle.contact,
    )
}

fn narrow(p: naive_region::Spot) -> Spot {
    let [x, y] = p.map(|v| i32::try_from(v).expect("a spot"));
    Spot::new(x, y)
}

fn stones_random(count: u64, seed: u64) -> Judged {
    let mut judged = Judged::default();
    let mut chance = Chance::of(seed);
    let mut configurations = Configurations::new(seed);
    while let Some(Configuration { setup, plane, stones }) =
        configurations.next().filter(|_| judged.all < count)
    {
        let far = (plane.contact as i32).max(2);
        let spots: Vec<_> = (0..8)
            .map(|_| {
                let [x, y] = chance.pick(&stones);
                [x + i64::from(chance.within(-far, far)), y + i64::from(chance.within(-far, far))]
            })
            .collect();
        judge_stones(&setup, &plane, &stones, &spots, &mut judged);
    }
    judged
}

/// Spots at the very distances that decide, and a tick off.
fn stones_degenerate(count: u64, seed: u64) -> Judged {
    let mut judged = Judged::default();
    let mut chance = Chance::of(seed);
    let around = circle_of_65();
    while judged.all < count {
        let scale = 2 * chance.pick(&[1, 3, 50, 10_000]);
        let setup = plane(degenerate_region(&mut chance, scale), 65 * scale / 2, 0);
        if Region::new(&setup.region).is_err() {
            continue;
        }
        let oracle = Plane::new(&setup);
        let stone = [chance.within(-2, 2), chance.within(-2, 2)].map(|v| 65 * scale * v);
        let spots: Vec<naive_region::Spot> = (0..8)
            .map(|_| {
                let [x, y] = chance.pick(&around);
                [stone[0] + scale * x + chance.nudge(), stone[1] + scale * y + chance.nudge()]
                    .map(i64::from)
            })
            .collect();
        judge_stones(&setup, &oracle, &[stone.map(i64::from)], &spots, &mut judged);
    }
    judged
}

fn judge_stones(
    setup: &PlaneSetup,
    oracle: &Plane,
    stones: &[naive_region::Spot],
    spots: &[naive_region::Spot],
    judged: &mut Judged,
) {
    let region = Region::new(&setup.region).expect("a region");
    let [c, b] = [oracle.clearance, oracle.contact];
    for &spot in spots {
        let holds = oracle.holds(spot);
        assert_eq!(region.holds_disk(narrow(spot), c), holds, "{setup:?} {spot:?}");
        if !holds {
            judged.all += 1;
            continue;
        }
        for &stone in stones.iter().filter(|&&stone| oracle.holds(stone)) {
            let [p, q] = [spot, stone].map(|p| region.surface().canonical(narrow(p)));
            let distance = region.surface().distance_squared(p, q);
            let exact = oracle
                .region
                .distance_squared(oracle.region.canonical(spot), oracle.region.canonical(stone));
            assert_eq!(
                distance < c * c,
                oracle.overlap(spot, stone),
                "{setup:?} {spot:?} {stone:?}"
            );
            assert_eq!(
                distance <= b * b,
                oracle.touch(spot, stone),
                "{setup:?} {spot:?} {stone:?}"
            );
            judged.all += 1;
            judged.holds += u64::from(oracle.touch(spot, stone));
            judged.tight += u64::from(exact == i128::from(c * c) || exact == i128::from(b * b));
        }
    }
}

/// Two disks whose radii add up to their distance or differ by it, or are a tick off; on every surface.
fn disks_as_defined(count: u64, seed: u64) -> Judged {
    let mut judged = Judged::default();
    let mut chance = Chance::of(seed);
    let around = circle_of_65();
    while judged.all < count {
        let scale = chance.pick(&[1, 2, 7, 1_000, 40_000]);
        let region = match chance.within(0, 2) {
            0 => None,
            _ => {
                let wraps = [Wrap::None, Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein];
                Some(rectangle([0, 0], [200 * scale, 180 * scale], chance.pick(&wraps)))
            }
        };
        let first = [chance.within(0, 200) * scale, chance.within(0, 180) * scale];
        let [x, y] = chance.pick(&around);
        let second = [first[0] + x * scale + chance.nudge(), first[1] + y * scale + chance.nudge()];
        let core = chance.within(1, 64 * scale);
        let other = chance.pick(&[65 * scale - core, 65 * scale + core]) + chance.nudge();
        let more = chance.pick(&[0, 0, 3 * scale]);
        let disk = |[x, y]: [i32; 2], core: i32, more: i32| Disk {
            centre: Spot::new(x, y),
            core: core.max(1),
            reach: core.max(1) + more,
        };
        let setup =
            DisksSetup { region, disks: vec![disk(first, core, 0), disk(second, other, more)] };
        let Ok(disks) = Disks::new(&setup) else { continue };
        let oracle = naive_disks::Disks::new(&setup);
        for (i, j) in [(0, 1), (1, 0)] {
            let [at, to] = [Placement::at(i), Placement::at(j)];
            assert_eq!(disks.conflicts(at).contains(&to), oracle.conflict(i, j), "{setup:?}");
            assert_eq!(disks.touches(at).contains(&to), oracle.touch(i, j), "{setup:?}");
            assert_eq!(disks.inside(at).contains(&to), oracle.lies_in(j, i), "{setup:?}");
        }
        judged.all += 1;
        judged.holds += u64::from(oracle.touch(0, 1));
        judged.tight += u64::from(oracle.touch(0, 1) && !oracle.conflict(0, 1));
    }
    judged
}
