//! The strength of the search, by games.
//!
//! `npm run strength`, or `cargo run --release --example strength -- 400` for as many games on each
//! board: how many a search wins against one with a tenth of its playouts, on every kind of board.
//! Prints one line a board and ruleset: board, ruleset, games, those won, half of one for a draw.
//! Deterministic.
//!
//! `npm run strength -- match A B grid9 100`: how many of 100 games, in pairs that begin alike with
//! two to four random plays, A wins against B, with its Wilson interval. A and B are numbers of
//! playouts (`1000`), processor times (`500ms`), levels of GNU Go (`gnugo:10`), or another build's program
//! `answer` with its argument ("old/answer 1000"). GNU Go varies its games by itself, so they begin on the empty board.
//!
//! `npm run strength -- odd old/answer 100`: 100 games on each of ten odd boards against another build's
//! program `answer`, with as much processor time for each turn; one line a board.

mod arena;
mod clock;
mod players;

#[path = "../../../../tests/think/search/matches.rs"]
mod matches;

use gospace::rules::ruleset::Preset;
use matches::{KINDS, Match};

/// Boards that are no grid, and the milliseconds for each turn on them.
const ODD: [(&str, u32); 10] = [
    ("torus9", 60),
    ("honeycomb4", 60),
    ("triangular6", 60),
    ("planar60", 60),
    ("kings9", 60),
    ("streets9", 100),
    ("dominoes12", 100),
    ("disks120", 100),
    ("plane8", 100),
    ("sierpinski4", 100),
];
const GAMES: u32 = 100;
const PLAYOUTS: [u32; 2] = [200, 20];
const PRESETS: [(Preset, &str); 3] = [
    (Preset::TrompTaylor, "tromp-taylor"),
    (Preset::Stone, "stone"),
    (Preset::Primitive, "primitive"),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [kind, first, second, board, games] = &arguments[..]
        && kind == "match"
    {
        return print_match([first, second], board, games.parse().expect("a number of games"));
    }
    if let [kind, program, games] = &arguments[..]
        && kind == "odd"
    {
        let games = games.parse().expect("a number of games");
        for (board, milliseconds) in ODD {
            let time = format!("{milliseconds}ms");
            print_match([&time, &format!("{program} {time}")], board, games);
        }
        return;
    }
    let asked = arguments.first();
    let games = asked.map_or(GAMES, |games| games.parse().expect("a number of games"));
    for (kind, setup) in KINDS {
        let setup = setup().expect("a board");
        for (preset, name) in PRESETS {
            let wins = Match { games, playouts: PLAYOUTS, preset }.wins(&setup);
            println!("{kind}, {name}: {wins} of {games} games");
        }
    }
}

fn print_match(names: [&str; 2], board: &str, games: u32) {
    let (setup, komi) = arena::board(board);
    let wins = arena::wins(&setup, komi, names, games);
    let [low, high] = wilson(wins, f64::from(games)).map(|share| 100.0 * share);
    let share = 100.0 * wins / f64::from(games);
    let [first, second] = names;
    println!(
        "{board}: {first} wins {wins} of {games} against {second}: {share:.0} % ({low:.0} to {high:.0})"
    );
}

/// The interval that holds the true share with 95 % (Wilson 1927).
fn wilson(wins: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.96;
    let share = wins / games;
    let middle = share + Z * Z / (2.0 * games);
    let width = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    [middle - width, middle + width].map(|bound| bound / (1.0 + Z * Z / games))
}
