//! Ids as types.

use std::fmt;

use bytemuck::TransparentWrapper;

/// The unit of one play, as its index in the board's list. On a graph a placement is a vertex, and
/// the point that it colours has the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, TransparentWrapper)]
#[repr(transparent)]
#[cfg_attr(feature = "typescript", derive(serde::Serialize, tsify::Tsify))]
pub struct Placement(pub u32);

impl Placement {
    /// The placement at an index. The list is never longer than
    /// [`MAX_PLACEMENTS`](crate::limits::MAX_PLACEMENTS), so the number fits.
    #[inline]
    pub fn at(index: usize) -> Placement {
        Placement(index as u32)
    }

    /// Its index in the list.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The point of the same number: the point that a play colours on a graph, and the point that
    /// represents the placement on disks and planes. On a go-space a placement is a set of points:
    /// [`Space::points_of`](crate::boards::space::Space::points_of).
    #[inline]
    pub fn as_point(self) -> Point {
        Point(self.0)
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The unit of colour, as its index in the board's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, TransparentWrapper)]
#[repr(transparent)]
#[cfg_attr(feature = "typescript", derive(serde::Serialize, tsify::Tsify))]
pub struct Point(pub u32);

impl Point {
    /// The point at an index, which always fits the number.
    #[inline]
    pub fn at(index: usize) -> Point {
        Point(index as u32)
    }

    /// Its index in the list.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The placement of the same number, on a graph, disks and planes. On a go-space the point need
    /// not be a placement.
    #[inline]
    pub fn as_placement(self) -> Placement {
        Placement(self.0)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Points for an error message: the first few, and the number of the others.
pub(crate) fn listed<P: fmt::Display>(points: &[P]) -> String {
    const SHOWN: usize = 20;
    let mut text: Vec<String> = points.iter().take(SHOWN).map(P::to_string).collect();
    if points.len() > SHOWN {
        text.push(format!("and {} more", points.len() - SHOWN));
    }
    text.join(", ")
}
