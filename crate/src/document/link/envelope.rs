//! The envelope of every link, now and in later versions: a version, an alphabet, a checksum.
//!
//! A link is one character for the version and then, as base64url without padding (RFC 4648, 5),
//! the payload and four bytes: the CRC-32 (ISO-HDLC, as in PNG and gzip), lowest byte first, of the
//! version character and the payload. A reader that does not know a version can still distinguish a
//! complete link of it from a damaged one.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use super::error::LinkError;
use super::letters;
use crate::limits::MAX_LINK_CHARS;

const CHECKSUM_BYTES: usize = 4;

/// Without a table, which would weigh more than all that codes a link and is not needed for so few bytes.
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// A version of the payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Version {
    /// Without anything newer.
    One,
    /// A graph with bends.
    Two,
    /// A graph with a body, and perhaps with bends.
    Three,
    /// Any board, with a proposal of dead stones, a handicap, a first player or a time that is up.
    Four,
    /// The same, with the offer of a draw.
    Five,
}

impl Version {
    fn sign(self) -> char {
        match self {
            Version::One => '1',
            Version::Two => '2',
            Version::Three => '3',
            Version::Four => '4',
            Version::Five => '5',
        }
    }

    fn of_sign(sign: char) -> Option<Version> {
        [Version::One, Version::Two, Version::Three, Version::Four, Version::Five]
            .into_iter()
            .find(|version| version.sign() == sign)
    }
}

/// A payload as a link.
pub(super) fn sealed(mut payload: Vec<u8>, version: Version) -> Result<String, LinkError> {
    payload.extend(checksum(version.sign(), &payload));
    let mut link = format!("{}{}", version.sign(), letters::encoded(&payload));
    // Programs that find addresses in texts drop these at the end.
    match link.pop() {
        Some('-') => link.push_str("%2D"),
        Some('_') => link.push_str("%5F"),
        sign => link.extend(sign),
    }
    if link.len() > MAX_LINK_CHARS { Err(LinkError::TooLarge) } else { Ok(link) }
}

/// The signs of a link without ASCII white space, which mails insert, and without escapes.
fn plain(link: &str) -> Vec<u8> {
    let mut signs = link.bytes();
    let mut plain = Vec::with_capacity(link.len());
    while let Some(sign) = signs.next() {
        match sign {
            b' ' | b'\t' | b'\n' | b'\r' => {}
            b'%' => match [signs.next(), signs.next()] {
                [Some(b'2'), Some(b'0')] | [Some(b'0'), Some(b'9' | b'A' | b'a' | b'D' | b'd')] => {
                }
                [Some(b'2'), Some(b'D' | b'd')] => plain.push(b'-'),
                [Some(b'5'), Some(b'F' | b'f')] => plain.push(b'_'),
                _ => plain.push(b'%'),
            },
            _ => plain.push(sign),
        }
    }
    plain
}

/// The payload of an undamaged link of a known version. A leading "#" is skipped.
pub(super) fn opened(link: &str) -> Result<(Version, Vec<u8>), LinkError> {
    if link.len() > MAX_LINK_CHARS {
        return Err(LinkError::TooLong { chars: link.chars().count() });
    }
    let link = plain(link);
    let link = link.strip_prefix(b"#").unwrap_or(&link);
    let (sign, rest) = link.split_first().ok_or(LinkError::Damaged)?;
    let sign = char::from(*sign);
    if !sign.is_ascii_alphanumeric() {
        return Err(LinkError::Damaged);
    }
    let mut payload = letters::decoded(rest).ok_or(LinkError::Damaged)?;
    let end = payload.len().checked_sub(CHECKSUM_BYTES).ok_or(LinkError::Damaged)?;
    let stored = payload.split_off(end);
    if stored != checksum(sign, &payload) {
        return Err(LinkError::Damaged);
    }
    let version = Version::of_sign(sign).ok_or(LinkError::Newer { found: sign })?;
    Ok((version, payload))
}

fn checksum(sign: char, payload: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let mut digest = CHECKSUM.digest();
    digest.update(&[sign as u8]);
    digest.update(payload);
    digest.finalize().to_le_bytes()
}
