//! Graphs out and in again.

use gospace::boards::Board;
use gospace::boards::families::gallery;
use gospace::boards::setup::{Bend, BoardSetup, GraphSetup};
use gospace_draw::formats::{self, Format, WriteError};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::super::trials::check;
use super::reading::{document, graph, of_board, read, write};

const DRAWN: [Format; 3] = [Format::EdgeList, Format::GraphMl, Format::Dot];
const ALL: [Format; 5] =
    [Format::EdgeList, Format::GraphMl, Format::Dot, Format::Matrix, Format::Tgf];

fn coordinates() -> impl Strategy<Value = f64> {
    prop_oneof![(-50i32..50).prop_map(f64::from), -1e9..1e9, -1.0..1.0]
}

/// Numbers, words, and texts with every sign that some format reads as its own.
fn labels() -> impl Strategy<Value = String> {
    prop_oneof![(0u32..6).prop_map(|number| number.to_string()), "[a-c]{1,2}", "[ -~äλ\n]{0,6}",]
}

/// A graph with some label that is not empty, if it has labels.
fn graphs() -> impl Strategy<Value = GraphSetup> {
    (1usize..7).prop_flat_map(|count| {
        let end = 0..count as u32;
        let links = || vec([end.clone(), end.clone()], 0..10);
        let points = vec([coordinates(), coordinates()], count);
        (points, links(), links(), option::of(vec(labels(), count))).prop_map(
            |(points, edges, arcs, labels)| {
                let labels = labels.filter(|all| all.iter().any(|label| !label.is_empty()));
                GraphSetup { points, edges, arcs, labels, ..GraphSetup::default() }
            },
        )
    })
}

fn of_graph(graph: &GraphSetup) -> gospace::document::Document {
    let mut document = of_board(r#"{"kind":"graph","points":[]}"#);
    document.board = BoardSetup::Graph(graph.clone());
    document
}

#[test]
fn formats_that_hold_a_drawing_give_the_very_graph_back() {
    for format in DRAWN {
        check(600, graphs(), |setup| {
            let text = write(&of_graph(&setup), format);
            assert_eq!(graph(&text, format), setup, "{text}");
            assert!(read(&text, format).placed);
        });
    }
}

#[test]
fn graphml_gives_the_bends_of_links_back() {
    check(
        600,
        (graphs(), vec(option::of([coordinates(), coordinates()]), 20)),
        |(setup, bends)| {
            let bent = (0..setup.link_count() as u32).zip(&bends);
            let bent = bent.filter_map(|(link, at)| at.map(|at| Bend { link, at }));
            let bends: Vec<Bend> = bent.collect();
            let setup = GraphSetup { bends: (!bends.is_empty()).then_some(bends), ..setup };
            let text = write(&of_graph(&setup), Format::GraphMl);
            assert_eq!(graph(&text, Format::GraphMl), setup, "{text}");
            assert_eq!(read(&text, Format::GraphMl).notices, []);
        },
    );
}

#[test]
fn every_format_gives_the_same_board_back() {
    for format in ALL {
        check(300, graphs(), |setup| {
            let text = write(&of_graph(&setup), format);
            let board = |setup: GraphSetup| Board::new(BoardSetup::Graph(setup)).expect("a board");
            let [before, after] = [board(setup), board(graph(&text, format))];
            assert_eq!(before.graph(), after.graph(), "{text}");
        });
    }
}

#[test]
fn trivial_graph_format_keeps_labels_but_for_their_line_breaks() {
    let text = r#"{"kind":"graph","points":[[0,0],[0,0],[0,0]],"edges":[[2,0],[0,1]],
        "arcs":[[1,2]],"labels":["a b","","x\ny"]}"#;
    let again = graph(&write(&of_board(text), Format::Tgf), Format::Tgf);
    assert_eq!(again.labels, super::reading::strings(&["a b", "", "x y"]));
    assert_eq!((again.edges, again.arcs), (vec![[2, 0], [0, 1]], vec![[1, 2]]));
}

#[test]
fn every_board_of_the_gallery_is_written_in_its_formats_and_comes_back() {
    let mut written = 0;
    for family in gallery() {
        let (setup, _) = family.setup();
        let mut document = of_board(r#"{"kind":"grid","columns":1,"rows":1}"#);
        document.board = setup.clone();
        for &format in formats::formats_for(&setup) {
            let text = match formats::write(&document, format) {
                Err(WriteError::TooLarge { .. }) if family.id == "ten-thousand" => continue,
                text => text.expect(family.id),
            };
            let again = read(&text, format).document.board;
            let board = |setup| Board::new(setup).expect("a board");
            match &setup {
                BoardSetup::Graph(_) | BoardSetup::Grid(_) if format != Format::Gospace => {
                    let before = board(setup.clone());
                    assert_eq!(before.graph(), board(again).graph(), "{} {format:?}", family.id);
                }
                _ => assert_eq!(again, setup, "{} {format:?}", family.id),
            }
            written += 1;
        }
    }
    assert!(written > 150, "{written}");
}

#[test]
fn a_board_is_refused_by_formats_of_other_kinds() {
    let kinds = [
        (r#"{"kind":"graph","points":[[0,0]]}"#, 6),
        (r#"{"kind":"grid","columns":2,"rows":2}"#, 7),
        (r#"{"kind":"grid","columns":3,"rows":3,"wrap":"torus"}"#, 6),
        (r#"{"kind":"gospace","points":[[0,0]],"open":[[0]],"placements":[[0]]}"#, 1),
        (r#"{"kind":"disks","disks":[[0,0,5]]}"#, 2),
        (r#"{"kind":"plane","region":{"circle":[0,0,9000]}}"#, 2),
    ];
    for (board, count) in kinds {
        let document = of_board(board);
        let fitting = formats::formats_for(&document.board);
        assert_eq!(fitting.len(), count, "{board}");
        for (_, format) in formats::FORMATS {
            let refused = formats::write(&document, format) == Err(WriteError::Kind);
            assert_eq!(refused, !fitting.contains(&format), "{board} {format:?}");
        }
    }
}

#[test]
fn a_matrix_too_large_to_be_read_is_not_written() {
    let mut large = document(r#"{"gospace":1,"board":{"kind":"graph","points":[]}}"#);
    let points = vec![[0.0; 2]; 4097];
    large.board = BoardSetup::Graph(GraphSetup { points, ..GraphSetup::default() });
    let refused = formats::write(&large, Format::Matrix);
    assert_eq!(refused, Err(WriteError::TooLarge { limit: 4096 }));
}

#[test]
fn names_are_labels_unless_they_number_the_points() {
    let labels = |text| graph(text, Format::EdgeList).labels;
    assert_eq!(labels("0 1\n1 2"), None);
    assert_eq!(labels("2 1\n3 1"), None);
    assert_eq!(labels("0 2"), super::reading::strings(&["0", "2"]));
    assert_eq!(labels("1 02"), super::reading::strings(&["1", "02"]));
    assert_eq!(labels("b -> a"), super::reading::strings(&["b", "a"]));
    assert_eq!(graph("2 0\n1 2", Format::EdgeList).edges, [[2, 0], [1, 2]]);
    assert_eq!(graph("3 1\n2 -> 3", Format::EdgeList).arcs, [[1, 2]]);
}

#[test]
fn points_without_a_place_stand_on_a_circle_about_1_apart() {
    assert!(!read("a @ 0 0\nb", Format::EdgeList).placed);
    let many: String = (0..100).map(|n| format!("{n}\n")).collect();
    let points = graph(&many, Format::EdgeList).points;
    let distance = |a: [f64; 2], b: [f64; 2]| f64::hypot(a[0] - b[0], a[1] - b[1]);
    for pair in points.windows(2) {
        assert!((distance(pair[0], pair[1]) - 1.0).abs() < 0.01, "{pair:?}");
    }
}
