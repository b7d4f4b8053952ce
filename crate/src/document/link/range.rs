//! A range coder: turns choices into bytes and back, each choice in as many bits as it was
//! unlikely.
//!
//! It is written out here because every link that was ever made has to be read for ever: not one
//! bit of its output may change. Integers only, the same on every machine. After G. N. N. Martin,
//! "Range encoding: an algorithm for removing redundancy from a digitised message" (1979), with
//! carries added to the bytes that are written already. Knows nothing of the meaning of the
//! choices.

use super::error::LinkError;

/// The range is kept in (2^48, 2^56], so that a choice among 2^32 loses less than 2^-16 bits.
const FULL: u64 = 1 << 56;
const LEAST: u64 = 1 << 48;
/// The number of bytes that the decoder reads ahead.
const WINDOW: usize = 7;

/// Writes choices.
#[derive(Clone, Debug)]
pub(super) struct Encoder {
    bytes: Vec<u8>,
    /// The number that is written, times 256^bytes, lies in [low, low + range); low < 2^56.
    low: u64,
    range: u64,
}

/// Reads choices.
#[derive(Clone, Debug)]
pub(super) struct Decoder<'a> {
    bytes: &'a [u8],
    /// The number of bytes taken; past the end they are 0.
    taken: usize,
    /// The last bytes taken.
    window: u64,
    /// The number that was written, as far as it is read, less what the encoder had as its low.
    offset: u64,
    range: u64,
}

impl Encoder {
    pub fn new() -> Encoder {
        Encoder { bytes: Vec::new(), low: 0, range: FULL }
    }

    /// Writes that of `whole` equal parts, at most 2^32 of them, the choice was the `size` parts from
    /// `start` on.
    pub fn write(&mut self, start: u64, size: u64, whole: u64) {
        let part = self.range / whole;
        self.low += part * start;
        self.range = part * size;
        if self.low >= FULL {
            self.carry();
        }
        while self.range <= LEAST {
            self.bytes.push((self.low >> 48) as u8);
            self.low = (self.low << 8) % FULL;
            self.range <<= 8;
        }
    }

    /// Adds one to what is written already; the whole stays below 1, so that there is room for it.
    fn carry(&mut self) {
        self.low -= FULL;
        for byte in self.bytes.iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                break;
            }
        }
    }

    /// The number of bytes that no later choice shortens.
    pub fn written(&self) -> usize {
        self.bytes.len()
    }

    /// The number of bytes so far.
    pub fn len(&self) -> usize {
        self.bytes.len() + ending(self.low, self.range).1
    }

    /// All bytes, as few as determine the choices.
    pub fn finish(mut self) -> Vec<u8> {
        let (number, count) = ending(self.low, self.range);
        self.low = number;
        if number >= FULL {
            self.carry();
        }
        self.bytes.extend(&self.low.to_be_bytes()[1..=count]);
        self.bytes
    }
}

/// The number in [low, low + range) that has the fewest bytes before its zeros, the least of those,
/// and how many bytes that are.
fn ending(low: u64, range: u64) -> (u64, usize) {
    let rounded = |count: usize| low.next_multiple_of(FULL >> (8 * count));
    let fits = |&count: &usize| rounded(count) - low < range;
    let count = (0..WINDOW).find(fits).unwrap_or(WINDOW);
    (rounded(count), count)
}

impl<'a> Decoder<'a> {
    pub fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { bytes, taken: 0, window: 0, offset: 0, range: FULL };
        for _ in 0..WINDOW {
            decoder.take();
        }
        decoder
    }

    fn take(&mut self) {
        let byte = self.bytes.get(self.taken).copied().unwrap_or_default();
        self.taken += 1;
        self.window = (self.window << 8 | u64::from(byte)) % FULL;
        self.offset = self.offset << 8 | u64::from(byte);
    }

    /// The part of the choice, of `whole` equal parts, at most 2^32.
    pub fn peek(&self, whole: u64) -> Result<u64, LinkError> {
        let part = self.offset / (self.range / whole);
        if part < whole { Ok(part) } else { Err(LinkError::Malformed) }
    }

    /// Takes the choice that was peeked at: the parts given to [`Encoder::write`].
    pub fn read(&mut self, start: u64, size: u64, whole: u64) -> Result<(), LinkError> {
        let part = self.range / whole;
        self.offset -= part * start;
        self.range = part * size;
        while self.range <= LEAST {
            if self.taken == self.bytes.len() + WINDOW {
                return Err(LinkError::Malformed);
            }
            self.take();
            self.range <<= 8;
        }
        Ok(())
    }

    /// True if the bytes are exactly those with which an encoder of these choices would end.
    pub fn is_at_end(&self) -> bool {
        let low = self.window.wrapping_sub(self.offset) % FULL;
        let (number, count) = ending(low, self.range);
        number % FULL == self.window && self.bytes.len() + WINDOW == self.taken + count
    }
}
