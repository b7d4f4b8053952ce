//! Exact rationals of scores and komi.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Zero};

use crate::limits::MAX_RATIONAL_CHARS;

/// An exact rational; shown reduced, as "p/q" or "p".
pub type Rational = BigRational;

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
        let denominator = natural(denominator).ok_or_else(malformed)?;
        if denominator.is_zero() {
            return Err(RationalError::DivisionByZero { text: text.to_owned() });
        }
        Rational::new(natural(numerator).ok_or_else(malformed)?, denominator)
    } else if let Some((whole, decimals)) = unsigned.split_once('.') {
        natural(whole).and(natural(decimals)).ok_or_else(malformed)?;
        let digits = natural(&format!("{whole}{decimals}")).ok_or_else(malformed)?;
        reduced(digits, decimals.len() as u32)?
    } else {
        Rational::new(natural(unsigned).ok_or_else(malformed)?, BigInt::one())
    };
    Ok(if unsigned.len() < text.len() { -value } else { value })
}

/// Decimals may be twice as long as a fraction; the other forms only get shorter.
fn reduced(digits: BigInt, decimals: u32) -> Result<Rational, RationalError> {
    let value = Rational::new(digits, BigInt::from(10).pow(decimals));
    // With a minus before it.
    if value.to_string().len() >= MAX_RATIONAL_CHARS {
        return Err(RationalError::TooLong);
    }
    Ok(value)
}

fn natural(digits: &str) -> Option<BigInt> {
    let all_digits = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    all_digits.then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

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
