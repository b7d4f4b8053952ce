//! The boards that laws range over: every family small enough for the oracle, and random ones.

use gospace::Colour;
use gospace::boards::setup::{BoardSetup, GridSetup, Wrap};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::both::graph;

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
    points: std::ops::Range<usize>,
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
    let colour = prop_oneof![
        Just(Colour::Empty),
        Just(Colour::Black),
        Just(Colour::White)
    ];
    vec(colour, MOST_POINTS)
}

fn grid(columns: u32, rows: u32, wrap: Wrap) -> BoardSetup {
    BoardSetup::Grid(GridSetup {
        columns,
        rows,
        wrap,
    })
}

/// The families, each at a size that the oracle can keep up with.
pub fn families() -> Vec<BoardSetup> {
    vec![
        grid(4, 4, Wrap::None),
        grid(5, 3, Wrap::Cylinder),
        grid(4, 3, Wrap::Torus),
        grid(4, 3, Wrap::Mobius),
        grid(4, 4, Wrap::Klein),
        grid(3, 4, Wrap::Projective),
        grid(2, 2, Wrap::Torus),
        grid(1, 7, Wrap::None),
    ]
}

/// Families at a size that only the engine is asked to play on.
pub fn large_families() -> Vec<BoardSetup> {
    vec![grid(9, 9, Wrap::None), grid(8, 8, Wrap::Torus)]
}
