//! Area on planes, by a sample (RULES.md 6, D6).
//!
//! Open placements are sampled by their centres: a square lattice, and the free arcs beside the
//! stones, which determine the stones that a region touches. Ground is sampled by the points of a
//! lattice twice as fine: a point belongs to the player whose open placements hold it.

use super::capture::spot_index::SpotIndex;
use super::capture::tangent::Stones;
use super::plane_sample::{lattice, pitch};
use super::rational::Rational;
use crate::colour::{Colour, PerPlayer, Player};
use crate::geometry::Spot;
use crate::geometry::snap::nearest_tick;
use crate::ids::Point;

/// The number of lattice points of ground on a stone's radius, if the region is not too large.
const POINTS_ON_RADIUS: i64 = 4;
/// The approximate limit on sampled points of ground: a score is asked after every turn.
const MOST_POINTS: i64 = 40_000;
/// Ground is measured in tenths of a stone.
const PARTS: i64 = 10;
/// π, near enough for tenths of a stone: 355 / 113.
const PI: [i64; 2] = [355, 113];

/// Each player's stones, and the ground that only they touch in units of one stone, to a tenth.
/// Cost: O(region / pitch²) index queries.
pub fn area(stones: &Stones) -> PerPlayer<Rational> {
    let pitch = pitch(stones, POINTS_ON_RADIUS, MOST_POINTS);
    let regions = Regions::new(stones, 2 * pitch);
    let mut ground = PerPlayer::<i64>::default();
    for spot in lattice(stones, pitch) {
        if let Some(player) = regions.owner(stones, spot).player() {
            ground[player] += 1;
        }
    }
    let radius = i64::from(stones.plane().radius());
    let in_stones = |points: i64| {
        let tenths = i128::from(points * pitch * pitch) * i128::from(PARTS * PI[1]);
        let stone = i128::from(radius * radius) * i128::from(PI[0]);
        Rational::new(((2 * tenths + stone) / (2 * stone)).into(), PARTS.into())
    };
    let on_board =
        |player: Player| stones.colours().iter().filter(|&&colour| colour == player.into()).count();
    let total = |player: Player| {
        in_stones(ground[player]) + Rational::from_integer(on_board(player).into())
    };
    PerPlayer { black: total(Player::Black), white: total(Player::White) }
}

/// Five times the unit vectors whose five-fold is whole.
const DIRECTIONS: [[f64; 2]; 12] = [
    [5.0, 0.0],
    [4.0, 3.0],
    [3.0, 4.0],
    [0.0, 5.0],
    [-3.0, 4.0],
    [-4.0, 3.0],
    [-5.0, 0.0],
    [-4.0, -3.0],
    [-3.0, -4.0],
    [0.0, -5.0],
    [3.0, -4.0],
    [4.0, -3.0],
];

/// The sampled open placements, in regions connected by touching.
struct Regions {
    index: SpotIndex,
    /// By centre: the owner of its region.
    owners: Vec<Colour>,
}

impl Regions {
    fn new(stones: &Stones, pitch: i64) -> Regions {
        let plane = stones.plane();
        let surface = plane.region().surface();
        let mut centres: Vec<Spot> =
            lattice(stones, pitch).filter(|&spot| stones.closed(spot).is_none()).collect();
        let mut touched = vec![Colour::Empty; centres.len()];
        for (place, &colour) in stones.colours().iter().enumerate() {
            if colour != Colour::Empty {
                for centre in beside(stones, Point::at(place)) {
                    centres.push(surface.canonical(centre));
                    touched.push(colour);
                }
            }
        }
        let mut index = SpotIndex::new(surface, plane.contact(), plane.contact());
        for (place, &centre) in centres.iter().enumerate() {
            index.insert(Point::at(place), centre);
        }
        let owners = region_owners(&index, &centres, &touched, plane.contact());
        Regions { index, owners }
    }

    /// The owner of a point of ground; none under a stone or where no open placement holds it.
    fn owner(&self, stones: &Stones, spot: Spot) -> Colour {
        let radius = i64::from(stones.plane().radius());
        if !stones.near(spot, radius).is_empty() {
            return Colour::Empty;
        }
        // All open placements that hold it touch one another, so that any of them will do.
        let holder = self.index.near(spot, radius).first().copied();
        holder.map_or(Colour::Empty, |image| self.owners[image.of.index()])
    }
}

/// Centres beside a stone, some on every free arc: an arc that is no full circle ends somewhere.
fn beside(stones: &Stones, stone: Point) -> Vec<Spot> {
    let near = stones.around(stone);
    let centre = stones.spots()[stone.index()];
    let contact = stones.plane().contact() as f64;
    let direction = |[x, y]: [f64; 2]| {
        [f64::from(centre.x) + x * contact / 5.0, f64::from(centre.y) + y * contact / 5.0]
    };
    let around = DIRECTIONS.map(direction).into_iter().filter(|&spot| near.is_free(spot));
    let centres = near.vertices().into_iter().chain(around);
    centres.map(nearest_tick).collect()
}

/// The owner of each centre's region: the player whose stones alone it touches.
fn region_owners(
    index: &SpotIndex,
    centres: &[Spot],
    touched: &[Colour],
    contact: i64,
) -> Vec<Colour> {
    let mut owners = vec![Colour::Empty; centres.len()];
    let mut seen = vec![false; centres.len()];
    for start in 0..centres.len() {
        if std::mem::replace(&mut seen[start], true) {
            continue;
        }
        let mut region = vec![start];
        let mut next = 0;
        while let Some(&centre) = region.get(next) {
            next += 1;
            for image in index.near(centres[centre], contact) {
                if !std::mem::replace(&mut seen[image.of.index()], true) {
                    region.push(image.of.index());
                }
            }
        }
        let touches = |player: Player| region.iter().any(|&c| touched[c] == player.into());
        let owner = match (touches(Player::Black), touches(Player::White)) {
            (true, false) => Colour::Black,
            (false, true) => Colour::White,
            _ => Colour::Empty,
        };
        region.iter().for_each(|&centre| owners[centre] = owner);
    }
    owners
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_directions_are_twelve_and_five_long() {
        for (place, [x, y]) in DIRECTIONS.into_iter().enumerate() {
            assert_eq!(x * x + y * y, 25.0);
            assert!(!DIRECTIONS[..place].contains(&[x, y]), "{x}, {y} twice");
        }
    }
}
