//! Capture engines: what a play does to a colouring, one engine for each kind of board.
//!
//! An engine owns the current colouring and a journal of the plays that led there. It knows
//! nothing of turns, repetition or scores, and it takes every play at an empty point.

pub mod chain_engine;
pub mod chains;
pub mod journal;
pub mod reach;

use std::sync::Arc;

use crate::boards::graph::Graph;
use crate::colour::{Colour, Player};
use crate::ids::Placement;

pub use journal::{Journal, Taken};

/// An engine for one kind of board.
///
/// Law: after every play the colouring is what Tromp-Taylor's
/// `clear(clear(b[v ↦ p], p*), p)` gives, and `undo` gives back the colouring before it.
pub trait Capture {
    /// The colour of each placement.
    fn colours(&self) -> &[Colour];

    /// The plays that led here, and what each took.
    fn journal(&self) -> &Journal;

    /// Colours the empty placement `at`, clears the opponent's colour, then the player's.
    fn play(&mut self, at: Placement, player: Player);

    /// Takes the last play back; does nothing before the first.
    fn undo(&mut self);
}

/// The engine that suits the graph, with the stones of a well-formed colouring on it.
/// Cost: O(points + arcs).
pub fn engine(graph: Arc<Graph>, colours: Vec<Colour>) -> Box<dyn Capture> {
    if graph.is_undirected() {
        Box::new(chain_engine::ChainEngine::new(graph, colours))
    } else {
        Box::new(reach::ReachEngine::new(graph, colours))
    }
}
