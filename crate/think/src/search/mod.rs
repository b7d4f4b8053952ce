//! The search: many random games played fast, and their statistics.
//!
//! [`playout`] plays random games on undirected graphs; [`Search`] looks for the best turn on any
//! board and under any rules, by a tree of the turns that did well in random games.

pub mod arcs;
pub mod eyes;
pub mod life;
pub mod playout;
pub mod reading;
pub mod report;
pub mod solo;
pub mod tree_search;

mod chance;
mod choice;
mod equal_turns;
pub mod keeper;
mod knowledge;
mod ko;
mod ko_value;
mod manners;
mod marks;
mod outcome;
mod outlook;
mod ownership;
mod plane_arcs;
mod plane_area;
mod plane_engine;
mod plane_sites;
mod position;
mod replies;
mod resignation;
mod rollout;
mod shapes;
mod simulation;
pub mod surroundings;
mod tree;

pub use life::dead_stones;
pub use report::{Candidate, Report};
pub use tree_search::Search;
