//! Ids as types.

use std::fmt;

/// What one play fills, as its place in the board's list. On a graph a placement is a vertex,
/// and the point that it colours bears the same number; on a space it is a set of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Placement(pub u32);

impl Placement {
    /// The placement at a place of the list. The list is never longer than
    /// [`MAX_PLACEMENTS`](crate::limits::MAX_PLACEMENTS), so the number fits.
    #[inline]
    pub fn at(index: usize) -> Placement {
        Placement(index as u32)
    }

    /// Its place in the list.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An element of X, the set that is coloured, as its place in the board's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Point(pub u32);

impl Point {
    /// The point at a place of the list. The list is never longer than
    /// [`MAX_PLACEMENTS`](crate::limits::MAX_PLACEMENTS), so the number fits.
    #[inline]
    pub fn at(index: usize) -> Point {
        Point(index as u32)
    }

    /// Its place in the list.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
