//! Explains why a play is refused, with the stones or the colouring in the way.

use crate::boards::Ground;
use crate::boards::space::Space;
use crate::colour::Colour;
use crate::game::error::Refusal;
use crate::game::state::Game;
use crate::geometry::Spot;
use crate::ids::Placement;
use crate::order;
use crate::rules::capture::tangent_engine::TangentEngine;
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
        let stones = match (at, self.board.ground(), self.plane()) {
            (Site::Spot(spot), _, Some(engine)) => overlapped_on_plane(engine, spot),
            (Site::Placement(at), Ground::Space(space), _) => self.overlapped_in(space, at),
            (Site::Placement(at), Ground::Disks(disks), _) => {
                order::distinct(disks.conflicts(at).iter().copied().filter(|&s| self.is_stone(s)))
            }
            _ => Vec::new(),
        };
        stones.into_iter().map(|stone| self.site_of(stone)).collect()
    }

    /// Every coloured point is in a stone (TopoGo, Result 2).
    fn overlapped_in(&self, space: &Space, at: Placement) -> Vec<Placement> {
        let coloured =
            space.points_of(at).iter().filter(|p| self.colours()[p.index()] != Colour::Empty);
        let holders = coloured.flat_map(|&p| space.placements_of(p)).copied();
        order::distinct(holders.filter(|&s| self.is_stone(s)))
    }

    fn is_stone(&self, at: Placement) -> bool {
        self.placement_colour(at).and_then(Colour::player).is_some()
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

fn overlapped_on_plane(engine: &TangentEngine, spot: Spot) -> Vec<Placement> {
    let stones = engine.stones();
    let spot = stones.plane().region().surface().canonical(spot);
    let clearance = stones.plane().clearance();
    let near = stones.near(spot, clearance).into_iter();
    let overlaps = near.filter(|image| image.at.distance_squared(spot) < clearance * clearance);
    order::distinct(overlaps.map(|image| image.of.as_placement()))
}
