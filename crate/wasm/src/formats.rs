//! Boards and games in the formats of other programs: texts in, texts out.

use gospace::document::Document;
use gospace::document::json::JsonError;
use gospace::formats::{self, Format, FormatError, FormatProblem, LeftOut, Notice};
use gospace::limits::MAX_JSON_BYTES;
use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::convert::object;
use crate::errors::{document_error, refusal_code};

/// Reads a text: `{ format, document, placed, notices }`. Where no format is named the file's name
/// and the text tell it.
#[wasm_bindgen(js_name = importText, unchecked_return_type = "FaceImported")]
pub fn import_text(
    text: &str,
    format: Option<String>,
    name: Option<String>,
) -> Result<JsValue, JsValue> {
    let format = format.as_deref().map(known).transpose()?;
    let imported = formats::read(text, format, name.as_deref()).map_err(format_error)?;
    let document = imported.document.write();
    let bytes = document.len();
    if bytes > MAX_JSON_BYTES {
        // It would not be read again.
        return Err(object(&[
            ("code", "limit".into()),
            ("message", JsonError::TooLong { bytes }.to_string().into()),
        ]));
    }
    let notices: Array = imported.notices.iter().map(notice).collect();
    Ok(object(&[
        ("format", imported.format.word().into()),
        ("document", document.into()),
        ("placed", imported.placed.into()),
        ("notices", notices.into()),
    ]))
}

/// A document as a text of a format.
#[wasm_bindgen(js_name = exportText)]
pub fn export_text(document: &str, format: &str) -> Result<String, JsValue> {
    let format = known(format)?;
    let document = Document::read(document).map_err(document_error)?;
    formats::write(&document, format).map_err(|error| problem(error.to_string(), None))
}

/// The words of the formats.
#[wasm_bindgen(js_name = formatWords)]
pub fn format_words() -> Vec<String> {
    formats::FORMATS.iter().map(|(word, _)| (*word).to_owned()).collect()
}

fn known(word: &str) -> Result<Format, JsValue> {
    Format::of_word(word).ok_or_else(|| problem(format!("there is no format \"{word}\""), None))
}

/// An error of a text; that of a document is told as documents are.
fn format_error(error: FormatError) -> JsValue {
    match error.problem {
        FormatProblem::Document(error) => document_error(error),
        other => problem(other.to_string(), error.line),
    }
}

fn problem(message: String, line: Option<u32>) -> JsValue {
    let mut fields = vec![("code", "format".into()), ("message", message.into())];
    if let Some(line) = line {
        fields.push(("path", format!("line {line}").into()));
    }
    object(&fields)
}

/// A notice as a tagged value.
fn notice(notice: &Notice) -> JsValue {
    match notice {
        Notice::LeftOut { what, count } => {
            object(&[("what", left_out(*what).into()), ("count", (*count as u32).into())])
        }
        Notice::LineCut { line, turn, refusal, count } => object(&[
            ("what", "line-cut".into()),
            ("count", (*count as u32).into()),
            ("line", (*line).into()),
            ("turn", (*turn as u32).into()),
            ("refusal", refusal_code(refusal).into()),
        ]),
        Notice::RulesDiffer { name } => {
            object(&[("what", "rules".into()), ("name", name.as_str().into())])
        }
    }
}

fn left_out(what: LeftOut) -> &'static str {
    match what {
        LeftOut::LinkData => "link-data",
        LeftOut::Attributes => "attributes",
        LeftOut::Groups => "groups",
        LeftOut::Ports => "ports",
        LeftOut::Hyperedges => "hyperedges",
        LeftOut::Further => "further",
        LeftOut::Places => "places",
        LeftOut::LongTexts => "long-texts",
        LeftOut::Setups => "setups",
        LeftOut::MissingPasses => "missing-passes",
        LeftOut::DeepVariations => "deep-variations",
        LeftOut::Shapes => "shapes",
    }
}
