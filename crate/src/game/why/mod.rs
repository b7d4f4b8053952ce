//! Explanations of a position: why a stone was taken, why a play is refused, and the parts of a
//! score.
//!
//! Everything here is read from the board, the record and the journal; no question changes a game.

mod captured;
mod refused;
mod tally;

pub use captured::{Loss, WhyTaken};
pub use refused::WhyRefused;
pub use tally::Tally;
