//! Faults in a text of another format, and notices of its parts that were left out.

use gospace::boards::BoardError;
use gospace::document::DocumentError;
use gospace::game::{Refusal, StartError};
use gospace::limits::{MAX_NESTING, MAX_TEXT_BYTES};

/// The reason why a text is refused.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}{problem}", line.map_or(String::new(), |line| format!("line {line}: ")))]
pub struct FormatError {
    /// The line, from 1; nothing for a fault of the whole text.
    pub line: Option<u32>,
    /// The fault.
    pub problem: FormatProblem,
}

/// A fault at one place of a text.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum FormatProblem {
    /// Longer than [`MAX_TEXT_BYTES`].
    #[error("the text is {bytes} bytes long; the limit is {MAX_TEXT_BYTES}")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// More of something than a limit allows.
    #[error("there are more than {limit} {what}")]
    TooMany {
        /// The kind of thing that is counted.
        what: &'static str,
        /// The limit.
        limit: usize,
    },
    /// Elements or groups inside one another past [`MAX_NESTING`].
    #[error("nested more than {MAX_NESTING} deep")]
    TooDeep,
    /// Something unexpected.
    #[error("expected {expected}, found {found:?}")]
    Unexpected {
        /// The expected form.
        expected: &'static str,
        /// The beginning of the found text.
        found: String,
    },
    /// The text, or a line of it, ends too early.
    #[error("expected {expected}, but nothing follows")]
    Ended {
        /// The expected form.
        expected: &'static str,
    },
    /// Something that begins here does not end.
    #[error("{what} begins here and does not end")]
    Unclosed {
        /// The kind of thing.
        what: &'static str,
    },
    /// A line joins a point that is not there.
    #[error("there is no point {name:?}")]
    NoSuchPoint {
        /// The point's name.
        name: String,
    },
    /// Two points have one name.
    #[error("there is a point {name:?} already")]
    RepeatedPoint {
        /// Their name.
        name: String,
    },
    /// A row of a matrix has another length than there are rows, or than the first.
    #[error("a row of {found} numbers in a matrix of {expected} rows and columns")]
    RowLength {
        /// The length of the row.
        found: usize,
        /// The expected length.
        expected: usize,
    },
    /// The XML is not well-formed.
    #[error("this is not XML: {message}")]
    Xml {
        /// The parser's message.
        message: String,
    },
    /// A value of an SVG attribute cannot be read.
    #[error("the attribute {name:?} cannot be read: {message}")]
    Attribute {
        /// Its name.
        name: &'static str,
        /// The parser's message.
        message: String,
    },
    /// The record of another game than Go.
    #[error("this is the record of another game than Go: GM[{found}]")]
    OtherGame {
        /// The game's name.
        found: String,
    },
    /// The drawing has no outline and no circle.
    #[error("there is no closed outline and no circle here")]
    NothingDrawn,
    /// A shape past the limit on ticks, or too far out to be distinct from others.
    #[error("this is drawn too far out")]
    TooFarOut,
    /// Outlines that share more than their inside.
    #[error("the outline crosses or touches itself or another")]
    OutlinesMeet,
    /// The width, the height or a radius is relative to a page that is not known.
    #[error("only absolute lengths are read, not {text:?}")]
    RelativeLength {
        /// The value in the text.
        text: String,
    },
    /// The board in the text is invalid.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// The starting stones are invalid.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The text is a document with a fault.
    #[error(transparent)]
    Document(#[from] DocumentError),
}

/// The length to which an unexpected text is cut in an error.
const FOUND_CHARS: usize = 40;

impl FormatProblem {
    /// The problem on a line.
    pub(super) fn on(self, line: u32) -> FormatError {
        FormatError { line: Some(line), problem: self }
    }

    /// The problem of a text that does not belong here.
    pub(super) fn unexpected(expected: &'static str, found: &str) -> FormatProblem {
        FormatProblem::Unexpected { expected, found: found.chars().take(FOUND_CHARS).collect() }
    }
}

impl From<FormatProblem> for FormatError {
    /// The problem of the whole.
    fn from(problem: FormatProblem) -> FormatError {
        FormatError { line: None, problem }
    }
}

/// A part of a text that a document cannot hold, or that was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Parts of a kind were left out.
    LeftOut {
        /// The kind of part.
        what: LeftOut,
        /// Their number, at least 1.
        count: usize,
    },
    /// A line of play ends early, since a turn may not be taken.
    LineCut {
        /// The line of the text where the turn stands.
        line: u32,
        /// Which turn of its line of play it is, from 1.
        turn: usize,
        /// The reason.
        refusal: Refusal,
        /// The number of turns of the text left out with it, itself included.
        count: usize,
    },
    /// The rules are not known here; the nearest ones were taken.
    RulesDiffer {
        /// Their name.
        name: String,
    },
    /// Numbers in brackets, which may mean several things, were read as one of them.
    ReadAs {
        /// The meaning.
        what: Reading,
    },
}

/// The meaning of numbers in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Reading {
    /// Each inner list has the neighbours of a point.
    Neighbours,
    /// Each number is the parent of its place's point.
    Parents,
}

/// A kind of part that is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum LeftOut {
    /// Weights and other data beside a link.
    LinkData,
    /// Links between two points that another one joins already.
    Repeats,
    /// Labels of links, further labels of a point, and one for all points without their own.
    Labels,
    /// Attributes, properties or elements without a meaning here.
    Attributes,
    /// Groups; the points in them were read.
    Groups,
    /// Ports of points.
    Ports,
    /// Links of more than two points.
    Hyperedges,
    /// Further graphs or games in the same text.
    Further,
    /// Places of points, since other points have none.
    Places,
    /// The ends of labels, titles and comments past the limit.
    LongTexts,
    /// Stones set up after the first turn.
    Setups,
    /// Passes were inserted where a player took two turns in succession.
    MissingPasses,
    /// Variations nested too deep.
    DeepVariations,
    /// Shapes that are no part of the region and no disks.
    Shapes,
}

impl LeftOut {
    /// Everything that can be left out.
    pub const ALL: [LeftOut; 14] = [
        LeftOut::LinkData,
        LeftOut::Repeats,
        LeftOut::Labels,
        LeftOut::Attributes,
        LeftOut::Groups,
        LeftOut::Ports,
        LeftOut::Hyperedges,
        LeftOut::Further,
        LeftOut::Places,
        LeftOut::LongTexts,
        LeftOut::Setups,
        LeftOut::MissingPasses,
        LeftOut::DeepVariations,
        LeftOut::Shapes,
    ];
}

/// Counts what is left out.
#[derive(Debug, Default)]
pub(super) struct Omissions([usize; LeftOut::ALL.len()]);

impl Omissions {
    pub(super) fn add(&mut self, what: LeftOut) {
        self.add_all(what, 1);
    }

    pub(super) fn add_all(&mut self, what: LeftOut, count: usize) {
        self.0[what as usize] += count;
    }

    pub(super) fn notices(&self) -> Vec<Notice> {
        let counted = LeftOut::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0);
        counted.map(|(what, count)| Notice::LeftOut { what, count }).collect()
    }

    /// The text cut to so many characters; a cut is counted.
    pub(super) fn cut(&mut self, mut text: String, most: usize) -> String {
        if let Some((end, _)) = text.char_indices().nth(most) {
            text.truncate(end);
            self.add(LeftOut::LongTexts);
        }
        text
    }
}

/// Reasons why a document is not written in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum WriteError {
    /// The format has no such boards.
    #[error("this format cannot hold such a board")]
    Kind,
    /// The board is too large for the format.
    #[error("a board of this format has at most {limit} points in a row")]
    TooLarge {
        /// The greatest number of points in a row.
        limit: usize,
    },
    /// The format has no name for the rules.
    #[error("this format cannot tell such rules")]
    Rules,
    /// The board is invalid: its links lead to points that do not exist.
    #[error("the board is none: a link leads to a point that is not there")]
    Board,
}
