//! The report on a sample of a plane (RULES.md, 5).

use super::cover::{self, Covering};
use super::inset::Inset;
use super::tree::{Query, Tree};
use gospace::boards::disks::Disks;
use gospace::boards::plane::Plane;
use gospace::geometry::{Motion, Spot, Surface};

/// The quality of a sample of a plane; lengths in ticks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// The number of placements.
    pub placements: usize,
    /// The number of pairs that overlap.
    pub conflicts: usize,
    /// The number of pairs that touch, those that overlap included.
    pub touches: usize,
    /// The least distance of two samples; the requested pitch if there is only one.
    pub pitch: f64,
    /// No centre on which a stone of the plane can be put is farther than this from the nearest
    /// sample.
    pub covering_radius: f64,
    /// Some such centre is so far from the nearest sample: the covering radius is not less, and
    /// `covering_radius` at most 1/64 of the pitch more.
    pub covering_radius_at_least: f64,
    /// The least whole reach with which every sample touches one that it does not overlap, of those
    /// samples that have one at any distance: with this reach stones can be tangent, each to another.
    pub reach: i32,
}

impl Report {
    /// Measures a sample of at least one disk, all with one core. Cost: O(n log n) for n disks, and
    /// that of the covering radius, O(n + (area + length of the boundary · pitch) / pitch²)
    /// searches.
    pub(super) fn new(
        plane: &Plane,
        disks: &Disks,
        pitch: i64,
        progress: &mut dyn FnMut(f64),
    ) -> Report {
        let spots: Vec<Spot> = disks.placements().map(|p| disks.disk(p).centre).collect();
        let tree = Tree::new(&spots);
        let near = Near { tree: &tree, surface: plane.region().surface() };
        let motions = near.surface.motions(0);
        let closest = near.closest_pair(&spots, &motions);
        progress(0.1);
        let core = disks.placements().next().map_or(1, |p| disks.disk(p).core);
        let partner = near.farthest_partner(&spots, &motions, 2 * i64::from(core));
        progress(0.2);
        let legal = Inset { region: plane.region(), diameter: plane.clearance() };
        let Covering { at_least, at_most } =
            cover::covering(&legal, &tree, pitch, &mut |share| progress(0.2 + 0.8 * share));
        let [conflicts, touches] = disks.pair_counts();
        Report {
            placements: disks.len(),
            conflicts,
            touches,
            pitch: closest.map_or(pitch as f64, |square| (square as f64).sqrt()),
            covering_radius: at_most,
            covering_radius_at_least: at_least,
            reach: half_rounded_up(partner).max(core),
        }
    }
}

/// The least b with (2b)² ≥ square.
fn half_rounded_up(square: i64) -> i32 {
    let root = square.isqrt();
    let distance = root + i64::from(root * root < square);
    ((distance + 1) / 2) as i32
}

/// Samples by where they are, on a surface.
struct Near<'a> {
    tree: &'a Tree,
    surface: &'a Surface,
}

impl Near<'_> {
    /// The square of the least distance of two spots.
    fn closest_pair(&self, spots: &[Spot], motions: &[Motion]) -> Option<i64> {
        let closest = spots.iter().fold(i64::MAX, |found, &spot| {
            motions.iter().fold(found, |found, motion| {
                let query = Query { from: motion.apply(spot), least: 0, enough: 0 };
                self.tree.nearest(query, found, |other| other != spot)
            })
        });
        (closest < i64::MAX).then_some(closest)
    }

    /// The square of the greatest distance of a spot from the nearest one that is at least `length`
    /// away from it, over the spots that have one; 0 where none has.
    fn farthest_partner(&self, spots: &[Spot], motions: &[Motion], length: i64) -> i64 {
        let least = length * length;
        spots.iter().fold(0, |farthest, &spot| {
            let apart = |other| self.surface.distance_squared(spot, other) >= least;
            let nearest = motions.iter().fold(i64::MAX, |found, motion| {
                let query = Query { from: motion.apply(spot), least, enough: farthest };
                if found <= farthest { found } else { self.tree.nearest(query, found, apart) }
            });
            if nearest < i64::MAX { farthest.max(nearest) } else { farthest }
        })
    }
}
