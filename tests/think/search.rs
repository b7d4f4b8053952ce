//! The search: turns that are always legal, values that agree with looking at every game, and play
//! that is better than chance.

mod arcs;
mod equal_turns;
mod laws;
mod life;
mod manners;
mod matches;
mod minimax;
mod phases;
mod playouts;
mod positions;
mod reading;
mod report;
mod solo;
mod strength;
mod surroundings;
mod thinking;
mod to_the_end;

use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::setup::{BoardSetup, GraphSetup, GridSetup, Start, Wrap};
use gospace::rules::rational;
use gospace::rules::ruleset::{Komi, Preset, Ruleset};
use gospace::{Game, Placement, Turn};
use gospace_think::search::{Report, Search};

const PRESETS: [Preset; 4] =
    [Preset::TrompTaylor, Preset::Primitive, Preset::Stone, Preset::DivideAndChoose];

fn grid(columns: u32, rows: u32) -> BoardSetup {
    BoardSetup::Grid(GridSetup { columns, rows, wrap: Wrap::None })
}

fn graph(points: u32, edges: &[[u32; 2]], arcs: &[[u32; 2]]) -> BoardSetup {
    BoardSetup::Graph(GraphSetup {
        points: (0..points).map(|i| [f64::from(i), 0.0]).collect(),
        edges: edges.to_vec(),
        arcs: arcs.to_vec(),
        ..GraphSetup::default()
    })
}

fn row(points: u32) -> BoardSetup {
    graph(points, &(1..points).map(|v| [v - 1, v]).collect::<Vec<_>>(), &[])
}

fn game(setup: BoardSetup, preset: Preset, komi: Option<&str>, start: Start) -> Game {
    let mut rules = Ruleset::on(&setup, Some(preset));
    if let Some(komi) = komi {
        rules.komi = Komi::Fixed(rational::parse(komi).unwrap());
    }
    Game::new(Arc::new(Board::new(setup).unwrap()), rules, start).unwrap()
}

/// Stones as a picture has them: `x` is Black's, `o` White's.
fn pictured(rows: &[&str]) -> Start {
    let mut start = Start::default();
    for (place, stone) in rows.concat().chars().enumerate() {
        match stone {
            'x' => start.black.push(Placement::at(place).into()),
            'o' => start.white.push(Placement::at(place).into()),
            _ => {}
        }
    }
    start
}

fn search(game: &mut Game, playouts: u32) -> Report {
    let mut search = Search::new(game, 7);
    search.run(playouts);
    search.report()
}

fn best(game: &mut Game, playouts: u32) -> Turn {
    search(game, playouts).best.expect("a game that is not over has a turn")
}

/// Numbers that look random and are the same every time (Marsaglia 2003, xorshift).
struct Chance(u32);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as usize % limit
    }
}
