//! Stones on a plane: the ones that touch, and a free centre beside each.
//!
//! Each stone keeps the free centre that was found for it last. A new stone invalidates it only if
//! it covers it; when a stone is removed, the free centres around it are found anew, so that they
//! depend on the current stones and on nothing else.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::spot_index::{Image, SpotIndex};
use crate::boards::plane::Plane;
use crate::colour::{Colour, Player};
use crate::geometry::Spot;
use crate::geometry::free::Near;
use crate::ids::Point;
use crate::order;

/// Reasons why a centre is closed to stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// A stone has this centre.
    Occupied,
    /// A stone here would overlap another.
    Overlap,
    /// A stone here would not lie in the region.
    Outside,
}

/// The stones, by the numbers of their centres.
#[derive(Clone, Debug)]
pub struct Stones {
    plane: Arc<Plane>,
    /// The centres, canonical.
    spots: Vec<Spot>,
    colours: Vec<Colour>,
    /// A free centre within touching distance of the stone, if there is one.
    free: Vec<Option<[f64; 2]>>,
    index: SpotIndex,
}

impl Stones {
    /// No stones.
    pub fn new(plane: Arc<Plane>) -> Stones {
        let range = plane.clearance() + plane.contact();
        let index = SpotIndex::new(plane.region().surface(), range, plane.contact());
        Stones { plane, spots: Vec::new(), colours: Vec::new(), free: Vec::new(), index }
    }

    /// The plane.
    pub fn plane(&self) -> &Plane {
        &self.plane
    }

    /// The centres that have numbers.
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// The colour of each.
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// Gives a centre the next number.
    pub(super) fn number(&mut self, spot: Spot) -> Point {
        self.spots.push(spot);
        self.colours.push(Colour::Empty);
        self.free.push(None);
        Point::at(self.spots.len() - 1)
    }

    /// Removes all numbers but the first `count`; their centres must be empty.
    pub(super) fn truncate(&mut self, count: usize) -> Vec<Spot> {
        self.colours.truncate(count);
        self.free.truncate(count);
        self.spots.split_off(count.min(self.spots.len()))
    }

    /// The images of stones that are at most so far from a spot.
    pub fn near(&self, spot: Spot, within: i64) -> Vec<Image> {
        self.index.near(spot, within)
    }

    /// Recolours centres, and updates the free centres around them.
    pub(super) fn recolour(&mut self, changes: &[(Point, Colour)]) {
        let mut opened = Vec::new();
        let mut closed = Vec::new();
        for &(at, after) in changes {
            let spot = self.spots[at.index()];
            match (self.colours[at.index()], after) {
                (Colour::Empty, Colour::Empty) => continue,
                (Colour::Empty, _) => {
                    self.index.insert(at, spot);
                    self.free[at.index()] = None;
                    closed.push(spot);
                }
                (_, Colour::Empty) => {
                    self.index.remove(at, spot);
                    opened.push(spot);
                }
                _ => {}
            }
            self.colours[at.index()] = after;
        }
        for stone in self.around_all(&opened) {
            self.free[stone.index()] = self.around(stone).witness();
        }
        for stone in self.around_all(&closed) {
            let near = self.around(stone);
            let kept = self.free[stone.index()].filter(|&witness| near.is_free(witness));
            self.free[stone.index()] = kept.or_else(|| near.witness());
        }
    }

    /// The stones whose free centre a stone on one of the spots can affect, ascending.
    fn around_all(&self, spots: &[Spot]) -> Vec<Point> {
        let near = spots.iter().flat_map(|&spot| self.near(spot, self.range()));
        let mut stones: Vec<Point> = near.map(|image| image.of).collect();
        order::ids(&mut stones);
        stones.dedup();
        stones
    }

    /// The greatest distance of a stone that can cover a free centre beside another.
    fn range(&self) -> i64 {
        self.plane.clearance() + self.plane.contact()
    }

    /// The surroundings that decide where a free centre beside a stone is.
    pub fn around(&self, stone: Point) -> Near {
        let spot = self.spots[stone.index()];
        let images = self.near(spot, self.range()).into_iter();
        let others = images.filter(|image| image.of != stone || !image.is_identity);
        let others = others.map(|image| image.at);
        let (clearance, contact) = (self.plane.clearance(), self.plane.contact());
        Near::new(self.plane.region(), spot, others, clearance, contact)
    }

    /// A free centre within touching distance of the stone, if there is one.
    pub fn free_beside(&self, stone: Point) -> Option<[f64; 2]> {
        self.free[stone.index()]
    }

    /// The stones of the same colour connected to the stone by touching, ascending.
    pub fn chain(&self, stone: Point) -> Vec<Point> {
        let mut chain = BTreeSet::new();
        chain.insert(stone);
        let mut stack = vec![stone];
        while let Some(s) = stack.pop() {
            for image in self.near(self.spots[s.index()], self.plane.contact()) {
                let same = self.colours[image.of.index()] == self.colours[stone.index()];
                if same && chain.insert(image.of) {
                    stack.push(image.of);
                }
            }
        }
        chain.into_iter().collect()
    }

    /// The stones of a player in chains without liberties, of those that a stone on the spot
    /// can have closed in; ascending.
    pub(super) fn dead_around(&self, spot: Spot, owner: Player) -> Vec<Point> {
        let near = self.around_all(&[spot]);
        self.dead_among(near.into_iter().filter(|s| self.colours[s.index()] == owner.into()))
    }

    /// The stones in chains without liberties, of the chains of these stones; ascending.
    pub(super) fn dead_among(&self, stones: impl Iterator<Item = Point>) -> Vec<Point> {
        let mut dead = BTreeSet::new();
        let mut seen = BTreeSet::new();
        for stone in stones {
            if self.free[stone.index()].is_some() || seen.contains(&stone) {
                continue;
            }
            let chain = self.chain(stone);
            seen.extend(chain.iter().copied());
            if chain.iter().all(|s| self.free[s.index()].is_none()) {
                dead.extend(chain);
            }
        }
        dead.into_iter().collect()
    }

    /// The reason why the centre is closed, if it is.
    pub fn closed(&self, spot: Spot) -> Option<Closed> {
        let clearance = self.plane.clearance();
        if !self.plane.region().holds_disk(spot, clearance) {
            return Some(Closed::Outside);
        }
        let near = self.near(spot, clearance);
        if near.iter().any(|image| image.at == spot) {
            return Some(Closed::Occupied);
        }
        let overlaps = |image: &Image| image.at.distance_squared(spot) < clearance * clearance;
        near.iter().any(overlaps).then_some(Closed::Overlap)
    }
}
