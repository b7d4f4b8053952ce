//! Exact plane geometry on whole ticks. Knows nothing of boards, colours or rules.

pub mod arcs;
mod circle;
mod clamp;
pub mod crossing;
mod curve;
pub mod free;
mod moved_wall;
pub mod region;
mod root;
pub mod segment;
mod segment_tree;
pub mod snap;
pub mod spot;
pub mod surface;
pub mod wrap;

pub(crate) use clamp::clamped;
pub use region::{Region, RegionSetup};
pub use segment::Segment;
pub use spot::Spot;
pub use surface::{Motion, Surface};
pub use wrap::Wrap;
