//! Positions that a symmetry of the board, or an exchange of the colours, makes equal.
//!
//! Rules know neither names of points nor which player is called Black. So a position has one
//! representative, in which Black is to act, and a whole game can be carried over to it.

use super::place::{Past, Place};
use super::plays::Stones;
use super::sets::{Points, points};
use crate::automorphisms::Structure;
use gospace::colour::Player;
use gospace::game::Game;
use gospace::ids::Placement;

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
pub struct Way {
    /// Of the permutation; 0 for the identity.
    number: u8,
    /// True if the colours are exchanged.
    pub exchanges: bool,
}

/// The representative of a position, and the way to it.
#[derive(Clone, Copy)]
pub struct Key {
    /// The representative.
    pub place: Place,
    /// The way to it.
    pub way: Way,
}

impl Symmetries {
    /// Symmetries of the board of a game: of graphs, as many as are found soon; else the identity.
    pub fn new(game: &Game) -> Symmetries {
        // A go-space can have more placements than points, or fewer.
        let count = game.colours().len().max(game.board().placement_count());
        let ground = game.board().ground();
        let structure = ground.graph().and_then(|_| Structure::new(ground, |_| 0, |_| 0));
        let all = match structure {
            Some(structure) => structure.list(MOST_SYMMETRIES, MOST_TRIALS),
            None => vec![(0..count).map(Placement::at).collect()],
        };
        Symmetries { all: all.into_iter().map(Permutation::new).collect() }
    }

    /// The representative of a position, and the way to it. Cost: O(symmetries × stones).
    pub fn key(&self, place: Place) -> Key {
        let exchanges = place.player == Player::White;
        let stones = if exchanges { place.stones.exchanged() } else { place.stones };
        let images = self.all.iter().map(|permutation| moved(stones, &permutation.images));
        let least = (0..).zip(images).min_by_key(|&(_, image)| image);
        let (number, stones) = least.unwrap_or((0, stones));
        Key {
            place: Place { stones, player: Player::Black, passed: place.passed },
            way: Way { number, exchanges },
        }
    }

    fn permutation(&self, way: Way) -> &Permutation {
        &self.all[usize::from(way.number)]
    }

    /// A placement, carried over.
    pub fn to(&self, way: Way, at: Placement) -> Placement {
        self.permutation(way).images[at.index()]
    }

    /// A placement, carried back.
    pub fn back(&self, way: Way, at: Placement) -> Placement {
        self.permutation(way).preimages[at.index()]
    }

    /// The position that the repetition rule compares, carried over.
    pub fn past_to(&self, way: Way, past: Past) -> Past {
        way.past(past, &self.permutation(way).images)
    }

    /// The position that the repetition rule compares, carried back.
    pub fn past_back(&self, way: Way, past: Past) -> Past {
        way.past(past, &self.permutation(way).preimages)
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
}

fn moved(stones: Stones, images: &[Placement]) -> Stones {
    let moved =
        |set: Points| points(set).fold(0, |moved, at| moved | 1 << images[at.index()].index());
    Stones { black: moved(stones.black), white: moved(stones.white) }
}

impl Key {
    /// The player to act in the position: Black is in the representative.
    pub fn player(&self) -> Player {
        if self.way.exchanges { Player::White } else { Player::Black }
    }
}

impl Way {
    /// True if it changes nothing.
    pub fn is_identity(self) -> bool {
        self.number == 0 && !self.exchanges
    }

    /// A margin to be ahead by, as it is asked of the representative.
    pub fn asked(self, margin: i64) -> i64 {
        if self.exchanges { 1 - margin } else { margin }
    }

    /// The margin of an answer, carried over or back.
    pub fn margin(self, margin: i64) -> i64 {
        if self.exchanges { -margin } else { margin }
    }

    fn past(self, past: Past, images: &[Placement]) -> Past {
        let stones = moved(past.stones(), images);
        let player = past.player();
        match self.exchanges {
            true => Past::new(stones.exchanged(), player.map(|player| !player)),
            false => Past::new(stones, player),
        }
    }
}
