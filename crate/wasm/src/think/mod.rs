//! The search and the solver.

mod search;
mod solver;
