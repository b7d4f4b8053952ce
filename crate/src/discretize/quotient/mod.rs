//! The finite go-space that has the same game as a board of disks (RULES.md 5, the third kind).
//!
//! The *signature* of a point p of the plane is O(p), the open disks that hold it, with C(p), the
//! closed ones. Its points are the signatures that occur; p ∈ cl(q) iff O(p) ⊆ O(q) and C(q) ⊆ C(p);
//! the placement of disk i is {p : i ∈ O(p)}. Assumes disks whose reach is their core.
//!
//! Every signature occurs on a circle or beside one: a circle is cut by the others into crossings
//! and arcs, the signature is the same all along an arc, and a face that no circle bounds is the
//! whole plane. Which disks hold an arc is told by the entries and exits around the circle, whose
//! order is exact; so nothing here is decided by a float, and those that there are, are to be drawn.

mod cells;
mod signature;
mod walk;

use std::collections::HashMap;

use cells::Cell;
pub use cells::CellKind;
use signature::Signature;

use crate::boards::disks::Disks;
use crate::boards::setup::SpaceSetup;
use crate::ids::Placement;
use crate::limits::{MAX_SPACE_LISTED, MAX_SPACE_POINTS};

/// A go-space, and what each of its points is in the plane.
#[derive(Clone, Debug, PartialEq)]
pub struct Quotient {
    /// The go-space; each point is drawn where its signature occurs.
    pub space: SpaceSetup,
    /// One for each point.
    pub kinds: Vec<CellKind>,
}

/// Why there is no such go-space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuotientError {
    /// A disk that reaches farther than it covers.
    #[error("disk {disk} reaches {reach} and covers {core}: they must be the same here")]
    Reach {
        /// Which one.
        disk: Placement,
        /// How far it reaches.
        reach: i32,
        /// Its radius.
        core: i32,
    },
    /// More points than [`MAX_SPACE_POINTS`].
    #[error("the disks cut the plane into more than {MAX_SPACE_POINTS} cells, the limit")]
    TooManyPoints,
    /// The sets of points hold more numbers than [`MAX_SPACE_LISTED`].
    #[error("the cells lie in more than {MAX_SPACE_LISTED} sets together, the limit")]
    TooLarge,
}

/// The go-space of a board of disks. Cost: O(crossings · log) and, for each point, those that share
/// a disk with it.
pub fn quotient(disks: &Disks) -> Result<Quotient, QuotientError> {
    for placement in disks.placements() {
        let disk = disks.disk(placement);
        if disk.reach != disk.core {
            let (reach, core) = (disk.reach, disk.core);
            return Err(QuotientError::Reach { disk: placement, reach, core });
        }
    }
    let mut points = Points::default();
    for placement in disks.placements() {
        for cell in walk::around(disks, placement) {
            points.add(cell)?;
        }
    }
    if disks.is_empty() {
        points.add(Cell::whole_plane())?;
    }
    points.into_quotient(disks.len())
}

/// The signatures found so far, numbered, each with the cell that shows it best.
#[derive(Default)]
struct Points {
    numbers: HashMap<Signature, usize>,
    cells: Vec<Cell>,
}

impl Points {
    fn add(&mut self, cell: Cell) -> Result<(), QuotientError> {
        let next = self.cells.len();
        let number = *self.numbers.entry(cell.signature.clone()).or_insert(next);
        if number == next {
            if next == MAX_SPACE_POINTS {
                return Err(QuotientError::TooManyPoints);
            }
            self.cells.push(cell);
        } else if cell.room > self.cells[number].room {
            self.cells[number] = cell;
        }
        Ok(())
    }

    fn into_quotient(self, disks: usize) -> Result<Quotient, QuotientError> {
        let mut placements = vec![Vec::new(); disks];
        let mut closed = vec![Vec::new(); disks];
        for (number, cell) in self.cells.iter().enumerate() {
            for &i in cell.signature.open() {
                placements[i as usize].push(number as u32);
            }
            for i in cell.signature.closed() {
                closed[i as usize].push(number as u32);
            }
        }
        let mut listed: usize = placements.iter().map(Vec::len).sum();
        let mut open = Vec::with_capacity(self.cells.len());
        for number in 0..self.cells.len() {
            let least = self.least_open(number, &placements, &closed);
            listed += least.len();
            if listed > MAX_SPACE_LISTED {
                return Err(QuotientError::TooLarge);
            }
            open.push(least);
        }
        let points = self.cells.iter().map(|cell| cell.place).collect();
        let kinds = self.cells.iter().map(|cell| cell.kind).collect();
        Ok(Quotient { space: SpaceSetup { points, open, placements }, kinds })
    }

    /// The least open set around a point p: all q with p ∈ cl(q). These sets are a base of the
    /// topology, so they generate it.
    fn least_open(&self, number: usize, placements: &[Vec<u32>], closed: &[Vec<u32>]) -> Vec<u32> {
        let p = &self.cells[number].signature;
        let is_above = |q: &u32| p.is_in_closure_of(&self.cells[*q as usize].signature);
        // All q are in every disk whose open disk holds p; where none does, q is in no closed disk
        // but those on whose circles p is.
        let smallest =
            p.open().iter().map(|&i| &placements[i as usize]).min_by_key(|set| set.len());
        if let Some(candidates) = smallest {
            return candidates.iter().copied().filter(is_above).collect();
        }
        let nowhere = self.numbers.get(&Signature::default()).map(|&number| number as u32);
        let beside = p.closed().flat_map(|i| closed[i as usize].iter().copied());
        let mut least: Vec<u32> = beside.chain(nowhere).filter(is_above).collect();
        least.sort_unstable();
        least.dedup();
        least
    }
}
