//! Ids as types.

use std::fmt;

use bytemuck::TransparentWrapper;

/// What one play fills, as its place in the board's list. On a graph a placement is a vertex,
/// and the point that it colours bears the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, TransparentWrapper)]
#[repr(transparent)]
#[cfg_attr(feature = "typescript", derive(serde::Serialize, tsify::Tsify))]
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

    /// The point of the same number: what a play colours on a graph, and what stands for it on disks
    /// and planes. On a go-space a placement is a set of points, which
    /// [`Space::points_of`](crate::boards::space::Space::points_of) tells.
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

/// What gets coloured, as its place in the board's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, TransparentWrapper)]
#[repr(transparent)]
#[cfg_attr(feature = "typescript", derive(serde::Serialize, tsify::Tsify))]
pub struct Point(pub u32);

impl Point {
    /// The point at a place of the list, which is never too long for the number.
    #[inline]
    pub fn at(index: usize) -> Point {
        Point(index as u32)
    }

    /// Its place in the list.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The placement of the same number, on a graph, disks and planes. On a go-space no placement
    /// need be this point.
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

/// Points as people list them: the first few, and how many more there are.
pub(crate) fn listed<P: fmt::Display>(points: &[P]) -> String {
    const SHOWN: usize = 20;
    let mut text: Vec<String> = points.iter().take(SHOWN).map(P::to_string).collect();
    if points.len() > SHOWN {
        text.push(format!("and {} more", points.len() - SHOWN));
    }
    text.join(", ")
}
