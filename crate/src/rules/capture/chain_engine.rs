//! The engine for undirected graphs: chains, with an undo log.

use std::sync::Arc;

use super::chains::{Chains, Observer, PseudoLiberties};
use super::engine::{Capture, TakenLists};
use super::journal::{Journal, Taken};
use super::walk;
use crate::boards::graph::Graph;
use crate::colour::{Colour, Player};
use crate::ids::Placement;

/// The engine for undirected graphs.
#[derive(Clone, Debug)]
pub struct ChainEngine {
    graph: Arc<Graph>,
    chains: Chains,
    /// The chains before each colouring that was set; earlier joins are undone on them.
    replaced: Vec<Chains>,
    log: Log,
}

/// The undo log: stacks that grow by one section each step.
#[derive(Clone, Debug)]
struct Log {
    journal: Journal,
    taken: TakenLists,
    /// The player of the current play.
    player: Player,
    joins: Vec<Join>,
    /// The sizes of the chains taken.
    sizes: Vec<u32>,
    /// The lengths of `joins` and `sizes` before each step.
    marks: Vec<[u32; 2]>,
}

/// The number of plays reserved at first.
const USUAL_PLAYS: usize = 300;

#[derive(Clone, Copy, Debug)]
struct Join {
    kept: Placement,
    merged: Placement,
    open: PseudoLiberties,
}

impl Observer for Log {
    #[inline]
    fn joined(&mut self, kept: Placement, merged: Placement, open: PseudoLiberties) {
        self.joins.push(Join { kept, merged, open });
    }

    #[inline]
    fn took(&mut self, stone: Placement, owner: Player) {
        self.journal.change(stone.as_point(), owner.into(), Colour::Empty);
        let own = owner == self.player;
        let list = if own { &mut self.taken.suicide } else { &mut self.taken.captured };
        list.push(stone);
    }

    #[inline]
    fn took_chain(&mut self, size: u32) {
        self.sizes.push(size);
    }
}

impl ChainEngine {
    /// The engine with a well-formed colouring on the board. Cost: O(points + arcs).
    pub fn new(graph: Arc<Graph>, colours: Vec<Colour>) -> ChainEngine {
        let log = Log {
            journal: Journal::new(&colours),
            taken: TakenLists::default(),
            player: Player::Black,
            joins: Vec::with_capacity(USUAL_PLAYS),
            sizes: Vec::new(),
            marks: Vec::with_capacity(USUAL_PLAYS),
        };
        let chains = Chains::new(Arc::clone(&graph), colours);
        ChainEngine { graph, chains, replaced: Vec::new(), log }
    }

    fn begin(&mut self, play: Option<(Placement, Player)>) {
        self.log.marks.push([self.log.joins.len() as u32, self.log.sizes.len() as u32]);
        self.log.journal.begin(play);
        self.log.taken.clear();
    }

    /// Puts back the stones taken by the last play, the chain taken last first.
    fn put_back_taken(&mut self, sizes_from: usize) {
        let changes = self.log.journal.last_changes();
        let mut left = changes.len();
        let mut ring = Vec::new();
        for &size in self.log.sizes[sizes_from..].iter().rev() {
            let chain = &changes[left - size as usize..left];
            left -= size as usize;
            ring.clear();
            ring.extend(chain.iter().map(|change| change.at.as_placement()));
            if let Some(owner) = chain.first().and_then(|change| change.before.player()) {
                self.chains.put_back(&ring, owner);
            }
        }
        self.log.sizes.truncate(sizes_from);
    }
}

impl Capture for ChainEngine {
    fn colours(&self) -> &[Colour] {
        self.chains.colours()
    }

    fn placement_colour(&self, at: Placement) -> Option<Colour> {
        self.colours().get(at.index()).copied()
    }

    fn journal(&self) -> &Journal {
        &self.log.journal
    }

    fn play(&mut self, at: Placement, player: Player) {
        self.begin(Some((at, player)));
        self.log.player = player;
        self.log.journal.change(at.as_point(), Colour::Empty, player.into());
        self.chains.play(at, player, &mut self.log);
    }

    fn taken(&self) -> Taken<'_> {
        self.log.taken.view()
    }

    fn set(&mut self, colours: &[Colour]) {
        self.begin(None);
        self.log.journal.change_all(self.chains.colours(), colours);
        let chains = Chains::new(Arc::clone(&self.graph), colours.to_vec());
        self.replaced.push(std::mem::replace(&mut self.chains, chains));
    }

    fn undo(&mut self) {
        let Some([joins, sizes]) = self.log.marks.pop() else { return };
        self.log.taken.clear();
        if let Some((at, _)) = self.log.journal.last_play() {
            self.put_back_taken(sizes as usize);
            for Join { kept, merged, open } in self.log.joins.drain(joins as usize..).rev() {
                self.chains.split(kept, merged, open);
            }
            self.chains.unplace(at);
        } else if let Some(chains) = self.replaced.pop() {
            self.chains = chains;
        }
        self.log.journal.forget();
    }

    fn chain(&self, at: Placement) -> Vec<Placement> {
        walk::from_stone(&self.graph, self.colours(), at).0
    }

    fn liberties(&self, at: Placement) -> Vec<Placement> {
        walk::from_stone(&self.graph, self.colours(), at).1
    }
}
