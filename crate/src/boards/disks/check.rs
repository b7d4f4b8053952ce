//! Checks of a list of disks: each disk by itself, and repeated disks.

use super::error::DisksError;
use crate::boards::setup::Disk;
use crate::geometry::{Motion, Region, Spot, Surface};
use crate::ids::Placement;
use crate::limits::MAX_TICK;
use crate::order;

/// Refuses a disk whose numbers are out of range.
pub(super) fn numbers(disk: Placement, numbers: Disk) -> Result<(), DisksError> {
    let Disk { centre, core, reach } = numbers;
    if core < 1 {
        return Err(DisksError::NoCore { disk, core });
    }
    if reach < core {
        return Err(DisksError::ReachBelowCore { disk, core, reach });
    }
    if reach > MAX_TICK || !is_within_limit(centre) {
        return Err(DisksError::TooFarOut { disk });
    }
    Ok(())
}

/// The disk with its centre moved to its canonical image.
pub(super) fn canonical(surface: &Surface, disk: Disk) -> Disk {
    Disk { centre: surface.canonical(disk.centre), ..disk }
}

/// As [`Spot::is_within_limit`], for any coordinates.
fn is_within_limit(spot: Spot) -> bool {
    let limit = -MAX_TICK..=MAX_TICK;
    limit.contains(&spot.x) && limit.contains(&spot.y)
}

/// The reason why a disk is not in the region, if it is not: it overlaps another image of itself,
/// or its open core is not inside (RULES.md, D5).
pub(super) fn outside(
    region: &Region,
    loops: &Option<Loops>,
    disk: Placement,
    Disk { centre, core, .. }: Disk,
) -> Option<DisksError> {
    let diameter = 2 * i64::from(core);
    // Checked first: the region tries every image within reach of a disk.
    if loops.as_ref().is_some_and(|loops| loops.are_shorter(centre, diameter)) {
        return Some(DisksError::OverlapsItself { disk });
    }
    (!region.holds_disk(centre, diameter)).then_some(DisksError::Outside { disk, centre })
}

/// The closed loops of a glued surface, along which a point comes back to itself.
#[derive(Debug)]
pub(super) struct Loops {
    /// Twice the least distance of a point and another image of it. After a second round at most,
    /// every point is seen as near as this.
    longest: i64,
    /// All motions but the identity that can bring a point back within `longest`.
    motions: Vec<Motion>,
}

impl Loops {
    pub fn of(surface: &Surface) -> Option<Loops> {
        let longest = 2 * surface.shortest_loop()?;
        Some(Loops { longest, motions: surface.motions(longest).split_off(1) })
    }

    /// True if another image of the spot is nearer to it than `length`.
    pub fn are_shorter(&self, spot: Spot, length: i64) -> bool {
        let is_nearer = |g: &Motion| g.apply(spot).distance_squared(spot) < length * length;
        length > self.longest || self.motions.iter().any(is_nearer)
    }
}

/// Each disk that has the centre and the core radius of an earlier one, with the first such disk,
/// in order. Cost: O(n log n).
pub(super) fn duplicates(disks: &[Disk]) -> Vec<[Placement; 2]> {
    let shape = |i: u32| (disks[i as usize].centre, disks[i as usize].core);
    let mut order: Vec<u32> = (0..disks.len() as u32).collect();
    order::by_key(&mut order, |&i| (shape(i), i));
    let same = order.chunk_by(|&i, &j| shape(i) == shape(j));
    let pairs = same.flat_map(|same| same[1..].iter().map(|&i| [same[0], i].map(Placement)));
    let mut pairs: Vec<_> = pairs.collect();
    order::by_key(&mut pairs, |&[_, second]| second);
    pairs
}
