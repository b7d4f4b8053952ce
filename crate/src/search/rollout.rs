//! Random games from a position to their end, on any board.

use std::sync::Arc;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::field::Field;
use super::playout::{Playouts, below};
use super::worth::{Scale, Worth};
use crate::boards::Ground;
use crate::colour::{Colour, Player};
use crate::ids::Placement;
use crate::limits::MAX_SEARCH_PLAYOUT;
use crate::rules::ruleset::End;

/// The budget for the turns of a random game, in points examined.
const BUDGET: usize = 2_000_000;

/// Plays random games.
pub struct Rollouts {
    end: End,
    /// Fast playouts, where the board is an undirected graph and players may pass.
    fast: Option<Playouts>,
    /// The placements in any order; the excluded ones at the end.
    order: Vec<Placement>,
    limit: usize,
    random: Xoshiro256PlusPlus,
}

impl Rollouts {
    /// Rollouts from a position. Cost: O(board).
    pub fn new(field: &Field, end: End, seed: u64) -> Rollouts {
        let fast = match (field.ground(), end) {
            (Ground::Graph(graph), End::TwoPasses | End::Forever) => {
                Playouts::new(Arc::clone(graph), seed)
            }
            _ => None,
        };
        let count = field.placement_count();
        let limit = match &fast {
            Some(_) => (3 * count).min(MAX_SEARCH_PLAYOUT),
            None => (3 * count).min((BUDGET / field.play_cost()).max(16)),
        };
        Rollouts {
            end,
            fast,
            order: (0..count).map(Placement::at).collect(),
            limit,
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }

    /// Plays on from the field's position, reports every play, and leaves the field as it was.
    pub fn play(
        &mut self,
        field: &mut Field,
        scale: &Scale,
        to_play: (Player, u32),
        mut report: impl FnMut(Placement, Player),
    ) -> Worth {
        let Some(fast) = &mut self.fast else {
            let depth = field.depth();
            let worth = self.play_slowly(field, scale, to_play, &mut report);
            while field.depth() > depth {
                field.back();
            }
            return worth;
        };
        let mut player = to_play.0;
        fast.play_from(field.colours(), to_play, self.limit, |choice| {
            if let Some(at) = choice {
                report(at, player);
            }
            player = !player;
        });
        scale.cut_off_with(field, fast.colours())
    }

    fn play_slowly(
        &mut self,
        field: &mut Field,
        scale: &Scale,
        (mut player, mut passes): (Player, u32),
        report: &mut impl FnMut(Placement, Player),
    ) -> Worth {
        let passing = self.end != End::NoTurnLoses;
        for _ in 0..self.limit {
            let choice = self.take_turn(field, player, Filter::Sound);
            let choice = choice.or_else(|| {
                (!passing).then(|| self.take_turn(field, player, Filter::Any)).flatten()
            });
            match choice {
                Some(at) => {
                    report(at, player);
                    passes = 0;
                }
                None if !passing => return scale.decided(!player),
                None => {
                    field.pass(!player);
                    passes += 1;
                    if passes >= 2 {
                        break;
                    }
                }
            }
            player = !player;
        }
        scale.cut_off(field)
    }

    /// Makes a random acceptable turn, if there is one.
    fn take_turn(
        &mut self,
        field: &mut Field,
        player: Player,
        filter: Filter,
    ) -> Option<Placement> {
        let mut left = self.order.len() as u32;
        while left > 0 {
            let place = below(&mut self.random, left) as usize;
            let at = self.order[place];
            left -= 1;
            self.order.swap(place, left as usize);
            if field.colour(at) != Some(Colour::Empty) {
                continue;
            }
            if filter == Filter::Sound && field.is_eye(at, player) || !field.play(at, player) {
                continue;
            }
            if filter == Filter::Sound && field.was_suicide() {
                field.back();
                continue;
            }
            return Some(at);
        }
        None
    }
}

/// The turns that are acceptable.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Filter {
    /// Turns that neither fill an eye nor are suicide.
    Sound,
    /// All that are legal.
    Any,
}
