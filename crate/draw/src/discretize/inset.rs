//! The exact places of the centres of disks of one size in a region.

use gospace::geometry::{Region, Spot};
use gospace::limits::MAX_TICK;

/// A region inset by half a diameter (RULES.md, D5).
pub(super) struct Inset<'a> {
    pub region: &'a Region,
    pub diameter: i64,
}

impl Inset<'_> {
    /// True if a disk of the diameter around the spot lies inside.
    pub fn holds(&self, spot: Spot) -> bool {
        self.region.holds_disk(spot, self.diameter)
    }

    /// True if a disk of the diameter around every point within this distance of the spot lies
    /// inside; it may be false even so.
    pub fn holds_around(&self, spot: Spot, distance: i64) -> bool {
        let diameter = self.diameter + 2 * distance;
        diameter <= 4 * i64::from(MAX_TICK) && self.region.holds_disk(spot, diameter)
    }

    /// True if a real point at which a disk of the diameter lies inside can be as near as this to
    /// the spot; it may be true half a tick farther away.
    pub fn comes_near(&self, spot: Spot, distance: i64) -> bool {
        match self.diameter - 2 * distance {
            left @ 1.. => self.region.holds_disk(spot, left),
            left => self.region.comes_near(spot, (1 - left) / 2),
        }
    }

    /// The least and the greatest coordinates that a centre can have. Glued sides count once: a
    /// centre on the greater one is also on the lesser.
    pub fn bounds(&self) -> [Spot; 2] {
        let [mut least, mut greatest] = self.region.bounds();
        let surface = self.region.surface();
        let half = ((self.diameter + 1) / 2) as i32;
        let [right, down] = [surface.is_glued_sideways(), surface.is_glued_upright()];
        let narrow = |is_glued, least: &mut i32, greatest: &mut i32| {
            *least += if is_glued { 0 } else { half };
            *greatest -= if is_glued { 1 } else { half };
        };
        narrow(right, &mut least.x, &mut greatest.x);
        narrow(down, &mut least.y, &mut greatest.y);
        [least, greatest]
    }
}
