//! Games on grids, as SGF.

use std::fmt::Write;

use gospace::Refusal;
use gospace::document::{Document, OpenGame};
use gospace::limits::MAX_VARIATION_DEPTH;
use gospace::record::{Entry, Marks, Notes};
use gospace::rules::repetition::Recurrence;
use gospace::rules::turn::Turn;
use gospace::{Placement, Player, Site};
use gospace_draw::formats::{self, Format, FormatProblem, LeftOut, Notice, WriteError};

use super::super::trials::{check, often, script};
use super::reading::{document, left_out, read, write};

/// All that SGF carries of a document.
fn assert_same_game(before: &Document, after: &Document) {
    assert_eq!(before.heading, after.heading);
    assert_eq!(before.board, after.board);
    assert_eq!(before.start, after.start);
    assert_eq!(before.rules, after.rules);
    assert_eq!(before.turns, after.turns);
}

fn assert_comes_back(before: &Document) {
    let text = write(before, Format::Sgf);
    let imported = read(&text, Format::Sgf);
    assert_eq!(imported.notices, [], "{text}");
    assert_same_game(before, &imported.document);
}

/// The turns of an SGF as JSON.
fn turns(text: &str) -> String {
    let written = read(text, Format::Sgf).document.write();
    let turns = written.split_once(r#""turns":"#).map_or("]", |(_, turns)| turns);
    turns.trim_end_matches('}').to_owned()
}

#[test]
fn a_game_comes_back_with_its_tree_its_notes_and_its_setup() {
    assert_comes_back(&document(
        r#"{"gospace":1,"title":"A \\ [game]: \"x\"","author":"me",
        "comment":"first\n\nlast]","board":{"kind":"grid","columns":5,"rows":4,
        "start":{"black":[7,0],"white":[19]}},"rules":{"preset":"tromp-taylor","komi":"-13/2"},
        "turns":[{"play":1,"comment":"a]\\b:c\nd","marks":{"triangle":[1,3],"square":[2],
        "circle":[4],"cross":[5,6],"label":[[8,"A:b]"],[9,"\\"]]}},
        {"play":2,"variations":[[{"play":3},"pass",{"play":4,"variations":[["resign"],["pass"]]}],
        ["pass","pass"]]},{"pass":true,"comment":"hm"},"pass"]}"#,
    ));
}

#[test]
fn rules_and_komi_come_back() {
    let rules = [
        r#"{"preset":"primitive"}"#,
        r#"{"preset":"stone","komi":"7"}"#,
        r#"{"preset":"tromp-taylor","komi":"1/3"}"#,
        r#"{"repetition":"situational","score":"stones","komi":"15/4"}"#,
        r#"{"repetition":"none","komi":"1/1024"}"#,
    ];
    for rules in rules {
        let board = r#"{"kind":"grid","columns":3,"rows":3}"#;
        let before = document(&format!(r#"{{"gospace":1,"board":{board},"rules":{rules}}}"#));
        assert_comes_back(&before);
        let after = read(&write(&before, Format::Sgf), Format::Sgf).document;
        assert_eq!(before.spelling.preset, after.spelling.preset, "{rules}");
    }
}

#[test]
fn a_board_of_52_columns_has_letters_and_a_larger_one_has_none() {
    let board = |side| {
        let corner = side * side - 1;
        document(&format!(
            r#"{{"gospace":1,"board":{{"kind":"grid","columns":{side},"rows":{side}}},
            "turns":[{{"play":{corner}}},{{"play":0}}]}}"#
        ))
    };
    assert_comes_back(&board(52));
    assert!(write(&board(52), Format::Sgf).contains("B[ZZ]"));
    assert_eq!(formats::write(&board(53), Format::Sgf), Err(WriteError::TooLarge { limit: 52 }));
}

#[test]
fn rules_with_turns_of_their_own_are_not_written() {
    let board = r#"{"kind":"grid","columns":3,"rows":3}"#;
    let rules = r#"{"preset":"divide-and-choose"}"#;
    let divided = document(&format!(r#"{{"gospace":1,"board":{board},"rules":{rules}}}"#));
    assert_eq!(formats::write(&divided, Format::Sgf), Err(WriteError::Rules));
}

/// A game with variations: each number plays, passes, goes back a turn or two, or writes a note.
fn tree(script: &[u16]) -> Document {
    let board = r#"{"kind":"grid","columns":4,"rows":3}"#;
    let empty = document(&format!(r#"{{"gospace":1,"board":{board}}}"#));
    let mut game = OpenGame::open(empty.clone()).expect("a game").game;
    // Lines of play by the places of their turns in `entries`, each after its parent.
    let mut entries: Vec<(Option<usize>, Entry)> = Vec::new();
    let mut at: Vec<usize> = Vec::new();
    for &number in script {
        let (kind, value) = (number % 8, u32::from(number / 8));
        if kind == 0 {
            for _ in 0..value % 4 {
                game.undo();
                at.pop();
            }
            continue;
        }
        let turn = match kind {
            1 => Turn::Pass,
            _ => Turn::play(Placement(value % 12)),
        };
        let parent = at.last().copied();
        let is_there = entries.iter().any(|(p, entry)| *p == parent && entry.turn == turn);
        if is_there || game.play(turn.clone()).is_err() {
            continue;
        }
        let mut entry = Entry::from(turn);
        if kind == 2 {
            let mut marks = Marks::default();
            marks.shapes[(value % 4) as usize] = Some(vec![Site::Placement(Placement(value % 12))]);
            let comment = (value % 3 > 0).then(|| format!("]\\:{value}\n"));
            entry.notes = Some(Box::new(Notes { comment, marks: Some(marks), variations: None }));
        }
        at.push(entries.len());
        entries.push((parent, entry));
    }
    Document { turns: line_after(None, &entries), ..empty }
}

/// The line after a turn: the first turn that follows it, the others as its variations.
fn line_after(parent: Option<usize>, entries: &[(Option<usize>, Entry)]) -> Vec<Entry> {
    let next: Vec<usize> = (0..entries.len()).filter(|&place| entries[place].0 == parent).collect();
    let line = |place: usize| {
        let mut line = vec![entries[place].1.clone()];
        line.extend(line_after(Some(place), entries));
        line
    };
    let Some((&main, others)) = next.split_first() else { return Vec::new() };
    let mut line_of_main = line(main);
    if !others.is_empty() {
        let variations = Some(others.iter().map(|&other| line(other)).collect());
        let notes = line_of_main[0].notes.get_or_insert_default();
        notes.variations = variations;
    }
    line_of_main
}

#[test]
fn random_games_with_variations_come_back() {
    let branches = std::cell::Cell::new(0);
    check(400, script(40), |script| {
        let before = tree(&script);
        let has_variations =
            |entry: &Entry| entry.notes.as_ref().is_some_and(|notes| notes.variations.is_some());
        branches.set(branches.get() + usize::from(before.turns.iter().any(has_variations)));
        assert_comes_back(&before);
    });
    assert!(branches.get() > often(200), "{}", branches.get());
}

#[test]
fn alternatives_to_a_variation_s_first_turn_are_its_siblings() {
    let board = r#"{"kind":"grid","columns":3,"rows":3}"#;
    let nested = document(&format!(
        r#"{{"gospace":1,"board":{board},"turns":[{{"play":0,"variations":
        [[{{"play":1,"variations":[["pass"],[{{"play":3}}]]}}],[{{"play":2}}]]}}]}}"#
    ));
    let text = write(&nested, Format::Sgf);
    let expected = r#"[{"play":0,"variations":[[{"play":1}],["pass"],[{"play":3}],[{"play":2}]]}]"#;
    assert_eq!(turns(&text), expected, "{text}");
}

const SABAKI: &str = "(;GM[1]FF[4]CA[UTF-8]AP[Sabaki:0.52.2]KM[6.5]SZ[19]DT[2023-01-01]\
PB[Black Player]PW[White Player]BR[3d]RU[Japanese]HA[2]AB[dd][pp]PL[W]
;W[pd]C[Move 1]N[name]
(;B[dp];W[tt];B[])
(;B[dq]TR[dd:ee]LB[aa:1]))
(;GM[1])";

#[test]
fn sabaki_writes_players_handicap_and_variations() {
    let imported = read(SABAKI, Format::Sgf);
    let document = &imported.document;
    assert_eq!(document.heading.title.as_deref(), Some("Black Player – White Player"));
    let comment = "Black: Black Player\nBlack rank: 3d\nWhite: White Player\nDate: 2023-01-01";
    assert_eq!(document.heading.comment.as_deref(), Some(comment));
    assert_eq!(document.start.black, [3 * 19 + 3, 15 * 19 + 15].map(|n| Placement(n).into()));
    let expected = concat!(
        r#"[{"play":72,"comment":"Move 1"},{"play":288,"variations":[[{"play":307,"#,
        r#""marks":{"triangle":[60,61,79,80],"label":[[0,"1"]]}}]]},"pass","pass"]"#
    );
    assert_eq!(turns(SABAKI), expected);
    assert_eq!((document.rules.handicap, document.rules.first), (2, Player::White));
    let notices = [
        left_out(LeftOut::Attributes, 1),
        left_out(LeftOut::Further, 1),
        Notice::RulesDiffer { name: "Japanese".to_owned() },
    ];
    assert_eq!(imported.notices, notices);
}

#[test]
fn a_handicap_and_white_as_the_first_player_are_written_and_come_back() {
    let document = document(
        r#"{"gospace":1,"board":{"kind":"grid","columns":3,"rows":3,"start":{"black":[0,8]}},
        "rules":{"preset":"tromp-taylor","komi":"0","handicap":2,"first":"white"},"turns":[{"play":4}]}"#,
    );
    let text = "(;FF[4]GM[1]CA[UTF-8]SZ[3]RU[Tromp-Taylor]KM[0]HA[2]PL[W]AB[aa][cc]\n;W[bb])\n";
    assert_eq!(write(&document, Format::Sgf), text);
    assert_comes_back(&document);
}

#[test]
fn an_agreement_on_dead_stones_is_written_as_the_territory() {
    let document = document(
        r#"{"gospace":1,"board":{"kind":"grid","columns":3,"rows":1},"turns":[{"play":0},{"play":2},"pass",
        {"agree":{"dead":[]}},"decline",{"agree":{"dead":[0]}},"accept"]}"#,
    );
    let text = "(;FF[4]GM[1]CA[UTF-8]SZ[3:1]RU[Tromp-Taylor]KM[0]\n;B[aa]\n;W[ca]\n;B[]\n;\n;\n;\n;TW[aa][ba])\n";
    assert_eq!(write(&document, Format::Sgf), text);
}

#[test]
fn players_event_date_and_result_are_kept_and_written_back() {
    let text = "(;FF[4]GM[1]CA[UTF-8]SZ[9]RU[Tromp-Taylor]KM[6.5]PB[Shusaku \\]]BR[4d]PW[Gennan]\
        EV[Castle games]RO[3]PC[Osaka]DT[1846-09-11,14]RE[B+2]GN[The ear-reddening game]C[A comment.]\
        \n;B[ee]\n;W[ce])\n";
    let imported = read(text, Format::Sgf);
    assert_eq!(imported.notices, []);
    let comment = "Black: Shusaku ]\nBlack rank: 4d\nWhite: Gennan\nEvent: Castle games\nRound: 3\n\
        Place: Osaka\nDate: 1846-09-11,14\nResult: B+2\n\nA comment.";
    assert_eq!(imported.document.heading.comment.as_deref(), Some(comment));
    assert_eq!(write(&imported.document, Format::Sgf), text);
    assert_comes_back(&imported.document);
}

#[test]
fn a_title_made_of_the_players_names_is_not_written_as_one() {
    let text = "(;FF[4]GM[1]CA[UTF-8]SZ[9]RU[Tromp-Taylor]KM[0]PB[b]PW[w])\n";
    let imported = read(text, Format::Sgf);
    assert_eq!(imported.document.heading.title.as_deref(), Some("b – w"));
    assert_eq!(write(&imported.document, Format::Sgf), text);
}

#[test]
fn a_comment_that_only_resembles_players_comes_back_as_it_is() {
    let comments = [
        "Black: b",
        "White: w\\nBlack: b",
        "Black: b\\nand more",
        "Black:  b",
        "Black: b\\n\\n",
        "Black: b\\nBlack: c",
        "Result: W+R",
        "Result: 0\\n\\nDate: today\\n\\n\\nend",
    ];
    let board = r#"{"kind":"grid","columns":3,"rows":3}"#;
    for comment in comments {
        for title in ["", r#""title":"t","#] {
            assert_comes_back(&document(&format!(
                r#"{{"gospace":1,{title}"comment":"{comment}","board":{board}}}"#
            )));
        }
    }
}

#[test]
fn a_result_that_is_a_turn_is_not_repeated_in_the_comment() {
    let comment = |text| read(text, Format::Sgf).document.heading.comment;
    assert_eq!(comment("(;SZ[3]RE[W+R])"), None);
    assert_eq!(comment("(;SZ[3]RE[B+R];B[aa];W[bb])").as_deref(), Some("Result: B+R"));
    assert_eq!(comment("(;SZ[3]RE[W+T];B[aa])").as_deref(), Some("Result: W+T"));
}

#[test]
fn older_programs_use_long_names_and_set_stones_up_in_a_second_node() {
    let text = "(;FileFormat[3]GaMe[1]SiZe[9:7]KoMi[5,5];AddBlack[aa]AddWhite[ba][ib];Black[ca];White[da]M[ca]\n;Black[tt])";
    let imported = read(text, Format::Sgf);
    assert_eq!(imported.notices, []);
    let written = imported.document.write();
    let board = r#""columns":9,"rows":7,"start":{"black":[0],"white":[1,17]}"#;
    assert!(written.contains(board), "{written}");
    assert!(written.contains(r#""komi":"11/2""#), "{written}");
    assert_eq!(turns(text), r#"[{"play":2},{"play":3,"marks":{"cross":[2]}},"pass"]"#);
}

#[test]
fn cgoban_breaks_lines_in_texts_and_writes_resignations_in_the_result() {
    let text = "(;GM[1]FF[4]CA[UTF-8]AP[CGoban:3]ST[2]\r\nRU[NZ]SZ[9]KM[7.00]TM[1800]\r\n\
        PW[w]PB[b]RE[B+Resign]\r\n;B[ee]BL[1790.5]\r\n(;W[ce]C[soft \\\r\nbreak, hard\r\nbreak \\\\ \\]]))";
    let expected = r#"[{"play":40},{"play":38,"comment":"soft break, hard\nbreak \\ ]"}]"#;
    // White is not to act any more, so that White cannot resign.
    assert_eq!(turns(text), expected);
    let whites_turn = text.replace("(;W[ce]", "(;W[ce];B[dd]");
    assert!(
        turns(&whites_turn)
            .ends_with(r#"{"play":30,"comment":"soft break, hard\nbreak \\ ]"},"resign"]"#)
    );
}

#[test]
fn a_resignation_stands_at_the_end_of_the_main_line_whatever_the_variations_are() {
    let whites = "(;SZ[3]RE[B+R];B[aa](;W[bb];B[cc])(;W[];B[]))";
    let expected = r#"[{"play":0},{"play":4,"variations":[["pass","pass"]]},{"play":8},"resign"]"#;
    assert_eq!(turns(whites), expected);
    // White cannot resign when Black is to act, although White is where the last variation ends.
    let blacks = "(;SZ[3]RE[B+R](;B[aa];W[bb])(;B[cc]))";
    let expected = r#"[{"play":0,"variations":[[{"play":8}]]},{"play":4}]"#;
    assert_eq!(turns(blacks), expected);
    assert_eq!(turns("(;SZ[3]RE[W+R])"), r#"["resign"]"#);
    assert_eq!(turns("(;SZ[3]RE[B+T];B[aa])"), r#"[{"play":0},"timeout"]"#);
    assert_eq!(turns("(;SZ[3]RE[W+Time])"), r#"["timeout"]"#);
    assert_eq!(turns("(;SZ[3]RE[W+R];B[];W[])"), r#"["pass","pass"]"#);
}

#[test]
fn a_draw_that_was_agreed_on_is_the_result_of_the_last_turn_and_comes_back() {
    let text = "(;FF[4]GM[1]CA[UTF-8]SZ[3]RU[Tromp-Taylor]KM[0]\n;B[aa]\n;\n;RE[0])\n";
    let imported = read(text, Format::Sgf);
    assert_eq!(imported.notices, []);
    assert_eq!(turns(text), r#"[{"play":0},{"agree":"draw"},"accept"]"#);
    assert_eq!(write(&imported.document, Format::Sgf), text);
    assert_comes_back(&imported.document);
    // A draw in the root may have been counted, and a game that is over has no further end.
    assert_eq!(turns("(;SZ[3]RE[Draw];B[aa])"), r#"[{"play":0}]"#);
    assert_eq!(turns("(;SZ[3];B[];W[];RE[0])"), r#"["pass","pass"]"#);
}

#[test]
fn the_times_of_a_game_are_lines_of_its_comment_and_come_back_as_they_were() {
    let text = "(;FF[4]GM[1]CA[UTF-8]SZ[3]RU[Tromp-Taylor]KM[0]TM[600]OT[3x20 byo-yomi]\n;B[aa]\n;RE[B+T])\n";
    let imported = read(text, Format::Sgf);
    assert_eq!(imported.notices, []);
    let comment = "Time: 600\nOvertime: 3x20 byo-yomi";
    assert_eq!(imported.document.heading.comment.as_deref(), Some(comment));
    assert_eq!(turns(text), r#"[{"play":0},"timeout"]"#);
    assert_eq!(write(&imported.document, Format::Sgf), text);
    assert_comes_back(&imported.document);
}

#[test]
fn notes_without_a_turn_go_to_the_turn_before_them() {
    let text = "(;SZ[3]C[top];B[aa]C[one];C[two]TR[bb](;W[ba])(;C[three](;W[ca])(;W[])))";
    let expected = concat!(
        r#"[{"play":0,"comment":"one\n\ntwo\n\nthree","marks":{"triangle":[4]}},"#,
        r#"{"play":1,"variations":[[{"play":2}],["pass"]]}]"#
    );
    assert_eq!(turns(text), expected);
}

#[test]
fn a_line_is_cut_where_a_turn_may_not_be_taken() {
    let ko = "(;SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb];B[aa];W[dd])";
    let imported = read(ko, Format::Sgf);
    let refusal = Refusal::Repeats { since: 0, way: Recurrence::Ko };
    assert_eq!(imported.notices, [Notice::LineCut { line: 1, turn: 2, refusal, count: 3 }]);
    assert_eq!(turns(ko), r#"[{"play":6}]"#);
    let occupied = "(;SZ[3]\n;B[aa]\n(;W[aa];B[bb])\n(;W[ba]))";
    let imported = read(occupied, Format::Sgf);
    let at = Placement(0).into();
    let cut = Notice::LineCut { line: 3, turn: 2, refusal: Refusal::Occupied { at }, count: 2 };
    assert_eq!(imported.notices, [cut]);
    assert_eq!(turns(occupied), r#"[{"play":0},{"play":1}]"#);
    let over = read("(;SZ[3];B[];W[];B[aa])", Format::Sgf);
    let cut = Notice::LineCut { line: 1, turn: 3, refusal: Refusal::Over, count: 1 };
    assert_eq!(over.notices, [cut]);
}

#[test]
fn suicide_may_be_played() {
    assert_eq!(turns("(;SZ[4:1]AB[aa]AW[ca];B[ba])"), r#"[{"play":1}]"#);
}

#[test]
fn stones_set_up_in_the_middle_are_left_out() {
    let imported = read("(;SZ[3];B[aa];AW[cc];W[cc])", Format::Sgf);
    assert_eq!(imported.notices, [left_out(LeftOut::Setups, 1)]);
    assert_eq!(imported.document.turns.len(), 2);
}

#[test]
fn stones_set_up_in_a_variation_do_not_stand_at_the_start() {
    let imported = read("(;SZ[3];C[x](;AB[aa]C[y];B[bb])(;AB[cc];B[ba]))", Format::Sgf);
    assert_eq!(imported.document.start.black, []);
    assert_eq!(imported.document.heading.comment.as_deref(), Some("x"));
    assert!(imported.notices.contains(&left_out(LeftOut::Setups, 2)));
}

#[test]
fn of_two_stones_set_up_on_one_point_the_later_stands() {
    let start = read("(;SZ[3]AB[aa:bb]AW[bb]AE[aa])", Format::Sgf).document.start;
    let sites = |points: &[u32]| points.iter().map(|&n| Placement(n).into()).collect::<Vec<Site>>();
    assert_eq!((start.black, start.white), (sites(&[1, 3]), sites(&[4])));
}

#[test]
fn a_start_without_liberties_is_refused() {
    let refused = formats::read("\n(;SZ[2]AB[aa]AW[ba][ab])", Some(Format::Sgf), None);
    let error = refused.expect_err("a stone without a liberty");
    assert_eq!(error.line, Some(2));
    assert!(matches!(error.problem, FormatProblem::Start(_)));
}

#[test]
fn variations_nested_too_deep_are_left_out() {
    // Each pair of passes is a variation of the second pass before it, but for the end: an
    // alternative at every second turn.
    let depth = MAX_VARIATION_DEPTH + 5;
    let mut text = String::from("(;SZ[52]");
    for turn in 0..depth {
        let colour = if turn % 2 == 0 { 'B' } else { 'W' };
        let (x, y) = (turn % 50, turn / 50);
        let letter =
            |n: usize| char::from(if n < 26 { b'a' + n as u8 } else { b'A' + n as u8 - 26 });
        let _ = write!(text, "(;{colour}[])(;{colour}[{}{}]", letter(x), letter(2 * y));
    }
    text.push_str(&")".repeat(depth + 1));
    let imported = read(&text, Format::Sgf);
    let [Notice::LeftOut { what: LeftOut::DeepVariations, count }] = imported.notices[..] else {
        panic!("{:?}", imported.notices);
    };
    assert!(count > 0 && count < 20, "{count}");
}

#[test]
fn a_long_game_of_deep_brackets_needs_no_stack() {
    let text = format!("(;SZ[19]{}{}", "(;C[x]".repeat(100_000), ")".repeat(100_001));
    assert_eq!(read(&text, Format::Sgf).document.turns.len(), 0);
}
