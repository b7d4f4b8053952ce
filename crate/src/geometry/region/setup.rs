//! Unchecked descriptions of regions.

use crate::geometry::spot::Spot;
use crate::geometry::wrap::Wrap;

/// An unchecked description of a part of the plane in which stones must lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegionSetup {
    /// A simple polygon with holes, in either sense of rotation, the last corner next to the first.
    Polygon {
        /// The outline.
        outer: Vec<Spot>,
        /// The holes.
        holes: Vec<Vec<Spot>>,
        /// The gluing of the outline's sides; other than `None` the outline is an axis-aligned
        /// rectangle.
        wrap: Wrap,
    },
    /// A disk.
    Circle {
        /// Its centre.
        centre: Spot,
        /// Its radius in ticks.
        radius: i32,
    },
}
