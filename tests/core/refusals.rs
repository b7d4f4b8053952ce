//! If several reasons fit, a turn is refused for the first of them: "`over`, `phase`, `range`,
//! `outside`, `occupied`, `overlap`, `repetition`" (API.md). Each case has a pair of reasons.

use gospace::document::{Document, OpenGame, Problem, TurnFault};
use gospace::geometry::Spot;
use gospace::limits::MAX_TICK;
use gospace::rules::rational;
use gospace::rules::ruleset::RulesError;
use gospace::{Colour, GameResult, Offer, Player, Refusal, StartError, Turn};

/// The codes, in the order in which they are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Code {
    Over,
    Phase,
    Range,
    Outside,
    Occupied,
    Overlap,
    Repetition,
}

use Code::{Occupied, Outside, Over, Overlap, Phase, Range, Repetition};

fn code(refusal: &Refusal) -> Code {
    match refusal {
        Refusal::Over => Over,
        Refusal::Phase { .. } => Phase,
        Refusal::Range { .. }
        | Refusal::NoStone { .. }
        | Refusal::ListedTwice { .. }
        | Refusal::Unclosed { .. }
        | Refusal::NegativeBid
        | Refusal::NotInHistory { .. }
        | Refusal::Cycle { .. } => Range,
        Refusal::Outside { .. } => Outside,
        Refusal::Occupied { .. } => Occupied,
        Refusal::Overlap { .. } => Overlap,
        Refusal::Repeats { .. } => Repetition,
    }
}

const PAIR: &str = r#""kind":"graph","points":[[0,0],[1,0]],"edges":[[0,1]]"#;
/// Four points in a row and the links between them; some placements are two points.
const LINE: &str = r#""kind":"gospace","points":[[0,0],[2,0],[4,0],[6,0],[1,0],[3,0],[5,0]],"open":[[0],[1],[2],[3],[0,4,1],[1,5,2],[2,6,3]],"placements":[[0],[1],[0,1],[1,2],[2],[3]]"#;
const PLANE: &str = r#""kind":"plane","region":{"outer":[[0,0],[100,0],[100,40],[0,40]]},"radius":10,"tolerance":0"#;
const CYLINDER: &str = r#""kind":"plane","region":{"outer":[[0,0],[64,0],[64,64],[0,64]],"wrap":"cylinder"},"radius":10,"tolerance":0"#;
const DIVIDED: &str = r#"{"preset":"divide-and-choose"}"#;
const TROMP_TAYLOR: &str = r#"{"preset":"tromp-taylor"}"#;
const STONE: &str = r#"{"preset":"stone"}"#;
const PRIMITIVE: &str = r#"{"preset":"primitive"}"#;

fn open(board: &str, rules: &str, turns: &str) -> OpenGame {
    let text = format!(r#"{{"gospace":1,"board":{{{board}}},"rules":{rules},"turns":[{turns}]}}"#);
    Document::read(&text).and_then(OpenGame::open).unwrap_or_else(|e| panic!("{e} in {text}"))
}

/// The code with which each of these turns is refused; taking it gives the same and changes
/// nothing.
fn assert_refused(board: &str, rules: &str, turns: &str, cases: &[(&str, Code)]) {
    let mut game = open(board, rules, turns);
    let before = game.write();
    for (text, expected) in cases {
        let fault = game.fault(text).unwrap_or_else(|| panic!("{text} after {turns} is allowed"));
        let found = match &fault {
            TurnFault::Refused(refusal) => code(refusal),
            TurnFault::Number(_) => Range,
            TurnFault::Malformed(error) => panic!("{text}: {error}"),
        };
        assert_eq!(found, *expected, "{text} after {turns}");
        assert_eq!(game.play_text(text).err(), Some(fault), "{text} after {turns}");
        assert_eq!(game.write(), before);
    }
}

/// Invalid numbers in each kind of turn that has numbers.
const NO_NUMBERS: [&str; 7] = [
    r#"{"play":-1}"#,
    r#"{"play":0.5}"#,
    r#"{"play":0,"bid":"x"}"#,
    r#"{"play":99,"bid":"1/0"}"#,
    r#"{"komi":"much"}"#,
    r#"{"reset":-3}"#,
    r#"{"forever":1.5}"#,
];

#[test]
fn over_comes_before_phase_and_before_range() {
    let others =
        [r#""agree""#, r#"{"take":"black"}"#, r#"{"play":99}"#, r#"{"play":0,"bid":"-1"}"#];
    for text in others.iter().chain(&NO_NUMBERS) {
        assert_refused(PAIR, TROMP_TAYLOR, r#""pass","pass""#, &[(text, Over)]);
        let resigned = r#"{"komi":"0"},{"take":"white"},"resign""#;
        assert_refused(PAIR, DIVIDED, resigned, &[(text, Over)]);
    }
}

#[test]
fn phase_comes_before_range() {
    let misplaced = |turns: &str, belongs: &[&str]| {
        for text in NO_NUMBERS {
            let fits = belongs.iter().any(|field| text.starts_with(&format!(r#"{{"{field}""#)));
            assert_refused(PAIR, DIVIDED, turns, &[(text, if fits { Range } else { Phase })]);
        }
    };
    misplaced("", &["komi"]);
    misplaced(r#"{"komi":"0"}"#, &[]);
    misplaced(r#"{"komi":"0"},{"take":"white"}"#, &["play", "forever"]);
    let bid = r#"{"komi":"0"},{"take":"white"},{"play":0,"bid":"1"}"#;
    misplaced(bid, &[]);
    misplaced(&format!(r#"{bid},{{"answer":"black"}}"#), &["reset"]);
    misplaced(r#"{"komi":"0"},{"take":"white"},{"forever":"pass"}"#, &[]);
    let bids = [r#"{"play":99,"bid":"-1"}"#, r#"{"play":0,"bid":"-1"}"#, r#"{"play":0,"bid":"x"}"#];
    for text in bids {
        assert_refused(PAIR, TROMP_TAYLOR, "", &[(text, Phase)]);
        assert_refused(PAIR, DIVIDED, r#"{"komi":"0"},{"take":"white"}"#, &[(text, Range)]);
    }
    assert_refused(PAIR, PRIMITIVE, "", &[(r#""pass""#, Phase), (r#"{"reset":7}"#, Phase)]);
}

#[test]
fn range_comes_before_outside() {
    let beyond =
        ["[16777217,0]", "[0,-16777217]", "[1e9,0]", "[-3e9,0]", "[10.5,10]", "[1e300,1e300]"];
    for spot in beyond {
        let text = format!(r#"{{"play":{spot}}}"#);
        for board in [PLANE, CYLINDER] {
            assert_refused(board, STONE, "", &[(&text, Range)]);
            assert_refused(board, STONE, r#""pass","pass""#, &[(&text, Over)]);
        }
    }
    let least = r#"{"play":[0,-16777216]}"#;
    assert_refused(PLANE, STONE, "", &[(least, Outside), (r#"{"play":[16777216,0]}"#, Outside)]);
    assert_refused(CYLINDER, STONE, "", &[(least, Outside)]);
    assert!(open(CYLINDER, STONE, "").fault(r#"{"play":[16777216,32]}"#).is_none(), "an image");
}

/// Callers of the core may name any tick.
#[test]
fn a_centre_beyond_the_limit_is_out_of_range_whatever_is_there() {
    for board in [PLANE, CYLINDER] {
        for at in [i32::MIN, -MAX_TICK - 1, MAX_TICK + 1, i32::MAX] {
            let mut open = open(board, STONE, "");
            for spot in [Spot::new(at, 20), Spot::new(20, at), Spot::new(at, at)] {
                let refusal = open.game.refusal(Turn::play(spot));
                assert_eq!(refusal.as_ref().map(code), Some(Range), "{spot}");
            }
        }
    }
}

/// No stone is outside, so that no centre is outside and occupied.
#[test]
fn outside_comes_before_overlap() {
    let beside = r#"{"play":[10,11]},{"play":[60,20]}"#;
    let cases = [(r#"{"play":[9,11]}"#, Outside), (r#"{"play":[11,11]}"#, Overlap)];
    assert_refused(PLANE, STONE, beside, &cases);
}

#[test]
fn occupied_comes_before_overlap() {
    assert_refused(PLANE, STONE, r#"{"play":[50,20]}"#, &[(r#"{"play":[50,20]}"#, Occupied)]);
    let image = r#"{"play":[96,20]}"#;
    assert_refused(CYLINDER, STONE, r#"{"play":[32,20]}"#, &[(image, Occupied)]);
    // Both points of [0, 1] are black, though it was never played: it is a stone.
    let turns = r#"{"play":0},"pass",{"play":1}"#;
    let cases = [(r#"{"play":2}"#, Occupied), (r#"{"play":3}"#, Overlap)];
    assert_refused(LINE, STONE, turns, &cases);
}

/// A play where something is never comes about, so that there is nothing that it could repeat.
#[test]
fn overlap_comes_before_repetition() {
    let ko = r#"{"play":0},{"play":1}"#;
    let cases = [(r#"{"play":0}"#, Repetition), (r#"{"play":1}"#, Occupied)];
    assert_refused(PAIR, TROMP_TAYLOR, ko, &cases);
    let cases = [(r#"{"play":2}"#, Overlap), (r#"{"play":9}"#, Range)];
    assert_refused(LINE, STONE, r#"{"play":0}"#, &cases);
}

#[test]
fn a_text_that_is_no_turn_is_an_error_whatever_the_game_is_at() {
    let texts = [
        r#"{"play":-1,"komi":"0"}"#,
        r#"{"play":-1,"what":2}"#,
        r#"{"play":"a"}"#,
        r#"{"bid":"x"}"#,
        r#"{"play":0,"marks":{"triangle":[9]}}"#,
        r#"{"play":-1,"variations":[]}"#,
        "{}",
        "[",
    ];
    for turns in ["", r#""pass","pass""#] {
        for text in texts {
            let fault = open(PAIR, TROMP_TAYLOR, turns).fault(text);
            assert!(matches!(fault, Some(TurnFault::Malformed(_))), "{text}: {fault:?}");
        }
    }
}

#[test]
fn a_proposal_is_refused_for_the_game_then_for_the_phase_then_for_its_list() {
    let one = r#"{"agree":{"dead":[1]}}"#;
    let wild = r#"{"agree":{"dead":[99]}}"#;
    let stones = r#"{"play":0},"pass""#;
    let whole = r#"{"agree":{"dead":[0]}}"#;
    assert_refused(PAIR, TROMP_TAYLOR, r#""resign""#, &[(one, Over), (wild, Over)]);
    assert_refused(PAIR, TROMP_TAYLOR, "", &[(one, Phase), (wild, Phase), (r#""accept""#, Phase)]);
    assert_refused(PAIR, PRIMITIVE, "", &[(one, Phase), (wild, Phase)]);
    assert_refused(
        PAIR,
        TROMP_TAYLOR,
        stones,
        &[(one, Range), (wild, Range), (r#""agree""#, Phase), (r#""decline""#, Phase)],
    );
    let asked = format!("{stones},{whole}");
    let due = [("\"pass\"", Phase), (one, Phase), (r#"{"play":1}"#, Phase), (r#""agree""#, Phase)];
    assert_refused(PAIR, TROMP_TAYLOR, &asked, &due);
    let komi = r#"{"komi":"0"},{"take":"white"},"pass""#;
    assert_refused(PAIR, DIVIDED, komi, &[(r#"{"agree":{"dead":[]}}"#, Phase)]);
    let offered = format!(r#"{komi},{{"forever":"pass"}}"#);
    assert_refused(PAIR, DIVIDED, &offered, &[(r#""accept""#, Phase)]);
}

#[test]
fn on_a_plane_dead_stones_are_named_by_their_centres() {
    let turns = r#"{"play":[10,10]},{"play":[50,10]},{"play":[30,10]},"pass""#;
    let wild = format!(r#"{{"agree":{{"dead":[[{},0]]}}}}"#, MAX_TICK + 1);
    let cases = [
        (r#"{"agree":{"dead":[[10,11]]}}"#, Range),
        (r#"{"agree":{"dead":[[10,10]]}}"#, Range),
        (r#"{"agree":{"dead":[[30,10],[10,10],[30,10]]}}"#, Range),
        (&wild, Range),
    ];
    assert_refused(PLANE, STONE, turns, &cases);
    for (rules, black) in [(STONE, "0"), (TROMP_TAYLOR, "0")] {
        let agreed = r#"{"agree":{"dead":[[30,10],[10,10]]}},"accept""#;
        let mut open = open(PLANE, rules, &format!("{turns},{agreed}"));
        let Some(GameResult::Agreed { winner, score }) = open.game.result() else {
            panic!("agreed")
        };
        assert_eq!((winner, score.black.to_string()), (Some(Player::White), black.to_owned()));
        assert_eq!(open.game.colours().iter().filter(|&&c| c == Colour::Black).count(), 2);
        assert!(open.game.undo() && open.game.undo() && open.game.undo());
        assert!(open.game.redo() && open.game.redo() && open.game.redo());
        assert_eq!(open.game.result(), Some(GameResult::Agreed { winner, score }));
    }
}

#[test]
fn a_handicap_is_of_two_stones_of_the_start_or_more_and_needs_equal_rules() {
    let refused = |board: &str, rules: &str| {
        let text = format!(r#"{{"gospace":1,"board":{{{board}}},"rules":{{{rules}}}}}"#);
        let error = Document::read(&text).and_then(OpenGame::open).err()?;
        assert_eq!(error.path, "rules");
        Some(error.problem)
    };
    let grid = r#""kind":"grid","columns":5,"rows":5,"start":{"black":[6,18,12]}"#;
    let rules = |error| Some(Problem::Start(StartError::Rules(error)));
    for allowed in ["0", "2", "3"] {
        assert_eq!(refused(grid, &format!(r#""handicap":{allowed},"first":"white""#)), None);
    }
    assert_eq!(refused(grid, r#""handicap":1"#), rules(RulesError::HandicapOfOne));
    assert_eq!(refused(grid, r#""handicap":4"#), rules(RulesError::HandicapBeyondStart));
    let divided = rules(RulesError::UnequalDivision);
    for unequal in [r#""handicap":2"#, r#""first":"white""#] {
        let divide = |name: &str| format!(r#"{name},{unequal}"#);
        assert_eq!(refused(grid, &divide(r#""preset":"divide-and-choose""#)), divided);
        assert_eq!(refused(grid, &divide(r#""komi":"divide-and-choose""#)), divided);
        let endless = divide(r#""preset":"divide-and-choose","komi":"0""#);
        assert_eq!(refused(grid, &endless), None);
    }
    assert_eq!(refused(grid, r#""preset":"primitive","first":"white""#), None);
}

/// A refusal for the phase carries the phase: the turn that is due, its player, and its subject.
#[test]
fn a_turn_of_another_phase_is_refused_with_the_phase() {
    let number = |text| rational::parse(text).expect("a rational");
    let begun = r#"{"komi":"7/2"},{"take":"white"}"#;
    let bid = format!(r#"{begun},{{"play":0,"bid":"3/2"}}"#);
    let [player, black] = [Player::White, Player::Black];
    let cases = [
        (String::new(), gospace::Phase::Komi),
        (r#"{"komi":"7/2"}"#.to_owned(), gospace::Phase::Take { komi: number("7/2") }),
        (begun.to_owned(), gospace::Phase::Turn(black)),
        (bid.clone(), gospace::Phase::Answer { player, bid: number("3/2") }),
        (
            format!(r#"{bid},{{"answer":"black"}}"#),
            gospace::Phase::Reset { player: black, bid: number("3/2") },
        ),
        (
            format!(r#"{begun},{{"forever":"pass"}}"#),
            gospace::Phase::Offer { player, offer: Offer::Pass },
        ),
    ];
    for (turns, phase) in cases {
        let mut open = open(PAIR, DIVIDED, &turns);
        assert_eq!(*open.game.phase(), phase);
        let misplaced = match phase {
            gospace::Phase::Offer { .. } => Turn::Pass,
            _ => Turn::Decline,
        };
        let now = Box::new(phase);
        assert_eq!(open.game.refusal(misplaced), Some(Refusal::Phase { now }), "after {turns}");
    }
}
