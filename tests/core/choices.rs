//! All that a ruleset can choose from.

use gospace::rules::ruleset::{End, Repetition, Scoring};

pub const REPETITIONS: [Repetition; 5] = [
    Repetition::Positional,
    Repetition::Situational,
    Repetition::SimpleKo,
    Repetition::Free,
    Repetition::Bids,
];

pub const ENDS: [End; 3] = [End::TwoPasses, End::NoTurnLoses, End::Forever];

pub const SCORINGS: [Scoring; 6] = [
    Scoring::Area,
    Scoring::Stones,
    Scoring::Measure,
    Scoring::Cardinality,
    Scoring::Live,
    Scoring::Unscored,
];
