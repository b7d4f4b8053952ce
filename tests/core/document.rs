//! The document: what is read, what is refused and where, and that it comes back as it was.

use gospace::document::{Document, DocumentError, OpenGame, Problem};
use gospace::limits::{MAX_JSON_BYTES, MAX_JSON_DEPTH, MAX_TURNS, MAX_VARIATION_DEPTH};
use gospace::{Actor, Player, Turn};

fn open(text: &str) -> Result<OpenGame, DocumentError> {
    Document::read(text).and_then(OpenGame::open)
}

/// A document with this board, its rest as given.
fn with_board(board: &str, rest: &str) -> String {
    format!(r#"{{"gospace":1,"board":{board}{rest}}}"#)
}

const PAIR: &str = r#"{"kind":"graph","points":[[0,0],[1,0]],"edges":[[0,1]]}"#;
const GRID: &str = r#"{"kind":"grid","columns":3,"rows":2}"#;

fn assert_refused_at(text: &str, path: &str) -> Problem {
    match open(text) {
        Ok(_) => panic!("{text} was read"),
        Err(error) => {
            assert_eq!(error.path, path, "{error} in {text}");
            error.problem
        }
    }
}

#[test]
fn documents_are_written_back_field_for_field() {
    let documents = [
        with_board(GRID, ""),
        with_board(r#"{"kind":"grid","columns":3,"rows":2,"wrap":"none"}"#, r#","turns":[]"#),
        with_board(r#"{"kind":"grid","columns":3,"rows":2,"wrap":"klein"}"#, ""),
        with_board(r#"{"kind":"graph","points":[]}"#, ""),
        with_board(r#"{"kind":"graph","points":[[0.1,-3.5],[1000000000,2]]}"#, ""),
        with_board(
            r#"{"kind":"graph","points":[[0,0]],"edges":[],"arcs":[],"labels":["é\n\""]}"#,
            "",
        ),
        with_board(
            r#"{"kind":"graph","points":[[0,0],[1,1]],"edges":[[0,0],[1,0]],"arcs":[[0,1],[0,1]]}"#,
            "",
        ),
        with_board(
            r#"{"kind":"graph","points":[[0,0],[1,1]],"edges":[[0,1]],"arcs":[[0,1]],"bends":[[1,0.5,-2],[0,3,0.125]]}"#,
            "",
        ),
        with_board(r#"{"kind":"graph","points":[],"bends":[]}"#, ""),
        with_board(
            r#"{"kind":"graph","points":[[0,0],[1,1]],"bends":[],"body":[[0,0.5,-2],[1000000000,3,0.125]]}"#,
            "",
        ),
        with_board(r#"{"kind":"graph","points":[[0,0]],"body":[[0,0.5,-2,4]]}"#, ""),
        with_board(r#"{"kind":"grid","columns":3,"rows":2,"start":{}}"#, ""),
        with_board(
            r#"{"kind":"grid","columns":3,"rows":2,"start":{"black":[4,0],"white":[]}}"#,
            "",
        ),
        with_board(GRID, r#","rules":{}"#),
        with_board(GRID, r#","rules":{"preset":"tromp-taylor"}"#),
        with_board(GRID, r#","rules":{"preset":"tromp-taylor","komi":"13/2"}"#),
        with_board(
            GRID,
            r#","rules":{"repetition":"positional","end":"two-passes","score":"area","komi":"0"}"#,
        ),
        with_board(GRID, r#","turns":[{"play":3},"pass","resign"]"#),
        with_board(GRID, r#","turns":[{"pass":true},{"play":3,"comment":"why <b>"}]"#),
        with_board(
            GRID,
            r#","turns":[{"play":3,"marks":{"triangle":[1],"square":[],"label":[[2,"A"]]}}]"#,
        ),
        with_board(
            GRID,
            r#","turns":["pass",{"play":3,"variations":[["pass"],[{"play":1,"variations":[[]]}],[]]}]"#,
        ),
    ];
    for text in documents {
        let document = Document::read(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(document.write(), text);
        let game = OpenGame::open(document).unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(game.write(), text);
    }
    let headed = r#"{"gospace":1,"title":"T","author":"A","comment":"C","board":"#;
    let text = format!("{headed}{GRID}}}");
    assert_eq!(open(&text).expect("a good document").write(), text);
}

const LINE: &str = r#"{"kind":"gospace","points":[[0,0],[1,0],[2,0]],"open":[[0],[0,1,2],[2]],"placements":[[0],[2]]}"#;

#[test]
fn go_spaces_rulesets_and_their_turns_are_written_back_field_for_field() {
    let divide = r#","rules":{"preset":"divide-and-choose"},"turns":"#;
    let begun = r#"{"komi":"-7/2"},{"take":"black"}"#;
    let documents = [
        with_board(LINE, r#","turns":[{"play":0}]"#),
        with_board(LINE, r#","rules":{"preset":"stone","komi":"1/2"}"#),
        with_board(GRID, r#","rules":{"preset":"primitive"},"turns":[{"play":1}]"#),
        with_board(GRID, r#","rules":{"preset":"tromp-taylor","repetition":"none"}"#),
        with_board(GRID, r#","rules":{"repetition":"situational","score":"stones"}"#),
        with_board(GRID, r#","rules":{"komi":"divide-and-choose"},"turns":[{"komi":"1"}]"#),
        with_board(PAIR, &format!("{divide}[]")),
        with_board(PAIR, &format!("{divide}[{begun}]")),
        with_board(
            PAIR,
            &format!(r#"{divide}[{begun},{{"forget":"white"}},{{"play":0,"bid":"3/2"}}]"#),
        ),
        with_board(
            PAIR,
            &format!(r#"{divide}[{begun},{{"play":0,"bid":"0"}},{{"answer":"ignore"}},"pass"]"#),
        ),
        with_board(
            PAIR,
            &format!(
                r#"{divide}[{begun},{{"play":0,"bid":"1"}},{{"answer":"white"}},{{"reset":2}},"pass"]"#
            ),
        ),
        with_board(
            PAIR,
            &format!(
                r#"{divide}[{begun},{{"play":0,"bid":"1"}},{{"answer":"black"}},{{"reset":null}}]"#
            ),
        ),
        with_board(
            PAIR,
            &format!(
                r#"{divide}[{begun},"pass",{{"forever":"pass"}},"decline",{{"forever":"pass"}},{{"agree":true}}]"#
            ),
        ),
        with_board(
            PAIR,
            &format!(
                r#"{divide}[{begun},{{"play":0}},{{"play":1}},{{"play":0}},{{"forever":3}},"agree"]"#
            ),
        ),
    ];
    for text in documents {
        let game = open(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(game.write(), text);
    }
}

#[test]
fn faults_of_a_space_or_a_ruleset_are_named_by_their_place() {
    let space = |open: &str, placements: &str| {
        let points = "[[0,0],[1,0],[2,0]]";
        let fields = format!(r#""points":{points},"open":{open},"placements":{placements}"#);
        with_board(&format!(r#"{{"kind":"gospace",{fields}}}"#), "")
    };
    let divide = |turn: &str| {
        with_board(PAIR, &format!(r#","rules":{{"preset":"divide-and-choose"}},"turns":[{turn}]"#))
    };
    let begun = r#"{"komi":"0"},{"take":"black"}"#;
    for (text, path) in [
        (space("[[0]]", "[[0],[3]]"), "board.placements[1][0]"),
        (space("[[0,0]]", "[[0]]"), "board.open[0]"),
        (space("[[0]]", "[[0],[]]"), "board.placements[1]"),
        (space("[[0]]", "[[0],[0]]"), "board.placements[1]"),
        (space("[[0]]", "[[0],[1]]"), "board.placements[1]"),
        (with_board(GRID, r#","rules":{"repetition":"bids"}"#), "rules"),
        (with_board(GRID, r#","rules":{"end":"forever"}"#), "rules"),
        (with_board(GRID, r#","turns":[{"play":1,"bid":"1"}]"#), "turns[0]"),
        (with_board(GRID, r#","turns":[{"bid":"1"}]"#), "turns[0]"),
        (divide(r#"{"komi":1}"#), "turns[0].komi"),
        (divide(r#""pass""#), "turns[0]"),
        (divide(&format!(r#"{begun},{{"play":0,"bid":"-1"}}"#)), "turns[2]"),
        (divide(&format!(r#"{begun},{{"answer":"green"}}"#)), "turns[2].answer"),
        (divide(&format!(r#"{begun},{{"forever":2}}"#)), "turns[2]"),
        (divide(&format!(r#"{begun},{{"forever":-1}}"#)), "turns[2].forever"),
    ] {
        assert_refused_at(&text, path);
    }
}

#[test]
fn komi_is_written_reduced() {
    let game = open(&with_board(GRID, r#","rules":{"komi":"6.50"}"#)).expect("a good document");
    assert!(game.write().contains(r#""rules":{"komi":"13/2"}"#));
    assert_eq!(game.game.score().expect("a score").white.to_string(), "13/2");
}

#[test]
fn fields_may_stand_in_any_order() {
    let text = r#"{"turns":[{"play":1}],"board":{"rows":2,"columns":3,"kind":"grid"},"gospace":1}"#;
    assert_eq!(open(text).expect("a good document").game.turn_count(), 1);
}

#[test]
fn a_turn_taken_is_in_the_document_and_one_taken_back_is_not() {
    let mut game = open(&with_board(GRID, "")).expect("a good document");
    let entry = game.read_turn(r#"{"play":4,"comment":"centre"}"#).expect("a good turn");
    game.play(entry).expect("an open point");
    game.game.play(Turn::Pass).expect("a pass");
    let with_both = with_board(GRID, r#","turns":[{"play":4,"comment":"centre"},"pass"]"#);
    assert_eq!(game.write(), with_both);
    game.game.undo();
    game.game.undo();
    assert_eq!(game.write(), with_board(GRID, ""));
    game.game.redo();
    game.game.redo();
    assert_eq!(game.write(), with_both);
}

#[test]
fn a_line_of_a_game_has_the_turns_of_its_numbers_and_further_ones() {
    const SQUARE: &str = r#"{"kind":"grid","columns":3,"rows":3}"#;
    let turns = r#","turns":[{"play":0,"variations":[[{"play":1},{"play":2,"variations":[["pass"]]}],[{"play":3}]]},{"play":4,"comment":"b","variations":[[{"play":5,"marks":{}}]]},{"pass":true,"variations":[[{"play":6}]]}]"#;
    let document = Document::read(&with_board(SQUARE, turns)).expect("a good document");
    let line = |numbers: &[u32], further: &str| {
        document.clone().on_line(numbers, further.split_terminator('|')).map(|line| line.write())
    };
    let written = |turns: &str| Ok(with_board(SQUARE, &format!(r#","turns":[{turns}]"#)));
    // The main line, its last variation, and so on back to those of the first turn.
    let all = r#"{"play":0},{"play":4,"comment":"b"},"pass",{"play":6},{"play":5,"marks":{}},{"play":1},{"play":2},"pass",{"play":3}"#;
    assert_eq!(line(&[0, 1, 2, 3, 4, 5, 6, 7, 8], ""), written(all));
    assert_eq!(
        line(&[5, 6], r#""pass"|{"play":7}"#),
        written(r#"{"play":1},{"play":2},"pass",{"play":7}"#)
    );
    assert_eq!(line(&[9], ""), Ok(with_board(SQUARE, "")));
    assert_eq!(line(&[], r#"{ "pass": true }"#), written(r#"{"pass":true}"#));
    let faults = [
        (r#"{"play":99}"#, Problem::NoSuchPlacement { value: 99.0 }.at("play")),
        ("{}", Problem::TurnKind.into()),
    ];
    for (further, fault) in faults {
        assert_eq!(line(&[], further), Err(fault), "{further}");
    }
}

const TORUS: &str = r#"{"kind":"plane","region":{"outer":[[0,0],[40000,0],[40000,40000],[0,40000]],"wrap":"torus"},"radius":1024,"tolerance":4,"reach":null}"#;

#[test]
fn a_play_is_recorded_at_the_centre_that_stands() {
    let mut game = open(&with_board(TORUS, "")).expect("a game");
    game.play_text(r#"{"play":[45000,5000],"comment":"over the side"}"#).expect("it is allowed");
    game.play_text(r#"{"play":[-1,80007]}"#).expect("it is allowed");
    let turns: Vec<_> = (0..2).map(|turn| game.write_turn(turn).expect("a turn")).collect();
    assert_eq!(
        turns,
        [r#"{"play":[5000,5000],"comment":"over the side"}"#, r#"{"play":[39999,7]}"#]
    );
    let klein = TORUS.replace("torus", "klein");
    let rules =
        r#","rules":{"preset":"divide-and-choose"},"turns":[{"komi":"0"},{"take":"white"}]"#;
    let mut game = open(&with_board(&klein, rules)).expect("a game");
    game.play_text(r#"{"play":[45000,5000],"bid":"1"}"#).expect("it is allowed");
    assert_eq!(game.write_turn(2).expect("a turn"), r#"{"play":[5000,35000],"bid":"1"}"#);
}

/// "round trips exactly" (API.md).
#[test]
fn a_document_is_written_back_with_the_centres_that_it_spells() {
    let turns = r#","turns":[{"play":[45000,5000],"variations":[[{"play":[-2000,7000]}]]},{"play":[10000,50000]}]"#;
    let text = with_board(TORUS, turns);
    let mut game = open(&text).expect("a game");
    let document = game.write();
    assert!(document.contains("[45000,5000]") && document.contains("[10000,50000]"), "{document}");
    assert!(game.game.undo() && game.game.undo() && game.game.redo() && game.game.redo());
    assert_eq!(game.write_turn(0).expect("a turn"), r#"{"play":[45000,5000]}"#);
    assert!(game.fault(r#"{"play":[5000,5000]}"#).is_some(), "a stone is there");
}

#[test]
fn a_record_that_is_normalised_has_the_centres_that_stand_on_every_line() {
    let turns = r#","turns":[{"play":[45000,5000],"variations":[[{"play":[-2000,7000],"variations":[[{"play":[0,80000]}]]},"pass"]]},{"play":[10000,50000]}]"#;
    let mut game = open(&with_board(TORUS, turns)).expect("a game");
    game.game.normalise();
    let normal = r#","turns":[{"play":[5000,5000],"variations":[[{"play":[38000,7000],"variations":[[{"play":[0,0]}]]},"pass"]]},{"play":[10000,10000]}]"#;
    assert_eq!(game.write(), open(&with_board(TORUS, normal)).expect("a game").write());
}

#[test]
fn faults_are_named_by_their_place() {
    for (text, path) in [
        (r#"[]"#.to_owned(), ""),
        (r#"{"board":{}}"#.to_owned(), "gospace"),
        (r#"{"gospace":"1","board":{}}"#.to_owned(), "gospace"),
        (r#"{"gospace":1}"#.to_owned(), "board"),
        (r#"{"gospace":1,"board":3}"#.to_owned(), "board"),
        (r#"{"gospace":1,"board":{}}"#.to_owned(), "board.kind"),
        (with_board(r#"{"kind":"cube"}"#, ""), "board.kind"),
        (with_board(r#"{"kind":"grid","columns":3}"#, ""), "board.rows"),
        (with_board(r#"{"kind":"grid","columns":0,"rows":2}"#, ""), "board.columns"),
        (with_board(r#"{"kind":"grid","columns":2.5,"rows":2}"#, ""), "board.columns"),
        (with_board(r#"{"kind":"grid","columns":3,"rows":2,"wrap":"x"}"#, ""), "board.wrap"),
        (with_board(r#"{"kind":"grid","columns":3,"rows":2,"edges":[]}"#, ""), "board.edges"),
        (with_board(r#"{"kind":"graph"}"#, ""), "board.points"),
        (with_board(r#"{"kind":"graph","points":[[0,0],[1]]}"#, ""), "board.points[1]"),
        (with_board(r#"{"kind":"graph","points":[[0,"0"]]}"#, ""), "board.points[0]"),
        (with_board(r#"{"kind":"graph","points":[[0,1e10]]}"#, ""), "board.points[0]"),
        (
            with_board(r#"{"kind":"graph","points":[[0,0]],"edges":[[0,0],[0,1]]}"#, ""),
            "board.edges[1]",
        ),
        (with_board(r#"{"kind":"graph","points":[[0,0]],"arcs":[[-1,0]]}"#, ""), "board.arcs[0]"),
        (with_board(r#"{"kind":"graph","points":[[0,0]],"labels":[]}"#, ""), "board.labels"),
        (with_board(r#"{"kind":"graph","points":[[0,0]],"labels":[7]}"#, ""), "board.labels[0]"),
        (
            with_board(r#"{"kind":"grid","columns":1,"rows":2,"start":{"black":[0,2]}}"#, ""),
            "board.start.black[1]",
        ),
        (
            with_board(
                r#"{"kind":"grid","columns":1,"rows":3,"start":{"black":[0],"white":[0]}}"#,
                "",
            ),
            "board.start.white[0]",
        ),
        (
            with_board(
                r#"{"kind":"grid","columns":1,"rows":2,"start":{"black":[0],"white":[1]}}"#,
                "",
            ),
            "board.start",
        ),
        (with_board(GRID, r#","title":7"#), "title"),
        (with_board(GRID, r#","board":3"#), "board"),
        (with_board(GRID, r#","colour":"red""#), "colour"),
        (with_board(GRID, r#","rules":{"preset":"chess"}"#), "rules.preset"),
        (with_board(GRID, r#","rules":{"komi":6.5}"#), "rules.komi"),
        (with_board(GRID, r#","rules":{"komi":"1/0"}"#), "rules.komi"),
        (with_board(GRID, r#","rules":{"ko":"none"}"#), "rules.ko"),
        (with_board(GRID, r#","turns":{}"#), "turns"),
        (with_board(GRID, r#","turns":["pass","skip"]"#), "turns[1]"),
        (with_board(GRID, r#","turns":[null]"#), "turns[0]"),
        (with_board(GRID, r#","turns":[{}]"#), "turns[0]"),
        (with_board(GRID, r#","turns":[{"play":1,"pass":true}]"#), "turns[0]"),
        (with_board(GRID, r#","turns":[{"pass":false}]"#), "turns[0].pass"),
        (with_board(GRID, r#","turns":[{"play":6}]"#), "turns[0].play"),
        (with_board(GRID, r#","turns":[{"play":1},{"play":1}]"#), "turns[1]"),
        (with_board(GRID, r#","turns":["pass","pass","pass"]"#), "turns[2]"),
        (with_board(GRID, r#","turns":[{"play":1,"marks":{"star":[1]}}]"#), "turns[0].marks.star"),
        (
            with_board(GRID, r#","turns":[{"play":1,"marks":{"cross":[1,9]}}]"#),
            "turns[0].marks.cross[1]",
        ),
        (
            with_board(
                GRID,
                r#","turns":["pass",{"play":1,"variations":[["pass"],["pass",{"play":7}]]}]"#,
            ),
            "turns[1].variations[1][1].play",
        ),
        (
            with_board(GRID, r#","turns":[{"play":1,"variations":[[{"play":2},{"play":2}]]}]"#),
            "turns[0].variations[0][1]",
        ),
        (with_board(GRID, r#","turns":[{"play":1,"variations":[3]}]"#), "turns[0].variations[0]"),
    ] {
        assert_refused_at(&text, path);
    }
}

#[test]
fn a_text_that_is_not_json_is_refused_with_line_and_column() {
    let error = open("{\n  \"gospace\": 1,\n  oops\n}").err().expect("an error");
    assert_eq!(error.path, "");
    assert!(error.to_string().contains("line 3, column 3"), "{error}");
    for text in ["", "{", "[1,]", "{}{}", "{\"gospace\":1e999}", "nul", "\"\\ud800\""] {
        assert!(open(text).is_err(), "{text}");
    }
}

#[test]
fn a_newer_version_is_refused_before_its_fields_are_looked_at() {
    let text = r#"{"gospace":2,"hexagons":[1]}"#;
    let problem = assert_refused_at(text, "gospace");
    assert_eq!(problem, Problem::Version { found: 2.0 });
}

#[test]
fn an_ill_formed_start_names_its_dead_points() {
    // Black fills the left column of a path whose white neighbour has the last liberty.
    let text = with_board(
        r#"{"kind":"grid","columns":4,"rows":1,"start":{"black":[0],"white":[1,2]}}"#,
        "",
    );
    let error = open(&text).err().expect("an error");
    assert!(error.to_string().ends_with("of stones without a liberty: 0"), "{error}");
}

#[test]
fn counts_are_checked_before_anything_is_made() {
    let huge = with_board(r#"{"kind":"grid","columns":4294967295,"rows":4294967295}"#, "");
    assert!(matches!(assert_refused_at(&huge, "board"), Problem::TooMany { .. }));
    let long = format!("{}{}", " ".repeat(MAX_JSON_BYTES), "{}");
    assert!(matches!(assert_refused_at(&long, ""), Problem::Json(_)));
    let turns = vec!["\"pass\""; MAX_TURNS + 1].join(",");
    let many = with_board(GRID, &format!(r#","turns":[{turns}]"#));
    assert!(matches!(assert_refused_at(&many, "turns"), Problem::TooMany { .. }));
    let deep = "[".repeat(MAX_JSON_DEPTH + 1);
    assert!(matches!(assert_refused_at(&deep, ""), Problem::Json(_)));
    let title = format!(r#","title":"{}""#, "x".repeat(1001));
    assert!(matches!(
        assert_refused_at(&with_board(GRID, &title), "title"),
        Problem::TooMany { .. }
    ));
}

/// A game of one pass that has a variation of one pass that has a variation …
fn nested(depth: usize) -> String {
    let before = r#"[{"pass":true,"variations":["#.repeat(depth);
    let after = "]}]".repeat(depth);
    with_board(PAIR, &format!(r#","turns":{before}["pass"]{after}"#))
}

#[test]
fn variations_nest_to_the_limit_on_a_small_stack() {
    let work = || {
        let text = nested(MAX_VARIATION_DEPTH);
        let game = open(&text).expect("as deep as may be");
        assert_eq!(game.write(), text);
        assert!(matches!(
            open(&nested(MAX_VARIATION_DEPTH + 1)).err().map(|error| error.problem),
            Some(Problem::TooDeep)
        ));
    };
    let small = std::thread::Builder::new().stack_size(256 << 10).spawn(work);
    small.expect("a thread").join().expect("no overflow");
}

#[test]
fn a_million_points_are_read_and_played_on() {
    let board = r#"{"kind":"grid","columns":1000,"rows":1000,"wrap":"torus"}"#;
    let mut game = open(&with_board(board, r#","turns":[{"play":999999}]"#)).expect("a board");
    assert_eq!(game.game.board().graph().arc_count(), 4_000_000);
    assert_eq!(game.game.actor(), Some(Actor::Player(Player::White)));
    assert!(game.game.undo());
}

#[test]
fn a_bend_is_of_a_link_of_the_board_which_has_one_at_most() {
    let bent = |bends: &str| {
        let points = r#""kind":"graph","points":[[0,0],[1,0]]"#;
        with_board(&format!(r#"{{{points},"edges":[[0,1]],"arcs":[[1,0]],"bends":{bends}}}"#), "")
    };
    assert!(open(&bent("[[1,0.5,2],[0,0.5,-2]]")).is_ok());
    let unknown = assert_refused_at(&bent("[[0,0.5,2],[2,0,0]]"), "board.bends[1]");
    assert_eq!(unknown, Problem::NoSuchLink { link: 2 });
    let twice = assert_refused_at(&bent("[[1,0,0],[0,1,1],[1,0,2]]"), "board.bends[2]");
    assert_eq!(twice, Problem::BentTwice { link: 1 });
    for wrong in ["[[0,1]]", "[[0,1,2,3]]", "[0]", r#"[[0,"1",2]]"#, "[[0,1e10,2]]", "[[-1,0,0]]"] {
        assert_refused_at(&bent(wrong), "board.bends[0]");
    }
    assert_refused_at(&bent("{}"), "board.bends");
}

#[test]
fn a_bend_is_drawn_where_its_link_is_and_changes_no_game() {
    let board = |bends: &str| {
        let points = r#""kind":"graph","points":[[0,0],[10,0],[10,10],[0,10]]"#;
        let links = r#""edges":[[2,1],[3,2]],"arcs":[[0,1],[3,0],[0,3]]"#;
        with_board(&format!(r#"{{{points},{links}{bends}}}"#), r#","turns":[{"play":0}]"#)
    };
    let straight = open(&board("")).expect("a game");
    let bent = open(&board(r#","bends":[[4,-5,5],[2,5,-3],[0,12,5]]"#)).expect("a game");
    assert_eq!(straight.game.colours(), bent.game.colours());
    let drawing = bent.game.board().drawing();
    let lines = drawing.edges.chunks_exact(2).chain(drawing.arcs.chunks_exact(2));
    let lines: Vec<_> = lines.map(<[u32]>::to_vec).collect();
    // 0 → 3 and 3 → 0 are one line.
    let mut found: Vec<_> = drawing
        .bends
        .chunks_exact(3)
        .map(|bend| (lines[bend[0] as usize].clone(), [bend[1], bend[2]]))
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    let wanted = [(vec![0, 1], [5.0, -3.0]), (vec![0, 3], [-5.0, 5.0]), (vec![1, 2], [12.0, 5.0])];
    assert_eq!(found, wanted);
    assert_eq!(straight.game.board().drawing().bends, []);
}

#[test]
fn a_body_has_a_place_for_each_point_all_with_three_coordinates_or_all_with_four() {
    let bodied = |body: &str| {
        with_board(&format!(r#"{{"kind":"graph","points":[[0,0],[1,0]],"body":{body}}}"#), "")
    };
    assert!(open(&bodied("[[1,0.5,2],[0,0.5,-2]]")).is_ok());
    assert!(open(&bodied("[[1,0.5,2,0],[0,0.5,-2,1]]")).is_ok());
    let few = assert_refused_at(&bodied("[[1,0.5,2]]"), "board.body");
    assert_eq!(few, Problem::BodyCount { count: 1, points: 2 });
    let flat = assert_refused_at(&bodied("[[1,2],[1,3]]"), "board.body[0]");
    assert_eq!(flat, Problem::BodyPlace { count: 2 });
    let mixed = assert_refused_at(&bodied("[[1,2,3],[1,2,3,4]]"), "board.body[1]");
    assert_eq!(mixed, Problem::BodyPlace { count: 4 });
    for wrong in ["[0,0]", "[[1,2,3,4,5],[1,2,3,4,5]]"] {
        assert_refused_at(&bodied(wrong), "board.body[0]");
    }
    assert_refused_at(&bodied(r#"[[0,1,"2"],[0,0,0]]"#), "board.body[0][2]");
    assert_refused_at(&bodied("[[0,0,0],[0,1e10,2]]"), "board.body[1][1]");
    assert_refused_at(&bodied("{}"), "board.body");
}

#[test]
fn a_body_is_drawn_point_by_point_and_changes_no_game() {
    let board = |body: &str| {
        let points = r#""kind":"graph","points":[[0,0],[10,0]],"edges":[[0,1]]"#;
        with_board(&format!(r#"{{{points}{body}}}"#), r#","turns":[{"play":0}]"#)
    };
    let flat = open(&board("")).expect("a game");
    let solid = open(&board(r#","body":[[1,2,3],[4,5,6]]"#)).expect("a game");
    assert_eq!(flat.game.colours(), solid.game.colours());
    assert_eq!(solid.game.board().drawing().body, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    assert_eq!(flat.game.board().drawing().body, []);
}

#[test]
fn a_drawing_is_an_object_that_comes_back_whatever_it_holds_and_that_no_link_keeps() {
    let drawing = r#"{"stars":[0],"of a later day":[null,true,false,-2.5,{"é\n":[]},{}],"symmetry":{"kind":"turns"}}"#;
    let text = format!(r#"{{"gospace":1,"title":"a","drawing":{drawing},"board":{PAIR}}}"#);
    let bare = format!(r#"{{"gospace":1,"title":"a","board":{PAIR}}}"#);
    let read = Document::read(&text).expect("read");
    assert_eq!(read.write(), text);
    assert_eq!(OpenGame::open(read.clone()).expect("opens").write(), text);
    let link = read.link().expect("a link");
    assert_eq!(Document::read(&bare).expect("read").link().expect("a link"), link);
    assert_eq!(Document::of_link(&link).expect("reads").write(), bare);
    for wrong in ["[]", "null", "3", r#""a""#] {
        let text = format!(r#"{{"gospace":1,"drawing":{wrong},"board":{PAIR}}}"#);
        let problem = assert_refused_at(&text, "drawing");
        assert!(matches!(problem, Problem::Type { expected: "an object", .. }), "{problem}");
    }
}

#[test]
fn a_drawing_nests_to_the_limit_on_a_small_stack() {
    let depth = MAX_JSON_DEPTH - 2;
    let deep = format!("{}{}", r#"[{"a":"#.repeat(depth / 2), "0") + &"}]".repeat(depth / 2);
    let text = format!(r#"{{"gospace":1,"drawing":{{"deep":{deep}}},"board":{PAIR}}}"#);
    let small = std::thread::Builder::new().stack_size(256 << 10);
    let read = small.spawn(move || {
        assert_eq!(Document::read(&text).expect("read").write(), text);
    });
    read.expect("a thread").join().expect("no overflow");
}
