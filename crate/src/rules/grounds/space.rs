//! Go-spaces: placements are sets of points, and may share some.
//!
//! Two placements touch iff their closures meet. An open placement belongs to the player whose
//! stones alone are touched by the open placements that it reaches through touching open ones (RULES.md, D6).

use std::sync::Arc;

use super::{GroundFacts, GroundRules};
use crate::boards::space::Space;
use crate::colour::{Colour, PerPlayer, Player};
use crate::geometry::Spot;
use crate::ids::{Placement, Point};
use crate::order;
use crate::rules::capture::Engine;
use crate::rules::capture::strings::{
    Strings, dead_points, placement_colour, placements_of_colour,
};
use crate::rules::overview::Overview;
use crate::rules::region::Region;
use crate::site::Site;

impl GroundRules for Arc<Space> {
    fn engine(&self, _spots: &[Spot], colours: &[Colour]) -> Engine {
        Engine::on_space(self, colours.to_vec())
    }

    fn engine_and_dead(&self, colours: Vec<Colour>) -> (Engine, Vec<Point>) {
        let dead = dead_points(self, &colours);
        (Engine::on_space(self, colours), dead)
    }

    fn coloured_by(&self, stone: Placement) -> Vec<Point> {
        self.points_of(stone).to_vec()
    }

    /// The stones that share a point with one of the chain.
    fn taken_off_with(&self, engine: &Engine, chain: &[Placement]) -> Vec<Placement> {
        let points = order::distinct(chain.iter().flat_map(|&s| self.points_of(s)).copied());
        let placements = points.iter().flat_map(|&p| self.placements_of(p)).copied();
        placements.filter(|&at| engine.placement_colour(at).is_some()).collect()
    }

    fn placement_colours(&self, colours: &[Colour]) -> Vec<Option<Colour>> {
        self.placements().map(|s| placement_colour(self, colours, s)).collect()
    }

    fn owners(&self, colours: &[Colour]) -> Vec<Colour> {
        owners(self, colours)
    }

    fn counted(&self, colours: &[Colour], owners: Vec<Colour>) -> Vec<Colour> {
        point_owners(self, colours, &owners)
    }

    fn stones(&self, colours: &[Colour]) -> PerPlayer<usize> {
        let stones = |player: Player| placements_of_colour(self, colours, player.into()).len();
        PerPlayer { black: stones(Player::Black), white: stones(Player::White) }
    }
}

impl GroundFacts for Arc<Space> {
    /// Every coloured point is in a stone (TopoGo, Result 2).
    fn overlapped(&self, engine: &Engine, at: Site) -> Vec<Placement> {
        let Site::Placement(at) = at else { return Vec::new() };
        let points = self.points_of(at).iter();
        let coloured = points.filter(|p| engine.colours()[p.index()] != Colour::Empty);
        let holders = coloured.flat_map(|&p| self.placements_of(p)).copied();
        order::distinct(holders.filter(|&s| engine.is_stone(s)))
    }

    fn region_around(&self, colours: &[Colour], at: Placement) -> Option<Region> {
        region(self, colours, at)
    }

    fn overview(&self, engine: &Engine) -> Overview {
        let colours = engine.colours();
        let open = placements_of_colour(self, colours, Colour::Empty);
        let mut all = Overview {
            chains: vec![0; self.placement_count()],
            beside: vec![0; self.placement_count()],
            ..Overview::default()
        };
        for player in Player::BOTH {
            let strings = Strings::new(self, placements_of_colour(self, colours, player.into()));
            let first = all.liberties.len();
            let numbered = strings.numbered(self);
            all.liberties.resize(first + numbered.iter().map(|(_, n)| n + 1).max().unwrap_or(0), 0);
            for &(stone, number) in &numbered {
                all.chains[stone.index()] = (first + number + 1) as u32;
            }
            for &e in &open {
                for number in strings.strings_with_liberty(self, e) {
                    all.beside[e.index()] |= Colour::from(player) as u8;
                    all.liberties[first + number] += 1;
                }
            }
            join(self, &strings.connected, &mut all);
        }
        all
    }
}

/// Joins consecutive stones whose closures share a point: enough to connect them all.
fn join(space: &Space, stones: &[Placement], all: &mut Overview) {
    let mut holder: Vec<Option<Placement>> = vec![None; space.point_count()];
    for &stone in stones {
        for p in space.closure_parts(stone).flatten() {
            if let Some(other) = holder[p.index()].replace(stone) {
                all.joins.push([other, stone]);
            }
        }
    }
    order::ascending(&mut all.joins);
    all.joins.dedup();
}

/// The owner of each placement: of a stone its player, of an open placement its region's owner;
/// mixed placements have none. Cost: O(closures of the placements).
pub fn owners(space: &Space, colours: &[Colour]) -> Vec<Colour> {
    let mut owners = vec![Colour::Empty; space.placement_count()];
    let mut near = PerPlayer { black: Vec::new(), white: Vec::new() };
    for player in Player::BOTH {
        let stones = placements_of_colour(space, colours, player.into());
        near[player] = closure_of_all(space, &stones);
        for stone in stones {
            owners[stone.index()] = player.into();
        }
    }
    for region in regions(space, &placements_of_colour(space, colours, Colour::Empty)) {
        let touches = |player: Player| {
            region.iter().any(|&e| closure(space, e).any(|p| near[player][p.index()]))
        };
        let owner = match (touches(Player::Black), touches(Player::White)) {
            (true, false) => Colour::Black,
            (false, true) => Colour::White,
            _ => Colour::Empty,
        };
        for e in region {
            owners[e.index()] = owner;
        }
    }
    owners
}

/// The open placements that an open one reaches through touching open ones, and the stones that they
/// touch, both ascending; nothing where the placement is not open. Cost: as of [`owners`].
fn region(space: &Space, colours: &[Colour], at: Placement) -> Option<Region> {
    let open = placements_of_colour(space, colours, Colour::Empty);
    let mut open = regions(space, &open).into_iter().find(|region| region.contains(&at))?;
    let held = closure_of_all(space, &open);
    let touched = |s: &Placement| closure(space, *s).any(|p| held[p.index()]);
    let stones = Player::BOTH.map(|player| placements_of_colour(space, colours, player.into()));
    let mut stones: Vec<Placement> = stones.concat().into_iter().filter(touched).collect();
    order::ids(&mut open);
    order::ids(&mut stones);
    Some(Region { open, stones })
}

/// The owner of each point: of a coloured one its colour, of an empty one the owner of its open
/// placement. All open placements that share a point are one region, so they have one owner.
pub fn point_owners(space: &Space, colours: &[Colour], owners: &[Colour]) -> Vec<Colour> {
    let mut points = colours.to_vec();
    for e in placements_of_colour(space, colours, Colour::Empty) {
        for p in space.points_of(e) {
            points[p.index()] = owners[e.index()];
        }
    }
    points
}

fn closure(space: &Space, s: Placement) -> impl Iterator<Item = Point> + '_ {
    space.closure_parts(s).flatten().copied()
}

/// By point: true if the closure of one of the placements holds it.
fn closure_of_all(space: &Space, placements: &[Placement]) -> Vec<bool> {
    let mut inside = vec![false; space.point_count()];
    for p in placements.iter().flat_map(|&s| closure(space, s)) {
        inside[p.index()] = true;
    }
    inside
}

/// The connected components of the open placements under touching.
fn regions(space: &Space, open: &[Placement]) -> Vec<Vec<Placement>> {
    let mut holders = vec![Vec::new(); space.point_count()];
    for &e in open {
        closure(space, e).for_each(|p| holders[p.index()].push(e));
    }
    let mut seen = vec![false; space.placement_count()];
    let mut regions = Vec::new();
    for &start in open {
        if std::mem::replace(&mut seen[start.index()], true) {
            continue;
        }
        let mut region = vec![start];
        let mut next = 0;
        while let Some(&e) = region.get(next) {
            next += 1;
            for p in closure(space, e) {
                // Emptied, since all its holders are in the region now.
                for other in std::mem::take(&mut holders[p.index()]) {
                    if !std::mem::replace(&mut seen[other.index()], true) {
                        region.push(other);
                    }
                }
            }
        }
        regions.push(region);
    }
    regions
}
