//! Regions: the open placements that decide the owner of one of them by area (RULES.md 2, D6).

use std::collections::BTreeSet;

use crate::boards::Ground;
use crate::colour::Colour;
use crate::ids::Placement;

/// The open placements and stones that an open placement reaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// The open placements, it included, ascending. On a directed graph those along out-arcs.
    pub open: Vec<Placement>,
    /// The stones that they reach or touch, ascending.
    pub stones: Vec<Placement>,
}

/// The region of an open placement; nothing for other placements. Cost: O(board).
pub fn around(ground: Ground<'_>, colours: &[Colour], at: Placement) -> Option<Region> {
    ground.facts().region_around(colours, at)
}

/// The placements reached through open ones: `colour` gives the colour of each, nothing for mixed
/// ones.
pub(super) fn walk<'a>(
    at: Placement,
    colour: impl Fn(Placement) -> Option<Colour>,
    after: impl Fn(Placement) -> &'a [Placement],
) -> Option<Region> {
    if colour(at) != Some(Colour::Empty) {
        return None;
    }
    let (mut open, mut stones) = (BTreeSet::new(), BTreeSet::new());
    open.insert(at);
    let mut stack = vec![at];
    while let Some(v) = stack.pop() {
        for &u in after(v) {
            match colour(u) {
                Some(Colour::Empty) if open.insert(u) => stack.push(u),
                Some(Colour::Black | Colour::White) => {
                    stones.insert(u);
                }
                Some(Colour::Empty) | None => {}
            }
        }
    }
    Some(Region { open: open.into_iter().collect(), stones: stones.into_iter().collect() })
}
