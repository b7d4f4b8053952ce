//! The findings of a solver, and its reasons to find nothing.

use gospace::limits::{MAX_ENDLESS_POINTS, MAX_SOLVED_POINTS};
use gospace::rules::rational::Rational;
use gospace::rules::turn::Turn;

/// Reasons why a position has no value here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Unsolvable {
    /// The board has a continuum of turns.
    #[error("a plane has too many turns to try them all")]
    Turns,
    /// The board has too many points.
    #[error("the board has more than {MAX_SOLVED_POINTS} points")]
    Points,
    /// The rules let a game go on for ever.
    #[error(
        "under these rules a game need not end: choose two passes or no turn, and a rule against repetition, \
         or divide-and-choose on a graph of at most {MAX_ENDLESS_POINTS} points"
    )]
    Endless,
    /// A score that is no whole number.
    #[error("the value is computed for scores by area, by stones and by points")]
    Score,
    /// The komi is not yet named.
    #[error("the komi is not yet named")]
    Komi,
}

/// The knowledge between bounds that no further work brings closer: only under rules without an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Between {
    /// Each player can draw at least, wherever 0 lies between the bounds.
    Drawn,
    /// It is not known who wins.
    Open,
}

/// The findings so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// True if the value is known: then the bounds are equal.
    pub is_settled: bool,
    /// The knowledge between the bounds, if they are final and not equal.
    pub between: Option<Between>,
    /// Black's margin with best play is at least this, komi counted; 1 or −1 where the last turn
    /// decides.
    pub low: Rational,
    /// And at most this.
    pub high: Rational,
    /// The first turns known to keep the value; all of them once nothing is left to try.
    pub best: Vec<Turn>,
    /// Best play from the first of them on, found turn by turn once the value is known.
    pub line: Vec<Turn>,
    /// Turns tried.
    pub nodes: u64,
    /// Why there is no value.
    pub reason: Option<Unsolvable>,
}

/// A whole number.
pub(super) fn rational(number: i64) -> Rational {
    Rational::from_integer(number.into())
}
