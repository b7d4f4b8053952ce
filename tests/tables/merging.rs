//! The findings of the merge.

use std::fs;
use std::path::Path;

use gospace_tables::boards::Entry;
use gospace_tables::folder;
use gospace_tables::merge::{Finding, gather};
use gospace_tables::row::{self, Fault};
use gospace_tables::run::{Existing, run};

use crate::{ENTRIES, Folder};

fn some() -> &'static [Entry] {
    &ENTRIES[..5]
}

fn filled(name: &str) -> Folder {
    let folder = Folder::new(name);
    run(some().iter(), 100, folder.path(), Existing::Replaced, |_| {}).unwrap();
    folder
}

fn findings(folders: &[&Path]) -> Vec<Finding> {
    gather(some(), folders).unwrap().expect_err("findings")
}

#[test]
fn whole_rows_are_gathered_in_the_order_of_the_boards_from_any_folders() {
    let [first, second] = [filled("order"), Folder::new("order-2")];
    let moved = "paths-2.row";
    fs::rename(first.path().join(moved), second.path().join(moved)).unwrap();
    let rows = gather(some(), &[second.path(), first.path()]).unwrap().unwrap();
    let ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(ids, ["paths-1", "paths-2", "paths-3", "paths-4", "paths-5"]);
}

#[test]
fn missing_and_broken_rows_are_named() {
    let folder = filled("missing");
    let path = |id| folder::path(folder.path(), id);
    fs::remove_file(path("paths-1")).unwrap();
    fs::write(path("paths-2"), "{\"id\":\"paths-2\"").unwrap();
    let text = fs::read_to_string(path("paths-3")).unwrap();
    fs::write(path("paths-3"), text.replace("\"points\":3", "\"points\":4")).unwrap();
    let expected = [
        Finding::Broken(path("paths-2"), Fault::Cut),
        Finding::Broken(path("paths-3"), Fault::CheckSum),
        Finding::Missing("paths-1".into()),
    ];
    assert_eq!(findings(&[folder.path()]), expected);
}

#[test]
fn rows_that_are_there_twice_or_under_a_wrong_name_are_named() {
    let [first, second] = [filled("twice"), Folder::new("twice-2")];
    let path = |folder: &Folder, id| folder::path(folder.path(), id);
    fs::copy(path(&first, "paths-4"), path(&second, "paths-4")).unwrap();
    fs::copy(path(&first, "paths-4"), path(&second, "paths-5")).unwrap();
    let expected = [
        Finding::Twice("paths-4".into(), [path(&first, "paths-4"), path(&second, "paths-4")]),
        Finding::Misnamed(path(&second, "paths-5"), "paths-4".into()),
    ];
    assert_eq!(findings(&[first.path(), second.path()]), expected);
}

#[test]
fn rows_of_other_boards_and_budgets_are_named() {
    let folder = filled("others");
    let mut unknown = row::compute(&some()[0], 100);
    unknown.id = "paths-100".into();
    folder::write(folder.path(), &unknown).unwrap();
    let mut changed = row::compute(&some()[1], 100);
    changed.edges.clear();
    folder::write(folder.path(), &changed).unwrap();
    folder::write(folder.path(), &row::compute(&some()[2], 50)).unwrap();
    let expected = [
        Finding::Changed("paths-2".into()),
        Finding::Unknown(folder::path(folder.path(), "paths-100")),
        Finding::Budget("paths-3".into(), [50, 100]),
    ];
    assert_eq!(findings(&[folder.path()]), expected);
}
