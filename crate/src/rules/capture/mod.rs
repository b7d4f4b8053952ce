//! Capture engines: what a play does to a colouring, one engine for each kind of board.
//!
//! An engine owns the current colouring and a journal of the plays that led there. It knows
//! nothing of turns, repetition or scores, and it takes every play at an empty point.

pub mod chain_engine;
pub mod chains;
pub mod disk_chains;
pub mod disk_engine;
pub mod engine;
pub mod journal;
pub mod reach;
pub mod spot_index;
pub mod string_engine;
pub mod string_walk;
pub mod strings;
pub mod tangent;
pub mod tangent_engine;

mod walk;
mod witnesses;

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use crate::boards::Ground;
use crate::boards::graph::Graph;
use crate::boards::kinds::PLANES;
use crate::boards::space::Space;
use crate::colour::Colour;
use crate::geometry::Spot;
use crate::ids::Placement;

pub use engine::{Capture, TakenLists};
pub use journal::{Journal, Taken};

/// The engine of a game.
pub enum Engine {
    /// For boards that list their placements.
    Listed(Box<dyn Capture>),
    /// For planes.
    Plane(Box<tangent_engine::TangentEngine>),
}

impl Engine {
    /// The engine that suits the graph, with the stones of a well-formed colouring on it.
    /// Cost: O(points + arcs).
    pub fn on_graph(graph: &Arc<Graph>, colours: Vec<Colour>) -> Engine {
        let graph = Arc::clone(graph);
        Engine::Listed(if graph.is_undirected() {
            Box::new(chain_engine::ChainEngine::new(graph, colours))
        } else {
            Box::new(reach::ReachEngine::new(graph, colours))
        })
    }

    /// The same on a go-space. Cost: O(points of all placements).
    pub fn on_space(space: &Arc<Space>, colours: Vec<Colour>) -> Engine {
        Engine::Listed(Box::new(string_engine::StringEngine::new(Arc::clone(space), colours)))
    }

    /// True if the placement is a stone.
    pub(crate) fn is_stone(&self, at: Placement) -> bool {
        self.placement_colour(at).and_then(Colour::player).is_some()
    }

    /// The engine of a plane; nothing on other boards.
    #[inline(always)]
    pub fn plane(&self) -> Option<&tangent_engine::TangentEngine> {
        match self {
            Engine::Plane(engine) if PLANES.are_here => Some(engine),
            _ => None,
        }
    }

    /// The same, to admit centres.
    pub fn plane_mut(&mut self) -> Option<&mut tangent_engine::TangentEngine> {
        match self {
            Engine::Listed(_) => None,
            Engine::Plane(engine) => Some(PLANES.present(engine)),
        }
    }
}

/// The engine of a board with a colouring, well-formed or not; on a plane the centres that have
/// numbers, and the colour of each. Cost: O(board).
pub fn engine_with(ground: Ground<'_>, spots: &[Spot], colours: &[Colour]) -> Engine {
    ground.rules().engine(spots, colours)
}

impl Deref for Engine {
    type Target = dyn Capture;

    fn deref(&self) -> &Self::Target {
        match self {
            Engine::Listed(engine) => &**engine,
            Engine::Plane(engine) => &**PLANES.present(engine),
        }
    }
}

impl DerefMut for Engine {
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            Engine::Listed(engine) => &mut **engine,
            Engine::Plane(engine) => &mut **PLANES.present(engine),
        }
    }
}
