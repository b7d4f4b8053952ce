#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! Each uses only those before it. [`colour`], [`ids`], [`integer`], [`limits`], [`geometry`], [`order`] and [`site`] are what the
//! others are made of. [`boards`] are immutable and checked once; [`rules`] say what plays mean. [`record`], [`game`] and
//! [`document`] are games as people keep them. With the feature `full` there are [`formats`], boards as other programs keep them,
//! [`discretize`], samples of planes, [`survey`], boards while they are drawn, [`search`], games played fast, and [`solve`], what
//! positions are worth.

pub mod boards;
pub mod colour;
#[cfg(feature = "full")]
pub mod discretize;
pub mod document;
#[cfg(feature = "full")]
pub mod formats;
pub mod game;
pub mod geometry;
pub mod ids;
pub mod integer;
pub mod limits;
pub mod order;
pub mod record;
pub mod rules;
#[cfg(feature = "think")]
pub mod search;
pub mod site;
#[cfg(feature = "think")]
pub mod solve;
#[cfg(feature = "full")]
pub mod survey;
#[cfg(feature = "typescript")]
mod typescript;

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
