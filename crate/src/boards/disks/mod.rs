//! Boards of finitely many disks (RULES.md, 4): which disks overlap, touch and contain one another.
//!
//! Every decision compares squares of whole ticks. Knows nothing of colours, turns or rules.

mod check;
mod error;
mod levels;
mod tangency;

pub use error::DisksError;
pub use tangency::{Company, TangentRadius, TangentSpot};

use check::canonical;
use levels::Levels;

use super::around::Around;
use super::names::drawn;
use super::rows::{Rows, component_count};
use super::setup::{Disk, DisksSetup};
use crate::geometry::{Region, Surface};
use crate::ids::Placement;
use crate::limits::{MAX_DISK_PAIRS, MAX_PLACEMENTS};

/// A board on which finitely many disks can be filled.
///
/// A placement i is an open disk of the radius a_i, its core, and touches as a closed disk of the
/// radius b_i ≥ a_i, its reach. Distances are those of the nearest images.
#[derive(Clone, Debug)]
pub struct Disks {
    region: Option<Region>,
    /// Their centres are canonical.
    disks: Vec<Disk>,
    /// j ∈ row i ⇔ j ≠ i and dist(i, j) < a_i + a_j; ascending, symmetric.
    conflicts: Rows<Placement>,
    /// j ∈ row i ⇔ j ≠ i and dist(i, j) ≤ b_i + b_j; ascending, symmetric.
    touches: Rows<Placement>,
    /// j ∈ row i ⇔ j ≠ i and dist(i, j) ≤ a_i − a_j; ascending.
    inside: Rows<Placement>,
}

impl Disks {
    /// Checks a description. Errors: see [`DisksError`]. Cost: O(n log n) for n disks, times the
    /// number of their orders of size, and the pairs that touch.
    pub fn new(setup: &DisksSetup) -> Result<Disks, DisksError> {
        if setup.disks.len() > MAX_PLACEMENTS {
            return Err(DisksError::TooManyDisks { count: setup.disks.len() });
        }
        let region = setup.region.as_ref().map(Region::new).transpose()?;
        let surface = region.as_ref().map_or(&Surface::PLANE, Region::surface);
        if let Some(fault) = faults(region.as_ref(), &setup.disks).into_iter().next() {
            return Err(fault);
        }
        let disks: Vec<Disk> = setup.disks.iter().map(|&disk| canonical(surface, disk)).collect();
        let pairs = Pairs::new(surface, &disks)?;
        let [conflicts, touches] = [&pairs.conflicts, &pairs.touches].map(|pairs| {
            let both_ways = pairs.iter().flat_map(|&[i, j]| [[i, j], [j, i]]);
            Rows::of_pairs(disks.len(), both_ways)
        });
        let inside = Rows::of_pairs(disks.len(), pairs.inside.iter().copied());
        Ok(Disks { region, disks, conflicts, touches, inside })
    }

    /// The number of placements.
    #[inline]
    pub fn len(&self) -> usize {
        self.disks.len()
    }

    /// True if the board has no placements.
    pub fn is_empty(&self) -> bool {
        self.disks.is_empty()
    }

    /// Every placement, in order.
    pub fn placements(
        &self,
    ) -> impl DoubleEndedIterator<Item = Placement> + ExactSizeIterator + use<> {
        (0..self.len()).map(Placement::at)
    }

    /// A placement's disk, its centre where the surface has it once ([`Surface::canonical`]).
    /// Panics if the placement is out of range, as do all methods here.
    #[inline]
    pub fn disk(&self, placement: Placement) -> Disk {
        self.disks[placement.index()]
    }

    /// The region that holds the disks; nothing for the whole plane.
    pub fn region(&self) -> Option<&Region> {
        self.region.as_ref()
    }

    /// The surface of the board.
    pub fn surface(&self) -> &Surface {
        self.region.as_ref().map_or(&Surface::PLANE, Region::surface)
    }

    /// The other disks whose cores overlap this one's: ascending. Cost: O(1).
    #[inline]
    pub fn conflicts(&self, placement: Placement) -> &[Placement] {
        self.conflicts.row(placement.index())
    }

    /// The other disks that touch this one: ascending; those in conflict are among them. Cost: O(1).
    #[inline]
    pub fn touches(&self, placement: Placement) -> &[Placement] {
        self.touches.row(placement.index())
    }

    /// The other disks whose cores lie in this one's: ascending. Cost: O(1).
    #[inline]
    pub fn inside(&self, placement: Placement) -> &[Placement] {
        self.inside.row(placement.index())
    }

    /// The number of connected components of the graph of touching disks. Cost: O(touching pairs).
    pub fn component_count(&self) -> usize {
        component_count(self.len(), |at| self.touches(at).iter().copied())
    }

    /// The number of pairs in conflict and of pairs that touch.
    pub fn pair_counts(&self) -> [usize; 2] {
        [&self.conflicts, &self.touches].map(|rows| rows.item_count() / 2)
    }

    /// The surroundings of a placement.
    pub(super) fn around(&self, at: Placement) -> Around {
        let mut around = Around::default();
        around.add_apart(self.touches(at), self.conflicts(at), at);
        around
    }

    /// The pairs that touch, that are in conflict, and that lie in one another.
    pub(super) fn relations(&self) -> Vec<[u32; 3]> {
        let mut relations = Vec::new();
        for at in self.placements() {
            for (kind, others) in
                [(1, self.touches(at)), (2, self.conflicts(at)), (4, self.inside(at))]
            {
                relations.extend(others.iter().map(|other| [at.0, other.0, kind]));
            }
        }
        relations
    }
}

impl DisksSetup {
    /// Names by the places of the centres.
    pub(super) fn names(&self) -> Vec<String> {
        let centres = self.disks.iter().map(|disk| [disk.centre.x, disk.centre.y].map(f64::from));
        drawn::by_place(&centres.collect::<Vec<_>>())
    }
}

/// Every fault of single disks, and every repeated disk: first the disks whose numbers are out of
/// range, then those outside the region, then the repeated ones. Cost: O(n log n).
pub fn faults(region: Option<&Region>, disks: &[Disk]) -> Vec<DisksError> {
    let surface = region.map_or(&Surface::PLANE, Region::surface);
    let placed = || disks.iter().enumerate().map(|(i, &disk)| (Placement::at(i), disk));
    let checked = |(at, disk)| check::numbers(at, disk).err();
    let mut faults: Vec<DisksError> = placed().filter_map(checked).collect();
    let valid: Vec<(Placement, Disk)> = placed()
        .filter(|&(at, disk)| check::numbers(at, disk).is_ok())
        .map(|(at, disk)| (at, canonical(surface, disk)))
        .collect();
    if let Some(region) = region {
        let loops = check::Loops::of(surface);
        let outside = |&(at, disk): &(_, _)| check::outside(region, &loops, at, disk);
        faults.extend(valid.iter().filter_map(outside));
    }
    let disks: Vec<Disk> = valid.iter().map(|&(_, disk)| disk).collect();
    faults.extend(check::duplicates(&disks).into_iter().map(|pair| {
        let [first, second] = pair.map(|at| valid[at.index()].0);
        DisksError::Twice { first, second }
    }));
    faults
}

/// The pairs of disks that meet, each once.
#[derive(Default)]
struct Pairs {
    conflicts: Vec<[u32; 2]>,
    touches: Vec<[u32; 2]>,
    /// The outer disk, then the inner one.
    inside: Vec<[u32; 2]>,
}

impl Pairs {
    fn new(surface: &Surface, disks: &[Disk]) -> Result<Pairs, DisksError> {
        let mut pairs = Pairs::default();
        Levels::new(surface, disks).for_each_touching(|p, q, distance| {
            if 2 * pairs.touches.len() == MAX_DISK_PAIRS {
                return Err(DisksError::TooManyPairs);
            }
            pairs.touches.push([p.index, q.index]);
            let [a, b] = [p, q].map(|entry| i64::from(entry.disk.core));
            if distance < (a + b) * (a + b) {
                pairs.conflicts.push([p.index, q.index]);
            }
            if distance <= (a - b) * (a - b) {
                let [outer, inner] = if a > b { [p, q] } else { [q, p] };
                pairs.inside.push([outer.index, inner.index]);
            }
            Ok(())
        })?;
        Ok(pairs)
    }
}
