//! Capture engines: what a play does to a colouring, one engine for each kind of board.
//!
//! An engine owns the current colouring and a journal of the plays that led there. It knows
//! nothing of turns, repetition or scores, and it takes every play at an empty point.

pub mod chain_engine;
pub mod chains;
pub mod engine;
pub mod journal;
pub mod reach;
pub mod string_engine;
pub mod strings;

mod walk;

use std::sync::Arc;

use crate::boards::Ground;
use crate::colour::Colour;

pub use engine::{Capture, TakenLists};
pub use journal::{Journal, Taken};

/// The engine that suits the board, with the stones of a well-formed colouring on it.
/// Cost: O(board).
pub fn engine(ground: &Ground, colours: Vec<Colour>) -> Box<dyn Capture> {
    match ground {
        Ground::Graph(graph) if graph.is_undirected() => {
            Box::new(chain_engine::ChainEngine::new(Arc::clone(graph), colours))
        }
        Ground::Graph(graph) => Box::new(reach::ReachEngine::new(Arc::clone(graph), colours)),
        Ground::Space(space) => {
            Box::new(string_engine::StringEngine::new(Arc::clone(space), colours))
        }
    }
}
