//! Exact rationals of scores and komi.

use std::borrow::Borrow;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub};

use crate::integer::Integer;
use crate::limits::MAX_RATIONAL_CHARS;

/// An exact rational; shown reduced, as "p/q" or "p".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rational {
    /// Away from the turns, of which few hold a number: a long record is a third as large.
    fraction: Box<Fraction>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Fraction {
    numer: Integer,
    /// > 0; without a common divisor with the numerator
    denom: Integer,
}

impl Rational {
    /// Numerator and denominator. Panics if the denominator is zero.
    pub fn new(numer: Integer, denom: Integer) -> Rational {
        assert!(!denom.is_zero(), "a denominator of zero");
        let divisor = numer.common_divisor(&denom);
        let divisor = if denom.is_negative() { -divisor } else { divisor };
        Rational::reduced(numer.divided(&divisor), denom.divided(&divisor))
    }

    /// A whole number.
    pub fn from_integer(number: Integer) -> Rational {
        Rational::reduced(number, 1.into())
    }

    fn reduced(numer: Integer, denom: Integer) -> Rational {
        Rational { fraction: Box::new(Fraction { numer, denom }) }
    }

    /// 0
    pub fn zero() -> Rational {
        Rational::from_integer(0.into())
    }

    /// The numerator, reduced.
    pub fn numer(&self) -> &Integer {
        &self.fraction.numer
    }

    /// The denominator, reduced; above zero.
    pub fn denom(&self) -> &Integer {
        &self.fraction.denom
    }
}

impl Default for Rational {
    fn default() -> Rational {
        Rational::zero()
    }
}

impl fmt::Display for Rational {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.numer().fmt(to)?;
        if self.denom().is_one() {
            return Ok(());
        }
        to.write_str("/")?;
        self.denom().fmt(to)
    }
}

impl PartialOrd for Rational {
    fn partial_cmp(&self, other: &Rational) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Rational {
    fn cmp(&self, other: &Rational) -> Ordering {
        (self.numer() * other.denom()).cmp(&(other.numer() * self.denom()))
    }
}

impl Neg for Rational {
    type Output = Rational;

    fn neg(self) -> Rational {
        let Fraction { numer, denom } = *self.fraction;
        Rational::reduced(-numer, denom)
    }
}

impl<Other: Borrow<Rational>> Add<Other> for &Rational {
    type Output = Rational;

    fn add(self, other: Other) -> Rational {
        let other = other.borrow();
        let numer = self.numer() * other.denom() + other.numer() * self.denom();
        Rational::new(numer, self.denom() * other.denom())
    }
}

impl<Other: Borrow<Rational>> Add<Other> for Rational {
    type Output = Rational;

    fn add(self, other: Other) -> Rational {
        &self + other
    }
}

impl<Other: Borrow<Rational>> Sub<Other> for &Rational {
    type Output = Rational;

    fn sub(self, other: Other) -> Rational {
        -other.borrow().clone() + self
    }
}

impl<Other: Borrow<Rational>> Sub<Other> for Rational {
    type Output = Rational;

    fn sub(self, other: Other) -> Rational {
        &self - other
    }
}

impl<Other: Borrow<Rational>> AddAssign<Other> for Rational {
    fn add_assign(&mut self, other: Other) {
        *self = &*self + other;
    }
}

/// Serialises a rational as its text.
#[cfg(feature = "typescript")]
pub(crate) fn as_text<S: serde::Serializer>(value: &Rational, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

/// Reasons why a text is not a rational that documents can hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum RationalError {
    /// Longer than [`MAX_RATIONAL_CHARS`], as it stands or as it would be written.
    #[error("a number of more than {MAX_RATIONAL_CHARS} characters")]
    TooLong,
    /// The denominator is zero.
    #[error("\"{text}\" divides by zero")]
    DivisionByZero {
        /// The text.
        text: String,
    },
    /// Not of the form -3, 7/2 or 6.5.
    #[error("\"{text}\" is no rational number such as \"-3\", \"7/2\" or \"6.5\"")]
    Malformed {
        /// The text.
        text: String,
    },
}

/// Reads "-3", "7/2" or "6.5": an optional minus, digits, and digits after a slash or a point.
pub fn parse(text: &str) -> Result<Rational, RationalError> {
    if text.len() > MAX_RATIONAL_CHARS {
        return Err(RationalError::TooLong);
    }
    let malformed = || RationalError::Malformed { text: text.to_owned() };
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let value = if let Some((numerator, denominator)) = unsigned.split_once('/') {
        let denominator = Integer::of_decimal(denominator).ok_or_else(malformed)?;
        if denominator.is_zero() {
            return Err(RationalError::DivisionByZero { text: text.to_owned() });
        }
        Rational::new(Integer::of_decimal(numerator).ok_or_else(malformed)?, denominator)
    } else if let Some((whole, decimals)) = unsigned.split_once('.') {
        Integer::of_decimal(whole).and(Integer::of_decimal(decimals)).ok_or_else(malformed)?;
        let digits = Integer::of_decimal(&format!("{whole}{decimals}")).ok_or_else(malformed)?;
        reduced(digits, decimals.len())?
    } else {
        Rational::from_integer(Integer::of_decimal(unsigned).ok_or_else(malformed)?)
    };
    Ok(if unsigned.len() < text.len() { -value } else { value })
}

/// Decimals may be twice as long as a fraction; the other forms only get shorter.
fn reduced(digits: Integer, decimals: usize) -> Result<Rational, RationalError> {
    let value = Rational::new(digits, power_of_ten(decimals));
    // With a minus before it.
    if value.to_string().len() >= MAX_RATIONAL_CHARS {
        return Err(RationalError::TooLong);
    }
    Ok(value)
}

/// 10^zeros
pub fn power_of_ten(zeros: usize) -> Integer {
    (0..zeros).fold(1.into(), |power: Integer, _| power * Integer::from(10))
}

#[cfg(test)]
mod tests {
    use num_rational::Ratio;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn sums_differences_and_orders_are_those_of_the_library(
            [a, c] in any::<[i32; 2]>(), [b, d] in prop::array::uniform2(1..1000_i64)
        ) {
            let [x, y] = [(a, b), (c, d)].map(|(n, d)| Ratio::<i128>::new(n.into(), d.into()));
            let [p, q] = [(a, b), (c, d)].map(|(n, d)| Rational::new(n.into(), d.into()));
            prop_assert_eq!((&p + &q).to_string(), (x + y).to_string());
            prop_assert_eq!((&p - &q).to_string(), (x - y).to_string());
            prop_assert_eq!((-p.clone()).to_string(), (-x).to_string());
            prop_assert_eq!(p.cmp(&q), x.cmp(&y));
            prop_assert_eq!(&p, &Rational::new((-i64::from(a)).into(), (-b).into()));
        }
    }

    #[test]
    fn every_form_is_read_and_the_reduced_one_written() {
        for (text, written) in [
            ("-3", "-3"),
            ("7/2", "7/2"),
            ("6.5", "13/2"),
            ("14/4", "7/2"),
            ("-0", "0"),
            ("0.50", "1/2"),
            ("007", "7"),
        ] {
            assert_eq!(parse(text).map(|value| value.to_string()), Ok(written.to_owned()));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "-", "+1", "1/", "/2", "1.", ".5", "1e3", "--1", "1/-2", " 1", "1 / 2"] {
            assert!(matches!(parse(text), Err(RationalError::Malformed { .. })), "{text}");
        }
        assert!(matches!(parse("1/0"), Err(RationalError::DivisionByZero { .. })));
        assert_eq!(parse(&"9".repeat(MAX_RATIONAL_CHARS + 1)), Err(RationalError::TooLong));
        assert_eq!(parse(&format!("0.{}", "1".repeat(600))), Err(RationalError::TooLong));
    }
}
