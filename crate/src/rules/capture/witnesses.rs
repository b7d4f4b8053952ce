//! Why each stone of a directed graph lives, with the changes of each step, so that a step can be taken back.

use crate::boards::graph::Graph;
use crate::colour::Colour;
use crate::ids::Placement;

/// A witness of each stone.
#[derive(Clone, Debug)]
pub(super) struct Witnesses {
    /// Between steps, for each stone s: an arc leads from s to `of[s]`, which is empty, or a stone of the same colour
    /// from which `of` leads to an empty point. Without meaning for an empty point.
    of: Vec<Placement>,
    /// The stones whose witness changed, and their witness before.
    changes: Vec<(Placement, Placement)>,
    /// The number of changes before each step.
    steps: Vec<u32>,
}

impl Witnesses {
    /// Those of a well-formed colouring. Cost: O(points + arcs to stones).
    pub fn new(graph: &Graph, colours: &[Colour]) -> Witnesses {
        let mut witnesses =
            Witnesses { of: graph.vertices().collect(), changes: Vec::new(), steps: Vec::new() };
        witnesses.find_all(graph, colours);
        witnesses.changes.clear();
        witnesses
    }

    #[inline]
    pub fn of(&self, stone: Placement) -> Placement {
        self.of[stone.index()]
    }

    /// Begins a step.
    pub fn begin(&mut self) {
        self.steps.push(self.changes.len() as u32);
    }

    #[inline]
    pub fn set(&mut self, stone: Placement, witness: Placement) {
        let before = std::mem::replace(&mut self.of[stone.index()], witness);
        if before != witness {
            self.changes.push((stone, before));
        }
    }

    /// Takes the last step back; does nothing before the first.
    pub fn undo(&mut self) {
        let Some(from) = self.steps.pop() else { return };
        for (stone, before) in self.changes.drain(from as usize..).rev() {
            self.of[stone.index()] = before;
        }
    }

    /// Finds a witness for every stone of a well-formed colouring, from the empty points backwards.
    pub fn find_all(&mut self, graph: &Graph, colours: &[Colour]) {
        let is_empty = |v: &Placement| colours[v.index()] == Colour::Empty;
        let mut found: Vec<Placement> = graph.vertices().filter(is_empty).collect();
        let mut lives: Vec<bool> = graph.vertices().map(|v| is_empty(&v)).collect();
        let mut next = 0;
        while let Some(&point) = found.get(next) {
            next += 1;
            for &u in graph.predecessors(point) {
                let leads = is_empty(&point) || colours[u.index()] == colours[point.index()];
                if leads && !std::mem::replace(&mut lives[u.index()], true) {
                    self.set(u, point);
                    found.push(u);
                }
            }
        }
    }
}
