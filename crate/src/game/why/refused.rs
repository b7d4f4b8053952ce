//! Explains why a play is refused, with the stones or the colouring in the way.

use crate::game::error::Refusal;
use crate::game::state::Game;
use crate::ids::Placement;
use crate::order;
use crate::rules::turn::Turn;
use crate::site::Site;

/// The reason on the board why a play is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyRefused {
    /// The place has a stone.
    Occupied {
        /// The stone.
        stone: Site,
    },
    /// It would overlap stones.
    Overlap {
        /// The stones that it would overlap.
        stones: Vec<Site>,
    },
    /// Some of it would not lie in the region.
    Outside,
    /// An earlier colouring would recur.
    Repeats {
        /// The number of turns after which it occurred first.
        since: usize,
        /// The opponent's stones that the play would take.
        captured: Vec<Site>,
        /// The player's own that it would take, the stone just played included.
        suicide: Vec<Site>,
        /// True if the colouring would not change at all.
        unchanged: bool,
    },
}

impl Game {
    /// The reason why a play there is refused; nothing if it is legal, or refused for a reason not
    /// on the board. Cost: as of playing.
    pub fn why_refused(&mut self, at: Site) -> Option<WhyRefused> {
        match self.refusal(Turn::Play(at))? {
            Refusal::Occupied { .. } => {
                let stone = self.placement_of(at).map_or(at, |stone| self.site_of(stone));
                Some(WhyRefused::Occupied { stone })
            }
            Refusal::Overlap { .. } => Some(WhyRefused::Overlap { stones: self.overlapped(at) }),
            Refusal::Outside { .. } => Some(WhyRefused::Outside),
            Refusal::Repeats { since, .. } => Some(self.repeated(at, since)),
            _ => None,
        }
    }

    /// The stones that overlap a stone there.
    fn overlapped(&self, at: Site) -> Vec<Site> {
        let stones = self.board.ground().facts().overlapped(&self.engine, at);
        stones.into_iter().map(|stone| self.site_of(stone)).collect()
    }

    /// Makes the play, reads the stones that it took, and takes it back.
    fn repeated(&mut self, at: Site, since: usize) -> WhyRefused {
        let Some(player) = self.player_to_act() else { return WhyRefused::Outside };
        let Ok(placement) = self.admit(at) else { return WhyRefused::Outside };
        let steps = self.engine.journal().len();
        self.engine.play(placement, player);
        let unchanged = self.engine.journal().same_since(steps, self.engine.colours());
        let taken = self.engine.taken();
        let sites = |stones: &[Placement]| {
            let mut sites: Vec<Site> = stones.iter().map(|&stone| self.site_of(stone)).collect();
            order::ascending(&mut sites);
            sites
        };
        let (captured, suicide) = (sites(taken.captured), sites(taken.suicide));
        self.engine.undo();
        WhyRefused::Repeats { since, captured, suicide, unchanged }
    }
}
