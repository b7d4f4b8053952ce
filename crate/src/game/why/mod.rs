//! Why it stands as it stands: what took a stone, what keeps a play off, what a score is made of.
//!
//! Everything here is read from the board, the record and the journal; no question changes a game.

mod refused;
mod taken;
mod tally;

pub use refused::WhyRefused;
pub use taken::{Loss, WhyTaken};
pub use tally::Tally;
