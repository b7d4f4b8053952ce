//! Exact plane geometry on whole ticks. Knows nothing of boards, colours or rules.

pub mod arcs;
mod circle;
pub mod crossing;
mod curve;
pub mod free;
mod moved_wall;
pub mod region;
mod root;
pub mod segment;
pub mod snap;
pub mod spot;
pub mod surface;
mod walls;
pub mod wrap;

pub use region::{Region, RegionSetup};
pub use segment::Segment;
pub use spot::Spot;
pub use surface::{Motion, Surface};
pub use wrap::Wrap;

/// The number from 0 to `most` that is nearest. Not by `f64::clamp`, since the message of its panic brings all
/// that writes doubles into the wasm module.
pub(crate) fn clamped(x: f64, most: f64) -> f64 {
    if x < 0.0 {
        0.0
    } else if x > most {
        most
    } else {
        x
    }
}
