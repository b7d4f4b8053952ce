//! The rulesets of the tables.

use gospace::boards::setup::BoardSetup;
use gospace::rules::ruleset::{Preset, Repetition, Ruleset};
use serde::{Deserialize, Serialize};

/// A ruleset of the tables; komi 0, Black to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rules {
    /// Tromp-Taylor: area, positional superko.
    Area,
    /// Area, situational superko.
    Situational,
    /// Stone: coloured points, positional superko.
    Stones,
    /// Primitive: the player without a turn loses.
    Primitive,
}

impl Rules {
    /// All, in the order of the columns.
    pub const ALL: [Rules; 4] = [Rules::Area, Rules::Situational, Rules::Stones, Rules::Primitive];

    /// The ruleset on a board.
    pub fn on(self, setup: &BoardSetup) -> Ruleset {
        let area = Ruleset::on(setup, Some(Preset::TrompTaylor));
        match self {
            Rules::Area => area,
            Rules::Situational => Ruleset { repetition: Repetition::Situational, ..area },
            Rules::Stones => Ruleset::on(setup, Some(Preset::Stone)),
            Rules::Primitive => Ruleset::on(setup, Some(Preset::Primitive)),
        }
    }

    /// The word in the tables.
    pub fn word(self) -> &'static str {
        match self {
            Rules::Area => "area",
            Rules::Situational => "situational",
            Rules::Stones => "stones",
            Rules::Primitive => "primitive",
        }
    }
}
