//! Writer of JSON text.

use super::decimal;
use super::json::{Fields, Items, Value};

/// Writes JSON, with commas where they belong. Assumes that every list and object is closed, and
/// that a key comes before every value of an object and nowhere else.
#[derive(Default)]
pub(super) struct JsonWriter {
    text: String,
}

impl JsonWriter {
    pub fn begin_object(&mut self) {
        self.value("{");
    }

    pub fn end_object(&mut self) {
        self.text.push('}');
    }

    pub fn begin_list(&mut self) {
        self.value("[");
    }

    pub fn end_list(&mut self) {
        self.text.push(']');
    }

    pub fn key(&mut self, name: &str) {
        self.string(name);
        self.text.push(':');
    }

    /// A value written verbatim: a number, `true`, `null`.
    pub fn value(&mut self, text: &str) {
        // A string ends with a quotation mark, whatever its text.
        if !matches!(self.text.as_bytes().last(), None | Some(b'{' | b'[' | b':')) {
            self.text.push(',');
        }
        self.text.push_str(text);
    }

    /// With escapes only where JSON asks for them (RFC 8259, 7).
    pub fn string(&mut self, text: &str) {
        self.value("\"");
        for c in text.chars() {
            let escape = match c {
                '"' | '\\' => c,
                '\u{8}' => 'b',
                '\t' => 't',
                '\n' => 'n',
                '\u{c}' => 'f',
                '\r' => 'r',
                '\0'..' ' => {
                    let digit = |value: u32| char::from_digit(value, 16).unwrap_or_default();
                    self.text.push_str("\\u00");
                    self.text.extend([digit(c as u32 / 16), digit(c as u32 % 16)]);
                    continue;
                }
                _ => {
                    self.text.push(c);
                    continue;
                }
            };
            self.text.extend(['\\', escape]);
        }
        self.text.push('"');
    }

    pub fn finish(self) -> String {
        self.text
    }
}

/// A list or object of which a part is written.
enum Open<'a> {
    List(Items<'a>),
    Object(Fields<'a>),
}

/// The text of a value, without blanks. Cost: O(length), without recursion.
pub(super) fn text_of(value: Value<'_>) -> String {
    let mut out = JsonWriter::default();
    let mut open = Vec::new();
    let mut next = Some(value);
    loop {
        match next {
            Some(Value::Null) => out.value("null"),
            Some(Value::Bool(value)) => out.value(if value { "true" } else { "false" }),
            Some(Value::Number(value)) => out.value(&decimal::written(value)),
            Some(Value::Text(text)) => out.string(text),
            Some(Value::List(items)) => {
                out.begin_list();
                open.push(Open::List(items));
            }
            Some(Value::Object(fields)) => {
                out.begin_object();
                open.push(Open::Object(fields));
            }
            None => match open.pop() {
                Some(Open::List(_)) => out.end_list(),
                Some(Open::Object(_)) => out.end_object(),
                None => return out.finish(),
            },
        }
        next = match open.last_mut() {
            Some(Open::List(items)) => items.next(),
            Some(Open::Object(fields)) => fields.next().map(|(name, value)| {
                out.key(name);
                value
            }),
            None => None,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use json_event_parser::{JsonEvent, WriterJsonSerializer};

    #[test]
    fn every_character_is_written_as_another_writer_writes_it_and_commas_stand_between_values() {
        let every = ('\0'..='\u{2fff}').chain('\u{1f300}'..='\u{1f310}');
        let text: String = every.collect();
        let mut writer = JsonWriter::default();
        let mut other = WriterJsonSerializer::new(Vec::new());
        let mut both = |event: JsonEvent<'_>| {
            match &event {
                JsonEvent::StartObject => writer.begin_object(),
                JsonEvent::EndObject => writer.end_object(),
                JsonEvent::StartArray => writer.begin_list(),
                JsonEvent::EndArray => writer.end_list(),
                JsonEvent::ObjectKey(name) => writer.key(name),
                JsonEvent::String(text) => writer.string(text),
                JsonEvent::Number(text) => writer.value(text),
                _ => writer.value("null"),
            }
            other.serialize_event(event).expect("a vector takes every well-formed event");
        };
        both(JsonEvent::StartArray);
        both(JsonEvent::StartArray);
        both(JsonEvent::EndArray);
        both(JsonEvent::StartObject);
        both(JsonEvent::EndObject);
        both(JsonEvent::StartObject);
        for value in
            [JsonEvent::Null, JsonEvent::Number("-1.5".into()), JsonEvent::String("{".into())]
        {
            both(JsonEvent::ObjectKey(text.as_str().into()));
            both(value);
        }
        both(JsonEvent::EndObject);
        both(JsonEvent::String(text.as_str().into()));
        both(JsonEvent::String("".into()));
        both(JsonEvent::EndArray);
        let expected = other.finish().expect("every list and object is closed");
        assert_eq!(writer.finish().into_bytes(), expected);
    }
}
