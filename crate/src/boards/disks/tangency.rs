//! Places and radii at which a disk that is being drawn touches others, or the boundary of its
//! region.
//!
//! Centres and radii are whole ticks. Squares of whole ticks decide; floats only propose. Invalid
//! disks and an invalid region are skipped.

use std::collections::HashSet;

use super::check::{self, Loops};
use crate::boards::setup::{Disk, DisksSetup};
use crate::geometry::snap::{self, Touchable, nearest_tick, ticks_around};
use crate::geometry::{Motion, Region, Segment, Spot, Surface, clamped};
use crate::ids::Placement;
use crate::limits::{MAX_IMAGES, MAX_TICK};
use crate::order;

/// The greatest number of answers.
const MOST_ANSWERS: usize = 32;
/// The greatest number of circles and walls examined, the nearest to the pointer first: they cross
/// in about twice as many points as there are pairs of them.
const MOST_CURVES: usize = 64;
/// A real centre this near to a thing's curve, in ticks, is on it.
const ON: f64 = 1e-2;
/// No tick around a real point is farther from it, in ticks.
const ROUNDING: f64 = 4.0;
/// A disk is sought at most twice this far in ticks beyond the distance at which cores meet: bands
/// this wide hold ticks, and large reaches do not draw disks apart.
const SLACK: i64 = 4;

/// The other disks, and the region, that a disk can touch.
#[derive(Debug)]
pub struct Company {
    region: Option<Region>,
    loops: Option<Loops>,
    /// Their centres are canonical.
    disks: Vec<(Placement, Disk)>,
}

/// A centre, and the things that a disk there touches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TangentSpot {
    /// The centre, where the surface has it once.
    pub centre: Spot,
    /// The disks that it touches: ascending.
    pub disks: Vec<Placement>,
    /// The number of places in which its closed reach comes to the region's boundary: 2 in a
    /// corner.
    pub walls: usize,
}

/// A core radius, and the things that a disk with it touches whose reach is its core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TangentRadius {
    /// The core radius.
    pub radius: i32,
    /// The disks that it touches without overlapping them: ascending.
    pub disks: Vec<Placement>,
    /// The number of places in which it touches the region's boundary.
    pub walls: usize,
}

/// An image of another disk near a pointer.
struct Image {
    centre: Spot,
    /// The sum of the core radii.
    apart: i64,
    /// The sum of the reaches.
    contact: i64,
}

impl Image {
    /// Twice the distance at which a disk touches it.
    fn tangent(&self) -> i64 {
        2 * self.apart + (self.contact - self.apart).min(SLACK)
    }

    /// Twice the greatest distance at which a disk touches it, in a band that is not too wide.
    fn outermost(&self) -> i64 {
        2 * (self.apart + (self.contact - self.apart).min(SLACK))
    }
}

/// A thing that a real centre is tangent to.
enum Tangent<'a> {
    Disk(&'a Image),
    Wall(Segment),
    Round(Spot, i64),
}

impl Company {
    /// The valid disks and the region of a drawn board.
    pub fn new(drawn: &DisksSetup) -> Company {
        let region = drawn.region.as_ref().and_then(|region| Region::new(region).ok());
        let surface = region.as_ref().map_or(&Surface::PLANE, Region::surface);
        let placed = drawn.disks.iter().enumerate().map(|(i, &disk)| (Placement::at(i), disk));
        let valid = placed.filter(|&(at, disk)| check::numbers(at, disk).is_ok());
        let disks = valid.map(|(at, disk)| (at, check::canonical(surface, disk))).collect();
        Company { loops: Loops::of(surface), disks, region }
    }

    /// Centres at most `within` ticks from a pointer at which a disk of this core and reach lies in
    /// the region, overlaps no other disk, and touches two things or one; at most 32, the nearest
    /// first. Where no whole ticks are tangent, those of the 25 around the real centre that leave
    /// the smallest gap. No tick is missed that touches two of the 64 circles and walls nearest to
    /// the pointer where reaches are cores; where they exceed them by a tick, one that does is
    /// within 5 ticks of it. Cost: O(disks · images), and at most 64² crossings times the disks
    /// near the pointer.
    pub fn spots(&self, core: i32, reach: i32, pointer: [f64; 2], within: f64) -> Vec<TangentSpot> {
        let disk = Disk { centre: Spot::default(), core, reach };
        let is_disk = check::numbers(Placement(0), disk).is_ok();
        if !is_disk || !pointer.iter().all(|x| x.abs() <= 2.0 * f64::from(MAX_TICK)) {
            return Vec::new();
        }
        let pointer = self.surface().to_canonical(nearest_tick(pointer)).apply_to_point(pointer);
        let within = clamped(within, snap::farthest(self.region.as_ref()));
        let search = Search { company: self, disk, images: self.images(disk, pointer, within) };
        search.spots(pointer, within)
    }

    /// Radii at most `within` from `near` at which a disk around this centre touches another disk
    /// or the boundary, or nearly does: the largest radius at which it does not overlap it. The
    /// disk lies in the region; it may overlap other disks, as placements may. At most 32, the
    /// nearest first. Cost: O(disks).
    pub fn radii(&self, centre: Spot, near: i32, within: i32) -> Vec<TangentRadius> {
        let Some(largest) = self.largest(centre) else { return Vec::new() };
        let beside = |disk: &Disk| {
            let distance = self.surface().distance_squared(centre, disk.centre).isqrt();
            distance - i64::from(disk.core)
        };
        let mut radii: Vec<i64> = self.disks.iter().map(|(_, disk)| beside(disk)).collect();
        radii.extend(self.region.is_some().then_some(largest));
        let away = |radius: i64| (radius - i64::from(near)).abs();
        radii.retain(|&r| (1..=largest).contains(&r) && away(r) <= i64::from(within));
        order::by_key(&mut radii, |&radius| (away(radius), radius));
        radii.dedup();
        radii.truncate(MOST_ANSWERS);
        radii.into_iter().map(|radius| self.tangent_radius(centre, radius)).collect()
    }

    fn tangent_radius(&self, centre: Spot, radius: i64) -> TangentRadius {
        let touches = |disk: &Disk| {
            let [apart, contact] = [disk.core, disk.reach].map(|r| radius + i64::from(r));
            let squared = self.surface().distance_squared(centre, disk.centre);
            apart * apart <= squared && squared <= contact * contact
        };
        let touched = self.disks.iter().filter(|(_, disk)| touches(disk));
        TangentRadius {
            radius: radius as i32,
            disks: touched.map(|&(at, _)| at).collect(),
            walls: self.walls(centre, radius),
        }
    }

    /// The largest radius of a disk around this centre that lies in the region, if there is one.
    fn largest(&self, centre: Spot) -> Option<i64> {
        let within = centre.x.abs() <= 2 * MAX_TICK && centre.y.abs() <= 2 * MAX_TICK;
        if !within || !self.has_room(centre, 1) {
            return None;
        }
        let [mut fits, mut fails] = [1, i64::from(MAX_TICK) + 1];
        while fits + 1 < fails {
            let middle = (fits + fails) / 2;
            let bound = if self.has_room(centre, middle) { &mut fits } else { &mut fails };
            *bound = middle;
        }
        Some(fits)
    }

    /// True if a disk of this radius lies in the region and apart from its own images.
    fn has_room(&self, centre: Spot, radius: i64) -> bool {
        let meets_itself =
            self.loops.as_ref().is_some_and(|loops| loops.are_shorter(centre, 2 * radius));
        let holds = |region: &Region| region.holds_disk(centre, 2 * radius);
        !meets_itself && self.region.as_ref().is_none_or(holds)
    }

    fn walls(&self, centre: Spot, reach: i64) -> usize {
        self.region.as_ref().map_or(0, |region| region.walls_touched(centre, reach))
    }

    fn surface(&self) -> &Surface {
        self.region.as_ref().map_or(&Surface::PLANE, Region::surface)
    }

    /// All images of other disks that a disk near the pointer can touch; none on a surface with too
    /// many images.
    fn images(&self, disk: Disk, pointer: [f64; 2], within: f64) -> Vec<Image> {
        let largest = self.disks.iter().map(|(_, disk)| disk.core).max().unwrap_or(0);
        let farthest = i64::from(largest) + i64::from(disk.core) + SLACK;
        let farthest = farthest + (within + 2.0 * ROUNDING).ceil() as i64;
        let surface = self.surface();
        if surface.motion_count(farthest) > MAX_IMAGES {
            return Vec::new();
        }
        let motions = surface.motions(farthest);
        let seen = self.disks.iter().flat_map(|&(_, other)| {
            motions.iter().map(move |motion: &Motion| Image {
                centre: motion.apply(other.centre),
                apart: i64::from(other.core) + i64::from(disk.core),
                contact: i64::from(other.reach) + i64::from(disk.reach),
            })
        });
        let is_near = |image: &Image| {
            away(image.centre, pointer) <= image.outermost() as f64 / 2.0 + within + 2.0 * ROUNDING
        };
        seen.filter(is_near).collect()
    }
}

/// A disk to be placed near a pointer.
struct Search<'a> {
    company: &'a Company,
    disk: Disk,
    images: Vec<Image>,
}

impl Search<'_> {
    fn spots(&self, pointer: [f64; 2], within: f64) -> Vec<TangentSpot> {
        // Bands may overlap though the circles in their middle do not cross: those around them do.
        let around = |image: &Image| {
            let radii = [image.tangent(), image.outermost()];
            let count = if radii[0] == radii[1] { 1 } else { 2 };
            radii.into_iter().take(count).map(|radius| (image.centre, radius)).collect::<Vec<_>>()
        };
        let circles: Vec<_> = self.images.iter().flat_map(around).collect();
        let things = Touchable {
            region: self.company.region.as_ref(),
            clearance: 2 * i64::from(self.disk.core),
            circles: &circles,
            most: MOST_CURVES,
        };
        let real = snap::tangent_centres(&things, pointer, within + ROUNDING);
        let mut seen = HashSet::new();
        let ticks = real.into_iter().filter(|&q| self.may_be_free(q)).filter_map(|q| self.best(q));
        let ticks = ticks.filter(|&tick| away(tick, pointer) <= within);
        let surface = self.company.surface();
        let ticks = ticks.filter(|&tick| seen.insert(surface.canonical(tick)));
        let mut ticks: Vec<Spot> = ticks.take(MOST_ANSWERS).collect();
        order::by(&mut ticks, |&a, &b| away(a, pointer).total_cmp(&away(b, pointer)));
        ticks.into_iter().map(|tick| self.tangent_spot(tick)).collect()
    }

    /// True if a tick near a real point can be free of all disks.
    fn may_be_free(&self, point: [f64; 2]) -> bool {
        let clears = |image: &Image| away(image.centre, point) >= image.apart as f64 - ROUNDING;
        self.images.iter().all(clears)
    }

    /// Of the ticks around a real centre on which the disk can lie, the one that touches most, two
    /// being enough; of those that with the smallest gap to what the real centre is tangent to, and
    /// of those the nearest.
    fn best(&self, point: [f64; 2]) -> Option<Spot> {
        let tangents = self.tangents(point);
        let open = ticks_around(point).filter(|&tick| self.is_open(tick));
        let rated = open.map(|tick| {
            let gaps = tangents.iter().map(|thing| self.gap(thing, tick)).sum::<f64>();
            (tick, self.touch_count(tick), gaps)
        });
        let best = rated.min_by(|(_, a, gap), (_, b, other)| b.cmp(a).then(gap.total_cmp(other)));
        best.map(|(tick, ..)| tick)
    }

    fn is_open(&self, tick: Spot) -> bool {
        let clears =
            |image: &Image| tick.distance_squared(image.centre) >= image.apart * image.apart;
        self.images.iter().all(clears) && self.company.has_room(tick, self.disk.core.into())
    }

    /// The number of things that a disk there touches, up to two.
    fn touch_count(&self, tick: Spot) -> usize {
        let touches =
            |image: &&Image| tick.distance_squared(image.centre) <= image.contact * image.contact;
        let disks = self.images.iter().filter(touches).take(2).count();
        (disks + self.company.walls(tick, self.disk.reach.into())).min(2)
    }

    fn tangents(&self, point: [f64; 2]) -> Vec<Tangent<'_>> {
        let core = f64::from(self.disk.core);
        let is_on =
            |image: &&Image| (away(image.centre, point) - image.tangent() as f64 / 2.0).abs() < ON;
        let mut tangents: Vec<_> = self.images.iter().filter(is_on).map(Tangent::Disk).collect();
        let Some(region) = &self.company.region else { return tangents };
        let near = region.walls_near(nearest_tick(point), i64::from(self.disk.core) + 2);
        let walls = near.into_iter().filter(|wall| (wall.distance(point) - core).abs() < ON);
        tangents.extend(walls.map(Tangent::Wall));
        let round = region
            .circle()
            .filter(|&(middle, radius)| (radius as f64 - away(middle, point) - core).abs() < ON);
        tangents.extend(round.map(|(middle, radius)| Tangent::Round(middle, radius)));
        tangents
    }

    /// The distance by which a disk there misses touching a thing.
    fn gap(&self, thing: &Tangent<'_>, tick: Spot) -> f64 {
        let at = [f64::from(tick.x), f64::from(tick.y)];
        let reach = f64::from(self.disk.reach);
        let gap = match thing {
            Tangent::Disk(image) => away(image.centre, at) - image.contact as f64,
            Tangent::Wall(wall) => wall.distance(at) - reach,
            Tangent::Round(middle, radius) => *radius as f64 - away(*middle, at) - reach,
        };
        gap.max(0.0)
    }

    fn tangent_spot(&self, tick: Spot) -> TangentSpot {
        let Company { disks, .. } = self.company;
        let surface = self.company.surface();
        let touches = |other: &Disk| {
            let contact = i64::from(other.reach) + i64::from(self.disk.reach);
            surface.distance_squared(tick, other.centre) <= contact * contact
        };
        let touched = disks.iter().filter(|(_, other)| touches(other));
        TangentSpot {
            centre: surface.canonical(tick),
            disks: touched.map(|&(at, _)| at).collect(),
            walls: self.company.walls(tick, self.disk.reach.into()),
        }
    }
}

fn away(spot: Spot, [x, y]: [f64; 2]) -> f64 {
    let [dx, dy] = [f64::from(spot.x) - x, f64::from(spot.y) - y];
    (dx * dx + dy * dy).sqrt()
}
