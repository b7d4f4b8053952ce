//! Ways in which a region can be invalid.

use super::rings::{Corner, RingError};
use crate::geometry::spot::Spot;
use crate::limits::MAX_TICK;

/// The part of a region that an error concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegionPart {
    /// All of it.
    Whole,
    /// Centre and radius.
    Circle,
    /// The gluing.
    Wrap,
    /// A ring of corners: 0 the outline, from 1 on the holes.
    Ring(usize),
    /// A corner, or the edge that begins there.
    Corner(Corner),
}

/// A way in which a description of a region is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum RegionError {
    /// The rings bound nothing.
    #[error(transparent)]
    Rings(#[from] RingError),
    /// A disk of radius 0 or less, or one that reaches past the limit on ticks.
    #[error("no disk of radius {radius} around {centre} lies within {MAX_TICK} ticks of (0, 0)")]
    Circle {
        /// Its centre.
        centre: Spot,
        /// Its radius.
        radius: i32,
    },
    /// A wrap that is not flat: distance has no meaning at the corners of a projective plane.
    #[error("only the sides of a grid can be glued to a projective plane")]
    Projective,
    /// Something other than an axis-aligned rectangle whose sides are to be glued.
    #[error("only the sides of an upright rectangle of four corners can be glued")]
    NotARectangle,
}

impl RegionError {
    /// The part that is wrong.
    pub fn part(&self) -> RegionPart {
        match *self {
            RegionError::Rings(error) => match error {
                RingError::TooManyCorners { .. } => RegionPart::Whole,
                RingError::TooFewCorners { ring, .. }
                | RingError::HoleOutside { ring }
                | RingError::HoleInHole { ring, .. } => RegionPart::Ring(ring),
                RingError::TooFarOut { corner, .. }
                | RingError::CornerTwice { corner, .. }
                | RingError::EdgesMeet { edge: corner, .. } => RegionPart::Corner(corner),
            },
            RegionError::Circle { .. } => RegionPart::Circle,
            RegionError::Projective => RegionPart::Wrap,
            RegionError::NotARectangle => RegionPart::Ring(0),
        }
    }
}
