//! Snapping on a plane: the legal centre near a pointer, and the things that a stone there would
//! touch.

use std::collections::HashSet;

use super::capture::tangent::Stones;
use crate::geometry::Spot;
use crate::geometry::snap::{self, nearest_tick, ticks_around};
use crate::ids::Point;
use crate::order;

/// A centre on which a stone can be put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snap {
    /// The centre.
    pub at: Spot,
    /// The stones that a stone there would touch, ascending.
    pub stones: Vec<Point>,
    /// The number of directions in which it would touch the boundary: 2 in a corner.
    pub walls: usize,
}

impl Snap {
    fn new(stones: &Stones, at: Spot) -> Snap {
        let plane = stones.plane();
        let images = stones.near(at, plane.contact()).into_iter();
        let mut touched: Vec<Point> = images.map(|image| image.of).collect();
        touched.dedup();
        // Walls have no reach of their own: a stone touches them up to half the tolerance off.
        let tolerance = 2 * i64::from(plane.radius()) - plane.clearance();
        let walls = plane.region().walls_met(at, plane.clearance() + 2 * tolerance + 1);
        Snap { at, stones: touched, walls }
    }

    /// The number of touches that hold the stone in place: at most two.
    fn touch_count(&self) -> usize {
        (self.stones.len() + self.walls).min(2)
    }
}

/// The centres at most `within` ticks and at most a stone's width from a pointer that touch something, and
/// the one nearest to the pointer, the nearest first; each goes up to 2 ticks along each axis to a free
/// one. Cost: O(pairs of stones near).
pub fn snaps(stones: &Stones, pointer: [f64; 2], within: f64) -> Vec<Snap> {
    let plane = stones.plane();
    let tangent = 2 * i64::from(plane.radius());
    let within = within.min(tangent as f64);
    let near = stones.near(nearest_tick(pointer), tangent + within.ceil() as i64 + 1);
    let near: Vec<Spot> = near.into_iter().map(|image| image.at).collect();
    let clearance = plane.clearance();
    let real = snap::candidates(plane.region(), &near, pointer, within, clearance, tangent);
    let mut seen = HashSet::new();
    let candidates = real.into_iter().chain([pointer]);
    let snapped = candidates.filter_map(|point| best_tick(stones, point));
    let mut snaps: Vec<Snap> = snapped.filter(|snap| seen.insert(snap.at)).collect();
    let away = |snap: &Snap| distance(snap.at, pointer);
    order::by(&mut snaps, |a, b| away(a).total_cmp(&away(b)));
    snaps
}

/// The snap for a pointer: the nearest of those with the most touches.
pub fn snap(stones: &Stones, pointer: [f64; 2], within: f64) -> Option<Snap> {
    let mut snaps = snaps(stones, pointer, within);
    let best = snaps.iter().map(Snap::touch_count).max()?;
    let place = snaps.iter().position(|snap| snap.touch_count() == best)?;
    Some(snaps.swap_remove(place))
}

/// Of the open ticks around a point the one with the most touches, and of those the nearest.
fn best_tick(stones: &Stones, point: [f64; 2]) -> Option<Snap> {
    let open = ticks_around(point).filter(|&spot| stones.closed(spot).is_none());
    // Of equals `max_by_key` takes the last, and the ticks come with the nearest first.
    let snaps: Vec<Snap> = open.map(|spot| Snap::new(stones, spot)).collect();
    snaps.into_iter().rev().max_by_key(Snap::touch_count)
}

fn distance(spot: Spot, [x, y]: [f64; 2]) -> f64 {
    let [dx, dy] = [f64::from(spot.x) - x, f64::from(spot.y) - y];
    (dx * dx + dy * dy).sqrt()
}
