//! Agreement on dead stones (RULES.md 6): the lists that may be proposed, and the board that is scored; and on a draw.

use std::borrow::Cow;

use super::error::Refusal;
use super::state::Game;
use crate::colour::Colour;
use crate::ids::Placement;
use crate::order;
use crate::rules::agreement;
use crate::rules::turn::{Offer, Turn};
use crate::site::Site;

impl Game {
    /// True if the last pass or play was a pass.
    pub fn follows_pass(&self) -> bool {
        let mut turns = self.record.iter().rev().map(|entry| &entry.turn);
        matches!(turns.find(|turn| turn.is_pass_or_play()), Some(Turn::Pass))
    }

    /// Checks that the sites are stones, each named once, and that no stone is missing.
    pub(super) fn check_dead(&self, dead: &[Site]) -> Result<(), Refusal> {
        let mut stones = Vec::with_capacity(dead.len());
        for &at in dead {
            stones.push(self.stone_at(at)?);
        }
        let mut sorted = stones.clone();
        order::ids(&mut sorted);
        if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Refusal::ListedTwice { at: self.site_of(twice[0]) });
        }
        let missing = agreement::missing(self.board.ground(), &self.engine, &stones);
        if missing.is_empty() {
            return Ok(());
        }
        Err(Refusal::Unclosed { missing: missing.into_iter().map(|at| self.site_of(at)).collect() })
    }

    fn stone_at(&self, at: Site) -> Result<Placement, Refusal> {
        let Some(stone) = self.placement_of(at) else {
            return Err(match (at, self.plane()) {
                (Site::Spot(spot), Some(_)) if spot.is_within_limit() => Refusal::NoStone { at },
                _ => Refusal::Range { at },
            });
        };
        match self.placement_colour(stone).and_then(Colour::player) {
            Some(_) => Ok(stone),
            None => Err(Refusal::NoStone { at }),
        }
    }

    /// The colouring that is scored: without the stones that the players agree are dead.
    pub(super) fn settled(&self) -> Cow<'_, [Colour]> {
        match self.record.as_slice() {
            [.., offer, accepted] if accepted.turn == Turn::Accept => self.without(&offer.turn),
            _ => Cow::Borrowed(self.colours()),
        }
    }

    /// True if the players agreed on a draw.
    pub(super) fn is_drawn(&self) -> bool {
        let [.., offer, accepted] = self.record.as_slice() else { return false };
        accepted.turn == Turn::Accept && offer.turn == Turn::Offer(Offer::Draw)
    }

    /// The colouring without the stones that an offer calls dead.
    pub(super) fn without(&self, offer: &Turn) -> Cow<'_, [Colour]> {
        let Turn::Offer(Offer::Dead(dead)) = offer else { return Cow::Borrowed(self.colours()) };
        let dead: Vec<_> = dead.iter().filter_map(|&at| self.placement_of(at)).collect();
        Cow::Owned(agreement::without(self.board.ground(), self.colours(), &dead))
    }
}
