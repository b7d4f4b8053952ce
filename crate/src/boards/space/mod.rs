//! Go-spaces (X, T, S): a finite set, a topology on it, and the open sets that can be played.
//!
//! T is kept as the minimal open neighbourhood U(x) of each point, the intersection of all open
//! sets that hold it; these determine a finite topology. Knows nothing of colours, turns, rules or
//! drawn coordinates.

mod check;
mod components;
mod draft;
mod error;
mod hasse;
mod least;
mod of_graph;

pub use error::{ListedSet, SpaceError};
pub use of_graph::OneWayArc;

use components::Scratch;

use super::around::{Around, Relation};
use super::rows::Rows;
use super::setup::SpaceSetup;
use crate::ids::{Placement, Point};
use crate::limits::MAX_SPACE_CLOSURES;
use crate::order;

/// A go-space (TopoGo, Defn 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    /// Row x is U(x), ascending; x ∈ U(x), and y ∈ U(x) ⇒ U(y) ⊆ U(x).
    least: Rows<Point>,
    /// Row p is cl{p}, ascending; q ∈ cl{p} ⇔ p ∈ U(q).
    closures: Rows<Point>,
    /// Row p is (U(p) ∪ cl{p}) \ {p}, ascending; symmetric.
    related: Rows<Point>,
    /// The points of each placement, ascending; never empty, each open, no two equal.
    members: Rows<Point>,
    /// The placements that hold each point, ascending.
    holders: Rows<Placement>,
    /// The placements whose closure holds each point, ascending.
    touching: Rows<Placement>,
    /// The components of the closures of all placements, one placement's after another's.
    parts: Rows<Point>,
    /// The parts of placement i are those from `part_starts[i]` to before `part_starts[i + 1]`.
    part_starts: Vec<u32>,
}

impl Space {
    /// Checks a description. Errors: see [`SpaceError`]. Cost: O(points / 32) for each point of
    /// each open set, and what the closures and neighbourhoods of all placements' points hold.
    pub fn new(setup: &SpaceSetup) -> Result<Space, SpaceError> {
        check::counts(setup)?;
        let points = setup.points.len();
        let open = check::sets(points, &setup.open, ListedSet::Open)?;
        let members = check::sets(points, &setup.placements, ListedSet::Placement)?;
        check::distinct(&members)?;
        let least = least::neighbourhoods(points, &open)?;
        check_open(&least, &members)?;
        let closures = least.transposed(points, Point::index, Point::at);
        let related = both_ways(&least, &closures);
        let holders = members.transposed(points, Point::index, Placement::at);
        let whole = placement_closures(&closures, &members)?;
        let touching = whole.transposed(points, Point::index, Placement::at);
        let (parts, part_starts) = closure_parts(&related, &whole);
        Ok(Space { least, closures, related, members, holders, touching, parts, part_starts })
    }

    /// |X|.
    #[inline]
    pub fn point_count(&self) -> usize {
        self.least.len()
    }

    /// |S|.
    #[inline]
    pub fn placement_count(&self) -> usize {
        self.members.len()
    }

    /// Every point of X, in order.
    pub fn points(&self) -> impl DoubleEndedIterator<Item = Point> + ExactSizeIterator + use<> {
        (0..self.point_count()).map(Point::at)
    }

    /// Every placement, in order.
    pub fn placements(
        &self,
    ) -> impl DoubleEndedIterator<Item = Placement> + ExactSizeIterator + use<> {
        (0..self.placement_count()).map(Placement::at)
    }

    /// The points of a placement, ascending. Cost: O(1). Panics if it is out of range, as do
    /// all methods here.
    #[inline]
    pub fn points_of(&self, s: Placement) -> &[Point] {
        self.members.row(s.index())
    }

    /// The placements that hold a point, ascending. Cost: O(1).
    #[inline]
    pub fn placements_of(&self, p: Point) -> &[Placement] {
        self.holders.row(p.index())
    }

    /// The placements whose closure holds a point, ascending. Cost: O(1).
    #[inline]
    pub fn touching(&self, p: Point) -> &[Placement] {
        self.touching.row(p.index())
    }

    /// U(x), the intersection of all open sets that hold x: ascending, with x. Cost: O(1).
    #[inline]
    pub fn neighbourhood(&self, x: Point) -> &[Point] {
        self.least.row(x.index())
    }

    /// cl{p}, all q with p ∈ U(q): ascending, with p. Cost: O(1).
    #[inline]
    pub fn closure_of_point(&self, p: Point) -> &[Point] {
        self.closures.row(p.index())
    }

    /// The points q ≠ p with p ∈ U(q) or q ∈ U(p): ascending. Cost: O(1).
    #[inline]
    pub fn related(&self, p: Point) -> &[Point] {
        self.related.row(p.index())
    }

    /// cl(A), the smallest closed set around A and the union of the closures of its points:
    /// ascending. Cost: O(points / 64), the sizes of these closures, and sorting.
    pub fn closure(&self, a: &[Point]) -> Vec<Point> {
        self.scratch().union(&self.closures, a).to_vec()
    }

    /// The smallest open set around A, the union of U(x) over its points: ascending. Cost:
    /// O(points / 64), the sizes of these neighbourhoods, and sorting.
    pub fn smallest_open(&self, a: &[Point]) -> Vec<Point> {
        self.scratch().union(&self.least, a).to_vec()
    }

    /// True if A is open: U(x) ⊆ A for each x in A. Cost: as of
    /// [`smallest_open`](Self::smallest_open).
    pub fn is_open(&self, a: &[Point]) -> bool {
        let mut sorted = a.to_vec();
        order::ids(&mut sorted);
        sorted.dedup();
        self.smallest_open(a) == sorted
    }

    /// The components of A in its induced topology, which are those of the graph that joins p and q
    /// iff they are [`related`](Self::related). Each is ascending; they come in the order in which
    /// A names them first. Cost: O(points / 64); for each point of A the number of its related
    /// points or, where A is smaller, O(|A| log points); and sorting.
    pub fn components(&self, a: &[Point]) -> Vec<Vec<Point>> {
        let mut components = Vec::new();
        self.scratch().components(&self.related, a, |part| components.push(part.to_vec()));
        components
    }

    /// True if A is connected; ∅ is. Cost: as of [`components`](Self::components).
    pub fn is_connected(&self, a: &[Point]) -> bool {
        let mut count = 0;
        self.scratch().components(&self.related, a, |_| count += 1);
        count <= 1
    }

    /// The components of the closure of a placement, the one with the smallest point first; each
    /// is ascending. Most placements have one. Cost: O(1).
    pub fn closure_parts(
        &self,
        s: Placement,
    ) -> impl ExactSizeIterator<Item = &[Point]> + DoubleEndedIterator {
        let [start, end] = [self.part_starts[s.index()], self.part_starts[s.index() + 1]];
        (start..end).map(|part| self.parts.row(part as usize))
    }

    /// True if the closure of every placement is connected. Cost: O(1).
    pub fn all_connected(&self) -> bool {
        self.parts.len() == self.placement_count()
    }

    /// Pairs (p, q) with q ∈ cl{p} and p ≠ q from which all such pairs follow: those that cover
    /// one another, between the first points of two closures, and a path through the points
    /// that share a closure, once, in the order of their numbers. Cost: the sizes of the closures
    /// of the pairs, and sorting.
    pub fn specialisations(&self) -> Vec<[Point; 2]> {
        hasse::pairs(&self.least, &self.closures)
    }

    /// The surroundings of a placement.
    pub(super) fn around(&self, at: Placement) -> Around {
        let mut around = Around::default();
        let points = self.points_of(at);
        let met = self.holders(&self.smallest_open(&self.closure(points)));
        around.add_apart(&met, &self.holders(points), at);
        for p in points {
            around.add(Relation::Covers, p.0);
        }
        around
    }

    /// The placements that hold one of the points, ascending.
    #[inline(never)]
    fn holders(&self, points: &[Point]) -> Vec<Placement> {
        order::distinct(points.iter().flat_map(|&p| self.placements_of(p)).copied())
    }

    /// Points, numbered behind the placements, with the placements that hold them and with their neighbourhoods.
    pub(super) fn relations(&self) -> Vec<[u32; 3]> {
        let mut relations = Vec::new();
        let number = |p: Point| self.placement_count() as u32 + p.0;
        for p in self.points() {
            relations.extend(self.placements_of(p).iter().map(|s| [number(p), s.0, 1]));
            let above = self.neighbourhood(p).iter().filter(|&&q| q != p);
            relations.extend(above.map(|&q| [number(p), number(q), 2]));
        }
        relations
    }

    fn scratch(&self) -> Scratch {
        Scratch::new(self.point_count())
    }
}

/// An error if a placement is not open (RULES.md, D3).
fn check_open(least: &Rows<Point>, members: &Rows<Point>) -> Result<(), SpaceError> {
    let mut bench = Scratch::new(least.len());
    for (i, points) in members.iter().enumerate() {
        let smallest_open = bench.union(least, points);
        if smallest_open != points {
            let (placement, smallest_open) = (Placement::at(i), smallest_open.to_vec());
            return Err(SpaceError::NotOpen { placement, smallest_open });
        }
    }
    Ok(())
}

/// Row p is the union of both rows p, less p.
fn both_ways(least: &Rows<Point>, closures: &Rows<Point>) -> Rows<Point> {
    let mut rows = Rows::new();
    let mut row = Vec::new();
    for (i, (around, closure)) in least.iter().zip(closures.iter()).enumerate() {
        row.clear();
        row.extend(around.iter().chain(closure).filter(|q| q.index() != i));
        order::ids(&mut row);
        row.dedup();
        rows.push(row.iter().copied());
    }
    rows.shrink_to_fit();
    rows
}

/// Row i is the closure of placement i, ascending.
fn placement_closures(
    closures: &Rows<Point>,
    members: &Rows<Point>,
) -> Result<Rows<Point>, SpaceError> {
    let mut bench = Scratch::new(closures.len());
    let mut whole = Rows::new();
    for (i, points) in members.iter().enumerate() {
        let closure = bench.union(closures, points);
        if whole.item_count() + closure.len() > MAX_SPACE_CLOSURES {
            return Err(SpaceError::ClosuresTooLarge { placement: Placement::at(i) });
        }
        whole.push(closure.iter().copied());
    }
    Ok(whole)
}

/// The components of each of these closures, and where each closure's begin.
fn closure_parts(related: &Rows<Point>, whole: &Rows<Point>) -> (Rows<Point>, Vec<u32>) {
    let mut bench = Scratch::new(related.len());
    let mut parts = Rows::new();
    let mut starts = vec![0];
    for closure in whole.iter() {
        bench.components(related, closure, |part| parts.push(part.iter().copied()));
        starts.push(parts.len() as u32);
    }
    parts.shrink_to_fit();
    (parts, starts)
}
