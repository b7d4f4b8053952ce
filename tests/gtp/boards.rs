//! Boards of documents, links and SGF files.

use std::fs;
use std::path::PathBuf;

use gospace::document::{Document, OpenGame};

use super::{ask, error, session};

const TORUS: &str = r#"{"gospace":1,
    "board":{"kind":"grid","columns":5,"rows":5,"wrap":"torus"}}"#;
const RINGS: &str = r#"{"gospace":1,
    "board":{"kind":"graph","points":[[0,0],[9,0],[9,9],[0,9]],"edges":[[0,1],[1,2],[2,3],[3,0]],
    "labels":["the harbour","east","north east","B2"]}}"#;
const SQUARE: &str = r#"{"gospace":1,
    "board":{"kind":"plane","region":{"outer":[[0,0],[8192,0],[8192,8192],[0,8192]]}}}"#;

/// A file of the tests' own.
fn file(name: &str, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("gospace-gtp-{}-{name}", std::process::id()));
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn on_a_torus_a_stone_at_the_edge_is_taken_over_the_seam() {
    let mut session = session(9);
    let path = file("torus.json", TORUS);
    assert_eq!(ask(&mut session, &format!("gospace-load {}", path.display())), "");
    fs::remove_file(path).unwrap();
    for turn in ["b A2", "w A1", "b B1", "w C3", "b E1", "w C4", "b A5"] {
        ask(&mut session, &format!("play {turn}"));
    }
    let shown = ask(&mut session, "showboard");
    assert_eq!((shown.matches('X').count(), shown.matches('O').count()), (4, 2), "{shown}");
    assert!(!ask(&mut session, "genmove w").is_empty());
    ask(&mut session, "clear_board");
    assert_eq!(ask(&mut session, "showboard").matches('X').count(), 0);
    assert_eq!(ask(&mut session, "gospace-names").lines().count(), 25);
}

#[test]
fn a_link_opens_by_itself_and_an_address_in_a_file() {
    let link = Document::read(TORUS).unwrap().link().unwrap();
    // In a command all after "#" is a comment.
    let path = file("address.txt", &format!("https://example.org/gospace/#{link}\n"));
    for named in [link, path.display().to_string()] {
        let mut session = session(9);
        ask(&mut session, &format!("gospace-load {named}"));
        assert_eq!(ask(&mut session, "gospace-names").lines().count(), 25, "{named}");
    }
    fs::remove_file(path).unwrap();
}

#[test]
fn links_of_every_version_open() {
    for kept in [include_str!("../links/graph.txt"), include_str!("../links/graph-bends.txt")] {
        let link = kept.split_whitespace().next().unwrap();
        let document = Document::of_link(link).unwrap();
        let mut session = session(9);
        assert_eq!(ask(&mut session, &format!("gospace-load {link}")), "");
        let points = OpenGame::open(document).unwrap().game.board().placement_count();
        assert_eq!(ask(&mut session, "gospace-names").lines().count(), points);
    }
}

#[test]
fn vertices_have_the_names_that_the_page_writes() {
    let mut session = session(9);
    let path = file("rings.json", RINGS);
    ask(&mut session, &format!("gospace-load {}", path.display()));
    fs::remove_file(path).unwrap();
    assert_eq!(ask(&mut session, "gospace-names"), "the harbour\neast\nnorth east\nB2");
    ask(&mut session, "play b the harbour");
    ask(&mut session, "play w North_East");
    assert_eq!(ask(&mut session, "showboard"), "\nBlack: the harbour\nWhite: north east");
    let turn = ask(&mut session, "genmove b");
    assert!(["east", "B2", "pass"].contains(&turn.as_str()), "{turn}");
    assert_eq!(error(&mut session, "play w harbour"), "syntax error");
}

#[test]
fn on_a_plane_vertices_are_stone_widths_that_can_be_played_again() {
    let mut first = session(9);
    let path = file("square.json", SQUARE);
    let load = format!("gospace-load {}", path.display());
    ask(&mut first, &load);
    let mut second = session(9);
    ask(&mut second, &load);
    fs::remove_file(path).unwrap();
    for (colour, other) in [("b", "Black"), ("w", "White")] {
        let turn = ask(&mut first, &format!("genmove {colour}"));
        ask(&mut second, &format!("play {colour} {turn}"));
        assert!(ask(&mut second, "showboard").contains(&format!("{other}: {turn}")), "{turn}");
    }
    assert!(error(&mut first, "gospace-names").contains("stone widths"));
    ask(&mut first, "clear_board");
    ask(&mut first, "play b 1.2345, 1.5");
    let shown = ask(&mut first, "showboard");
    let name = shown.lines().nth(1).unwrap().strip_prefix("Black: ").unwrap();
    let x: f64 = name.split(',').next().unwrap().parse().unwrap();
    assert!((x - 1.2345).abs() < 0.001, "{x}");
}

#[test]
fn an_sgf_game_is_loaded_up_to_a_turn() {
    let path = file("game.sgf", "(;FF[4]GM[1]SZ[5]KM[0.5];B[cc];W[bb];B[dd])");
    let mut session = session(9);
    for (number, stones) in [("", 3), (" 1", 0), (" 3", 2)] {
        ask(&mut session, &format!("loadsgf {}{number}", path.display()));
        let shown = ask(&mut session, "showboard");
        assert_eq!(shown.matches(['X', 'O']).count(), stones, "{shown}");
    }
    fs::remove_file(path).unwrap();
    assert_eq!(ask(&mut session, "undo"), "");
    assert!(error(&mut session, "loadsgf nowhere.sgf").starts_with("cannot load file"));
    assert!(error(&mut session, "gospace-load nowhere.json").starts_with("cannot load file"));
}
