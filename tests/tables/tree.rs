//! The Zielonka tree of a goal: the memory with which a game is a parity game.
//!
//! Source: Wiesław Zielonka, *Infinite games on finitely coloured graphs with applications to automata on infinite trees*,
//! 1998; Stefan Dziembowski, Marcin Jurdziński and Igor Walukiewicz, *How much memory is needed to win infinite games?*, 1997.

use gospace_think::forever::condition::{Events, greatest_of_the_other};

/// A Zielonka tree: each node is a set of events, its children the greatest sets within it that are of the other player.
pub struct Tree {
    nodes: Vec<Node>,
    /// The leaves, from left to right.
    leaves: Vec<usize>,
    /// True if the goal is reached where everything happens again and again.
    pub is_reached_at_root: bool,
}

struct Node {
    events: Events,
    parent: usize,
    depth: usize,
    children: Vec<usize>,
    /// Its leftmost leaf, among the leaves.
    first_leaf: usize,
}

impl Tree {
    /// The tree of a goal, of which `is_reached` tells whether it is reached where exactly some events happen again and again;
    /// `everything`: the events that matter to it. Cost: exponential in the number of points.
    pub fn new(points: usize, everything: Events, is_reached: &dyn Fn(Events) -> bool) -> Tree {
        let is_reached_at_root = is_reached(everything);
        let mut tree = Tree { nodes: Vec::new(), leaves: Vec::new(), is_reached_at_root };
        tree.grow(is_reached, points, everything, 0, 0);
        tree
    }

    /// Adds a node and all below it; gives its place.
    fn grow(
        &mut self,
        is_reached: &dyn Fn(Events) -> bool,
        points: usize,
        events: Events,
        parent: usize,
        depth: usize,
    ) -> usize {
        let place = self.nodes.len();
        let first_leaf = self.leaves.len();
        self.nodes.push(Node { events, parent, depth, children: Vec::new(), first_leaf });
        let below = greatest_of_the_other(is_reached, points, events);
        if below.is_empty() {
            self.leaves.push(place);
        }
        for each in below {
            let child = self.grow(is_reached, points, each, place, depth + 1);
            self.nodes[place].children.push(child);
        }
        place
    }

    /// The deepest node above a leaf, itself included, that holds those of some events that matter: its depth, and the leaf
    /// that follows.
    pub fn step(&self, leaf: usize, events: Events) -> (usize, usize) {
        let events = events & self.nodes[0].events;
        let mut below = None;
        let mut at = self.leaves[leaf];
        while events & !self.nodes[at].events != 0 {
            below = Some(at);
            at = self.nodes[at].parent;
        }
        let Node { depth, ref children, .. } = self.nodes[at];
        let next = below.map_or(leaf, |below| {
            let place = children.iter().position(|&child| child == below).expect("a child");
            self.nodes[children[(place + 1) % children.len()]].first_leaf
        });
        (depth, next)
    }
}
