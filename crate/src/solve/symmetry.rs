//! Positions that a symmetry of the board, or an exchange of the colours, makes equal.
//!
//! Rules know neither names of points nor which player is called Black. So a position has one
//! representative, in which Black is to act, and a whole game can be carried over to it.

use super::place::{Past, Place};
use super::plays::Stones;
use super::sets::{Points, points};
use crate::boards::Ground;
use crate::boards::graph::Graph;
use crate::colour::Player;
use crate::game::Game;
use crate::ids::Placement;

/// The symmetries of a board that are used.
const MOST_SYMMETRIES: usize = 48;
/// The places tried to find them.
const MOST_TRIALS: u32 = 100_000;

/// Symmetries of a board, at least the identity.
pub struct Symmetries {
    /// The identity first.
    all: Vec<Permutation>,
}

/// A permutation of the points.
struct Permutation {
    images: Vec<Placement>,
    preimages: Vec<Placement>,
}

/// The way from a position to its representative.
#[derive(Clone, Copy)]
pub struct Symmetry<'a> {
    permutation: &'a Permutation,
    is_identity: bool,
    /// True if the colours are exchanged.
    pub exchanges: bool,
}

impl Symmetries {
    /// Symmetries of the board of a game: of graphs, as many as are found soon; else the identity.
    pub fn new(game: &Game) -> Symmetries {
        // A go-space can have more placements than points, or fewer.
        let count = game.colours().len().max(game.board().placement_count());
        let all = match game.board().ground() {
            Ground::Graph(graph) => automorphisms(graph),
            _ => vec![(0..count).map(Placement::at).collect()],
        };
        Symmetries { all: all.into_iter().map(Permutation::new).collect() }
    }

    /// The representative of a position, and the way to it.
    pub fn representative(&self, place: Place) -> (Place, Symmetry<'_>) {
        let exchanges = place.player == Player::White;
        let stones = if exchanges { place.stones.exchanged() } else { place.stones };
        let images = self.all.iter().map(|permutation| permutation.stones(stones));
        let least = images.enumerate().min_by_key(|&(_, image)| image);
        let (number, stones) = least.unwrap_or((0, stones));
        let symmetry = Symmetry {
            permutation: &self.all[number],
            is_identity: number == 0 && !exchanges,
            exchanges,
        };
        (Place { stones, player: Player::Black, passed: place.passed }, symmetry)
    }
}

impl Permutation {
    fn new(images: Vec<Placement>) -> Permutation {
        let mut preimages = images.clone();
        for (at, image) in images.iter().enumerate() {
            preimages[image.index()] = Placement::at(at);
        }
        Permutation { images, preimages }
    }

    fn stones(&self, stones: Stones) -> Stones {
        Stones {
            black: moved(stones.black, &self.images),
            white: moved(stones.white, &self.images),
        }
    }
}

fn moved(set: Points, images: &[Placement]) -> Points {
    points(set).fold(0, |moved, at| moved | 1 << images[at.index()].index())
}

impl Symmetry<'_> {
    /// True if it changes nothing.
    pub fn is_identity(&self) -> bool {
        self.is_identity
    }

    /// A margin to be ahead by, as it is asked of the representative.
    pub fn asked(&self, margin: i64) -> i64 {
        if self.exchanges { 1 - margin } else { margin }
    }

    /// The margin of an answer, carried over or back.
    pub fn margin(&self, margin: i64) -> i64 {
        if self.exchanges { -margin } else { margin }
    }

    /// A placement, carried over.
    pub fn to(&self, at: Placement) -> Placement {
        self.permutation.images[at.index()]
    }

    /// A placement, carried back.
    pub fn back(&self, at: Placement) -> Placement {
        self.permutation.preimages[at.index()]
    }

    /// What the repetition rule compares, carried over.
    pub fn past_to(&self, past: Past) -> Past {
        self.past(past, &self.permutation.images)
    }

    /// What the repetition rule compares, carried back.
    pub fn past_back(&self, past: Past) -> Past {
        self.past(past, &self.permutation.preimages)
    }

    fn past(&self, past: Past, images: &[Placement]) -> Past {
        let stones = past.stones();
        let stones =
            Stones { black: moved(stones.black, images), white: moved(stones.white, images) };
        let player = past.player();
        match self.exchanges {
            true => Past::new(stones.exchanged(), player.map(|player| !player)),
            false => Past::new(stones, player),
        }
    }
}

/// Automorphisms of a graph, the identity first: those found with a bounded effort.
fn automorphisms(graph: &Graph) -> Vec<Vec<Placement>> {
    let count = graph.vertex_count();
    let mut found = Vec::new();
    let mut images: Vec<Placement> = Vec::new();
    let mut next = 0;
    for _ in 0..MOST_TRIALS {
        if images.len() == count {
            found.push(images.clone());
        }
        if images.len() < count && next < count {
            let image = Placement::at(next);
            if fits(graph, &images, image) {
                images.push(image);
                next = 0;
            } else {
                next += 1;
            }
        } else {
            let Some(last) = images.pop() else { break };
            next = last.index() + 1;
        }
        if found.len() == MOST_SYMMETRIES {
            break;
        }
    }
    if found.is_empty() { vec![graph.vertices().collect()] } else { found }
}

/// True if the next point can be sent to an image, given the images of those before.
fn fits(graph: &Graph, images: &[Placement], image: Placement) -> bool {
    let next = Placement::at(images.len());
    let degrees = |v| (graph.degree(v), graph.predecessors(v).len());
    !images.contains(&image)
        && degrees(next) == degrees(image)
        && images.iter().enumerate().all(|(v, &to)| {
            let v = Placement::at(v);
            graph.has_arc(v, next) == graph.has_arc(to, image)
                && graph.has_arc(next, v) == graph.has_arc(image, to)
        })
}
