//! Boards and games in the formats of other programs: texts in, texts out.

use gospace::document::json::JsonError;
use gospace::document::{Document, DocumentError, Problem};
use gospace::formats::{self, Format, LeftOut, Notice};
use gospace::limits::MAX_JSON_BYTES;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::answers::given;
use crate::errors::{CoreError, ErrorKind, Fault, RefusalCode, refusal_code};

/// What a text holds.
#[derive(Serialize, Tsify)]
pub struct ImportAnswer {
    /// The format in which it was read.
    pub format: Format,
    /// The document, as JSON text.
    pub document: String,
    /// Whether the text said where the points are drawn.
    pub placed: bool,
    /// What was left out.
    pub notices: Vec<ImportNotice>,
}

/// What a text says that a document cannot say, or that was not read.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ImportNotice {
    /// So many of something were left out.
    LeftOut {
        /// What.
        what: LeftOut,
        /// How many.
        count: usize,
    },
    /// A line of play ends early, since a turn may not be taken.
    LineCut {
        /// The line of the text where the turn stands.
        line: u32,
        /// Which turn of its line of play it is, from 1.
        turn: usize,
        /// Why it may not be taken.
        refusal: RefusalCode,
        /// How many turns of the text are left out.
        count: usize,
    },
    /// The rules have no equal here; those that come nearest were taken.
    Rules {
        /// Their name.
        name: String,
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
        }
    }
}

/// Reads a text. Where no format is named the file's name and the text tell it.
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
    let fault = || Fault::NoSuchChoice { found: word.to_owned() };
    Format::of_word(word).ok_or_else(|| CoreError::new(ErrorKind::Format, "", fault()))
}
