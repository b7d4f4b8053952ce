//! Boards: immutable, validated once. They know nothing of colours, turns or rules.

pub mod drawing;
pub mod families;
pub mod graph;
pub mod grid;
pub mod names;
pub mod setup;

use std::sync::Arc;

use graph::{Dropped, Graph, GraphError};
use setup::{BoardSetup, GridSetup};

use crate::limits::MAX_PLACEMENTS;

/// A valid board: what was described, and the graph that it comes to.
#[derive(Clone, Debug)]
pub struct Board {
    setup: BoardSetup,
    graph: Arc<Graph>,
    dropped: Dropped,
}

impl Board {
    /// Checks a description. Cost: O(points + arcs · log degree).
    pub fn new(setup: BoardSetup) -> Result<Board, GraphError> {
        let (graph, dropped) = match &setup {
            BoardSetup::Grid(grid) => grid_graph(grid)?,
            BoardSetup::Graph(graph) => Graph::new(graph.points.len(), &graph.edges, &graph.arcs)?,
        };
        Ok(Board { setup, graph: Arc::new(graph), dropped })
    }

    /// The description that it was made from.
    pub fn setup(&self) -> &BoardSetup {
        &self.setup
    }

    /// The graph that is played on.
    pub fn graph(&self) -> &Arc<Graph> {
        &self.graph
    }

    /// What the description held twice or in vain.
    pub fn dropped(&self) -> Dropped {
        self.dropped
    }
}

fn grid_graph(grid: &GridSetup) -> Result<(Graph, Dropped), GraphError> {
    // Counted before the edges are listed: a short text can ask for a very large grid.
    match usize::try_from(grid.point_count()) {
        Ok(count) if count <= MAX_PLACEMENTS => Graph::new(count, &grid.edges(), &[]),
        _ => Err(GraphError::TooManyVertices { count: grid.point_count() }),
    }
}
