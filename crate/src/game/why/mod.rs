//! Why it stands as it stands: what took a stone, what keeps a play off, what a score is made of.
//!
//! Everything here is read from the board, the record and the journal; no question changes a game.

mod captured;
mod refused;
mod tally;

pub use captured::{Loss, WhyTaken};
pub use refused::WhyRefused;
pub use tally::Tally;
