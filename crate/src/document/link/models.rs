//! Adaptive models: the probability of a bit, a symbol or the size of a number.
//!
//! Part of the format: a changed number here breaks existing links.

/// Shares are counted in parts of this.
pub(super) const SHARE_PARTS: u64 = 1 << 16;
/// No bit is more certain than 1 − 2^-10.
const LEAST: i32 = 1 << 6;

/// The probability that a bit is set, learnt from the bits before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bit {
    /// In parts of 2^16; from 2^6 to 2^16 − 2^6.
    set: u16,
    /// The number of bits before; no more than `patience` are counted.
    seen: u8,
    /// The greater it is, the slower it forgets.
    patience: u8,
}

impl Bit {
    /// As likely as not, for what stays as it is.
    pub const fn even() -> Bit {
        Bit { set: 1 << 15, seen: 0, patience: 120 }
    }

    /// As likely as not, for what changes as it goes on.
    pub const fn quick() -> Bit {
        Bit { set: 1 << 15, seen: 0, patience: 30 }
    }

    /// Seldom set: once in 16 times.
    pub const fn seldom() -> Bit {
        Bit { set: 1 << 12, seen: 6, patience: 120 }
    }

    /// The share of those that are set, in parts of [`SHARE_PARTS`].
    pub fn share(self) -> u64 {
        self.set.into()
    }

    /// The number of bits behind the share.
    pub fn seen(self) -> u64 {
        self.seen.into()
    }

    /// Learns a bit: the estimator of Krichevsky and Trofimov while all are counted.
    pub fn learn(&mut self, bit: bool) {
        let [share, target] = [i32::from(self.set), if bit { SHARE_PARTS as i32 } else { 0 }];
        let moved = share + (target - share) / (i32::from(self.seen) + 2);
        self.set = moved.clamp(LEAST, SHARE_PARTS as i32 - LEAST) as u16;
        self.seen = self.patience.min(self.seen + 1);
    }
}

/// Which of 2^DEPTH symbols, bit by bit, the highest first.
#[derive(Clone, Debug)]
pub(super) struct Tree<const DEPTH: usize> {
    /// `nodes[1]` is the first bit's; below node n are 2n and 2n + 1.
    nodes: Vec<Bit>,
}

impl<const DEPTH: usize> Tree<DEPTH> {
    pub fn new() -> Tree<DEPTH> {
        Tree { nodes: vec![Bit::quick(); 1 << DEPTH] }
    }

    pub fn node(&mut self, at: usize) -> &mut Bit {
        &mut self.nodes[at]
    }
}

/// A whole number from 0 up, by how many bits it has.
#[derive(Clone, Debug)]
pub(super) struct Number {
    /// The number of its bits: 0 to 63.
    pub length: Tree<6>,
    /// The bit below the highest one, by the number of bits.
    pub second: [Bit; 64],
}

impl Number {
    pub fn new() -> Number {
        Number { length: Tree::new(), second: [Bit::quick(); 64] }
    }
}
