//! The places in the plane that share a signature.

use super::signature::Signature;

/// What a point of the go-space is in the plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum CellKind {
    /// A point of two circles or more.
    Crossing,
    /// A part of one circle.
    Arc,
    /// A part of the plane that no circle cuts.
    Face,
}

/// A cell, where it is drawn, and how much room there is around that place.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub signature: Signature,
    pub kind: CellKind,
    /// x and y in ticks.
    pub place: [f64; 2],
    /// How far the nearest circle is that is not its own, in ticks.
    pub room: f64,
}

impl Cell {
    /// The only cell where there are no disks.
    pub fn whole_plane() -> Cell {
        let signature = Signature::default();
        Cell { signature, kind: CellKind::Face, place: [0.0, 0.0], room: f64::INFINITY }
    }
}
