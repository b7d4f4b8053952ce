//! Intervals that surely hold a number: quick ones of two floats and slow ones to 320 binary
//! places. The sign of an interval is proved; where it is undecided, the result says so.

use std::cmp::Ordering;

use num_bigint::BigInt;
use num_traits::{Signed, Zero};

/// A closed interval around a real number.
pub trait Interval: Clone {
    /// A whole number.
    fn whole(n: i128) -> Self;
    /// A float, which is meant exactly.
    fn float(x: f64) -> Self;
    fn plus(&self, other: &Self) -> Self;
    fn minus(&self, other: &Self) -> Self;
    fn times(&self, other: &Self) -> Self;
    /// Divided by a whole number above 0.
    fn over(&self, n: i128) -> Self;
    /// The root of a number that is not negative, though its interval may reach below 0.
    fn root(&self) -> Self;
    /// The sign of the number, if the interval decides it.
    fn sign(&self) -> Option<Ordering>;
    /// A float inside the interval or close to it.
    fn about(&self) -> f64;

    fn square(&self) -> Self {
        self.times(self)
    }
}

/// Two floats, each operation rounded outwards: the nearest float to a result is at most one step
/// from it.
#[derive(Clone, Copy, Debug)]
pub struct Quick {
    low: f64,
    high: f64,
}

impl Quick {
    fn around(low: f64, high: f64) -> Quick {
        Quick { low: low.next_down(), high: high.next_up() }
    }
}

impl Interval for Quick {
    fn whole(n: i128) -> Quick {
        let near = n as f64;
        if n.unsigned_abs() <= 1 << 53 { Quick::float(near) } else { Quick::around(near, near) }
    }

    fn float(x: f64) -> Quick {
        Quick { low: x, high: x }
    }

    fn plus(&self, other: &Quick) -> Quick {
        Quick::around(self.low + other.low, self.high + other.high)
    }

    fn minus(&self, other: &Quick) -> Quick {
        Quick::around(self.low - other.high, self.high - other.low)
    }

    fn times(&self, other: &Quick) -> Quick {
        let [a, b] = [self.low * other.low, self.low * other.high];
        let [c, d] = [self.high * other.low, self.high * other.high];
        Quick::around(a.min(b).min(c.min(d)), a.max(b).max(c.max(d)))
    }

    fn over(&self, n: i128) -> Quick {
        let Quick { low, high } = Quick::whole(n);
        let [a, b] = [self.low / low, self.low / high];
        let [c, d] = [self.high / low, self.high / high];
        Quick::around(a.min(b).min(c.min(d)), a.max(b).max(c.max(d)))
    }

    fn root(&self) -> Quick {
        let Quick { low, high } =
            Quick::around(self.low.max(0.0).sqrt(), self.high.max(0.0).sqrt());
        Quick { low: low.max(0.0), high }
    }

    fn sign(&self) -> Option<Ordering> {
        match (self.low, self.high) {
            (low, _) if low > 0.0 => Some(Ordering::Greater),
            (_, high) if high < 0.0 => Some(Ordering::Less),
            (0.0, 0.0) => Some(Ordering::Equal),
            _ => None,
        }
    }

    fn about(&self) -> f64 {
        (self.low + self.high) / 2.0
    }
}

/// Binary places of a slow interval.
const PLACES: u64 = 320;

/// Two whole multiples of 2^-320.
#[derive(Clone, Debug)]
pub struct Slow {
    low: BigInt,
    high: BigInt,
}

fn exactly_down(n: &BigInt, places: i64) -> BigInt {
    let down: BigInt = n >> places;
    assert!(&down << places == *n, "no float here has so many places");
    down
}

fn shifted_up(n: &BigInt) -> BigInt {
    -((-n) >> PLACES)
}

impl Interval for Slow {
    fn whole(n: i128) -> Slow {
        let n = BigInt::from(n) << PLACES;
        Slow { low: n.clone(), high: n }
    }

    fn float(x: f64) -> Slow {
        let bits = x.abs().to_bits();
        let [fraction, exponent] = [bits & ((1 << 52) - 1), bits >> 52];
        let mantissa = if exponent == 0 { fraction } else { fraction | 1 << 52 };
        let mantissa = BigInt::from(mantissa) * x.signum() as i64;
        // x = mantissa · 2^(exponent − 1075)
        let places = i64::try_from(PLACES + exponent.max(1)).expect("small") - 1075;
        let n = if places >= 0 { mantissa << places } else { exactly_down(&mantissa, -places) };
        Slow { low: n.clone(), high: n }
    }

    fn plus(&self, other: &Slow) -> Slow {
        Slow { low: &self.low + &other.low, high: &self.high + &other.high }
    }

    fn minus(&self, other: &Slow) -> Slow {
        Slow { low: &self.low - &other.high, high: &self.high - &other.low }
    }

    fn times(&self, other: &Slow) -> Slow {
        let products = [
            &self.low * &other.low,
            &self.low * &other.high,
            &self.high * &other.low,
            &self.high * &other.high,
        ];
        let low: BigInt = products.iter().min().expect("four products") >> PLACES;
        let high = shifted_up(products.iter().max().expect("four products"));
        Slow { low, high }
    }

    fn over(&self, n: i128) -> Slow {
        let n = BigInt::from(n);
        let down = |a: &BigInt| {
            let quotient = a / &n;
            if (a % &n).is_negative() { quotient - 1 } else { quotient }
        };
        Slow { low: down(&self.low), high: -down(&-&self.high) }
    }

    fn root(&self) -> Slow {
        let [low, high] = [&self.low, &self.high].map(|n| n.max(&BigInt::zero()) << PLACES);
        Slow { low: low.sqrt(), high: high.sqrt() + 1 }
    }

    fn sign(&self) -> Option<Ordering> {
        let zero = BigInt::zero();
        match (self.low.cmp(&zero), self.high.cmp(&zero)) {
            (Ordering::Greater, _) => Some(Ordering::Greater),
            (_, Ordering::Less) => Some(Ordering::Less),
            (Ordering::Equal, Ordering::Equal) => Some(Ordering::Equal),
            _ => None,
        }
    }

    fn about(&self) -> f64 {
        let middle: BigInt = (&self.low + &self.high) >> (PLACES + 1 - 60);
        let middle = i128::try_from(middle).expect("no number here is large");
        middle as f64 / 2f64.powi(60)
    }
}
