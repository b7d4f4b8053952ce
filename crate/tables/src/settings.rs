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
  gospace-tables forever [--shard I/N] [--to FOLDER]
      solves the game without end and without bids on small boards, and writes the strategies that show each value
      --shard I/N   every N-th board from the I-th on (1/1)
      --to FOLDER   the folder of the certificates (build/forever), which check-forever FOLDER checks
  gospace-tables forever merge [--to FOLDER] [FOLDER …]
      writes the table of these certificates (build/forever)
      --to FOLDER   the folder of the table (docs/values)
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
    /// Certificates of the game without end.
    Forever {
        /// The boards.
        shard: Shard,
        /// The folder of the certificates.
        to: PathBuf,
    },
    /// The table of all certificates.
    MergeForever {
        /// The folders of the certificates.
        from: Vec<PathBuf>,
        /// The folder of the table.
        to: PathBuf,
    },
    /// The boards.
    List,
    /// The list of arguments.
    Help,
}

const ROWS: &str = "build/values";
const CERTIFICATES: &str = "build/forever";
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
            ["forever"] => {
                Ok(Request::Forever { shard, to: to.unwrap_or_else(|| CERTIFICATES.into()) })
            }
            ["forever", "merge", ref from @ ..] => {
                let (from, to) = (folders(from, CERTIFICATES), to.unwrap_or_else(|| TABLES.into()));
                Ok(Request::MergeForever { from, to })
            }
            ["merge", ref from @ ..] => {
                let (from, to) = (folders(from, ROWS), to.unwrap_or_else(|| TABLES.into()));
                Ok(Request::Merge { from, to })
            }
            [first, ..] => Err(format!("{first} is neither merge nor forever nor list").into()),
        }
    }
}

fn folders(given: &[&str], otherwise: &str) -> Vec<PathBuf> {
    let given = if given.is_empty() { &[otherwise] } else { given };
    given.iter().map(PathBuf::from).collect()
}
