#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! [`automorphisms`] are the symmetries of a board; [`solve`] finds what positions are worth, exactly, with [`forever`] for games
//! that do not end; [`search`] plays many random games fast, and hands small ends to the solver.

pub mod automorphisms;
pub mod forever;
pub mod search;
pub mod solve;

// The tests in tests/think stand in the crate's own test build, which compiles it once for all of them.
#[cfg(test)]
extern crate self as gospace_think;
#[cfg(test)]
#[path = "../../../tests/think/mod.rs"]
mod tests;
