//! Names of rulesets in SGF.

use gospace::document::words::{ENDS, REPETITIONS, SCORINGS, word};
use gospace::rules::ruleset::{End, Komi, Preset, Repetition, Ruleset, Scoring};

/// Names of presets.
const PRESETS: [(&str, Preset); 3] = [
    ("Tromp-Taylor", Preset::TrompTaylor),
    ("Primitive", Preset::Primitive),
    ("Stone", Preset::Stone),
];

/// Other names, in small letters, with the repetition that they forbid. All are scored by area
/// here.
const CUSTOMARY: [(&str, Repetition); 8] = [
    ("nz", Repetition::Situational),
    ("new zealand", Repetition::Situational),
    ("aga", Repetition::Situational),
    ("chinese", Repetition::Positional),
    ("goe", Repetition::Positional),
    ("ing", Repetition::Positional),
    ("japanese", Repetition::SimpleKo),
    ("korean", Repetition::SimpleKo),
];
/// This many of them, from the first on, mean exactly the choices here.
const EXACT: usize = 2;

/// The rules of a name.
pub(super) struct NamedRules {
    pub rules: Ruleset,
    /// The named preset.
    pub preset: Option<Preset>,
    /// True if the name means other rules.
    pub differs: bool,
}

/// The rules of this name; the nearest, or the default ones, if it means others.
pub(super) fn named(name: &str) -> NamedRules {
    let name = name.trim();
    let known = PRESETS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    if let Some(&(_, preset)) = known {
        return NamedRules { rules: Ruleset::preset(preset), preset: Some(preset), differs: false };
    }
    if let Some(rules) = choices(name) {
        return NamedRules { rules, preset: None, differs: false };
    }
    let small = name.to_ascii_lowercase();
    let place = CUSTOMARY.iter().position(|(known, _)| *known == small);
    let repetition = place.map_or(Repetition::Positional, |place| CUSTOMARY[place].1);
    let differs = !name.is_empty() && place.is_none_or(|place| place >= EXACT);
    NamedRules { rules: Ruleset { repetition, ..Ruleset::default() }, preset: None, differs }
}

/// The name of rules; nothing for rules with turns that SGF does not have.
pub(super) fn name(rules: &Ruleset) -> Option<String> {
    if rules.end == End::Forever
        || rules.repetition == Repetition::Bids
        || rules.komi == Komi::DivideAndChoose
    {
        return None;
    }
    let is_same = |preset: Preset| {
        let Ruleset { repetition, end, scoring, .. } = Ruleset::preset(preset);
        (repetition, end, scoring) == (rules.repetition, rules.end, rules.scoring)
    };
    let preset = PRESETS.iter().find(|(_, preset)| is_same(*preset));
    Some(preset.map_or_else(|| words(rules), |(name, _)| (*name).to_owned()))
}

/// The words of the choices, separated by commas.
fn words(rules: &Ruleset) -> String {
    let Ruleset { repetition, end, scoring, .. } = *rules;
    let words = [word(&REPETITIONS, repetition), word(&ENDS, end), word(&SCORINGS, scoring)];
    words.join(", ")
}

fn choices(name: &str) -> Option<Ruleset> {
    fn choice<T: Copy>(words: &[(&str, T)], word: Option<&str>) -> Option<T> {
        words.iter().find(|(known, _)| Some(*known) == word).map(|(_, choice)| *choice)
    }
    let mut words = name.split(", ");
    let repetition: Repetition = choice(&REPETITIONS, words.next())?;
    let end: End = choice(&ENDS, words.next())?;
    let scoring: Scoring = choice(&SCORINGS, words.next())?;
    Some(Ruleset { repetition, end, scoring, ..Ruleset::default() })
}
