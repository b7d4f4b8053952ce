//! Invalid links are refused, and crafted ones cost little.

use std::panic::catch_unwind;

use gospace::boards::setup::{BoardSetup, Body};
use gospace::document::{Document, LinkError};
use gospace::limits::{MAX_LINK_CHARS, MAX_LINK_JSON};

use super::super::trials::cases;
use super::documents::with_everything;
use super::random::{Random, document};

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// CRC-32 bit by bit, from its definition (ISO 3309).
fn crc(bytes: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for byte in bytes {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = sum >> 1 ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
        }
    }
    !sum
}

/// base64url without padding, from RFC 4648.
fn base64(bytes: &[u8]) -> String {
    let letters = bytes.chunks(3).flat_map(|three| {
        let bits = three.iter().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte));
        let bits = bits << (8 * (3 - three.len()));
        (0..=three.len()).map(move |place| ALPHABET[(bits >> (18 - 6 * place) & 63) as usize])
    });
    letters.map(char::from).collect()
}

fn bytes_of(base64: &str) -> Vec<u8> {
    let values =
        base64.replace("%2D", "-").replace("%5F", "_").into_bytes().into_iter().map(|letter| {
            ALPHABET.iter().position(|&known| known == letter).expect("a letter") as u32
        });
    let values: Vec<u32> = values.collect();
    let bytes = values.chunks(4).flat_map(|four| {
        let bits = four.iter().fold(0, |bits, value| bits << 6 | value) << (6 * (4 - four.len()));
        (0..four.len() - 1).map(move |place| (bits >> (16 - 8 * place)) as u8)
    });
    bytes.collect()
}

/// A payload under a checksum that fits.
fn sealed(version: char, payload: &[u8]) -> String {
    let mut bytes = vec![version as u8];
    bytes.extend(payload);
    let sum = crc(&bytes);
    bytes.extend(sum.to_le_bytes());
    format!("{version}{}", base64(&bytes[1..]))
}

fn payload(link: &str) -> Vec<u8> {
    let mut bytes = bytes_of(&link[1..]);
    bytes.truncate(bytes.len() - 4);
    bytes
}

/// Reads it: a refusal, or a document that is no longer than it may be and can be read.
fn try_on(link: &str) -> Result<Document, LinkError> {
    let read = catch_unwind(|| Document::of_link(link)).unwrap_or_else(|_| panic!("{link}"));
    if let Ok(document) = &read {
        let text = document.write();
        assert!(text.len() <= MAX_LINK_JSON, "{} bytes in {link}", text.len());
        assert_eq!(Document::read(&text).as_ref(), Ok(document), "{link}");
    }
    read
}

#[test]
fn the_envelope_is_as_written() {
    assert_eq!(crc(b"123456789"), 0xcbf4_3926);
    let link = with_everything().link().expect("a link");
    assert_eq!(sealed('1', &payload(&link)), link);
    assert_eq!(Document::of_link(&format!("#{link}")), Document::of_link(&link));
}

#[test]
fn every_flipped_bit_and_every_cut_is_damage() {
    let documents = [with_everything(), document(&mut Random(1)), document(&mut Random(2))];
    for link in documents.map(|document| document.link().expect("a link")) {
        for at in 0..link.len() {
            for bit in 0..8 {
                let mut bytes = link.clone().into_bytes();
                bytes[at] ^= 1 << bit;
                // A byte above 127 cannot stand in an address; any text may.
                let changed = String::from_utf8_lossy(&bytes).into_owned();
                assert_eq!(try_on(&changed), Err(LinkError::Damaged), "{changed}");
            }
            assert_eq!(try_on(&link[..at]), Err(LinkError::Damaged), "{}", &link[..at]);
            assert_eq!(try_on(&link[at + 1..]), Err(LinkError::Damaged));
        }
        for more in ["A", "AAAA", "=", "%", "%5", "%5F", "%2D", ".3", "é"] {
            assert_eq!(try_on(&format!("{link}{more}")), Err(LinkError::Damaged));
        }
    }
}

#[test]
fn a_newer_version_is_distinguished_from_damage() {
    for payload in [&b""[..], b"anything at all", &[0; 100]] {
        for version in ['6', '9', 'a', 'Z'] {
            let link = sealed(version, payload);
            assert_eq!(try_on(&link), Err(LinkError::Newer { found: version }));
            let last = link.len() - 1;
            let other = if link.ends_with('A') { "Q" } else { "A" };
            assert_eq!(try_on(&format!("{}{other}", &link[..last])), Err(LinkError::Damaged));
        }
    }
}

#[test]
fn a_link_of_another_version_than_the_first_that_holds_its_document_is_refused() {
    const DRAW: &str = r#","turns":[{"agree":"draw"}]"#;
    const TIMEOUT: &str = r#","turns":["timeout"]"#;
    let wrong = [("", '4'), ("", '5'), (r#","turns":["pass"]"#, '4'), (TIMEOUT, '5'), (DRAW, '4')];
    for (rest, version) in wrong {
        let text =
            format!(r#"{{"gospace":1,"board":{{"kind":"grid","columns":3,"rows":3}}{rest}}}"#);
        let document = Document::read(&text).expect("a document");
        let payload = payload(&document.link().expect("a link"));
        assert_eq!(try_on(&sealed(version, &payload)), Err(LinkError::Malformed), "{text}");
    }
}

/// Found by fuzzing: the document of the link was another than that of its text.
#[test]
fn an_empty_body_in_a_link_is_the_body_of_its_text() {
    let mut document = Document::read(r#"{"gospace":1,"board":{"kind":"graph","points":[]}}"#)
        .expect("a document");
    for body in [Body::Solid(Vec::new()), Body::Four(Vec::new())] {
        let BoardSetup::Graph(graph) = &mut document.board else { panic!("a graph") };
        graph.body = Some(body);
        let linked = try_on(&document.link().expect("a link")).expect("a document");
        assert_eq!(linked.write(), document.write());
    }
}

#[test]
fn invalid_links_are_refused() {
    for text in ["", "#", "1", "##", "section-2", "1AAAA", "1AAAAAA", "=", "1=====", "💥"] {
        assert_eq!(try_on(text), Err(LinkError::Damaged), "{text}");
    }
    let long = "1".repeat(MAX_LINK_CHARS + 1);
    assert_eq!(try_on(&long), Err(LinkError::TooLong { chars: MAX_LINK_CHARS + 1 }));
    let random = &mut Random(5);
    for length in [1, 7, 100, 5_000, MAX_LINK_CHARS] {
        let garbage: String = (0..length).map(|_| random.pick(ALPHABET) as char).collect();
        assert_eq!(try_on(&garbage), Err(LinkError::Damaged), "{garbage}");
    }
}

#[test]
fn random_payloads_cost_little() {
    let random = &mut Random(9);
    for round in 0..20_000 {
        let length = random.pick(&[0, 1, 5, 20, 60, 300]);
        let payload: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
        let _ = try_on(&sealed('1', &payload));
        if round % 200 == 0 {
            let long: Vec<u8> = (0..49_000).map(|_| random.next() as u8).collect();
            let _ = try_on(&sealed('1', &long));
        }
    }
}

#[test]
fn links_that_go_wrong_on_the_way_cost_little() {
    let random = &mut Random(11);
    for seed in 0..u64::from(cases(300)) {
        let document = document(&mut Random(seed));
        let link = document.link().expect("a link");
        let version = link.chars().next().expect("a link has a version");
        let right = payload(&link);
        // The likeliest choice again and again is what makes much of few bytes.
        for fill in [0x00, 0xff, 0x55, random.next() as u8] {
            let mut wrong = right.clone();
            wrong.truncate(random.below(right.len() as u64 + 1) as usize);
            wrong.resize(wrong.len() + random.pick(&[1, 40, 3_000]), fill);
            let _ = try_on(&sealed(version, &wrong));
        }
        for _ in 0..20 {
            let mut wrong = right.clone();
            let at = random.below(right.len() as u64) as usize;
            wrong[at] ^= 1 << random.below(8);
            let _ = try_on(&sealed(version, &wrong));
        }
        for cut in 0..right.len() {
            // A beginning may be another document; it is never taken for the whole.
            let read = try_on(&sealed(version, &right[..cut]));
            assert!(read.as_ref() != Ok(&document), "seed {seed}, {cut}");
        }
        let more = [right.as_slice(), &[0]].concat();
        assert_eq!(try_on(&sealed(version, &more)), Err(LinkError::Malformed), "seed {seed}");
    }
}

#[test]
fn documents_too_large_for_a_link_have_none() {
    let turns = vec![r#""pass""#; 99_999].join(",");
    let board = r#"{"kind":"grid","columns":19,"rows":19}"#;
    let passes = format!(r#"{{"gospace":1,"board":{board},"turns":[{turns}]}}"#);
    let points: Vec<String> = (0..40_000_u64)
        .map(|i| {
            let [x, y] = [Random(i).below(1 << 29), Random(i + 1).below(1 << 29)];
            format!("[{x},{y}]")
        })
        .collect();
    let board = format!(r#"{{"kind":"graph","points":[{}]}}"#, points.join(","));
    let drawn = format!(r#"{{"gospace":1,"board":{board}}}"#);
    for text in [passes, drawn] {
        let document = Document::read(&text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(document.link(), Err(LinkError::TooLarge));
    }
}
