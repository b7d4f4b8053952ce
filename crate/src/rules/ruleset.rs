//! A ruleset is five independent choices; a preset names a customary mix of them.
//!
//! The fifth choice, the legal placements, is the board itself: a mix is checked against it.

use std::fmt;

use super::rational::Rational;
use crate::boards::setup::{SetupRef, Start};
use crate::colour::Player;

/// The rule against repetition. Passes are exempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Repetition {
    /// Forbids a colouring that occurred before in the game, the initial one included.
    #[default]
    Positional,
    /// Forbids a colouring that occurred before with the same player to act next.
    Situational,
    /// Forbids the colouring before the opponent's last turn.
    #[cfg_attr(feature = "typescript", serde(rename = "simple"))]
    SimpleKo,
    /// Nothing is forbidden.
    #[cfg_attr(feature = "typescript", serde(rename = "none"))]
    Free,
    /// Nothing is forbidden, but a player can bid for the right to go back (Digraph Go).
    Bids,
}

/// The rule that ends a game, besides resignation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum End {
    /// Two passes, one after the other.
    #[default]
    TwoPasses,
    /// Passes are not allowed, and a player without a turn loses (TopoGo, Rule 4a).
    NoTurnLoses,
    /// The game never ends; the players agree on how it would go on for ever (Digraph Go).
    Forever,
}

/// The things that score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Scoring {
    /// Stones, and empty points that reach only them.
    #[default]
    Area,
    /// Placements that are stones.
    Stones,
    /// The area that stones cover, in units of π·tick².
    Measure,
    /// Coloured points of X (TopoGo, Rule 5b).
    Cardinality,
    /// Stones that stay for ever (Digraph Go).
    Live,
    /// Nothing.
    #[cfg_attr(feature = "typescript", serde(rename = "none"))]
    Unscored,
}

/// The compensation for playing second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Komi {
    /// Added to White's score.
    Fixed(Rational),
    /// One player names it, the other takes a colour.
    DivideAndChoose,
}

/// The word in documents for the komi that one player names.
pub(crate) const DIVIDE_AND_CHOOSE: &str = "divide-and-choose";

/// As written in documents.
impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Komi::Fixed(komi) => komi.fmt(f),
            Komi::DivideAndChoose => f.write_str(DIVIDE_AND_CHOOSE),
        }
    }
}

/// A named mix.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Preset {
    /// Seed 002.
    #[default]
    TrompTaylor,
    /// Seed 000 with Rule 4a.
    Primitive,
    /// Seed 000 with Rules 4b and 5b.
    Stone,
    /// Seed 001.
    DivideAndChoose,
}

/// A ruleset. The default is Tromp-Taylor with komi 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The rule against repetition.
    pub repetition: Repetition,
    /// The rule that ends the game.
    pub end: End,
    /// The things that score.
    pub scoring: Scoring,
    /// The compensation for playing second.
    pub komi: Komi,
    /// The number of black stones of the start that are handicap: 0, or 2 and more. Nothing depends on it.
    pub handicap: u32,
    /// The player who begins.
    pub first: Player,
}

/// Reasons why a mix makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum RulesError {
    /// Ko bids in a game that ends.
    #[error("ko bids cost nothing in a game that ends: they need the end \"forever\"")]
    BidsWithoutForever,
    /// An infinite game whose score is not of live stones.
    #[error("a game without end is scored by its live stones: score \"live\"")]
    ForeverUnlessLive,
    /// Live stones in a game that ends.
    #[error("live stones are those that stand for ever: they need the end \"forever\"")]
    LiveWithoutForever,
    /// A game that the player without a turn loses, with a score.
    #[error("where the player without a turn loses there is nothing to score: score \"none\"")]
    ScoreWithoutUse,
    /// A game that the player without a turn loses, with komi.
    #[error("where nothing is scored there is no komi")]
    KomiWithoutScore,
    /// A game that the player without a turn loses, in which boards may come back.
    #[error("where nobody may pass the game ends only if no board comes back: superko is needed")]
    EndlessWithoutSuperko,
    /// Two passes end the game, and nothing says who won.
    #[error("two passes end the game, so something must be scored")]
    UnscoredPasses,
    /// A measure score on a board without areas.
    #[error(
        "only disks and the plane have a measure: score \"area\", \"stones\" or \"cardinality\""
    )]
    MeasureWithoutDisks,
    /// A handicap of one stone.
    #[error("a handicap is of two stones or more, or of none")]
    HandicapOfOne,
    /// A handicap of more stones than Black has at the start.
    #[error("handicap stones are black stones of the start, which has fewer")]
    HandicapBeyondStart,
    /// A handicap, or White to begin, where one player names a komi and the other takes a colour.
    #[error("where colours are chosen, there is no handicap, and Black begins")]
    UnequalDivision,
}

impl Ruleset {
    /// The mix of a preset on this board, by default the board's usual preset. Where every score by
    /// cardinality but 0 is the continuum, stones are counted instead.
    pub fn on<'a>(board: impl Into<SetupRef<'a>>, preset: Option<Preset>) -> Ruleset {
        let board = board.into();
        let usual = match board.placement_count() {
            None => Preset::Stone,
            Some(_) => Preset::TrompTaylor,
        };
        let mut rules = Ruleset::preset(preset.unwrap_or(usual));
        if board.is_continuous() && rules.scoring == Scoring::Cardinality {
            rules.scoring = Scoring::Stones;
        }
        rules
    }

    /// The mix of a preset on a finite board.
    pub fn preset(preset: Preset) -> Ruleset {
        let none = Komi::Fixed(Rational::zero());
        let (repetition, end, scoring, komi) = match preset {
            Preset::TrompTaylor => (Repetition::Positional, End::TwoPasses, Scoring::Area, none),
            Preset::Primitive => {
                (Repetition::Positional, End::NoTurnLoses, Scoring::Unscored, none)
            }
            Preset::Stone => (Repetition::Positional, End::TwoPasses, Scoring::Cardinality, none),
            Preset::DivideAndChoose => {
                (Repetition::Bids, End::Forever, Scoring::Live, Komi::DivideAndChoose)
            }
        };
        Ruleset { repetition, end, scoring, komi, handicap: 0, first: Player::Black }
    }

    /// Checks that the choices make sense together, and on this board.
    pub fn check(&self, board: SetupRef<'_>) -> Result<(), RulesError> {
        let superko = matches!(self.repetition, Repetition::Positional | Repetition::Situational);
        let no_komi = self.komi == Komi::Fixed(Rational::zero());
        if self.komi == Komi::DivideAndChoose && (self.handicap, self.first) != (0, Player::Black) {
            return Err(RulesError::UnequalDivision);
        }
        match (self.end, self.scoring) {
            (_, Scoring::Measure) if !board.is_continuous() => Err(RulesError::MeasureWithoutDisks),
            _ if self.repetition == Repetition::Bids && self.end != End::Forever => {
                Err(RulesError::BidsWithoutForever)
            }
            (End::Forever, Scoring::Live) => Ok(()),
            (End::Forever, _) => Err(RulesError::ForeverUnlessLive),
            (_, Scoring::Live) => Err(RulesError::LiveWithoutForever),
            (End::NoTurnLoses, Scoring::Unscored) if !no_komi => Err(RulesError::KomiWithoutScore),
            (End::NoTurnLoses, Scoring::Unscored) if !superko => {
                Err(RulesError::EndlessWithoutSuperko)
            }
            (End::NoTurnLoses, Scoring::Unscored) => Ok(()),
            (End::NoTurnLoses, _) => Err(RulesError::ScoreWithoutUse),
            (End::TwoPasses, Scoring::Unscored) => Err(RulesError::UnscoredPasses),
            (End::TwoPasses, _) => Ok(()),
        }
    }

    /// Checks that the start has the handicap.
    pub fn check_handicap(&self, start: &Start) -> Result<(), RulesError> {
        match self.handicap {
            1 => Err(RulesError::HandicapOfOne),
            stones if stones as usize > start.black.len() => Err(RulesError::HandicapBeyondStart),
            _ => Ok(()),
        }
    }
}

impl Default for Ruleset {
    fn default() -> Ruleset {
        Ruleset::preset(Preset::TrompTaylor)
    }
}
