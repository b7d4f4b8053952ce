//! Planes: centres get numbers as they are played.

use std::sync::Arc;

use super::{GroundFacts, GroundRules};
use crate::boards::plane::Plane;
use crate::colour::{Colour, PerPlayer, Player};
use crate::geometry::Spot;
use crate::ids::{Placement, Point};
use crate::order;
use crate::rules::capture::Engine;
use crate::rules::capture::tangent_engine::TangentEngine;
use crate::rules::liberty_arcs::beside;
use crate::rules::overview::{Overview, stones, strong_components};
use crate::rules::region::Region;
use crate::rules::score;
use crate::site::Site;

impl GroundRules for Arc<Plane> {
    fn engine(&self, spots: &[Spot], colours: &[Colour]) -> Engine {
        Engine::Plane(Box::new(TangentEngine::with(Arc::clone(self), spots, colours)))
    }

    /// No placements are listed: stones are admitted one by one.
    fn engine_and_dead(&self, _colours: Vec<Colour>) -> (Engine, Vec<Point>) {
        (self.engine(&[], &[]), Vec::new())
    }

    fn owners(&self, colours: &[Colour]) -> Vec<Colour> {
        colours.to_vec()
    }

    fn measure(&self, colours: &[Colour]) -> PerPlayer<u64> {
        let area = u64::try_from(self.radius()).unwrap_or_default().pow(2);
        score::count(colours).map(|stones| stones as u64 * area)
    }
}

impl GroundFacts for Arc<Plane> {
    fn overlapped(&self, engine: &Engine, at: Site) -> Vec<Placement> {
        let (Site::Spot(spot), Some(engine)) = (at, engine.plane()) else { return Vec::new() };
        let spot = self.region().surface().canonical(spot);
        let clearance = self.clearance();
        let near = engine.stones().near(spot, clearance).into_iter();
        let overlaps = near.filter(|image| image.at.distance_squared(spot) < clearance * clearance);
        order::distinct(overlaps.map(|image| image.of.as_placement()))
    }

    fn neutral(&self, _colours: &[Colour]) -> Option<usize> {
        None
    }

    fn region_around(&self, _colours: &[Colour], _at: Placement) -> Option<Region> {
        None
    }

    fn overview(&self, engine: &Engine) -> Overview {
        let Some(engine) = engine.plane() else { return Overview::default() };
        let all = engine.stones();
        let colours = all.colours();
        let occupied: Vec<Placement> = stones(colours).collect();
        let mut touching = vec![Vec::new(); colours.len()];
        for &v in &occupied {
            let near = all.near(all.spots()[v.index()], self.contact());
            let others = near.iter().map(|image| image.of.as_placement()).filter(|&u| u != v);
            touching[v.index()].extend(others);
        }
        let next = |v: Placement| touching[v.index()].as_slice();
        let chains = strong_components(colours, next, next);
        let mut joins = Vec::new();
        let mut arcs = Vec::new();
        for v in occupied {
            let same = |u: &Placement| v < *u && chains[u.index()] == chains[v.index()];
            joins.extend(next(v).iter().filter(|u| same(u)).map(|&u| [v, u]));
            let player = colours[v.index()].player().unwrap_or(Player::Black);
            arcs.extend(beside(all, v.as_point()).into_iter().map(|arc| (player, arc)));
        }
        Overview { beside: vec![0; chains.len()], chains, joins, liberties: Vec::new(), arcs }
    }
}
