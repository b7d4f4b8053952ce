//! The usual eye rule, generalised from grids to undirected graphs.
//!
//! On a grid a diagonal neighbour of a point is one that is no neighbour and shares two neighbours
//! with it; on any graph, a *diagonal* is a non-neighbour that shares at least two. The usual rule
//! asks them if the stones around a point stay connected without it. They can decide that where
//! they *link* its neighbours: where these are connected by arcs among themselves and by way of the
//! diagonals. So they are on grids, but not on a honeycomb or a random 3-regular graph, which have
//! next to no diagonals. There the chains decide: a point is an eye as long as no chain around it
//! is in atari. A player who fills it then joins that chain to others before it is taken, or gives
//! up at once a chain that has no other liberty.
//!
//! docs/lab/performance.md compares this rule with others.

use gospace::boards::graph::Graph;
use gospace::colour::{Colour, Player};
use gospace::ids::Placement;
use gospace::rules::capture::chains::Chains;

/// The data of a graph that decide eyes.
#[derive(Clone, Debug)]
pub struct Eyes {
    /// `starts.len() == points + 1`; those of v are `diagonals[starts[v]..starts[v + 1]]`.
    starts: Vec<u32>,
    diagonals: Vec<Placement>,
    /// By point, true if the diagonals link its neighbours.
    linked: Vec<bool>,
}

/// The root of points that are neither neighbour nor diagonal.
const NO_ROOT: u32 = u32::MAX;

impl Eyes {
    /// Finds all diagonals. Cost: O(Σ degree²).
    pub fn new(graph: &Graph) -> Eyes {
        let mut shared = vec![0u32; graph.vertex_count()];
        let mut roots = vec![NO_ROOT; graph.vertex_count()];
        let mut eyes = Eyes { starts: vec![0], diagonals: Vec::new(), linked: Vec::new() };
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
            eyes.linked.push(eyes.links(graph, v, &mut roots));
        }
        eyes
    }

    /// True if the diagonals link the neighbours of a point. Each diagonal is beside some of them,
    /// so that all are connected iff the neighbours are.
    fn links(&self, graph: &Graph, v: Placement, roots: &mut [u32]) -> bool {
        let near = || graph.successors(v).iter().chain(self.diagonals(v));
        near().for_each(|w| roots[w.index()] = w.0);
        let mut pieces = near().count();
        for &u in graph.successors(v) {
            for &w in graph.successors(u) {
                if roots[w.index()] != NO_ROOT {
                    let [a, b] = [u, w].map(|p| root(roots, p.0));
                    roots[a as usize] = b;
                    pieces -= usize::from(a != b);
                }
            }
        }
        near().for_each(|w| roots[w.index()] = NO_ROOT);
        pieces <= 1
    }

    /// True if a point that only the player's stones surround is an eye, which a playout does not
    /// fill. Where the diagonals link its neighbours at most one of them is the opponent's; none,
    /// where it has fewer than four, as on the edge of a grid. Elsewhere no chain around it is in
    /// atari.
    #[inline]
    pub fn is_eye(&self, chains: &Chains, at: Placement, player: Player) -> bool {
        if !self.linked[at.index()] {
            return !chains.would_capture(at, !player);
        }
        let diagonals = self.diagonals(at);
        let spare = usize::from(diagonals.len() >= 4);
        let opponent = Colour::from(!player);
        let colours = chains.colours();
        diagonals.iter().filter(|u| colours[u.index()] == opponent).count() <= spare
    }

    /// True if the diagonals of a point link its neighbours.
    #[inline]
    pub fn is_linked(&self, v: Placement) -> bool {
        self.linked[v.index()]
    }

    /// The diagonals of a point.
    #[inline]
    pub fn diagonals(&self, v: Placement) -> &[Placement] {
        let [start, end] = [self.starts[v.index()], self.starts[v.index() + 1]];
        &self.diagonals[start as usize..end as usize]
    }
}

/// The root of a point's tree, with the path to it halved.
fn root(roots: &mut [u32], mut v: u32) -> u32 {
    while roots[v as usize] != v {
        let above = roots[v as usize] as usize;
        roots[v as usize] = roots[above];
        v = roots[v as usize];
    }
    v
}
