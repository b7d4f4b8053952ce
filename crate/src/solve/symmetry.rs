//! Positions that a symmetry of the board, or an exchange of the colours, makes equal.
//!
//! Rules know neither names of points nor which player is called Black. So a position has one
//! representative, in which Black is to act, and a whole game can be carried over to it.

use super::place::{Past, Place};
use super::plays::Stones;
use super::sets::{Points, points};
use crate::boards::Ground;
use crate::boards::automorphisms::Structure;
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
        let ground = game.board().ground();
        let structure = match ground {
            Ground::Graph(_) => Structure::new(ground, |_| 0, |_| 0),
            _ => None,
        };
        let all = match structure {
            Some(structure) => structure.list(MOST_SYMMETRIES, MOST_TRIALS),
            None => vec![(0..count).map(Placement::at).collect()],
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
