//! Answers each line, the document of a game, with the turn that this build's search takes, as JSON
//! text. `strength` plays two builds against one another by it.
//!
//! `cargo run --release --example answer -- 1000`: so many playouts a turn; `-- 500ms`: so long, by
//! processor time.

use std::io::{BufRead, stdin};

use gospace::document::{Document, OpenGame};
use gospace_think::search::Search;

#[path = "strength/clock.rs"]
mod clock;

fn main() {
    let thought = std::env::args().nth(1).expect("playouts or milliseconds");
    for (seed, line) in stdin().lock().lines().enumerate() {
        let document = Document::read(&line.expect("a line")).expect("a document");
        let mut game = OpenGame::open(document).expect("a game");
        let mut search = Search::new(&mut game.game, seed as u64);
        match thought.strip_suffix("ms") {
            Some(time) => clock::run_for(&mut search, time.parse().expect("milliseconds")),
            None => search.run(thought.parse().expect("playouts")),
        }
        let turn = search.report().best.expect("a game that goes on");
        println!("{}", game.turn_as_text(&turn));
    }
}
