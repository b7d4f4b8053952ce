//! Surroundings of a placement on boards that list their placements. Knows nothing of colours.

use super::graph::Graph;
use super::setup::{GridSetup, SetupRef};
use super::space::Space;
use super::{Board, Ground};
use crate::ids::Placement;
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
    fn add_apart(
        &mut self,
        met: &[Placement],
        at: Placement,
        overlaps: &dyn Fn(Placement) -> bool,
    ) {
        for &p in met.iter().filter(|&&p| p != at) {
            self.add(if overlaps(p) { Relation::Overlaps } else { Relation::Next }, p.0);
        }
    }
}

impl Board {
    /// What lies around a placement; nothing if there is no such placement, as on a plane.
    /// Cost: linear in the answer, and on a space in the placements that hold a point of the
    /// neighbourhoods of its closure, times the points of each.
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
            Ground::Disks(disks) => around.add_apart(disks.touches(at), at, &|p| {
                disks.conflicts(at).binary_search(&p).is_ok()
            }),
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
    for &p in graph.successors(at) {
        around.add(if graph.has_arc(p, at) { Relation::Next } else { Relation::To }, p.0);
    }
    for &p in graph.predecessors(at).iter().filter(|&&p| !graph.has_arc(at, p)) {
        around.add(Relation::From, p.0);
    }
}

fn on_space(space: &Space, at: Placement, around: &mut Around) {
    let points = space.points_of(at);
    let near = space.smallest_open(&space.closure(points));
    let met = order::distinct(near.iter().flat_map(|&p| space.placements_of(p)).copied());
    around.add_apart(&met, at, &|p| {
        space.points_of(p).iter().any(|q| points.binary_search(q).is_ok())
    });
    for p in points {
        around.add(Relation::Covers, p.0);
    }
}
