//! Capture engines: what a play does to a colouring, one engine for each kind of board.
//!
//! An engine owns the current colouring and a journal of the plays that led there. It knows
//! nothing of turns, repetition or scores, and it takes every play at an empty point.

pub mod chain_engine;
pub mod chains;
pub mod engine;
pub mod journal;
pub mod reach;

use std::sync::Arc;

use crate::boards::graph::Graph;
use crate::colour::Colour;

pub use engine::Capture;
pub use journal::{Journal, Taken};

/// The engine that suits the graph, with the stones of a well-formed colouring on it.
/// Cost: O(points + arcs).
pub fn engine(graph: Arc<Graph>, colours: Vec<Colour>) -> Box<dyn Capture> {
    if graph.is_undirected() {
        Box::new(chain_engine::ChainEngine::new(graph, colours))
    } else {
        Box::new(reach::ReachEngine::new(graph, colours))
    }
}
