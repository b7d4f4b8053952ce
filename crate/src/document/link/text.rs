//! Codes texts: bytes of UTF-8, each predicted from the two before it.

use super::coder::{Coded, Coder};
use super::error::LinkError;
use super::models::{Bit, Number, SHARE_PARTS};
use crate::limits::{MAX_COMMENT_CHARS, MAX_LABEL_CHARS, MAX_TITLE_CHARS};

/// The text that trains the models before the first text, so that even short texts are coded well.
/// Part of the format.
const PRIMER: &str = "1 2 3 4 5 6 7 8 9 10 11 12 A B C D E F a b c d e f x y \
The game of Go on a board of stones. Black to play and live. White captures the corner. \
This is the point where the ladder breaks, and there are two eyes for each of them. \
A graph with points and edges; the torus, the plane and the hexagonal lattice. Why not here? \
I think that Black has a better move in the centre, but it was not played by either player.";

/// The place of a text in a document.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// A title or an author.
    Title,
    /// A comment.
    Comment,
    /// A label of a point or a mark.
    Label,
}

impl Place {
    /// The limit in characters.
    fn limit(self) -> usize {
        match self {
            Place::Title => MAX_TITLE_CHARS,
            Place::Comment => MAX_COMMENT_CHARS,
            Place::Label => MAX_LABEL_CHARS,
        }
    }
}

/// The models of all texts of a document; their tables are made when there is one.
#[derive(Clone, Debug)]
pub(super) struct Texts {
    /// By place.
    lengths: [Number; 3],
    bytes: Option<Box<Bytes>>,
}

impl Texts {
    pub fn new() -> Texts {
        Texts { lengths: [(); 3].map(|()| Number::new()), bytes: None }
    }

    /// A text.
    pub fn text(
        &mut self,
        coder: &mut Coder<'_>,
        place: Place,
        given: Option<&str>,
    ) -> Coded<String> {
        const UTF8_BYTES: usize = 4;
        let most = UTF8_BYTES * place.limit();
        let length = &mut self.lengths[place as usize];
        let count = coder.count(length, given.map(str::len), most, 1)?;
        let bytes = self.bytes.get_or_insert_with(Bytes::new);
        bytes.before = [0; 2];
        let read = coder.list(count, given.map(str::as_bytes), |coder, byte| {
            let byte = bytes.byte(coder, byte.copied())?;
            coder.charge(escape(byte))?;
            Ok(byte)
        })?;
        let text = String::from_utf8(read).map_err(|_| LinkError::Malformed)?;
        if text.chars().count() > place.limit() { Err(LinkError::Malformed) } else { Ok(text) }
    }

    /// A text that may not be there, in a field of a document.
    pub fn optional(
        &mut self,
        coder: &mut Coder<'_>,
        presence: &mut Bit,
        place: Place,
        given: Option<Option<&str>>,
    ) -> Coded<Option<String>> {
        const FIELD: usize = r#""comment":"","#.len();
        if !coder.bit(presence, given.map(|text| text.is_some()))? {
            return Ok(None);
        }
        coder.charge(FIELD)?;
        self.text(coder, place, given.flatten()).map(Some)
    }
}

/// The additional length of a byte in JSON.
fn escape(byte: u8) -> usize {
    match byte {
        b'"' | b'\\' => 1,
        0..0x20 | 0x7f => 5,
        _ => 0,
    }
}

/// The probability of a bit of a byte, given none, one and two bytes before it.
#[derive(Clone, Debug)]
struct Bytes {
    /// One after the other: 2^8 by the bits before it; 2^16 by those and the byte before; as many by
    /// those and a hash of two bytes.
    bits: Vec<Bit>,
    /// The bytes before, the last one first.
    before: [u8; 2],
}

/// The number of tables of 2^8 bits there are for the hashes of two bytes.
const PAIRS: usize = 1 << 10;
/// A byte's bits, the highest first, lead through nodes 1 to 255 of a table.
const NODES: usize = 1 << 8;
/// The weight of a model that has seen the same number of bits: the longer its context, the more.
const WEIGHTS: [u64; 3] = [1, 6, 30];

impl Bytes {
    fn new() -> Box<Bytes> {
        let tables = 1 + NODES + PAIRS;
        let mut bytes =
            Box::new(Bytes { bits: vec![Bit::quick(); tables * NODES], before: [0; 2] });
        for byte in PRIMER.bytes() {
            let tables = bytes.tables();
            let mut node = 1;
            for level in (0..8).rev() {
                let bit = byte >> level & 1 == 1;
                bytes.learn(tables, node, bit);
                node = 2 * node + usize::from(bit);
            }
            bytes.follow(byte);
        }
        bytes
    }

    /// The starts of the three tables.
    fn tables(&self) -> [usize; 3] {
        let [last, second] = self.before.map(usize::from);
        let hash = (last * 0x9e5 + second * 0x2f1) % PAIRS;
        [0, 1 + last, 1 + NODES + hash].map(|table| table * NODES)
    }

    fn byte(&mut self, coder: &mut Coder<'_>, given: Option<u8>) -> Coded<u8> {
        let tables = self.tables();
        let mut node = 1;
        for level in (0..8).rev() {
            let share = self.share(tables, node);
            let bit = coder.bit_of(share, given.map(|byte| byte >> level & 1 == 1))?;
            self.learn(tables, node, bit);
            node = 2 * node + usize::from(bit);
        }
        let byte = (node - NODES) as u8;
        self.follow(byte);
        Ok(byte)
    }

    /// The mean of what the three models say, each counted by what it has seen.
    fn share(&self, tables: [usize; 3], node: usize) -> u64 {
        let [mut sum, mut weights] = [SHARE_PARTS / 2, 1];
        for (table, weight) in tables.into_iter().zip(WEIGHTS) {
            let model = self.bits[table + node];
            let weight = weight * model.seen();
            sum += weight * model.share();
            weights += weight;
        }
        sum / weights
    }

    fn learn(&mut self, tables: [usize; 3], node: usize, bit: bool) {
        for table in tables {
            self.bits[table + node].learn(bit);
        }
    }

    fn follow(&mut self, byte: u8) {
        self.before = [byte, self.before[0]];
    }
}
