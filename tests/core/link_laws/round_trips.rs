//! Everything that a link holds comes back.

use gospace::document::{Document, OpenGame};
use gospace::limits::MAX_VARIATION_DEPTH;

use super::super::trials::cases;
use super::documents::families;
use super::random::{Random, document};

/// Reads a link of a document that nothing is rounded in.
fn assert_comes_back(document: &Document, name: &str) {
    let text = document.write();
    let link = document.link().unwrap_or_else(|error| panic!("{name}: {error} in {text}"));
    let read = Document::of_link(&link).unwrap_or_else(|error| panic!("{name}: {error} in {text}"));
    assert_eq!(read.write(), text, "{name}");
    assert_eq!(read.link().as_deref(), Ok(link.as_str()), "{name}: {text}");
}

#[test]
fn boards_of_every_family_come_back() {
    for (name, document) in families() {
        assert_comes_back(&document, &name);
    }
}

#[test]
fn documents_of_every_kind_come_back_field_for_field() {
    for seed in 0..u64::from(cases(3_000)) {
        let document = document(&mut Random(seed));
        assert_comes_back(&document, &format!("seed {seed}"));
        // A document read from JSON is the same value after a link.
        let read = Document::read(&document.write()).unwrap_or_else(|e| panic!("{seed}: {e}"));
        let link = read.link().unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        assert_eq!(Document::of_link(&link).as_ref(), Ok(&read), "seed {seed}");
    }
}

/// Programs that find addresses in a text leave these out at the end.
#[test]
fn no_link_ends_in_a_sign_that_is_dropped_from_addresses() {
    let mut escaped = 0;
    for seed in 0..3_000 {
        let link = document(&mut Random(seed)).link().unwrap_or_else(|e| panic!("{seed}: {e}"));
        assert!(link.ends_with(|last: char| last.is_ascii_alphanumeric()), "seed {seed}: {link}");
        escaped += usize::from(link.contains('%'));
    }
    assert!(escaped > 10, "{escaped} links have an escape at their end");
}

#[test]
fn a_link_that_was_made_without_an_escape_opens() {
    for seed in 0..1_000 {
        let link = document(&mut Random(seed)).link().unwrap_or_else(|e| panic!("{seed}: {e}"));
        let plain = link.replace("%2D", "-").replace("%5F", "_");
        let lower = link.replace("%2D", "%2d").replace("%5F", "%5f");
        assert_eq!(Document::of_link(&plain), Document::of_link(&link), "seed {seed}");
        assert_eq!(Document::of_link(&lower), Document::of_link(&link), "seed {seed}");
    }
}

#[test]
fn white_space_in_a_link_is_ignored() {
    let spaces = [" ", "\n", "\r\n", "\t", "%20", "%0D%0A", "%09"];
    for seed in 0..200 {
        let random = &mut Random(seed);
        let link = document(random).link().unwrap_or_else(|e| panic!("{seed}: {e}"));
        let mut wrapped = String::from(" #");
        for sign in link.chars() {
            wrapped.push(sign);
            // An escape is one sign.
            if sign.is_ascii_alphanumeric() && !link.contains('%') && random.below(20) == 0 {
                wrapped.push_str(random.pick(&spaces));
            }
        }
        wrapped.push_str(random.pick(&spaces));
        assert_eq!(Document::of_link(&wrapped), Document::of_link(&link), "seed {seed}: {wrapped}");
    }
}

#[test]
fn variations_a_thousand_deep_come_back() {
    let [open, close] = [r#"[{"play":0,"variations":["#, "]}]"];
    let deep = |depth: usize| {
        let lines = format!("{}[]{}", open.repeat(depth), close.repeat(depth));
        format!(r#"{{"gospace":1,"board":{{"kind":"grid","columns":1,"rows":2}},"turns":{lines}}}"#)
    };
    let text = deep(MAX_VARIATION_DEPTH);
    let document = Document::read(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_comes_back(&document, "deep");
}

#[test]
fn the_link_of_a_game_is_that_of_its_document() {
    let text = r#"{"gospace":1,"title":"T","board":{"kind":"grid","columns":5,"rows":4},"turns":[{"play":7},"pass",{"play":3,"comment":"why"}]}"#;
    let document = Document::read(text).unwrap_or_else(|error| panic!("{error}"));
    let mut open = OpenGame::open(document.clone()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(open.link(), document.link());
    open.game.undo();
    let shorter = Document::read(&open.write()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(open.link(), shorter.link());
}
