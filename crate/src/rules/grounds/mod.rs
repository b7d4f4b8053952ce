//! Grounds, as the rules see them: a trait for playing and one for explaining, and a file of answers for each kind.

pub mod disks;
mod graph;
mod plane;
pub mod space;

use super::capture::Engine;
use super::overview::Overview;
use super::region::Region;
use super::score;
use crate::boards::Ground;
use crate::boards::kinds::{DISKS, GRAPHS, PLANES, SPACES};
use crate::colour::{Colour, PerPlayer};
use crate::geometry::Spot;
use crate::ids::{Placement, Point};
use crate::site::Site;

/// All in which play and scores on one kind of ground differ from those on another. The defaults are those of a ground
/// whose placements are its points.
pub trait GroundRules {
    /// The engine with a colouring, well-formed or not; on a plane the centres that have numbers, and the colour of
    /// each. Cost: O(board).
    fn engine(&self, spots: &[Spot], colours: &[Colour]) -> Engine;

    /// The engine with a colouring of listed placements, and the points without a liberty, ascending. Cost: O(board).
    fn engine_and_dead(&self, colours: Vec<Colour>) -> (Engine, Vec<Point>);

    /// The points that a stone colours.
    fn coloured_by(&self, stone: Placement) -> Vec<Point> {
        vec![stone.as_point()]
    }

    /// True if a stone of a start overlaps another one, though they colour different points.
    fn clashes(&self, _colours: &[Colour], _stone: Placement) -> bool {
        false
    }

    /// Stones outside of a chain that cannot stay when it is taken off.
    fn taken_off_with(&self, _engine: &Engine, _chain: &[Placement]) -> Vec<Placement> {
        Vec::new()
    }

    /// The colour of each placement; nothing of one whose points differ. Cost: O(board).
    fn placement_colours(&self, colours: &[Colour]) -> Vec<Option<Colour>> {
        colours.iter().copied().map(Some).collect()
    }

    /// The owner of each placement by area; `Empty` for neutral ones. Cost: O(board).
    fn owners(&self, colours: &[Colour]) -> Vec<Colour>;

    /// The owner of all that counts by area, of the owners of the placements. Cost: O(board).
    fn counted(&self, _colours: &[Colour], owners: Vec<Colour>) -> Vec<Colour> {
        owners
    }

    /// The number of stones of each player. Cost: O(board).
    fn stones(&self, colours: &[Colour]) -> PerPlayer<usize> {
        score::count(colours)
    }

    /// The area that each player's stones cover, in units of π·tick²; 0 where stones have none. Cost: O(board).
    fn measure(&self, _colours: &[Colour]) -> PerPlayer<u64> {
        PerPlayer::default()
    }
}

/// The same for explanations, which not every module has.
pub(crate) trait GroundFacts: GroundRules {
    /// The stones that a stone there would overlap, ascending.
    fn overlapped(&self, _engine: &Engine, _at: Site) -> Vec<Placement> {
        Vec::new()
    }

    /// The number of empty neutral placements, on a space of such points; nothing on a plane.
    fn neutral(&self, colours: &[Colour]) -> Option<usize> {
        let counted = self.counted(colours, self.owners(colours));
        Some(counted.iter().filter(|&&colour| colour == Colour::Empty).count())
    }

    /// The region of an open placement; nothing for other placements.
    fn region_around(&self, colours: &[Colour], at: Placement) -> Option<Region>;

    /// The chains and their liberties.
    fn overview(&self, engine: &Engine) -> Overview;
}

impl<'a> Ground<'a> {
    /// Its rules.
    pub fn rules(self) -> &'a dyn GroundRules {
        match self {
            Ground::Graph(graph) => GRAPHS.present(graph),
            Ground::Space(space) => SPACES.present(space),
            Ground::Disks(disks) => DISKS.present(disks),
            Ground::Plane(plane) => PLANES.present(plane),
        }
    }

    /// The same for explanations.
    pub(crate) fn facts(self) -> &'a dyn GroundFacts {
        match self {
            Ground::Graph(graph) => GRAPHS.present(graph),
            Ground::Space(space) => SPACES.present(space),
            Ground::Disks(disks) => DISKS.present(disks),
            Ground::Plane(plane) => PLANES.present(plane),
        }
    }
}
