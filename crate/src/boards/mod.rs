//! Boards: immutable, validated once. They know nothing of colours, turns or rules.

pub mod around;
pub mod disks;
pub mod drawing;
pub mod families;
pub mod graph;
pub mod grid;
pub(crate) mod kinds;
pub mod names;
pub mod plane;
pub(crate) mod rows;
pub mod setup;
pub mod space;

use std::sync::Arc;

use disks::{Disks, DisksError};
use drawing::Drawing;
use graph::{Dropped, Graph, GraphError};
use kinds::present;
use plane::{Plane, PlaneError};
use setup::{BoardSetup, DisksSetup, GraphSetup, GridSetup, PlaneSetup, SetupRef, SpaceSetup};
use space::{Space, SpaceError};

use crate::ids::{Placement, Point};
use crate::limits::MAX_PLACEMENTS;

/// The structure on which a board is played.
#[derive(Clone, Copy, Debug)]
pub enum Ground<'a> {
    /// Placements are vertices.
    Graph(&'a Arc<Graph>),
    /// Placements are open sets.
    Space(&'a Arc<Space>),
    /// Placements are disks.
    Disks(&'a Arc<Disks>),
    /// Placements are the disks of one radius, everywhere.
    Plane(&'a Arc<Plane>),
}

impl<'a> Ground<'a> {
    /// The graph, where placements are its vertices.
    pub fn graph(self) -> Option<&'a Arc<Graph>> {
        match self {
            Ground::Graph(graph) => Some(graph),
            Ground::Space(_) | Ground::Disks(_) | Ground::Plane(_) => None,
        }
    }

    /// The points that a placement fills.
    pub fn points_of(self, at: Placement) -> Vec<Point> {
        match self {
            Ground::Space(space) => space.points_of(at).to_vec(),
            Ground::Graph(_) | Ground::Disks(_) | Ground::Plane(_) => vec![at.as_point()],
        }
    }

    /// The placements that fill a point, ascending.
    pub fn placements_of(self, point: Point) -> Vec<Placement> {
        match self {
            Ground::Space(space) => space.placements_of(point).to_vec(),
            Ground::Graph(_) | Ground::Disks(_) | Ground::Plane(_) => vec![point.as_placement()],
        }
    }
}

/// A valid board: its description, and the structure made from it.
#[derive(Clone, Debug)]
pub struct Board(Kind);

/// A description with the structure made from it, so that both are of one kind.
#[derive(Clone, Debug)]
enum Kind {
    Grid(GridSetup, Arc<Graph>, Dropped),
    Graph(GraphSetup, Arc<Graph>, Dropped),
    Space(SpaceSetup, Arc<Space>),
    Disks(DisksSetup, Arc<Disks>),
    Plane(PlaneSetup, Arc<Plane>),
}

/// Ways in which a board can be invalid.
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
    /// The graph is invalid.
    #[error(transparent)]
    Graph(#[from] GraphError),
    /// The space is invalid.
    #[error(transparent)]
    Space(#[from] SpaceError),
    /// The disks are invalid.
    #[error(transparent)]
    Disks(#[from] DisksError),
    /// The plane is invalid.
    #[error(transparent)]
    Plane(#[from] PlaneError),
}

impl Board {
    /// Checks a description. Cost: O(points + arcs · log degree), or what [`Space::new`],
    /// [`Disks::new`] or [`Plane::new`] cost.
    pub fn new(setup: BoardSetup) -> Result<Board, BoardError> {
        Ok(Board(match setup {
            BoardSetup::Grid(grid) => {
                let (graph, dropped) = grid_graph(&grid)?;
                Kind::Grid(grid, Arc::new(graph), dropped)
            }
            BoardSetup::Graph(drawn) => {
                let (graph, dropped) = Graph::new(drawn.points.len(), &drawn.edges, &drawn.arcs)?;
                Kind::Graph(drawn, Arc::new(graph), dropped)
            }
            BoardSetup::Space(drawn) => {
                let space = Space::new(present(&drawn))?;
                Kind::Space(drawn, Arc::new(space))
            }
            BoardSetup::Disks(drawn) => {
                let disks = Disks::new(present(&drawn))?;
                Kind::Disks(drawn, Arc::new(disks))
            }
            BoardSetup::Plane(drawn) => {
                let plane = Plane::new(present(&drawn))?;
                Kind::Plane(drawn, Arc::new(plane))
            }
        }))
    }

    /// The description that it was made from.
    pub fn setup(&self) -> SetupRef<'_> {
        match &self.0 {
            Kind::Grid(grid, ..) => SetupRef::Grid(grid),
            Kind::Graph(drawn, ..) => SetupRef::Graph(drawn),
            Kind::Space(drawn, _) => SetupRef::Space(present(drawn)),
            Kind::Disks(drawn, _) => SetupRef::Disks(present(drawn)),
            Kind::Plane(drawn, _) => SetupRef::Plane(present(drawn)),
        }
    }

    /// The structure that is played on.
    pub fn ground(&self) -> Ground<'_> {
        match &self.0 {
            Kind::Grid(_, graph, _) | Kind::Graph(_, graph, _) => Ground::Graph(graph),
            Kind::Space(_, space) => Ground::Space(present(space)),
            Kind::Disks(_, disks) => Ground::Disks(present(disks)),
            Kind::Plane(_, plane) => Ground::Plane(present(plane)),
        }
    }

    /// The number of points that are coloured: on disks the placements represent the points inside
    /// them, and a plane numbers only the centres that occur in a game.
    pub fn point_count(&self) -> usize {
        match self.ground() {
            Ground::Graph(graph) => graph.vertex_count(),
            Ground::Space(space) => space.point_count(),
            Ground::Disks(disks) => disks.len(),
            Ground::Plane(_) => 0,
        }
    }

    /// The number of placements; 0 on a plane, which numbers none.
    pub fn placement_count(&self) -> usize {
        match self.ground() {
            Ground::Graph(graph) => graph.vertex_count(),
            Ground::Space(space) => space.placement_count(),
            Ground::Disks(disks) => disks.len(),
            Ground::Plane(_) => 0,
        }
    }

    /// The graph. Panics on boards of other kinds.
    pub fn graph(&self) -> &Arc<Graph> {
        self.ground().graph().expect("this board is a graph")
    }

    /// The space. Panics on boards of other kinds.
    pub fn space(&self) -> &Arc<Space> {
        match self.ground() {
            Ground::Space(space) => space,
            _ => panic!("this board is no space"),
        }
    }

    /// The drawing. Cost: O(points + arcs), or of a space what [`Space::specialisations`] costs.
    pub fn drawing(&self) -> Drawing {
        match &self.0 {
            Kind::Grid(grid, ..) => Drawing::of_grid(grid),
            Kind::Graph(drawn, graph, _) => Drawing::of_graph(drawn, graph),
            Kind::Space(drawn, space) => Drawing::of_space(present(drawn), space),
            Kind::Disks(drawn, disks) => Drawing::of_disks(present(drawn), disks),
            Kind::Plane(drawn, plane) => Drawing::of_plane(present(drawn), plane),
        }
    }

    /// The loops and parallel arcs that the description held.
    pub fn dropped(&self) -> Dropped {
        match &self.0 {
            Kind::Grid(.., dropped) | Kind::Graph(.., dropped) => *dropped,
            Kind::Space(..) | Kind::Disks(..) | Kind::Plane(..) => Dropped::default(),
        }
    }
}

fn grid_graph(grid: &GridSetup) -> Result<(Graph, Dropped), GraphError> {
    // Counted before the edges are listed: a short text can ask for a very large grid.
    match usize::try_from(grid.point_count()) {
        Ok(count) if count <= MAX_PLACEMENTS => {
            Ok((Graph::of_neighbours(grid.neighbours()), Dropped::default()))
        }
        _ => Err(GraphError::TooManyVertices { count: grid.point_count() }),
    }
}
