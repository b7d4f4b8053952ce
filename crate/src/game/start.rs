//! The engine of a start, and the checks of a start.

use super::error::StartError;
use crate::boards::setup::Start;
use crate::boards::{Board, Ground};
use crate::colour::{Colour, Player};
use crate::ids::Placement;
use crate::rules::capture::Engine;
use crate::rules::capture::tangent::Closed;
use crate::rules::capture::tangent_engine::TangentEngine;
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
    let (colours, faults) = colours(ground, start);
    let (mut engine, dead) = ground.rules().engine_and_dead(colours);
    let (mut faults, dead) = match engine.plane_mut() {
        Some(plane) => (admitted(plane, start), plane.dead()),
        None => (faults, dead),
    };
    // Liberties are checked only once all stones are known to be valid.
    if faults.is_empty() && !dead.is_empty() {
        faults.push(match engine.plane() {
            Some(plane) => {
                let centres = dead.iter().filter_map(|p| plane.spot(p.as_placement()));
                StartError::Dead { centres: centres.collect() }
            }
            None => StartError::IllFormed { points: dead },
        });
    }
    (engine, faults)
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

/// The colouring, and the stones that do not fit. Stones of one player may overlap on a go-space: any colouring may
/// arise in play.
fn colours(ground: Ground<'_>, start: &Start) -> (Vec<Colour>, Vec<StartError>) {
    let mut colours = vec![Colour::Empty; ground.point_count()];
    let mut taken = vec![false; ground.placement_count()];
    let mut faults = Vec::new();
    let mut placed = Vec::new();
    for stone in listed_stones(start) {
        let at = stone.placement().filter(|at| at.index() < taken.len());
        let Some(at) = at else {
            faults.push(stone.out_of_range());
            continue;
        };
        placed.push((stone, at));
        let mut twice = std::mem::replace(&mut taken[at.index()], true);
        for p in ground.rules().coloured_by(at) {
            let colour = &mut colours[p.index()];
            twice |= *colour == (!stone.player).into();
            *colour = stone.player.into();
        }
        if twice {
            faults.push(stone.twice());
        }
    }
    for (stone, at) in placed {
        if ground.rules().clashes(&colours, at) && !faults.contains(&stone.twice()) {
            faults.push(stone.twice());
        }
    }
    (colours, faults)
}

/// Puts the stones of a start on a plane, and gives those that do not fit.
fn admitted(engine: &mut TangentEngine, start: &Start) -> Vec<StartError> {
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
    faults
}
