//! The engine of a start, and the checks of a start.

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

/// The engine with the starting stones, or the first fault of the start. Cost: O(board).
pub(super) fn engine(board: &Board, start: &Start) -> Result<Engine, StartError> {
    let (engine, faults) = set_up(board.ground(), start);
    faults.into_iter().next().map_or(Ok(engine), Err)
}

/// Every fault of a start: every misplaced stone or, if there is none, all stones without a
/// liberty. Cost: O(board).
pub fn faults(ground: Ground<'_>, start: &Start) -> Vec<StartError> {
    set_up(ground, start).1
}

/// The engine with the valid stones, and the faults of the others.
fn set_up(ground: Ground<'_>, start: &Start) -> (Engine, Vec<StartError>) {
    let (engine, mut faults, dead) = match ground {
        Ground::Graph(graph) => {
            let count = graph.vertex_count();
            let (colours, faults) = colours(count, count, start, |at| vec![at.as_point()]);
            let dead = wellformed::dead_points(graph, &colours);
            let dead = ill_formed(dead.into_iter().map(Placement::as_point).collect());
            (Engine::on_graph(graph, colours), faults, dead)
        }
        Ground::Space(space) => {
            let [count, points] = [space.placement_count(), space.point_count()];
            let (colours, faults) =
                colours(count, points, start, |at| space.points_of(at).to_vec());
            let dead = ill_formed(strings::dead_points(space, &colours));
            (Engine::on_space(space, colours), faults, dead)
        }
        Ground::Disks(disks) => {
            let (colours, faults) = disk_colours(disks, start);
            let engine = DiskEngine::new(Arc::clone(disks), &colours);
            let dead = ill_formed(engine.dead().into_iter().map(Placement::as_point).collect());
            (Engine::Listed(Box::new(engine)), faults, dead)
        }
        Ground::Plane(plane) => plane_engine(plane, start),
    };
    // Liberties are checked only once all stones are known to be valid.
    if faults.is_empty() {
        faults.extend(dead);
    }
    (engine, faults)
}

fn ill_formed(points: Vec<Point>) -> Option<StartError> {
    (!points.is_empty()).then_some(StartError::IllFormed { points })
}

/// A stone of a start, with its place in the lists.
#[derive(Clone, Copy)]
struct ListedStone {
    player: Player,
    index: usize,
    at: Site,
}

impl ListedStone {
    fn placement(self) -> Option<Placement> {
        match self.at {
            Site::Placement(at) => Some(at),
            Site::Spot(_) => None,
        }
    }

    fn twice(self) -> StartError {
        let ListedStone { player, index, at } = self;
        StartError::Twice { player, index, at }
    }

    fn out_of_range(self) -> StartError {
        let ListedStone { player, index, at } = self;
        StartError::Range { player, index, at }
    }
}

fn listed_stones(start: &Start) -> impl Iterator<Item = ListedStone> {
    Player::BOTH.into_iter().flat_map(|player| {
        let stones = start[player].iter().enumerate();
        stones.map(move |(index, &at)| ListedStone { player, index, at })
    })
}

/// The colouring of a board of so many placements, where `filled` are the points that a stone
/// colours, and the stones that do not fit. Stones of one player may overlap on a go-space: any
/// colouring may arise in play.
fn colours(
    count: usize,
    points: usize,
    start: &Start,
    filled: impl Fn(Placement) -> Vec<Point>,
) -> (Vec<Colour>, Vec<StartError>) {
    let mut colours = vec![Colour::Empty; points];
    let mut taken = vec![false; count];
    let mut faults = Vec::new();
    for stone in listed_stones(start) {
        let at = stone.placement().filter(|at| at.index() < count);
        let Some(at) = at else {
            faults.push(stone.out_of_range());
            continue;
        };
        let mut twice = std::mem::replace(&mut taken[at.index()], true);
        for p in filled(at) {
            let colour = &mut colours[p.index()];
            twice |= *colour == (!stone.player).into();
            *colour = stone.player.into();
        }
        if twice {
            faults.push(stone.twice());
        }
    }
    (colours, faults)
}

/// The placements that are stones, and the stones that do not fit. Placements inside a stone may be
/// listed with it or not, but stones that are not inside one another do not overlap.
fn disk_colours(disks: &Disks, start: &Start) -> (Vec<Colour>, Vec<StartError>) {
    let filled = |at: Placement| {
        let all = std::iter::once(&at).chain(disks.inside(at));
        all.map(|&s| s.as_point()).collect()
    };
    let (colours, mut faults) = colours(disks.len(), disks.len(), start, filled);
    let is_stone = |s: &Placement| colours[s.index()] != Colour::Empty;
    for stone in listed_stones(start) {
        let at = stone.placement().filter(|at| at.index() < disks.len());
        let Some(at) = at else { continue };
        let nested = |s: &Placement| {
            disks.inside(at).binary_search(s).is_ok() || disks.inside(*s).binary_search(&at).is_ok()
        };
        let overlaps = disks.conflicts(at).iter().any(|s| is_stone(s) && !nested(s));
        if overlaps && !faults.contains(&stone.twice()) {
            faults.push(stone.twice());
        }
    }
    (colours, faults)
}

type SetUp = (Engine, Vec<StartError>, Option<StartError>);

fn plane_engine(plane: &Arc<Plane>, start: &Start) -> SetUp {
    let mut engine = TangentEngine::new(Arc::clone(plane));
    let mut faults = Vec::new();
    for stone in listed_stones(start) {
        let Site::Spot(spot) = stone.at else {
            faults.push(stone.out_of_range());
            continue;
        };
        match engine.admit(spot) {
            Ok(_) => engine.add(spot, stone.player),
            Err(Closed::Outside) => faults.push(stone.out_of_range()),
            Err(Closed::Occupied | Closed::Overlap) => faults.push(stone.twice()),
        }
    }
    let dead = engine.dead().into_iter();
    let centres: Vec<_> = dead.filter_map(|p| engine.spot(p.as_placement())).collect();
    let dead = (!centres.is_empty()).then_some(StartError::Dead { centres });
    (Engine::Plane(Box::new(engine)), faults, dead)
}
