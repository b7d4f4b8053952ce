//! Chains of boards of disks, with pseudo-liberties; a stone closes every placement that it
//! overlaps.
//!
//! A chain is a ring of stones with one of them, its head, as its name. Its *pseudo-liberties* are
//! the pairs (stone, open placement that it touches); it is dead when there is none left. A play
//! costs the touching placements of those that it closes and opens, and the stones of the smaller
//! chains that it joins. A placement inside a stone's disk is a stone of its chain too.

use std::sync::Arc;

use crate::boards::disks::Disks;
use crate::colour::{Colour, Player};
use crate::ids::Placement;
use crate::order;

/// The chains of a colouring. Knows nothing of earlier colourings.
#[derive(Clone, Debug)]
pub struct DiskChains {
    disks: Arc<Disks>,
    colours: Vec<Colour>,
    /// By placement: the number of stones on it or in conflict with it; it is open at 0.
    closed: Vec<u32>,
    /// The head of each stone's chain.
    head: Vec<u32>,
    /// The next stone of the chain's ring.
    next: Vec<u32>,
    /// By head.
    chains: Vec<Chain>,
    /// Stones whose chains lost their last liberty in the current play.
    suspects: Vec<Placement>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Chain {
    /// Pseudo-liberties.
    open: u32,
    /// Stones.
    size: u32,
}

/// A join of two chains, with the data to undo it.
#[derive(Clone, Copy, Debug)]
pub struct Join {
    kept: Placement,
    merged: Placement,
    /// The pseudo-liberties of the merged chain.
    open: u32,
}

impl DiskChains {
    /// The chains of a colouring. Cost: O(touching and conflicting pairs).
    pub fn new(disks: Arc<Disks>, colours: &[Colour]) -> DiskChains {
        let count = disks.len();
        let mut chains = DiskChains {
            disks,
            colours: vec![Colour::Empty; count],
            closed: vec![0; count],
            head: vec![0; count],
            next: vec![0; count],
            chains: vec![Chain::default(); count],
            suspects: Vec::new(),
        };
        for (place, colour) in colours.iter().enumerate() {
            if let Some(player) = colour.player() {
                chains.place(&[Placement::at(place)], player, &mut Vec::new());
            }
        }
        chains.suspects.clear();
        chains
    }

    /// The colour of each placement that is a stone; empty are the others, open or not.
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// True if a stone can be placed there.
    pub fn is_open(&self, at: Placement) -> bool {
        self.closed[at.index()] == 0
    }

    /// Puts stones of one player on open placements, which may lie inside one another, joins
    /// them with the chains of their colour, and notes the joins.
    pub(super) fn place(&mut self, stones: &[Placement], player: Player, joins: &mut Vec<Join>) {
        self.suspects.clear();
        for &stone in stones {
            self.close_around(stone);
        }
        for &stone in stones {
            let s = stone.index();
            self.colours[s] = player.into();
            self.head[s] = stone.0;
            self.next[s] = stone.0;
            self.chains[s] = Chain { open: self.open_beside(stone), size: 1 };
        }
        for &stone in stones {
            self.join(stone, joins);
        }
        self.suspects.extend_from_slice(stones);
    }

    /// Takes stones away that `place` put there last, once their joins are undone.
    pub(super) fn unplace(&mut self, stones: &[Placement]) {
        for &stone in stones {
            self.colours[stone.index()] = Colour::Empty;
        }
        for &stone in stones {
            self.open_around(stone);
        }
    }

    /// The chains of a player without liberties, of those that the current play has pressed:
    /// ring after ring, each from its head on.
    pub(super) fn dead(&self, owner: Player) -> Vec<Vec<Placement>> {
        let of_owner = |s: &&Placement| self.colours[s.index()] == owner.into();
        let heads = self.suspects.iter().filter(of_owner).map(|s| self.head[s.index()]);
        let mut heads: Vec<u32> = heads.filter(|&h| self.chains[h as usize].open == 0).collect();
        order::numbers(&mut heads);
        heads.dedup();
        heads.into_iter().map(|head| self.ring(Placement(head))).collect()
    }

    /// Every chain without liberties. Cost: O(placements).
    pub(super) fn all_dead(&self) -> Vec<Placement> {
        let is_dead = |s: &Placement| {
            let is_stone = self.colours[s.index()] != Colour::Empty;
            is_stone && self.chains[self.head[s.index()] as usize].open == 0
        };
        (0..self.disks.len()).map(Placement::at).filter(is_dead).collect()
    }

    /// Empties dead chains at once.
    pub(super) fn take(&mut self, rings: &[Vec<Placement>]) {
        for ring in rings {
            self.unplace(ring);
        }
    }

    /// Puts chains back that `take` emptied. They were dead, so they have no liberty now.
    pub(super) fn put_back(&mut self, rings: &[Vec<Placement>], owner: Player) {
        for &stone in rings.iter().flatten() {
            self.close_around(stone);
        }
        for ring in rings {
            let Some(&head) = ring.first() else { continue };
            for (place, &stone) in ring.iter().enumerate() {
                self.colours[stone.index()] = owner.into();
                self.head[stone.index()] = head.0;
                self.next[stone.index()] = ring[(place + 1) % ring.len()].0;
            }
            self.chains[head.index()] = Chain { open: 0, size: ring.len() as u32 };
        }
    }

    /// Undoes a join, of several the last one first.
    pub(super) fn split(&mut self, Join { kept, merged, open }: Join) {
        self.next.swap(kept.index(), merged.index());
        let size = self.relabel(merged, merged);
        self.chains[merged.index()] = Chain { open, size };
        let kept = &mut self.chains[kept.index()];
        kept.open -= open;
        kept.size -= size;
    }

    /// The stones of a stone's chain, from it on in the order of the ring.
    pub(super) fn ring(&self, stone: Placement) -> Vec<Placement> {
        let mut ring = vec![stone];
        let mut next = self.next[stone.index()];
        while next != stone.0 {
            ring.push(Placement(next));
            next = self.next[next as usize];
        }
        ring
    }

    fn open_beside(&self, stone: Placement) -> u32 {
        self.disks.touches(stone).iter().filter(|&&w| self.is_open(w)).count() as u32
    }

    fn close_around(&mut self, stone: Placement) {
        let disks = Arc::clone(&self.disks);
        for &w in std::iter::once(&stone).chain(disks.conflicts(stone)) {
            self.closed[w.index()] += 1;
            if self.closed[w.index()] > 1 {
                continue;
            }
            for &u in disks.touches(w).iter() {
                if self.colours[u.index()] != Colour::Empty {
                    let chain = &mut self.chains[self.head[u.index()] as usize];
                    chain.open -= 1;
                    if chain.open == 0 {
                        self.suspects.push(u);
                    }
                }
            }
        }
    }

    fn open_around(&mut self, stone: Placement) {
        let disks = Arc::clone(&self.disks);
        for &w in std::iter::once(&stone).chain(disks.conflicts(stone)) {
            self.closed[w.index()] -= 1;
            if self.closed[w.index()] > 0 {
                continue;
            }
            for &u in disks.touches(w).iter() {
                if self.colours[u.index()] != Colour::Empty {
                    self.chains[self.head[u.index()] as usize].open += 1;
                }
            }
        }
    }

    /// Joins a stone's chain with those of its colour that it touches.
    fn join(&mut self, stone: Placement, joins: &mut Vec<Join>) {
        let disks = Arc::clone(&self.disks);
        for &u in disks.touches(stone) {
            let [own, other] = [self.head[stone.index()], self.head[u.index()]];
            if self.colours[u.index()] != self.colours[stone.index()] || own == other {
                continue;
            }
            let larger = self.chains[other as usize].size >= self.chains[own as usize].size;
            let [kept, merged] = if larger { [other, own] } else { [own, other] };
            let Chain { open, size } = self.chains[merged as usize];
            self.relabel(Placement(merged), Placement(kept));
            self.next.swap(kept as usize, merged as usize);
            self.chains[kept as usize].open += open;
            self.chains[kept as usize].size += size;
            joins.push(Join { kept: Placement(kept), merged: Placement(merged), open });
        }
    }

    /// Gives every stone of a ring the head; returns how many there are.
    fn relabel(&mut self, stone: Placement, head: Placement) -> u32 {
        let ring = self.ring(stone);
        for stone in &ring {
            self.head[stone.index()] = head.0;
        }
        ring.len() as u32
    }
}
