//! `check-forever`: checks the certificates of `gospace-tables forever` in a folder.

use std::process::ExitCode;
use std::{env, fs};

use gospace_tables::checker::{Certificate, check};

fn main() -> ExitCode {
    let folder = env::args().nth(1).unwrap_or_else(|| "build/forever".into());
    let (mut checked, mut faults) = (0, Vec::new());
    let files = fs::read_dir(&folder).into_iter().flatten().flatten().map(|file| file.path());
    for path in files.filter(|path| path.extension().is_some_and(|end| end == "json")) {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let found = serde_json::from_str(&text).map_err(|error| error.to_string());
        match found.and_then(|certificate: Certificate| check(&certificate)) {
            Ok(()) => checked += 1,
            Err(fault) => faults.push(format!("{}: {fault}", path.display())),
        }
    }
    faults.iter().for_each(|fault| println!("{fault}"));
    println!("{checked} passed, {} failed", faults.len());
    if faults.is_empty() && checked > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
