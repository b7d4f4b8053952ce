#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! Each uses only those before it. [`colour`], [`ids`], [`integer`], [`limits`], [`geometry`], [`order`] and [`site`] are what the
//! others are made of. [`boards`] are immutable and checked once; [`rules`] say what plays mean. [`record`], [`game`] and
//! [`document`] are games as people keep them.
//!
//! Two crates stand on this one: `gospace-draw` makes, reads, writes and surveys boards, and `gospace-think` finds turns and
//! values.

pub mod boards;
pub mod colour;
pub mod document;
pub mod game;
pub mod geometry;
pub mod ids;
pub mod integer;
pub mod limits;
pub mod order;
pub mod record;
pub mod rules;
pub mod site;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use boards::Board;
pub use boards::setup::{BoardSetup, Start};
pub use colour::{Colour, PerPlayer, Player};
pub use document::{Document, OpenGame};
pub use game::{CycleFault, Game, GameResult, Refusal, StartError};
pub use ids::{Placement, Point};
pub use rules::ruleset::Ruleset;
pub use rules::standing::{Actor, Phase};
pub use rules::turn::{Offer, Turn};
pub use site::Site;

/// The names that most programs need, for `use gospace::prelude::*`.
pub mod prelude {
    pub use crate::{
        Actor, Board, BoardSetup, Colour, Document, Game, GameResult, OpenGame, PerPlayer, Phase,
        Placement, Player, Point, Refusal, Ruleset, Site, Start, Turn,
    };
}

// The tests in tests/core stand in the crate's own test build, which compiles the core once for all of them.
#[cfg(test)]
extern crate self as gospace;
#[cfg(test)]
#[path = "../../tests/core/mod.rs"]
mod tests;
