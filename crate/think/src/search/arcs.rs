//! Liberties on directed graphs, where each stone has its own: the empty points that it reaches along arcs.

use std::sync::Arc;

use super::reading::Few;
use gospace::boards::graph::Graph;
use gospace::colour::{Colour, Player};
use gospace::ids::Placement;

/// Walks along the arcs of a graph; keeps its memory from one walk to the next.
pub struct Arcs {
    graph: Arc<Graph>,
    /// The stones that were met.
    stones: Vec<Placement>,
    /// By point, true for those.
    is_met: Vec<bool>,
}

impl Arcs {
    /// Those of a graph. Cost: O(points).
    pub fn new(graph: &Arc<Graph>) -> Arcs {
        let is_met = vec![false; graph.vertex_count()];
        Arcs { graph: Arc::clone(graph), stones: Vec::new(), is_met }
    }

    /// The liberties of a stone, or of one that the owner puts at an empty point without taking any: `N` where it has
    /// more. Cost: O(arcs from the stones that it reaches).
    pub fn liberties<const N: usize>(
        &mut self,
        colours: &[Colour],
        stone: Placement,
        owner: Player,
    ) -> Few<N> {
        let Arcs { graph, stones, is_met } = self;
        let mut found = Few::new();
        is_met[stone.index()] = true;
        stones.push(stone);
        let mut next = 0;
        'walk: while let Some(&stone) = stones.get(next) {
            next += 1;
            for &u in graph.successors(stone) {
                if is_met[u.index()] {
                    continue;
                }
                if colours[u.index()] == owner.into() {
                    is_met[u.index()] = true;
                    stones.push(u);
                } else if colours[u.index()] == Colour::Empty && found.add(u) {
                    break 'walk;
                }
            }
        }
        stones.drain(..).for_each(|stone| is_met[stone.index()] = false);
        found
    }

    /// The opponent's stones with an arc to an empty point that a play there catches: it leaves them one liberty, and a
    /// stone at that one at the most.
    pub fn caught(&mut self, colours: &[Colour], at: Placement, player: Player) -> usize {
        let graph = Arc::clone(&self.graph);
        let stones = graph.predecessors(at).iter();
        let stones = stones.filter(|u| colours[u.index()] == (!player).into());
        let is_caught = |stone: &&Placement| {
            let found = self.liberties::<3>(colours, **stone, !player);
            let &[a, b] = found.as_slice() else { return false };
            let run = if a == at { b } else { a };
            let left = self.liberties::<3>(colours, run, !player);
            left.as_slice().iter().filter(|&&u| u != at).count() < 2
        };
        stones.filter(is_caught).count()
    }
}
