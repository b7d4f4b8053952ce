//! What can be wrong with a document, and where.

use super::json::JsonError;
use crate::boards::BoardError;
use crate::boards::space::OneWayArc;
#[cfg(feature = "full")]
use crate::discretize::{QuotientError, SampleError};
use crate::game::{Refusal, StartError};
use crate::limits::MAX_VARIATION_DEPTH;
use crate::rules::rational::RationalError;

/// The newest version of the format that is read here, and the one that is written.
pub const VERSION: u32 = 1;

/// Why a document is refused.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}{problem}", if path.is_empty() { String::new() } else { format!("{path}: ") })]
#[cfg_attr(feature = "typescript", derive(serde::Serialize, tsify::Tsify))]
pub struct DocumentError {
    /// Where: `board.edges[3]`; empty for the whole.
    pub path: String,
    /// What.
    pub problem: Problem,
}

/// What is wrong at one place of a document.
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
    /// A version that is not known here.
    #[error(
        "this document has version {found} of the format; this Gospace reads version {VERSION}"
    )]
    Version {
        /// Which.
        found: f64,
    },
    /// Something that must be there is not.
    #[error("this is missing")]
    Missing,
    /// A field that the format does not have.
    #[error("there is no such field here")]
    UnknownField,
    /// A field that stands twice.
    #[error("this field stands twice")]
    RepeatedField,
    /// A value of the wrong type.
    #[error("expected {expected}, found {found}")]
    Type {
        /// What belongs here.
        expected: &'static str,
        /// What stands here.
        found: &'static str,
    },
    /// A number outside its range, or with a fraction where there may be none.
    #[error("{value} is not {expected}")]
    Number {
        /// The number.
        value: f64,
        /// What belongs here.
        expected: &'static str,
    },
    /// A placement that the board does not have.
    #[error("there is no point {value}")]
    NoSuchPlacement {
        /// Its number.
        value: f64,
    },
    /// A word that means nothing here.
    #[error("\"{found}\" is none of {}", expected.join(", "))]
    Choice {
        /// The word.
        found: String,
        /// The words that mean something.
        expected: Vec<&'static str>,
    },
    /// More of something than a limit allows.
    #[error("{count} {what} are more than the limit of {limit}")]
    TooMany {
        /// What is counted.
        what: &'static str,
        /// How many there are.
        count: u64,
        /// How many there may be.
        limit: usize,
    },
    /// Variations nested too deep.
    #[error("variations stand more than {MAX_VARIATION_DEPTH} deep")]
    TooDeep,
    /// A list whose length another list fixes.
    #[error("{count} labels for {points} points")]
    LabelCount {
        /// How many labels.
        count: usize,
        /// How many points.
        points: usize,
    },
    /// A turn that says nothing, or two things.
    #[error("a turn says exactly one thing")]
    TurnKind,
    /// The board is none.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A graph with a one-way arc is no go-space.
    #[error(transparent)]
    OneWay(#[from] OneWayArc),
    /// A board of another kind than is asked for.
    #[error("a board of kind \"{expected}\" is needed here")]
    Kind {
        /// The kind that is.
        expected: &'static str,
    },
    /// The plane cannot be sampled so.
    #[cfg(feature = "full")]
    #[error(transparent)]
    Sample(#[from] SampleError),
    /// The disks have no go-space.
    #[cfg(feature = "full")]
    #[error(transparent)]
    Quotient(#[from] QuotientError),
    /// The start is none.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The turn may not be taken.
    #[error(transparent)]
    Turn(#[from] Refusal),
    /// A text that is no rational.
    #[error(transparent)]
    Rational(#[from] RationalError),
}

/// Why a turn that stands as text cannot be taken now.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TurnFault {
    /// It is no turn, whatever the game is at.
    #[error(transparent)]
    Malformed(DocumentError),
    /// The game is over or at another phase, or the rules and the board do not allow the turn.
    #[error(transparent)]
    Refused(Refusal),
    /// It would belong here, but a number in it means nothing: no placement, no tick, no rational, no
    /// moment.
    #[error(transparent)]
    Number(DocumentError),
}

impl Problem {
    /// Whether it is a number that means nothing.
    pub(super) fn is_of_a_number(&self) -> bool {
        matches!(
            self,
            Problem::NoSuchPlacement { .. } | Problem::Number { .. } | Problem::Rational(_)
        )
    }

    /// The problem at a place.
    pub(super) fn at(self, path: impl Into<String>) -> DocumentError {
        DocumentError { path: path.into(), problem: self }
    }
}

impl From<Problem> for DocumentError {
    /// The problem at the place that is being read; what reads the surroundings adds the path.
    fn from(problem: Problem) -> DocumentError {
        problem.at("")
    }
}

impl DocumentError {
    /// The same, told from one level further out.
    pub(super) fn in_field(mut self, name: &str) -> DocumentError {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("{name}{dot}{}", self.path);
        self
    }

    /// The same, told from one level further out.
    pub(super) fn in_item(mut self, index: usize) -> DocumentError {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("[{index}]{dot}{}", self.path);
        self
    }
}
