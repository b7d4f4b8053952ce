//! Named positions.

use gospace::document::{Document, OpenGame};
use gospace::game::{Loss, WhyRefused};
use gospace::geometry::Spot;
use gospace::{Game, Placement, Player, Site};

use super::{site, sites};

fn game(text: &str) -> Game {
    let open = Document::read(text).and_then(OpenGame::open);
    open.unwrap_or_else(|error| panic!("{error} in {text}")).game
}

/// RULES.md 4, "capture at a distance", with a stone elsewhere so that the board is another one.
#[test]
fn a_disk_takes_a_chain_that_it_does_not_touch_and_then_dies_itself() {
    let game = game(
        r#"{"gospace":1,"board":{"kind":"disks","disks":[[0,0,2],[10,0,8],[16,0,1],[100,0,1],[102,0,1]],
            "start":{"black":[3],"white":[0]}},"turns":[{"play":2}]}"#,
    );
    let white = game.why_taken(site(0)).expect("White was taken");
    assert_eq!((white.loss, white.fills), (Loss::Capture, false));
    assert_eq!((white.chain, white.liberties), (sites(&[0]), vec![Placement(1)]));
    let black = game.why_taken(site(2)).expect("Black died");
    assert_eq!((black.loss, black.owner), (Loss::Suicide, Player::Black));
    assert_eq!((black.chain, black.liberties), (sites(&[2]), Vec::new()));
    assert_eq!(game.taken_by(1), sites(&[0, 2]));
}

/// RULES.md 2: arcs c → v and none out of v.
#[test]
fn on_a_directed_graph_a_play_takes_and_dies_at_once() {
    let game = game(
        r#"{"gospace":1,"board":{"kind":"graph","points":[[0,0],[40,0],[80,0],[120,0]],
            "edges":[[2,3]],"arcs":[[0,1]],"start":{"black":[2],"white":[0]}},"turns":[{"play":1}]}"#,
    );
    let white = game.why_taken(site(0)).expect("White was taken");
    assert_eq!(
        (white.loss, white.fills, white.liberties),
        (Loss::Capture, true, vec![Placement(1)])
    );
    let black = game.why_taken(site(1)).expect("Black died");
    assert_eq!((black.loss, black.fills), (Loss::Suicide, false));
}

#[test]
fn a_reset_is_explained_as_one() {
    let game = game(
        r#"{"gospace":1,"board":{"kind":"grid","columns":3,"rows":3,"wrap":"none"},
            "rules":{"preset":"divide-and-choose"},
            "turns":[{"komi":"0"},{"take":"white"},{"play":4,"bid":"1"},{"answer":"white"},{"reset":2}]}"#,
    );
    let why = game.why_taken(site(4)).expect("it stands no more");
    assert_eq!((why.loss, why.play, why.turn), (Loss::Reset, None, 5));
    assert_eq!((why.chain, why.owner), (sites(&[4]), Player::Black));
    assert!(game.taken_by(5).is_empty(), "a reset takes no stones");
    let tally = game.tally().expect("a score");
    assert_eq!(tally.gained.black.to_string(), "1");
}

#[test]
fn a_single_suicide_would_leave_the_board_as_it_is() {
    let mut game = game(
        r#"{"gospace":1,"board":{"kind":"grid","columns":3,"rows":3,"wrap":"none",
            "start":{"white":[1,3]}}}"#,
    );
    let why = game.why_refused(site(0));
    let Some(WhyRefused::Repeats { since: 0, captured, suicide, unchanged: true }) = why else {
        panic!("{why:?}");
    };
    assert_eq!((captured, suicide), (Vec::new(), sites(&[0])));
}

#[test]
fn on_a_plane_overlaps_and_outside_centres_are_explained() {
    let mut game = game(
        r#"{"gospace":1,"board":{"kind":"plane","region":{"outer":[[0,0],[200,0],[200,200],[0,200]]},
            "radius":10,"tolerance":0,"start":{"black":[[100,100]],"white":[[120,100],[180,180]]}}}"#,
    );
    let spot = |x, y| Site::Spot(Spot::new(x, y));
    let overlap = |stones: &[Site]| Some(WhyRefused::Overlap { stones: stones.to_vec() });
    assert_eq!(game.why_refused(spot(110, 100)), overlap(&[spot(100, 100), spot(120, 100)]));
    // At exactly two radii it touches and does not overlap.
    assert_eq!(game.why_refused(spot(100, 119)), overlap(&[spot(100, 100)]));
    assert_eq!(game.why_refused(spot(100, 120)), None);
    assert_eq!(game.why_refused(spot(112, 84)), overlap(&[spot(120, 100)]), "it touches the other");
    let occupied = WhyRefused::Occupied { stone: spot(180, 180) };
    assert_eq!(game.why_refused(spot(180, 180)), Some(occupied));
    assert_eq!(game.why_refused(spot(9, 100)), Some(WhyRefused::Outside));
    assert_eq!(game.why_refused(site(0)), None, "a plane has no numbers");
}

#[test]
fn of_a_placement_that_is_not_there_nothing_is_explained() {
    let mut game = game(
        r#"{"gospace":1,"board":{"kind":"grid","columns":3,"rows":3,"wrap":"none"},"turns":[{"play":4}]}"#,
    );
    assert_eq!((game.why_refused(site(9)), game.why_taken(site(9))), (None, None));
}
