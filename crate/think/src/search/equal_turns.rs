//! Turns that a symmetry of the board makes equal, so that one of them stands for all.

use crate::automorphisms::Structure;
use gospace::colour::Colour;
use gospace::game::Game;
use gospace::ids::Placement;
use gospace::site::Site;

/// After more plays little symmetry is left.
const MOST_PLAYS: usize = 8;
/// The steps of looking for symmetries: some ten milliseconds.
const EFFORT: u32 = 300_000;

/// By placement the least one that is its equal: a symmetry that keeps the starting stones and each
/// placement that was played in the game exchanges the two. Nothing where none is looked for.
pub fn equal_turns(game: &Game) -> Option<Vec<Placement>> {
    let played = || game.record().iter().filter_map(|entry| entry.turn.site());
    if played().count() > MOST_PLAYS {
        return None;
    }
    let mut marks = vec![0; game.board().placement_count()];
    for (number, site) in played().enumerate() {
        let Site::Placement(at) = site else { return None };
        marks[at.index()] = number as u32 + 1;
    }
    let start = game.colours_after(0)?;
    let colour = |point: usize| start.get(point).map_or(0, |colour: &Colour| *colour as u32);
    let structure = Structure::new(game.board().ground(), |at| marks[at], colour)?;
    Some(structure.orbits(EFFORT))
}
