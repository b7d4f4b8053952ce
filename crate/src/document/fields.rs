//! Readers of JSON values that report the place of a fault.

use super::error::{DocumentError, Problem};
use super::json::{Fields, Items, Value};
use crate::geometry::Spot;
use crate::ids::Placement;
use crate::limits::MAX_TICK;
use crate::rules::rational::{self, Rational};
use crate::site::Site;

/// A value that was read, or the place and the fault.
pub type Read<T> = Result<T, DocumentError>;

/// An object whose fields are all known and not repeated.
pub struct Object<'a> {
    fields: Vec<(&'a str, Value<'a>)>,
}

impl<'a> Object<'a> {
    /// The object, if it has no field besides the known ones, and none twice.
    pub fn read(value: Value<'a>, known: &[&str]) -> Read<Object<'a>> {
        let fields = object(value)?;
        if let Some((name, _)) = fields.clone().find(|(name, _)| !known.contains(name)) {
            return Err(Problem::UnknownField.at(shortened(name)));
        }
        // All names are known: with more fields than names, one is repeated.
        let mut read: Vec<(&str, Value)> = Vec::with_capacity(known.len());
        for (name, value) in fields {
            if read.iter().any(|(before, _)| *before == name) {
                return Err(Problem::RepeatedField.at(name));
            }
            read.push((name, value));
        }
        Ok(Object { fields: read })
    }

    /// True if the field is there.
    pub fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }

    /// The field, read; nothing if it is not there.
    pub fn optional<T>(
        &self,
        name: &str,
        read: impl FnOnce(Value<'a>) -> Read<T>,
    ) -> Read<Option<T>> {
        let read = self.value(name).map(read).transpose();
        read.map_err(|error| error.in_field(name))
    }

    /// The field, read; an error if it is not there.
    pub fn required<T>(&self, name: &str, read: impl FnOnce(Value<'a>) -> Read<T>) -> Read<T> {
        self.optional(name, read)?.ok_or_else(|| Problem::Missing.at(name))
    }

    fn value(&self, name: &str) -> Option<Value<'a>> {
        self.fields.iter().find(|(key, _)| *key == name).map(|(_, value)| *value)
    }
}

/// The value of one field of an object that is not checked yet.
pub(super) fn peek<'a>(value: Value<'a>, name: &str) -> Read<Option<Value<'a>>> {
    Ok(object(value)?.find(|(key, _)| *key == name).map(|(_, value)| value))
}

fn object<'a>(value: Value<'a>) -> Read<Fields<'a>> {
    match value {
        Value::Object(fields) => Ok(fields),
        other => Err(wrong_type("an object", other)),
    }
}

pub(super) fn list<'a>(value: Value<'a>) -> Read<Items<'a>> {
    match value {
        Value::List(items) => Ok(items),
        other => Err(wrong_type("a list", other)),
    }
}

/// A list of at most `limit` items, all read; counted before anything is allocated.
pub(super) fn list_of<'a, T>(
    value: Value<'a>,
    what: &'static str,
    limit: usize,
    read: impl Fn(Value<'a>) -> Read<T>,
) -> Read<Vec<T>> {
    let items = list(value)?;
    let count = items.len();
    if count > limit {
        return Err(Problem::TooMany { what, count: count as u64, limit }.into());
    }
    let mut all = Vec::with_capacity(count);
    for (index, item) in items.enumerate() {
        all.push(read(item).map_err(|error| error.in_item(index))?);
    }
    Ok(all)
}

/// A list of exactly two; a fault of either is a fault of the pair.
pub(super) fn pair<'a, A, B>(
    value: Value<'a>,
    first: impl FnOnce(Value<'a>) -> Read<A>,
    second: impl FnOnce(Value<'a>) -> Read<B>,
) -> Read<(A, B)> {
    let mut items = list(value)?;
    match (items.next(), items.next(), items.next()) {
        (Some(a), Some(b), None) => Ok((first(a)?, second(b)?)),
        _ => Err(Problem::Type { expected: "a pair", found: "a list of another length" }.into()),
    }
}

/// A list of exactly three, the last two alike.
pub(super) fn triple<'a, A, B>(
    value: Value<'a>,
    first: impl FnOnce(Value<'a>) -> Read<A>,
    other: impl Fn(Value<'a>) -> Read<B>,
) -> Read<(A, [B; 2])> {
    let mut items = list(value)?;
    match [items.next(), items.next(), items.next(), items.next()] {
        [Some(a), Some(b), Some(c), None] => Ok((first(a)?, [other(b)?, other(c)?])),
        _ => {
            Err(Problem::Type { expected: "three numbers", found: "a list of another length" }
                .into())
        }
    }
}

pub(super) fn text<'a>(value: Value<'a>) -> Read<&'a str> {
    match value {
        Value::Text(text) => Ok(text),
        other => Err(wrong_type("a string", other)),
    }
}

/// A string of at most `limit` characters.
pub(super) fn short_text(value: Value<'_>, limit: usize) -> Read<String> {
    let text = text(value)?;
    let count = text.chars().count();
    if count > limit {
        return Err(Problem::TooMany { what: "characters", count: count as u64, limit }.into());
    }
    Ok(text.to_owned())
}

pub(super) fn number(value: Value<'_>) -> Read<f64> {
    match value {
        Value::Number(number) => Ok(number),
        other => Err(wrong_type("a number", other)),
    }
}

/// A whole number, at least 0.
pub fn natural(value: Value<'_>) -> Read<u32> {
    let value = number(value)?;
    match whole(value) {
        Some(whole) => Ok(whole),
        None => Err(Problem::Number { value, expected: "a whole number from 0 up" }.into()),
    }
}

/// A placement of a board that has `count` of them.
pub(super) fn placement(value: Value<'_>, count: usize) -> Read<Placement> {
    let value = number(value)?;
    match whole(value).filter(|&whole| (whole as usize) < count) {
        Some(whole) => Ok(Placement(whole)),
        None => Err(Problem::NoSuchPlacement { value }.into()),
    }
}

/// The written form of a board's sites.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sites {
    /// Numbers below this.
    Placements(usize),
    /// Pairs of ticks.
    Spots,
}

impl Sites {
    /// A site of this form, which the board need not have.
    pub fn any(self) -> Site {
        match self {
            Sites::Placements(_) => Placement(0).into(),
            Sites::Spots => Spot::new(0, 0).into(),
        }
    }
}

/// A site of a board.
pub(super) fn site(value: Value<'_>, sites: Sites) -> Read<Site> {
    match sites {
        Sites::Placements(count) => placement(value, count).map(Site::from),
        Sites::Spots => spot(value).map(Site::from),
    }
}

/// A pair of ticks.
pub(super) fn spot(value: Value<'_>) -> Read<Spot> {
    pair(value, tick, tick).map(|(x, y)| Spot { x, y })
}

/// A coordinate in ticks, or a length if it is not below 0.
pub fn tick(value: Value<'_>) -> Read<i32> {
    let value = number(value)?;
    if value.abs() <= f64::from(MAX_TICK) && value.fract() == 0.0 {
        return Ok(value as i32);
    }
    Err(no_tick(value).into())
}

/// The fault of a number that is no coordinate.
pub(super) fn no_tick(value: f64) -> Problem {
    Problem::Number { value, expected: "a whole number of ticks, at most 2^24 from 0" }
}

fn whole(value: f64) -> Option<u32> {
    let fits = value >= 0.0 && value <= f64::from(u32::MAX) && value.fract() == 0.0;
    fits.then_some(value as u32)
}

/// One of a few words.
pub fn choice<T: Copy>(value: Value<'_>, words: &[(&'static str, T)]) -> Read<T> {
    let found = text(value)?;
    match words.iter().find(|(word, _)| *word == found) {
        Some((_, meaning)) => Ok(*meaning),
        None => {
            let expected = words.iter().map(|(word, _)| *word).collect();
            Err(Problem::Choice { found: shortened(found), expected }.into())
        }
    }
}

pub(super) fn rational(value: Value<'_>) -> Read<Rational> {
    rational::parse(text(value)?).map_err(|error| Problem::from(error).into())
}

pub(super) fn wrong_type(expected: &'static str, found: Value<'_>) -> DocumentError {
    Problem::Type { expected, found: found.type_name() }.into()
}

/// A name from a document, shortened for an error message.
fn shortened(name: &str) -> String {
    const SHOWN: usize = 60;
    let mut chars = name.chars();
    let mut shown: String = chars.by_ref().take(SHOWN).collect();
    if chars.next().is_some() {
        shown.push('…');
    }
    shown
}
