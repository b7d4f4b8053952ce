//! Regions that are settled for certain, on undirected graphs under area scoring.
//!
//! Chains that live unconditionally live even if their player always passes (Benson, *Life in the game
//! of Go*, 1976). A region around which only such chains of one player stand is settled if each of its
//! points is beside one of them: the opponent never has an eye there, and the player need not play.
//! `solve/life.rs` counts points kept, on the small boards of the solver; here boards of any size are
//! asked which plays gain nothing, and which stones are dead.

use std::sync::Arc;

use gospace::colour::{Colour, Player};
use gospace::game::Game;
use gospace::ids::Placement;
use gospace::rules::capture::chains::Chains;

/// The stones that are dead whatever is played; none on a board that is no undirected graph.
pub fn dead_stones(game: &Game) -> Vec<Placement> {
    let graph = game.board().ground().graph().filter(|graph| graph.is_undirected());
    graph.map_or_else(Vec::new, |graph| {
        let chains = Chains::new(Arc::clone(graph), game.colours().to_vec());
        Life::default().dead(&chains)
    })
}

/// No region.
const NONE: u32 = u32::MAX;

/// Finds settled regions; keeps its memory from one position to the next.
#[derive(Default)]
pub struct Life {
    /// By point that is not the player's, its region.
    region_of: Vec<u32>,
    regions: Vec<Region>,
    /// The pairs of a region and a chain beside it, those of one region adjacent.
    borders: Vec<Border>,
    /// By head, the regions that are vital to the chain, as long as it may live.
    vital: Vec<u32>,
    queue: Vec<Placement>,
}

/// Points that touch one another, of those that are not the player's.
#[derive(Clone, Copy)]
struct Region {
    empty: u32,
    has_stones: bool,
    /// Each of its points is beside a stone of the player.
    is_thin: bool,
    /// Only chains that may live are around it; there are some.
    is_enclosed: bool,
    /// Its borders are `borders[from..to]`.
    from: u32,
    to: u32,
}

#[derive(Clone, Copy)]
struct Border {
    head: u32,
    /// The empty points of the region that are liberties of the chain.
    liberties: u32,
    /// The last point that was counted.
    last: Placement,
}

impl Life {
    /// Marks the empty points where a play of the player can gain nothing: where that player's
    /// unconditional life, or the opponent's, has settled everything. Cost: O(points + arcs), and of
    /// each chain the regions around it.
    pub fn mark_useless(&mut self, chains: &Chains, player: Player, useless: &mut [bool]) {
        useless.fill(false);
        for owner in Player::BOTH {
            if !self.find_regions(chains, owner) {
                continue;
            }
            self.keep_alive(chains.colours().len());
            for (at, is_useless) in useless.iter_mut().enumerate() {
                let region = self.region_of[at];
                if region == NONE || chains.colours()[at] != Colour::Empty {
                    continue;
                }
                let Region { has_stones, is_thin, is_enclosed, .. } = self.regions[region as usize];
                // Dead stones count until they are taken.
                *is_useless |= is_thin && is_enclosed && !(owner == player && has_stones);
            }
        }
    }

    /// The stones in regions that the opponent's unconditional life has settled: they never have an eye, and can be
    /// taken at any time. Cost: as of `mark_useless`.
    pub fn dead(&mut self, chains: &Chains) -> Vec<Placement> {
        let mut dead = Vec::new();
        for owner in Player::BOTH {
            if !self.find_regions(chains, owner) {
                continue;
            }
            self.keep_alive(chains.colours().len());
            let stones = chains.colours().iter().enumerate();
            let stones = stones.filter(|&(_, &colour)| colour == (!owner).into());
            dead.extend(stones.map(|(at, _)| Placement::at(at)).filter(|stone| {
                let Region { is_thin, is_enclosed, .. } =
                    self.regions[self.region_of[stone.index()] as usize];
                is_thin && is_enclosed
            }));
        }
        dead.sort_unstable();
        dead
    }

    /// The regions of the points that are not the player's; false if the player has no stone.
    fn find_regions(&mut self, chains: &Chains, player: Player) -> bool {
        let colours = chains.colours();
        self.regions.clear();
        self.borders.clear();
        self.region_of.clear();
        self.region_of.resize(colours.len(), NONE);
        if !colours.contains(&player.into()) {
            return false;
        }
        for (at, &colour) in colours.iter().enumerate() {
            if colour != player.into() && self.region_of[at] == NONE {
                self.add_region(chains, player, Placement::at(at));
            }
        }
        true
    }

    fn add_region(&mut self, chains: &Chains, player: Player, first: Placement) {
        let name = self.regions.len() as u32;
        let from = self.borders.len();
        let mut region = Region {
            empty: 0,
            has_stones: false,
            is_thin: true,
            is_enclosed: false,
            from: from as u32,
            to: 0,
        };
        self.queue.clear();
        self.queue.push(first);
        self.region_of[first.index()] = name;
        while let Some(at) = self.queue.pop() {
            let is_empty = chains.colours()[at.index()] == Colour::Empty;
            region.empty += u32::from(is_empty);
            region.has_stones |= !is_empty;
            let mut is_beside = false;
            for &u in chains.graph().successors(at) {
                if chains.colours()[u.index()] == player.into() {
                    is_beside = true;
                    self.note(from, chains.head(u), at, is_empty);
                } else if self.region_of[u.index()] == NONE {
                    self.region_of[u.index()] = name;
                    self.queue.push(u);
                }
            }
            region.is_thin &= is_beside;
        }
        region.to = self.borders.len() as u32;
        region.is_enclosed = region.from < region.to;
        self.regions.push(region);
    }

    /// Notes a chain beside a point of the region whose borders begin at `from`.
    fn note(&mut self, from: usize, head: u32, at: Placement, is_liberty: bool) {
        let liberties = u32::from(is_liberty);
        match self.borders[from..].iter_mut().find(|border| border.head == head) {
            Some(border) if border.last != at => {
                border.last = at;
                border.liberties += liberties;
            }
            Some(_) => {}
            None => self.borders.push(Border { head, liberties, last: at }),
        }
    }

    /// Drops chains without two vital regions and regions beside dropped chains, until none is left.
    fn keep_alive(&mut self, points: usize) {
        loop {
            self.vital.clear();
            self.vital.resize(points, 0);
            for region in self.regions.iter().filter(|region| region.is_enclosed) {
                for border in &self.borders[region.from as usize..region.to as usize] {
                    self.vital[border.head as usize] += u32::from(border.liberties == region.empty);
                }
            }
            let mut dropped = false;
            for region in self.regions.iter_mut().filter(|region| region.is_enclosed) {
                let borders = &self.borders[region.from as usize..region.to as usize];
                region.is_enclosed = borders.iter().all(|b| self.vital[b.head as usize] >= 2);
                dropped |= !region.is_enclosed;
            }
            if !dropped {
                return;
            }
        }
    }
}
