//! The result of a survey.

use super::finding::Findings;

/// The counts and findings of a survey. Counts that need a valid board are 0 without one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Survey {
    /// The counts.
    pub counts: Counts,
    /// The findings.
    pub findings: Findings,
}

/// The numbers of the parts of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Coloured points: on disks the placements represent them, on a plane there are none.
    pub points: usize,
    /// Pairs of points with an arc each way.
    pub edges: usize,
    /// Arcs without their opposite.
    pub arcs: usize,
    /// Weakly connected components.
    pub pieces: usize,
    /// Placements; 0 on a plane.
    pub placements: usize,
    /// Pairs of disks in conflict: a stone on one closes the other.
    pub conflicts: usize,
    /// Pairs of disks that touch.
    pub touches: usize,
}
