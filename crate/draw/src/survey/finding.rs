//! Findings about a board, and the limit on listed ones.

use std::collections::BTreeMap;

use gospace::boards::disks::DisksError;
use gospace::boards::plane::PlaneError;
use gospace::boards::space::ListedSet;
use gospace::colour::Player;
use gospace::geometry::region::{Corner, RegionError, RingError};
use gospace::ids::{Placement, Point};

/// The greatest number of listed findings of a kind.
pub const MOST_LISTED: usize = 200;

/// The severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Severity {
    /// The document cannot be opened.
    Error,
    /// The document can be opened, but may not be meant so.
    Advice,
}

/// A list of links of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum LinkList {
    /// The two-way ones.
    Edges,
    /// The one-way ones.
    Arcs,
}

/// A quantity past its limit in [`limits`](gospace::limits).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Quantity {
    /// Points of a graph or a space.
    Points,
    /// Arcs, an edge counting as two.
    Arcs,
    /// Placements of a space, or disks.
    Placements,
    /// Numbers in the sets of a space.
    Listed,
    /// Points in the least open sets around all points.
    Neighbours,
    /// Points in the closures of all placements.
    Closures,
    /// Pairs of disks that touch.
    Touches,
    /// Images of a stone within its reach.
    Images,
}

/// A list of sets of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum SetList {
    /// The subbase.
    Open,
    /// The placements.
    Placements,
}

impl SetList {
    /// The list of a set, and its index there.
    pub(super) fn place(set: ListedSet) -> (SetList, usize) {
        match set {
            ListedSet::Open(set) => (SetList::Open, set),
            ListedSet::Placement(set) => (SetList::Placements, set),
        }
    }
}

/// A finding about a board; numbers are indices in the lists of its description.
#[derive(Clone, Debug, PartialEq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")
)]
pub enum Finding {
    /// A quantity is past its limit.
    TooLarge {
        /// The quantity.
        what: Quantity,
    },
    /// The board has no points.
    Bare,
    /// A grid without points, or with too many.
    GridSize {
        /// Points in a row.
        columns: u32,
        /// Points in a column.
        rows: u32,
    },
    /// A link that ends at a point that is not there.
    LinkOutOfRange {
        /// The list.
        list: LinkList,
        /// Its index there.
        link: usize,
        /// The point that it names.
        point: u32,
    },
    /// The number of labels differs from that of points.
    LabelCount {
        /// The number of labels.
        labels: usize,
        /// The number of points.
        points: usize,
    },
    /// A link from a point to itself, which is ignored.
    Loop {
        /// The list.
        list: LinkList,
        /// Its index there.
        link: usize,
    },
    /// A link that repeats earlier ones, edges being earlier than arcs.
    Repeated {
        /// The list.
        list: LinkList,
        /// Its index there.
        link: usize,
    },
    /// A point that arcs lead to and none leaves: a stone there has no liberty.
    DeadEnd {
        /// The point.
        point: Placement,
    },
    /// A point that no link joins to another.
    Isolated {
        /// The point.
        point: Placement,
    },
    /// A point drawn where an earlier one is.
    Coincident {
        /// The later one.
        point: Point,
        /// The first one there.
        first: Point,
    },
    /// A board with several connected components, each of more than one point or disk.
    Pieces {
        /// The number of such components.
        count: usize,
    },
    /// A set of a space that names a point that is not there.
    MemberOutOfRange {
        /// The list of the set.
        list: SetList,
        /// Its index there.
        set: usize,
        /// The index in the set.
        index: usize,
        /// The point that it names.
        point: u32,
    },
    /// A set of a space that names a point twice.
    MemberTwice {
        /// The list of the set.
        list: SetList,
        /// Its index there.
        set: usize,
        /// The index in the set where it is repeated.
        index: usize,
        /// The point.
        point: Point,
    },
    /// A placement without points.
    EmptyPlacement {
        /// The placement.
        placement: Placement,
    },
    /// A placement that is the same set as an earlier one.
    EqualPlacements {
        /// The earlier one.
        first: Placement,
        /// The later one.
        second: Placement,
    },
    /// A placement that is not open (RULES.md, D3).
    NotOpen {
        /// The placement.
        placement: Placement,
        /// The smallest open set around it, ascending.
        least: Vec<Point>,
    },
    /// A point in no placement: no stone ever colours it.
    Uncovered {
        /// The point.
        point: Point,
    },
    /// A point that lies in the same open sets as an earlier one.
    Indistinct {
        /// The later one.
        point: Point,
        /// The first such.
        first: Point,
    },
    /// A placement in pieces that not even all placements together connect (RULES.md, D2).
    Torn {
        /// The placement.
        placement: Placement,
    },
    /// A disk whose centre or radius is past the limit on ticks.
    DiskTooFarOut {
        /// The disk.
        disk: Placement,
    },
    /// A disk whose core radius is below 1.
    DiskCore {
        /// The disk.
        disk: Placement,
    },
    /// A disk whose reach is smaller than its core radius.
    DiskReach {
        /// The disk.
        disk: Placement,
    },
    /// A disk that is not inside the region.
    DiskOutside {
        /// The disk.
        disk: Placement,
    },
    /// A disk that overlaps an image of itself across glued sides.
    DiskOverlapsItself {
        /// The disk.
        disk: Placement,
    },
    /// A disk with the centre and the core radius of an earlier one.
    DiskTwice {
        /// The later one.
        disk: Placement,
        /// The earlier one.
        first: Placement,
    },
    /// A disk that touches no other: a stone on it has no liberty.
    Lonely {
        /// The disk.
        disk: Placement,
    },
    /// A region with too many corners.
    TooManyCorners,
    /// A ring of fewer than three corners; ring 0 is the outline, from 1 on they are holes.
    TooFewCorners {
        /// The ring.
        ring: usize,
    },
    /// A corner past the limit on ticks.
    CornerTooFarOut {
        /// Its ring.
        ring: usize,
        /// Its place there.
        corner: usize,
    },
    /// A corner that stands twice in its ring.
    CornerTwice {
        /// Its ring.
        ring: usize,
        /// The later place.
        corner: usize,
        /// The earlier place.
        first: usize,
    },
    /// Two sides that share more than a common end; a side begins at the corner that names it.
    SidesMeet {
        /// The ring of the later one.
        ring: usize,
        /// The later one.
        corner: usize,
        /// The ring of the earlier one.
        other_ring: usize,
        /// The earlier one.
        other_corner: usize,
    },
    /// A hole that is not inside the outline.
    HoleOutside {
        /// The ring.
        ring: usize,
    },
    /// A hole inside another.
    HoleInHole {
        /// The inner one.
        ring: usize,
        /// The outer one.
        other: usize,
    },
    /// A round region without a radius, or past the limit on ticks.
    RegionCircle,
    /// A region glued to a projective plane.
    RegionProjective,
    /// Glued sides of something other than an upright rectangle.
    RegionNotARectangle,
    /// A stone's radius that is out of range.
    StoneRadius,
    /// A tolerance that is out of range.
    Tolerance {
        /// The largest that may be.
        most: i32,
    },
    /// A reach that is out of range.
    Reach {
        /// The least that may be, in ticks.
        least: f64,
    },
    /// A surface on which a stone would overlap its own image.
    StoneOverlapsItself {
        /// The shortest way around, in ticks.
        around: i64,
    },
    /// No place for a stone was found on a plane.
    NoCentre,
    /// A stone of the start on a placement that is not there.
    StoneOutOfRange {
        /// The stone's owner.
        player: Player,
        /// Its index in the player's list.
        index: usize,
    },
    /// A stone of the start that does not lie in the region.
    StoneOutside {
        /// The stone's owner.
        player: Player,
        /// Its index in the player's list.
        index: usize,
    },
    /// A stone of the start that is named before.
    StoneTwice {
        /// The stone's owner.
        player: Player,
        /// Its index in the player's list.
        index: usize,
    },
    /// A stone of the start that overlaps another.
    StoneOverlaps {
        /// The stone's owner.
        player: Player,
        /// Its index in the player's list.
        index: usize,
    },
    /// A point of the start, on disks a placement, in no stone with a liberty (RULES.md, D9).
    DeadPoint {
        /// The point.
        point: Point,
    },
    /// A stone of a plane without a liberty (RULES.md, D9).
    DeadStone {
        /// Its centre, to the right.
        x: i32,
        /// Down.
        y: i32,
    },
}

impl Finding {
    /// The severity: an error keeps the document from being opened.
    pub fn severity(&self) -> Severity {
        match self {
            Finding::Bare
            | Finding::Loop { .. }
            | Finding::Repeated { .. }
            | Finding::DeadEnd { .. }
            | Finding::Isolated { .. }
            | Finding::Coincident { .. }
            | Finding::Pieces { .. }
            | Finding::Uncovered { .. }
            | Finding::Indistinct { .. }
            | Finding::Torn { .. }
            | Finding::Lonely { .. }
            | Finding::NoCentre => Severity::Advice,
            _ => Severity::Error,
        }
    }

    /// The name of its kind.
    pub fn kind(&self) -> &'static str {
        self.into()
    }
}

impl From<DisksError> for Finding {
    fn from(error: DisksError) -> Finding {
        match error {
            DisksError::TooManyDisks { .. } => Finding::TooLarge { what: Quantity::Placements },
            DisksError::TooManyPairs => Finding::TooLarge { what: Quantity::Touches },
            DisksError::Region(error) => error.into(),
            DisksError::TooFarOut { disk } => Finding::DiskTooFarOut { disk },
            DisksError::NoCore { disk, .. } => Finding::DiskCore { disk },
            DisksError::ReachBelowCore { disk, .. } => Finding::DiskReach { disk },
            DisksError::Outside { disk, .. } => Finding::DiskOutside { disk },
            DisksError::OverlapsItself { disk } => Finding::DiskOverlapsItself { disk },
            DisksError::Twice { first, second } => Finding::DiskTwice { disk: second, first },
        }
    }
}

impl From<RegionError> for Finding {
    fn from(error: RegionError) -> Finding {
        match error {
            RegionError::Rings(error) => error.into(),
            RegionError::Circle { .. } => Finding::RegionCircle,
            RegionError::Projective => Finding::RegionProjective,
            RegionError::NotARectangle => Finding::RegionNotARectangle,
        }
    }
}

impl From<RingError> for Finding {
    fn from(error: RingError) -> Finding {
        match error {
            RingError::TooManyCorners { .. } => Finding::TooManyCorners,
            RingError::TooFewCorners { ring, .. } => Finding::TooFewCorners { ring },
            RingError::TooFarOut { corner: Corner { ring, corner }, .. } => {
                Finding::CornerTooFarOut { ring, corner }
            }
            RingError::CornerTwice { corner: Corner { ring, corner }, first } => {
                Finding::CornerTwice { ring, corner, first }
            }
            RingError::EdgesMeet { edge: Corner { ring, corner }, other } => {
                let (other_ring, other_corner) = (other.ring, other.corner);
                Finding::SidesMeet { ring, corner, other_ring, other_corner }
            }
            RingError::HoleOutside { ring } => Finding::HoleOutside { ring },
            RingError::HoleInHole { ring, other } => Finding::HoleInHole { ring, other },
        }
    }
}

impl From<PlaneError> for Finding {
    fn from(error: PlaneError) -> Finding {
        match error {
            PlaneError::Region(error) => error.into(),
            PlaneError::Radius { .. } => Finding::StoneRadius,
            PlaneError::Tolerance { radius, .. } => Finding::Tolerance { most: radius },
            PlaneError::Reach { least, .. } => Finding::Reach { least: least as f64 / 2.0 },
            PlaneError::OverlapsItself { around, .. } => Finding::StoneOverlapsItself { around },
            PlaneError::TooManyImages { .. } => Finding::TooLarge { what: Quantity::Images },
        }
    }
}

/// The findings, in the order in which they were found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    listed: Vec<Finding>,
    counts: BTreeMap<&'static str, usize>,
}

impl Findings {
    /// Counts a finding, and lists it unless [`MOST_LISTED`] of its kind are listed already.
    pub(super) fn add(&mut self, finding: Finding) {
        if self.is_listed_next(finding.kind()) {
            self.listed.push(finding);
        }
    }

    /// Counts one of this kind; true if it is still to be listed.
    fn is_listed_next(&mut self, kind: &'static str) -> bool {
        let count = self.counts.entry(kind).or_default();
        *count += 1;
        *count <= MOST_LISTED
    }

    /// The listed findings.
    pub fn listed(&self) -> &[Finding] {
        &self.listed
    }

    /// The kinds that are not fully listed, with their counts.
    pub fn more(&self) -> impl Iterator<Item = (&'static str, usize)> {
        let counts = self.counts.iter().map(|(&kind, &count)| (kind, count));
        counts.filter(|&(_, count)| count > MOST_LISTED)
    }

    /// True if the document cannot be opened.
    pub fn has_errors(&self) -> bool {
        self.listed.iter().any(|finding| finding.severity() == Severity::Error)
    }
}
