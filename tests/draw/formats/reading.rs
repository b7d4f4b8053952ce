//! Short ways to read and write, for the tests of formats.

use gospace::boards::setup::{BoardSetup, GraphSetup};
use gospace::document::{Document, OpenGame};
use gospace_draw::formats::{self, Format, Imported, LeftOut, Notice};

/// The contents of a text of this format; its document opens, also after it was written as JSON.
pub fn read(text: &str, format: Format) -> Imported {
    let imported = formats::read(text, Some(format), None)
        .unwrap_or_else(|error| panic!("{error}\nin {text}"));
    assert_eq!(imported.format, format);
    let again = Document::read(&imported.document.write()).expect("a document");
    OpenGame::open(again).expect("a document that opens");
    imported
}

/// The graph of a text of this format.
pub fn graph(text: &str, format: Format) -> GraphSetup {
    match read(text, format).document.board {
        BoardSetup::Graph(graph) => graph,
        other => panic!("{other:?} is no graph"),
    }
}

pub fn document(json: &str) -> Document {
    Document::read(json).unwrap_or_else(|error| panic!("{error} in {json}"))
}

/// A document of a board, from JSON.
pub fn of_board(board: &str) -> Document {
    document(&format!(r#"{{"gospace":1,"board":{board}}}"#))
}

pub fn write(document: &Document, format: Format) -> String {
    formats::write(document, format).expect("a board of the format")
}

pub fn left_out(what: LeftOut, count: usize) -> Notice {
    Notice::LeftOut { what, count }
}

pub fn strings(words: &[&str]) -> Option<Vec<String>> {
    Some(words.iter().map(|word| (*word).to_owned()).collect())
}
