//! Topology of a space that is being drawn: its placements may be anything.

use super::{Space, SpaceError};
use crate::boards::setup::SpaceSetup;
use crate::ids::Point;
use crate::order;

impl SpaceSetup {
    /// (X, T) alone, without placements; open sets lose the points that do not exist. Errors and
    /// cost: as of [`Space::new`].
    pub fn topology(&self) -> Result<Space, SpaceError> {
        let existing = |set: &Vec<u32>| {
            let mut existing: Vec<u32> = set.clone();
            existing.retain(|&p| (p as usize) < self.points.len());
            order::numbers(&mut existing);
            existing.dedup();
            existing
        };
        let open = self.open.iter().map(existing).collect();
        Space::new(&SpaceSetup { points: self.points.clone(), open, placements: Vec::new() })
    }

    /// cl(A): ascending. Points that do not exist are skipped, here and below. Errors and cost: as
    /// of [`topology`](Self::topology).
    pub fn closure(&self, a: &[Point]) -> Result<Vec<Point>, SpaceError> {
        Ok(self.topology()?.closure(&self.existing(a)))
    }

    /// The components of A in its induced topology (RULES.md, 3): each ascending, that with the
    /// least point first.
    pub fn pieces(&self, a: &[Point]) -> Result<Vec<Vec<Point>>, SpaceError> {
        Ok(self.topology()?.components(&self.existing(a)))
    }

    /// The smallest open set around A: ascending.
    pub fn least_open(&self, a: &[Point]) -> Result<Vec<Point>, SpaceError> {
        Ok(self.topology()?.smallest_open(&self.existing(a)))
    }

    fn existing(&self, a: &[Point]) -> Vec<Point> {
        let mut existing: Vec<Point> =
            a.iter().copied().filter(|p| p.index() < self.points.len()).collect();
        order::ids(&mut existing);
        existing.dedup();
        existing
    }
}
