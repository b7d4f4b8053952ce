//! The work on rows: shards, files that are written whole, and work that goes on after a kill.

use std::collections::HashMap;
use std::fs;

use gospace_tables::boards::Entry;
use gospace_tables::folder;
use gospace_tables::row::{self, Fault};
use gospace_tables::run::{Existing, Shard, run};

use crate::{ENTRIES, Folder};

/// Turns tried for each value: a few rows are known by then, others are not.
const FEW: u64 = 300;

fn some() -> &'static [Entry] {
    &ENTRIES[..9]
}

fn computed(folder: &Folder, nodes: u64) -> Vec<String> {
    let mut ids = Vec::new();
    run(some().iter(), nodes, folder.path(), Existing::Kept, |id| ids.push(id.to_owned())).unwrap();
    ids
}

#[test]
fn shards_have_each_row_once() {
    for of in [1, 2, 3, 7, 1000] {
        let mut counts: HashMap<&str, usize> = HashMap::new();
        for number in 1..=of {
            for entry in (Shard { number, of }).of(&ENTRIES) {
                *counts.entry(&entry.id).or_default() += 1;
            }
        }
        assert_eq!(counts.len(), ENTRIES.len());
        assert!(counts.values().all(|&count| count == 1));
    }
}

#[test]
fn shards_are_read_from_their_numbers() {
    assert_eq!(Shard::parse("2/8"), Ok(Shard { number: 2, of: 8 }));
    for wrong in ["0/8", "9/8", "2", "2/", "a/b", "1/0", ""] {
        assert!(Shard::parse(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_row_is_the_same_each_time_and_returns_from_its_text() {
    for entry in some() {
        let first = row::compute(entry, FEW);
        assert_eq!(row::write(&first), row::write(&row::compute(entry, FEW)));
        assert_eq!(row::read(&row::write(&first)), Ok(first));
    }
}

#[test]
fn resumed_work_keeps_whole_rows_and_does_the_rest() {
    let folder = Folder::new("resume");
    assert_eq!(computed(&folder, FEW).len(), some().len());
    assert_eq!(computed(&folder, FEW), Vec::<String>::new());
    fs::remove_file(folder::path(folder.path(), "paths-3")).unwrap();
    // Half a file, one with another text, and one that a killed worker left behind.
    let half = folder::path(folder.path(), "paths-4");
    let text = fs::read_to_string(&half).unwrap();
    fs::write(&half, &text[..text.len() / 2]).unwrap();
    let changed = folder::path(folder.path(), "paths-5");
    let text = fs::read_to_string(&changed).unwrap();
    fs::write(&changed, text.replace("\"points\":5", "\"points\":6")).unwrap();
    fs::write(folder.path().join("paths-6.1234.part"), "{").unwrap();
    assert_eq!(computed(&folder, FEW), ["paths-3", "paths-4", "paths-5"]);
    // Rows of another budget are others.
    assert_eq!(computed(&folder, FEW + 1).len(), some().len());
}

#[test]
fn without_resume_every_row_is_computed_again() {
    let folder = Folder::new("again");
    computed(&folder, FEW);
    let again = run(some().iter(), FEW, folder.path(), Existing::Replaced, |_| {});
    assert_eq!(again.unwrap(), some().len());
}

#[test]
fn a_text_that_is_cut_anywhere_is_no_row() {
    let text = row::write(&row::compute(&some()[2], FEW));
    for length in 0..text.len() {
        if let Some(part) = text.get(..length) {
            assert_eq!(row::read(part), Err(Fault::Cut), "{length}");
        }
    }
}
