//! The points that a player keeps for certain, whatever the opponent does and whatever happened before.
//!
//! Chains that live unconditionally live even if their player always passes (Benson, *Life in the game
//! of Go*, 1976). A pass is never refused, so this holds in every history, and also where suicide is
//! allowed: a region that the opponent fills is taken off the board again.

use super::plays::{Plays, Stones};
use super::sets::{Arcs, Points};
use gospace::colour::Player;
use gospace::game::Game;
use gospace::rules::ruleset::{End, Scoring};

/// Knows what players keep on one board.
pub struct Life {
    edges: Arcs,
}

/// Points that touch one another, of those that are not the player's.
struct Region {
    points: Points,
    /// The player's stones around it; there are some.
    around: Points,
}

impl Life {
    /// For games on undirected graphs that two passes end and area decides.
    pub fn new(game: &Game) -> Option<Life> {
        let rules = game.rules();
        let fits = rules.end == End::TwoPasses && rules.scoring == Scoring::Area;
        Plays::edges(game).filter(|_| fits).map(|edges| Life { edges })
    }

    /// A margin that the player reaches for certain. Cost: O(points × chains).
    pub fn sure_margin(&self, stones: Stones, player: Player) -> i64 {
        let all = i64::from(self.edges.all().count_ones());
        let own = stones.of_player(player);
        if own == 0 {
            return -all;
        }
        let empty = self.edges.all() & !stones.all();
        let mut chains = self.edges.pieces(own);
        let mut regions = self.regions(own);
        self.keep_alive(&mut chains, &mut regions, empty);
        let stones: u32 = chains.iter().map(|chain| chain.count_ones()).sum();
        let is_vital = |region: &Region| {
            let empty = region.points & empty;
            chains.iter().any(|&chain| empty & !self.edges.before(chain) == 0)
        };
        // The opponent has the rest, but can neither play into an eye of one point nor fill one of more.
        let kept = regions.iter().map(|region| match region.points.count_ones() {
            1 => 2,
            _ => i64::from(is_vital(region)),
        });
        2 * i64::from(stones) + kept.sum::<i64>() - all
    }

    /// Drops chains without two vital regions and regions beside dropped chains, until none is left.
    fn keep_alive(&self, chains: &mut Vec<Points>, regions: &mut Vec<Region>, empty: Points) {
        loop {
            let count = chains.len() + regions.len();
            chains.retain(|&chain| {
                let liberties = self.edges.before(chain);
                let is_vital = |region: &&Region| region.points & empty & !liberties == 0;
                let around = regions.iter().filter(|region| region.around & chain != 0);
                around.filter(is_vital).count() >= 2
            });
            let alive = chains.iter().fold(0, |all, chain| all | chain);
            regions.retain(|region| region.around & !alive == 0);
            if chains.len() + regions.len() == count {
                return;
            }
        }
    }

    fn regions(&self, own: Points) -> Vec<Region> {
        let pieces = self.edges.pieces(self.edges.all() & !own).into_iter();
        let around = |points| self.edges.before(points) & own;
        let regions = pieces.map(|points| Region { points, around: around(points) });
        regions.filter(|region| region.around != 0).collect()
    }
}
