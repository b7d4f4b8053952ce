//! The engine for undirected graphs: chains, with a log from which plays are taken back.

use std::sync::Arc;

use super::chains::{Chains, Observer};
use super::engine::Capture;
use super::journal::Journal;
use crate::boards::graph::Graph;
use crate::colour::{Colour, Player};
use crate::ids::Placement;

/// The engine for undirected graphs.
#[derive(Clone, Debug)]
pub struct ChainEngine {
    chains: Chains,
    log: Log,
}

/// What undo needs beyond the journal, by play in stacks that run in step.
#[derive(Clone, Debug)]
struct Log {
    journal: Journal,
    joins: Vec<Join>,
    /// The sizes of the chains taken.
    sizes: Vec<u32>,
    /// The lengths of `joins` and `sizes` before each play.
    marks: Vec<[u32; 2]>,
}

#[derive(Clone, Copy, Debug)]
struct Join {
    kept: Placement,
    merged: Placement,
    open: u32,
}

impl Observer for Log {
    #[inline]
    fn joined(&mut self, kept: Placement, merged: Placement, open: u32) {
        self.joins.push(Join { kept, merged, open });
    }

    #[inline]
    fn took(&mut self, stone: Placement, owner: Player) {
        self.journal.take(stone, owner);
    }

    #[inline]
    fn took_chain(&mut self, size: u32) {
        self.sizes.push(size);
    }
}

impl ChainEngine {
    /// The engine with a well-formed colouring on the board. Cost: O(points + arcs).
    pub fn new(graph: Arc<Graph>, colours: Vec<Colour>) -> ChainEngine {
        let journal = Journal::new(&colours);
        let log = Log { journal, joins: Vec::new(), sizes: Vec::new(), marks: Vec::new() };
        ChainEngine { chains: Chains::new(graph, colours), log }
    }

    fn put_back_taken(&mut self, player: Player, sizes_from: usize) {
        let taken = self.log.journal.last_taken();
        let [mut captured, mut suicide] = [taken.captured, taken.suicide];
        for &size in self.log.sizes[sizes_from..].iter().rev() {
            let (rest, owner) =
                if suicide.is_empty() { (&mut captured, !player) } else { (&mut suicide, player) };
            let (before, ring) = rest.split_at(rest.len() - size as usize);
            self.chains.put_back(ring, owner);
            *rest = before;
        }
        self.log.sizes.truncate(sizes_from);
    }
}

impl Capture for ChainEngine {
    fn colours(&self) -> &[Colour] {
        self.chains.colours()
    }

    fn journal(&self) -> &Journal {
        &self.log.journal
    }

    fn play(&mut self, at: Placement, player: Player) {
        self.log.marks.push([self.log.joins.len() as u32, self.log.sizes.len() as u32]);
        self.log.journal.begin(at, player);
        self.chains.play(at, player, &mut self.log);
    }

    fn undo(&mut self) {
        let Some([joins, sizes]) = self.log.marks.pop() else {
            return;
        };
        let Some((at, player)) = self.log.journal.last_play() else {
            return;
        };
        self.put_back_taken(player, sizes as usize);
        self.log.journal.pop();
        for Join { kept, merged, open } in self.log.joins.drain(joins as usize..).rev() {
            self.chains.part(kept, merged, open);
        }
        self.chains.lift(at);
    }
}
