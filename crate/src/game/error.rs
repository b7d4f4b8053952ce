//! Reasons why a turn or a start is refused.

use crate::colour::Player;
use crate::geometry::Spot;
use crate::ids::{Point, listed};
use crate::rules::repetition::Recurrence;
use crate::rules::ruleset::RulesError;
use crate::rules::standing::Phase;
use crate::site::Site;

/// The reason why a turn may not be taken now.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
pub enum Refusal {
    /// The placement or centre has a stone.
    #[error("there is a stone on {at}")]
    Occupied {
        /// The site.
        at: Site,
    },
    /// Some of its points are coloured.
    #[error("a stone on {at} would overlap another")]
    Overlap {
        /// The site.
        at: Site,
    },
    /// Some of it would not lie in the region.
    #[error("a stone on {at} would not lie inside the board")]
    Outside {
        /// The site.
        at: Site,
    },
    /// The colouring that the play leads to occurred before.
    #[error("the board after turn {since} would stand again")]
    Repeats {
        /// The number of turns after which it occurred first.
        since: usize,
        /// The way in which it recurs.
        way: Recurrence,
    },
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The turn belongs to another phase, or to other rules.
    #[error("this turn does not belong here")]
    Phase {
        /// The phase of the game.
        now: Box<Phase>,
    },
    /// The board has no such placement.
    #[error("there is no placement {at}")]
    Range {
        /// The requested site.
        at: Site,
    },
    /// A site in a list of dead stones that has none.
    #[error("there is no stone on {at}")]
    NoStone {
        /// The site.
        at: Site,
    },
    /// A stone that a list of dead stones names twice.
    #[error("the stone on {at} is listed twice")]
    ListedTwice {
        /// The site.
        at: Site,
    },
    /// A list of dead stones without others that would be dead with them (RULES.md D10).
    #[error("these stones are dead with those listed: {}", listed(.missing))]
    Unclosed {
        /// Their sites.
        missing: Vec<Site>,
    },
    /// A ko bid below 0.
    #[error("a bid is not below 0")]
    NegativeBid,
    /// A moment whose colouring is not in the history.
    #[error("the board after {turns} turns is not in the history")]
    NotInHistory {
        /// The turns that led to it.
        turns: usize,
    },
    /// A cycle that cannot be claimed.
    #[error("the turns after the first {since} cannot go on for ever: {fault}")]
    Cycle {
        /// The turns before the cycle.
        since: usize,
        /// The fault of the cycle.
        fault: CycleFault,
    },
}

/// Reasons why turns cannot be repeated for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
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
pub enum CycleFault {
    /// There is no such moment, or the cycle does not begin with a player's turn.
    #[error("no player's turn began there")]
    NoTurnThere,
    /// Another player was to act.
    #[error("the other player was to act")]
    OtherPlayer,
    /// The colouring was another one.
    #[error("the board was another one")]
    OtherBoard,
    /// The cycle has no play and no pass.
    #[error("nobody plays or passes in them")]
    Empty,
    /// One of its turns is not legal again.
    #[error("turn {turn} could not be taken again")]
    NotRepeatable {
        /// Its place in the record, from 0.
        turn: usize,
    },
}

/// Ways in which a start can be invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
pub enum StartError {
    /// The rules make no sense together.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A stone where the board has no placement.
    #[error("there is no place for a stone on {at}")]
    Range {
        /// The player whose stone it is.
        player: Player,
        /// Its place in the player's list.
        index: usize,
        /// The site out of range.
        at: Site,
    },
    /// A second stone on a placement, or one that overlaps the other player's.
    #[error("{at} is named twice or overlaps another stone")]
    Twice {
        /// The player whose list names it the second time.
        player: Player,
        /// The place in that list.
        index: usize,
        /// The site.
        at: Site,
    },
    /// Stones without a liberty (RULES.md D9).
    #[error("these points are of stones without a liberty: {}", listed(.points))]
    IllFormed {
        /// All of them, ascending.
        points: Vec<Point>,
    },
    /// Stones of a plane without a liberty (RULES.md D9).
    #[error("these stones have no liberty: {}", listed(.centres))]
    Dead {
        /// Their centres.
        centres: Vec<Spot>,
    },
}
