//! The links that take longest to read, for `scripts/bench/links.mjs` and docs/link.md.

use std::fs;
use std::time::{Duration, Instant};

use gospace::boards::setup::{
    BoardSetup, Disk, DisksSetup, GraphSetup, GridSetup, SpaceSetup, Start, Wrap,
};
use gospace::document::Document;
use gospace::geometry::Spot;
use gospace::record::{Entry, Notes};
use gospace::rules::rational::{Rational, parse};
use gospace::{Placement, Turn};

use super::documents::of_board;

fn grid(side: u32, turns: Vec<Entry>) -> Document {
    let board = GridSetup { columns: side, rows: side, wrap: Wrap::None };
    Document { turns, ..of_board(BoardSetup::Grid(board), Start::default()) }
}

fn with_notes(count: usize, notes: impl Fn() -> Notes) -> Document {
    let entry = || Entry { turn: Turn::Pass, notes: Some(Box::new(notes())) };
    grid(3, (0..count).map(|_| entry()).collect())
}

fn graph(points: Vec<[f64; 2]>, edges: Vec<[u32; 2]>) -> Document {
    let graph = GraphSetup { points, edges, ..GraphSetup::default() };
    of_board(BoardSetup::Graph(graph), Start::default())
}

fn in_rows(count: usize, across: usize) -> Vec<[f64; 2]> {
    (0..count).map(|i| [(i % across) as f64, (i / across) as f64]).collect()
}

fn chain(count: usize) -> Vec<[u32; 2]> {
    (1..count as u32).map(|i| [i, i - 1]).collect()
}

fn long_rational() -> Rational {
    parse(&format!("{}/{}", "9".repeat(490), "7".repeat(480))).expect("a rational")
}

type Made = (&'static str, fn(usize) -> Document);

/// Documents that need much work or room for few bytes, by size.
const MADE: [Made; 14] = [
    ("a comment of one letter", |n| {
        let comment = || Some("a".repeat(10_000));
        with_notes(n.div_ceil(10), move || Notes {
            comment: comment(),
            marks: None,
            variations: None,
        })
    }),
    ("passes", |n| grid(3, vec![Turn::Pass.into(); n])),
    ("one placement", |n| grid(3, vec![Turn::play(Placement(4)).into(); n])),
    ("a million placements", |n| {
        grid(
            1_000,
            (0..n as u32).map(|i| Turn::play(Placement(i * 97 % 1_000_000)).into()).collect(),
        )
    }),
    ("empty lists of variations", |n| {
        with_notes(n, || Notes { comment: None, marks: None, variations: Some(vec![]) })
    }),
    ("empty variations", |n| {
        with_notes(1, || Notes { comment: None, marks: None, variations: Some(vec![vec![]; n]) })
    }),
    ("points in one place", |n| graph(vec![[0.0; 2]; n], vec![])),
    ("points in rows, a path", |n| graph(in_rows(n, 40), chain(n))),
    ("points in 100 places, a path", |n| {
        graph((0..n).map(|i| [(i % 10) as f64, (i / 10 % 10) as f64]).collect(), chain(n))
    }),
    ("loops", |n| graph(in_rows(20, 4), vec![[7, 7]; n])),
    ("labels", |n| {
        let labels = Some(vec![String::new(); n]);
        let board = GraphSetup { points: vec![[0.0; 2]; n], labels, ..GraphSetup::default() };
        of_board(BoardSetup::Graph(board), Start::default())
    }),
    ("sets", |n| {
        let open = vec![(0..200).collect(); n.div_ceil(200)];
        let board = SpaceSetup { points: vec![[0.0; 2]; 200], open, placements: vec![vec![]; n] };
        of_board(BoardSetup::Space(board), Start::default())
    }),
    ("disks", |n| {
        let disk = Disk { centre: Spot::new(0, 0), core: 1, reach: 1 };
        let board = DisksSetup { region: None, disks: vec![disk; n] };
        of_board(BoardSetup::Disks(board), Start::default())
    }),
    ("long rationals", |n| grid(3, vec![Turn::Komi(long_rational()).into(); n])),
];

/// The link of the largest of them that has one.
fn largest(make: fn(usize) -> Document) -> String {
    let [mut fits, mut step] = [1, 1 << 18];
    let mut best = make(fits).link().expect("a link");
    while step > 0 {
        if let Ok(link) = make(fits + step).link() {
            (best, fits) = (link, fits + step);
        }
        step /= 2;
    }
    best
}

#[test]
#[ignore = "prints times; no test asserts one"]
fn the_longest_times() {
    let mut links = String::new();
    for (name, make) in MADE {
        let link = largest(make);
        let mut shortest = Duration::MAX;
        let mut bytes = 0;
        for _ in 0..5 {
            let begun = Instant::now();
            bytes = Document::of_link(&link).expect("a document").write().len();
            shortest = shortest.min(begun.elapsed());
        }
        println!("| {name} | {} | {bytes} | {shortest:.1?} |", link.len());
        links.push_str(&format!("{name}\t{link}\n"));
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../build");
    fs::write(format!("{folder}/worst-links.txt"), links).expect("a file in build/");
}
