//! A board as somebody describes it, before it is checked: what documents hold and families make.

use crate::colour::PerPlayer;
use crate::geometry::Spot;
pub use crate::geometry::{RegionSetup, Wrap};
use crate::site::Site;

/// What a graph board is described by; anything may stand here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GraphSetup {
    /// Where each point is drawn, x to the right and y down, in any unit.
    pub points: Vec<[f64; 2]>,
    /// Two-way edges.
    pub edges: Vec<[u32; 2]>,
    /// One-way arcs, from and to.
    pub arcs: Vec<[u32; 2]>,
    /// One label a point.
    pub labels: Option<Vec<String>>,
}

/// A rectangular grid; point `row * columns + column`, row 0 at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GridSetup {
    /// Points in a row.
    pub columns: u32,
    /// Points in a column.
    pub rows: u32,
    /// How the sides are glued.
    pub wrap: Wrap,
}

/// What a space (X, T, S) is described by (TopoGo, Defn 1); anything may stand here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SpaceSetup {
    /// X: where each point is drawn, x to the right and y down, in any unit.
    pub points: Vec<[f64; 2]>,
    /// A subbase of T, the topology: ∅ and X may stand here and need not.
    pub open: Vec<Vec<u32>>,
    /// S, the placements.
    pub placements: Vec<Vec<u32>>,
}

/// A disk on which a stone can be placed, in ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Disk {
    /// Its centre.
    pub centre: Spot,
    /// What may not overlap: an open disk of this radius.
    pub core: i32,
    /// What touches: a closed disk of this radius.
    pub reach: i32,
}

/// What a board of finitely many disks is described by; anything may stand here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DisksSetup {
    /// Where the disks lie; nothing for the whole plane.
    pub region: Option<RegionSetup>,
    /// The placements.
    pub disks: Vec<Disk>,
}

/// What a board without lines is described by: every disk of one radius in a region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaneSetup {
    /// Where stones can be placed.
    pub region: RegionSetup,
    /// A stone's radius R, in ticks.
    pub radius: i32,
    /// t, in ticks: stones may stand 2R − t apart, and touch up to 2R + t.
    pub tolerance: i32,
    /// Stones touch up to twice this, in ticks, where it is given.
    pub reach: Option<i32>,
}

/// A board of one of the kinds, as described.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardSetup {
    /// A rectangular grid.
    Grid(GridSetup),
    /// A graph that somebody drew.
    Graph(GraphSetup),
    /// A space (X, T, S).
    Space(SpaceSetup),
    /// Finitely many disks.
    Disks(DisksSetup),
    /// A board without lines.
    Plane(PlaneSetup),
}

/// A description that is looked at where it is kept.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SetupRef<'a> {
    /// A rectangular grid.
    Grid(&'a GridSetup),
    /// A graph that somebody drew.
    Graph(&'a GraphSetup),
    /// A space (X, T, S).
    Space(&'a SpaceSetup),
    /// Finitely many disks.
    Disks(&'a DisksSetup),
    /// A board without lines.
    Plane(&'a PlaneSetup),
}

impl SetupRef<'_> {
    /// Whether what gets coloured are the points of the real plane.
    pub fn is_continuous(self) -> bool {
        match self {
            SetupRef::Disks(_) | SetupRef::Plane(_) => true,
            SetupRef::Grid(_) | SetupRef::Graph(_) | SetupRef::Space(_) => false,
        }
    }
}

impl<'a> From<&'a BoardSetup> for SetupRef<'a> {
    fn from(setup: &'a BoardSetup) -> SetupRef<'a> {
        match setup {
            BoardSetup::Grid(grid) => SetupRef::Grid(grid),
            BoardSetup::Graph(graph) => SetupRef::Graph(graph),
            BoardSetup::Space(space) => SetupRef::Space(space),
            BoardSetup::Disks(disks) => SetupRef::Disks(disks),
            BoardSetup::Plane(plane) => SetupRef::Plane(plane),
        }
    }
}

/// The stones that stand before the first turn, each player's in any order.
pub type Start = PerPlayer<Vec<Site>>;
