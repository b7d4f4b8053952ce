//! What a player can do when it is their turn.

use super::rational::Rational;
use crate::colour::Player;
use crate::site::Site;

/// A turn. Most belong to one phase of divide-and-choose; elsewhere people play, pass or resign.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Fill an open placement.
    Play(Site),
    /// Fill an open placement and make a ko bid.
    PlayAndBid(Site, Rational),
    /// Play nothing.
    Pass,
    /// Give the game up.
    Resign,
    /// First names the komi.
    Komi(Rational),
    /// Second takes a colour.
    Take(Player),
    /// This player deletes the history.
    Forget(Player),
    /// The answer to a ko bid: who is the ko winner; nobody if the bid is ignored.
    Answer(Option<Player>),
    /// The ko winner sets the board to the colouring after so many turns, or keeps it.
    Reset(Option<usize>),
    /// An offer to leave it at that.
    Forever(Offer),
    /// The offer is taken.
    Agree,
    /// The offer is not taken.
    Decline,
}

/// How a game would go on for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(tag = "kind", content = "of", rename_all = "kebab-case")
)]
pub enum Offer {
    /// "I pass for ever if you do."
    Pass,
    /// The turns after the first so many, again and again.
    Since(usize),
}

impl Turn {
    /// A play.
    pub fn play(site: impl Into<Site>) -> Turn {
        Turn::Play(site.into())
    }

    /// Where it plays, if it does.
    pub fn site(&self) -> Option<Site> {
        match self {
            Turn::Play(at) | Turn::PlayAndBid(at, _) => Some(*at),
            _ => None,
        }
    }

    /// Whether it is a pass or a play, which alone count for repetition; all else is talk.
    pub fn is_pass_or_play(&self) -> bool {
        self.site().is_some() || *self == Turn::Pass
    }

    /// Whether it can change the board.
    pub fn is_step(&self) -> bool {
        self.site().is_some() || matches!(self, Turn::Reset(Some(_)))
    }
}
