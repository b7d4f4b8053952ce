//! Random stones on random planes, close to where a liberty comes and goes: sizes from a few ticks,
//! where exact tangencies are common, to the largest; stones set a tick from tangency; every kind of
//! region.

use gospace::boards::setup::{PlaneSetup, RegionSetup, Wrap};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::naive_plane::Plane;
use super::naive_region::Spot;
use super::plane_tangencies::{circle, polygon, rectangle};

/// Stones that stand where they may; the first is the one that is asked about.
#[derive(Clone, Debug)]
pub struct Configuration {
    pub setup: PlaneSetup,
    pub plane: Plane,
    pub stones: Vec<Spot>,
}

/// A source of random configurations.
pub struct Configurations {
    random: Xoshiro256PlusPlus,
    most_ticks: i64,
}

impl Configurations {
    /// Stones of any size; the same ones for the same seed.
    pub fn new(seed: u64) -> Configurations {
        Configurations { random: Xoshiro256PlusPlus::seed_from_u64(seed), most_ticks: 1 << 20 }
    }

    /// Stones of at most so many ticks.
    pub fn small(seed: u64, most_ticks: i64) -> Configurations {
        Configurations { most_ticks, ..Configurations::new(seed) }
    }

    /// A whole number, both ends included.
    fn within(&mut self, low: i64, high: i64) -> i64 {
        low + (self.random.next_u64() % (high - low + 1).max(1) as u64) as i64
    }

    fn one_in(&mut self, n: i64) -> bool {
        self.within(1, n) == 1
    }

    /// Stones have at most the square root of the numbers of ticks that a region may be large, so
    /// that some room is left.
    fn radius(&mut self) -> i64 {
        let radius = match self.within(0, 9) {
            0..4 => self.within(2, 7),
            4..7 => self.within(8, 60),
            7..9 => 1024,
            _ => self.within(10_000, 500_000),
        };
        radius.min(self.most_ticks)
    }

    fn setup(&mut self) -> PlaneSetup {
        let radius = self.radius();
        let tolerance = match self.within(0, 9) {
            0..5 => 0,
            5..7 => 1,
            7..9 => 4.min(radius / 2),
            _ => self.within(0, radius / 2),
        };
        let more = self.within(1, 1 + radius / 3);
        let reach = self.one_in(5).then(|| radius + (tolerance + 1) / 2 + more);
        let region = self.region(radius);
        let [radius, tolerance] = [radius, tolerance].map(|v| v as i32);
        PlaneSetup { region, radius, tolerance, reach: reach.map(|reach| reach as i32) }
    }

    fn region(&mut self, r: i64) -> RegionSetup {
        let [w, h] = [self.within(2 * r, 9 * r) as i32, self.within(2 * r, 9 * r) as i32];
        let [x, y] = [self.within(-r, r) as i32, self.within(-r, r) as i32];
        let r = r as i32;
        match self.within(0, 9) {
            0..3 => rectangle([-12 * r, -12 * r], [24 * r, 24 * r], Wrap::None),
            3 => rectangle([x, y], [w, h], Wrap::None),
            4 => circle([x, y], self.within(2 * r as i64, 6 * r as i64) as i32),
            5 => polygon(
                &[[x, y], [x + w, y + w / 3], [x + w / 2, y + h + w], [x - w / 5, y + h]],
                &[],
            ),
            6 => {
                let [i, j] = [x + 3 * r + w / 4, y + 3 * r + h / 4];
                let hole = [[i, j], [i + r, j + r / 2], [i - w / 5, j + h / 3]];
                let [right, low] = [x + 8 * r + w, y + 8 * r + h];
                polygon(&[[x, y], [right, y], [right, low], [x, low]], &[&hole])
            }
            // A bay: the corners of its mouth are walls' ends that stones lean on.
            7 => {
                let [right, low] = [x + 6 * r + w, y + 6 * r];
                let [from, to] = [x + 2 * r, x + 2 * r + w / 2];
                let bay = [[to, low], [to, low + h], [from, low + h], [from, low]];
                let around = [[x, y], [right, y], [right, low]];
                polygon(&[&around, &bay[..], &[[x, low]]].concat(), &[])
            }
            _ => {
                let wraps = [Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein];
                let wrap = wraps[self.within(0, 3) as usize];
                rectangle([x, y], [w, h], wrap)
            }
        }
    }

    fn about(&mut self, setup: &PlaneSetup) -> Spot {
        let [[x0, y0], [x1, y1]] = match &setup.region {
            RegionSetup::Circle { centre, radius } => {
                let [x, y] = [centre.x, centre.y];
                [[x - radius, y - radius], [x + radius, y + radius]]
            }
            RegionSetup::Polygon { outer, .. } => {
                let least = |by: fn(&gospace::geometry::Spot) -> i32| outer.iter().map(by).min();
                let most = |by: fn(&gospace::geometry::Spot) -> i32| outer.iter().map(by).max();
                let corner = |x: Option<i32>, y: Option<i32>| [x.unwrap_or(0), y.unwrap_or(0)];
                [corner(least(|s| s.x), least(|s| s.y)), corner(most(|s| s.x), most(|s| s.y))]
            }
        };
        [self.within(x0.into(), x1.into()), self.within(y0.into(), y1.into())]
    }

    /// A spot near tangency with a stone, or anywhere about it.
    fn near(&mut self, plane: &Plane, stone: Spot) -> Spot {
        let [c, b] = [plane.clearance, plane.contact];
        let distance = match self.within(0, 7) {
            0..3 => c,
            3 => c + 1,
            4 => b,
            5 => 2 * c,
            _ => self.within(c, b + c),
        };
        let share = self.within(0, 1 << 20) as f64 / f64::from(1 << 20);
        let (sine, cosine) = (share * std::f64::consts::TAU).sin_cos();
        let step = |part: f64| {
            let length = part * distance as f64;
            // Outwards, so that most are legal.
            if length < 0.0 { length.floor() as i64 } else { length.ceil() as i64 }
        };
        [stone[0] + step(cosine), stone[1] + step(sine)]
    }

    fn stones(&mut self, setup: &PlaneSetup, plane: &Plane) -> Option<Vec<Spot>> {
        let first = (0..40).map(|_| self.about(setup)).find(|&p| plane.holds(p))?;
        let mut stones = vec![plane.region.canonical(first)];
        for _ in 0..self.within(0, 40) {
            let base = if self.one_in(3) { self.within(0, stones.len() as i64 - 1) } else { 0 };
            let spot = plane.region.canonical(self.near(plane, stones[base as usize]));
            let is_legal = !stones.iter().any(|&q| plane.overlap(spot, q)) && plane.holds(spot);
            if is_legal {
                stones.push(spot);
            }
        }
        Some(stones)
    }
}

impl Iterator for Configurations {
    type Item = Configuration;

    fn next(&mut self) -> Option<Configuration> {
        loop {
            let setup = self.setup();
            let plane = Plane::new(&setup);
            let shortest = plane.shortest_loop();
            if shortest.is_some_and(|loop2| loop2 < i128::from(plane.clearance).pow(2)) {
                continue;
            }
            if let Some(stones) = self.stones(&setup, &plane) {
                return Some(Configuration { setup, plane, stones });
            }
        }
    }
}
