//! Once around a circle: the crossings and arcs on it, and the faces on both sides of each arc.

use std::cmp::Ordering;
use std::f64::consts::TAU;

use super::cells::{Cell, CellKind};
use super::signature::Signature;
use crate::boards::disks::Disks;
use crate::geometry::Spot;
use crate::geometry::crossing::{self, Crossing, Relation, Side};
use crate::ids::Placement;

/// An image of a disk that has a point in common with the circle.
struct Neighbour {
    disk: u32,
    middle: Spot,
    radius: i32,
    relation: Relation,
}

/// A crossing, and whose.
struct Event {
    crossing: Crossing,
    disk: u32,
}

/// All cells on the circle of a disk and beside it; each signature may come several times.
pub(super) fn around(disks: &Disks, placement: Placement) -> Vec<Cell> {
    let circle = Circle::new(disks, placement);
    let events = circle.events();
    let mut inside = circle.inside_at_the_beginning(&events);
    if events.is_empty() {
        return circle.arc(&inside, [0.0, TAU]);
    }
    let mut cells = Vec::new();
    for (place, group) in events.iter().enumerate() {
        for event in group.iter().filter(|event| event.crossing.side() == Side::Exit) {
            inside.retain(|&disk| disk != event.disk);
        }
        cells.push(circle.crossing(&inside, group));
        let entered = group.iter().filter(|event| event.crossing.side() == Side::Entry);
        inside.extend(entered.map(|event| event.disk));
        let [from, to] = [place, (place + 1) % events.len()].map(|i| angle(&events[i]));
        cells.extend(circle.arc(&inside, [from, if to > from { to } else { to + TAU }]));
    }
    cells
}

/// Where a group of equal crossings is, as an angle to draw by.
fn angle(group: &[Event]) -> f64 {
    group.first().map_or(0.0, |event| {
        let [x, y] = event.crossing.place();
        y.atan2(x).rem_euclid(TAU)
    })
}

/// A circle, and the disks that matter on it.
struct Circle {
    disk: u32,
    middle: Spot,
    radius: i32,
    neighbours: Vec<Neighbour>,
}

impl Circle {
    fn new(disks: &Disks, placement: Placement) -> Circle {
        let own = disks.disk(placement);
        let mut neighbours = Vec::new();
        for &other in disks.touches(placement).iter().chain([&placement]) {
            let disk = disks.disk(other);
            let reach = i64::from(own.core) + i64::from(disk.core);
            for motion in disks.surface().motions(reach) {
                let middle = motion.apply(disk.centre);
                let is_itself = other == placement && middle == own.centre;
                if !is_itself && own.centre.distance_squared(middle) <= reach * reach {
                    let relation = crossing::relation(own.centre, own.core, middle, disk.core);
                    let radius = disk.core;
                    neighbours.push(Neighbour { disk: other.0, middle, radius, relation });
                }
            }
        }
        Circle { disk: placement.0, middle: own.centre, radius: own.core, neighbours }
    }

    /// The crossings in their order around the circle, equal ones together.
    fn events(&self) -> Vec<Vec<Event>> {
        let mut events: Vec<Event> = Vec::new();
        for neighbour in &self.neighbours {
            let crossings = match neighbour.relation {
                Relation::Crossing(both) => both.map(Some),
                Relation::Inside(tangent) | Relation::Outside(tangent) => [tangent, None],
            };
            let disk = neighbour.disk;
            events.extend(crossings.into_iter().flatten().map(|crossing| Event { crossing, disk }));
        }
        events.sort_by(|a, b| a.crossing.order(&b.crossing));
        let mut groups: Vec<Vec<Event>> = Vec::new();
        for event in events {
            match groups.last_mut() {
                Some(group) if group[0].crossing.order(&event.crossing) == Ordering::Equal => {
                    group.push(event);
                }
                _ => groups.push(vec![event]),
            }
        }
        groups
    }

    /// The open disks that hold the circle just before its first crossing: those that hold all
    /// of it, and those that it leaves before it enters them.
    fn inside_at_the_beginning(&self, events: &[Vec<Event>]) -> Vec<u32> {
        let whole = |n: &&Neighbour| matches!(n.relation, Relation::Inside(_));
        let mut inside: Vec<u32> =
            self.neighbours.iter().filter(whole).map(|neighbour| neighbour.disk).collect();
        let mut entered: Vec<(u32, Spot)> = Vec::new();
        for event in events.iter().flatten() {
            let image = (event.disk, event.crossing.other_middle(self.middle));
            match event.crossing.side() {
                Side::Entry => entered.push(image),
                Side::Exit if !entered.contains(&image) => inside.push(event.disk),
                Side::Exit | Side::Tangent => {}
            }
        }
        inside
    }

    fn crossing(&self, inside: &[u32], group: &[Event]) -> Cell {
        let on = group.iter().map(|event| event.disk).chain([self.disk]).collect();
        let tangent = group.iter().filter(|event| event.crossing.side() == Side::Tangent);
        let tangent: Vec<u32> = tangent.map(|event| event.disk).collect();
        // A disk that holds the rest of the circle does not hold the point where it is tangent.
        let open = inside.iter().copied().filter(|disk| !tangent.contains(disk)).collect();
        let [x, y] = group[0].crossing.place();
        let place = [f64::from(self.middle.x) + x, f64::from(self.middle.y) + y];
        let signature = Signature::new(open, on);
        Cell { signature, kind: CellKind::Crossing, place, room: 0.0 }
    }

    /// The arc between two angles, inside these disks, and the faces on both sides of it.
    fn arc(&self, inside: &[u32], [from, to]: [f64; 2]) -> Vec<Cell> {
        let middle = (from + to) / 2.0;
        let direction = [middle.cos(), middle.sin()];
        let place = self.at(direction, f64::from(self.radius));
        let signature = Signature::new(inside.to_vec(), vec![self.disk]);
        let room = self.room(place);
        let arc = Cell { signature, kind: CellKind::Arc, place, room };
        let within: Vec<u32> = inside.iter().copied().chain([self.disk]).collect();
        let sides = [(within, -1.0), (inside.to_vec(), 1.0)];
        let faces = sides.map(|(open, sign)| self.face(open, direction, sign * room));
        std::iter::once(arc).chain(faces).collect()
    }

    /// The face beside an arc, drawn where there is most room on the ray through its middle.
    fn face(&self, open: Vec<u32>, direction: [f64; 2], room: f64) -> Cell {
        const TRIED: [f64; 6] = [0.9, 0.75, 0.6, 0.45, 0.3, 0.15];
        let radius = f64::from(self.radius);
        let tried = TRIED.map(|share| {
            let away = share * room.clamp(-radius, radius);
            let place = self.at(direction, radius + away);
            (self.room(place).min(away.abs()), place)
        });
        let best = tried.into_iter().max_by(|a, b| a.0.total_cmp(&b.0));
        let (room, place) = best.unwrap_or_default();
        Cell { signature: Signature::new(open, Vec::new()), kind: CellKind::Face, place, room }
    }

    fn at(&self, [x, y]: [f64; 2], distance: f64) -> [f64; 2] {
        [f64::from(self.middle.x) + distance * x, f64::from(self.middle.y) + distance * y]
    }

    /// How far the nearest other circle is, and no more than the circle's own radius.
    fn room(&self, [x, y]: [f64; 2]) -> f64 {
        let distances = self.neighbours.iter().map(|neighbour| {
            let [dx, dy] = [x - f64::from(neighbour.middle.x), y - f64::from(neighbour.middle.y)];
            (dx.hypot(dy) - f64::from(neighbour.radius)).abs()
        });
        distances.fold(f64::from(self.radius), f64::min)
    }
}
