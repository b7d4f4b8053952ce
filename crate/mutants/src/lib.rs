//! Mutants behind switches: a copy of the core that holds all changes which cargo-mutants lists, each off until the
//! environment switches it on. `npm run mutants` builds and tries it.

mod insertions;
mod mutant;
mod rewrite;

pub use mutant::{Genre, Mutant, Position};
pub use rewrite::{Rewritten, rewrite};

/// The module that the copy of the core reads its switches by.
pub const SWITCH: &str = include_str!("../switch.rs");
