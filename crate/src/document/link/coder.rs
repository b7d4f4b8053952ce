//! One description for both directions: the coded value is given while a link is written, is
//! nothing while one is read, and is returned in either case.
//!
//! Both directions count the cost of a document alike, so that every written link can be read: its
//! length as JSON, before anything is allocated for it, and the steps of the work.

use super::error::LinkError;
use super::models::{Bit, Number, SHARE_PARTS, Tree};
use super::range::{Decoder, Encoder};
use crate::limits::{MAX_LINK_CHARS, MAX_LINK_JSON, MAX_LINK_STEPS};

pub(super) type Coded<T> = Result<T, LinkError>;

/// Writes a link, or reads one.
#[derive(Clone, Debug)]
pub(super) struct Coder<'a> {
    way: Way<'a>,
    /// Bytes of JSON that may still come.
    room: usize,
    /// Steps that may still be taken.
    steps: u32,
}

#[derive(Clone, Debug)]
enum Way<'a> {
    Writing(Encoder),
    Reading(Decoder<'a>),
}

/// More bytes than the letters of a link can hold.
const MAX_BYTES: usize = MAX_LINK_CHARS / 4 * 3;

/// The message of a value that is missing while a link is written.
const GIVEN: &str = "a value to write";

impl<'a> Coder<'a> {
    pub fn writing() -> Coder<'static> {
        Coder { way: Way::Writing(Encoder::new()), room: MAX_LINK_JSON, steps: MAX_LINK_STEPS }
    }

    pub fn reading(payload: &'a [u8]) -> Coder<'a> {
        Coder {
            way: Way::Reading(Decoder::new(payload)),
            room: MAX_LINK_JSON,
            steps: MAX_LINK_STEPS,
        }
    }

    pub fn is_writing(&self) -> bool {
        matches!(self.way, Way::Writing(_))
    }

    /// The bytes written so far, the last ones only to be counted.
    pub fn len(&self) -> usize {
        match &self.way {
            Way::Writing(encoder) => encoder.len(),
            Way::Reading(_) => 0,
        }
    }

    /// The written bytes; nothing after reading, which must have consumed all bytes.
    pub fn finish(self) -> Coded<Vec<u8>> {
        match self.way {
            Way::Writing(encoder) => Ok(encoder.finish()),
            Way::Reading(decoder) if decoder.is_at_end() => Ok(Vec::new()),
            Way::Reading(_) => Err(LinkError::Malformed),
        }
    }

    /// Counts so many bytes of JSON.
    pub fn charge(&mut self, bytes: usize) -> Coded<()> {
        self.room = self.room.checked_sub(bytes).ok_or(self.too_much())?;
        Ok(())
    }

    /// Counts so many steps. An error also where what is written is longer than any link: what comes after it makes it no
    /// shorter.
    pub fn work(&mut self, steps: u32) -> Coded<()> {
        self.steps = self.steps.checked_sub(steps).ok_or(self.too_much())?;
        match &self.way {
            Way::Writing(encoder) if encoder.written() > MAX_BYTES => Err(LinkError::TooLarge),
            _ => Ok(()),
        }
    }

    fn too_much(&self) -> LinkError {
        if self.is_writing() { LinkError::TooLarge } else { LinkError::HoldsTooMuch }
    }

    /// A bit with the probability that the model has learnt; the model learns from it.
    pub fn bit(&mut self, model: &mut Bit, given: Option<bool>) -> Coded<bool> {
        let bit = self.bit_of(model.share(), given)?;
        model.learn(bit);
        Ok(bit)
    }

    /// A bit that is set `share` times in 2^16.
    pub fn bit_of(&mut self, share: u64, given: Option<bool>) -> Coded<bool> {
        self.work(1)?;
        let part = |bit| if bit { (0, share) } else { (share, SHARE_PARTS - share) };
        match &mut self.way {
            Way::Writing(encoder) => {
                let bit = given.expect(GIVEN);
                let (start, size) = part(bit);
                encoder.write(start, size, SHARE_PARTS);
                Ok(bit)
            }
            Way::Reading(decoder) => {
                let bit = decoder.peek(SHARE_PARTS)? < share;
                let (start, size) = part(bit);
                decoder.read(start, size, SHARE_PARTS)?;
                Ok(bit)
            }
        }
    }

    /// One of `count` numbers from 0 up, all as likely; 1 ≤ `count` ≤ 2^32.
    pub fn below(&mut self, count: u64, given: Option<u64>) -> Coded<u64> {
        self.work(1)?;
        match &mut self.way {
            Way::Writing(encoder) => {
                let value = given.expect(GIVEN);
                encoder.write(value, 1, count);
                Ok(value)
            }
            Way::Reading(decoder) => {
                let value = decoder.peek(count)?;
                decoder.read(value, 1, count)?;
                Ok(value)
            }
        }
    }

    /// A number of so many bits, at most 64, all as likely: the lower half first.
    pub fn bits(&mut self, count: u32, given: Option<u64>) -> Coded<u64> {
        if count <= 32 {
            return self.below(1 << count, given);
        }
        let low = self.below(1 << 32, given.map(|value| value & u64::from(u32::MAX)))?;
        let high = self.below(1 << (count - 32), given.map(|value| value >> 32))?;
        Ok(high << 32 | low)
    }

    /// One of 2^DEPTH symbols.
    pub fn symbol<const DEPTH: usize>(
        &mut self,
        model: &mut Tree<DEPTH>,
        given: Option<usize>,
    ) -> Coded<usize> {
        let mut node = 1;
        for level in (0..DEPTH).rev() {
            let bit = given.map(|symbol| symbol >> level & 1 == 1);
            node = 2 * node + usize::from(self.bit(model.node(node), bit)?);
        }
        Ok(node - (1 << DEPTH))
    }

    /// A number from 0 to 2^63 − 1.
    pub fn number(&mut self, model: &mut Number, given: Option<u64>) -> Coded<u64> {
        let length = given.map(|value| (u64::BITS - value.leading_zeros()) as usize);
        let length = self.symbol(&mut model.length, length)?;
        if length < 2 {
            return Ok(length as u64);
        }
        let below = length as u32 - 2;
        let second = given.map(|value| value >> below & 1 == 1);
        let second = self.bit(&mut model.second[length], second)?;
        let rest = self.bits(below, given.map(|value| value & ((1 << below) - 1)))?;
        Ok((2 | u64::from(second)) << below | rest)
    }

    /// A number of either sign, nearer to 0 than 2^62: 0, −1, 1, −2, … as 0, 1, 2, 3, …
    pub fn signed(&mut self, model: &mut Number, given: Option<i64>) -> Coded<i64> {
        let folded = given.map(|value| (value << 1 ^ value >> 63) as u64);
        let folded = self.number(model, folded)?;
        Ok((folded >> 1) as i64 ^ -((folded & 1) as i64))
    }

    /// A length of at most `most` of a list whose items take at least `least` bytes of JSON each,
    /// which are counted here, before anything is allocated.
    pub fn count(
        &mut self,
        model: &mut Number,
        given: Option<usize>,
        most: usize,
        least: usize,
    ) -> Coded<usize> {
        let count = self.number(model, given.map(|count| count as u64))?;
        let count = usize::try_from(count).ok().filter(|&count| count <= most);
        let count = count.ok_or(LinkError::Malformed)?;
        self.charge(count.saturating_mul(least))?;
        Ok(count)
    }

    /// A list of the counted length, item by item.
    pub fn list<T, U>(
        &mut self,
        count: usize,
        given: Option<&[U]>,
        mut item: impl FnMut(&mut Self, Option<&U>) -> Coded<T>,
    ) -> Coded<Vec<T>> {
        let mut items = Vec::with_capacity(count);
        for index in 0..count {
            items.push(item(self, given.map(|given| &given[index]))?);
        }
        Ok(items)
    }
}

/// The number of bytes of a number as JSON.
pub(super) fn digits(value: u64) -> usize {
    value.checked_ilog10().unwrap_or_default() as usize + 1
}

/// A count as the bound of a choice; an error if it is 0.
pub(super) fn bound(count: usize) -> Coded<u64> {
    if count > 0 { Ok(count as u64) } else { Err(LinkError::Malformed) }
}

/// The item at an index; an error past the end.
pub(super) fn item_at<T: Copy>(all: &[T], index: usize) -> Coded<T> {
    all.get(index).copied().ok_or(LinkError::Malformed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writing_ends_once_it_is_longer_than_any_link() {
        let mut coder = Coder::writing();
        let written =
            (0..MAX_LINK_STEPS).take_while(|_| coder.below(1 << 32, Some(7)).is_ok()).count();
        assert_eq!(coder.below(1 << 32, Some(7)), Err(LinkError::TooLarge));
        assert!((MAX_BYTES / 4..MAX_BYTES / 4 + 8).contains(&written), "{written}");
    }
}
