//! All positions of a small board, and the moves between them.

use std::sync::Arc;

use gospace::boards::graph::Graph;
use gospace::rules::capture::Engine;
use gospace::rules::wellformed::dead_points;
use gospace::{Colour, Placement, Player};

/// A colouring in which every stone has a liberty, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The colour of each point.
    pub colours: Vec<Colour>,
    /// The player whose turn it is.
    pub mover: Player,
}

/// A turn, with the place of the position to which it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The point that is played; `None`: a pass.
    pub at: Option<usize>,
    /// The position's place in the arena.
    pub to: usize,
}

/// All positions of a board.
pub struct Arena {
    /// The number of points.
    pub points: usize,
    /// The positions, Black's turn before White's.
    pub positions: Vec<Position>,
    /// The moves from each, the pass first.
    pub moves: Vec<Vec<Move>>,
}

impl Arena {
    /// The place of a position, if it is one. Cost: O(positions × points).
    pub fn place(&self, colours: &[Colour], mover: Player) -> Option<usize> {
        self.positions.iter().position(|each| each.mover == mover && each.colours == colours)
    }

    /// The arena of a graph. Cost: O(3^points × points²).
    pub fn new(graph: &Arc<Graph>) -> Arena {
        let points = graph.vertex_count();
        let colourings: Vec<Vec<Colour>> = colourings(points)
            .into_iter()
            .filter(|colours| dead_points(graph, colours).is_empty())
            .collect();
        let place = |colours: &[Colour], mover: Player| {
            let found = colourings.binary_search_by_key(&code(colours), |each| code(each));
            2 * found.expect("a play leaves only stones with liberties")
                + usize::from(mover == Player::White)
        };
        let positions: Vec<Position> = colourings
            .iter()
            .flat_map(|colours| {
                [Player::Black, Player::White]
                    .map(|mover| Position { colours: colours.clone(), mover })
            })
            .collect();
        let moves = positions
            .iter()
            .map(|Position { colours, mover }| {
                let pass = Move { at: None, to: place(colours, !*mover) };
                let empty = (0..points).filter(|&at| colours[at] == Colour::Empty);
                let plays = empty.map(|at| {
                    let mut engine = Engine::on_graph(graph, colours.clone());
                    engine.play(Placement::at(at), *mover);
                    Move { at: Some(at), to: place(engine.colours(), !*mover) }
                });
                [pass].into_iter().chain(plays).collect()
            })
            .collect();
        Arena { points, positions, moves }
    }
}

/// All colourings, in the order of their codes.
fn colourings(points: usize) -> Vec<Vec<Colour>> {
    let mut all = vec![Vec::new()];
    for _ in 0..points {
        all = all
            .into_iter()
            .flat_map(|shorter| {
                [Colour::Empty, Colour::Black, Colour::White].map(|colour| {
                    let mut colours = shorter.clone();
                    colours.push(colour);
                    colours
                })
            })
            .collect();
    }
    all
}

/// The colouring as a number to the base of three.
fn code(colours: &[Colour]) -> u64 {
    colours.iter().fold(0, |code, &colour| 3 * code + colour as u64)
}
