//! The finite go-space that has the same game as a board of disks (RULES.md 5, the third kind).
//!
//! The *signature* of a point p of the plane is O(p), the open disks that hold it, with C(p), the
//! closed ones. The points of the go-space are the signatures that occur; p ∈ cl(q) iff O(p) ⊆ O(q)
//! and C(q) ⊆ C(p); the placement of disk i is {p : i ∈ O(p)}. Assumes disks whose reach is their
//! core.
//!
//! Every signature occurs on a circle or beside one: a circle is cut by the others into crossings
//! and arcs, the signature is the same all along an arc, and a face that no circle bounds is the
//! whole plane. The disks that hold an arc follow from the entries and exits around the circle,
//! whose order is exact; so no float decides anything here: floats only serve drawing.

mod cells;
mod signature;
mod walk;

use std::collections::HashMap;

use cells::Cell;
pub use cells::CellKind;
use signature::{Mark, Marked, Signature};

use gospace::boards::disks::Disks;
use gospace::boards::setup::SpaceSetup;
use gospace::ids::Placement;
use gospace::limits::{MAX_SPACE_CLOSURES, MAX_SPACE_LISTED, MAX_SPACE_POINTS};

/// For a point on at most so many circles all signatures that may have it in their closure are
/// looked up: 3^5 = 243.
const FEW_CIRCLES: usize = 5;

/// A go-space, with the kind of each of its points in the plane.
#[derive(Clone, Debug, PartialEq)]
pub struct Quotient {
    /// The go-space; each point is drawn where its signature occurs.
    pub space: SpaceSetup,
    /// One for each point.
    pub kinds: Vec<CellKind>,
}

/// Reasons why a board of disks has no such go-space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum QuotientError {
    /// A disk that reaches farther than it covers.
    #[error("disk {disk} reaches {reach} and covers {core}: they must be the same here")]
    Reach {
        /// The disk.
        disk: Placement,
        /// Its reach.
        reach: i32,
        /// Its core radius.
        core: i32,
    },
    /// More points than [`MAX_SPACE_POINTS`].
    #[error("the disks cut the plane into more than {MAX_SPACE_POINTS} cells, the limit")]
    TooManyPoints,
    /// The placements and the least open sets hold more than [`MAX_SPACE_LISTED`] points together,
    /// or the closures of the placements more than [`MAX_SPACE_CLOSURES`].
    #[error(
        "the placements and the least open sets hold more than {MAX_SPACE_LISTED} points together, \
         or the closures of the placements more than {MAX_SPACE_CLOSURES}"
    )]
    TooLarge,
}

/// The go-space of a board of disks. Cost: O(n log n) for the n crossings of circles, counted from
/// each circle, and as much for each disk that holds one; where six circles or more share a point,
/// the points on those circles, too.
pub fn quotient(disks: &Disks) -> Result<Quotient, QuotientError> {
    for placement in disks.placements() {
        let disk = disks.disk(placement);
        if disk.reach != disk.core {
            let (reach, core) = (disk.reach, disk.core);
            return Err(QuotientError::Reach { disk: placement, reach, core });
        }
    }
    let cores = disks.placements().map(|placement| i64::from(disks.disk(placement).core));
    // A cell is drawn at most two radii from the middle of its circle.
    let motions = disks.surface().motions(3 * cores.max().unwrap_or(0));
    let mut points = Points::default();
    for placement in disks.placements() {
        walk::around(disks, &motions, placement, |cell| points.add(cell))?;
    }
    if disks.is_empty() {
        points.add(Cell::whole_plane())?;
    }
    let placements = points.holding(disks.len(), Signature::open);
    let open = points.base(disks.len())?;
    let drawn = points.cells.iter().map(|cell| cell.drawn(disks, &motions)).collect();
    let kinds = points.cells.iter().map(|cell| cell.kind).collect();
    Ok(Quotient { space: SpaceSetup { points: drawn, open, placements }, kinds })
}

/// The signatures found so far, numbered, each with the cell that shows it best.
#[derive(Default)]
struct Points {
    numbers: HashMap<Signature, u32>,
    cells: Vec<Cell>,
    /// The total number of disks that hold the points: Σ |O(p)|, and Σ |C(p)|.
    open: usize,
    closed: usize,
}

impl Points {
    fn add(&mut self, cell: Cell) -> Result<(), QuotientError> {
        if let Some(&number) = self.numbers.get(&cell.signature) {
            let known = &mut self.cells[number as usize];
            if cell.room > known.room {
                *known = cell;
            }
            return Ok(());
        }
        if self.cells.len() == MAX_SPACE_POINTS {
            return Err(QuotientError::TooManyPoints);
        }
        self.open += cell.signature.open().len();
        self.closed += cell.signature.closed().count();
        if self.open > MAX_SPACE_LISTED || self.closed > MAX_SPACE_CLOSURES {
            return Err(QuotientError::TooLarge);
        }
        self.numbers.insert(cell.signature.clone(), self.cells.len() as u32);
        self.cells.push(cell);
        Ok(())
    }

    /// For each disk the points whose signatures name it in a list, ascending.
    fn holding(&self, disks: usize, list: impl Fn(&Signature) -> &[u32]) -> Vec<Vec<u32>> {
        let mut holding = vec![Vec::new(); disks];
        for (number, cell) in self.cells.iter().enumerate() {
            for &disk in list(&cell.signature) {
                holding[disk as usize].push(number as u32);
            }
        }
        holding
    }

    /// For each point p the least open set around it: all q with p ∈ cl(q). These sets are a base of
    /// the topology, so they generate it.
    fn base(&self, disks: usize) -> Result<Vec<Vec<u32>>, QuotientError> {
        let open = self.holding(disks, Signature::open);
        let on = self.holding(disks, Signature::on);
        let mut marks = vec![Mark::Nowhere; disks];
        let mut listed = self.open;
        let mut base = Vec::with_capacity(self.cells.len());
        for cell in &self.cells {
            let mut least = if cell.signature.on().len() <= FEW_CIRCLES {
                self.looked_up(&cell.signature)
            } else {
                let circles = cell.signature.on().iter().map(|&disk| disk as usize);
                let near = circles.flat_map(|disk| open[disk].iter().chain(&on[disk]));
                self.compared(&cell.signature, near.copied(), &mut marks)
            };
            least.sort_unstable();
            listed += least.len() + 1;
            if listed > MAX_SPACE_LISTED {
                return Err(QuotientError::TooLarge);
            }
            base.push(least);
        }
        Ok(base)
    }

    /// The points q with p ∈ cl(q), by looking up each possible signature.
    fn looked_up(&self, p: &Signature) -> Vec<u32> {
        let mut least = Vec::new();
        p.for_each_above(|q| least.extend(self.numbers.get(q)));
        least
    }

    /// The same where too many would have to be looked up. If C(q) is not O(p), then q is in a
    /// closed disk on whose circle p is: so q is among those points, `near`, or the face in just
    /// O(p).
    fn compared(
        &self,
        p: &Signature,
        near: impl Iterator<Item = u32>,
        marks: &mut [Mark],
    ) -> Vec<u32> {
        let marked = Marked::new(p, marks);
        let face = self.numbers.get(&Signature::new(p.open().to_vec(), Vec::new()));
        let is_above = |q: &u32| marked.is_in_closure_of(&self.cells[*q as usize].signature);
        let mut least: Vec<u32> = near.filter(is_above).chain(face.copied()).collect();
        marked.clear();
        least.sort_unstable();
        least.dedup();
        least
    }
}
