//! The liberties of a chain on a plane, for drawing: free arcs of its tangent circles.

use super::capture::tangent::Stones;
use crate::ids::Point;

/// An arc of centres, clockwise as seen with y down. A single centre has `from` equal to `to`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LibertyArc {
    /// The middle of its circle, in ticks.
    pub centre: [f64; 2],
    /// In ticks.
    pub radius: f64,
    /// In radians.
    pub from: f64,
    /// In radians, at least `from`.
    pub to: f64,
}

/// The free arcs around every stone of a stone's chain: of the circle on which stones are
/// tangent, and of the largest one on which they touch where the reach is larger. A stone whose
/// free centres lie on neither shows one of them. Cost: O(stones · those around one²).
pub fn liberty_arcs(stones: &Stones, stone: Point) -> Vec<LibertyArc> {
    stones.chain(stone).into_iter().flat_map(|stone| beside(stones, stone)).collect()
}

/// The free arcs around one stone.
pub(super) fn beside(stones: &Stones, stone: Point) -> Vec<LibertyArc> {
    let Some([x, y]) = stones.free_beside(stone) else { return Vec::new() };
    let plane = stones.plane();
    let spot = stones.spots()[stone.index()];
    let centre = [f64::from(spot.x), f64::from(spot.y)];
    let tangent = 2 * i64::from(plane.radius());
    let has_own_reach = plane.contact() > 2 * tangent - plane.clearance();
    let near = stones.around(stone);
    let mut arcs = Vec::new();
    for radius in std::iter::once(tangent).chain(has_own_reach.then_some(plane.contact())) {
        let free = near.arcs(radius).into_iter();
        let radius = radius as f64;
        arcs.extend(free.map(|arc| LibertyArc { centre, radius, from: arc.from, to: arc.to }));
    }
    if arcs.is_empty() {
        let [dx, dy] = [x - centre[0], y - centre[1]];
        let angle = libm::atan2(dy, dx);
        arcs.push(LibertyArc { centre, radius: libm::hypot(dx, dy), from: angle, to: angle });
    }
    arcs
}
