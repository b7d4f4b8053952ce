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

use std::borrow::Cow;
use std::sync::Arc;

use around::Around;
use disks::{Disks, DisksError};
use drawing::Drawing;
use graph::{Dropped, Graph, GraphError};
use kinds::{DISKS, GRAPHS, PLANES, SPACES};
use plane::{Plane, PlaneError};
use setup::{BoardSetup, DisksSetup, GraphSetup, GridSetup, PlaneSetup, SetupRef, SpaceSetup};
use space::{Space, SpaceError};

use crate::ids::{Placement, Point};

impl<'a> SetupRef<'a> {
    /// A graph, or a grid as one, its points drawn one unit apart; nothing of other kinds. Cost: of a grid O(points).
    pub fn as_graph(self) -> Option<Result<Cow<'a, GraphSetup>, GraphError>> {
        match self {
            SetupRef::Grid(grid) => Some(grid.as_graph().map(Cow::Owned)),
            SetupRef::Graph(graph) => Some(Ok(Cow::Borrowed(graph))),
            SetupRef::Space(_) | SetupRef::Disks(_) | SetupRef::Plane(_) => None,
        }
    }
}

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

    /// The disks, where placements are such.
    pub fn disks(self) -> Option<&'a Arc<Disks>> {
        match self {
            Ground::Disks(disks) => Some(disks),
            Ground::Graph(_) | Ground::Space(_) | Ground::Plane(_) => None,
        }
    }

    /// The number of points that are coloured: on disks the placements represent the points inside
    /// them, and a plane numbers only the centres that occur in a game.
    pub fn point_count(self) -> usize {
        match self {
            Ground::Graph(graph) => graph.vertex_count(),
            Ground::Space(space) => space.point_count(),
            Ground::Disks(disks) => disks.len(),
            Ground::Plane(_) => 0,
        }
    }

    /// The number of placements; 0 on a plane, which numbers none.
    pub fn placement_count(self) -> usize {
        match self {
            Ground::Graph(graph) => graph.vertex_count(),
            Ground::Space(space) => space.placement_count(),
            Ground::Disks(disks) => disks.len(),
            Ground::Plane(_) => 0,
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

    /// The points of the closure of a placement; none on a plane.
    pub fn closure(self, at: Placement) -> Vec<Point> {
        match self {
            Ground::Space(space) => space.closure(space.points_of(at)),
            Ground::Graph(_) | Ground::Disks(_) => vec![at.as_point()],
            Ground::Plane(_) => Vec::new(),
        }
    }

    /// The number of its pieces. Cost: O(board).
    pub fn component_count(self) -> usize {
        match self {
            Ground::Graph(graph) => graph.component_count(),
            Ground::Space(space) => space.components(&space.points().collect::<Vec<_>>()).len(),
            Ground::Disks(disks) => disks.component_count(),
            Ground::Plane(_) => 1,
        }
    }

    /// The number of points that are no placements: those of a space.
    pub fn points_apart(self) -> usize {
        match self {
            Ground::Space(space) => space.point_count(),
            Ground::Graph(_) | Ground::Disks(_) | Ground::Plane(_) => 0,
        }
    }

    /// All that the rules ask of a board: two elements and the kind of their relation, a bit. Elements are the placements
    /// and behind them the points that are none. Nothing of a plane. Cost: O(board).
    pub fn relations(self) -> Option<Vec<[u32; 3]>> {
        match self {
            Ground::Graph(graph) => Some(graph.relations()),
            Ground::Space(space) => Some(space.relations()),
            Ground::Disks(disks) => Some(disks.relations()),
            Ground::Plane(_) => None,
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
                let graph = GRAPHS.present(&grid).graph()?;
                Kind::Grid(grid, Arc::new(graph), Dropped::default())
            }
            BoardSetup::Graph(drawn) => {
                let GraphSetup { points, edges, arcs, .. } = GRAPHS.present(&drawn);
                let (graph, dropped) = Graph::new(points.len(), edges, arcs)?;
                Kind::Graph(drawn, Arc::new(graph), dropped)
            }
            BoardSetup::Space(drawn) => {
                let space = Space::new(SPACES.present(&drawn))?;
                Kind::Space(drawn, Arc::new(space))
            }
            BoardSetup::Disks(drawn) => {
                let disks = Disks::new(DISKS.present(&drawn))?;
                Kind::Disks(drawn, Arc::new(disks))
            }
            BoardSetup::Plane(drawn) => {
                let plane = Plane::new(PLANES.present(&drawn))?;
                Kind::Plane(drawn, Arc::new(plane))
            }
        }))
    }

    /// The description that it was made from.
    pub fn setup(&self) -> SetupRef<'_> {
        let setup = match &self.0 {
            Kind::Grid(grid, ..) => SetupRef::Grid(grid),
            Kind::Graph(drawn, ..) => SetupRef::Graph(drawn),
            Kind::Space(drawn, _) => SetupRef::Space(drawn),
            Kind::Disks(drawn, _) => SetupRef::Disks(drawn),
            Kind::Plane(drawn, _) => SetupRef::Plane(drawn),
        };
        setup.present()
    }

    /// The structure that is played on.
    pub fn ground(&self) -> Ground<'_> {
        match &self.0 {
            Kind::Grid(_, graph, _) | Kind::Graph(_, graph, _) => {
                Ground::Graph(GRAPHS.present(graph))
            }
            Kind::Space(_, space) => Ground::Space(SPACES.present(space)),
            Kind::Disks(_, disks) => Ground::Disks(DISKS.present(disks)),
            Kind::Plane(_, plane) => Ground::Plane(PLANES.present(plane)),
        }
    }

    /// As of its ground.
    pub fn point_count(&self) -> usize {
        self.ground().point_count()
    }

    /// As of its ground.
    pub fn placement_count(&self) -> usize {
        self.ground().placement_count()
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

    /// The surroundings of a placement; empty if there is no such placement, as on a plane.
    /// Cost: linear in the answer, and on a space in the placements that hold a point of the
    /// neighbourhoods of its closure.
    pub fn around(&self, at: Placement) -> Around {
        if at.index() >= self.placement_count() {
            return Around::default();
        }
        match &self.0 {
            Kind::Grid(grid, graph, _) => GRAPHS.present(grid).around(graph, at),
            Kind::Graph(_, graph, _) => GRAPHS.present(graph).around(at),
            Kind::Space(_, space) => SPACES.present(space).around(at),
            Kind::Disks(_, disks) => DISKS.present(disks).around(at),
            Kind::Plane(..) => Around::default(),
        }
    }

    /// The drawing. Cost: O(points + arcs), or of a space what [`Space::specialisations`] costs.
    pub fn drawing(&self) -> Drawing {
        match &self.0 {
            Kind::Grid(grid, ..) => Drawing::of_grid(GRAPHS.present(grid)),
            Kind::Graph(drawn, graph, _) => Drawing::of_graph(GRAPHS.present(drawn), graph),
            Kind::Space(drawn, space) => Drawing::of_space(SPACES.present(drawn), space),
            Kind::Disks(drawn, disks) => Drawing::of_disks(DISKS.present(drawn), disks),
            Kind::Plane(drawn, plane) => Drawing::of_plane(PLANES.present(drawn), plane),
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
