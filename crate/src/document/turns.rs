//! Reads turns with nested variations, without recursion.

use super::error::{DocumentError, Problem};
use super::fields::{
    Object, Read, Sites, choice, list, list_of, natural, pair, rational, short_text, site,
    wrong_type,
};
use super::json::{Items, Value};
use super::words::PLAYERS;
use crate::colour::Player;
use crate::limits::{
    MAX_COMMENT_CHARS, MAX_LABEL_CHARS, MAX_PLACEMENTS, MAX_TURNS, MAX_VARIATION_DEPTH,
};
use crate::record::{Entry, Marks, Notes, Shape};
use crate::rules::rational::Rational;
use crate::rules::turn::{Offer, Turn};

pub(super) const TURN: [&str; 17] = [
    "play",
    "bid",
    "pass",
    "resign",
    "timeout",
    "komi",
    "take",
    "forget",
    "answer",
    "reset",
    "forever",
    "agree",
    "accept",
    "decline",
    "comment",
    "marks",
    "variations",
];
pub(super) const MARKS: [&str; 5] = ["triangle", "square", "circle", "cross", "label"];

/// The answer that ignores a bid.
pub(super) const IGNORE: &str = "ignore";
/// The list of stones that a proposal calls dead.
pub(super) const DEAD: &str = "dead";
/// The offer of a draw.
pub(super) const DRAW: &str = "draw";
/// The offer to pass for ever.
pub(super) const PASS: &str = "pass";

pub(super) const ANSWERS: [(&str, Option<Player>); 3] =
    [(IGNORE, None), ("black", Some(Player::Black)), ("white", Some(Player::White))];

/// The turns that are written as a word when they have no notes.
pub(super) const BARE: [(&str, Turn); 6] = [
    ("pass", Turn::Pass),
    ("resign", Turn::Resign),
    ("timeout", Turn::Timeout),
    ("agree", Turn::Agree),
    ("accept", Turn::Accept),
    ("decline", Turn::Decline),
];

/// The word for the turn, if it has one.
pub(super) fn bare_word(turn: &Turn) -> Option<&'static str> {
    BARE.iter().find(|(_, bare)| bare == turn).map(|(word, _)| *word)
}

/// The name of a shape's list.
pub(super) fn shape_name(shape: Shape) -> &'static str {
    MARKS[shape as usize]
}

/// A line of turns that is being read.
struct Line<'a> {
    items: Items<'a>,
    read: Vec<Entry>,
    /// The turn whose variations are being read.
    branching: Option<Branching<'a>>,
}

struct Branching<'a> {
    entry: Entry,
    variations: Items<'a>,
    read: Vec<Vec<Entry>>,
}

/// Reads a list of turns on a board with these sites.
pub(super) fn turns(value: Value<'_>, sites: Sites) -> Read<Vec<Entry>> {
    let mut left = MAX_TURNS;
    let mut lines = vec![Line::new(value, &mut left)?];
    loop {
        match step(&mut lines, sites, &mut left) {
            Ok(None) => {}
            Ok(Some(whole)) => return Ok(whole),
            Err(error) => return Err(locate(error, &lines)),
        }
    }
}

/// Reads one turn by itself, which has no variations.
pub(super) fn single(value: Value<'_>, sites: Sites) -> Read<Entry> {
    alone(turn(value, &mut Numbers::strict(sites))?)
}

/// The same, with a stand-in for each number that is out of range or malformed; and the first such
/// fault, if there is one.
pub(super) fn single_of_any_numbers(
    value: Value<'_>,
    sites: Sites,
) -> Read<(Entry, Option<DocumentError>)> {
    let mut numbers = Numbers { sites, is_strict: false, first_fault: None };
    let entry = alone(turn(value, &mut numbers)?)?;
    Ok((entry, numbers.first_fault))
}

fn alone((entry, variations): (Entry, Option<Items<'_>>)) -> Read<Entry> {
    match variations {
        None => Ok(entry),
        Some(_) => Err(Problem::UnknownField.at("variations")),
    }
}

/// Reads the numbers of a turn: sites of the board, rationals, moments.
struct Numbers {
    sites: Sites,
    /// True if a number that is out of range or malformed is an error.
    is_strict: bool,
    /// The first such number, if it is not an error.
    first_fault: Option<DocumentError>,
}

impl Numbers {
    fn strict(sites: Sites) -> Numbers {
        Numbers { sites, is_strict: true, first_fault: None }
    }

    fn optional<'a, T>(
        &mut self,
        fields: &Object<'a>,
        name: &str,
        read: impl FnOnce(Value<'a>) -> Read<T>,
        stand_in: T,
    ) -> Read<Option<T>> {
        match fields.optional(name, read) {
            Err(error) if !self.is_strict && error.problem.is_number_fault() => {
                self.first_fault.get_or_insert(error);
                Ok(Some(stand_in))
            }
            read => read,
        }
    }
}

impl<'a> Line<'a> {
    /// `left` is how many turns the document may still have.
    fn new(value: Value<'a>, left: &mut usize) -> Read<Line<'a>> {
        let items = list(value)?;
        let count = items.len();
        *left = left.checked_sub(count).ok_or_else(|| Problem::TooMany {
            what: "turns",
            count: (MAX_TURNS - *left + count) as u64,
            limit: MAX_TURNS,
        })?;
        Ok(Line { items, read: Vec::with_capacity(count), branching: None })
    }
}

/// Reads one turn, or begins or ends one line; the outermost line when it ends.
fn step(lines: &mut Vec<Line<'_>>, sites: Sites, left: &mut usize) -> Read<Option<Vec<Entry>>> {
    let depth = lines.len();
    let Some(line) = lines.last_mut() else {
        return Ok(Some(Vec::new()));
    };
    if let Some(branching) = &mut line.branching {
        if let Some(value) = branching.variations.next() {
            if depth > MAX_VARIATION_DEPTH {
                return Err(Problem::TooDeep.into());
            }
            let variation = Line::new(value, left)?;
            lines.push(variation);
        } else if let Some(mut done) = line.branching.take() {
            done.entry.notes.get_or_insert_default().variations = Some(done.read);
            line.read.push(done.entry);
        }
        return Ok(None);
    }
    if let Some(value) = line.items.next() {
        let (entry, variations) = turn(value, &mut Numbers::strict(sites))?;
        match variations {
            None => line.read.push(entry),
            Some(variations) => {
                line.branching = Some(Branching { entry, variations, read: Vec::new() });
            }
        }
        return Ok(None);
    }
    let read = std::mem::take(&mut line.read);
    lines.pop();
    match lines.last_mut().and_then(|outer| outer.branching.as_mut()) {
        None => Ok(Some(read)),
        Some(branching) => {
            branching.read.push(read);
            Ok(None)
        }
    }
}

/// Adds the way through the lines to an error in the innermost one.
fn locate(mut error: DocumentError, lines: &[Line<'_>]) -> DocumentError {
    for line in lines.iter().rev() {
        if let Some(branching) = &line.branching {
            error = error.in_item(branching.read.len()).in_field("variations");
        }
        error = error.in_item(line.read.len());
    }
    error
}

/// One turn without its variations, and those, unread.
fn turn<'a>(value: Value<'a>, numbers: &mut Numbers) -> Read<(Entry, Option<Items<'a>>)> {
    if let Value::Text(word) = value {
        let bare = BARE.iter().find(|(bare, _)| *bare == word);
        let (_, turn) = bare.ok_or(Problem::TurnKind)?;
        return Ok((turn.clone().into(), None));
    }
    if !matches!(value, Value::Object(_)) {
        return Err(wrong_type("a turn", value));
    }
    let fields = Object::read(value, &TURN)?;
    let sites = numbers.sites;
    let turn = action(&fields, numbers)?;
    let notes = Notes {
        comment: fields.optional("comment", |value| short_text(value, MAX_COMMENT_CHARS))?,
        marks: fields.optional("marks", |value| marks(value, sites))?,
        variations: None,
    };
    let variations = fields.optional("variations", list)?;
    // An object that could have been a word is written as an object again.
    let bare = bare_word(&turn).is_none() && notes == Notes::default();
    let notes = (!bare).then(|| Box::new(notes));
    Ok((Entry { turn, notes }, variations))
}

/// The action of a turn: exactly one.
fn action(fields: &Object<'_>, numbers: &mut Numbers) -> Read<Turn> {
    let mut actions = Vec::new();
    let sites = numbers.sites;
    for (name, turn) in &BARE {
        let read = |value| match (turn, value) {
            (Turn::Agree, Value::Object(_)) => proposal(value, sites),
            (Turn::Agree, Value::Text(DRAW)) => Ok(Turn::Offer(Offer::Draw)),
            _ => only_true(value).map(|()| turn.clone()),
        };
        let stand_in = Turn::Offer(Offer::Dead(Vec::new()));
        actions.extend(numbers.optional(fields, name, read, stand_in)?);
    }
    let at = numbers.optional(fields, "play", |value| site(value, sites), sites.any())?;
    match (at, numbers.optional(fields, "bid", rational, Rational::zero())?) {
        (Some(at), None) => actions.push(Turn::Play(at)),
        (Some(at), Some(bid)) => actions.push(Turn::PlayAndBid(at, bid)),
        (None, Some(_)) => return Err(Problem::TurnKind.into()),
        (None, None) => {}
    }
    let player = |value| choice(value, &PLAYERS);
    let komi = numbers.optional(fields, "komi", rational, Rational::zero())?;
    actions.extend(komi.map(Turn::Komi));
    actions.extend(fields.optional("take", player)?.map(Turn::Take));
    actions.extend(fields.optional("forget", player)?.map(Turn::Forget));
    actions.extend(fields.optional("answer", |value| choice(value, &ANSWERS))?.map(Turn::Answer));
    actions.extend(numbers.optional(fields, "reset", reset, None)?.map(Turn::Reset));
    actions.extend(numbers.optional(fields, "forever", offer, Offer::Pass)?.map(Turn::Offer));
    match (actions.pop(), actions.pop()) {
        (Some(turn), None) => Ok(turn),
        _ => Err(Problem::TurnKind.into()),
    }
}

fn reset(value: Value<'_>) -> Read<Option<usize>> {
    match value {
        Value::Null => Ok(None),
        other => natural(other).map(|turns| Some(turns as usize)),
    }
}

fn offer(value: Value<'_>) -> Read<Offer> {
    match value {
        Value::Text(PASS) => Ok(Offer::Pass),
        other => natural(other).map(|turns| Offer::Since(turns as usize)),
    }
}

/// The proposal that the listed stones are dead.
fn proposal(value: Value<'_>, sites: Sites) -> Read<Turn> {
    let fields = Object::read(value, &[DEAD])?;
    let stones = |value| list_of(value, "stones", MAX_PLACEMENTS, |stone| site(stone, sites));
    fields.required(DEAD, stones).map(|dead| Turn::Offer(Offer::Dead(dead)))
}

fn only_true(value: Value<'_>) -> Read<()> {
    match value {
        Value::Bool(true) => Ok(()),
        other => Err(wrong_type("true", other)),
    }
}

fn marks(value: Value<'_>, sites: Sites) -> Read<Marks> {
    let fields = Object::read(value, &MARKS)?;
    let at = |value| site(value, sites);
    let mut marks = Marks::default();
    for shape in Shape::ALL {
        let places = |value| list_of(value, "marks", MAX_PLACEMENTS, at);
        marks.shapes[shape as usize] = fields.optional(shape_name(shape), places)?;
    }
    let text = |value| short_text(value, MAX_LABEL_CHARS);
    let label = |value| pair(value, at, text);
    marks.label = fields.optional("label", |v| list_of(v, "marks", MAX_PLACEMENTS, label))?;
    Ok(marks)
}
