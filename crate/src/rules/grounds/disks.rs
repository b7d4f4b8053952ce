//! Disks: one stone closes the placements that it overlaps.

use std::sync::Arc;

use super::{GroundFacts, GroundRules};
use crate::boards::disks::Disks;
use crate::colour::{Colour, PerPlayer};
use crate::geometry::Spot;
use crate::ids::{Placement, Point};
use crate::order;
use crate::rules::capture::Engine;
use crate::rules::capture::disk_engine::DiskEngine;
use crate::rules::overview::{Overview, stones, strong_components, with_liberties};
use crate::rules::region::{Region, walk};
use crate::rules::score;
use crate::site::Site;

impl GroundRules for Arc<Disks> {
    fn engine(&self, _spots: &[Spot], colours: &[Colour]) -> Engine {
        Engine::Listed(Box::new(DiskEngine::new(Arc::clone(self), colours)))
    }

    fn engine_and_dead(&self, colours: Vec<Colour>) -> (Engine, Vec<Point>) {
        let engine = DiskEngine::new(Arc::clone(self), &colours);
        let dead = engine.dead().into_iter().map(Placement::as_point).collect();
        (Engine::Listed(Box::new(engine)), dead)
    }

    /// The placements inside a stone may be listed with it or not.
    fn coloured_by(&self, stone: Placement) -> Vec<Point> {
        std::iter::once(&stone).chain(self.inside(stone)).map(|&s| s.as_point()).collect()
    }

    /// Stones that are not inside one another do not overlap.
    fn clashes(&self, colours: &[Colour], stone: Placement) -> bool {
        let nested = |s: &Placement| {
            self.inside(stone).binary_search(s).is_ok()
                || self.inside(*s).binary_search(&stone).is_ok()
        };
        let is_stone = |s: &Placement| colours[s.index()] != Colour::Empty;
        self.conflicts(stone).iter().any(|s| is_stone(s) && !nested(s))
    }

    fn placement_colours(&self, colours: &[Colour]) -> Vec<Option<Colour>> {
        placement_colours(self, colours)
    }

    fn owners(&self, colours: &[Colour]) -> Vec<Colour> {
        owners(self, colours)
    }

    fn measure(&self, colours: &[Colour]) -> PerPlayer<u64> {
        measure(self, colours)
    }
}

impl GroundFacts for Arc<Disks> {
    fn overlapped(&self, engine: &Engine, at: Site) -> Vec<Placement> {
        let Site::Placement(at) = at else { return Vec::new() };
        order::distinct(self.conflicts(at).iter().copied().filter(|&s| engine.is_stone(s)))
    }

    /// Overlapped placements are not empty.
    fn neutral(&self, colours: &[Colour]) -> Option<usize> {
        let owned = self.placement_colours(colours).into_iter().zip(self.owners(colours));
        Some(owned.filter(|&owned| owned == (Some(Colour::Empty), Colour::Empty)).count())
    }

    fn region_around(&self, colours: &[Colour], at: Placement) -> Option<Region> {
        let of = self.placement_colours(colours);
        walk(at, |v| of[v.index()], |v| self.touches(v))
    }

    fn overview(&self, engine: &Engine) -> Overview {
        let colours = engine.colours();
        let touches = |v| self.touches(v);
        let chains = strong_components(colours, touches, touches);
        let mut joins = Vec::new();
        for v in stones(colours) {
            let same = |u: &Placement| v < *u && chains[u.index()] == chains[v.index()];
            let apart = |u: &Placement| self.conflicts(v).binary_search(u).is_err();
            joins.extend(self.touches(v).iter().filter(|u| same(u) && apart(u)).map(|&u| [v, u]));
        }
        let is_open = |at| engine.placement_colour(at) == Some(Colour::Empty);
        with_liberties(chains, joins, colours, is_open, touches)
    }
}

/// The colour of each placement: that of the stone that it is or lies inside of, empty where a
/// stone can be put, nothing where a stone covers a part. Cost: O(conflicting pairs).
pub fn placement_colours(disks: &Disks, stones: &[Colour]) -> Vec<Option<Colour>> {
    let mut colours: Vec<Option<Colour>> = vec![Some(Colour::Empty); stones.len()];
    for (place, &colour) in stones.iter().enumerate() {
        if colour != Colour::Empty {
            for at in disks.conflicts(Placement::at(place)) {
                if stones[at.index()] == Colour::Empty {
                    colours[at.index()] = None;
                }
            }
            colours[place] = Some(colour);
        }
    }
    colours
}

/// The owner of each placement: of a stone its player; of an open one the player whose stones alone
/// are touched by the open placements that it reaches through touching open ones; `Empty` for
/// neutral placements. Cost: O(touching pairs).
pub fn owners(disks: &Disks, stones: &[Colour]) -> Vec<Colour> {
    let colours = placement_colours(disks, stones);
    score::owners_over(stones.len(), |at| colours[at.index()], |at| disks.touches(at))
}

/// The area that each player's stones cover, in units of π·tick². Cost: O(nested pairs).
pub fn measure(disks: &Disks, stones: &[Colour]) -> PerPlayer<u64> {
    let mut inside = vec![false; stones.len()];
    for (place, &colour) in stones.iter().enumerate() {
        if colour != Colour::Empty {
            disks.inside(Placement::at(place)).iter().for_each(|s| inside[s.index()] = true);
        }
    }
    let mut measure = PerPlayer::default();
    for (place, colour) in stones.iter().enumerate() {
        if let (Some(player), false) = (colour.player(), inside[place]) {
            let core = disks.disk(Placement::at(place)).core as u64;
            measure[player] += core * core;
        }
    }
    measure
}
