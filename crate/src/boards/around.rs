//! Surroundings of a placement on boards that list their placements. Knows nothing of colours.

use crate::ids::Placement;

/// A relation of a placement to another one, or to a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Relation {
    /// On a graph: joined both ways; on a space: of closures that meet; on disks: touching. They do
    /// not overlap.
    Next,
    /// Joined, on a grid, across a glued side.
    Across,
    /// The end of an arc that has no arc back.
    To,
    /// The beginning of an arc that has no arc back.
    From,
    /// They share points.
    Overlaps,
    /// On a space: the placement holds the point.
    Covers,
}

/// Relations, with the numbers of placements or, if covered, of points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Around {
    /// The relation, then the number; numbers ascend for each relation.
    pub pairs: Vec<u32>,
}

impl Around {
    pub(super) fn add(&mut self, relation: Relation, number: u32) {
        self.pairs.extend([relation as u32, number]);
    }

    /// Those that overlap, and those that only meet, less the placement itself.
    pub(super) fn add_apart(
        &mut self,
        met: &[Placement],
        overlapping: &[Placement],
        at: Placement,
    ) {
        for &p in met.iter().filter(|&&p| p != at) {
            let overlaps = holds(overlapping, p);
            self.add(if overlaps { Relation::Overlaps } else { Relation::Next }, p.0);
        }
    }
}

/// True if the placement is in the list, which is ascending.
#[inline(never)]
pub(super) fn holds(list: &[Placement], p: Placement) -> bool {
    list.binary_search(&p).is_ok()
}
