//! Computes the rows of one shard.

use std::path::Path;
use std::{fs, io};

use crate::boards::Entry;
use crate::folder;
use crate::row;

/// Every `of`-th row, from row `number` on: 1 to `of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Its number.
    pub number: usize,
    /// The number of shards.
    pub of: usize,
}

impl Shard {
    /// All rows.
    pub const ALL: Shard = Shard { number: 1, of: 1 };

    /// Reads "2/8".
    pub fn parse(text: &str) -> Result<Shard, String> {
        let parts = text.split_once('/').map(|(number, of)| (number.parse(), of.parse()));
        match parts {
            Some((Ok(number), Ok(of))) if (1..=of).contains(&number) => Ok(Shard { number, of }),
            _ => Err(format!("a shard is written 2/8, from 1/8 to 8/8, not {text}")),
        }
    }

    /// Its rows. Neighbours fall into different shards, since costly rows stand together.
    pub fn of<'a>(&self, entries: &'a [Entry]) -> impl Iterator<Item = &'a Entry> + use<'a> {
        entries.iter().skip(self.number - 1).step_by(self.of)
    }
}

/// Rows that are there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Computed again.
    Replaced,
    /// Kept if they are whole and of the same budget.
    Kept,
}

/// Computes the rows of a shard into a folder; gives the number of rows that it computed. `on_row` hears
/// each.
pub fn run<'a>(
    entries: impl Iterator<Item = &'a Entry>,
    budget: u64,
    folder: &Path,
    existing: Existing,
    mut on_row: impl FnMut(&str),
) -> io::Result<usize> {
    fs::create_dir_all(folder)?;
    let mut computed = 0;
    for entry in entries {
        if existing == Existing::Kept && is_done(folder, entry, budget)? {
            continue;
        }
        folder::write(folder, &row::compute(entry, budget))?;
        computed += 1;
        on_row(&entry.id);
    }
    Ok(computed)
}

fn is_done(folder: &Path, entry: &Entry, budget: u64) -> io::Result<bool> {
    let row = folder::read(folder, &entry.id)?;
    Ok(matches!(row, Some(Ok(row)) if row.id == entry.id && row.budget == budget))
}
