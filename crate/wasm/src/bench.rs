//! The workloads that `npm run bench` measures, the same natively and in WebAssembly.
//!
//! Knows nothing of clocks: the caller takes the time.

use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::families;
use gospace::boards::setup::{BoardSetup, GridSetup, Start, Wrap};
use gospace::rules::ruleset::Ruleset;
use gospace::{Game, Placement, Site, Turn};
use gospace_think::search::playout::Playouts;
use wasm_bindgen::prelude::*;

/// Points of the random 3-regular graph. 361 would match the 19×19 grid, but a 3-regular graph
/// has an even number of points.
const CUBIC_POINTS: u32 = 362;
/// Turns of a replayed game.
const REPLAY_TURNS: usize = 250;

/// Playouts on one board.
#[wasm_bindgen]
pub struct PlayoutBench(Playouts);

#[wasm_bindgen]
impl PlayoutBench {
    /// On the grid with sides of `side` points, or on the 3-regular graph if `side` is 0.
    pub fn create(side: u32) -> Option<PlayoutBench> {
        let setup: BoardSetup = match side {
            0 => families::random_cubic(CUBIC_POINTS, 1).ok()?.into(),
            side => GridSetup { columns: side, rows: side, wrap: Wrap::None }.into(),
        };
        let board = Board::new(setup).ok()?;
        Playouts::new(Arc::clone(board.graph()), 1).map(PlayoutBench)
    }

    /// Plays so many games; returns the number of stones placed.
    pub fn run(&mut self, playouts: u32) -> f64 {
        let plays: usize = (0..playouts).map(|_| self.0.play(|_| {}).plays).sum();
        plays as f64
    }
}

/// Games on the 19×19 grid that keep positional superko, replayed.
#[wasm_bindgen]
pub struct ReplayBench {
    board: Arc<Board>,
    /// Of every game where its turns play; nothing for a pass.
    games: Vec<Vec<Option<Placement>>>,
}

#[wasm_bindgen]
impl ReplayBench {
    /// Random games of 250 turns.
    pub fn create(games: u32) -> Option<ReplayBench> {
        let grid = GridSetup { columns: 19, rows: 19, wrap: Wrap::None };
        let board = Arc::new(Board::new(grid.into()).ok()?);
        let mut playouts = Playouts::new(Arc::clone(board.graph()), 1)?;
        let games: Option<_> = (0..games).map(|_| record(&board, &mut playouts)).collect();
        Some(ReplayBench { board, games: games? })
    }

    /// Replays every game from its beginning so many times; returns the turns played.
    pub fn run(&self, times: u32) -> f64 {
        let mut played = 0usize;
        for _ in 0..times {
            for turns in &self.games {
                let Some(mut game) = fresh(&self.board) else { continue };
                for at in turns {
                    let turn = at.map_or(Turn::Pass, Turn::play);
                    played += usize::from(game.play(turn).is_ok());
                }
            }
        }
        played as f64
    }

    /// All games one after the other, as many placements each as a game has turns; a pass is
    /// the number of points.
    pub fn turns(&self) -> Vec<u32> {
        let number = |at: &Option<Placement>| at.map_or(19 * 19, |at| at.0);
        self.games.iter().flatten().map(number).collect()
    }
}

/// The beginning of a random game, less the turns that superko refuses.
fn record(board: &Arc<Board>, playouts: &mut Playouts) -> Option<Vec<Option<Placement>>> {
    let mut game = fresh(board)?;
    playouts.play(|choice: Option<Placement>| {
        if game.turn_count() < REPLAY_TURNS {
            // A refused turn is left out, and with it the alternation that the playout had.
            let _ = game.play(choice.map_or(Turn::Pass, Turn::play));
        }
    });
    Some(game.record().iter().map(|entry| placement(&entry.turn)).collect())
}

fn placement(turn: &Turn) -> Option<Placement> {
    match turn.site()? {
        Site::Placement(at) => Some(at),
        Site::Spot(_) => None,
    }
}

fn fresh(board: &Arc<Board>) -> Option<Game> {
    Game::new(Arc::clone(board), Ruleset::default(), Start::default()).ok()
}
