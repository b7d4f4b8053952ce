//! Directed graphs: each stone by itself, by reachability.
//!
//! Each stone has a witness: a successor that is a liberty, or a stone of its colour whose witnesses lead to one.
//! A play can only kill the stones whose witnesses lead to the played point, and costs the arcs around those.

use std::sync::Arc;

use super::engine::{Capture, TakenLists};
use super::journal::{Journal, Taken};
use super::walk;
use super::witnesses::Witnesses;
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
    witnesses: Witnesses,
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
        let witnesses = Witnesses::new(&graph, &colours);
        ReachEngine { graph, journal, taken, colours, witnesses, suspects }
    }

    /// Clears the colour of `owner` after a play at `at`, to which the witnesses of all its dead stones led.
    fn clear(&mut self, at: Placement, owner: Player, own: bool) {
        let ReachEngine { graph, colours, journal, taken, witnesses, suspects } = self;
        let list = if own { &mut taken.suicide } else { &mut taken.captured };
        suspects.collect(graph, colours, witnesses, at, owner.into());
        suspects.mark_alive(graph, colours, witnesses, owner.into());
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
    /// The stones of a colour whose witnesses lead to `at`, itself included if it has that colour.
    fn collect(
        &mut self,
        graph: &Graph,
        colours: &[Colour],
        witnesses: &Witnesses,
        at: Placement,
        colour: Colour,
    ) {
        if colours[at.index()] == colour {
            self.suspect(at);
        }
        let mut led_to = Some(at);
        let mut next = usize::from(!self.stones.is_empty());
        while let Some(point) = led_to {
            for &u in graph.predecessors(point) {
                // Most stones have another witness, and of an empty point it means nothing.
                let is_led = witnesses.of(u) == point && colours[u.index()] == colour;
                if is_led && self.fate[u.index()] == Fate::NotSuspect {
                    self.suspect(u);
                }
            }
            led_to = self.stones.get(next).copied();
            next += 1;
        }
    }

    fn suspect(&mut self, stone: Placement) {
        self.fate[stone.index()] = Fate::Unknown;
        self.stones.push(stone);
    }

    /// A stone lives that has an arc to an empty point, to a stone of its colour that was never in doubt, or to one
    /// that lives; which becomes its witness.
    fn mark_alive(
        &mut self,
        graph: &Graph,
        colours: &[Colour],
        witnesses: &mut Witnesses,
        colour: Colour,
    ) {
        for &stone in &self.stones {
            let witness = graph.successors(stone).iter().find(|u| match colours[u.index()] {
                Colour::Empty => true,
                other => other == colour && self.fate[u.index()] == Fate::NotSuspect,
            });
            if let Some(&witness) = witness {
                self.fate[stone.index()] = Fate::Alive;
                self.alive.push(stone);
                witnesses.set(stone, witness);
            }
        }
        // Mostly all live by themselves, and none depends on another.
        let mut in_doubt = self.stones.len() - self.alive.len();
        while in_doubt > 0
            && let Some(stone) = self.alive.pop()
        {
            for &u in graph.predecessors(stone) {
                if self.fate[u.index()] == Fate::Unknown {
                    self.fate[u.index()] = Fate::Alive;
                    self.alive.push(u);
                    witnesses.set(u, stone);
                    in_doubt -= 1;
                }
            }
        }
        self.alive.clear();
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
        self.witnesses.begin();
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
        self.witnesses.begin();
        self.witnesses.find_all(&self.graph, &self.colours);
    }

    fn undo(&mut self) {
        self.taken.clear();
        self.journal.pop(&mut self.colours);
        self.witnesses.undo();
    }

    fn chain(&self, at: Placement) -> Vec<Placement> {
        walk::from_stone(&self.graph, &self.colours, at).0
    }

    fn liberties(&self, at: Placement) -> Vec<Placement> {
        walk::from_stone(&self.graph, &self.colours, at).1
    }
}
