//! The cost of turns as boards grow: a line for each kind of board, size and operation, with nanoseconds.
//!
//! `cargo run --release --example growth`, or `-- 10000` for boards of at most so many points. Games are random, and
//! measured when four turns were tried for each five points: on a digraph the stones that reach one another are then
//! most of the board. A small board is soon full, so that its turns are those of many games.

use std::hint::black_box;
use std::time::Instant;

use gospace::boards::families;
use gospace::boards::setup::{BoardSetup, GraphSetup, GridSetup, Wrap};
use gospace::document::{Document, Heading, OpenGame, Spelling};
use gospace::geometry::Spot;
use gospace::limits::DEFAULT_RADIUS;
use gospace::rules::ruleset::Ruleset;
use gospace::{Colour, Placement, Site, Turn};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Three decades.
const SIZES: [u32; 4] = [100, 1_000, 10_000, 100_000];
/// Turns measured on boards of each kind and size.
const MEASURED: usize = 400;
/// Of the points of a board, at most one in so many is played while it is measured.
const PART: usize = 20;
/// Places tried for an open one, of which a nearly full board has few.
const TRIES: usize = 200;

fn main() {
    let most = std::env::args().nth(1).map_or(u32::MAX, |word| word.parse().expect("points"));
    for points in SIZES.into_iter().filter(|&points| points <= most) {
        for (kind, board) in boards(points) {
            measure(kind, points, board);
        }
    }
}

/// A board of each kind with about so many points.
fn boards(points: u32) -> Vec<(&'static str, BoardSetup)> {
    let side = points.isqrt();
    let grid = GridSetup { columns: side, rows: side, wrap: Wrap::None };
    let mut boards = vec![
        ("grid", grid.into()),
        ("graph", families::random_cubic(points, 1).expect("a graph").into()),
        ("digraph", three_out(points).into()),
        ("disks", families::disk_grid(side, side).expect("disks").into()),
    ];
    // The most points of a space are fewer, and a plane's are its stones.
    if points <= 10_000 {
        let space = families::dominoes(side, side).expect("a space");
        let plane = families::square_plane(stones_a_side(points), Wrap::None).expect("a plane");
        boards.extend([("space", space.into()), ("plane", plane.into())]);
    }
    boards
}

/// The side of a plane, in stones: half so many as points leave room.
fn stones_a_side(points: u32) -> u32 {
    3 * points.isqrt() / 2
}

/// A digraph with three arcs from each point, each to any other.
fn three_out(points: u32) -> GraphSetup {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut arc = |from: u32| [from, (from + 1 + random.next_u32() % (points - 1)) % points];
    let arcs = (0..points).flat_map(|from| [arc(from), arc(from), arc(from)]).collect();
    let drawn = (0..points).map(|v| [f64::from(v % 316), f64::from(v / 316)]).collect();
    GraphSetup { points: drawn, arcs, ..GraphSetup::default() }
}

fn measure(kind: &str, points: u32, board: BoardSetup) {
    let document = Document {
        heading: Heading::default(),
        rules: Ruleset::on(&board, None),
        board,
        start: Default::default(),
        turns: Vec::new(),
        spelling: Spelling::default(),
    };
    let tell = |operation: &str, nanoseconds: f64| {
        println!("{kind}\t{points}\t{operation}\t{nanoseconds:.0}")
    };
    let text = document.write();
    let started = Instant::now();
    let mut open = OpenGame::open(Document::read(&text).expect("a document")).expect("a game");
    tell("open", started.elapsed().as_nanos() as f64);
    let mut sites = Sites::new(&open, points);
    let a_game = MEASURED.min(points as usize / PART);
    let [mut refusals, mut plays, mut undone] = [const { Vec::new() }; 3];
    for _ in 0..MEASURED / a_game {
        while open.game.undo() {}
        for _ in 0..4 * points / 5 {
            let _ = open.game.play(Turn::Play(sites.next(&open)));
        }
        let turns: Vec<Turn> = (0..a_game).map(|_| Turn::Play(sites.next(&open))).collect();
        let mut ask = || times(&turns, |turn| drop(black_box(open.game.refusal(turn))));
        // The first time it is the memory that is measured.
        ask();
        refusals.extend(ask());
        let mut played = 0;
        let play = |turn: &Turn| played += usize::from(open.game.play(turn.clone()).is_ok());
        plays.extend(times(&turns, play));
        undone.extend(times(&vec![(); played], |()| assert!(black_box(open.game.undo()))));
    }
    tell("refusal", middle(refusals));
    tell("play", middle(plays));
    tell("undo", middle(undone));
    tell("score", middle(times(&[(); 5], |()| drop(black_box(open.game.score())))));
    let started = Instant::now();
    if open.link().is_ok() {
        tell("link", started.elapsed().as_nanos() as f64);
    }
}

/// The times of the work, in nanoseconds.
fn times<T>(given: &[T], mut work: impl FnMut(&T)) -> Vec<u128> {
    let mut time = |each| {
        let started = Instant::now();
        work(each);
        started.elapsed().as_nanos()
    };
    given.iter().map(&mut time).collect()
}

/// The mean of the middle half: a median of a clock's few ticks would hide what grows.
fn middle(mut times: Vec<u128>) -> f64 {
    times.sort_unstable();
    let middle = &times[times.len() / 4..(3 * times.len()).div_ceil(4).max(1).min(times.len())];
    middle.iter().sum::<u128>() as f64 / middle.len().max(1) as f64
}

/// Random places to play at: open ones where placements are listed, spots of a plane.
struct Sites {
    random: Xoshiro256PlusPlus,
    /// The ticks of a plane's side; nothing where placements are listed.
    side: Option<u32>,
    placements: u32,
}

impl Sites {
    fn new(open: &OpenGame, points: u32) -> Sites {
        let plane = open.game.plane().is_some();
        let side = plane.then(|| stones_a_side(points) * 2 * DEFAULT_RADIUS as u32);
        let placements = open.game.board().placement_count() as u32;
        Sites { random: Xoshiro256PlusPlus::seed_from_u64(3), side, placements }
    }

    fn next(&mut self, open: &OpenGame) -> Site {
        let Some(side) = self.side else {
            let mut any = || Placement(self.random.next_u32() % self.placements);
            let is_open = |at: &Placement| open.game.placement_colour(*at) == Some(Colour::Empty);
            let at = (0..TRIES).map(|_| any()).find(is_open);
            return at.unwrap_or(Placement(0)).into();
        };
        let mut tick = || (self.random.next_u32() % side) as i32;
        Site::Spot(Spot::new(tick(), tick()))
    }
}
