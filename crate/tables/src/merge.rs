//! Gathers the rows of all workers, and names what is wrong with them.

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::boards::Entry;
use crate::folder;
use crate::row::{self, Fault, Row};

/// A fault of the gathered rows.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// No file has this row.
    Missing(String),
    /// Two files have the same row.
    Twice(String, [PathBuf; 2]),
    /// A file is no whole row.
    Broken(PathBuf, Fault),
    /// A file holds another row than its name says.
    Misnamed(PathBuf, String),
    /// No board has the id of this row.
    Unknown(PathBuf),
    /// The board of this row is not the one that has its id now.
    Changed(String),
    /// A row has another budget than the first one.
    Budget(String, [u64; 2]),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Missing(id) => write!(f, "{id} is missing: run its shard again with --resume"),
            Finding::Twice(id, [a, b]) => {
                write!(f, "{id} is there twice: remove {} or {}", a.display(), b.display())
            }
            Finding::Broken(path, fault) => {
                write!(
                    f,
                    "{}: {fault}; remove it, and run its shard again with --resume",
                    path.display()
                )
            }
            Finding::Misnamed(path, id) => {
                write!(f, "{} holds the row {id}: give it that name, or remove it", path.display())
            }
            Finding::Unknown(path) => {
                write!(f, "{} is a row of no board: remove it", path.display())
            }
            Finding::Changed(id) => {
                write!(f, "{id} was computed for another board: remove it, and run its shard again")
            }
            Finding::Budget(id, [this, first]) => {
                write!(
                    f,
                    "{id} was computed with {this} nodes, the first row with {first}: choose one"
                )
            }
        }
    }
}

/// The rows of these folders in the order of the boards, or all that is wrong.
pub fn gather(entries: &[Entry], folders: &[&Path]) -> io::Result<Result<Vec<Row>, Vec<Finding>>> {
    let mut findings = Vec::new();
    let mut found: BTreeMap<String, (PathBuf, Row)> = BTreeMap::new();
    for folder in folders {
        for path in folder::files(folder)? {
            match folder::read_file(&path)? {
                Some(Ok(row)) => take(&mut found, &mut findings, path, row),
                Some(Err(fault)) => findings.push(Finding::Broken(path, fault)),
                None => {}
            }
        }
    }
    let rows: Vec<Row> =
        entries.iter().filter_map(|entry| checked(&mut found, entry, &mut findings)).collect();
    findings.extend(found.into_values().map(|(path, _)| Finding::Unknown(path)));
    findings.extend(other_budgets(&rows));
    Ok(if findings.is_empty() { Ok(rows) } else { Err(findings) })
}

fn take(
    found: &mut BTreeMap<String, (PathBuf, Row)>,
    findings: &mut Vec<Finding>,
    path: PathBuf,
    row: Row,
) {
    if path.file_stem().is_none_or(|stem| stem.to_string_lossy() != row.id) {
        findings.push(Finding::Misnamed(path, row.id));
    } else if let Some((first, _)) = found.get(&row.id) {
        findings.push(Finding::Twice(row.id, [first.clone(), path]));
    } else {
        found.insert(row.id.clone(), (path, row));
    }
}

fn checked(
    found: &mut BTreeMap<String, (PathBuf, Row)>,
    entry: &Entry,
    findings: &mut Vec<Finding>,
) -> Option<Row> {
    let Some((_, row)) = found.remove(&entry.id) else {
        // A broken file is named already, with the same remedy.
        let is_named = |finding: &Finding| {
            matches!(finding, Finding::Broken(path, _) | Finding::Misnamed(path, _)
                if path.file_stem().is_some_and(|stem| stem.to_string_lossy() == entry.id))
        };
        if !findings.iter().any(is_named) {
            findings.push(Finding::Missing(entry.id.clone()));
        }
        return None;
    };
    if row != row::described(entry, row.budget, row.values.clone()) {
        findings.push(Finding::Changed(entry.id.clone()));
    }
    Some(row)
}

fn other_budgets(rows: &[Row]) -> Vec<Finding> {
    let Some(first) = rows.first() else { return Vec::new() };
    let others = rows.iter().filter(|row| row.budget != first.budget);
    others.map(|row| Finding::Budget(row.id.clone(), [row.budget, first.budget])).collect()
}
