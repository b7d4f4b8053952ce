//! Documents as links: texts in, texts out.

use gospace::document::{Document, LinkError, OpenGame};
use wasm_bindgen::prelude::*;

use crate::convert::object;
use crate::errors::document_error;

/// The document in a link, as JSON text.
#[wasm_bindgen(js_name = fromLink)]
pub fn from_link(link: &str) -> Result<String, JsValue> {
    read(link).map(|document| document.write())
}

/// The document in a link; whether its game can be played is seen when it is opened.
pub fn read(link: &str) -> Result<Document, JsValue> {
    Document::of_link(link).map_err(link_error)
}

/// A document as a link; all of it is checked, and all turns are played, so that the link will open.
#[wasm_bindgen(js_name = toLink)]
pub fn to_link(text: &str) -> Result<String, JsValue> {
    let open = Document::read(text).and_then(OpenGame::open).map_err(document_error)?;
    written(&open)
}

/// The link of a game as it stands.
pub fn written(open: &OpenGame) -> Result<String, JsValue> {
    open.link().map_err(link_error)
}

fn link_error(error: LinkError) -> JsValue {
    object(&[("code", code(error).into()), ("message", error.to_string().into())])
}

/// What kind of problem it is: a word that programs can switch on.
fn code(error: LinkError) -> &'static str {
    match error {
        LinkError::TooLong { .. } | LinkError::HoldsTooMuch | LinkError::TooLarge => "limit",
        LinkError::Newer { .. } => "version",
        LinkError::Damaged | LinkError::Malformed => "link",
    }
}
