//! Documents of every kind to make links of.

use gospace::boards::families::gallery;
use gospace::boards::setup::{BoardSetup, Start};
use gospace::document::{Document, Heading, Spelling};
use gospace::rules::ruleset::Ruleset;

/// A document with only a board.
pub fn of_board(board: BoardSetup, start: Start) -> Document {
    Document {
        heading: Heading::default(),
        rules: Ruleset::on(&board, None),
        board,
        start,
        turns: Vec::new(),
        spelling: Spelling::default(),
    }
}

/// Every board of the gallery.
pub fn families() -> Vec<(String, Document)> {
    let mut all = Vec::new();
    for family in gallery() {
        let (board, start) = family.setup();
        all.push((family.id.to_owned(), of_board(board, start)));
    }
    all
}

/// A document of few words with something in most of its fields.
pub fn with_everything() -> Document {
    let text = r#"{"gospace":1,"title":"Five points","author":"A. B.","comment":"Drawn by hand.",
        "board":{"kind":"graph","points":[[0,0],[40,0],[20,35.5],[60,35],[-3,70]],
        "edges":[[0,1],[3,1]],"arcs":[[1,2],[2,0],[3,4]],"labels":["a","b","c","d","é"],
        "start":{"white":[4]}},
        "rules":{"preset":"tromp-taylor","komi":"13/2"},
        "turns":[{"play":0,"comment":"Why not here?","marks":{"triangle":[3],"label":[[1,"A"]]}},
        {"play":3,"variations":[["pass",{"play":2}],[]]},{"pass":true},"pass"]}"#;
    Document::read(text).unwrap_or_else(|error| panic!("{error}"))
}
