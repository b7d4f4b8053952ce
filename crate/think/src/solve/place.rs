//! Positions, as the search and the repetition rule see them.

use super::plays::Stones;
use gospace::colour::Player;
use gospace::game::Game;
use gospace::rules::ruleset::Repetition;
use gospace::rules::turn::Turn;

/// A position without the turns that led there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The colouring.
    pub stones: Stones,
    /// The player to act.
    pub player: Player,
    /// True after a pass.
    pub passed: bool,
}

impl Place {
    /// The position in which a game stands; nothing once it is over.
    pub fn of(game: &Game) -> Option<Place> {
        let passed = game.record().last().is_some_and(|entry| entry.turn == Turn::Pass);
        let player = game.player_to_act()?;
        Some(Place { stones: Stones::of(game.colours()), player, passed })
    }

    /// The part of it that a repetition rule compares.
    pub fn past(&self, rule: Repetition) -> Past {
        Past::new(self.stones, (rule == Repetition::Situational).then_some(self.player))
    }
}

/// The part of a position that the repetition rule compares: the colouring, and the player to act if that
/// matters. 63 bits for Black, 1 that tells that White is to act, 63 for White, 1 that tells that the
/// player matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Past([u64; 2]);

const TOP: u64 = 1 << 63;

impl Past {
    /// A colouring, and the player to act where that matters.
    pub fn new(stones: Stones, player: Option<Player>) -> Past {
        let bit = |is_set: bool| if is_set { TOP } else { 0 };
        let is_white = bit(player == Some(Player::White));
        Past([stones.black | is_white, stones.white | bit(player.is_some())])
    }

    /// The colouring.
    pub fn stones(&self) -> Stones {
        let Past([black, white]) = self;
        Stones { black: black & !TOP, white: white & !TOP }
    }

    /// The player to act, where that matters.
    pub fn player(&self) -> Option<Player> {
        let Past([black, white]) = self;
        let player = if black & TOP == 0 { Player::Black } else { Player::White };
        (white & TOP != 0).then_some(player)
    }
}
