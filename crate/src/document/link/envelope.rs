//! The envelope of every link, now and in later versions: a version, an alphabet, a checksum.
//!
//! A link is one character for the version and then, as base64url without padding (RFC 4648, 5),
//! the payload and four bytes: the CRC-32 (ISO-HDLC, as in PNG and gzip), lowest byte first, of the
//! version character and the payload. A reader that does not know a version can still distinguish a
//! complete link of it from a damaged one.

use std::borrow::Cow;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use super::error::{LINK_VERSION, LinkError};
use crate::limits::MAX_LINK_CHARS;

const CHECKSUM_BYTES: usize = 4;

/// Signs that programs drop from the end of an address in a text, and their escapes.
const DROPPED: [(char, &str); 2] = [('-', "%2D"), ('_', "%5F")];

/// White space as browsers write it in an address.
const ESCAPED_SPACES: [&str; 4] = ["%20", "%09", "%0A", "%0D"];

/// Without a table, which would weigh more than all that codes a link and is not needed for so few bytes.
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// A payload as a link.
pub(super) fn sealed(mut payload: Vec<u8>) -> Result<String, LinkError> {
    payload.extend(checksum(LINK_VERSION, &payload));
    let mut link = format!("{LINK_VERSION}{}", URL_SAFE_NO_PAD.encode(payload));
    if let Some((sign, escape)) = DROPPED.into_iter().find(|(sign, _)| link.ends_with(*sign)) {
        link.truncate(link.len() - sign.len_utf8());
        link.push_str(escape);
    }
    if link.len() > MAX_LINK_CHARS { Err(LinkError::TooLarge) } else { Ok(link) }
}

/// The link without white space, which mails insert, and without an escape at its end.
fn restored(link: &str) -> Cow<'_, str> {
    if !link.contains(|sign: char| sign == '%' || sign.is_whitespace()) {
        return Cow::Borrowed(link);
    }
    let mut text: String = link.chars().filter(|sign| !sign.is_whitespace()).collect();
    for space in ESCAPED_SPACES {
        text = text.replace(space, "");
    }
    for (sign, escape) in DROPPED {
        let end = text.len().saturating_sub(escape.len());
        if text.get(end..).is_some_and(|last| last.eq_ignore_ascii_case(escape)) {
            text.truncate(end);
            text.push(sign);
        }
    }
    Cow::Owned(text)
}

/// The payload of an undamaged link of this version. A leading "#" is skipped.
pub(super) fn opened(link: &str) -> Result<Vec<u8>, LinkError> {
    if link.len() > MAX_LINK_CHARS {
        return Err(LinkError::TooLong { chars: link.chars().count() });
    }
    let link = restored(link);
    let link = link.strip_prefix('#').unwrap_or(&link);
    let mut rest = link.chars();
    let version = rest.next().filter(char::is_ascii_alphanumeric).ok_or(LinkError::Damaged)?;
    let mut payload = URL_SAFE_NO_PAD.decode(rest.as_str()).map_err(|_| LinkError::Damaged)?;
    let end = payload.len().checked_sub(CHECKSUM_BYTES).ok_or(LinkError::Damaged)?;
    let stored = payload.split_off(end);
    if stored != checksum(version, &payload) {
        return Err(LinkError::Damaged);
    }
    if version == LINK_VERSION { Ok(payload) } else { Err(LinkError::Newer { found: version }) }
}

fn checksum(version: char, payload: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let mut digest = CHECKSUM.digest();
    digest.update(&[version as u8]);
    digest.update(payload);
    digest.finalize().to_le_bytes()
}
