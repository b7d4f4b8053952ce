//! Named positions. Each is played by the engine and by the oracle at once, so every sentence
//! holds for both. Points are numbered as they are drawn.

use std::sync::Arc;

use gospace::boards::setup::{BoardSetup, SpaceSetup, Start};
use gospace::game::{GameResult, StartError};
use gospace::rules::rational::parse;
use gospace::rules::repetition::Recurrence;
use gospace::rules::ruleset::{Komi, Ruleset};
use gospace::rules::score::Amount;
use gospace::{Colour, Game, PerPlayer, Placement, Player, Refusal, Site, Turn};

use super::both::{Both, Emptied, board, colouring, graph, placements, stones, whole};
use super::disk_boards;

/// A row of points, each joined to the next.
fn path(points: u32) -> BoardSetup {
    let edges: Vec<[u32; 2]> = (1..points).map(|v| [v - 1, v]).collect();
    graph(points as usize, &edges, &[])
}

/// A game on a row, from stones drawn in it.
fn row(drawn: &str) -> Both {
    let start = colouring(drawn);
    Both::from(&path(start.len() as u32), &start)
}

fn one_way(points: usize, arcs: &[[u32; 2]], drawn: &str) -> Both {
    Both::from(&graph(points, &[], arcs), &colouring(drawn))
}

fn game(setup: &BoardSetup, rules: Ruleset, drawn: &str) -> Result<Game, StartError> {
    Game::new(Arc::new(board(setup)), rules, stones(&colouring(drawn)))
}

fn emptied(captured: &[usize], suicide: &[usize]) -> Result<Emptied, Refusal> {
    Ok(Emptied { captured: placements(captured), suicide: placements(suicide) })
}

fn assert_stands(both: &Both, drawn: &str) {
    assert_eq!(both.engine.colours(), colouring(drawn));
}

#[test]
fn a_play_captures_and_is_suicide_at_once_where_arcs_lead_in_and_none_out() {
    let mut both = one_way(2, &[[0, 1]], "O.");
    assert_eq!(both.play(1), emptied(&[0], &[1]));
    assert_stands(&both, "..");
}

#[test]
fn a_stone_that_several_one_way_stones_lead_to_takes_them_all_and_dies() {
    let mut both = one_way(5, &[[0, 3], [1, 3], [2, 3], [2, 4]], "OOO..");
    assert_eq!(both.play(3), emptied(&[0, 1], &[3]));
    assert_stands(&both, "..O..");
}

#[test]
fn of_two_stones_joined_by_a_one_way_arc_one_dies_and_the_other_lives() {
    let mut both = one_way(5, &[[0, 1], [0, 2], [1, 3], [3, 4]], "OO...");
    assert_eq!(both.play(3), emptied(&[1], &[]));
    assert_stands(&both, "O..X.");
}

#[test]
fn of_the_stones_that_reach_a_suicide_only_those_without_another_liberty_die() {
    let mut both = one_way(5, &[[0, 1], [0, 2], [1, 3], [2, 4], [3, 1]], "XX...");
    assert_eq!(both.play(3), emptied(&[], &[1, 3]));
    assert_stands(&both, "X....");
}

#[test]
fn a_stone_reaches_liberties_only_along_its_arcs() {
    let both = one_way(4, &[[0, 1], [1, 2], [3, 0]], "XX..");
    assert_eq!(both.engine.chain(Placement(0)), placements(&[0, 1]));
    assert_eq!(both.engine.chain(Placement(1)), placements(&[1]));
    assert_eq!(both.engine.liberties(Placement(0)), placements(&[2]));
}

#[test]
fn an_empty_point_belongs_to_whom_its_out_arcs_reach() {
    let both = one_way(4, &[[0, 1], [1, 2], [2, 3], [3, 2]], ".X.O");
    let [black, white] = [Colour::Black, Colour::White];
    assert_eq!(both.engine.owners(), [black, black, white, white]);
}

#[test]
fn the_opponent_is_cleared_first() {
    let mut both = row("O.");
    assert_eq!(both.play(1), emptied(&[0], &[]));
    assert_stands(&both, ".X");
}

#[test]
fn stones_that_lean_on_each_other_are_cleared_together() {
    let mut both = row("OO.");
    assert_eq!(both.play(2), emptied(&[0, 1], &[]));
    assert_stands(&both, "..X");
}

#[test]
fn a_one_stone_suicide_repeats_the_colouring_before_it() {
    let mut both = row(".O.");
    assert_eq!(both.play(0), Err(Refusal::Repeats { since: 0, way: Recurrence::Unchanged }));
}

#[test]
fn a_suicide_of_two_stones_stands() {
    let mut both = row("X.O.");
    assert_eq!(both.play(1), emptied(&[], &[0, 1]));
    assert_stands(&both, "..O.");
}

#[test]
fn a_ko_may_not_be_taken_back_at_once() {
    let mut both = row(".OX.X.");
    both.pass();
    assert_eq!(both.play(3), emptied(&[2], &[]));
    assert_eq!(both.play(2), Err(Refusal::Repeats { since: 0, way: Recurrence::Ko }));
    assert_stands(&both, ".O.OX.");
}

#[test]
fn two_sent_and_one_returned_is_a_cycle_of_three() {
    let mut both = row(".X.O.");
    assert_eq!(both.play(2), emptied(&[], &[]));
    assert_eq!(both.play(0), emptied(&[1, 2], &[]));
    assert_eq!(both.play(1), Err(Refusal::Repeats { since: 0, way: Recurrence::Superko }));
}

/// Three kos apart from each other: on the points 2 and 3, 8 and 9, 14 and 15.
fn three_kos(drawn: &str) -> Both {
    let joined = |part: u32| (1..6).map(move |v| [6 * part + v - 1, 6 * part + v]);
    let edges: Vec<[u32; 2]> = (0..3).flat_map(joined).collect();
    Both::from(&graph(18, &edges, &[]), &colouring(drawn))
}

#[test]
fn a_triple_ko_is_a_cycle_of_six() {
    let mut both = three_kos(".O.OX. .OX.X. .O.OX.");
    for (at, taken) in [(2, 3), (9, 8), (14, 15), (3, 2), (8, 9)] {
        assert_eq!(both.play(at), emptied(&[taken], &[]));
    }
    assert_eq!(both.play(15), Err(Refusal::Repeats { since: 0, way: Recurrence::Superko }));
}

#[test]
fn a_snapback_is_no_ko() {
    let mut both = row("..OX.");
    assert_eq!(both.play(0), emptied(&[], &[]));
    assert_eq!(both.play(1), emptied(&[0], &[]));
    assert_eq!(both.play(0), emptied(&[1, 2], &[]));
    assert_stands(&both, "X..X.");
}

#[test]
fn on_an_isolated_pair_each_may_play_once() {
    let mut both = row("..");
    assert_eq!(both.play(0), emptied(&[], &[]));
    assert_eq!(both.play(1), emptied(&[0], &[]));
    assert_eq!(both.play(0), Err(Refusal::Repeats { since: 1, way: Recurrence::Ko }));
}

#[test]
fn a_pass_may_repeat_a_colouring() {
    let mut both = row("..");
    both.pass();
    both.play(1).expect("nothing forbids it");
    both.pass();
    assert_stands(&both, ".O");
}

#[test]
fn two_passes_after_a_play_that_repeats_nothing_end_the_game() {
    let mut both = row("...");
    both.pass();
    both.play(1).expect("nothing stood there");
    both.pass();
    assert_eq!(both.engine.result(), None);
    both.pass();
    let score = PerPlayer { black: whole(0), white: whole(3) };
    let winner = Some(Player::White);
    assert_eq!(both.engine.result(), Some(GameResult::Scored { winner, score }));
    assert_eq!(both.play(0), Err(Refusal::Over));
    for turn in [Turn::Pass, Turn::Resign] {
        assert_eq!(both.engine.refusal(turn), Some(Refusal::Over));
    }
}

#[test]
fn a_board_without_points_is_a_draw() {
    let mut both = row("");
    both.pass();
    both.pass();
    let score = PerPlayer { black: whole(0), white: whole(0) };
    let winner = None;
    assert_eq!(both.engine.result(), Some(GameResult::Scored { winner, score }));
}

#[test]
fn a_player_who_resigns_loses() {
    for (passes, winner) in [(0, Player::White), (1, Player::Black)] {
        let mut game = game(&path(2), Ruleset::default(), "..").expect("well-formed");
        for _ in 0..passes {
            game.play(Turn::Pass).expect("a pass is allowed");
        }
        game.play(Turn::Resign).expect("anyone may resign");
        assert_eq!(game.actor(), None);
        assert_eq!(game.result(), Some(GameResult::Resigned { winner }));
        assert_eq!(game.allowed(), []);
        assert_eq!(game.refusal(Turn::Resign), Some(Refusal::Over));
    }
}

#[test]
fn a_player_whose_time_is_up_loses_in_any_phase_after_the_colours_are_chosen() {
    for (passes, winner) in [(0, Player::White), (1, Player::Black)] {
        let mut game = game(&path(2), Ruleset::default(), "..").expect("well-formed");
        for _ in 0..passes {
            game.play(Turn::Pass).expect("a pass is allowed");
        }
        game.play(Turn::Timeout).expect("time may be up");
        assert_eq!(game.actor(), None);
        assert_eq!(game.result(), Some(GameResult::TimedOut { winner }));
        assert_eq!(game.refusal(Turn::Timeout), Some(Refusal::Over));
    }
}

#[test]
fn a_resignation_can_be_taken_back() {
    let mut game = game(&path(2), Ruleset::default(), "..").expect("well-formed");
    game.play(Turn::Resign).expect("anyone may resign");
    assert!(game.undo());
    assert_eq!((game.player_to_act(), game.result()), (Some(Player::Black), None));
    assert!(game.redo());
    assert_eq!(game.actor(), None);
}

#[test]
fn white_scores_the_komi_exactly() {
    let rules =
        Ruleset { komi: Komi::Fixed(parse("13/2").expect("a rational")), ..Ruleset::default() };
    let mut game = game(&path(7), rules, "...X...").expect("well-formed");
    let score =
        PerPlayer { black: whole(7), white: Amount::Finite(parse("6.5").expect("a rational")) };
    assert_eq!(game.score(), Some(score.clone()));
    game.play(Turn::Pass).expect("a pass is allowed");
    game.play(Turn::Pass).expect("a pass is allowed");
    let winner = Some(Player::Black);
    assert_eq!(game.result(), Some(GameResult::Scored { winner, score }));
}

#[test]
fn equal_scores_are_a_draw() {
    let mut both = row("X.O");
    both.pass();
    both.pass();
    let score = PerPlayer { black: whole(1), white: whole(1) };
    let winner = None;
    assert_eq!(both.engine.result(), Some(GameResult::Scored { winner, score }));
}

#[test]
fn an_ill_formed_start_is_refused_and_names_the_dead_stones() {
    let points = placements(&[0, 1, 5]);
    let refused = game(&path(6), Ruleset::default(), "OOX.XO").err();
    let points = points.into_iter().map(Placement::as_point).collect();
    assert_eq!(refused, Some(StartError::IllFormed { points }));
}

#[test]
fn a_start_outside_the_board_is_refused() {
    let mut start = stones(&colouring(".."));
    start.white = placements(&[1, 2]).into_iter().map(Site::from).collect();
    let refused = Game::new(Arc::new(board(&path(2))), Ruleset::default(), start).err();
    let error = StartError::Range { player: Player::White, index: 1, at: Placement(2).into() };
    assert_eq!(refused, Some(error));
}

#[test]
fn a_start_with_two_stones_on_a_point_is_refused() {
    let mut start = stones(&colouring("X.."));
    start.white = placements(&[2, 0]).into_iter().map(Site::from).collect();
    let refused = Game::new(Arc::new(board(&path(3))), Ruleset::default(), start).err();
    let error = StartError::Twice { player: Player::White, index: 1, at: Placement(0).into() };
    assert_eq!(refused, Some(error));
}

/// A line in which every other point is open (TopoGo, example 2).
#[test]
fn stones_of_a_start_may_share_a_point_if_they_are_one_players() {
    let space = BoardSetup::Space(SpaceSetup {
        points: (0..7).map(|x| [f64::from(x), 0.0]).collect(),
        open: vec![vec![0, 1, 2], vec![2, 3, 4], vec![4, 5, 6], vec![0], vec![6]],
        placements: vec![vec![0, 1, 2], vec![2, 3, 4], vec![6]],
    });
    let begin = |black: &[usize], white: &[usize]| {
        let sites = |list| placements(list).into_iter().map(Site::from).collect();
        let start = Start { black: sites(black), white: sites(white) };
        Game::new(Arc::new(board(&space)), Ruleset::default(), start).err()
    };
    assert_eq!(begin(&[0, 1], &[]), None);
    let error = StartError::Twice { player: Player::White, index: 0, at: Placement(1).into() };
    assert_eq!(begin(&[0], &[1]), Some(error));
}

#[test]
fn disks_of_a_start_that_overlap_are_refused_if_neither_is_in_the_other() {
    let disks = |second: [i32; 2]| {
        let [x, core] = second;
        BoardSetup::Disks(disk_boards::of(vec![
            disk_boards::disk(0, 0, 50),
            disk_boards::disk(x, 0, core),
            disk_boards::disk(300, 0, 50),
        ]))
    };
    let begin = |setup: &BoardSetup| {
        let sites = placements(&[0, 1]).into_iter().map(Site::from).collect();
        let start = Start { black: sites, ..Start::default() };
        Game::new(Arc::new(board(setup)), Ruleset::default(), start).err()
    };
    let error = StartError::Twice { player: Player::Black, index: 0, at: Placement(0).into() };
    assert_eq!(begin(&disks([60, 50])), Some(error));
    let inside = begin(&disks([0, 20]));
    assert!(!matches!(inside, Some(StartError::Twice { .. })), "{inside:?}");
}

#[test]
fn loops_and_repeated_arcs_are_dropped_and_counted() {
    let setup = graph(2, &[[0, 1], [1, 0], [0, 0]], &[[0, 1], [1, 1]]);
    let dropped = board(&setup).dropped();
    assert_eq!((dropped.loops, dropped.repeats), (2, 3));
    let mut both = Both::new(&setup);
    both.play(0).expect("nothing forbids it");
    assert_eq!(both.engine.liberties(Placement(0)), placements(&[1]));
}
