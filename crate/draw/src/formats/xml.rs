//! XML as a stream of elements, texts and ends; only the lines of open elements are kept. Prefixes
//! of names are ignored.

use std::borrow::Cow;

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion, escape};

use super::error::{FormatError, FormatProblem};
use gospace::limits::MAX_NESTING;

/// A reader of a text.
pub(super) struct Xml<'t> {
    text: &'t str,
    reader: Reader<&'t [u8]>,
    /// The line of each open element.
    open: Vec<u32>,
    /// The line of the byte at `counted`.
    line: u32,
    counted: usize,
}

/// A piece of a text.
pub(super) enum Piece<'t> {
    /// An element begins.
    Open(Element<'t>),
    /// Text in the innermost element.
    Text(Cow<'t, str>),
    /// The innermost element ends.
    Close,
}

/// A start tag.
pub(super) struct Element<'t> {
    start: BytesStart<'t>,
    /// Its line.
    pub line: u32,
}

impl<'t> Xml<'t> {
    pub(super) fn new(text: &'t str) -> Xml<'t> {
        let mut reader = Reader::from_str(text);
        reader.config_mut().expand_empty_elements = true;
        Xml { text, reader, open: Vec::new(), line: 1, counted: 0 }
    }

    /// The next piece; nothing at the end. Cost: O(its length).
    pub(super) fn next(&mut self) -> Result<Option<Piece<'t>>, FormatError> {
        loop {
            let line = self.line_at(self.reader.buffer_position());
            let event = self.reader.read_event().map_err(|error| {
                let line = self.line_at(self.reader.error_position());
                FormatProblem::Xml { message: error.to_string() }.on(line)
            })?;
            return Ok(Some(match event {
                Event::Start(start) | Event::Empty(start) => {
                    if self.open.len() == MAX_NESTING {
                        return Err(FormatProblem::TooDeep.on(line));
                    }
                    self.open.push(line);
                    Piece::Open(Element { start, line })
                }
                Event::End(_) => {
                    self.open.pop();
                    Piece::Close
                }
                Event::Text(text) => Piece::Text(text.xml10_content()),
                Event::CData(text) => Piece::Text(text.xml10_content()),
                Event::GeneralRef(name) => Piece::Text(entity_text(&name)),
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => continue,
                Event::Eof => return self.end(),
            }));
        }
    }

    fn end(&self) -> Result<Option<Piece<'t>>, FormatError> {
        match self.open.last() {
            None => Ok(None),
            Some(&line) => Err(FormatProblem::Unclosed { what: "an element" }.on(line)),
        }
    }

    /// The line of a byte; bytes must be queried in order.
    fn line_at(&mut self, position: u64) -> u32 {
        let to = usize::try_from(position).unwrap_or(usize::MAX).min(self.text.len());
        if to > self.counted {
            let passed = &self.text.as_bytes()[self.counted..to];
            self.line += passed.iter().filter(|&&byte| byte == b'\n').count() as u32;
            self.counted = to;
        }
        self.line
    }
}

/// The text of a reference; nothing for entities that only the document defines.
fn entity_text(name: &quick_xml::events::BytesRef<'_>) -> Cow<'static, str> {
    if let Ok(Some(character)) = name.resolve_char_ref() {
        return character.to_string().into();
    }
    escape::resolve_predefined_entity(name).unwrap_or_default().into()
}

impl Element<'_> {
    /// Its name without a prefix.
    pub(super) fn name(&self) -> &str {
        self.start.local_name().into_inner()
    }

    /// The value of an attribute. Cost: O(length of the tag).
    pub(super) fn attribute(&self, name: &str) -> Result<Option<String>, FormatError> {
        let wrong = |message: String| FormatProblem::Xml { message }.on(self.line);
        for attribute in self.start.attributes().with_checks(false) {
            let attribute = attribute.map_err(|error| wrong(error.to_string()))?;
            if attribute.key.into_inner() == name {
                let value = attribute.normalized_value(XmlVersion::Implicit1_0);
                return Ok(Some(value.map_err(|error| wrong(error.to_string()))?.into_owned()));
            }
        }
        Ok(None)
    }

    /// The value of an attribute that must be there.
    pub(super) fn required(&self, name: &'static str) -> Result<String, FormatError> {
        let value = self.attribute(name)?;
        value.ok_or_else(|| FormatProblem::Ended { expected: name }.on(self.line))
    }
}

/// A text escaped for XML. Characters that XML cannot hold become U+FFFD.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            '\r' => out.push_str("&#13;"),
            '\t' | '\n' => out.push(c),
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            other => out.push(other),
        }
    }
    out
}
