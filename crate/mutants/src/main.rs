//! `gospace-mutants SOURCE TARGET LIST` writes the files with mutants, behind switches, into a copy of the project,
//! and prints the mutants that have none. A line of the list, and of the output, has fields between tabs.

use std::collections::BTreeMap;
use std::env;
use std::error::Error;
use std::fs;
use std::io;
use std::path::Path;

use gospace_mutants::{Mutant, Position, SWITCH, rewrite};

/// The roots of the crates whose files are rewritten.
const ROOTS: [&str; 3] = ["crate/src/lib.rs", "crate/draw/src/lib.rs", "crate/think/src/lib.rs"];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [source, target, list] = arguments.as_slice() else {
        return Err("usage: gospace-mutants SOURCE TARGET LIST".into());
    };
    let (source, target) = (Path::new(source), Path::new(target));
    let mut files: BTreeMap<String, Vec<Mutant>> = BTreeMap::new();
    for line in fs::read_to_string(list)?.lines() {
        let (file, mutant) = read(line).ok_or("a line of the list is not understood")?;
        files.entry(file).or_default().push(mutant);
    }
    for (file, mutants) in &files {
        let rewritten = rewrite(&fs::read_to_string(source.join(file))?, mutants)?;
        write(&target.join(file), &rewritten.text)?;
        for (number, reason) in rewritten.untried {
            println!("{number}\t{reason}");
        }
    }
    for root in ROOTS {
        let text = fs::read_to_string(source.join(root))?;
        write(&target.join(root), &format!("{text}\npub mod mutants;\n"))?;
        write(&target.join(root).with_file_name("mutants.rs"), SWITCH)?;
    }
    Ok(())
}

/// Writes what has changed: cargo compiles a file anew that is younger than its build.
fn write(path: &Path, text: &str) -> io::Result<()> {
    if fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(());
    }
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::write(path, text)
}

/// A line: number, file, genre, line and column of the beginning, replacement.
fn read(line: &str) -> Option<(String, Mutant)> {
    let fields: Vec<&str> = line.splitn(6, '\t').collect();
    let &[number, file, genre, row, column, replacement] = fields.as_slice() else { return None };
    let start: Position = (row.parse().ok()?, column.parse().ok()?);
    let mutant = Mutant {
        number: number.parse().ok()?,
        genre: genre.parse().ok()?,
        start,
        replacement: replacement.to_owned(),
    };
    Some((file.to_owned(), mutant))
}
