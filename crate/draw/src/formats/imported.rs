//! The result of reading a text of some format.

use super::error::Notice;
use gospace::boards::setup::{BoardSetup, Start};
use gospace::document::{Document, Heading, Spelling};
use gospace::rules::ruleset::Ruleset;

/// A text format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Format {
    /// The document.
    Gospace,
    /// A line for each link.
    EdgeList,
    /// An adjacency matrix.
    Matrix,
    /// GraphML.
    #[cfg_attr(feature = "typescript", serde(rename = "graphml"))]
    GraphMl,
    /// DOT, the language of Graphviz.
    Dot,
    /// Trivial Graph Format.
    Tgf,
    /// The Smart Game Format.
    Sgf,
    /// A drawing in SVG.
    Svg,
    /// Neighbours of each point.
    AdjacencyList,
    /// GML.
    Gml,
    /// Nodes and links in JSON, of networkx, Cytoscape and others.
    Json,
    /// A network of Pajek.
    Pajek,
    /// graph6, sparse6 or digraph6.
    Graph6,
}

/// The formats by their words.
pub const FORMATS: [(&str, Format); 13] = [
    ("gospace", Format::Gospace),
    ("edge-list", Format::EdgeList),
    ("matrix", Format::Matrix),
    ("graphml", Format::GraphMl),
    ("dot", Format::Dot),
    ("tgf", Format::Tgf),
    ("sgf", Format::Sgf),
    ("svg", Format::Svg),
    ("adjacency-list", Format::AdjacencyList),
    ("gml", Format::Gml),
    ("json", Format::Json),
    ("pajek", Format::Pajek),
    ("graph6", Format::Graph6),
];

impl Format {
    /// The format's word.
    pub fn word(self) -> &'static str {
        FORMATS.iter().find(|(_, format)| *format == self).map_or("", |(word, _)| word)
    }

    /// The format of a word.
    pub fn of_word(word: &str) -> Option<Format> {
        FORMATS.iter().find(|(known, _)| *known == word).map(|(_, format)| *format)
    }
}

/// The contents of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The format in which it was read.
    pub format: Format,
    /// The document; its board is valid by itself.
    pub document: Document,
    /// True if the text gives the places of the points. If not, they are on a circle.
    pub placed: bool,
    /// The parts that were left out.
    pub notices: Vec<Notice>,
}

/// A document of this board under its default rules, without stones and turns.
pub(super) fn on_board(board: BoardSetup) -> Document {
    Document {
        heading: Heading::default(),
        rules: Ruleset::on(&board, None),
        board,
        start: Start::default(),
        turns: Vec::new(),
        spelling: Spelling::default(),
    }
}
