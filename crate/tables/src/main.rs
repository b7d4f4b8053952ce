//! `gospace-tables`: computes rows of the tables, and gathers them.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use gospace_tables::boards::entries;
use gospace_tables::forever::publish as forever;
use gospace_tables::run::run;
use gospace_tables::settings::{HELP, Request};
use gospace_tables::{merge, publish};

fn main() -> ExitCode {
    let done = match Request::read(lexopt::Parser::from_env()) {
        Ok(request) => answer(request).unwrap_or_else(|error| Err(error.to_string())),
        Err(error) => Err(format!("{error}\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("gospace-tables: {message}");
            ExitCode::FAILURE
        }
    }
}

/// The message says what went wrong.
fn answer(request: Request) -> io::Result<Result<(), String>> {
    match request {
        Request::Help => print!("{HELP}"),
        Request::List => {
            entries().iter().for_each(|entry| println!("{}\t{}", entry.id, entry.name));
        }
        Request::Run { shard, existing, nodes, to } => {
            let entries = entries();
            let on_row = |id: &str| println!("{id}");
            let computed = run(shard.of(&entries), nodes, &to, existing, on_row)?;
            eprintln!("{computed} rows computed in {}", to.display());
        }
        Request::Merge { from, to } => return gather(&from, &to),
        Request::Forever { shard, to } => {
            let boards = forever::boards(entries());
            forever::write(shard.of(&boards), &to, |certificate| println!("{}", certificate.id))?;
        }
        Request::MergeForever { from, to } => {
            return match forever::merge(&forever::boards(entries()), &from, &to)? {
                Ok(count) => {
                    println!("{count} boards in {}", to.display());
                    Ok(Ok(()))
                }
                Err(missing) => Ok(Err(format!("nothing is written: {missing}"))),
            };
        }
    }
    Ok(Ok(()))
}

fn gather(from: &[PathBuf], to: &Path) -> io::Result<Result<(), String>> {
    let folders: Vec<&Path> = from.iter().map(PathBuf::as_path).collect();
    match merge::gather(&entries(), &folders)? {
        Ok(rows) => {
            publish::publish(&rows, to)?;
            println!("{} rows in {}", rows.len(), to.display());
            Ok(Ok(()))
        }
        Err(findings) => {
            findings.iter().for_each(|finding| println!("{finding}"));
            Ok(Err(format!("nothing is written: {} findings", findings.len())))
        }
    }
}
