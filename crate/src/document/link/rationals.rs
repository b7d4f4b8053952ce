//! Exact rationals: komi and bids.

use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, Zero};

use super::coder::{Coded, Coder};
use super::error::LinkError;
use super::models::{Bit, Number};
use crate::limits::MAX_RATIONAL_CHARS;
use crate::rules::rational::Rational;

/// Bits that a number of so many digits can have: 10 < 2^3.322.
const MAX_BITS: u64 = (MAX_RATIONAL_CHARS * 3322 / 1000) as u64;

/// The models of the rationals of a document.
#[derive(Clone, Debug)]
pub(super) struct Rationals {
    negative: Bit,
    whole: Bit,
    /// Numerator's and denominator's.
    lengths: [Number; 2],
}

impl Rationals {
    pub fn new() -> Rationals {
        let lengths = [(); 2].map(|()| Number::new());
        Rationals { negative: Bit::seldom(), whole: Bit::even(), lengths }
    }

    /// A rational that can be read where it is written.
    pub fn rational(&mut self, coder: &mut Coder<'_>, given: Option<&Rational>) -> Coded<Rational> {
        let negative = given.map(|value| value.numer().sign() == Sign::Minus);
        let negative = coder.bit(&mut self.negative, negative)?;
        let whole = coder.bit(&mut self.whole, given.map(|value| value.denom().is_one()))?;
        let [above, below] = &mut self.lengths;
        let numerator = natural(coder, above, given.map(|value| value.numer().magnitude()))?;
        let denominator = match whole {
            true => BigUint::one(),
            false => natural(coder, below, given.map(|value| value.denom().magnitude()))?,
        };
        let sign = if negative { Sign::Minus } else { Sign::Plus };
        let numerator = BigInt::from_biguint(sign, numerator);
        if denominator.is_zero() || whole != denominator.is_one() {
            return Err(LinkError::Malformed);
        }
        let value = Rational::new(numerator.clone(), denominator.into());
        let chars = value.to_string().len();
        coder.charge(chars)?;
        // A rational must be reduced, must not be "−0", and must be short enough to be read again.
        let is_sound = *value.numer() == numerator && negative == (numerator.sign() == Sign::Minus);
        match (is_sound, chars <= MAX_RATIONAL_CHARS) {
            (true, true) => Ok(value),
            (true, false) if coder.is_writing() => Err(LinkError::TooLarge),
            _ => Err(LinkError::Malformed),
        }
    }
}

/// A natural number: how many bits it has, and those below the highest, from the lowest on.
fn natural(coder: &mut Coder<'_>, length: &mut Number, given: Option<&BigUint>) -> Coded<BigUint> {
    const DIGIT: u64 = 32;
    let bits = coder.number(length, given.map(BigUint::bits))?;
    if bits > MAX_BITS {
        let refused = if coder.is_writing() { LinkError::TooLarge } else { LinkError::Malformed };
        return Err(refused);
    }
    let digits = given.map(BigUint::to_u32_digits);
    let mut read = Vec::new();
    for digit in 0..bits.div_ceil(DIGIT) {
        let left = bits - DIGIT * digit;
        let highest = if left <= DIGIT { 1u64 << (left - 1) } else { 0 };
        let below = if left <= DIGIT { left - 1 } else { DIGIT };
        let given = digits.as_ref().map(|digits| u64::from(digits[digit as usize]) - highest);
        read.push((coder.bits(below as u32, given)? | highest) as u32);
    }
    Ok(BigUint::new(read))
}
