//! Links that were made once decode for ever: each file of tests/links holds a link, and below it
//! the document that it is.

use std::fs;
use std::path::PathBuf;

use gospace::document::{Document, OpenGame};

use super::features::features;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/links"))
}

#[test]
fn every_link_that_was_ever_kept_decodes_to_its_document() {
    let mut count = 0;
    for file in fs::read_dir(folder()).expect("the folder of links") {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a text");
        let (link, document) = text.trim_end().split_once('\n').expect("two lines");
        let read = Document::of_link(link).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert_eq!(read.write(), document, "{path:?}");
        OpenGame::open(read).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        count += 1;
    }
    assert!(count >= features().len(), "{count} links");
}

#[test]
fn a_link_has_the_first_version_that_holds_its_document() {
    for (name, text) in features() {
        let document = Document::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let link = document.link().unwrap_or_else(|error| panic!("{name}: {error}"));
        let has = |field: &str| text.contains(&format!("\"{field}\""));
        let version = match () {
            () if text.contains(r#""agree":"draw""#) => '5',
            () if ["dead", "handicap", "first", "timeout"].into_iter().any(has) => '4',
            () if has("body") => '3',
            () if has("bends") => '2',
            () => '1',
        };
        assert!(link.starts_with(version), "{name}: {link}");
        let kept = fs::read_to_string(folder().join(format!("{name}.txt"))).expect("a kept link");
        assert_eq!(kept.lines().next(), Some(link.as_str()), "{name}");
    }
}

/// Not a test: adds links of new features; existing ones stay.
#[test]
#[ignore = "writes the links that are not there yet"]
fn keep_links_of_new_features() {
    for (name, text) in features() {
        let path = folder().join(format!("{name}.txt"));
        if !path.exists() {
            let document = Document::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let link = document.link().unwrap_or_else(|error| panic!("{name}: {error}"));
            let read = Document::of_link(&link).unwrap_or_else(|error| panic!("{name}: {error}"));
            fs::write(path, format!("{link}\n{}\n", read.write())).expect("a file");
        }
    }
}
