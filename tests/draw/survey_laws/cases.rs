//! Boards of one kind each, and what is said of them.

use gospace::boards::families::gallery;
use gospace::boards::setup::{BoardSetup, GraphSetup, PlaneSetup, RegionSetup, Start, Wrap};
use gospace::document::{Document, OpenGame};
use gospace::geometry::Spot;
use gospace::{Placement, Player, Point, Site};
use gospace_draw::survey::{Finding, survey};

fn stones(places: &[u32]) -> Vec<Site> {
    places.iter().map(|&p| Placement(p).into()).collect()
}

fn kinds(board: &BoardSetup, start: &Start) -> Vec<&'static str> {
    survey(board, start).findings.listed().iter().map(Finding::kind).collect()
}

/// A row of points, one joined to the next.
fn path(points: u32) -> BoardSetup {
    BoardSetup::Graph(GraphSetup {
        points: (0..points).map(|i| [f64::from(i), 0.0]).collect(),
        edges: (1..points).map(|i| [i - 1, i]).collect(),
        ..GraphSetup::default()
    })
}

#[test]
fn no_board_of_the_gallery_has_an_error() {
    for family in gallery() {
        let (board, start) = family.setup();
        assert!(!survey(&board, &start).findings.has_errors(), "{}", family.id);
    }
}

#[test]
fn all_points_without_a_liberty_are_named() {
    let start = Start { black: stones(&[0, 1, 4]), white: stones(&[2, 3]) };
    let found = survey(&path(6), &start);
    // 0 and 1 reach 2, which is white; 2 and 3 reach 1 and 4, which are black; 4 reaches 5.
    let dead = [0, 1, 2, 3].map(|p| Finding::DeadPoint { point: Point(p) });
    assert_eq!(found.findings.listed(), dead);
}

#[test]
fn stones_that_do_not_fit_are_reported_all_at_once() {
    let start = Start { black: stones(&[0, 9, 0]), white: stones(&[0, 8]) };
    let found = survey(&path(3), &start);
    let (black, white) = (Player::Black, Player::White);
    let wanted = [
        Finding::StoneOutOfRange { player: black, index: 1 },
        Finding::StoneTwice { player: black, index: 2 },
        Finding::StoneTwice { player: white, index: 0 },
        Finding::StoneOutOfRange { player: white, index: 1 },
    ];
    assert_eq!(found.findings.listed(), wanted);
}

fn plane(side: i32, radius: i32, tolerance: i32) -> BoardSetup {
    let outer = [[0, 0], [side, 0], [side, side], [0, side]];
    let outer = outer.map(|[x, y]| Spot::new(x, y)).to_vec();
    let region = RegionSetup::Polygon { outer, holes: vec![], wrap: Wrap::None };
    BoardSetup::Plane(PlaneSetup { region, radius, tolerance, reach: None })
}

#[test]
fn a_plane_has_room_down_to_the_last_centre() {
    assert_eq!(kinds(&plane(20, 10, 0), &Start::default()), [""; 0]);
    assert_eq!(kinds(&plane(20, 11, 0), &Start::default()), ["no-centre"]);
    assert_eq!(kinds(&plane(20, 11, 2), &Start::default()), [""; 0]);
    assert_eq!(kinds(&plane(0, 11, 20), &Start::default()), ["corner-twice", "tolerance"]);
}

#[test]
fn misplaced_stones_of_a_plane_are_reported() {
    let at = |x, y| Site::from(Spot::new(x, y));
    let start = Start { black: vec![at(10, 10), at(99, 99)], white: vec![at(12, 10)] };
    assert_eq!(kinds(&plane(60, 10, 0), &start), ["stone-outside", "stone-overlaps"]);
    let alone = Start { black: vec![at(10, 10)], white: vec![] };
    assert_eq!(kinds(&plane(20, 10, 0), &alone), ["dead-stone"]);
}

#[test]
fn a_grid_as_a_graph_has_its_points_links_and_stones() {
    for wrap in ["none", "cylinder", "torus", "mobius", "klein", "projective"] {
        let text = format!(
            r#"{{"gospace":1,"title":"t","board":{{"kind":"grid","columns":4,"rows":3,"wrap":"{wrap}","start":{{"black":[5]}}}},"turns":["pass"]}}"#
        );
        let grid = Document::read(&text).expect("a document");
        let played_on = grid.board().expect("a board");
        let graph = grid.clone().as_graph().expect("a grid");
        let again = Document::read(&graph.write()).expect("a document");
        assert_eq!((&again.heading, &again.start), (&grid.heading, &grid.start), "{wrap}");
        assert_eq!(again.board().expect("a graph").graph(), played_on.graph(), "{wrap}");
        assert_eq!(again.board().expect("a graph").drawing().xy, played_on.drawing().xy);
        assert!(OpenGame::open(again).is_ok_and(|open| open.game.turn_count() == 0));
    }
}
