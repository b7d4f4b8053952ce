//! Reads a turn that is spelled as it is written here, without a reader of JSON.

use super::error::{DocumentError, Problem};
use super::fields::{Sites, no_tick};
use super::turns::{ANSWERS, BARE, DEAD, DRAW, PASS};
use super::words::PLAYERS;
use crate::geometry::Spot;
use crate::ids::Placement;
use crate::limits::{MAX_PLACEMENTS, MAX_TICK};
use crate::rules::rational::{self, Rational};
use crate::rules::turn::{Offer, Turn};
use crate::site::Site;

/// A turn without notes, and the first fault of its numbers, if there is one. Nothing for any other spelling, which may be
/// a turn nevertheless.
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
            let end = match sites {
                Sites::Placements(_) => value.find(','),
                Sites::Spots => value.find(']').map(|at| at + 1),
            };
            let (at, rest) = value.split_at_checked(end.unwrap_or(value.len()))?;
            let at = match site(at, sites)? {
                Ok(at) => at,
                Err(problem) => {
                    fault = Some(problem.at(name));
                    sites.any()
                }
            };
            if rest.is_empty() {
                Turn::Play(at)
            } else {
                let bid = rest.strip_prefix(",\"bid\":")?;
                Turn::PlayAndBid(at, amount(bid, "bid", &mut fault)?)
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
            let list = stones.strip_prefix(":[").filter(|_| dead == DEAD)?;
            let stone = |text| site(text, sites)?.ok();
            let stones: Option<Vec<Site>> = match sites {
                _ if list.is_empty() => Some(Vec::new()),
                Sites::Placements(_) => list.split(',').map(stone).collect(),
                Sites::Spots => {
                    // Each pair but the first follows a comma.
                    let pairs = list.split_inclusive(']').enumerate();
                    let texts =
                        pairs.map(|(n, text)| text.strip_prefix(if n > 0 { "," } else { "" }));
                    texts.map(|text| stone(text?)).collect()
                }
            };
            Turn::Offer(Offer::Dead(stones.filter(|stones| stones.len() <= MAX_PLACEMENTS)?))
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

/// A site of a board with these, or the fault of its numbers.
fn site(text: &str, sites: Sites) -> Option<Result<Site, Problem>> {
    Some(match sites {
        Sites::Placements(count) => {
            let at = Placement(natural(text)?);
            let value = f64::from(at.0);
            if at.index() < count { Ok(at.into()) } else { Err(Problem::NoSuchPlacement { value }) }
        }
        Sites::Spots => {
            let (x, y) = text.strip_prefix('[')?.strip_suffix(']')?.split_once(',')?;
            let at = Spot::new(tick(x)?, tick(y)?);
            match [at.x, at.y].into_iter().find(|n| n.abs() > MAX_TICK) {
                None => Ok(at.into()),
                Some(n) => Err(no_tick(f64::from(n))),
            }
        }
    })
}

fn tick(text: &str) -> Option<i32> {
    let digits = text.strip_prefix('-');
    let size = i32::try_from(natural(digits.unwrap_or(text))?).ok()?;
    Some(if digits.is_some() { -size } else { size })
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

    const PLACEMENTS: Sites = Sites::Placements(9);

    /// Words, and texts with a number or a rational in the place of "…".
    const TURNS: [&str; 23] = [
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
        r#"{"play":[…,-12]}"#,
        r#"{"play":[3,…],"bid":"…"}"#,
        r#"{"agree":{"dead":[[3,0],[-5,…]]}}"#,
    ];

    /// As the reader of JSON reads it, or nothing where that finds a fault other than of numbers.
    fn by_json(text: &str, sites: Sites) -> Option<(Entry, Option<DocumentError>)> {
        single_of_any_numbers(Json::read(text).ok()?.root(), sites).ok()
    }

    /// Each with boards of both kinds of sites.
    fn turns() -> impl Iterator<Item = (&'static str, Sites)> {
        TURNS.into_iter().flat_map(|turn| [(turn, PLACEMENTS), (turn, Sites::Spots)])
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
            "-",
            "-01",
            "16777216",
            "16777217",
            "-16777217",
            "2147483648",
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
            "[1,2],[3,4]",
            "[1]",
            "1,2",
            "null",
        ];
        for (turn, sites) in turns() {
            for number in numbers {
                let text = turn.replace('…', number);
                if let Some((read, fault)) = super::turn(&text, sites) {
                    assert_eq!(by_json(&text, sites), Some((read.into(), fault)), "{text}");
                }
            }
        }
    }

    #[test]
    fn every_turn_without_notes_is_read_as_it_is_written() {
        for turn in TURNS {
            let text = turn.replace('…', "7");
            let on = |sites| Some((by_json(&text, sites)?.0, sites));
            let (entry, sites) =
                on(PLACEMENTS).or_else(|| on(Sites::Spots)).expect("it is a turn of some board");
            let written = write::single_turn(&entry);
            assert_eq!(super::turn(&written, sites), Some((entry.turn, None)), "{written}");
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
            assert_eq!(super::turn(text, PLACEMENTS), None, "{text}");
        }
        for text in [r#"{"play":7}"#, r#"{"play":[1, 2]}"#, r#"{"agree":{"dead":[7]}}"#] {
            assert_eq!(super::turn(text, Sites::Spots), None, "{text}");
        }
    }
}
