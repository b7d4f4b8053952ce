//! The boards that laws range over: every family small enough for the oracle, and random ones.

use std::ops::Range;
use std::sync::Arc;

use gospace::boards::families;
use gospace::boards::setup::{BoardSetup, GraphSetup, GridSetup, Wrap};
use gospace::rules::ruleset::Ruleset;
use gospace::{Colour, Game};
use proptest::collection::vec;
use proptest::prelude::*;

use super::super::both::{board, graph};

/// No board that laws range over has more points.
pub const MOST_POINTS: usize = 40;

/// Which links a random board has.
#[derive(Clone, Copy, Debug)]
pub enum Links {
    TwoWay,
    OneWay,
    Mixed,
}

/// Random boards. At most `most` links a point are thrown at them, so that some are dense and
/// some fall into parts; loops and repeats occur.
pub fn random(
    points: Range<usize>,
    links: Links,
    most: usize,
) -> impl Strategy<Value = BoardSetup> {
    points.prop_flat_map(move |n| {
        let [edges, arcs] = match links {
            Links::TwoWay => [most * n, 0],
            Links::OneWay => [0, most * n],
            Links::Mixed => [most * n / 2, most * n / 2],
        };
        let pair = proptest::array::uniform2(0..n as u32);
        (vec(pair.clone(), 0..=edges), vec(pair, 0..=arcs))
            .prop_map(move |(edges, arcs)| graph(n, &edges, &arcs))
    })
}

/// Random small boards with links of every kind.
pub fn random_small() -> impl Strategy<Value = BoardSetup> {
    prop_oneof![
        random(1..15, Links::TwoWay, 3),
        random(1..15, Links::OneWay, 3),
        random(1..15, Links::Mixed, 3),
    ]
}

/// A colouring for a board of any size up to [`MOST_POINTS`], well-formed or not.
pub fn random_colours() -> impl Strategy<Value = Vec<Colour>> {
    let colour = prop_oneof![Just(Colour::Empty), Just(Colour::Black), Just(Colour::White)];
    vec(colour, MOST_POINTS)
}

fn grid(columns: u32, rows: u32, wrap: Wrap) -> BoardSetup {
    BoardSetup::Grid(GridSetup { columns, rows, wrap })
}

/// The families, each at a size that the oracle keeps up with.
pub fn families() -> Vec<BoardSetup> {
    let grids = [
        grid(1, 7, Wrap::None),
        grid(4, 4, Wrap::None),
        grid(5, 3, Wrap::Cylinder),
        grid(4, 3, Wrap::Torus),
        grid(4, 3, Wrap::Mobius),
        grid(4, 4, Wrap::Klein),
        grid(3, 4, Wrap::Projective),
    ];
    let sized = undirected_families().into_iter().chain(directed_families());
    let graphs = sized.map(|made| BoardSetup::Graph(made.expect("the size is in range")));
    grids.into_iter().chain(graphs).collect()
}

type Made = Result<GraphSetup, families::FamilyError>;

fn undirected_families() -> Vec<Made> {
    vec![
        families::path(8),
        families::cycle(8),
        families::star(6),
        families::complete(5),
        families::complete_bipartite(3, 4),
        families::hypercube(4),
        families::complete_tree(2, 3),
        families::random_tree(12, 3),
        families::random_cubic(12, 5),
        families::triangular(4),
        families::honeycomb(2),
        families::kings(4, 3),
        families::isolated_pairs(4),
        Ok(families::petersen()),
        Ok(families::tetrahedron()),
        Ok(families::cube()),
        Ok(families::octahedron()),
        Ok(families::dodecahedron()),
        Ok(families::icosahedron()),
    ]
}

fn directed_families() -> Vec<Made> {
    vec![
        families::directed_cycle(7),
        families::one_way_streets(4, 4),
        families::random_digraph(10, 25, 2),
        families::corner_with_satellites(3, 3, 3),
    ]
}

/// The graphs of the gallery with the stones that they start with.
pub fn gallery(points: Range<usize>) -> Vec<(BoardSetup, Vec<Colour>)> {
    let is_graph =
        |(setup, _): &(BoardSetup, _)| matches!(setup, BoardSetup::Grid(_) | BoardSetup::Graph(_));
    let setups = families::gallery().iter().map(|family| family.setup()).filter(is_graph);
    let started = setups.map(|(setup, start)| {
        let game = Game::new(Arc::new(board(&setup)), Ruleset::default(), start);
        let game = game.expect("the gallery's starts are well-formed");
        (setup, game.colours().to_vec())
    });
    started.filter(|(_, colours)| points.contains(&colours.len())).collect()
}
