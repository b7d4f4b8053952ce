//! Unchecked descriptions of boards: read from documents, made by families.

use std::collections::HashMap;

use super::kinds::{DISKS, GRAPHS, PLANES, SPACES};
use crate::colour::PerPlayer;
use crate::geometry::Spot;
pub use crate::geometry::{RegionSetup, Wrap};
use crate::site::Site;

/// An unchecked description of a graph board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GraphSetup {
    /// The place at which each point is drawn, x to the right and y down, in any unit.
    pub points: Vec<[f64; 2]>,
    /// Two-way edges.
    pub edges: Vec<[u32; 2]>,
    /// One-way arcs, from and to.
    pub arcs: Vec<[u32; 2]>,
    /// One label for each point.
    pub labels: Option<Vec<String>>,
    /// Links that are drawn bent by hand, in any order.
    pub bends: Option<Vec<Bend>>,
    /// The places of the points on a body that turns.
    pub body: Option<Body>,
}

/// A place for each point on a body that turns. A drawing only: no rule reads it.
#[derive(Clone, Debug, PartialEq)]
pub enum Body {
    /// In space: x to the right, y down, z towards the reader.
    Solid(Vec<[f64; 3]>),
    /// In four dimensions, the fourth coordinate last.
    Four(Vec<[f64; 4]>),
}

impl Body {
    /// The number of its points.
    pub fn len(&self) -> usize {
        match self {
            Body::Solid(places) => places.len(),
            Body::Four(places) => places.len(),
        }
    }

    /// True if it has no points.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The coordinates, point by point.
    pub fn coordinates(&self) -> &[f64] {
        match self {
            Body::Solid(places) => places.as_flattened(),
            Body::Four(places) => places.as_flattened(),
        }
    }
}

/// The bend of a link, by hand. A drawing only: no rule reads it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bend {
    /// The link: its place in the edges, then the arcs.
    pub link: u32,
    /// The point that the middle of its curve passes through.
    pub at: [f64; 2],
}

impl GraphSetup {
    /// The number of edges and arcs.
    pub fn link_count(&self) -> usize {
        self.edges.len() + self.arcs.len()
    }

    /// The bends of another graph, whose links are those of this one at these places.
    pub fn bends_of(&self, links: impl Iterator<Item = usize>) -> Option<Vec<Bend>> {
        let bends = self.bends.as_ref()?;
        let by_link: HashMap<usize, [f64; 2]> =
            bends.iter().map(|bend| (bend.link as usize, bend.at)).collect();
        let kept = (0..).zip(links);
        let kept = kept.filter_map(|(link, old)| Some(Bend { link, at: *by_link.get(&old)? }));
        Some(kept.collect())
    }
}

/// A rectangular grid; point `row * columns + column`, row 0 at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GridSetup {
    /// Points in a row.
    pub columns: u32,
    /// Points in a column.
    pub rows: u32,
    /// The gluing of the sides.
    pub wrap: Wrap,
}

/// An unchecked description of a space (X, T, S) (TopoGo, Defn 1).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SpaceSetup {
    /// X: where each point is drawn, x to the right and y down, in any unit.
    pub points: Vec<[f64; 2]>,
    /// A subbase of T, the topology; ∅ and X may be left out.
    pub open: Vec<Vec<u32>>,
    /// S, the placements.
    pub placements: Vec<Vec<u32>>,
}

/// A disk on which a stone can be placed, in ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Disk {
    /// Its centre.
    pub centre: Spot,
    /// The radius of the open disk that other stones may not overlap.
    pub core: i32,
    /// The radius of the closed disk that touches.
    pub reach: i32,
}

/// An unchecked description of a board of finitely many disks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DisksSetup {
    /// The region that holds the disks; nothing for the whole plane.
    pub region: Option<RegionSetup>,
    /// The placements.
    pub disks: Vec<Disk>,
}

/// An unchecked description of a board without lines: every disk of one radius in a region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaneSetup {
    /// The region of the stones.
    pub region: RegionSetup,
    /// A stone's radius R, in ticks.
    pub radius: i32,
    /// t, in ticks: stones may be 2R − t apart, and touch up to 2R + t.
    pub tolerance: i32,
    /// Stones touch up to twice this, in ticks, where it is given.
    pub reach: Option<i32>,
}

/// A description of a board of any kind.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardSetup {
    /// A rectangular grid.
    Grid(GridSetup),
    /// A drawn graph.
    Graph(GraphSetup),
    /// A space (X, T, S).
    Space(SpaceSetup),
    /// Finitely many disks.
    Disks(DisksSetup),
    /// A board without lines.
    Plane(PlaneSetup),
}

/// A borrowed description.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SetupRef<'a> {
    /// A rectangular grid.
    Grid(&'a GridSetup),
    /// A drawn graph.
    Graph(&'a GraphSetup),
    /// A space (X, T, S).
    Space(&'a SpaceSetup),
    /// Finitely many disks.
    Disks(&'a DisksSetup),
    /// A board without lines.
    Plane(&'a PlaneSetup),
}

/// The kinds of boards, as documents name them, in the order in which links number them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum BoardKind {
    /// A rectangle, glued or not.
    Grid,
    /// A directed graph.
    Graph,
    /// A go-space.
    #[cfg_attr(feature = "typescript", serde(rename = "gospace"))]
    Space,
    /// Finitely many disks.
    Disks,
    /// Every disk of one radius.
    Plane,
}

impl BoardKind {
    /// The kind of a number, its own as a number.
    pub(crate) fn numbered(number: u64) -> BoardKind {
        match number {
            0 => BoardKind::Grid,
            1 => BoardKind::Graph,
            2 => BoardKind::Space,
            3 => BoardKind::Disks,
            _ => BoardKind::Plane,
        }
    }

    /// True if this build has it.
    pub(crate) fn is_here(self) -> bool {
        match self {
            BoardKind::Grid | BoardKind::Graph => GRAPHS.are_here,
            BoardKind::Space => SPACES.are_here,
            BoardKind::Disks => DISKS.are_here,
            BoardKind::Plane => PLANES.are_here,
        }
    }
}

impl<'a> SetupRef<'a> {
    /// Its kind.
    pub fn kind(self) -> BoardKind {
        match self {
            SetupRef::Grid(_) => BoardKind::Grid,
            SetupRef::Graph(_) => BoardKind::Graph,
            SetupRef::Space(_) => BoardKind::Space,
            SetupRef::Disks(_) => BoardKind::Disks,
            SetupRef::Plane(_) => BoardKind::Plane,
        }
    }

    /// The same, of which this build has only the kinds that it is made for.
    #[inline(always)]
    pub(crate) fn present(self) -> Self {
        match self {
            SetupRef::Grid(grid) => SetupRef::Grid(GRAPHS.present(grid)),
            SetupRef::Graph(graph) => SetupRef::Graph(GRAPHS.present(graph)),
            SetupRef::Space(space) => SetupRef::Space(SPACES.present(space)),
            SetupRef::Disks(disks) => SetupRef::Disks(DISKS.present(disks)),
            SetupRef::Plane(plane) => SetupRef::Plane(PLANES.present(plane)),
        }
    }

    /// True if the coloured points are those of the real plane.
    pub fn is_continuous(self) -> bool {
        matches!(self.kind(), BoardKind::Disks | BoardKind::Plane)
    }

    /// The description, if it is of this kind.
    pub fn downcast<S>(self) -> Option<&'a S>
    where
        &'a S: TryFrom<SetupRef<'a>>,
    {
        self.try_into().ok()
    }

    /// The number of placements that it lists, 0 if they are too many to be made; nothing of a plane, which lists none.
    pub fn placement_count(self) -> Option<usize> {
        match self.present() {
            SetupRef::Grid(grid) => Some(grid.checked_count().unwrap_or(0)),
            SetupRef::Graph(graph) => Some(graph.points.len()),
            SetupRef::Space(space) => Some(space.placements.len()),
            SetupRef::Disks(disks) => Some(disks.disks.len()),
            SetupRef::Plane(_) => None,
        }
    }

    /// The names of all placements ([`names`](super::names::names)).
    pub(super) fn names(self) -> Vec<String> {
        match self.present() {
            SetupRef::Grid(grid) => grid.names(),
            SetupRef::Graph(graph) => graph.names(),
            SetupRef::Space(space) => space.names(),
            SetupRef::Disks(disks) => disks.names(),
            SetupRef::Plane(_) => Vec::new(),
        }
    }
}

impl<'a> From<&'a BoardSetup> for SetupRef<'a> {
    fn from(setup: &'a BoardSetup) -> SetupRef<'a> {
        let setup = match setup {
            BoardSetup::Grid(grid) => SetupRef::Grid(grid),
            BoardSetup::Graph(graph) => SetupRef::Graph(graph),
            BoardSetup::Space(space) => SetupRef::Space(space),
            BoardSetup::Disks(disks) => SetupRef::Disks(disks),
            BoardSetup::Plane(plane) => SetupRef::Plane(plane),
        };
        setup.present()
    }
}

macro_rules! setups {
    ($($setup:ident is $kind:ident),*) => {
        $(impl From<$setup> for BoardSetup {
            fn from(setup: $setup) -> BoardSetup {
                BoardSetup::$kind(setup)
            }
        }

        impl<'a> TryFrom<SetupRef<'a>> for &'a $setup {
            /// The kind that it is of.
            type Error = BoardKind;

            fn try_from(setup: SetupRef<'a>) -> Result<&'a $setup, BoardKind> {
                match setup {
                    SetupRef::$kind(setup) => Ok(setup),
                    other => Err(other.kind()),
                }
            }
        })*
    };
}

setups!(
    GridSetup is Grid,
    GraphSetup is Graph,
    SpaceSetup is Space,
    DisksSetup is Disks,
    PlaneSetup is Plane
);

/// The stones before the first turn, each player's in any order.
pub type Start = PerPlayer<Vec<Site>>;
