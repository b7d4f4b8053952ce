//! Strings of a go-space in which the closure of every placement is connected, by a walk from one
//! of their stones.
//!
//! There two placements are go-connected iff their closures meet: the union of two closed connected
//! sets is connected iff they meet, as in a finite space related points p and q, q in cl{p}, lie in
//! one closed set. So a string is what a walk from stone to stone of one colour over points of
//! common closures reaches, and its liberties are the open placements that it meets. Stones that
//! share a point are in one string: no point of a dead stone is in a living one.

use fixedbitset::FixedBitSet;

use crate::boards::space::Space;
use crate::colour::{Colour, Player};
use crate::ids::{Placement, Point};
use crate::order;

/// Walks along strings, from what a play closes.
#[derive(Clone, Debug)]
pub struct StringWalk {
    /// By point and by placement, the last walk that met it.
    points: Vec<u64>,
    placements: Vec<u64>,
    /// The number of the last walk.
    walk: u64,
    /// The points of the closures of all placements that the play closes.
    beside: Vec<Point>,
    string: Vec<Placement>,
}

impl StringWalk {
    /// No walks yet.
    pub fn new(space: &Space) -> StringWalk {
        StringWalk {
            points: vec![0; space.point_count()],
            placements: vec![0; space.placement_count()],
            walk: 0,
            beside: Vec::new(),
            string: Vec::new(),
        }
    }

    /// Notes what a play is about to close: the open placements that share a point with it. Cost:
    /// their closures.
    pub fn begin(
        &mut self,
        space: &Space,
        colour: impl Fn(Placement) -> Option<Colour>,
        played: Placement,
    ) {
        self.walk += 1;
        self.beside.clear();
        for &closed in space.points_of(played).iter().flat_map(|&p| space.placements_of(p)) {
            let met = std::mem::replace(&mut self.placements[closed.index()], self.walk);
            if met == self.walk || colour(closed) != Some(Colour::Empty) {
                continue;
            }
            for &p in space.closure_parts(closed).flatten() {
                if std::mem::replace(&mut self.points[p.index()], self.walk) != self.walk {
                    self.beside.push(p);
                }
            }
        }
    }

    /// The stones of a player whose strings have no liberty after that play: only a string beside
    /// what it closed can have lost its last. Cost: the placements beside, and the strings there
    /// until each meets a liberty.
    pub fn dead(
        &mut self,
        space: &Space,
        colour: impl Fn(Placement) -> Option<Colour>,
        owner: Player,
    ) -> Vec<Placement> {
        let before = self.walk;
        let mut dead = Vec::new();
        let beside = std::mem::take(&mut self.beside);
        for &stone in beside.iter().flat_map(|&p| space.touching(p)) {
            if self.placements[stone.index()] <= before
                && colour(stone) == Some(owner.into())
                && !self.has_liberty(space, &colour, stone, before)
            {
                dead.append(&mut self.string);
            }
        }
        self.beside = beside;
        dead
    }

    /// True if the string of a stone has a liberty, or is one of which a walk after `before` has
    /// found one; else `string` is all of it.
    fn has_liberty(
        &mut self,
        space: &Space,
        colour: impl Fn(Placement) -> Option<Colour>,
        stone: Placement,
        before: u64,
    ) -> bool {
        self.walk += 1;
        let own = colour(stone);
        self.placements[stone.index()] = self.walk;
        self.string.clear();
        self.string.push(stone);
        let mut next = 0;
        while let Some(&stone) = self.string.get(next) {
            next += 1;
            for &p in space.closure_parts(stone).flatten() {
                if std::mem::replace(&mut self.points[p.index()], self.walk) == self.walk {
                    continue;
                }
                for &beside in space.touching(p) {
                    let met = std::mem::replace(&mut self.placements[beside.index()], self.walk);
                    if met == self.walk {
                        continue;
                    }
                    let colour = colour(beside);
                    if colour == Some(Colour::Empty) || colour == own && met > before {
                        return true;
                    }
                    if colour == own {
                        self.string.push(beside);
                    }
                }
            }
        }
        false
    }
}

/// The string of a stone and its liberties, each ascending. Cost: the placements that touch the
/// points of its closure.
pub fn from_stone(
    space: &Space,
    colour: impl Fn(Placement) -> Option<Colour>,
    stone: Placement,
) -> (Vec<Placement>, Vec<Placement>) {
    let own = colour(stone);
    let mut points = FixedBitSet::with_capacity(space.point_count());
    let mut placements = FixedBitSet::with_capacity(space.placement_count());
    placements.insert(stone.index());
    let (mut string, mut liberties) = (vec![stone], Vec::new());
    let mut next = 0;
    while let Some(&stone) = string.get(next) {
        next += 1;
        for &p in space.closure_parts(stone).flatten().filter(|p| !points.put(p.index())) {
            for &beside in space.touching(p) {
                if placements.put(beside.index()) {
                    continue;
                }
                match colour(beside) {
                    Some(Colour::Empty) => liberties.push(beside),
                    colour if colour == own => string.push(beside),
                    _ => {}
                }
            }
        }
    }
    order::ids(&mut string);
    order::ids(&mut liberties);
    (string, liberties)
}
