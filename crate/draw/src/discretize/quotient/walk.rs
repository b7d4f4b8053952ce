//! A walk around a circle: its crossings and arcs, and the faces on both sides of each arc.

use std::cmp::Ordering;
use std::collections::HashSet;

use super::cells::{Cell, CellKind, Place, distance};
use super::signature::{Signature, insert, remove};
use gospace::boards::disks::Disks;
use gospace::geometry::crossing::{self, Crossing, Relation, Side};
use gospace::geometry::{Motion, Spot};
use gospace::ids::Placement;
use gospace::order;

/// An image of a disk that has a point in common with the circle.
struct Neighbour {
    disk: u32,
    middle: Spot,
    radius: i32,
    relation: Relation,
}

/// A crossing, and its disk.
struct Event {
    crossing: Crossing,
    disk: u32,
}

/// Calls `visit` with all cells on the circle of a disk and beside it, until `visit` fails; each
/// signature may come several times. `motions` hold all that can bring two disks to touch. Cost:
/// O(n log n + n · disks that hold a point) for n disks that touch it, and as much for their
/// crossings.
pub(super) fn around<E>(
    disks: &Disks,
    motions: &[Motion],
    placement: Placement,
    mut visit: impl FnMut(Cell) -> Result<(), E>,
) -> Result<(), E> {
    let circle = Circle::new(disks, motions, placement);
    let events = circle.events();
    let mut inside = circle.inside_at_the_beginning(&events);
    if events.is_empty() {
        return circle.arc(&inside, [1.0, 0.0]).into_iter().try_for_each(visit);
    }
    for (place, group) in events.iter().enumerate() {
        for event in group.iter().filter(|event| event.crossing.side() == Side::Exit) {
            remove(&mut inside, event.disk);
        }
        visit(circle.crossing(&inside, group))?;
        for event in group.iter().filter(|event| event.crossing.side() == Side::Entry) {
            insert(&mut inside, event.disk);
        }
        let next = &events[(place + 1) % events.len()];
        let direction = circle.direction_between(group, next);
        circle.arc(&inside, direction).into_iter().try_for_each(&mut visit)?;
    }
    Ok(())
}

/// A circle, and the disks that matter on it.
struct Circle {
    disk: u32,
    middle: Spot,
    radius: i32,
    neighbours: Vec<Neighbour>,
}

impl Circle {
    fn new(disks: &Disks, motions: &[Motion], placement: Placement) -> Circle {
        let own = disks.disk(placement);
        let mut neighbours = Vec::new();
        for &other in disks.touches(placement).iter().chain([&placement]) {
            let disk = disks.disk(other);
            let reach = i64::from(own.core) + i64::from(disk.core);
            for motion in motions {
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
        order::by(&mut events, |a, b| a.crossing.order(&b.crossing));
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

    /// The open disks that hold the circle just before its first crossing, ascending: those that
    /// hold all of it, and those that it leaves before it enters them.
    fn inside_at_the_beginning(&self, events: &[Vec<Event>]) -> Vec<u32> {
        let whole = |n: &&Neighbour| matches!(n.relation, Relation::Inside(_));
        let mut inside: Vec<u32> =
            self.neighbours.iter().filter(whole).map(|neighbour| neighbour.disk).collect();
        let mut entered: HashSet<(u32, Spot)> = HashSet::new();
        for event in events.iter().flatten() {
            let image = (event.disk, event.crossing.other_middle(self.middle));
            match event.crossing.side() {
                Side::Entry => drop(entered.insert(image)),
                Side::Exit if !entered.contains(&image) => inside.push(event.disk),
                Side::Exit | Side::Tangent => {}
            }
        }
        inside.sort_unstable();
        inside
    }

    fn crossing(&self, inside: &[u32], group: &[Event]) -> Cell {
        let on = group.iter().map(|event| event.disk).chain([self.disk]).collect();
        let mut open = inside.to_vec();
        // A disk that holds the rest of the circle does not hold the point where it is tangent.
        for event in group.iter().filter(|event| event.crossing.side() == Side::Tangent) {
            remove(&mut open, event.disk);
        }
        let [x, y] = group[0].crossing.place();
        let place = Place::At([f64::from(self.middle.x) + x, f64::from(self.middle.y) + y]);
        Cell { signature: Signature::new(open, on), kind: CellKind::Crossing, place, room: 0.0 }
    }

    /// From the middle to halfway between two crossings in the order around the circle, to draw by.
    fn direction_between(&self, from: &[Event], to: &[Event]) -> [f64; 2] {
        let [u, v] = [from, to]
            .map(|group| group[0].crossing.place().map(|along| along / f64::from(self.radius)));
        let chord = [v[0] - u[0], v[1] - u[1]];
        let length = distance(u, v);
        // If they nearly coincide, the direction is next to it or all around.
        match u[0] * v[1] - u[1] * v[0] {
            _ if length > 1e-6 => [chord[1] / length, -chord[0] / length],
            turn if turn > 0.0 => u,
            _ => u.map(|along| -along),
        }
    }

    /// The arc around a direction, inside these disks, and the faces on both sides of it.
    fn arc(&self, inside: &[u32], direction: [f64; 2]) -> [Cell; 3] {
        let radius = f64::from(self.radius);
        let place = self.at(direction, radius);
        let room = self.room(place);
        let signature = Signature::new(inside.to_vec(), vec![self.disk]);
        let arc = Cell { signature, kind: CellKind::Arc, place: Place::At(place), room };
        let mut within = inside.to_vec();
        insert(&mut within, self.disk);
        let face = |open: Vec<u32>, away: f64| {
            let place = Place::Beside(place, self.at(direction, radius + away));
            Cell { signature: Signature::new(open, Vec::new()), kind: CellKind::Face, place, room }
        };
        [arc, face(within, -room), face(inside.to_vec(), room)]
    }

    fn at(&self, [x, y]: [f64; 2], distance: f64) -> [f64; 2] {
        [f64::from(self.middle.x) + distance * x, f64::from(self.middle.y) + distance * y]
    }

    /// The distance of the nearest other circle that meets this one, at most its radius.
    fn room(&self, place: [f64; 2]) -> f64 {
        let distances = self.neighbours.iter().map(|neighbour| {
            let middle = [neighbour.middle.x, neighbour.middle.y].map(f64::from);
            (distance(middle, place) - f64::from(neighbour.radius)).abs()
        });
        distances.fold(f64::from(self.radius), f64::min)
    }
}
