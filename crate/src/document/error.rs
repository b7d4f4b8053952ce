//! Ways in which a document can be invalid, and where.

use super::json::JsonError;
use crate::boards::BoardError;
use crate::boards::space::OneWayArc;
use crate::game::{Refusal, StartError};
use crate::limits::MAX_VARIATION_DEPTH;
use crate::rules::rational::RationalError;

/// The newest version of the format that is read here, and the one that is written.
pub const VERSION: u32 = 1;

/// The reason why a document is refused.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}{problem}", if path.is_empty() { String::new() } else { format!("{path}: ") })]
#[cfg_attr(feature = "typescript", derive(serde::Serialize, tsify::Tsify))]
pub struct DocumentError {
    /// The path of the fault: `board.edges[3]`; empty for the whole document.
    pub path: String,
    /// The fault.
    pub problem: Problem,
}

/// A fault at one place of a document.
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
pub enum Problem {
    /// The text is no JSON, or too large.
    #[error(transparent)]
    Json(#[from] JsonError),
    /// A version of the format that this reader does not know.
    #[error(
        "this document has version {found} of the format; this Gospace reads version {VERSION}"
    )]
    Version {
        /// The version found.
        found: f64,
    },
    /// A required part is missing.
    #[error("this is missing")]
    Missing,
    /// A field that the format does not have.
    #[error("there is no such field here")]
    UnknownField,
    /// A field that is repeated.
    #[error("this field stands twice")]
    RepeatedField,
    /// A value of the wrong type.
    #[error("expected {expected}, found {found}")]
    Type {
        /// The expected form.
        expected: &'static str,
        /// The found type.
        found: &'static str,
    },
    /// A number outside its range, or with a fraction where there may be none.
    #[error("{value} is not {expected}")]
    Number {
        /// The number.
        value: f64,
        /// The expected form.
        expected: &'static str,
    },
    /// A placement that the board does not have.
    #[error("there is no point {value}")]
    NoSuchPlacement {
        /// Its number.
        value: f64,
    },
    /// An unknown word.
    #[error("\"{found}\" is none of {}", expected.join(", "))]
    Choice {
        /// The word.
        found: String,
        /// The known words.
        expected: Vec<&'static str>,
    },
    /// More of something than a limit allows.
    #[error("{count} {what} are more than the limit of {limit}")]
    TooMany {
        /// The kind of thing that is counted.
        what: &'static str,
        /// The number found.
        #[cfg_attr(feature = "typescript", serde(serialize_with = "crate::typescript::as_double"))]
        count: u64,
        /// The limit.
        limit: usize,
    },
    /// Variations nested too deep.
    #[error("variations stand more than {MAX_VARIATION_DEPTH} deep")]
    TooDeep,
    /// A list whose length another list fixes.
    #[error("{count} labels for {points} points")]
    LabelCount {
        /// The number of labels.
        count: usize,
        /// The number of points.
        points: usize,
    },
    /// A link that the board does not have.
    #[error("there is no link {link}: edges are counted first, then arcs, from 0")]
    NoSuchLink {
        /// Its number.
        link: u32,
    },
    /// A link with two bends.
    #[error("link {link} is bent twice")]
    BentTwice {
        /// Its number.
        link: u32,
    },
    /// A body with more or fewer places than the board has points.
    #[error("{count} places of a body for {points} points")]
    BodyCount {
        /// The number of places.
        count: usize,
        /// The number of points.
        points: usize,
    },
    /// A place of a body that has not three coordinates or four, as many as the first place.
    #[error("{count} coordinates are not three, nor four, or not as many as at the first place")]
    BodyPlace {
        /// The number of its coordinates.
        count: usize,
    },
    /// A turn with no action, or with two.
    #[error("a turn says exactly one thing")]
    TurnKind,
    /// The board is invalid.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A graph with a one-way arc is no go-space.
    #[error(transparent)]
    OneWay(#[from] OneWayArc),
    /// A board of the wrong kind.
    #[error("a board of kind \"{expected}\" is needed here")]
    Kind {
        /// The expected kind.
        expected: &'static str,
    },
    /// The start is invalid.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The turn is refused.
    #[error(transparent)]
    Turn(#[from] Refusal),
    /// A text that is not a rational.
    #[error(transparent)]
    Rational(#[from] RationalError),
}

/// Reasons why a turn given as text cannot be taken now.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TurnFault {
    /// The text is not a turn, in any state of the game.
    #[error(transparent)]
    Malformed(DocumentError),
    /// The game is over or at another phase, or the rules and the board do not allow the turn.
    #[error(transparent)]
    Refused(Refusal),
    /// The turn belongs here, but a number in it is out of range or malformed: a placement, tick,
    /// rational or moment.
    #[error(transparent)]
    Number(DocumentError),
}

impl Problem {
    /// True for a number that is out of range or malformed.
    pub(super) fn is_number_fault(&self) -> bool {
        matches!(
            self,
            Problem::NoSuchPlacement { .. } | Problem::Number { .. } | Problem::Rational(_)
        )
    }

    /// The problem with its path.
    pub fn at(self, path: impl Into<String>) -> DocumentError {
        DocumentError { path: path.into(), problem: self }
    }
}

impl From<Problem> for DocumentError {
    /// The problem at the place being read; the readers of the enclosing values add the path.
    fn from(problem: Problem) -> DocumentError {
        problem.at("")
    }
}

impl DocumentError {
    /// The error with the field's name put before its path.
    pub(super) fn in_field(mut self, name: &str) -> DocumentError {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("{name}{dot}{}", self.path);
        self
    }

    /// The error with the item's index put before its path.
    pub(super) fn in_item(mut self, index: usize) -> DocumentError {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("[{index}]{dot}{}", self.path);
        self
    }
}
