//! Boards and games in the formats of other programs: texts in, texts out.

use gospace::document::json::JsonError;
use gospace::document::{Document, DocumentError, Problem};
use gospace::limits::MAX_JSON_BYTES;
use gospace_draw::formats::{self, Format, LeftOut, Notice, Reading};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::answers::given;
use crate::errors::{CoreError, ErrorKind, Fault, RefusalCode, refusal_code};

/// The content of a text.
#[derive(Serialize, Tsify)]
pub struct ImportAnswer {
    /// The format in which it was read.
    pub format: Format,
    /// The document, as JSON text.
    pub document: String,
    /// True: the text gave the points' places in the drawing.
    pub placed: bool,
    /// Notices of parts that were left out.
    pub notices: Vec<ImportNotice>,
}

/// A part of a text that a document cannot hold, or that was not read.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ImportNotice {
    /// So many of something were left out.
    LeftOut {
        /// The kind of thing.
        what: LeftOut,
        /// The number of them.
        count: usize,
    },
    /// A line of play ends early, since a turn may not be taken.
    LineCut {
        /// The line of the text where the turn stands.
        line: u32,
        /// The turn's number in its line of play, from 1.
        turn: usize,
        /// The reason against it.
        refusal: RefusalCode,
        /// The number of turns of the text that are left out.
        count: usize,
    },
    /// The rules have no equal here; those that come nearest were taken.
    Rules {
        /// Their name.
        name: String,
    },
    /// Numbers in brackets were read as one of the things that they may mean.
    ReadAs {
        /// The meaning.
        what: Reading,
    },
}

impl From<Notice> for ImportNotice {
    fn from(notice: Notice) -> ImportNotice {
        match notice {
            Notice::LeftOut { what, count } => ImportNotice::LeftOut { what, count },
            Notice::LineCut { line, turn, refusal, count } => {
                ImportNotice::LineCut { line, turn, refusal: refusal_code(&refusal), count }
            }
            Notice::RulesDiffer { name } => ImportNotice::Rules { name },
            Notice::ReadAs { what } => ImportNotice::ReadAs { what },
        }
    }
}

/// Reads a text. Where no format is named, it follows from the file's name and the text.
#[wasm_bindgen(js_name = importText)]
pub fn import_text(
    text: &str,
    format: Option<String>,
    name: Option<String>,
) -> Result<Ts<ImportAnswer>, CoreError> {
    let format = format.as_deref().map(known).transpose()?;
    let imported = formats::read(text, format, name.as_deref())?;
    let document = imported.document.write();
    let bytes = document.len();
    if bytes > MAX_JSON_BYTES {
        // It would not be read again.
        return Err(DocumentError::from(Problem::from(JsonError::TooLong { bytes })).into());
    }
    Ok(given(&ImportAnswer {
        format: imported.format,
        document,
        placed: imported.placed,
        notices: imported.notices.into_iter().map(ImportNotice::from).collect(),
    }))
}

/// A document as a text of a format.
#[wasm_bindgen(js_name = exportText)]
pub fn export_text(document: &str, format: &str) -> Result<String, CoreError> {
    let format = known(format)?;
    let document = Document::read(document)?;
    formats::write(&document, format)
        .map_err(|error| CoreError::new(ErrorKind::Format, "", Fault::Write(error)))
}

/// The words of the formats.
#[wasm_bindgen(js_name = formatWords)]
pub fn format_words() -> Vec<String> {
    formats::FORMATS.iter().map(|(word, _)| (*word).to_owned()).collect()
}

fn known(word: &str) -> Result<Format, CoreError> {
    let words = || formats::FORMATS.iter().map(|(word, _)| *word).collect();
    Format::of_word(word)
        .ok_or_else(|| CoreError::choice(ErrorKind::Format, "format", word, words()))
}
