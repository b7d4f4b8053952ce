//! Area on planes (RULES.md 6, D6), counted literally on the sample that it is defined by: centres on a
//! square lattice and on the free arcs beside stones, and points of ground on a lattice twice as fine.

use std::cell::Cell;
use std::f64::consts::PI;

use gospace::boards::setup::{PlaneSetup, Wrap};
use gospace::colour::{Colour, PerPlayer, Player};
use gospace::geometry::snap::nearest_tick;
use gospace::ids::Point;
use gospace::rules::capture::tangent::Stones;
use gospace::rules::plane_score;
use gospace::rules::rational::Rational;
use proptest::prelude::*;

use super::naive_plane::Plane;
use super::naive_plane_game::Stone;
use super::naive_region::{Spot, squared};
use super::plane_boards::{bounds, good_boards, start_of};
use super::plane_engine::Both;
use super::plane_tangencies::{plane, rectangle};
use super::trials::{check, often, script};

/// An open placement of the sample, or a stone.
struct Centre {
    at: Spot,
    /// Those of its images that may touch something in the region's bounds, itself among them.
    images: Vec<Spot>,
    /// The colour of the stone that it was found beside, or of itself.
    beside: Colour,
}

/// A quarter of the radius, the distance of two sampled points of ground.
fn pitch(setup: &PlaneSetup) -> i64 {
    i64::from(setup.radius / 4).max(1)
}

/// Half a step from the least corner of the bounds, and on in steps.
fn lattice(setup: &PlaneSetup, step: i64) -> Vec<Spot> {
    let [[x0, y0], [x1, y1]] = bounds(setup);
    let along = move |from: i64, to: i64| (from + step / 2..to).step_by(step as usize);
    along(y0, y1).flat_map(|y| along(x0, x1).map(move |x| [x, y])).collect()
}

/// Ticks next to the ends of the free arcs beside a stone, and to their points in twelve directions.
fn beside(stones: &Stones, stone: Point) -> Vec<Spot> {
    let near = stones.around(stone);
    let middle = stones.spots()[stone.index()];
    let [x, y] = [middle.x, middle.y].map(f64::from);
    let contact = stones.plane().contact() as f64;
    let mut points = near.vertices();
    // The vectors of length 5 with whole parts.
    for dx in -5_i32..=5 {
        for dy in -5_i32..=5 {
            let [u, v] = [dx, dy].map(f64::from);
            let point = [x + u * contact / 5.0, y + v * contact / 5.0];
            if dx * dx + dy * dy == 25 && near.is_free(point) {
                points.push(point);
            }
        }
    }
    let ticks = points.into_iter().map(nearest_tick);
    ticks.map(|tick| [tick.x.into(), tick.y.into()]).collect()
}

impl Centre {
    fn new(setup: &PlaneSetup, plane: &Plane, at: Spot, beside: Colour) -> Centre {
        let [[x0, y0], [x1, y1]] = bounds(setup);
        let b = plane.contact;
        let [middle, within] = [[(x0 + x1) / 2, (y0 + y1) / 2], [x1 - x0 + b, y1 - y0 + b]];
        let at = plane.region.canonical(at);
        let mut images = plane.region.images(at, middle, within[0] + within[1]);
        images.retain(|[x, y]| (x0 - b..=x1 + b).contains(x) && (y0 - b..=y1 + b).contains(y));
        Centre { at, images, beside }
    }

    fn is_within(&self, distance: i64, of: Spot) -> bool {
        let most = i128::from(distance) * i128::from(distance);
        self.images.iter().any(|&image| squared(image, of) <= most)
    }
}

fn centres(setup: &PlaneSetup, plane: &Plane, engine: &Stones, stones: &[Stone]) -> Vec<Centre> {
    let is_open = |&at: &Spot| plane.holds(at) && !stones.iter().any(|s| plane.overlap(s.at, at));
    let open = lattice(setup, 2 * pitch(setup)).into_iter().filter(is_open);
    let centre = |at, beside| Centre::new(setup, plane, at, beside);
    let mut centres: Vec<Centre> = open.map(|at| centre(at, Colour::Empty)).collect();
    for (place, &colour) in engine.colours().iter().enumerate() {
        if colour != Colour::Empty {
            let found = beside(engine, Point::at(place)).into_iter();
            centres.extend(found.map(|at| centre(at, colour)));
        }
    }
    centres
}

/// "An open placement belongs to p iff the open placements reachable from it through touching open
/// placements touch stones of p and none of the opponent."
fn owners(plane: &Plane, centres: &[Centre]) -> Vec<Option<Player>> {
    let mut owners = vec![None; centres.len()];
    let mut left: Vec<usize> = (0..centres.len()).collect();
    while let Some(start) = left.pop() {
        let mut region = vec![start];
        let mut next = 0;
        while next < region.len() {
            let from = centres[region[next]].at;
            next += 1;
            left.retain(|&other| {
                let touches = centres[other].is_within(plane.contact, from);
                if touches {
                    region.push(other);
                }
                !touches
            });
        }
        let met = |player: Player| region.iter().any(|&i| centres[i].beside == player.into());
        let owner = Player::BOTH.into_iter().find(|&player| met(player) && !met(!player));
        region.into_iter().for_each(|i| owners[i] = owner);
    }
    owners
}

/// Each player's points of ground.
fn ground(setup: &PlaneSetup, plane: &Plane, engine: &Stones, stones: &[Stone]) -> PerPlayer<i64> {
    let centres = centres(setup, plane, engine, stones);
    let owners = owners(plane, &centres);
    let radius = i64::from(setup.radius);
    let on_board: Vec<Centre> =
        stones.iter().map(|s| Centre::new(setup, plane, s.at, s.player.into())).collect();
    let mut ground = PerPlayer::default();
    for p in lattice(setup, pitch(setup)) {
        let holder = centres.iter().position(|centre| centre.is_within(radius, p));
        if let Some(player) = holder.and_then(|i| owners[i])
            && !on_board.iter().any(|stone| stone.is_within(radius, p))
        {
            ground[player] += 1;
        }
    }
    ground
}

#[test]
fn the_area_is_stones_and_the_ground_that_they_alone_touch() {
    let owned = Cell::new([0; 2]);
    check(80, (good_boards(), script(7), any::<bool>()), |(setup, script, swaps)| {
        let plane = Plane::new(&setup);
        let mut stones = start_of(&plane, &script);
        if swaps {
            stones.iter_mut().for_each(|stone| stone.player = !stone.player);
            stones.sort_by_key(|stone| stone.player);
        }
        if !plane.dead_stones(&stones).is_empty() {
            return;
        }
        let both = Both::new(&setup, &stones);
        let engine = both.engine.game().plane().expect("a plane").stones();
        let points = ground(&setup, &plane, engine, both.oracle.stones());
        let counted = Plane::stone_count(&stones);
        let area = plane_score::area(engine);
        for player in Player::BOTH {
            let stone = PI * f64::from(setup.radius * setup.radius);
            let tenths = (10 * points[player] * pitch(&setup).pow(2)) as f64 / stone;
            let expected = 10 * counted[player] as i64 + tenths.round() as i64;
            assert_eq!(area[player], Rational::new(expected.into(), 10.into()), "{player:?}");
        }
        let [black, white] = owned.get();
        let of = |player: Player| usize::from(points[player] > 0);
        owned.set([black + of(Player::Black), white + of(Player::White)]);
    });
    assert!(owned.get().iter().all(|&boards| boards > often(4)), "{owned:?}");
}

#[test]
fn a_stone_alone_on_a_torus_owns_all_of_it() {
    let setup = plane(rectangle([0, 0], [1600, 1200], Wrap::Torus), 100, 0);
    let both = Both::new(&setup, &[Stone { at: [300, 500], player: Player::White }]);
    let PerPlayer { black, white } =
        plane_score::area(both.engine.game().plane().expect("a plane").stones());
    // 1600 · 1200 / 100² π is 61.1; of the ground some next to the stone is in no sampled placement.
    assert_eq!(black, Rational::zero());
    assert!(white > Rational::from_integer(59.into()), "{white}");
    assert!(white < Rational::from_integer(62.into()), "{white}");
}
