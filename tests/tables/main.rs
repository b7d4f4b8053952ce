//! The tables of values: their boards, the work on their rows, and the tables in docs/values.

mod boards;
mod forever;
mod keeper;
mod merging;
mod parity;
mod program;
mod rows;
mod tables;
mod tree;
mod whole_game;

use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs, process};

use gospace_tables::boards::{Entry, entries};

/// All boards, made once.
static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(entries);

/// A folder that goes when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("gospace-tables-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
