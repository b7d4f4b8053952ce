//! Codes the rules: the set of written fields, and their values.

use super::coder::{Coded, Coder, item_at};
use super::envelope::Version;
use super::error::LinkError;
use super::models::{Bit, Number};
use super::rationals::Rationals;
use super::spelled::spelled;
use crate::boards::setup::BoardSetup;
use crate::colour::Player;
use crate::document::model::Spelling;
use crate::document::words::{ENDS, PRESETS, REPETITIONS, SCORINGS};
use crate::rules::ruleset::{Komi, Preset, Ruleset};

/// The rules on a board.
pub(super) fn rules(
    coder: &mut Coder<'_>,
    version: Version,
    rationals: &mut Rationals,
    board: &BoardSetup,
    given: Option<(&Ruleset, &Spelling)>,
    spelling: &mut Spelling,
) -> Coded<Ruleset> {
    let usual = Ruleset::on(board, None);
    let stand = given.map(|(rules, spelling)| spelling.rules || *rules != usual);
    spelling.rules = spelled(coder, stand)?;
    if !spelling.rules {
        return Ok(usual);
    }
    const FIELDS: usize = 200;
    coder.charge(FIELDS)?;
    spelling.preset = preset(coder, given.map(|(_, spelling)| spelling.preset))?;
    let named = Ruleset::on(board, spelling.preset);
    let given_rules = given.map(|(rules, _)| rules);
    let given = given.map(|(_, spelling)| spelling);
    let field = |coder: &mut Coder<'_>, differs: Option<bool>, spells: Option<bool>| {
        let is_there = differs.zip(spells).map(|(differs, spells)| differs || spells);
        spelled(coder, is_there)
    };
    let differs = given_rules.map(|rules| rules.repetition != named.repetition);
    spelling.repetition = field(coder, differs, given.map(|given| given.repetition))?;
    let differs = given_rules.map(|rules| rules.end != named.end);
    spelling.end = field(coder, differs, given.map(|given| given.end))?;
    let differs = given_rules.map(|rules| rules.scoring != named.scoring);
    spelling.score = field(coder, differs, given.map(|given| given.score))?;
    let differs = given_rules.map(|rules| rules.komi != named.komi);
    spelling.komi = field(coder, differs, given.map(|given| given.komi))?;
    let mut read = named;
    if spelling.repetition {
        let given = given_rules.map(|rules| rules.repetition);
        read.repetition = word(coder, &REPETITIONS, given)?;
    }
    if spelling.end {
        read.end = word(coder, &ENDS, given_rules.map(|rules| rules.end))?;
    }
    if spelling.score {
        read.scoring = word(coder, &SCORINGS, given_rules.map(|rules| rules.scoring))?;
    }
    if spelling.komi {
        read.komi = komi(coder, rationals, given_rules.map(|rules| &rules.komi))?;
    }
    if version >= Version::Four {
        beginning(coder, given_rules.zip(given), &mut read, spelling)?;
    }
    Ok(read)
}

/// The handicap and the player who begins.
fn beginning(
    coder: &mut Coder<'_>,
    given: Option<(&Ruleset, &Spelling)>,
    read: &mut Ruleset,
    spelling: &mut Spelling,
) -> Coded<()> {
    let is_there = given.map(|(rules, spelling)| spelling.handicap || rules.handicap > 0);
    spelling.handicap = coder.bit(&mut Bit::even(), is_there)?;
    if spelling.handicap {
        let given = given.map(|(rules, _)| rules.handicap.into());
        let handicap = coder.number(&mut Number::new(), given)?;
        read.handicap = u32::try_from(handicap).map_err(|_| LinkError::Malformed)?;
    }
    let is_there = given.map(|(rules, spelling)| spelling.first || rules.first != Player::Black);
    spelling.first = coder.bit(&mut Bit::even(), is_there)?;
    if spelling.first {
        let place = given.map(|(rules, _)| u64::from(rules.first == Player::White));
        read.first = item_at(&Player::BOTH, coder.below(2, place)? as usize)?;
    }
    Ok(())
}

fn preset(coder: &mut Coder<'_>, given: Option<Option<Preset>>) -> Coded<Option<Preset>> {
    let place = given.map(|preset| match preset {
        None => 0,
        Some(preset) => 1 + PRESETS.iter().position(|known| known.1 == preset).unwrap_or(0),
    });
    let place = coder.below(1 + PRESETS.len() as u64, place.map(|place| place as u64))?;
    match (place as usize).checked_sub(1) {
        None => Ok(None),
        Some(place) => item_at(&PRESETS, place).map(|preset| Some(preset.1)),
    }
}

/// One of a list of choices.
fn word<T: Copy + PartialEq>(
    coder: &mut Coder<'_>,
    words: &[(&'static str, T)],
    given: Option<T>,
) -> Coded<T> {
    let place = given.and_then(|given| words.iter().position(|known| known.1 == given));
    let place = coder.below(words.len() as u64, place.map(|place| place as u64))?;
    item_at(words, place as usize).map(|word| word.1)
}

fn komi(coder: &mut Coder<'_>, rationals: &mut Rationals, given: Option<&Komi>) -> Coded<Komi> {
    let is_divided = given.map(|komi| *komi == Komi::DivideAndChoose);
    if spelled(coder, is_divided)? {
        return Ok(Komi::DivideAndChoose);
    }
    let fixed = given.and_then(|komi| match komi {
        Komi::Fixed(komi) => Some(komi),
        Komi::DivideAndChoose => None,
    });
    rationals.rational(coder, fixed).map(Komi::Fixed)
}
