//! What can be said of a board, and how much of it is listed.

use std::collections::BTreeMap;

use crate::boards::disks::DisksError;
use crate::boards::plane::PlaneError;
use crate::boards::space::ListedSet;
use crate::colour::Player;
use crate::geometry::Spot;
use crate::geometry::region::{RegionError, RingError};
use crate::ids::{Placement, Point};

/// So many findings of a kind are listed.
pub const MOST_LISTED: usize = 200;

/// How much a finding weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// The document cannot be opened.
    Error,
    /// It can; but is it meant?
    Advice,
}

/// A list of links of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkList {
    /// The two-way ones.
    Edges,
    /// The one-way ones.
    Arcs,
}

/// What there can be too much of, each bounded in [`limits`](crate::limits).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// One thing that is to be said of a board; numbers are places in the lists of its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// There is too much of something.
    TooLarge {
        /// Of what.
        what: Quantity,
    },
    /// There is nothing to play on.
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
        /// Where it stands.
        list: LinkList,
        /// Its place there.
        link: usize,
        /// The point that it names.
        point: u32,
    },
    /// Labels that are not one a point.
    LabelCount {
        /// How many there are.
        labels: usize,
        /// How many points there are.
        points: usize,
    },
    /// A link from a point to itself, which is passed over.
    Loop {
        /// Where it stands.
        list: LinkList,
        /// Its place there.
        link: usize,
    },
    /// A link that adds nothing to earlier ones, edges being earlier than arcs.
    Repeated {
        /// Where it stands.
        list: LinkList,
        /// Its place there.
        link: usize,
    },
    /// A point that arcs lead to and none leaves: a stone there has no liberty.
    DeadEnd {
        /// Which one.
        point: Placement,
    },
    /// A point that no link joins to another.
    Isolated {
        /// Which one.
        point: Placement,
    },
    /// A point drawn where an earlier one is.
    Coincident {
        /// The later one.
        point: Point,
        /// The first one there.
        first: Point,
    },
    /// A board in several parts, each of more than one point or disk.
    Pieces {
        /// How many such parts there are.
        count: usize,
    },
    /// A set of a space that names a point that is not there.
    MemberOutOfRange {
        /// Which set.
        set: ListedSet,
        /// The place in the set.
        index: usize,
        /// The point that it names.
        point: u32,
    },
    /// A set of a space that names a point twice.
    MemberTwice {
        /// Which set.
        set: ListedSet,
        /// The place in the set where it stands again.
        index: usize,
        /// The point.
        point: Point,
    },
    /// A placement without points.
    EmptyPlacement {
        /// Which one.
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
        /// Which one.
        placement: Placement,
        /// The smallest open set around it, ascending.
        least: Vec<Point>,
    },
    /// A point in no placement: no stone ever colours it.
    Uncovered {
        /// Which one.
        point: Point,
    },
    /// A point that lies in the same open sets as an earlier one.
    Indistinct {
        /// The later one.
        point: Point,
        /// The first such.
        first: Point,
    },
    /// A placement in pieces that not even all placements together join (RULES.md, D2).
    Torn {
        /// Which one.
        placement: Placement,
    },
    /// A disk that is none, is outside, or is there already: see [`DisksError`].
    Disk(DisksError),
    /// A disk that touches no other: a stone on it has no liberty.
    Lonely {
        /// Which one.
        disk: Placement,
    },
    /// A region that is none: see [`RegionError`].
    Region(RegionError),
    /// Numbers of a plane that are none: see [`PlaneError`].
    Plane(PlaneError),
    /// No place for a stone was found on a plane.
    NoCentre,
    /// A stone of the start on a placement that is not there.
    StoneOutOfRange {
        /// Whose it is.
        player: Player,
        /// Its place in the player's list.
        index: usize,
    },
    /// A stone of the start that does not lie in the region.
    StoneOutside {
        /// Whose it is.
        player: Player,
        /// Its place in the player's list.
        index: usize,
    },
    /// A stone of the start that is named before.
    StoneTwice {
        /// Whose it is.
        player: Player,
        /// Its place in the player's list.
        index: usize,
    },
    /// A stone of the start that overlaps another.
    StoneOverlaps {
        /// Whose it is.
        player: Player,
        /// Its place in the player's list.
        index: usize,
    },
    /// A point of the start, on disks a placement, in no stone with a liberty (RULES.md, D9).
    DeadPoint {
        /// Which one.
        point: Point,
    },
    /// A stone of a plane without a liberty (RULES.md, D9).
    DeadStone {
        /// Its centre.
        centre: Spot,
    },
}

impl Finding {
    /// Whether the document can be opened all the same.
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

    /// The word for what kind of finding it is.
    pub fn kind(&self) -> &'static str {
        match self {
            Finding::TooLarge { .. } => "too-large",
            Finding::Bare => "bare",
            Finding::GridSize { .. } => "grid-size",
            Finding::LinkOutOfRange { .. } => "link-out-of-range",
            Finding::LabelCount { .. } => "label-count",
            Finding::Loop { .. } => "loop",
            Finding::Repeated { .. } => "repeated",
            Finding::DeadEnd { .. } => "dead-end",
            Finding::Isolated { .. } => "isolated",
            Finding::Coincident { .. } => "coincident",
            Finding::Pieces { .. } => "pieces",
            Finding::MemberOutOfRange { .. } => "member-out-of-range",
            Finding::MemberTwice { .. } => "member-twice",
            Finding::EmptyPlacement { .. } => "empty-placement",
            Finding::EqualPlacements { .. } => "equal-placements",
            Finding::NotOpen { .. } => "not-open",
            Finding::Uncovered { .. } => "uncovered",
            Finding::Indistinct { .. } => "indistinct",
            Finding::Torn { .. } => "torn",
            Finding::Disk(error) => disk_kind(error),
            Finding::Lonely { .. } => "lonely",
            Finding::Region(error) => region_kind(error),
            Finding::Plane(error) => plane_kind(error),
            Finding::NoCentre => "no-centre",
            Finding::StoneOutOfRange { .. } => "stone-out-of-range",
            Finding::StoneOutside { .. } => "stone-outside",
            Finding::StoneTwice { .. } => "stone-twice",
            Finding::StoneOverlaps { .. } => "stone-overlaps",
            Finding::DeadPoint { .. } => "dead-point",
            Finding::DeadStone { .. } => "dead-stone",
        }
    }
}

fn disk_kind(error: &DisksError) -> &'static str {
    match error {
        DisksError::TooManyDisks { .. } | DisksError::TooManyPairs => "too-large",
        DisksError::Region(error) => region_kind(error),
        DisksError::TooFarOut { .. } => "disk-too-far-out",
        DisksError::NoCore { .. } => "disk-core",
        DisksError::ReachBelowCore { .. } => "disk-reach",
        DisksError::Outside { .. } => "disk-outside",
        DisksError::OverlapsItself { .. } => "disk-overlaps-itself",
        DisksError::Twice { .. } => "disk-twice",
    }
}

fn region_kind(error: &RegionError) -> &'static str {
    match error {
        RegionError::Rings(error) => match error {
            RingError::TooManyCorners { .. } => "too-many-corners",
            RingError::TooFewCorners { .. } => "too-few-corners",
            RingError::TooFarOut { .. } => "corner-too-far-out",
            RingError::CornerTwice { .. } => "corner-twice",
            RingError::EdgesMeet { .. } => "sides-meet",
            RingError::HoleOutside { .. } => "hole-outside",
            RingError::HoleInHole { .. } => "hole-in-hole",
        },
        RegionError::Circle { .. } => "region-circle",
        RegionError::Projective => "region-projective",
        RegionError::NotARectangle => "region-not-a-rectangle",
    }
}

fn plane_kind(error: &PlaneError) -> &'static str {
    match error {
        PlaneError::Region(error) => region_kind(error),
        PlaneError::Radius { .. } => "stone-radius",
        PlaneError::Tolerance { .. } => "tolerance",
        PlaneError::Reach { .. } => "reach",
        PlaneError::OverlapsItself { .. } => "stone-overlaps-itself",
        PlaneError::TooManyImages { .. } => "too-large",
    }
}

/// What is to be said, in the order in which it was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    listed: Vec<Finding>,
    counts: BTreeMap<&'static str, usize>,
}

impl Findings {
    /// Counts a finding, and lists it unless [`MOST_LISTED`] of its kind are.
    pub(super) fn add(&mut self, finding: Finding) {
        if self.is_listed_next(finding.kind()) {
            self.listed.push(finding);
        }
    }

    /// Counts one of this kind; whether it is still to be listed.
    fn is_listed_next(&mut self, kind: &'static str) -> bool {
        let count = self.counts.entry(kind).or_default();
        *count += 1;
        *count <= MOST_LISTED
    }

    /// Those that are listed.
    pub fn listed(&self) -> &[Finding] {
        &self.listed
    }

    /// The kinds of which not all are listed, with how many there are.
    pub fn more(&self) -> impl Iterator<Item = (&'static str, usize)> {
        let counts = self.counts.iter().map(|(&kind, &count)| (kind, count));
        counts.filter(|&(_, count)| count > MOST_LISTED)
    }

    /// Whether the document can be opened.
    pub fn has_errors(&self) -> bool {
        self.listed.iter().any(|finding| finding.severity() == Severity::Error)
    }
}
