//! The site of a play, on any board.

use std::fmt;

use crate::geometry::Spot;
use crate::ids::Placement;

/// The site of a play: one of finitely many placements, or the centre of a disk on the plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(serde::Serialize, tsify::Tsify), serde(untagged))]
pub enum Site {
    /// A placement of a board that lists them.
    Placement(Placement),
    /// A centre on a board that has them everywhere.
    Spot(Spot),
}

impl From<Placement> for Site {
    fn from(placement: Placement) -> Site {
        Site::Placement(placement)
    }
}

impl From<Spot> for Site {
    fn from(spot: Spot) -> Site {
        Site::Spot(spot)
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Site::Placement(placement) => placement.fmt(f),
            Site::Spot(spot) => spot.fmt(f),
        }
    }
}
