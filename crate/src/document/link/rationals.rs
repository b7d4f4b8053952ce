//! Exact rationals: komi and bids.

use super::coder::{Coded, Coder};
use super::error::LinkError;
use super::models::{Bit, Number};
use crate::integer::Integer;
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
        let negative = given.map(|value| value.numer().is_negative());
        let negative = coder.bit(&mut self.negative, negative)?;
        let whole = coder.bit(&mut self.whole, given.map(|value| value.denom().is_one()))?;
        let [above, below] = &mut self.lengths;
        let numerator = size(coder, above, given.map(Rational::numer))?;
        let denominator = match whole {
            true => vec![1],
            false => size(coder, below, given.map(Rational::denom))?,
        };
        let numerator = Integer::new(negative, numerator);
        let denominator = Integer::new(false, denominator);
        if denominator.is_zero() || whole != denominator.is_one() {
            return Err(LinkError::Malformed);
        }
        let value = Rational::new(numerator.clone(), denominator);
        let chars = value.to_string().len();
        coder.charge(chars)?;
        // A rational must be reduced, must not be "−0", and must be short enough to be read again.
        let is_sound = *value.numer() == numerator && negative == numerator.is_negative();
        match (is_sound, chars <= MAX_RATIONAL_CHARS) {
            (true, true) => Ok(value),
            (true, false) if coder.is_writing() => Err(LinkError::TooLarge),
            _ => Err(LinkError::Malformed),
        }
    }
}

/// The digits of a size: how many bits they have, and those below the highest, from the lowest on.
fn size(coder: &mut Coder<'_>, length: &mut Number, given: Option<&Integer>) -> Coded<Vec<u32>> {
    const DIGIT: u64 = 32;
    let bits = coder.number(length, given.map(Integer::bits))?;
    if bits > MAX_BITS {
        let refused = if coder.is_writing() { LinkError::TooLarge } else { LinkError::Malformed };
        return Err(refused);
    }
    let digits = given.map(Integer::digits);
    let mut read = Vec::new();
    for digit in 0..bits.div_ceil(DIGIT) {
        let left = bits - DIGIT * digit;
        let highest = if left <= DIGIT { 1u64 << (left - 1) } else { 0 };
        let below = if left <= DIGIT { left - 1 } else { DIGIT };
        let given = digits.as_ref().map(|digits| u64::from(digits[digit as usize]) - highest);
        read.push((coder.bits(below as u32, given)? | highest) as u32);
    }
    Ok(read)
}
