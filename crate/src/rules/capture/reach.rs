//! Directed graphs: each stone by itself, by reachability.
//!
//! Only stones that reach the played point through their own colour can lose their last
//! liberty: every other stone's paths avoid it. A play costs the arcs around those stones.

use std::sync::Arc;

use super::engine::{Capture, TakenLists};
use super::journal::{Journal, Taken};
use super::walk;
use crate::boards::graph::Graph;
use crate::colour::{Colour, Player};
use crate::ids::Placement;

/// The engine for directed graphs; right on every graph.
#[derive(Clone, Debug)]
pub struct ReachEngine {
    graph: Arc<Graph>,
    colours: Vec<Colour>,
    journal: Journal,
    taken: TakenLists,
    suspects: Suspects,
}

/// The stones that a play may have killed. Empty between plays.
#[derive(Clone, Debug)]
struct Suspects {
    /// By point; `NotSuspect` between plays.
    fate: Vec<Fate>,
    stones: Vec<Placement>,
    alive: Vec<Placement>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    NotSuspect,
    Unknown,
    Alive,
}

impl ReachEngine {
    /// The engine with a well-formed colouring on the board. Cost: O(points).
    pub fn new(graph: Arc<Graph>, colours: Vec<Colour>) -> ReachEngine {
        let fate = vec![Fate::NotSuspect; graph.vertex_count()];
        let suspects = Suspects { fate, stones: Vec::new(), alive: Vec::new() };
        let (journal, taken) = (Journal::new(&colours), TakenLists::default());
        ReachEngine { graph, journal, taken, colours, suspects }
    }

    /// Clears the colour of `owner` after a play at `at`, which all its dead stones reach.
    fn clear(&mut self, at: Placement, owner: Player, own: bool) {
        let ReachEngine { graph, colours, journal, taken, suspects } = self;
        let list = if own { &mut taken.suicide } else { &mut taken.captured };
        suspects.collect(graph, colours, at, owner.into());
        suspects.mark_alive(graph, colours, owner.into());
        for stone in suspects.stones.drain(..) {
            let fate = std::mem::replace(&mut suspects.fate[stone.index()], Fate::NotSuspect);
            if fate == Fate::Unknown {
                colours[stone.index()] = Colour::Empty;
                journal.change(stone.as_point(), owner.into(), Colour::Empty);
                list.push(stone);
            }
        }
    }
}

impl Suspects {
    /// The stones of a colour that reach `at` through their own colour, itself included if it
    /// has that colour.
    fn collect(&mut self, graph: &Graph, colours: &[Colour], at: Placement, colour: Colour) {
        if colours[at.index()] == colour {
            self.suspect(at);
        }
        self.suspect_all(graph.predecessors(at), colours, colour);
        let mut next = 0;
        while let Some(&stone) = self.stones.get(next) {
            self.suspect_all(graph.predecessors(stone), colours, colour);
            next += 1;
        }
    }

    fn suspect_all(&mut self, points: &[Placement], colours: &[Colour], colour: Colour) {
        for &u in points {
            if colours[u.index()] == colour && self.fate[u.index()] == Fate::NotSuspect {
                self.suspect(u);
            }
        }
    }

    fn suspect(&mut self, stone: Placement) {
        self.fate[stone.index()] = Fate::Unknown;
        self.stones.push(stone);
    }

    /// A stone lives that has an arc to an empty point, to a stone of its colour that was
    /// never in doubt, or to one that lives.
    fn mark_alive(&mut self, graph: &Graph, colours: &[Colour], colour: Colour) {
        for &stone in &self.stones {
            let lives = graph.successors(stone).iter().any(|u| match colours[u.index()] {
                Colour::Empty => true,
                other => other == colour && self.fate[u.index()] == Fate::NotSuspect,
            });
            if lives {
                self.fate[stone.index()] = Fate::Alive;
                self.alive.push(stone);
            }
        }
        while let Some(stone) = self.alive.pop() {
            for &u in graph.predecessors(stone) {
                if self.fate[u.index()] == Fate::Unknown {
                    self.fate[u.index()] = Fate::Alive;
                    self.alive.push(u);
                }
            }
        }
    }
}

impl Capture for ReachEngine {
    fn colours(&self) -> &[Colour] {
        &self.colours
    }

    fn placement_colour(&self, at: Placement) -> Option<Colour> {
        self.colours.get(at.index()).copied()
    }

    fn journal(&self) -> &Journal {
        &self.journal
    }

    fn play(&mut self, at: Placement, player: Player) {
        self.taken.clear();
        self.journal.begin(Some((at, player)));
        self.journal.change(at.as_point(), Colour::Empty, player.into());
        self.colours[at.index()] = player.into();
        self.clear(at, !player, false);
        self.clear(at, player, true);
    }

    fn taken(&self) -> Taken<'_> {
        self.taken.view()
    }

    fn set(&mut self, colours: &[Colour]) {
        self.taken.clear();
        self.journal.begin(None);
        self.journal.change_all(&self.colours, colours);
        self.colours.copy_from_slice(colours);
    }

    fn undo(&mut self) {
        self.taken.clear();
        self.journal.pop(&mut self.colours);
    }

    fn chain(&self, at: Placement) -> Vec<Placement> {
        walk::from_stone(&self.graph, &self.colours, at).0
    }

    fn liberties(&self, at: Placement) -> Vec<Placement> {
        walk::from_stone(&self.graph, &self.colours, at).1
    }
}
