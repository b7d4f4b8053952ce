//! The usual eye rule, carried from grids to undirected graphs.
//!
//! On a grid a diagonal neighbour of a point is one that is no neighbour and shares two
//! neighbours with it; on any graph, a *diagonal* is a non-neighbour that shares at least two.

use crate::boards::graph::Graph;
use crate::colour::{Colour, Player};
use crate::ids::Placement;

/// The diagonals of each point.
#[derive(Clone, Debug)]
pub struct Eyes {
    /// `starts.len() == points + 1`; those of v are `diagonals[starts[v]..starts[v + 1]]`.
    starts: Vec<u32>,
    diagonals: Vec<Placement>,
}

impl Eyes {
    /// Finds all diagonals. Cost: O(Σ degree²).
    pub fn new(graph: &Graph) -> Eyes {
        let mut shared = vec![0u32; graph.vertex_count()];
        let mut eyes = Eyes { starts: vec![0], diagonals: Vec::new() };
        for v in graph.vertices() {
            let walks = || graph.successors(v).iter().flat_map(|&u| graph.successors(u)).copied();
            walks().for_each(|w| shared[w.index()] += 1);
            for w in walks() {
                let count = std::mem::take(&mut shared[w.index()]);
                if count >= 2 && w != v && !graph.has_arc(v, w) {
                    eyes.diagonals.push(w);
                }
            }
            eyes.starts.push(eyes.diagonals.len() as u32);
        }
        eyes
    }

    /// Whether a point that only the player's stones surround is an eye, which a playout does
    /// not fill: of its diagonals at most one is the opponent's; none, where it has fewer than
    /// four, as on the edge of a grid.
    #[inline]
    pub fn is_eye(&self, colours: &[Colour], at: Placement, player: Player) -> bool {
        let diagonals = self.of(at);
        let spare = usize::from(diagonals.len() >= 4);
        let opponent = Colour::from(!player);
        diagonals.iter().filter(|u| colours[u.index()] == opponent).count() <= spare
    }

    #[inline]
    fn of(&self, v: Placement) -> &[Placement] {
        let [start, end] = [self.starts[v.index()], self.starts[v.index() + 1]];
        &self.diagonals[start as usize..end as usize]
    }
}
