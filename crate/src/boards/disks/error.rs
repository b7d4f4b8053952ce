//! Ways in which a board of disks can be invalid.

use crate::geometry::Spot;
use crate::geometry::region::RegionError;
use crate::ids::Placement;
use crate::limits::{MAX_DISK_PAIRS, MAX_PLACEMENTS, MAX_TICK};

/// A way in which a description of disks is invalid.
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
pub enum DisksError {
    /// More disks than [`MAX_PLACEMENTS`].
    #[error("{count} disks are more than the limit of {MAX_PLACEMENTS}")]
    TooManyDisks {
        /// The number of disks.
        count: usize,
    },
    /// The disks touch in more than [`MAX_DISK_PAIRS`] ordered pairs.
    #[error("the disks touch one another in more than {MAX_DISK_PAIRS} ordered pairs")]
    TooManyPairs,
    /// The region is invalid.
    #[error(transparent)]
    Region(#[from] RegionError),
    /// A centre or a radius past [`MAX_TICK`].
    #[error("disk {disk} is past the limit of {MAX_TICK} ticks")]
    TooFarOut {
        /// The disk.
        disk: Placement,
    },
    /// A core radius below 1.
    #[error("disk {disk} has a core radius of {core}; the least is 1")]
    NoCore {
        /// The disk.
        disk: Placement,
        /// Its core radius.
        core: i32,
    },
    /// A reach smaller than the core radius.
    #[error("disk {disk} reaches {reach}, which is less than its core radius of {core}")]
    ReachBelowCore {
        /// The disk.
        disk: Placement,
        /// Its core radius.
        core: i32,
        /// Its reach.
        reach: i32,
    },
    /// A disk that is not inside the region.
    #[error("disk {disk} around {centre} is not inside the region")]
    Outside {
        /// The disk.
        disk: Placement,
        /// Its centre.
        centre: Spot,
    },
    /// A disk that overlaps an image of itself across glued sides.
    #[error("disk {disk} overlaps itself across the glued sides")]
    OverlapsItself {
        /// The disk.
        disk: Placement,
    },
    /// Two disks with the same centre and the same core radius.
    #[error("disks {first} and {second} have the same centre and the same core radius")]
    Twice {
        /// The one that stands first.
        first: Placement,
        /// The other.
        second: Placement,
    },
}

impl DisksError {
    /// The disk that is wrong, if it is one disk.
    pub fn disk(&self) -> Option<Placement> {
        match *self {
            DisksError::TooManyDisks { .. } | DisksError::TooManyPairs => None,
            DisksError::Region(_) => None,
            DisksError::TooFarOut { disk }
            | DisksError::NoCore { disk, .. }
            | DisksError::ReachBelowCore { disk, .. }
            | DisksError::Outside { disk, .. }
            | DisksError::OverlapsItself { disk }
            | DisksError::Twice { second: disk, .. } => Some(disk),
        }
    }
}
