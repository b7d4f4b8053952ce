//! The search and the solver.

#[cfg(feature = "think")]
mod search;
mod solver;
