//! Go (baduk, weiqi) on any board that can be drawn.
//!
//! The core of Gospace: boards, rules, games and the document that holds them. No I/O and no
//! unsafe code; the same bits on every machine.
//!
//! Floors, each of which uses only those below it: [`colour`], [`ids`], [`integer`], [`limits`], [`geometry`],
//! [`order`] and [`site`];
//! [`boards`], immutable and checked once; [`rules`], what plays mean; [`record`], [`game`] and
//! [`document`], games as people keep them, [`formats`], boards as other programs keep them,
//! [`survey`], boards while they are drawn, [`search`], games played fast, and [`solve`], what
//! positions are worth.
//!
//! # Example
//!
#![doc = include_str!("../README.md")]

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
#[cfg(feature = "full")]
pub mod search;
pub mod site;
#[cfg(feature = "full")]
pub mod solve;
#[cfg(feature = "full")]
pub mod survey;
#[cfg(feature = "typescript")]
mod typescript;

pub use colour::{Colour, PerPlayer, Player};
pub use game::{CycleFault, Game, GameResult, Refusal, StartError};
pub use ids::{Placement, Point};
pub use rules::standing::{Actor, Phase};
pub use rules::turn::{Offer, Turn};
pub use site::Site;

// The tests in tests/core stand in the crate's own test build, which compiles the core once for all of them.
#[cfg(test)]
extern crate self as gospace;
#[cfg(test)]
#[path = "../../tests/core/mod.rs"]
mod tests;
