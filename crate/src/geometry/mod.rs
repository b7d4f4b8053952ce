//! Exact plane geometry on whole ticks. Knows nothing of boards, colours or rules.

pub mod spot;
pub mod wrap;

pub use spot::Spot;
pub use wrap::Wrap;
