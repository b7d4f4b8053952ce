//! The parts of a score.

use crate::colour::{PerPlayer, Player};
use crate::game::state::Game;
use crate::rules::rational::Rational;
use crate::rules::region::{self, Region};
use crate::rules::ruleset::Scoring;
use crate::rules::score::{self, Amount};
use crate::site::Site;

/// The parts of the scores.
///
/// Law: for each player `stones + territory + gained`, and for White `komi` too, is the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The stones on the board, in the units of the score: stones, points, area.
    pub stones: PerPlayer<Amount>,
    /// Empty placements that count for the player; 0 except for area.
    pub territory: PerPlayer<Rational>,
    /// Gained by bids.
    pub gained: PerPlayer<Rational>,
    /// White's komi.
    pub komi: Rational,
    /// The number of empty neutral placements; nothing where no area is scored, and on a plane.
    pub neutral: Option<usize>,
}

impl Game {
    /// The parts of [`score`](Game::score); nothing under rules without a score. Cost: that of the
    /// score.
    pub fn tally(&self) -> Option<Tally> {
        let score = self.score()?;
        let gained = &self.standing.scores;
        let komi = self.standing.komi.clone();
        let by_bids = PerPlayer { black: gained.black.clone(), white: &gained.white - &komi };
        let is_area = self.rules.scoring == Scoring::Area;
        let stones = match is_area {
            true => score::count(&self.settled()).map(Amount::from),
            false => self.counted(&self.settled()).unwrap_or_default(),
        };
        let territory = |player: Player| match (&score[player], &stones[player]) {
            (Amount::Finite(all), Amount::Finite(stones)) => all - stones - &gained[player],
            _ => Rational::zero(),
        };
        let territory =
            PerPlayer { black: territory(Player::Black), white: territory(Player::White) };
        let neutral =
            is_area.then(|| self.board.ground().facts().neutral(&self.settled())).flatten();
        Some(Tally { stones, territory, gained: by_bids, komi, neutral })
    }

    /// The region that decides the owner of an open placement by area. Nothing for other
    /// placements, and on a plane.
    pub fn region(&self, at: Site) -> Option<Region> {
        region::around(self.board.ground(), &self.settled(), self.placement_of(at)?)
    }
}
