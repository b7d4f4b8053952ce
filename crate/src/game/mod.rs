//! A game: a board, a ruleset, a start and a record of turns.

mod agreement;
mod claims;
mod error;
mod outcome;
mod start;
mod state;
mod turns;
mod why;

pub use error::{CycleFault, Refusal, StartError};
pub use outcome::GameResult;
pub use outcome::{counted, owners};
pub use start::faults as start_faults;
pub use state::Game;
pub use why::{Loss, Tally, WhyRefused, WhyTaken};
