//! The places in the plane that share a signature.

use super::signature::Signature;
use gospace::boards::disks::Disks;
use gospace::geometry::Motion;
use gospace::ids::Placement;

/// The kind of a point of the go-space in the plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum CellKind {
    /// A point of two circles or more.
    Crossing,
    /// A part of one circle.
    Arc,
    /// A part of the plane that no circle cuts.
    Face,
}

/// A cell, where it may be drawn, and how much room there is.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub signature: Signature,
    pub kind: CellKind,
    pub place: Place,
    /// The distance of the nearest known circle, in ticks: the more, the better.
    pub room: f64,
}

/// A place at which a cell may be drawn, in ticks.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    At([f64; 2]),
    /// Beside a point of a circle, on the way to another point; on this side first.
    Beside([f64; 2], [f64; 2]),
}

impl Cell {
    /// The only cell where there are no disks.
    pub fn whole_plane() -> Cell {
        let place = Place::At([0.0, 0.0]);
        Cell { signature: Signature::default(), kind: CellKind::Face, place, room: f64::INFINITY }
    }

    /// The place at which it is drawn: for a face that with most room, of a few places on the way.
    /// Cost: the disks that touch a disk in which it lies, or all.
    pub fn drawn(&self, disks: &Disks, motions: &[Motion]) -> [f64; 2] {
        let (from, to) = match self.place {
            Place::At(place) => return place,
            Place::Beside(from, to) => (from, to),
        };
        let on_the_way =
            |share: f64| [0, 1].map(|axis| from[axis] + share * (to[axis] - from[axis]));
        let near = self.near(disks);
        let room = |place| self.room_at(disks, &near, motions, place);
        let tried = [0.9, 0.75, 0.6, 0.45, 0.3, 0.15].map(on_the_way);
        let fitting = tried.into_iter().filter_map(|place| Some((room(place)?, place)));
        let best = fitting.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, place)| place);
        best.unwrap_or_else(|| {
            // Circles that do not reach the arc are there; they leave some room beside it.
            let nearer = (4..50).map(|halvings| on_the_way(0.5f64.powi(halvings)));
            nearer.into_iter().find(|&place| room(place).is_some()).unwrap_or(from)
        })
    }

    /// All disks whose circles can be met in the face: those that touch a disk that holds it.
    fn near(&self, disks: &Disks) -> Vec<Placement> {
        let holders = self.signature.open().iter().map(|&disk| Placement(disk));
        match holders.min_by_key(|&disk| disks.touches(disk).len()) {
            Some(least) => disks.touches(least).iter().copied().chain([least]).collect(),
            None => disks.placements().collect(),
        }
    }

    /// The distance of the nearest circle from a place; nothing if it is not inside just those
    /// disks that hold the cell.
    fn room_at(
        &self,
        disks: &Disks,
        near: &[Placement],
        motions: &[Motion],
        place: [f64; 2],
    ) -> Option<f64> {
        let mut room = f64::INFINITY;
        for &other in near {
            let disk = disks.disk(other);
            let middle = [disk.centre.x, disk.centre.y].map(f64::from);
            let depths = motions.iter().map(|motion| {
                f64::from(disk.core) - distance(motion.apply_to_point(middle), place)
            });
            let depth = depths.fold(f64::NEG_INFINITY, f64::max);
            let is_inside = self.signature.open().binary_search(&other.0).is_ok();
            if (depth > 0.0) != is_inside {
                return None;
            }
            room = room.min(depth.abs());
        }
        Some(room)
    }
}

pub(super) fn distance([a, b]: [f64; 2], [x, y]: [f64; 2]) -> f64 {
    let [dx, dy] = [x - a, y - b];
    (dx * dx + dy * dy).sqrt()
}
