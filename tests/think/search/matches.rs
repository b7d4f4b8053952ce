//! Games between a search that thinks long and one that thinks shortly.

use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::families::{self, FamilyError};
use gospace::boards::setup::{BoardSetup, GridSetup, Start, Wrap};
use gospace::colour::Player;
use gospace::rules::ruleset::{Preset, Ruleset};
use gospace::{Game, GameResult, Turn};
use gospace_draw::generators::random_planar;
use gospace_think::search::Search;

/// The name of a kind of board, and a small one.
pub type Kind = (&'static str, fn() -> Result<BoardSetup, FamilyError>);

/// Every kind of board.
pub const KINDS: [Kind; 8] = [
    ("grid", || Ok(grid(6, 6, Wrap::None))),
    ("torus", || Ok(grid(6, 6, Wrap::Torus))),
    ("graph", || random_planar(36, 80, 5).map(BoardSetup::Graph)),
    ("digraph", || families::one_way_streets(6, 6).map(BoardSetup::Graph)),
    ("go-space", || families::dominoes(5, 4).map(BoardSetup::Space)),
    ("disks", || families::sunflower(30).map(BoardSetup::Disks)),
    ("plane", || families::square_plane(4, Wrap::None).map(BoardSetup::Plane)),
    ("glued plane", || families::square_plane(4, Wrap::Torus).map(BoardSetup::Plane)),
];

fn grid(columns: u32, rows: u32, wrap: Wrap) -> BoardSetup {
    BoardSetup::Grid(GridSetup { columns, rows, wrap })
}

/// Games on one board, in each of which one side has so many playouts a turn and the other as many.
#[derive(Clone, Copy, Debug)]
pub struct Match {
    /// The number of games; every two begin alike and with the sides changed.
    pub games: u32,
    /// The playouts of who thinks long and of who does not.
    pub playouts: [u32; 2],
    /// The ruleset.
    pub preset: Preset,
}

impl Match {
    /// The number of games that the side that thinks long has won; a draw is half of one.
    pub fn wins(&self, setup: &BoardSetup) -> f64 {
        let board = Arc::new(Board::new(setup.clone()).expect("a board"));
        (0..self.games).map(|round| self.outcome(&board, round)).sum()
    }

    fn outcome(&self, board: &Arc<Board>, round: u32) -> f64 {
        let rules = Ruleset::on(board.setup(), Some(self.preset));
        let mut game = Game::new(Arc::clone(board), rules, Start::default()).expect("a game");
        let searcher = Player::BOTH[round as usize % 2];
        for turn in 0..most_turns(board) {
            let Some(player) = game.player_to_act() else { break };
            // Two turns of chance make every pair of games another one.
            let seed = u64::from(round / 2) << 32 | turn as u64;
            let playouts = match turn {
                0 | 1 => 1,
                _ => self.playouts[usize::from(player != searcher)],
            };
            let turn = turn_of(&mut game, seed, playouts);
            game.play(turn).expect("a legal turn");
        }
        match winner(&game) {
            Some(winner) => f64::from(u8::from(winner == searcher)),
            None => 0.5,
        }
    }
}

/// Far more turns than a game of sense takes.
fn most_turns(board: &Board) -> usize {
    if board.placement_count() == 0 { 100 } else { 3 * board.placement_count() }
}

/// The turn that a search with so many playouts takes.
pub fn turn_of(game: &mut Game, seed: u64, playouts: u32) -> Turn {
    let mut search = Search::new(game, seed);
    search.run(playouts);
    search.report().best.expect("a game that is not over has a turn")
}

fn winner(game: &Game) -> Option<Player> {
    match game.result() {
        Some(GameResult::Scored { winner, .. }) => winner,
        Some(GameResult::NoTurn { winner }) => Some(winner),
        _ => game.score()?.leader(),
    }
}
