//! Random games from a position to their end, on any board.

use std::sync::Arc;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::chance::below;
use super::eyes::Eyes;
use super::outcome::{Outcome, Scale};
use super::playout::Playouts;
use super::position::Position;
use super::shapes::Shapes;
use gospace::colour::{Colour, Player};
use gospace::ids::Placement;
use gospace::limits::MAX_SEARCH_PLAYOUT;
use gospace::rules::ruleset::End;

/// Of 256 turns on boards without chains those that reply to the last one.
const REPLIES: u32 = 230;
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
    pub fn new(position: &Position, end: End, seed: u64) -> Rollouts {
        let fast = match (position.ground().graph(), end) {
            (Some(graph), End::TwoPasses | End::Forever) => {
                Playouts::with_replies(Arc::clone(graph), seed)
            }
            _ => None,
        };
        let count = position.placement_count();
        let limit = match &fast {
            Some(_) => (3 * count).min(MAX_SEARCH_PLAYOUT),
            None => (3 * count).min((BUDGET / position.play_cost()).max(16)),
        };
        Rollouts {
            end,
            fast,
            order: (0..count).map(Placement::at).collect(),
            limit,
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }

    /// The eyes and shapes of an undirected graph.
    pub fn shapes(&self) -> Option<(Arc<Eyes>, Arc<Shapes>)> {
        self.fast.as_ref().and_then(Playouts::shapes)
    }

    /// Plays on from the position's position, reports every play, and leaves the position as it was.
    pub fn play(
        &mut self,
        position: &mut Position,
        scale: &mut Scale,
        to_play: (Player, u32),
        mut report: impl FnMut(Placement, Player),
    ) -> Outcome {
        let Some(fast) = &mut self.fast else {
            let depth = position.depth();
            let outcome = self.play_slowly(position, scale, to_play, &mut report);
            while position.depth() > depth {
                position.back();
            }
            return outcome;
        };
        let mut player = to_play.0;
        fast.play_from(position.colours(), to_play, position.last_plays(), self.limit, |choice| {
            if let Some(at) = choice {
                report(at, player);
            }
            player = !player;
        });
        scale.cut_off_with(position, fast.colours())
    }

    fn play_slowly(
        &mut self,
        position: &mut Position,
        scale: &mut Scale,
        (mut player, mut passes): (Player, u32),
        report: &mut impl FnMut(Placement, Player),
    ) -> Outcome {
        let passing = self.end != End::NoTurnLoses;
        for _ in 0..self.limit {
            let choice = self.take_reply(position, player);
            let choice = choice.or_else(|| self.take_turn(position, player, Filter::Sound));
            let choice = choice.or_else(|| {
                (!passing).then(|| self.take_turn(position, player, Filter::Any)).flatten()
            });
            match choice {
                Some(at) => {
                    report(at, player);
                    passes = 0;
                }
                None if !passing => return scale.decided(position, !player),
                None => {
                    position.pass(!player);
                    passes += 1;
                    if passes >= 2 {
                        break;
                    }
                }
            }
            player = !player;
        }
        scale.cut_off(position)
    }

    /// Takes the last stone if its chain is in atari, or plays the liberty of an own chain in atari
    /// that it touches.
    fn take_reply(&mut self, position: &mut Position, player: Player) -> Option<Placement> {
        let last = position.last_plays()[0]?;
        if self.random.next_u32() >> 24 >= REPLIES {
            return None;
        }
        if position.colour(last) != Some((!player).into()) {
            return None;
        }
        let mut stones = position.surroundings.around(last);
        stones.retain(|&at| position.colour(at) == Some(player.into()));
        stones.insert(0, last);
        let at = stones.into_iter().find_map(|stone| position.sole_liberty(stone))?;
        self.try_turn(position, player, at, Filter::Sound).then_some(at)
    }

    /// Makes a random acceptable turn, if there is one.
    fn take_turn(
        &mut self,
        position: &mut Position,
        player: Player,
        filter: Filter,
    ) -> Option<Placement> {
        let mut left = self.order.len() as u32;
        while left > 0 {
            let place = below(&mut self.random, left) as usize;
            let at = self.order[place];
            left -= 1;
            self.order.swap(place, left as usize);
            if self.try_turn(position, player, at, filter) {
                return Some(at);
            }
        }
        None
    }

    /// Makes a turn if it is acceptable.
    fn try_turn(
        &self,
        position: &mut Position,
        player: Player,
        at: Placement,
        filter: Filter,
    ) -> bool {
        let is_sound = filter == Filter::Sound;
        if position.colour(at) != Some(Colour::Empty)
            || is_sound && position.is_eye(at, player)
            || !position.play(at, player)
        {
            return false;
        }
        if is_sound && position.was_suicide() {
            position.back();
            return false;
        }
        true
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
