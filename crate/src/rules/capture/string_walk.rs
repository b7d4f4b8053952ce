//! Strings of a go-space in which the closure of every placement is connected, by a walk from one
//! of their stones.
//!
//! There two placements are go-connected iff their closures meet: the union of two closed connected
//! sets is connected iff they meet, as in a finite space related points p and q, q in cl{p}, lie in
//! one closed set. So a string is what a walk from stone to stone of one colour over points of
//! common closures reaches, and its liberties are the open placements that it meets. Stones that
//! share a point are in one string: no point of a dead stone is in a living one.

use crate::boards::space::Space;
use crate::colour::{Colour, Player};
use crate::ids::{Placement, Point};

/// Walks along strings.
#[derive(Clone, Debug)]
pub struct StringWalk {
    /// By point and by placement, the last walk that met it.
    points: Vec<u64>,
    placements: Vec<u64>,
    /// The number of the last walk.
    walk: u64,
    string: Vec<Placement>,
}

impl StringWalk {
    /// No walks yet.
    pub fn new(space: &Space) -> StringWalk {
        StringWalk {
            points: vec![0; space.point_count()],
            placements: vec![0; space.placement_count()],
            walk: 0,
            string: Vec::new(),
        }
    }

    /// The stones of a player whose strings have no liberty after a play, given the colours of
    /// placements: only a string beside a placement that the play closed can have lost its last.
    /// Cost: the closures of these placements, and of the strings beside them until each meets a
    /// liberty.
    pub fn dead(
        &mut self,
        space: &Space,
        colour: impl Fn(Placement) -> Option<Colour>,
        owner: Player,
        played: Placement,
    ) -> Vec<Placement> {
        let beside = self.beside_closed(space, played);
        let first = self.walk + 1;
        let mut dead = Vec::new();
        for stone in beside.into_iter().flat_map(|p| space.touching(p).iter().copied()) {
            let is_new = self.placements[stone.index()] < first;
            if is_new
                && colour(stone) == Some(owner.into())
                && !self.has_liberty(space, &colour, stone, first)
            {
                dead.append(&mut self.string);
            }
        }
        dead
    }

    /// The points of the closures of all placements that share a point with the play.
    fn beside_closed(&mut self, space: &Space, played: Placement) -> Vec<Point> {
        self.walk += 1;
        let mut beside = Vec::new();
        for closed in space.points_of(played).iter().flat_map(|&p| space.placements_of(p)) {
            if std::mem::replace(&mut self.placements[closed.index()], self.walk) != self.walk {
                for &p in space.closure_parts(*closed).flatten() {
                    if std::mem::replace(&mut self.points[p.index()], self.walk) != self.walk {
                        beside.push(p);
                    }
                }
            }
        }
        beside
    }

    /// True if the string of a stone has a liberty, or is one that a walk since `first` has found to
    /// have one; else `string` is all of it.
    fn has_liberty(
        &mut self,
        space: &Space,
        colour: impl Fn(Placement) -> Option<Colour>,
        stone: Placement,
        first: u64,
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
                    let met = &mut self.placements[beside.index()];
                    if *met == self.walk {
                        continue;
                    }
                    let met_before = std::mem::replace(met, self.walk) >= first;
                    let colour = colour(beside);
                    if colour == Some(Colour::Empty) || met_before && colour == own {
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
