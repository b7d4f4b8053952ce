//! A region as somebody describes it, before it is checked.

use crate::geometry::spot::Spot;
use crate::geometry::wrap::Wrap;

/// A part of the plane that stones must lie in; anything may stand here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegionSetup {
    /// A simple polygon with holes, in either sense of rotation, the last corner next to the first.
    Polygon {
        /// The outline.
        outer: Vec<Spot>,
        /// What is cut out.
        holes: Vec<Vec<Spot>>,
        /// How the outline's sides are glued; other than `None` the outline is an axis-aligned
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
