//! What a player keeps for certain, whatever the opponent does and whatever happened before.
//!
//! Chains that live unconditionally live even if their player always passes (Benson, *Life in the game
//! of Go*, 1976). A pass is never refused, so this holds in every history, and also where suicide is
//! allowed: a region that the opponent fills is taken off the board again.

use crate::boards::Ground;
use crate::colour::{Colour, Player};
use crate::game::Game;
use crate::rules::ruleset::{End, Scoring};

/// A set of points, one bit for each.
type Points = u64;

/// Knows what players keep on one board.
pub struct Life {
    /// By point, its neighbours.
    neighbours: Vec<Points>,
}

/// Points that touch one another, of those that are not the player's.
struct Region {
    points: Points,
    /// The player's stones around it; there are some.
    around: Points,
}

impl Life {
    /// For games on undirected graphs of at most 64 points that two passes end and area decides.
    pub fn new(game: &Game) -> Option<Life> {
        let Ground::Graph(graph) = game.board().ground() else { return None };
        let rules = game.rules();
        let fits = graph.is_undirected() && graph.vertex_count() <= 64;
        if !fits || rules.end != End::TwoPasses || rules.scoring != Scoring::Area {
            return None;
        }
        let bits = |v| graph.successors(v).iter().fold(0, |set, u| set | 1 << u.0);
        Some(Life { neighbours: graph.vertices().map(bits).collect() })
    }

    /// A margin that the player reaches for certain. Cost: O(points × chains).
    pub fn sure_margin(&self, colours: &[Colour], player: Player) -> i64 {
        let of = |colour: Colour| {
            let all = colours.iter().enumerate();
            all.fold(0, |set, (v, &c)| set | Points::from(c == colour) << v)
        };
        let (own, empty) = (of(player.into()), of(Colour::Empty));
        let mut chains = self.pieces(own);
        let mut regions = self.regions(own);
        loop {
            let count = chains.len() + regions.len();
            chains.retain(|&chain| {
                let liberties = self.beside(chain);
                let is_vital = |region: &&Region| region.points & empty & !liberties == 0;
                let around = regions.iter().filter(|region| region.around & chain != 0);
                around.filter(is_vital).count() >= 2
            });
            let alive = chains.iter().fold(0, |all, chain| all | chain);
            regions.retain(|region| region.around & !alive == 0);
            if chains.len() + regions.len() == count {
                break;
            }
        }
        let stones: u32 = chains.iter().map(|chain| chain.count_ones()).sum();
        let is_vital = |region: &Region| {
            let empty = region.points & empty;
            chains.iter().any(|&chain| empty & !self.beside(chain) == 0)
        };
        // The opponent has the rest, but can neither play into an eye of one point nor fill one of more.
        let kept = regions.iter().map(|region| match region.points.count_ones() {
            1 => 2,
            _ => i64::from(is_vital(region)),
        });
        2 * i64::from(stones) + kept.sum::<i64>() - colours.len() as i64
    }

    fn regions(&self, own: Points) -> Vec<Region> {
        let others = !own & (Points::MAX >> (64 - self.neighbours.len().max(1)));
        let pieces = self.pieces(others).into_iter();
        let regions = pieces.map(|points| Region { points, around: self.beside(points) & own });
        regions.filter(|region| region.around != 0).collect()
    }

    /// The connected pieces of a set.
    fn pieces(&self, mut set: Points) -> Vec<Points> {
        let mut pieces = Vec::new();
        while set != 0 {
            let mut piece = 1 << set.trailing_zeros();
            loop {
                let more = (piece | self.beside(piece)) & set;
                if more == piece {
                    break;
                }
                piece = more;
            }
            set &= !piece;
            pieces.push(piece);
        }
        pieces
    }

    /// The points beside some of a set, which may be in it.
    fn beside(&self, set: Points) -> Points {
        let mut left = set;
        let mut beside = 0;
        while left != 0 {
            beside |= self.neighbours[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        beside
    }
}
