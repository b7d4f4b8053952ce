//! Positions in which one turn is right.

mod only_turns;
mod problems;

use gospace::boards::setup::Start;
use gospace::rules::ruleset::Preset;
use gospace::{Game, Placement, Player, Turn};

use problems::{PROBLEMS, Problem};

use super::manners::alone;
use super::{best, game, graph, grid, pictured, search};

fn play(place: usize) -> Turn {
    Turn::play(Placement::at(place))
}

#[test]
fn a_chain_in_atari_is_taken_when_that_wins() {
    let start = pictured(&[".xxx.", "xoooo", "xxxxo", ".x.xo", "..x.."]);
    // White's five stones breathe at 4 and 24 alone, and Black is behind until they are taken.
    let mut game = game(grid(5, 5), Preset::TrompTaylor, Some("31/2"), start);
    // At 23 too they are caught: whichever liberty White fills, the other is the last.
    let turns = alone(&mut game, Player::Black, 2_000);
    assert!([4, 23, 24].map(play).contains(&turns[0]), "{turns:?}");
    assert!(game.captures().black > 0, "{turns:?}");
}

#[test]
fn the_only_eye_that_saves_a_group_is_made() {
    // Black's row lives by the middle of its three inner points and by nothing else.
    let start = pictured(&["x...x", "xxxxx", "ooooo", ".o.o.", "ooooo"]);
    // Black has ten points alive and none dead.
    let komi = Some("-7");
    let mut black = game(grid(5, 5), Preset::TrompTaylor, komi, start.clone());
    assert_eq!(best(&mut black, 3_000), play(2));
    let mut white = game(grid(5, 5), Preset::TrompTaylor, komi, start);
    white.play(Turn::Pass).unwrap();
    assert_eq!(best(&mut white, 3_000), play(2));
}

#[test]
fn on_a_digraph_the_stone_that_takes_is_found() {
    // White's stones 0 and 1 reach 2 alone, and join by it the stone 6, which has two eyes, as
    // Black's stone 3 has.
    let arcs = [[0, 1], [1, 2], [2, 3], [2, 6]];
    let edges = [[3, 4], [3, 5], [6, 7], [6, 8]];
    let start = Start {
        black: vec![Placement(3).into()],
        white: [0, 1, 6].map(|at| Placement(at).into()).into(),
    };
    let mut game = game(graph(9, &edges, &arcs), Preset::TrompTaylor, Some("0"), start);
    assert_eq!(best(&mut game, 2_000), play(2));
}

#[test]
fn the_player_ahead_passes_after_a_pass() {
    let start = pictured(&["..x..", "..x..", "..xoo", "..xo.", "..xo."]);
    let mut game = game(grid(5, 5), Preset::TrompTaylor, Some("0"), start);
    game.play(Turn::Pass).unwrap();
    assert_ne!(best(&mut game, 300), Turn::Pass, "White is behind");
    game.undo();
    game.play(play(4)).unwrap();
    game.play(Turn::Pass).unwrap();
    assert_eq!(best(&mut game, 1), Turn::Pass);
}

#[test]
fn the_last_eyes_are_never_filled() {
    let start = pictured(&[".xoo.", "xxoo.", ".xo.o", "xxooo", ".xo.o"]);
    for komi in ["0", "10"] {
        let mut game = game(grid(5, 5), Preset::TrompTaylor, Some(komi), start.clone());
        let turn = best(&mut game, 1_000);
        assert!(![0, 10, 20].map(play).contains(&turn), "{turn:?} with komi {komi}");
    }
}

/// The game of a problem, or the same with the other colours after a pass.
fn posed(problem: &Problem, swapped: bool) -> Game {
    let mut start = pictured(problem.rows);
    let komi = if swapped { -problem.komi } else { problem.komi };
    if swapped {
        std::mem::swap(&mut start.black, &mut start.white);
    }
    let komi = komi.to_string();
    let mut game = game(problem.board(), Preset::TrompTaylor, Some(&komi), start);
    if swapped {
        game.play(Turn::Pass).unwrap();
    }
    game
}

fn is_solved(problem: &Problem, game: &mut Game) -> bool {
    let right: Vec<usize> = problem.rows.concat().match_indices('*').map(|(at, _)| at).collect();
    match best(game, 2_000) {
        Turn::Pass => right.is_empty(),
        turn => right.iter().any(|&at| turn == play(at)),
    }
}

#[test]
fn of_the_problems_95_percent_are_solved() {
    let mut asked = 0;
    let mut failed = Vec::new();
    for (problem, swapped) in PROBLEMS.iter().flat_map(|p| [(p, false), (p, true)]) {
        let mut game = posed(problem, swapped);
        // A player who is ahead as it stands wins by passing after the pass.
        if swapped && search(&mut game, 1).is_settled {
            continue;
        }
        asked += 1;
        if !is_solved(problem, &mut game) {
            failed.push((problem.why, swapped));
        }
    }
    assert!(asked >= 30 && 20 * failed.len() <= asked, "{failed:?} of {asked}");
}
