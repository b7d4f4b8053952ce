//! The engine with the stones of a start on it, if it is one.

use std::sync::Arc;

use super::error::StartError;
use crate::boards::disks::Disks;
use crate::boards::plane::Plane;
use crate::boards::setup::Start;
use crate::boards::{Board, Ground};
use crate::colour::{Colour, Player};
use crate::ids::{Placement, Point};
use crate::rules::capture::disk_engine::DiskEngine;
use crate::rules::capture::tangent::Closed;
use crate::rules::capture::tangent_engine::TangentEngine;
use crate::rules::capture::{Engine, strings};
use crate::rules::wellformed;
use crate::site::Site;

/// The engine, or what is wrong with the start. Cost: O(board).
pub(super) fn engine(board: &Board, start: &Start) -> Result<Engine, StartError> {
    match board.ground() {
        Ground::Graph(graph) => {
            let count = graph.vertex_count();
            let colours = colours(count, count, start, |at| vec![at.into()])?;
            let dead = wellformed::dead_points(graph, &colours);
            well_formed(dead.into_iter().map(Point::from).collect())?;
            Ok(Engine::on_graph(graph, colours))
        }
        Ground::Space(space) => {
            let [count, points] = [space.placement_count(), space.point_count()];
            let colours = colours(count, points, start, |at| space.points_of(at).to_vec())?;
            well_formed(strings::dead_points(space, &colours))?;
            Ok(Engine::on_space(space, colours))
        }
        Ground::Disks(disks) => {
            let engine = DiskEngine::new(Arc::clone(disks), &disk_colours(disks, start)?);
            well_formed(engine.dead().into_iter().map(Point::from).collect())?;
            Ok(Engine::Listed(Box::new(engine)))
        }
        Ground::Plane(plane) => plane_engine(plane, start),
    }
}

fn well_formed(points: Vec<Point>) -> Result<(), StartError> {
    if points.is_empty() { Ok(()) } else { Err(StartError::IllFormed { points }) }
}

/// A stone of a start and where the start names it.
#[derive(Clone, Copy)]
struct Named {
    player: Player,
    index: usize,
    at: Site,
}

impl Named {
    fn twice(self) -> StartError {
        let Named { player, index, at } = self;
        StartError::Twice { player, index, at }
    }

    fn out_of_range(self) -> StartError {
        let Named { player, index, at } = self;
        StartError::Range { player, index, at }
    }
}

fn named(start: &Start) -> impl Iterator<Item = Named> {
    Player::BOTH.into_iter().flat_map(|player| {
        let stones = start[player].iter().enumerate();
        stones.map(move |(index, &at)| Named { player, index, at })
    })
}

/// The colouring of a board of so many placements, with `filled` what a stone colours. Stones
/// of one player may overlap on a go-space: any colouring may have come about.
fn colours(
    count: usize,
    points: usize,
    start: &Start,
    filled: impl Fn(Placement) -> Vec<Point>,
) -> Result<Vec<Colour>, StartError> {
    let mut colours = vec![Colour::Empty; points];
    let mut taken = vec![false; count];
    for stone in named(start) {
        let Site::Placement(at) = stone.at else { return Err(stone.out_of_range()) };
        let taken = taken.get_mut(at.index()).ok_or_else(|| stone.out_of_range())?;
        let mut twice = std::mem::replace(taken, true);
        for p in filled(at) {
            let colour = &mut colours[p.index()];
            twice |= *colour == (!stone.player).into();
            *colour = stone.player.into();
        }
        if twice {
            return Err(stone.twice());
        }
    }
    Ok(colours)
}

/// The placements that are stones. What lies inside a stone may be named with it or not, but
/// stones that are not inside one another do not overlap.
fn disk_colours(disks: &Disks, start: &Start) -> Result<Vec<Colour>, StartError> {
    let filled = |at: Placement| {
        let all = std::iter::once(&at).chain(disks.inside(at));
        all.map(|&s| Point::from(s)).collect()
    };
    let colours = colours(disks.len(), disks.len(), start, filled)?;
    let is_stone = |s: &Placement| colours[s.index()] != Colour::Empty;
    for stone in named(start) {
        let Site::Placement(at) = stone.at else { continue };
        let nested = |s: &Placement| {
            disks.inside(at).binary_search(s).is_ok() || disks.inside(*s).binary_search(&at).is_ok()
        };
        if disks.conflicts(at).iter().any(|s| is_stone(s) && !nested(s)) {
            return Err(stone.twice());
        }
    }
    Ok(colours)
}

fn plane_engine(plane: &Arc<Plane>, start: &Start) -> Result<Engine, StartError> {
    let mut engine = TangentEngine::new(Arc::clone(plane));
    for stone in named(start) {
        let Site::Spot(spot) = stone.at else { return Err(stone.out_of_range()) };
        match engine.admit(spot) {
            Ok(_) => {}
            Err(Closed::Outside) => return Err(stone.out_of_range()),
            Err(Closed::Occupied | Closed::Overlap) => return Err(stone.twice()),
        }
        engine.add(spot, stone.player);
    }
    let dead = engine.dead();
    if dead.is_empty() {
        return Ok(Engine::Plane(Box::new(engine)));
    }
    let centre = |p: Point| engine.spot(p.into());
    Err(StartError::Dead { centres: dead.into_iter().filter_map(centre).collect() })
}
