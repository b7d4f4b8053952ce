//! Ways in which a space can be invalid.

use std::fmt;

use crate::ids::{Placement, Point, listed};
use crate::limits::{
    MAX_PLACEMENTS, MAX_SPACE_CLOSURES, MAX_SPACE_LISTED, MAX_SPACE_PAIRS, MAX_SPACE_POINTS,
};

/// A set of a description, by its place in its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
pub enum ListedSet {
    /// Of the subbase.
    Open(usize),
    /// Of the placements.
    Placement(usize),
}

impl fmt::Display for ListedSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListedSet::Open(index) => write!(f, "open set {index}"),
            ListedSet::Placement(index) => write!(f, "placement {index}"),
        }
    }
}

/// A way in which a description of a space is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
pub enum SpaceError {
    /// More points than [`MAX_SPACE_POINTS`].
    #[error("{count} points are more than the limit of {MAX_SPACE_POINTS} for a space")]
    TooManyPoints {
        /// The number of points.
        count: usize,
    },
    /// More placements than [`MAX_PLACEMENTS`].
    #[error("{count} placements are more than the limit of {MAX_PLACEMENTS}")]
    TooManyPlacements {
        /// The number of placements.
        count: usize,
    },
    /// More than [`MAX_SPACE_LISTED`] sets of the subbase and points of all sets.
    #[error("{count} numbers in the sets are more than the limit of {MAX_SPACE_LISTED}")]
    TooMuchListed {
        /// The number listed.
        count: usize,
    },
    /// The least open sets around the points hold more than [`MAX_SPACE_PAIRS`] points together.
    #[error(
        "the least open sets around points 0 to {point} hold more than {MAX_SPACE_PAIRS} points"
    )]
    TooManyPairs {
        /// The point with which the limit was passed.
        point: Point,
    },
    /// The closures of the placements hold more than [`MAX_SPACE_CLOSURES`] points together.
    #[error(
        "the closures of placements 0 to {placement} hold more than {MAX_SPACE_CLOSURES} points"
    )]
    ClosuresTooLarge {
        /// The placement with which the limit was passed.
        placement: Placement,
    },
    /// A set names a point that is not there.
    #[error("{set} names point {point}, which is not there")]
    PointOutOfRange {
        /// The set.
        set: ListedSet,
        /// Its index in the set.
        index: usize,
        /// The point that it names.
        point: u32,
    },
    /// A set names a point twice.
    #[error("{set} names point {point} twice")]
    PointTwice {
        /// The set.
        set: ListedSet,
        /// The index in the set at which it is repeated.
        index: usize,
        /// The point.
        point: Point,
    },
    /// A placement without points (TopoGo, Defn 1).
    #[error("placement {placement} is empty")]
    EmptyPlacement {
        /// The placement.
        placement: Placement,
    },
    /// Two placements that are the same set of points: S is a set.
    #[error("placements {first} and {second} are the same set of points")]
    EqualPlacements {
        /// The one that stands first.
        first: Placement,
        /// The other.
        second: Placement,
    },
    /// A placement that is not open (RULES.md, D3).
    #[error(
        "placement {placement} is not open; the smallest open set around it is {{{}}}",
        listed(smallest_open)
    )]
    NotOpen {
        /// The placement.
        placement: Placement,
        /// The smallest open set around it, ascending.
        smallest_open: Vec<Point>,
    },
}

impl SpaceError {
    /// The set that is wrong, if it is a single one.
    pub fn set(&self) -> Option<ListedSet> {
        match self {
            SpaceError::PointOutOfRange { set, .. } | SpaceError::PointTwice { set, .. } => {
                Some(*set)
            }
            SpaceError::EmptyPlacement { placement }
            | SpaceError::NotOpen { placement, .. }
            | SpaceError::EqualPlacements { second: placement, .. } => {
                Some(ListedSet::Placement(placement.index()))
            }
            _ => None,
        }
    }
}
