//! Players who choose at random, and the runner that gives them their choices.
//!
//! A script is a list of numbers; the meaning of a number depends on the turns allowed when it
//! comes, so every script is a game on every board and a failing one can be made shorter.

use gospace::Placement;
use gospace::{Game, Site, Turn};

use super::super::both::Both;

/// The turn that a number of a script chooses: a pass now and then, a play anywhere, forbidden or
/// not, a little oftener, and mostly an allowed play. A pass where none is left.
pub fn choose(choice: u16, allowed: &[Placement], points: usize) -> Turn {
    let pick = usize::from(choice / 32);
    match (choice % 32, allowed.len()) {
        (0, _) | (_, 0) => Turn::Pass,
        (1..=2, _) => Turn::play(Placement::at(pick % points)),
        (_, allowed_count) => Turn::play(allowed[pick % allowed_count]),
    }
}

/// The engine and the oracle play a script to its end or the game's.
pub fn play_both(both: &mut Both, script: &[u16]) {
    for &choice in script {
        if both.oracle.is_over() {
            return;
        }
        match choose(choice, &both.engine.allowed(), both.oracle.board.points()) {
            Turn::Play(Site::Placement(at)) => drop(both.play(at.index())),
            _ => both.pass(),
        }
    }
}

/// The engine alone plays a script; `each` sees every turn that was taken.
pub fn play_engine(game: &mut Game, script: &[u16], mut each: impl FnMut(&mut Game, Turn)) {
    for &choice in script {
        if game.actor().is_none() {
            return;
        }
        let turn = choose(choice, &game.allowed(), game.colours().len());
        if game.play(turn.clone()).is_ok() {
            each(game, turn);
        }
    }
}
