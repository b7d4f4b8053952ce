//! Links: any text, and any payload under a checksum that fits.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use crc::{CRC_32_ISO_HDLC, Crc};
use gospace::document::Document;
use gospace::limits::MAX_LINK_JSON;

use crate::documents::check_document;

/// The first byte chooses the version, or that the rest is a text without an envelope.
pub fn link(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let link = match first % 8 {
        0 => String::from_utf8_lossy(rest).into_owned(),
        sign => sealed(char::from(b'1' + (sign - 1) % 5), rest),
    };
    if let Ok(document) = Document::of_link(&link) {
        assert!(document.write().len() <= MAX_LINK_JSON, "{link}");
        check_document(&document);
    }
}

/// A payload in its envelope, by docs/link.md.
fn sealed(version: char, payload: &[u8]) -> String {
    let checksum = Crc::<u32>::new(&CRC_32_ISO_HDLC);
    let mut digest = checksum.digest();
    digest.update(&[version as u8]);
    digest.update(payload);
    let bytes = [payload, &digest.finalize().to_le_bytes()].concat();
    format!("{version}{}", BASE64_URL_SAFE_NO_PAD.encode(bytes))
}
