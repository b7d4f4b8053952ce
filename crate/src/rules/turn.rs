//! The turns that a player can take.

use super::rational::Rational;
use crate::colour::Player;
use crate::site::Site;

/// A turn. Most belong to one phase of divide-and-choose; under other rules players play, pass or
/// resign.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Fill an open placement.
    Play(Site),
    /// Fill an open placement and make a ko bid.
    PlayAndBid(Site, Rational),
    /// Pass.
    Pass,
    /// Resign.
    Resign,
    /// The time of the player to act is up.
    Timeout,
    /// First names the komi.
    Komi(Rational),
    /// Second takes a colour.
    Take(Player),
    /// This player deletes the history.
    Forget(Player),
    /// Answer a ko bid: name the ko winner, or nothing to ignore the bid.
    Answer(Option<Player>),
    /// The ko winner sets the board to the colouring after so many turns, or keeps it.
    Reset(Option<usize>),
    /// Offer to end the game here.
    Offer(Offer),
    /// Accept an offer of infinite play.
    Agree,
    /// Accept an offer that names dead stones, or one of a draw.
    Accept,
    /// Decline the offer.
    Decline,
}

/// An offer: how the game would go on for ever, which stones are dead, or a draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(tag = "kind", content = "of", rename_all = "kebab-case")
)]
pub enum Offer {
    /// "I pass for ever if you do."
    Pass,
    /// The turns after the first so many, repeated for ever.
    Since(usize),
    /// "This ends here, and these stones are dead."
    Dead(Vec<Site>),
    /// "This ends here, and nobody wins."
    Draw,
}

impl Offer {
    /// The turn that accepts it.
    pub fn acceptance(&self) -> Turn {
        match self {
            Offer::Pass | Offer::Since(_) => Turn::Agree,
            Offer::Dead(_) | Offer::Draw => Turn::Accept,
        }
    }
}

impl Turn {
    /// A play.
    pub fn play(site: impl Into<Site>) -> Turn {
        Turn::Play(site.into())
    }

    /// The site of a play.
    pub fn site(&self) -> Option<Site> {
        match self {
            Turn::Play(at) | Turn::PlayAndBid(at, _) => Some(*at),
            _ => None,
        }
    }

    /// The same, to change it.
    pub(crate) fn site_mut(&mut self) -> Option<&mut Site> {
        match self {
            Turn::Play(at) | Turn::PlayAndBid(at, _) => Some(at),
            _ => None,
        }
    }

    /// True for a pass or a play, the turns that count for repetition.
    pub fn is_pass_or_play(&self) -> bool {
        self.site().is_some() || matches!(self, Turn::Pass)
    }

    /// True if the turn can change the board.
    pub fn is_step(&self) -> bool {
        self.site().is_some() || matches!(self, Turn::Reset(Some(_)))
    }
}
