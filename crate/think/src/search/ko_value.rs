//! The value of a colouring to the player who has the turn there.
//!
//! On a small board the solver finds by how much that player leads at the end, with superko in place
//! of bids: who has won a ko has won it. Elsewhere random games find how often that player wins. Their
//! margins say little, as the winner of a decided game gives points away and the loser tries anything.

use super::outcome::approximate;
use super::simulation::Simulation;
use crate::solve::Solver;
use gospace::boards::setup::Start;
use gospace::colour::{Colour, Player};
use gospace::game::Game;
use gospace::ids::Placement;
use gospace::rules::ruleset::{End, Preset, Repetition, Ruleset, Scoring};

/// The points of the largest board that is solved.
const MOST_SOLVED: usize = 16;
/// Turns that the solver tries for each random game.
const NODES: u64 = 200;

/// A colouring with a player's turn, and what is known of the end.
pub struct KoValue {
    /// By how much komi and bids put the player ahead.
    scores: f64,
    solver: Option<Solver>,
    /// The exact lead at the end.
    known: Option<f64>,
    games: Simulation,
}

impl KoValue {
    /// The value of these colours to the player who has the turn, and gains so many points; not for planes.
    pub fn new(game: &Game, colours: &[Colour], player: Player, gain: f64, seed: u64) -> KoValue {
        let scores = &game.standing().scores;
        let lead = gain * if player == Player::Black { 1.0 } else { -1.0 };
        let black = approximate(&(&scores.black - &scores.white)) + lead;
        let mut games = Simulation::from_colours(game, colours, player, seed);
        games.scale.gain(lead);
        KoValue {
            scores: if player == Player::Black { black } else { -black },
            solver: solver(game, colours, player),
            known: None,
            games,
        }
    }

    /// True if ends have a margin that is a number.
    pub fn has_margin(&self) -> bool {
        self.games.scale.has_margin
    }

    /// The player's exact lead at the end, once it is found.
    pub fn lead(&self) -> Option<f64> {
        self.known
    }

    /// The share of games that the player wins, from −1 for none to 1 for all; margins count a little.
    pub fn share(&self) -> f64 {
        self.games.best().map_or(0.0, |best| 2.0 * self.games.tree.turn(best).mean() - 1.0)
    }

    /// Solves on, and plays a random game.
    pub fn play(&mut self) {
        if self.known.is_some() {
            return;
        }
        if let Some(solver) = &mut self.solver {
            solver.run(NODES);
            let solution = solver.report();
            if solution.is_settled {
                self.known = Some(self.scores + approximate(&solution.low));
            }
        }
        self.games.play(End::Forever);
    }
}

/// True if values are found exactly: on a small graph. Live stones that stay when both pass for ever are the
/// stones on the board.
pub fn is_solved(game: &Game) -> bool {
    let is_small = game.colours().len() <= MOST_SOLVED;
    let counts_stones = game.rules().scoring == Scoring::Live;
    is_small && counts_stones && game.board().ground().graph().is_some()
}

/// The solver of a small graph. The player is Black there, who has the first turn; the rules make no other
/// difference.
fn solver(game: &Game, colours: &[Colour], player: Player) -> Option<Solver> {
    if !is_solved(game) {
        return None;
    }
    let rules = Ruleset {
        repetition: Repetition::Positional,
        end: End::TwoPasses,
        scoring: Scoring::Stones,
        ..Ruleset::preset(Preset::TrompTaylor)
    };
    let of = |player: Player| {
        let stones = colours.iter().enumerate().filter(move |(_, c)| **c == Colour::from(player));
        stones.map(|(place, _)| Placement::at(place).into()).collect()
    };
    let start = Start { black: of(player), white: of(!player) };
    Game::new(game.board().clone(), rules, start).ok().map(Solver::new)
}
