//! How many games a search wins against one with a tenth of its playouts, on every kind of board.
//! Prints one line a board and ruleset: board, ruleset, games, those won, half of one for a draw.
//! Deterministic.
//!
//! `npm run strength`, or `cargo run --release --example strength -- 400` for as many games on each.

#[path = "../../tests/core/search/matches.rs"]
mod matches;

use gospace::rules::ruleset::Preset;
use matches::{KINDS, Match};

const GAMES: u32 = 100;
const PLAYOUTS: [u32; 2] = [200, 20];
const PRESETS: [(Preset, &str); 3] = [
    (Preset::TrompTaylor, "tromp-taylor"),
    (Preset::Stone, "stone"),
    (Preset::Primitive, "primitive"),
];

fn main() {
    let asked = std::env::args().nth(1);
    let games = asked.map_or(GAMES, |games| games.parse().expect("a number of games"));
    for (kind, setup) in KINDS {
        let setup = setup().expect("a board");
        for (preset, name) in PRESETS {
            let wins = Match { games, playouts: PLAYOUTS, preset }.wins(&setup);
            println!("{kind}, {name}: {wins} of {games} games");
        }
    }
}
