//! Graphs: placements are points, and next to one another along arcs.

use std::sync::Arc;

use super::{GroundFacts, GroundRules};
use crate::boards::graph::Graph;
use crate::colour::Colour;
use crate::geometry::Spot;
use crate::ids::{Placement, Point};
use crate::rules::capture::Engine;
use crate::rules::overview::{Overview, stones, strong_components, with_liberties};
use crate::rules::region::{Region, walk};
use crate::rules::{score, wellformed};

impl GroundRules for Arc<Graph> {
    fn engine(&self, _spots: &[Spot], colours: &[Colour]) -> Engine {
        Engine::on_graph(self, colours.to_vec())
    }

    fn engine_and_dead(&self, colours: Vec<Colour>) -> (Engine, Vec<Point>) {
        let dead = wellformed::dead_points(self, &colours);
        (Engine::on_graph(self, colours), dead.into_iter().map(Placement::as_point).collect())
    }

    fn owners(&self, colours: &[Colour]) -> Vec<Colour> {
        score::owners(self, colours)
    }
}

impl GroundFacts for Arc<Graph> {
    fn region_around(&self, colours: &[Colour], at: Placement) -> Option<Region> {
        walk(at, |v| Some(colours[v.index()]), |v| self.successors(v))
    }

    fn overview(&self, engine: &Engine) -> Overview {
        let colours = engine.colours();
        let (out, into) = (|v| self.successors(v), |v| self.predecessors(v));
        let chains = strong_components(colours, out, into);
        let joined = |v: Placement, u: Placement| chains[v.index()] == chains[u.index()];
        let mut joins = Vec::new();
        for v in stones(colours) {
            let next = self.successors(v).iter().copied().filter(|&u| joined(v, u));
            joins.extend(next.filter(|&u| v < u || !self.has_arc(u, v)).map(|u| [v, u]));
        }
        let is_open = |v: Placement| colours[v.index()] == Colour::Empty;
        let mut all = with_liberties(chains, joins, colours, is_open, into);
        if !self.is_undirected() {
            all.liberties.clear();
        }
        all
    }
}
