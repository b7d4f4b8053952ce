//! Documents as links: texts in, texts out.

use gospace::document::{Document, OpenGame};
use wasm_bindgen::prelude::*;

use crate::errors::CoreError;

/// The document in a link, as JSON text; its game is checked only when it is opened.
#[wasm_bindgen(js_name = fromLink)]
pub fn from_link(link: &str) -> Result<String, CoreError> {
    Ok(Document::of_link(link)?.write())
}

/// One line of the game in a link, as a link: the turns of these numbers, and further ones as JSON texts, one a line. Nothing
/// in a module that makes it of the line's document.
#[wasm_bindgen(js_name = linkOfLine)]
pub fn link_of_line(
    link: &str,
    numbers: &[u32],
    further: &str,
) -> Result<Option<String>, CoreError> {
    if !cfg!(feature = "links") {
        return Ok(None);
    }
    let line = Document::of_link(link)?.on_line(numbers, further.split_terminator('\n'))?;
    let mut open = OpenGame::open(line)?;
    open.game.normalise();
    Ok(Some(open.link()?))
}

/// A document as a link; all of it is checked, and all turns are played, so that the link will open.
#[wasm_bindgen(js_name = toLink)]
pub fn to_link(text: &str) -> Result<String, CoreError> {
    let open = Document::read(text).and_then(OpenGame::open)?;
    Ok(open.link()?)
}
