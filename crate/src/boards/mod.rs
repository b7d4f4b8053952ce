//! Boards: immutable, validated once. They know nothing of colours, turns or rules.

pub mod drawing;
pub mod families;
pub mod graph;
pub mod grid;
pub mod names;
pub mod plane;
mod rows;
pub mod setup;
pub mod space;

use std::sync::Arc;

use drawing::Drawing;
use graph::{Dropped, Graph, GraphError};
use setup::{BoardSetup, GridSetup};
use space::{Space, SpaceError};

use crate::limits::MAX_PLACEMENTS;

/// What a description comes to.
#[derive(Clone, Debug)]
pub enum Ground {
    /// Placements are vertices.
    Graph(Arc<Graph>),
    /// Placements are open sets.
    Space(Arc<Space>),
}

/// A valid board: what was described, and what it comes to: a graph for grids and graphs, a
/// space for spaces.
#[derive(Clone, Debug)]
pub struct Board {
    setup: BoardSetup,
    ground: Ground,
    dropped: Dropped,
}

/// Why there is no such board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// No such graph.
    #[error(transparent)]
    Graph(#[from] GraphError),
    /// No such space.
    #[error(transparent)]
    Space(#[from] SpaceError),
}

impl Board {
    /// Checks a description. Cost: O(points + arcs · log degree), or what [`Space::new`] costs.
    pub fn new(setup: BoardSetup) -> Result<Board, BoardError> {
        let on_graph = |(graph, dropped)| (Ground::Graph(Arc::new(graph)), dropped);
        let (ground, dropped) = match &setup {
            BoardSetup::Grid(grid) => on_graph(grid_graph(grid)?),
            BoardSetup::Graph(graph) => {
                on_graph(Graph::new(graph.points.len(), &graph.edges, &graph.arcs)?)
            }
            BoardSetup::Space(space) => {
                (Ground::Space(Arc::new(Space::new(space)?)), Dropped::default())
            }
        };
        Ok(Board { setup, ground, dropped })
    }

    /// The description that it was made from.
    pub fn setup(&self) -> &BoardSetup {
        &self.setup
    }

    /// What is played on.
    pub fn ground(&self) -> &Ground {
        &self.ground
    }

    /// How many points are coloured.
    pub fn point_count(&self) -> usize {
        match &self.ground {
            Ground::Graph(graph) => graph.vertex_count(),
            Ground::Space(space) => space.point_count(),
        }
    }

    /// How many placements there are.
    pub fn placement_count(&self) -> usize {
        match &self.ground {
            Ground::Graph(graph) => graph.vertex_count(),
            Ground::Space(space) => space.placement_count(),
        }
    }

    /// The graph that is played on. Panics on a space.
    pub fn graph(&self) -> &Arc<Graph> {
        match &self.ground {
            Ground::Graph(graph) => graph,
            Ground::Space(_) => panic!("a space is no graph"),
        }
    }

    /// The space that is played on. Panics on a grid or a graph.
    pub fn space(&self) -> &Arc<Space> {
        match &self.ground {
            Ground::Space(space) => space,
            Ground::Graph(_) => panic!("a graph is no space"),
        }
    }

    /// What there is to draw. Cost: O(points + arcs), or of a space what
    /// [`Space::specialisations`] costs.
    pub fn drawing(&self) -> Drawing {
        match &self.setup {
            BoardSetup::Grid(grid) => Drawing::of_grid(grid),
            BoardSetup::Graph(drawn) => Drawing::of_graph(drawn, self.graph()),
            BoardSetup::Space(drawn) => Drawing::of_space(drawn, self.space()),
        }
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
