//! The words of the format and their meanings.

use crate::boards::setup::Wrap;
use crate::colour::Player;
use crate::rules::ruleset::{End, Preset, Repetition, Ruleset, Scoring};

/// Ways of gluing a board's sides.
pub const WRAPS: [(&str, Wrap); 6] = [
    ("none", Wrap::None),
    ("cylinder", Wrap::Cylinder),
    ("torus", Wrap::Torus),
    ("mobius", Wrap::Mobius),
    ("klein", Wrap::Klein),
    ("projective", Wrap::Projective),
];
pub(super) const PRESETS: [(&str, Preset); 4] = [
    ("tromp-taylor", Preset::TrompTaylor),
    ("primitive", Preset::Primitive),
    ("stone", Preset::Stone),
    ("divide-and-choose", Preset::DivideAndChoose),
];
/// Rules of repetition.
pub const REPETITIONS: [(&str, Repetition); 5] = [
    ("positional", Repetition::Positional),
    ("situational", Repetition::Situational),
    ("simple", Repetition::SimpleKo),
    ("none", Repetition::Free),
    ("bids", Repetition::Bids),
];
/// Ends of a game.
pub const ENDS: [(&str, End); 3] = [
    ("two-passes", End::TwoPasses),
    ("no-turn-loses", End::NoTurnLoses),
    ("forever", End::Forever),
];
/// Ways to count.
pub const SCORINGS: [(&str, Scoring); 6] = [
    ("area", Scoring::Area),
    ("stones", Scoring::Stones),
    ("measure", Scoring::Measure),
    ("cardinality", Scoring::Cardinality),
    ("live", Scoring::Live),
    ("none", Scoring::Unscored),
];

pub(super) const PLAYERS: [(&str, Player); 2] =
    [("black", Player::Black), ("white", Player::White)];

/// The player's name in documents.
pub(super) fn player_name(player: Player) -> &'static str {
    word(&PLAYERS, player)
}

/// The word for a choice.
pub fn word<T: PartialEq>(words: &[(&'static str, T)], choice: T) -> &'static str {
    let found = words.iter().find(|(_, meaning)| *meaning == choice);
    found.map_or("", |(word, _)| word)
}

/// The choices by the names of their fields.
pub(super) fn rules_in_words(rules: &Ruleset) -> Vec<(&'static str, String)> {
    vec![
        ("repetition", word(&REPETITIONS, rules.repetition).to_owned()),
        ("end", word(&ENDS, rules.end).to_owned()),
        ("score", word(&SCORINGS, rules.scoring).to_owned()),
        ("komi", rules.komi.to_string()),
    ]
}
