//! A board as somebody describes it, before it is checked: what documents hold and families make.

use crate::colour::PerPlayer;
use crate::ids::Placement;

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

/// How the sides of a rectangle are glued (API.md's table; W columns, H rows).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Wrap {
    /// Not at all.
    #[default]
    None,
    /// (x + W, y) ~ (x, y)
    Cylinder,
    /// As the cylinder, and (x, y + H) ~ (x, y).
    Torus,
    /// (x + W, y) ~ (x, H − 1 − y)
    Mobius,
    /// As the Möbius band, and (x, y + H) ~ (x, y).
    Klein,
    /// (x + W, y) ~ (x, H − 1 − y) and (x, y + H) ~ (W − 1 − x, y)
    Projective,
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

/// A board of one of the kinds, as described.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardSetup {
    /// A rectangular grid.
    Grid(GridSetup),
    /// A graph that somebody drew.
    Graph(GraphSetup),
    /// A space (X, T, S).
    Space(SpaceSetup),
}

/// The stones that stand before the first turn, each player's in any order.
pub type Start = PerPlayer<Vec<Placement>>;
