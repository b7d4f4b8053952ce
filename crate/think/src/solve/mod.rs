//! The exact value of a position under rules that end: the margin with best play, or who wins.
//!
//! [`Solver`] asks one question after the other, whether Black can be ahead by at least so much, and
//! answers each by a search of all turns that matter. A repetition rule makes the value of a position
//! depend on the game before it. So an answer is kept with the earlier positions that it rests on
//! ([`proof`]), and is used again only in games in which it holds for certain.

pub mod endless;
pub mod life;
pub mod place;
pub mod plays;
pub mod proof;
pub mod sets;
pub mod solver;
pub mod symmetry;

mod deepening;
mod line;
mod memory;
mod search;
mod solution;

pub use solution::{Between, Solution, Unsolvable};
pub use solver::Solver;
