//! Sample centres of a plane, for questions about all centres.

use super::capture::tangent::Stones;
use crate::colour::Colour;
use crate::geometry::Spot;
use crate::geometry::snap::{self, ticks_around};
use crate::ids::Point;

/// The number of lattice points proposed on a stone's radius, if the region is not too large.
const PROPOSED_ON_RADIUS: i64 = 2;
/// The approximate limit on proposed lattice points: each is tried when a player has no turn.
const MOST_PROPOSED: i64 = 10_000;

/// Open centres to try for a player without any other turn (RULES.md, D7): the ticks at the
/// vertices of the free region, and a lattice. Cost: O(region / pitch² + vertices) index queries.
pub fn proposals(stones: &Stones) -> Vec<Spot> {
    let pitch = pitch(stones, PROPOSED_ON_RADIUS, MOST_PROPOSED);
    let mut spots: Vec<Spot> = corners(stones).into_iter().flat_map(ticks_around).collect();
    for (place, &colour) in stones.colours().iter().enumerate() {
        if colour != Colour::Empty {
            let vertices = stones.around(Point::at(place)).vertices();
            spots.extend(vertices.into_iter().flat_map(ticks_around));
        }
    }
    spots.extend(lattice(stones, pitch));
    spots.retain(|&spot| stones.closed(spot).is_none());
    spots
}

/// True if an open centre is found: on a lattice, or at the vertices of the region as far as
/// centres may come, where one would be if there is only one. It may miss one in a passage that is
/// no wider than a tick. Cost: that of [`proposals`].
pub fn has_room(stones: &Stones) -> bool {
    let is_open = |spot: Spot| stones.closed(spot).is_none();
    let pitch = pitch(stones, PROPOSED_ON_RADIUS, MOST_PROPOSED);
    lattice(stones, pitch).any(is_open)
        || corners(stones).into_iter().flat_map(ticks_around).any(is_open)
}

/// The corners of the region as far as centres may come, and its middle: a round region has one
/// centre there where a stone just fits into it.
fn corners(stones: &Stones) -> Vec<[f64; 2]> {
    let [least, greatest] = stones.plane().region().bounds();
    let middle = |a: i32, b: i32| (f64::from(a) + f64::from(b)) / 2.0;
    let pointer = [middle(least.x, greatest.x), middle(least.y, greatest.y)];
    // Every corner, or on a glued surface an image of it, is no farther off than those of the bounds.
    let [dx, dy] = [f64::from(greatest.x) - pointer[0], f64::from(greatest.y) - pointer[1]];
    let within = (dx * dx + dy * dy).sqrt();
    let clearance = stones.plane().clearance();
    let mut corners =
        snap::candidates(stones.plane().region(), &[], pointer, within, clearance, clearance);
    corners.push(pointer);
    corners
}

/// The step of a lattice with so many points on a stone's radius, or with `most` in all.
pub(super) fn pitch(stones: &Stones, on_radius: i64, most: i64) -> i64 {
    let [least, greatest] = stones.plane().region().bounds();
    let width = i64::from(greatest.x - least.x);
    let height = i64::from(greatest.y - least.y);
    let mut pitch = (i64::from(stones.plane().radius()) / on_radius).max(1);
    while (width / pitch) * (height / pitch) > most {
        pitch += pitch / 4 + 1;
    }
    pitch
}

/// The points of a square lattice over the region's bounds, half a step from its least corner.
pub(super) fn lattice(stones: &Stones, pitch: i64) -> impl Iterator<Item = Spot> {
    let [least, greatest] = stones.plane().region().bounds();
    let steps = move |from: i32, to: i32| {
        (i64::from(from) + pitch / 2..i64::from(to)).step_by(pitch as usize)
    };
    steps(least.y, greatest.y)
        .flat_map(move |y| steps(least.x, greatest.x).map(move |x| Spot::new(x as i32, y as i32)))
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::sync::Arc;

    use crate::boards::plane::Plane;
    use crate::boards::setup::{PlaneSetup, RegionSetup, Wrap};

    fn stones(width: i32, height: i32, radius: i32) -> Stones {
        stones_at([0, 0], [width, height], radius)
    }

    fn stones_at([x, y]: [i32; 2], [width, height]: [i32; 2], radius: i32) -> Stones {
        let outer = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
        let outer = outer.map(|[x, y]| Spot::new(x, y)).to_vec();
        let region = RegionSetup::Polygon { outer, holes: Vec::new(), wrap: Wrap::None };
        let setup = PlaneSetup { region, radius, tolerance: 0, reach: None };
        Stones::new(Arc::new(Plane::new(&setup).expect("it is simple")))
    }

    #[test]
    fn the_pitch_is_a_share_of_the_radius_unless_that_makes_too_many_points() {
        assert_eq!(pitch(&stones(1000, 800, 100), 2, 10_000), 50);
        assert_eq!(pitch(&stones(1000, 800, 1), 2, 1_000_000), 1, "never 0");
        // From 50: 20 · 16 points; 63: 15 · 12; 79: 12 · 10.
        assert_eq!(pitch(&stones(1000, 800, 100), 2, 320), 50);
        assert_eq!(pitch(&stones(1000, 800, 100), 2, 319), 63);
        assert_eq!(pitch(&stones(1000, 800, 100), 2, 179), 79);
        assert_eq!(pitch(&stones_at([7000, 9000], [1000, 800], 100), 2, 320), 50, "anywhere");
    }

    #[test]
    fn the_lattice_lies_within_the_bounds_half_a_step_in() {
        let spots: Vec<Spot> = lattice(&stones(1000, 800, 100), 300).collect();
        let row = |y| [150, 450, 750].map(|x| Spot::new(x, y));
        assert_eq!(spots, [row(150), row(450), row(750)].concat());
    }
    #[test]
    fn the_corners_of_a_rectangle_are_half_a_stones_clearance_in() {
        for ([x, y], [width, height]) in [([300, 5000], [1000, 800]), ([-5000, -70], [200, 3000])] {
            let corners = corners(&stones_at([x, y], [width, height], 40));
            for corner in [[40, 40], [width - 40, 40], [40, height - 40], [width - 40, height - 40]]
            {
                let [dx, dy] = corner;
                let expected = [f64::from(x + dx), f64::from(y + dy)];
                let is_there = |p: &[f64; 2]| {
                    (p[0] - expected[0]).abs() < 1e-3 && (p[1] - expected[1]).abs() < 1e-3
                };
                assert!(corners.iter().any(is_there), "{expected:?} is not among {corners:?}");
            }
        }
    }
    #[test]
    fn a_round_region_that_a_stone_just_fits_into_has_room() {
        let has_room = |region: i32, radius: i32| {
            let region = RegionSetup::Circle { centre: Spot::new(30, -70), radius: region };
            let setup = PlaneSetup { region, radius, tolerance: 0, reach: None };
            has_room(&Stones::new(Arc::new(Plane::new(&setup).expect("it is round"))))
        };
        assert!(has_room(100, 100) && has_room(101, 100) && has_room(7, 7));
        assert!(!has_room(99, 100));
    }
}
