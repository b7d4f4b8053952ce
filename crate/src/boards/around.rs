//! Surroundings of a placement on boards that list their placements. Knows nothing of colours.

use super::graph::Graph;
use super::setup::{GridSetup, SetupRef};
use super::space::Space;
use super::{Board, Ground};
use crate::ids::{Placement, Point};
use crate::order;

/// A relation of a placement to another one, or to a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Relation {
    /// On a graph: joined both ways; on a space: of closures that meet; on disks: touching. They do
    /// not overlap.
    Next,
    /// Joined, on a grid, across a glued side.
    Across,
    /// The end of an arc that has no arc back.
    To,
    /// The beginning of an arc that has no arc back.
    From,
    /// They share points.
    Overlaps,
    /// On a space: the placement holds the point.
    Covers,
}

/// Relations, with the numbers of placements or, if covered, of points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Around {
    /// The relation, then the number; numbers ascend for each relation.
    pub pairs: Vec<u32>,
}

impl Around {
    fn add(&mut self, relation: Relation, number: u32) {
        self.pairs.extend([relation as u32, number]);
    }

    /// Those that overlap, and those that only meet, less the placement itself.
    fn add_apart(&mut self, met: &[Placement], overlapping: &[Placement], at: Placement) {
        for &p in met.iter().filter(|&&p| p != at) {
            let overlaps = holds(overlapping, p);
            self.add(if overlaps { Relation::Overlaps } else { Relation::Next }, p.0);
        }
    }
}

impl Board {
    /// The surroundings of a placement; empty if there is no such placement, as on a plane.
    /// Cost: linear in the answer, and on a space in the placements that hold a point of the
    /// neighbourhoods of its closure.
    pub fn around(&self, at: Placement) -> Around {
        let mut around = Around::default();
        if at.index() >= self.placement_count() {
            return around;
        }
        match self.ground() {
            Ground::Graph(graph) => match self.setup() {
                SetupRef::Grid(grid) => on_grid(grid, graph, at, &mut around),
                _ => on_graph(graph, at, &mut around),
            },
            Ground::Space(space) => on_space(space, at, &mut around),
            Ground::Disks(disks) => around.add_apart(disks.touches(at), disks.conflicts(at), at),
            Ground::Plane(_) => {}
        }
        around
    }
}

fn on_grid(grid: &GridSetup, graph: &Graph, at: Placement, around: &mut Around) {
    let place = |p: Placement| [p.0 % grid.columns, p.0 / grid.columns];
    let [x, y] = place(at);
    for &p in graph.successors(at) {
        let [u, v] = place(p);
        let is_beside = u.abs_diff(x) + v.abs_diff(y) == 1;
        around.add(if is_beside { Relation::Next } else { Relation::Across }, p.0);
    }
}

fn on_graph(graph: &Graph, at: Placement, around: &mut Around) {
    let [out, into] = [graph.successors(at), graph.predecessors(at)];
    for &p in out {
        around.add(if holds(into, p) { Relation::Next } else { Relation::To }, p.0);
    }
    for &p in into.iter().filter(|&&p| !holds(out, p)) {
        around.add(Relation::From, p.0);
    }
}

fn on_space(space: &Space, at: Placement, around: &mut Around) {
    let points = space.points_of(at);
    let met = holders(space, &space.smallest_open(&space.closure(points)));
    around.add_apart(&met, &holders(space, points), at);
    for p in points {
        around.add(Relation::Covers, p.0);
    }
}

/// The placements that hold one of the points, ascending.
#[inline(never)]
fn holders(space: &Space, points: &[Point]) -> Vec<Placement> {
    order::distinct(points.iter().flat_map(|&p| space.placements_of(p)).copied())
}

/// True if the placement is in the list, which is ascending.
#[inline(never)]
fn holds(list: &[Placement], p: Placement) -> bool {
    list.binary_search(&p).is_ok()
}
