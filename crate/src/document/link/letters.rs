//! Bytes as letters of an address and back: base64url without padding (RFC 4648, 5). Only what is written is read.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Four letters for three bytes.
pub(super) fn encoded(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits =
            (0..3).fold(0, |bits, at| bits << 8 | three.get(at).map_or(0, |&byte| u32::from(byte)));
        let letter = |at: usize| char::from(ALPHABET[(bits >> (18 - 6 * at)) as usize & 63]);
        text.extend((0..=three.len()).map(letter));
    }
    text
}

/// None where a letter, the length or the bits that are left over are wrong.
pub(super) fn decoded(letters: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(letters.len() / 4 * 3 + 2);
    for four in letters.chunks(4) {
        let mut bits = 0;
        for at in 0..4 {
            bits = bits << 6 | four.get(at).map_or(Some(0), |&letter| value(letter))?;
        }
        let [_, all @ ..] = bits.to_be_bytes();
        let (kept, left) = all.split_at(four.len() - 1);
        if kept.is_empty() || left.iter().any(|&byte| byte != 0) {
            return None;
        }
        bytes.extend_from_slice(kept);
    }
    Some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    let value = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(value.into())
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn letters_are_those_of_the_library(bytes in proptest::collection::vec(any::<u8>(), 0..20)) {
            let text = encoded(&bytes);
            prop_assert_eq!(&text, &URL_SAFE_NO_PAD.encode(&bytes));
            prop_assert_eq!(decoded(text.as_bytes()), Some(bytes));
        }

        #[test]
        fn the_same_letters_are_refused(letters in "[A-Za-z0-9_=+/ -]{0,12}|[A-Za-z0-9_-]{0,12}") {
            let known = URL_SAFE_NO_PAD.decode(&letters).ok();
            prop_assert_eq!(decoded(letters.as_bytes()), known);
        }
    }
}
