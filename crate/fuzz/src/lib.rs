//! Fuzzers of the core: a target takes any bytes, and panics where a law does not hold.
//!
//! `npm run fuzz` mutates the inputs of `corpus/` with libFuzzer, guided by coverage, or, with `changes`, several times
//! as many without guidance; `npm run check` replays them and some thousands of changes. The oracles are the files of `tests/core` themselves.

mod choices;
mod documents;
mod games;
mod geometry;
mod links;
mod mutation;
mod oracles;
mod planes;
mod targets;
mod texts;

pub use geometry::{Judged, PREDICATES, Predicate};
pub use targets::{TARGETS, Target};
