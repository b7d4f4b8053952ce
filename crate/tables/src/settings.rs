//! The arguments of the command.

use std::path::PathBuf;

use lexopt::prelude::*;

use crate::run::{Existing, Shard};

/// The list of arguments.
pub const HELP: &str = "gospace-tables: exact values of small boards

  gospace-tables [--shard I/N] [--resume] [--nodes N] [--to FOLDER]
      computes rows, one file each
      --shard I/N   every N-th row from the I-th on (1/1)
      --resume      keeps the rows that are there
      --nodes N     turns tried for each value at most (100000)
      --to FOLDER   the folder of the rows (build/values)
  gospace-tables merge [--to FOLDER] [FOLDER …]
      checks the rows of these folders (build/values) and writes the tables
      --to FOLDER   the folder of the tables (docs/values)
  gospace-tables list
      prints the boards
";

/// A request.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Rows of a shard.
    Run {
        /// The rows.
        shard: Shard,
        /// Rows that are there already.
        existing: Existing,
        /// Turns tried for each value at most.
        nodes: u64,
        /// The folder of the rows.
        to: PathBuf,
    },
    /// The tables of all rows.
    Merge {
        /// The folders of the rows.
        from: Vec<PathBuf>,
        /// The folder of the tables.
        to: PathBuf,
    },
    /// The boards.
    List,
    /// The list of arguments.
    Help,
}

const ROWS: &str = "build/values";
const TABLES: &str = "docs/values";
const NODES: u64 = 100_000;

impl Request {
    /// Reads arguments.
    pub fn read(mut arguments: lexopt::Parser) -> Result<Request, lexopt::Error> {
        let (mut shard, mut existing, mut nodes) = (Shard::ALL, Existing::Replaced, NODES);
        let (mut to, mut words) = (None::<PathBuf>, Vec::new());
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("shard") => shard = arguments.value()?.parse_with(Shard::parse)?,
                Long("resume") => existing = Existing::Kept,
                Long("nodes") => nodes = arguments.value()?.parse()?,
                Long("to") => to = Some(arguments.value()?.into()),
                Long("help") | Short('h') => return Ok(Request::Help),
                Value(word) => words.push(word.string()?),
                other => return Err(other.unexpected()),
            }
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            [] => {
                Ok(Request::Run { shard, existing, nodes, to: to.unwrap_or_else(|| ROWS.into()) })
            }
            ["list"] => Ok(Request::List),
            ["merge", ref from @ ..] => {
                let from = if from.is_empty() { &[ROWS] } else { from };
                let from = from.iter().map(PathBuf::from).collect();
                Ok(Request::Merge { from, to: to.unwrap_or_else(|| TABLES.into()) })
            }
            [first, ..] => Err(format!("{first} is neither merge nor list").into()),
        }
    }
}
