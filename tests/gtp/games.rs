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
        let mut answers = Vec::new();
        for player in ["b", "w"].into_iter().cycle().take(24) {
            let before = ask(&mut session, "showboard");
            answers.push(ask(&mut session, &format!("genmove {player}")));
            if answers.last().is_some_and(|answer| answer == "resign") {
                assert_eq!(ask(&mut session, "showboard"), before);
                break;
            }
        }
        // White is ahead.
        let resigned = answers.iter().position(|answer| answer == "resign");
        assert_eq!(resigned.is_some_and(|turn| turn % 2 == 0), resigns, "{answers:?}");
    }
}

#[test]
fn it_takes_dead_stones_that_decide_since_the_protocol_has_no_offers() {
    let mut session = Session::new(Settings { playouts: 10, ..Settings::default() }).unwrap();
    let board = r#"{"kind":"grid","columns":6,"rows":5,"start":{"black":[1,4,6,7,8,9,10],
        "white":[3,5,11,12,13,14,15,16,17,18,20,22,23,24,25,26,27,28,29]}}"#;
    let rules = r#"{"preset":"tromp-taylor","komi":"-11","first":"white"}"#;
    let file = std::env::temp_dir().join("gospace-gtp-dead-stones.json");
    std::fs::write(&file, format!(r#"{{"gospace":1,"board":{board},"rules":{rules}}}"#)).unwrap();
    ask(&mut session, &format!("gospace-load {}", file.display()));
    assert_eq!(ask(&mut session, "play w pass"), "");
    assert_eq!(ask(&mut session, "genmove b"), "C5");
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
