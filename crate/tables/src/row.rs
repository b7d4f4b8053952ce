//! One row: a board and its values. The same board and the same number of nodes give the same bytes.

use std::sync::Arc;

use crc::{CRC_64_XZ, Crc};
use gospace::boards::setup::{BoardSetup, Start};
use gospace::boards::{Board, names};
use gospace::document::{Document, Heading, Spelling};
use gospace::record::Entry as Taken;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::Ruleset;
use gospace::{Game, Placement, Site, Turn};
use gospace_think::solve::Solver;
use serde::{Deserialize, Serialize};

use crate::boards::Entry;
use crate::picture::Picture;
use crate::rules::Rules;

/// A row of the tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The board's file: "digraphs-4-017".
    pub id: String,
    /// Its family's word.
    pub family: String,
    /// Its name in the family.
    pub name: String,
    /// Coloured points.
    pub points: usize,
    /// Two-way edges.
    pub edges: Vec<[u32; 2]>,
    /// One-way arcs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arcs: Vec<[u32; 2]>,
    /// The placements of a space: all its nonempty open sets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<Vec<u32>>,
    /// The names of the placements.
    pub places: Vec<String>,
    /// The board, drawn.
    pub picture: Picture,
    /// Turns tried for each value at most.
    pub budget: u64,
    /// By ruleset.
    pub values: Vec<Value>,
}

/// The value of a board under a ruleset.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Value {
    /// The ruleset.
    pub rules: Rules,
    /// Black's margin is at least this; 1 or −1 where the last turn decides.
    pub low: i64,
    /// And at most this.
    pub high: i64,
    /// First turns that keep it: placements, or nothing for a pass.
    pub best: Vec<Option<u32>>,
    /// All of them were tried.
    pub tried_all: bool,
    /// Best play, as far as it is known.
    pub line: Vec<Option<u32>>,
    /// Turns tried.
    pub nodes: u64,
    /// The board under these rules, as a link; with the line of play where the value is negative.
    pub link: String,
}

impl Value {
    /// True if it is known.
    pub fn is_settled(&self) -> bool {
        self.low == self.high
    }
}

/// "3" or "−3", with a minus sign rather than a hyphen.
pub fn signed(number: i64) -> String {
    number.to_string().replace('-', "−")
}

impl Row {
    /// The number of edges and arcs, or of open sets.
    pub fn link_count(&self) -> usize {
        self.edges.len() + self.arcs.len() + self.open.len()
    }

    /// The turns by the names of their places.
    pub fn turns(&self, turns: &[Option<u32>]) -> Vec<String> {
        let name = |turn: &Option<u32>| match turn {
            Some(at) => self.places[*at as usize].clone(),
            None => "pass".to_owned(),
        };
        turns.iter().map(name).collect()
    }
}

/// Computes a row. Cost: as many turns tried as the budget, for each ruleset.
pub fn compute(entry: &Entry, budget: u64) -> Row {
    let board = Arc::new(Board::new(entry.setup.clone()).expect("a valid board"));
    let values = Rules::ALL.map(|rules| value(&board, &entry.setup, rules, budget)).into();
    described(entry, budget, values)
}

/// A board with its values.
pub fn described(entry: &Entry, budget: u64, values: Vec<Value>) -> Row {
    let (edges, arcs, open) = match entry.setup.clone() {
        BoardSetup::Graph(graph) => (graph.edges, graph.arcs, Vec::new()),
        BoardSetup::Grid(grid) => (grid.edges(), Vec::new(), Vec::new()),
        BoardSetup::Space(space) => (Vec::new(), Vec::new(), space.placements),
        BoardSetup::Disks(_) | BoardSetup::Plane(_) => Default::default(),
    };
    let picture = Picture::new(&entry.setup, &entry.lines);
    Row {
        id: entry.id.clone(),
        family: entry.family.to_owned(),
        name: entry.name.clone(),
        points: picture.points.len(),
        edges,
        arcs,
        open,
        places: names::names(&entry.setup),
        picture,
        budget,
        values,
    }
}

fn value(board: &Arc<Board>, setup: &BoardSetup, rules: Rules, budget: u64) -> Value {
    let ruleset = rules.on(setup);
    let game = Game::new(Arc::clone(board), ruleset.clone(), Start::default());
    let mut solver = Solver::new(game.expect("an empty board"));
    solver.run(budget);
    let found = solver.report();
    assert_eq!(found.reason, None, "{setup:?} has no value");
    let line = if found.low < Rational::zero() { &found.line[..] } else { &[] };
    Value {
        rules,
        low: whole(&found.low),
        high: whole(&found.high),
        best: sorted(found.best.iter().map(placement)),
        tried_all: solver.is_complete(),
        line: found.line.iter().map(placement).collect(),
        nodes: found.nodes,
        link: link(setup, ruleset, line),
    }
}

fn sorted(turns: impl Iterator<Item = Option<u32>>) -> Vec<Option<u32>> {
    let mut turns: Vec<Option<u32>> = turns.collect();
    turns.sort();
    turns
}

fn whole(number: &Rational) -> i64 {
    number.to_string().parse().expect("a whole number, since komi is 0")
}

fn placement(turn: &Turn) -> Option<u32> {
    match turn.site()? {
        Site::Placement(Placement(at)) => Some(at),
        Site::Spot(_) => None,
    }
}

fn link(setup: &BoardSetup, rules: Ruleset, line: &[Turn]) -> String {
    let document = Document {
        heading: Heading::default(),
        board: setup.clone(),
        start: Start::default(),
        rules,
        turns: line.iter().map(|turn| Taken::from(turn.clone())).collect(),
        spelling: Spelling::default(),
    };
    document.link().expect("a small document")
}

/// A row as the text of its file: JSON, then a line with its check sum.
pub fn write(row: &Row) -> String {
    let json = serde_json::to_string(row).expect("a row");
    format!("{json}\n{}\n", check_sum(&json))
}

/// Reads the text of a row's file.
pub fn read(text: &str) -> Result<Row, Fault> {
    let [json, sum] = text.lines().collect::<Vec<&str>>()[..] else { return Err(Fault::Cut) };
    if !text.ends_with('\n') || sum.len() != 16 {
        return Err(Fault::Cut);
    }
    if check_sum(json) != sum {
        return Err(Fault::CheckSum);
    }
    serde_json::from_str(json).map_err(|error| Fault::Fields(error.to_string()))
}

/// Ways in which the file of a row is wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// It ends too early.
    Cut,
    /// Its text was changed.
    CheckSum,
    /// Its fields are not those of a row.
    Fields(String),
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::Cut => f.write_str("its end is missing"),
            Fault::CheckSum => f.write_str("its text does not have its check sum"),
            Fault::Fields(error) => write!(f, "it is not a row of this version: {error}"),
        }
    }
}

fn check_sum(text: &str) -> String {
    const CRC: Crc<u64> = Crc::<u64>::new(&CRC_64_XZ);
    format!("{:016x}", CRC.checksum(text.as_bytes()))
}
