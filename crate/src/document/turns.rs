//! Reading turns, with variations inside variations, without recursion.

use super::error::{DocumentError, Problem};
use super::fields::{Object, Read, list, list_of, pair, placement, short_text, wrong_type};
use super::json::{Items, Value};
use crate::limits::{
    MAX_COMMENT_CHARS, MAX_LABEL_CHARS, MAX_PLACEMENTS, MAX_TURNS, MAX_VARIATION_DEPTH,
};
use crate::record::{Entry, Marks, Notes, Shape, Turn};

pub(super) const TURN: [&str; 6] = ["play", "pass", "resign", "comment", "marks", "variations"];
pub(super) const MARKS: [&str; 5] = ["triangle", "square", "circle", "cross", "label"];

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

/// Reads a list of turns on a board with so many placements.
pub(super) fn turns(value: Value<'_>, placements: usize) -> Read<Vec<Entry>> {
    let mut left = MAX_TURNS;
    let mut lines = vec![Line::new(value, &mut left)?];
    loop {
        match step(&mut lines, placements, &mut left) {
            Ok(None) => {}
            Ok(Some(whole)) => return Ok(whole),
            Err(error) => return Err(locate(error, &lines)),
        }
    }
}

/// Reads one turn by itself, which has no variations.
pub(super) fn single(value: Value<'_>, placements: usize) -> Read<Entry> {
    match turn(value, placements)? {
        (entry, None) => Ok(entry),
        (_, Some(_)) => Err(Problem::UnknownField.at("variations")),
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
fn step(
    lines: &mut Vec<Line<'_>>,
    placements: usize,
    left: &mut usize,
) -> Read<Option<Vec<Entry>>> {
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
        let (entry, variations) = turn(value, placements)?;
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
fn turn<'a>(value: Value<'a>, placements: usize) -> Read<(Entry, Option<Items<'a>>)> {
    match value {
        Value::Text("pass") => return Ok((Turn::Pass.into(), None)),
        Value::Text("resign") => return Ok((Turn::Resign.into(), None)),
        Value::Text(_) => return Err(Problem::TurnKind.into()),
        Value::Object(_) => {}
        other => return Err(wrong_type("a turn", other)),
    }
    let fields = Object::read(value, &TURN)?;
    let said = [
        fields.optional("play", |value| placement(value, placements))?.map(Turn::Play),
        fields.optional("pass", only_true)?.map(|()| Turn::Pass),
        fields.optional("resign", only_true)?.map(|()| Turn::Resign),
    ];
    let mut said = said.into_iter().flatten();
    let (Some(turn), None) = (said.next(), said.next()) else {
        return Err(Problem::TurnKind.into());
    };
    let notes = Notes {
        comment: fields.optional("comment", |value| short_text(value, MAX_COMMENT_CHARS))?,
        marks: fields.optional("marks", |value| marks(value, placements))?,
        variations: None,
    };
    let variations = fields.optional("variations", list)?;
    let bare = matches!(turn, Turn::Play(_)) && notes == Notes::default();
    let notes = (!bare).then(|| Box::new(notes));
    Ok((Entry { turn, notes }, variations))
}

fn only_true(value: Value<'_>) -> Read<()> {
    match value {
        Value::Bool(true) => Ok(()),
        other => Err(wrong_type("true", other)),
    }
}

fn marks(value: Value<'_>, placements: usize) -> Read<Marks> {
    let fields = Object::read(value, &MARKS)?;
    let at = |value| placement(value, placements);
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
