//! What a text of some format holds once it is read.

use super::error::Notice;
use crate::boards::setup::{BoardSetup, Start};
use crate::document::{Document, Heading, Spelling};
use crate::rules::ruleset::Ruleset;

/// A format of texts.
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
}

/// The formats by their words.
pub const FORMATS: [(&str, Format); 8] = [
    ("gospace", Format::Gospace),
    ("edge-list", Format::EdgeList),
    ("matrix", Format::Matrix),
    ("graphml", Format::GraphMl),
    ("dot", Format::Dot),
    ("tgf", Format::Tgf),
    ("sgf", Format::Sgf),
    ("svg", Format::Svg),
];

impl Format {
    /// Its word.
    pub fn word(self) -> &'static str {
        FORMATS.iter().find(|(_, format)| *format == self).map_or("", |(word, _)| word)
    }

    /// The format that a word means.
    pub fn of_word(word: &str) -> Option<Format> {
        FORMATS.iter().find(|(known, _)| *known == word).map(|(_, format)| *format)
    }
}

/// What a text holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The format in which it was read.
    pub format: Format,
    /// The document, whose board stands for itself.
    pub document: Document,
    /// Whether the text said where the points are drawn. If not, they are on a circle.
    pub placed: bool,
    /// What was left out.
    pub notices: Vec<Notice>,
}

/// A document of this board under its usual rules, without stones and turns.
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
