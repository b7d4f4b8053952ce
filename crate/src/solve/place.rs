//! Positions as numbers, and questions about them.

use crate::colour::{Colour, Player};
use crate::game::Game;
use crate::rules::ruleset::Repetition;
use crate::rules::turn::Turn;

/// A colouring, and the player to act where that matters, as a number.
pub type Position = u64;

/// Whether Black can be ahead by a margin, from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// The position.
    pub place: Place,
    /// The margin, komi apart.
    pub margin: i64,
}

/// A position without the turns that led there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The colouring and the player to act.
    position: Position,
    /// True after a pass.
    passed: bool,
}

impl Place {
    /// The position of a game that goes on.
    pub fn of(game: &Game, player: Player) -> Place {
        let passed = game.record().last().is_some_and(|entry| entry.turn == Turn::Pass);
        Place { position: position(game, player), passed }
    }
}

/// What the repetition rule compares of a position.
pub fn compared(game: &Game) -> Position {
    let player = game.player_to_act().unwrap_or(Player::Black);
    match game.rules().repetition {
        Repetition::Situational => position(game, player),
        _ => position(game, Player::Black),
    }
}

/// The colouring as digits in base 3, and the player to act.
fn position(game: &Game, player: Player) -> Position {
    let digit = |colour| match colour {
        Colour::Empty => 0,
        Colour::Black => 1,
        Colour::White => 2,
    };
    let digits = game.colours().iter().fold(0, |sum, &colour| 3 * sum + digit(colour));
    2 * digits + u64::from(player == Player::White)
}
