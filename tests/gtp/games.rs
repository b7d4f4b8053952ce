//! Games that the engine plays.

use gospace_gtp::{Session, Settings};

use super::{ask, session};

/// The turns of a game of the engine against itself, until both have passed.
fn whole_game(size: u32, seed: u64) -> (Vec<String>, String) {
    let mut session = Session::new(Settings { playouts: 80, seed, ..Settings::default() }).unwrap();
    ask(&mut session, &format!("boardsize {size}"));
    let mut turns: Vec<String> = Vec::new();
    while !turns.ends_with(&["pass".to_owned(), "pass".to_owned()]) {
        assert!(turns.len() < 400, "the game goes on");
        let colour = if turns.len().is_multiple_of(2) { "b" } else { "w" };
        turns.push(ask(&mut session, &format!("genmove {colour}")));
    }
    (turns, ask(&mut session, "final_score"))
}

#[test]
fn a_whole_game_against_itself_ends_with_a_score_and_is_the_same_each_time() {
    let (turns, score) = whole_game(5, 3);
    assert!(turns.len() > 8);
    assert!(score.starts_with("B+") || score.starts_with("W+") || score == "0", "{score}");
    assert_eq!(whole_game(5, 3), (turns.clone(), score));
    // Another controller may replay it.
    let mut other = session(5);
    for (index, turn) in turns.iter().enumerate() {
        ask(
            &mut other,
            &format!("play {} {turn}", if index.is_multiple_of(2) { "b" } else { "w" }),
        );
    }
}

#[test]
fn time_bounds_a_turn() {
    let settings = Settings { playouts: u32::MAX, ..Settings::default() };
    let mut session = Session::new(settings).unwrap();
    ask(&mut session, "boardsize 9");
    ask(&mut session, "time_settings 300 0 0");
    ask(&mut session, "time_left b 6 0");
    // Without a bound by time these playouts would take days.
    ask(&mut session, "genmove b");
    ask(&mut session, "time_left w 2 5");
    ask(&mut session, "genmove w");
}

#[test]
fn it_takes_what_is_in_atari() {
    let mut session = Session::new(Settings { playouts: 400, ..Settings::default() }).unwrap();
    ask(&mut session, "boardsize 5");
    for turn in ["b B3", "w C3", "b C4", "w E1", "b D3", "w E2"] {
        ask(&mut session, &format!("play {turn}"));
    }
    assert_eq!(ask(&mut session, "genmove b"), "C2");
}

#[test]
fn it_resigns_a_lost_game_if_it_may_and_the_board_stays() {
    for resigns in [true, false] {
        let settings = Settings { playouts: 200, resigns, ..Settings::default() };
        let mut session = Session::new(settings).unwrap();
        ask(&mut session, "boardsize 5");
        ask(&mut session, "komi 30");
        ask(&mut session, "play b c3");
        assert_eq!(ask(&mut session, "genmove b") == "resign", resigns);
        let other = ask(&mut session, "genmove w");
        assert_ne!(other, "resign", "White is ahead");
    }
}

#[test]
fn a_player_without_a_turn_resigns_under_primitive_rules() {
    let rules = "primitive".to_owned();
    let settings = Settings { playouts: 60, rules, ..Settings::default() };
    let mut session = Session::new(settings).unwrap();
    ask(&mut session, "boardsize 1");
    assert_eq!(ask(&mut session, "genmove b"), "resign");
    assert!(Session::new(Settings { rules: "chess".to_owned(), ..Settings::default() }).is_err());
    let divided = "divide-and-choose".to_owned();
    assert!(Session::new(Settings { rules: divided, ..Settings::default() }).is_err());
}
