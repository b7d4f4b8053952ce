//! JSON as a flat list of nodes.
//!
//! Flat, since documents may be nested thousands deep (variations inside variations) and a
//! tree that is built, read or dropped by recursion would run out of stack in a browser.

use json_event_parser::{JsonEvent, SliceJsonParser};

use super::decimal;
use super::scan::Scan;
use crate::limits::{MAX_JSON_BYTES, MAX_JSON_DEPTH};

/// A JSON text, read. The root is the first node.
pub struct Json {
    nodes: Vec<Node>,
    strings: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Node {
    Null,
    Bool(bool),
    Number(f64),
    /// `strings[start..start + len]`; in an object a key is such a node before its value.
    Text {
        start: u32,
        len: u32,
    },
    /// `len` items (for an object: pairs) follow; the next node after them all is at `end`.
    List {
        len: u32,
        end: u32,
    },
    Object {
        len: u32,
        end: u32,
    },
}

/// Reasons why a text is not read as JSON.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum JsonError {
    /// Longer than [`MAX_JSON_BYTES`].
    #[error("the text is {bytes} bytes long; the limit is {MAX_JSON_BYTES}")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// Nested deeper than [`MAX_JSON_DEPTH`].
    #[error("nested more than {MAX_JSON_DEPTH} deep")]
    TooDeep,
    /// Not JSON.
    #[error("this is not JSON: {message} (line {line}, column {column})")]
    Syntax {
        /// From 1.
        line: u64,
        /// From 1, in characters.
        column: u64,
        /// The parser's message.
        message: String,
    },
    /// A number that no double can hold.
    #[error("the number {text} is too large")]
    NumberTooLarge {
        /// The beginning of its text.
        text: String,
    },
}

/// A JSON value.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A finite number.
    Number(f64),
    /// A string.
    Text(&'a str),
    /// A list.
    List(Items<'a>),
    /// An object.
    Object(Fields<'a>),
}

impl Value<'_> {
    /// The name of its type.
    pub fn type_name(&self) -> &'static str {
        match self {
            Value::Null => "null",
            Value::Bool(_) => "a truth value",
            Value::Number(_) => "a number",
            Value::Text(_) => "a string",
            Value::List(_) => "a list",
            Value::Object(_) => "an object",
        }
    }
}

impl Json {
    /// Reads a text. Cost: O(length), 16 bytes a value.
    pub fn read(text: &str) -> Result<Json, JsonError> {
        if text.len() > MAX_JSON_BYTES {
            return Err(JsonError::TooLong { bytes: text.len() });
        }
        Json::scanned(text).map_or_else(|| Json::parsed(text), Ok)
    }

    /// A text as nearly all are, without escapes and errors, in a fraction of the parser's time; nothing for any other.
    fn scanned(text: &str) -> Option<Json> {
        let mut json = Json { nodes: Vec::new(), strings: String::new() };
        let mut open = Vec::new();
        let mut scan = Scan::new(text);
        loop {
            let value = scanned_value(&mut scan)?;
            let mut is_first = matches!(value, JsonEvent::StartArray | JsonEvent::StartObject);
            json.add(value, &mut open).ok()?;
            // Ends of lists and objects after it, and what stands before the next value.
            loop {
                let Some(&outer) = open.last() else {
                    return scan.sign().is_none().then_some(json);
                };
                let is_object = matches!(json.nodes[outer], Node::Object { .. });
                if scan.takes(if is_object { b'}' } else { b']' }) {
                    json.close(open.pop());
                    is_first = false;
                    continue;
                }
                if !is_first && !scan.takes(b',') {
                    return None;
                }
                if is_object {
                    let key = JsonEvent::ObjectKey(scan.string()?.into());
                    json.add(key, &mut open).ok()?;
                    scan.takes(b':').then_some(())?;
                }
                break;
            }
        }
    }

    fn parsed(text: &str) -> Result<Json, JsonError> {
        let mut json = Json { nodes: Vec::new(), strings: String::new() };
        let mut parser = SliceJsonParser::new(text.as_bytes());
        let mut open = Vec::new();
        loop {
            match parser.parse_next() {
                Ok(JsonEvent::Eof) => return Ok(json),
                Ok(event) => json.add(event, &mut open)?,
                Err(error) => {
                    let at = error.location().start;
                    let [line, column] = [at.line + 1, at.column + 1];
                    let message = error.message().to_owned();
                    return Err(JsonError::Syntax { line, column, message });
                }
            }
        }
    }

    /// The root value.
    pub fn root(&self) -> Value<'_> {
        self.value(0)
    }

    /// `open` holds the places of the lists and objects that are not closed yet.
    fn add(&mut self, event: JsonEvent<'_>, open: &mut Vec<usize>) -> Result<(), JsonError> {
        let is_value =
            !matches!(event, JsonEvent::ObjectKey(_) | JsonEvent::EndArray | JsonEvent::EndObject);
        if is_value && let Some(&outer) = open.last() {
            let (Node::List { len, .. } | Node::Object { len, .. }) = &mut self.nodes[outer] else {
                unreachable!("only lists and objects are open");
            };
            *len += 1;
        }
        let node = match event {
            JsonEvent::Null => Node::Null,
            JsonEvent::Boolean(value) => Node::Bool(value),
            JsonEvent::Number(text) => Node::Number(number(&text)?),
            JsonEvent::String(text) | JsonEvent::ObjectKey(text) => self.text(&text),
            JsonEvent::StartArray => Node::List { len: 0, end: 0 },
            JsonEvent::StartObject => Node::Object { len: 0, end: 0 },
            JsonEvent::EndArray | JsonEvent::EndObject => {
                self.close(open.pop());
                return Ok(());
            }
            JsonEvent::Eof => return Ok(()),
        };
        if let Node::List { .. } | Node::Object { .. } = node {
            if open.len() == MAX_JSON_DEPTH {
                return Err(JsonError::TooDeep);
            }
            open.push(self.nodes.len());
        }
        self.nodes.push(node);
        Ok(())
    }

    fn close(&mut self, place: Option<usize>) {
        let count = self.nodes.len() as u32;
        if let Some(Node::List { end, .. } | Node::Object { end, .. }) =
            place.map(|place| &mut self.nodes[place])
        {
            *end = count;
        }
    }

    fn text(&mut self, text: &str) -> Node {
        let start = self.strings.len() as u32;
        self.strings.push_str(text);
        Node::Text { start, len: text.len() as u32 }
    }

    fn str(&self, start: u32, len: u32) -> &str {
        self.strings.get(start as usize..(start + len) as usize).unwrap_or_default()
    }

    fn value(&self, at: usize) -> Value<'_> {
        let first = at + 1;
        match self.nodes[at] {
            Node::Null => Value::Null,
            Node::Bool(value) => Value::Bool(value),
            Node::Number(value) => Value::Number(value),
            Node::Text { start, len } => Value::Text(self.str(start, len)),
            Node::List { len, .. } => Value::List(Items { json: self, at: first, left: len }),
            Node::Object { len, .. } => Value::Object(Fields { json: self, at: first, left: len }),
        }
    }

    /// The place after the value at `at`.
    fn after(&self, at: usize) -> usize {
        match self.nodes[at] {
            Node::List { end, .. } | Node::Object { end, .. } => end as usize,
            _ => at + 1,
        }
    }
}

/// A value, or the beginning of a list or an object.
fn scanned_value<'a>(scan: &mut Scan<'a>) -> Option<JsonEvent<'a>> {
    Some(match scan.sign()? {
        b'[' => scan.takes(b'[').then_some(JsonEvent::StartArray)?,
        b'{' => scan.takes(b'{').then_some(JsonEvent::StartObject)?,
        b'"' => JsonEvent::String(scan.string()?.into()),
        b'n' => scan.word("null").map(|()| JsonEvent::Null)?,
        b't' => scan.word("true").map(|()| JsonEvent::Boolean(true))?,
        b'f' => scan.word("false").map(|()| JsonEvent::Boolean(false))?,
        _ => JsonEvent::Number(scan.number()?.into()),
    })
}

fn number(text: &str) -> Result<f64, JsonError> {
    decimal::read(text)
        .ok_or_else(|| JsonError::NumberTooLarge { text: text.chars().take(40).collect() })
}

/// The items of a list.
#[derive(Clone, Copy)]
pub struct Items<'a> {
    json: &'a Json,
    at: usize,
    left: u32,
}

/// The keys and values of an object, in the order of the text.
#[derive(Clone, Copy)]
pub struct Fields<'a> {
    json: &'a Json,
    at: usize,
    left: u32,
}

impl<'a> Iterator for Items<'a> {
    type Item = Value<'a>;

    fn next(&mut self) -> Option<Value<'a>> {
        self.left = self.left.checked_sub(1)?;
        let value = self.json.value(self.at);
        self.at = self.json.after(self.at);
        Some(value)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left as usize, Some(self.left as usize))
    }
}

impl ExactSizeIterator for Items<'_> {}

impl<'a> Iterator for Fields<'a> {
    type Item = (&'a str, Value<'a>);

    fn next(&mut self) -> Option<(&'a str, Value<'a>)> {
        self.left = self.left.checked_sub(1)?;
        let Node::Text { start, len } = self.json.nodes[self.at] else {
            unreachable!("an object's keys are texts");
        };
        let value = self.json.value(self.at + 1);
        self.at = self.json.after(self.at + 1);
        Some((self.json.str(start, len), value))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Parts of JSON in any order; mostly wrong, but for the shorter ones.
    fn soup() -> impl Strategy<Value = String> {
        let parts = prop::sample::select(vec![
            "[",
            "]",
            "{",
            "}",
            ",",
            ":",
            "\"a\"",
            "\"ü\"",
            "\"\\n\"",
            "\"\n\"",
            "\"",
            "0",
            "-",
            "1",
            "20",
            ".5",
            "e",
            "E+3",
            "1e999",
            "true",
            "false",
            "null",
            "nul",
            " ",
            "\n",
            "\u{feff}",
            "[1,2]",
            "{\"b\":[]}",
            "[[],{}]",
        ]);
        prop::collection::vec(parts, 0..9).prop_map(|parts| parts.concat())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(50_000))]

        #[test]
        fn a_scan_reads_what_the_parser_reads_and_nothing_else(text in soup()) {
            let scanned = Json::scanned(&text);
            let parsed = Json::parsed(&text);
            // It leaves escapes and marks of byte order to the parser.
            if !text.contains(['\\', '\u{feff}']) {
                prop_assert_eq!(scanned.is_some(), parsed.is_ok());
            }
            if let Some(scanned) = scanned {
                let parsed = parsed.expect("what the scan reads");
                prop_assert_eq!(scanned.nodes, parsed.nodes);
                prop_assert_eq!(scanned.strings, parsed.strings);
            }
        }
    }
}
