//! Readers of texts: nothing stops one, and what it returns is a document.

use gospace::document::Document;
use gospace_draw::formats::{self, Format};

use crate::documents::check_document;

/// The document reader.
pub fn document(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    match Document::read(text) {
        Ok(document) => check_document(&document),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// The reader of a format.
pub fn format(bytes: &[u8], format: Format) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    match formats::read(text, Some(format), None) {
        Ok(imported) => {
            assert!(imported.document.board().is_ok(), "{text}");
            check_document(&imported.document);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
