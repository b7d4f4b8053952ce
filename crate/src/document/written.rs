//! Reads a turn that is spelled as it is written here, without a reader of JSON.

use super::error::{DocumentError, Problem};
use super::fields::Sites;
use super::turns::{ANSWERS, BARE, DEAD, DRAW, PASS};
use super::words::PLAYERS;
use crate::ids::Placement;
use crate::rules::rational::{self, Rational};
use crate::rules::turn::{Offer, Turn};

/// A turn without notes, and the first fault of its numbers, if there is one. Nothing for any other spelling, which may be
/// a turn nevertheless, and on boards whose sites are no numbers.
pub(super) fn turn(text: &str, sites: Sites) -> Option<(Turn, Option<DocumentError>)> {
    if let Some(word) = quoted(text) {
        return Some((choice(&BARE, word)?, None));
    }
    let inside = text.strip_prefix("{\"")?.strip_suffix('}')?;
    let (name, value) = inside.split_once('"')?;
    let value = value.strip_prefix(':')?;
    let mut fault = None;
    let turn = match name {
        "play" => {
            let (at, bid) = match value.split_once(',') {
                Some((at, bid)) => (at, Some(bid.strip_prefix("\"bid\":")?)),
                None => (value, None),
            };
            let Sites::Placements(count) = sites else { return None };
            let mut at = placement(at)?;
            if at.index() >= count {
                let value = f64::from(at.0);
                fault = Some(Problem::NoSuchPlacement { value }.at(name));
                at = Placement(0);
            }
            match bid {
                None => Turn::Play(at.into()),
                Some(bid) => Turn::PlayAndBid(at.into(), amount(bid, "bid", &mut fault)?),
            }
        }
        "komi" => Turn::Komi(amount(value, name, &mut fault)?),
        "take" => Turn::Take(choice(&PLAYERS, quoted(value)?)?),
        "forget" => Turn::Forget(choice(&PLAYERS, quoted(value)?)?),
        "answer" => Turn::Answer(choice(&ANSWERS, quoted(value)?)?),
        "reset" if value == "null" => Turn::Reset(None),
        "reset" => Turn::Reset(Some(natural(value)? as usize)),
        "forever" if quoted(value) == Some(PASS) => Turn::Offer(Offer::Pass),
        "forever" => Turn::Offer(Offer::Since(natural(value)? as usize)),
        "agree" if quoted(value) == Some(DRAW) => Turn::Offer(Offer::Draw),
        "agree" => {
            let (dead, stones) = value.strip_prefix("{\"")?.strip_suffix("]}")?.split_once('"')?;
            let stones: Option<Vec<Placement>> = match stones.strip_prefix(":[")? {
                "" => Some(Vec::new()),
                stones => stones.split(',').map(placement).collect(),
            };
            let Sites::Placements(count) = sites else { return None };
            let stones = stones.filter(|stones| {
                dead == DEAD && stones.len() <= count && stones.iter().all(|at| at.index() < count)
            })?;
            Turn::Offer(Offer::Dead(stones.into_iter().map(Into::into).collect()))
        }
        _ => return None,
    };
    Some((turn, fault))
}

/// The text between quotation marks, if nothing in it is escaped.
fn quoted(text: &str) -> Option<&str> {
    let inside = text.strip_prefix('"')?.strip_suffix('"')?;
    (!inside.contains(['"', '\\'])).then_some(inside)
}

fn choice<T: Clone>(words: &[(&str, T)], word: &str) -> Option<T> {
    words.iter().find(|(known, _)| *known == word).map(|(_, meaning)| meaning.clone())
}

/// A whole number without a sign and without zeros before it.
fn natural(text: &str) -> Option<u32> {
    let is_spelled = text.bytes().all(|byte| byte.is_ascii_digit());
    (is_spelled && (text == "0" || !text.starts_with('0'))).then(|| text.parse().ok())?
}

fn placement(text: &str) -> Option<Placement> {
    natural(text).map(Placement)
}

/// A rational; 0 in place of a text that is none.
fn amount(text: &str, name: &str, fault: &mut Option<DocumentError>) -> Option<Rational> {
    let read = rational::parse(quoted(text)?);
    Some(read.unwrap_or_else(|error| {
        fault.get_or_insert_with(|| Problem::from(error).at(name));
        Rational::zero()
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::json::Json;
    use crate::document::turns::single_of_any_numbers;
    use crate::document::write;
    use crate::record::Entry;

    const SITES: Sites = Sites::Placements(9);

    /// Words, and texts with a number or a rational in the place of "…".
    const TURNS: [&str; 20] = [
        r#""pass""#,
        r#""resign""#,
        r#""timeout""#,
        r#""agree""#,
        r#""accept""#,
        r#""decline""#,
        r#"{"play":…}"#,
        r#"{"play":…,"bid":"…"}"#,
        r#"{"komi":"…"}"#,
        r#"{"take":"black"}"#,
        r#"{"forget":"white"}"#,
        r#"{"answer":"ignore"}"#,
        r#"{"answer":"black"}"#,
        r#"{"reset":null}"#,
        r#"{"reset":…}"#,
        r#"{"forever":"pass"}"#,
        r#"{"forever":…}"#,
        r#"{"agree":"draw"}"#,
        r#"{"agree":{"dead":[]}}"#,
        r#"{"agree":{"dead":[3,…,0]}}"#,
    ];

    /// As the reader of JSON reads it, or nothing where that finds a fault other than of numbers.
    fn by_json(text: &str) -> Option<(Entry, Option<DocumentError>)> {
        single_of_any_numbers(Json::read(text).ok()?.root(), SITES).ok()
    }

    #[test]
    fn a_turn_is_read_as_the_reader_of_json_reads_it_or_not_at_all() {
        let numbers = [
            "0",
            "7",
            "8",
            "9",
            "4294967295",
            "4294967296",
            "-1",
            "-0",
            "01",
            "1.5",
            "1e0",
            "",
            " 1",
            "1/3",
            "-12/18",
            "+1",
            "x",
            r#"\u0031"#,
            r#"1\"#,
            r#"1","x":"1"#,
            r#"1,"comment":"a"#,
            "[1,2]",
            "null",
        ];
        for turn in TURNS {
            for number in numbers {
                let text = turn.replace('…', number);
                if let Some((read, fault)) = super::turn(&text, SITES) {
                    assert_eq!(by_json(&text), Some((read.into(), fault)), "{text}");
                }
            }
        }
    }

    #[test]
    fn every_turn_without_notes_is_read_as_it_is_written() {
        for turn in TURNS {
            let (entry, _) = by_json(&turn.replace('…', "7")).expect("it is a turn");
            let written = write::single_turn(&entry);
            assert_eq!(super::turn(&written, SITES), Some((entry.turn, None)), "{written}");
        }
    }

    #[test]
    fn other_spellings_are_left_to_the_reader_of_json() {
        let others = [
            r#"{ "play": 7 }"#,
            r#"{"pass":true}"#,
            r#"{"play":7,"comment":"here"}"#,
            r#"{"pl\u0061y":7}"#,
            r#"{"agree":{"dead":[9]}}"#,
        ];
        for text in others {
            assert_eq!(super::turn(text, SITES), None, "{text}");
        }
        assert_eq!(super::turn(r#"{"play":7}"#, Sites::Spots), None);
    }
}
