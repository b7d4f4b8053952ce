#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! [`generators`] make boards from parameters; [`formats`] are boards and games as other programs keep them;
//! [`survey`] finds what is wrong with a board while it is drawn; [`discretize`] makes finite boards of continuous ones, and
//! [`continuous`] does so with documents. None uses another, but for the last, which uses the one before it.

pub mod continuous;
pub mod discretize;
pub mod formats;
pub mod generators;
pub mod survey;

// The tests in tests/draw stand in the crate's own test build, which compiles it once for all of them.
#[cfg(test)]
extern crate self as gospace_draw;
#[cfg(test)]
#[path = "../../../tests/draw/mod.rs"]
mod tests;
