//! What a survey comes to.

use super::finding::Findings;

/// What there is on a board and what is to be said of it. What cannot be counted, as the board
/// is none, is 0.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Survey {
    /// How much of everything there is.
    pub counts: Counts,
    /// What is to be said.
    pub findings: Findings,
}

/// How much of everything there is on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Points that are coloured: on disks the placements stand for them, on a plane there are none.
    pub points: usize,
    /// Pairs of points with an arc each way.
    pub edges: usize,
    /// Arcs without their opposite.
    pub arcs: usize,
    /// The parts that nothing joins, whichever way arcs point.
    pub pieces: usize,
    /// What can be played; 0 on a plane.
    pub placements: usize,
    /// Pairs of disks of which a stone on one closes the other.
    pub conflicts: usize,
    /// Pairs of disks that touch.
    pub touches: usize,
}
