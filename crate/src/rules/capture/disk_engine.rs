//! The engine for boards of disks: chains, with an undo log.

use std::sync::Arc;

use super::disk_chains::{DiskChains, Join};
use super::engine::{Capture, TakenLists};
use super::journal::{Journal, Taken};
use crate::boards::disks::Disks;
use crate::colour::{Colour, Player};
use crate::ids::Placement;
use crate::order;

/// The engine for boards of disks. Its points are the placements: one is coloured when all of its
/// disk is. Disjoint stones make up a colouring of the plane, so two colourings are the same if the
/// coloured placements are.
#[derive(Clone, Debug)]
pub struct DiskEngine {
    disks: Arc<Disks>,
    chains: DiskChains,
    journal: Journal,
    taken: TakenLists,
    log: Vec<Step>,
}

/// The data to undo a step.
#[derive(Clone, Debug)]
enum Step {
    Play {
        stones: Vec<Placement>,
        player: Player,
        joins: Vec<Join>,
        captured: Vec<Vec<Placement>>,
        suicide: Vec<Vec<Placement>>,
    },
    /// The chains before another colouring was set.
    Set(Box<DiskChains>),
}

impl DiskEngine {
    /// The engine with a well-formed colouring on the board. Cost: O(touching pairs).
    pub fn new(disks: Arc<Disks>, colours: &[Colour]) -> DiskEngine {
        DiskEngine {
            journal: Journal::new(colours),
            chains: DiskChains::new(Arc::clone(&disks), colours),
            disks,
            taken: TakenLists::default(),
            log: Vec::new(),
        }
    }

    /// The stones without a liberty, ascending.
    pub fn dead(&self) -> Vec<Placement> {
        self.chains.all_dead()
    }

    /// Clears a colour, and logs the stones taken.
    fn clear(&mut self, owner: Player) -> Vec<Vec<Placement>> {
        let rings = self.chains.dead(owner);
        self.chains.take(&rings);
        for &stone in rings.iter().flatten() {
            self.journal.change(stone.as_point(), owner.into(), Colour::Empty);
        }
        rings
    }
}

impl Capture for DiskEngine {
    fn colours(&self) -> &[Colour] {
        self.chains.colours()
    }

    fn placement_colour(&self, at: Placement) -> Option<Colour> {
        match self.colours().get(at.index())? {
            Colour::Empty => self.chains.is_open(at).then_some(Colour::Empty),
            colour => Some(*colour),
        }
    }

    fn journal(&self) -> &Journal {
        &self.journal
    }

    fn play(&mut self, at: Placement, player: Player) {
        self.journal.begin(Some((at, player)));
        let stones = [&[at], self.disks.inside(at)].concat();
        for &stone in &stones {
            self.journal.change(stone.as_point(), Colour::Empty, player.into());
        }
        let mut joins = Vec::new();
        self.chains.place(&stones, player, &mut joins);
        let captured = self.clear(!player);
        let suicide = self.clear(player);
        self.taken.captured = captured.concat();
        self.taken.suicide = suicide.concat();
        self.log.push(Step::Play { stones, player, joins, captured, suicide });
    }

    fn taken(&self) -> Taken<'_> {
        self.taken.view()
    }

    fn set(&mut self, colours: &[Colour]) {
        self.taken.clear();
        self.journal.begin(None);
        self.journal.change_all(self.chains.colours(), colours);
        let chains = DiskChains::new(Arc::clone(&self.disks), colours);
        self.log.push(Step::Set(Box::new(std::mem::replace(&mut self.chains, chains))));
    }

    fn undo(&mut self) {
        self.taken.clear();
        match self.log.pop() {
            None => return,
            Some(Step::Set(chains)) => self.chains = *chains,
            Some(Step::Play { stones, player, joins, captured, suicide }) => {
                self.chains.put_back(&suicide, player);
                self.chains.put_back(&captured, !player);
                for join in joins.into_iter().rev() {
                    self.chains.split(join);
                }
                self.chains.unplace(&stones);
            }
        }
        self.journal.forget();
    }

    fn chain(&self, at: Placement) -> Vec<Placement> {
        if self.colours().get(at.index()).is_none_or(|&colour| colour == Colour::Empty) {
            return Vec::new();
        }
        let mut chain = self.chains.ring(at);
        order::ids(&mut chain);
        chain
    }

    fn liberties(&self, at: Placement) -> Vec<Placement> {
        let chain = self.chain(at);
        let beside = chain.iter().flat_map(|&stone| self.disks.touches(stone)).copied();
        let mut liberties: Vec<Placement> = beside.filter(|&e| self.chains.is_open(e)).collect();
        order::ids(&mut liberties);
        liberties.dedup();
        liberties
    }
}
