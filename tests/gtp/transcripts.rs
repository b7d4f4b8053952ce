//! Single commands, by the specification.

use gospace_gtp::{Session, answer};

use super::{ask, error, session};

/// Lines to send, each with the answer to it.
fn converse(session: &mut Session, lines: &[(&str, &str)]) {
    for (line, expected) in lines {
        assert_eq!(answer(session, line).as_deref(), Some(*expected), "{line}");
    }
}

#[test]
fn numbers_comments_and_empty_lines_are_as_the_specification_has_them() {
    let mut session = session(9);
    converse(
        &mut session,
        &[
            ("protocol_version", "= 2\n\n"),
            ("1 protocol_version", "=1 2\n\n"),
            ("  17\tname # a comment", "=17 Gospace\n\n"),
            ("2 play black D4", "=2\n\n"),
            ("nonsense", "? unknown command\n\n"),
            ("3 nonsense", "?3 unknown command\n\n"),
            ("known_command play", "= true\n\n"),
            ("known_command nonsense", "= false\n\n"),
            ("4 quit\r", "=4\n\n"),
        ],
    );
    assert!(session.has_quit);
    for empty in ["", "   ", "# only a comment", "\t\r"] {
        assert_eq!(answer(&mut session, empty), None, "{empty:?}");
    }
}

#[test]
fn the_list_of_commands_has_all_that_the_specification_requires() {
    let list = ask(&mut session(9), "list_commands");
    let known: Vec<&str> = list.lines().collect();
    for required in [
        "protocol_version",
        "name",
        "version",
        "known_command",
        "list_commands",
        "quit",
        "boardsize",
        "clear_board",
        "komi",
        "play",
        "genmove",
    ] {
        assert!(known.contains(&required), "{required}");
    }
}

#[test]
fn a_stone_in_atari_is_taken_and_the_board_shown() {
    let mut session = session(3);
    for turn in ["b A2", "w A1", "b B1"] {
        ask(&mut session, &format!("play {turn}"));
    }
    let shown = "\n    A B C\n  3 . . . 3\n  2 X . . 2\n  1 . X . 1\n    A B C";
    assert_eq!(answer(&mut session, "showboard"), Some(format!("= {shown}\n\n")));
}

#[test]
fn what_cannot_be_played_is_refused_and_changes_nothing() {
    let mut session = session(5);
    ask(&mut session, "play b C3");
    let before = ask(&mut session, "showboard");
    assert_eq!(error(&mut session, "play w C3"), "illegal move");
    assert_eq!(error(&mut session, "play b C3"), "illegal move");
    assert_eq!(error(&mut session, "play w F6"), "syntax error");
    assert_eq!(error(&mut session, "play green A1"), "syntax error");
    assert_eq!(error(&mut session, "boardsize 26"), "unacceptable size");
    assert_eq!(error(&mut session, "boardsize many"), "syntax error");
    assert_eq!(error(&mut session, "komi much"), "syntax error");
    assert_eq!(ask(&mut session, "showboard"), before);
    ask(&mut session, "undo");
    assert_eq!(error(&mut session, "undo"), "cannot undo");
}

#[test]
fn a_ko_may_not_be_taken_back_at_once() {
    let mut session = session(5);
    for turn in ["b B3", "w C3", "b A2", "w D2", "b B1", "w C1", "b C2", "w B2"] {
        ask(&mut session, &format!("play {turn}"));
    }
    assert_eq!(error(&mut session, "play b C2"), "illegal move");
}

#[test]
fn a_player_may_play_twice_and_undo_takes_one_play_back() {
    let mut session = session(5);
    ask(&mut session, "play b A1");
    let once = ask(&mut session, "showboard");
    ask(&mut session, "play b E5");
    ask(&mut session, "undo");
    assert_eq!(ask(&mut session, "showboard"), once);
    // White's pass between is taken back as well: two passes would end the game.
    ask(&mut session, "play w E5");
    ask(&mut session, "undo");
    ask(&mut session, "undo");
    assert_eq!(error(&mut session, "undo"), "cannot undo");
}

#[test]
fn fixed_handicap_stones_stand_where_the_specification_has_them() {
    let table = [
        (9, 4, "C3 G7 C7 G3"),
        (9, 5, "C3 G7 C7 G3 E5"),
        (13, 7, "D4 K10 D10 K4 D7 K7 G7"),
        (19, 2, "D4 Q16"),
        (19, 3, "D4 Q16 D16"),
        (19, 6, "D4 Q16 D16 Q4 D10 Q10"),
        (19, 9, "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"),
    ];
    for (size, stones, points) in table {
        let mut session = session(size);
        assert_eq!(ask(&mut session, &format!("fixed_handicap {stones}")), points, "{size}");
        assert_eq!(error(&mut session, "fixed_handicap 2"), "board not empty");
    }
    for (size, stones) in [(8, 5), (7, 5), (6, 2), (19, 1), (19, 10)] {
        let message = error(&mut session(size), &format!("fixed_handicap {stones}"));
        assert_eq!(message, "invalid number of stones", "{size}, {stones}");
    }
}

#[test]
fn free_handicap_stones_stand_and_white_begins() {
    let mut session = session(9);
    assert_eq!(error(&mut session, "set_free_handicap C3"), "bad vertex list");
    assert_eq!(error(&mut session, "set_free_handicap C3 C3"), "bad vertex list");
    ask(&mut session, "set_free_handicap C3 G7 E5");
    assert_eq!(ask(&mut session, "showboard").matches('X').count(), 3);
    ask(&mut session, "genmove w");
    assert_eq!(ask(&mut session, "showboard").matches('O').count(), 1);
}

#[test]
fn dead_stones_are_found_by_playing_on_and_the_score_leaves_them_out() {
    let mut session = session(7);
    ask(&mut session, "komi 6.5");
    let wall = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "F1", "F2", "F3", "F4", "F5", "F6", "F7"];
    for point in wall {
        ask(&mut session, &format!("play b {point}"));
    }
    ask(&mut session, "play b D4");
    ask(&mut session, "play w A4");
    ask(&mut session, "play b pass");
    ask(&mut session, "play w pass");
    assert_eq!(ask(&mut session, "final_status_list dead"), "A4");
    assert_eq!(ask(&mut session, "final_status_list seki"), "");
    let alive = ask(&mut session, "final_status_list alive");
    assert_eq!(alive.split_whitespace().count(), wall.len() + 1);
    // All 49 points are Black's.
    assert_eq!(ask(&mut session, "final_score"), "B+42.5");
    assert_eq!(error(&mut session, "final_status_list tired"), "syntax error");
}

#[test]
fn komi_counts_and_may_change_while_the_game_is_on() {
    let mut session = session(3);
    ask(&mut session, "play b B2");
    for (komi, score) in [("0", "B+9"), ("9", "0"), ("9.5", "W+0.5"), ("-0.5", "B+9.5")] {
        ask(&mut session, &format!("komi {komi}"));
        assert_eq!(ask(&mut session, "final_score"), score, "komi {komi}");
    }
}
