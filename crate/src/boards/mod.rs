//! Boards: immutable, validated once. They know nothing of colours, turns or rules.

pub mod disks;
pub mod drawing;
#[cfg(feature = "full")]
pub mod families;
pub mod graph;
pub mod grid;
pub mod names;
pub mod plane;
pub(crate) mod rows;
pub mod setup;
pub mod space;

use std::sync::Arc;

use disks::{Disks, DisksError};
use drawing::Drawing;
use graph::{Dropped, Graph, GraphError};
use plane::{Plane, PlaneError};
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
    /// Placements are disks.
    Disks(Arc<Disks>),
    /// Placements are the disks of one radius, everywhere.
    Plane(Arc<Plane>),
}

impl Ground {
    /// How many placements have numbers; none of a plane.
    pub fn placement_count(&self) -> usize {
        match self {
            Ground::Graph(graph) => graph.vertex_count(),
            Ground::Space(space) => space.placement_count(),
            Ground::Disks(disks) => disks.len(),
            Ground::Plane(_) => 0,
        }
    }
}

/// A valid board: what was described, and what it comes to.
#[derive(Clone, Debug)]
pub struct Board {
    setup: BoardSetup,
    ground: Ground,
    dropped: Dropped,
}

/// Why there is no such board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum BoardError {
    /// No such graph.
    #[error(transparent)]
    Graph(#[from] GraphError),
    /// No such space.
    #[error(transparent)]
    Space(#[from] SpaceError),
    /// No such disks.
    #[error(transparent)]
    Disks(#[from] DisksError),
    /// No such plane.
    #[error(transparent)]
    Plane(#[from] PlaneError),
}

impl Board {
    /// Checks a description. Cost: O(points + arcs · log degree), or what [`Space::new`],
    /// [`Disks::new`] or [`Plane::new`] cost.
    pub fn new(setup: BoardSetup) -> Result<Board, BoardError> {
        let on_graph = |(graph, dropped)| (Ground::Graph(Arc::new(graph)), dropped);
        let whole = |ground| (ground, Dropped::default());
        let (ground, dropped) = match &setup {
            BoardSetup::Grid(grid) => on_graph(grid_graph(grid)?),
            BoardSetup::Graph(graph) => {
                on_graph(Graph::new(graph.points.len(), &graph.edges, &graph.arcs)?)
            }
            BoardSetup::Space(space) => whole(Ground::Space(Arc::new(Space::new(space)?))),
            BoardSetup::Disks(disks) => whole(Ground::Disks(Arc::new(Disks::new(disks)?))),
            BoardSetup::Plane(plane) => whole(Ground::Plane(Arc::new(Plane::new(plane)?))),
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

    /// How many points are coloured: on disks the placements stand for those inside them, and a
    /// plane numbers only the centres that come up in a game.
    pub fn point_count(&self) -> usize {
        match &self.ground {
            Ground::Graph(graph) => graph.vertex_count(),
            Ground::Space(space) => space.point_count(),
            Ground::Disks(disks) => disks.len(),
            Ground::Plane(_) => 0,
        }
    }

    /// How many placements have numbers; none of a plane.
    pub fn placement_count(&self) -> usize {
        self.ground.placement_count()
    }

    /// The graph that is played on. Panics where there is none.
    pub fn graph(&self) -> &Arc<Graph> {
        match &self.ground {
            Ground::Graph(graph) => graph,
            _ => panic!("this board is no graph"),
        }
    }

    /// The space that is played on. Panics where there is none.
    pub fn space(&self) -> &Arc<Space> {
        match &self.ground {
            Ground::Space(space) => space,
            _ => panic!("this board is no space"),
        }
    }

    /// What there is to draw. Cost: O(points + arcs), or of a space what
    /// [`Space::specialisations`] costs.
    pub fn drawing(&self) -> Drawing {
        match (&self.setup, &self.ground) {
            (BoardSetup::Graph(drawn), Ground::Graph(graph)) => Drawing::of_graph(drawn, graph),
            (BoardSetup::Space(drawn), Ground::Space(space)) => Drawing::of_space(drawn, space),
            (BoardSetup::Disks(drawn), Ground::Disks(disks)) => Drawing::of_disks(drawn, disks),
            (BoardSetup::Plane(drawn), Ground::Plane(plane)) => Drawing::of_plane(drawn, plane),
            (BoardSetup::Grid(grid), _) => Drawing::of_grid(grid),
            _ => unreachable!("a board is made from its own description"),
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
