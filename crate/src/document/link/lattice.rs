//! Drawn coordinates as whole multiples of a step.
//!
//! Coordinates that are whole, or have few decimals or binary places, stay as they are. Others are
//! rounded so that no point moves by more than 1/256 of the shortest distance of two points, to a
//! step that is a power of two and at most 1. Rounded coordinates are not rounded again: a step
//! that is exact is taken as long as it is not more than 8 times finer than it has to be.

use super::closest::closest_squared;
use crate::limits::MAX_COORDINATE;

/// The unit of drawn coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// No unit: the 64 bits of each coordinate.
    Bits,
    /// 2^-k, from 1 on.
    Fraction(u32),
    /// 10^-d, from 1 on.
    Decimal(u32),
    /// A whole number from 1 on.
    Whole(u64),
}

/// No step is finer than 2^-50 or 10^-15, and no coordinate more than 2^40 of them, or 2^41 after
/// rounding: with so many bits it is as well written as it stands.
pub(super) const MAX_FRACTION: u32 = 50;
pub(super) const MAX_DECIMALS: u32 = 15;
const MAX_STEPS: f64 = (1u64 << 40) as f64;
/// (256 · √2 / 2)²: a point moves by half a step at most both ways, √2 / 2 of a step.
const STEPS_SQUARED: f64 = 32_768.0;
/// The factor by which an exact step may be finer than needed.
const FINER: f64 = 8.0;

impl Step {
    /// The step for these points, and the points rounded to it.
    pub fn of(points: &[[f64; 2]]) -> (Step, Vec<[f64; 2]>) {
        // JSON as browsers write it knows no −0, and no number of steps is it: adding 0 makes it a 0.
        let points: Vec<[f64; 2]> = points.iter().map(|point| point.map(|x| x + 0.0)).collect();
        let exact = Step::exact(points.as_flattened());
        match (needed_fraction(&points), exact) {
            (_, Some(step @ Step::Whole(_))) | (None, Some(step)) => (step, points),
            (Some(k), Some(step)) if step.parts() <= FINER * power(k) => (step, points),
            (Some(k), _) if fits(points.as_flattened(), power(k), MAX_STEPS) => rounded(&points, k),
            _ => (Step::Bits, points),
        }
    }

    /// The coarsest step of which all coordinates are whole numbers.
    pub fn exact(coordinates: &[f64]) -> Option<Step> {
        let all = |holds: &dyn Fn(f64) -> bool| coordinates.iter().all(|&x| holds(x));
        let fraction = (0..=MAX_FRACTION).find(|&k| all(&|x| (x * power(k)).fract() == 0.0));
        let decimal = (1..=MAX_DECIMALS)
            .map(Step::Decimal)
            .find(|&step| all(&|x| step.coordinate(step.count(x)) == Some(x)));
        if fraction == Some(0) {
            return Some(Step::Whole(divisor(coordinates)));
        }
        let steps = fraction.map(Step::Fraction).into_iter().chain(decimal);
        let fitting = steps.filter(|step| fits(coordinates, step.parts(), 2.0 * MAX_STEPS));
        fitting.min_by(|a, b| a.parts().total_cmp(&b.parts()))
    }

    /// The number of steps in 1, for steps of at most 1.
    fn parts(self) -> f64 {
        match self {
            Step::Fraction(k) => power(k),
            Step::Decimal(d) => 10_u64.pow(d) as f64,
            Step::Bits | Step::Whole(_) => 1.0,
        }
    }

    /// A coordinate in steps, the nearest number of them.
    pub fn count(self, x: f64) -> i64 {
        match self {
            Step::Whole(step) => x as i64 / step as i64,
            _ => (x * self.parts()).round() as i64,
        }
    }

    /// The coordinate of so many steps; nothing for raw bits.
    pub fn coordinate(self, count: i64) -> Option<f64> {
        let x = match self {
            Step::Whole(step) => count.checked_mul(i64::try_from(step).ok()?)? as f64,
            // The quotient of two whole numbers is the double that is nearest to it, on every machine.
            _ => count as f64 / self.parts(),
        };
        (x.abs() <= MAX_COORDINATE).then_some(x)
    }

    /// The greatest number of JSON bytes of a coordinate after those before the point.
    pub fn decimals(self) -> usize {
        match self {
            Step::Fraction(places) | Step::Decimal(places) => places as usize + 1,
            Step::Bits | Step::Whole(_) => 0,
        }
    }
}

/// 2^k
fn power(k: u32) -> f64 {
    (1_u64 << k) as f64
}

/// The least k for which half a step of 2^-k both ways is at most 1/256 of the shortest distance.
fn needed_fraction(points: &[[f64; 2]]) -> Option<u32> {
    let closest = closest_squared(points);
    (0..=MAX_FRACTION).find(|&k| STEPS_SQUARED <= closest * power(k) * power(k))
}

fn fits(coordinates: &[f64], parts: f64, most: f64) -> bool {
    coordinates.iter().all(|x| x.abs() * parts <= most)
}

/// The points on multiples of 2^-k, and the coarsest step that says where that is.
fn rounded(points: &[[f64; 2]], k: u32) -> (Step, Vec<[f64; 2]>) {
    let round = |x: f64| (x * power(k)).round() / power(k) + 0.0;
    let points: Vec<[f64; 2]> = points.iter().map(|point| point.map(round)).collect();
    (Step::exact(points.as_flattened()).unwrap_or(Step::Fraction(k)), points)
}

/// The greatest whole number that divides all coordinates, which are whole; 1 if all are 0.
fn divisor(coordinates: &[f64]) -> u64 {
    let sizes = coordinates.iter().map(|x| x.abs() as u64);
    sizes.fold(0, gcd).max(1)
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}
