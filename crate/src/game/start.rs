//! The colouring of a start, if it is one.

use super::StartError;
use crate::boards::setup::Start;
use crate::boards::{Board, Ground};
use crate::colour::{Colour, Player};
use crate::ids::{Placement, Point};
use crate::rules::capture::strings;
use crate::rules::wellformed;

/// The colouring, or what is wrong with the start. Cost: O(board).
pub(super) fn colours(board: &Board, start: &Start) -> Result<Vec<Colour>, StartError> {
    let mut colours = vec![Colour::Empty; board.point_count()];
    for player in Player::BOTH {
        let mut named = vec![false; board.placement_count()];
        for (index, &at) in start[player].iter().enumerate() {
            let Some(named) = named.get_mut(at.index()) else {
                return Err(StartError::Range { player, index, at });
            };
            let twice = std::mem::replace(named, true);
            if twice || !put(board, &mut colours, at, player) {
                return Err(StartError::Twice { player, index, at });
            }
        }
    }
    let points = dead_points(board, &colours);
    if points.is_empty() { Ok(colours) } else { Err(StartError::IllFormed { points }) }
}

/// Colours a placement; false if the other player holds some of it. Stones of one player may
/// overlap: any colouring may have come about.
fn put(board: &Board, colours: &mut [Colour], at: Placement, player: Player) -> bool {
    let mut put = |p: Point| {
        let colour = &mut colours[p.index()];
        let free = *colour != Colour::from(!player);
        *colour = player.into();
        free
    };
    match board.ground() {
        Ground::Graph(_) => put(at.into()),
        Ground::Space(space) => space.points_of(at).iter().all(|&p| put(p)),
    }
}

fn dead_points(board: &Board, colours: &[Colour]) -> Vec<Point> {
    match board.ground() {
        Ground::Graph(graph) => {
            wellformed::dead_points(graph, colours).into_iter().map(Point::from).collect()
        }
        Ground::Space(space) => strings::dead_points(space, colours),
    }
}
