//! Adjudication of infinite play (Digraph Go, "Winning"; RULES.md 7).

use super::rational::Rational;
use super::turn::Turn;
use crate::colour::{PerPlayer, Player};

/// The worst action that a player does infinitely many times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Unsustainability {
    /// No unsustainable action.
    #[default]
    Sustainable = 0,
    /// Making a ko bid.
    Bids = 1,
    /// Naming oneself the ko winner.
    NamesItself = 2,
    /// Ignoring a ko bid.
    Ignores = 3,
    /// Deleting the history.
    Deletes = 4,
}

/// The result of an infinite game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The winner; nothing in a draw.
    pub winner: Option<Player>,
    /// The worst of each player.
    pub unsustainability: PerPlayer<Unsustainability>,
    /// Score and live stones, where they decide.
    pub totals: Option<PerPlayer<Rational>>,
}

/// The unsustainable action of a turn, and its player; `actor` is the player who took the turn.
pub fn unsustainable(turn: &Turn, actor: Player) -> Option<(Player, Unsustainability)> {
    match turn {
        Turn::PlayAndBid(..) => Some((actor, Unsustainability::Bids)),
        Turn::Answer(Some(winner)) if *winner == actor => {
            Some((actor, Unsustainability::NamesItself))
        }
        Turn::Answer(None) => Some((actor, Unsustainability::Ignores)),
        Turn::Forget(player) => Some((*player, Unsustainability::Deletes)),
        _ => None,
    }
}

/// The verdict on a cycle of turns, each with its actor. `scores` are the eventual ones where they
/// are eventually constant, and `live` counts the stones that stay throughout the cycle.
pub fn verdict<'a>(
    cycle: impl IntoIterator<Item = (&'a Turn, Player)>,
    scores: &PerPlayer<Rational>,
    live: PerPlayer<usize>,
) -> Verdict {
    let mut worst = PerPlayer::<Unsustainability>::default();
    for (turn, actor) in cycle {
        if let Some((player, action)) = unsustainable(turn, actor) {
            worst[player] = worst[player].max(action);
        }
    }
    if worst != PerPlayer::default() {
        let winner = worst.leader().map(|player| !player);
        return Verdict { winner, unsustainability: worst, totals: None };
    }
    let total = |player: Player| &scores[player] + Rational::from_integer(live[player].into());
    let totals = PerPlayer { black: total(Player::Black), white: total(Player::White) };
    let winner = totals.leader();
    Verdict { winner, unsustainability: worst, totals: Some(totals) }
}
