//! The engine of the plane does what the literal oracle says, turn for turn, on small boards of every
//! kind.

mod engine;
mod naive;
mod naive_bids;
mod naive_disks;
mod naive_intervals;
mod naive_plane;
mod naive_plane_game;
mod naive_region;
mod naive_rules;
mod naive_space;
mod plane_engine;
mod plane_tangencies;
mod trials;

use std::cell::Cell;
use trials::{check, script};

use gospace::boards::setup::{PlaneSetup, RegionSetup, Wrap};
use gospace::colour::Player;
use naive_plane_game::{Game, Stone};
use naive_region::Spot;
use plane_engine::{Both, Seen};
use plane_tangencies::{circle, plane, polygon, rectangle};
use proptest::prelude::*;

/// Boards with room for a dozen stones or two, of few ticks.
fn boards() -> impl Strategy<Value = PlaneSetup> {
    let radius = prop_oneof![2 => 2..5_i32, 2 => 5..9_i32, 1 => Just(25)];
    (radius, any::<[u8; 4]>()).prop_map(|(radius, [kind, t, reach, size])| {
        let tolerance = [0, 0, 0, 1, 4.min(radius), radius / 2][usize::from(t % 6)];
        let more = 1 + i32::from(reach) % radius;
        let reach = (reach % 4 == 0).then_some(radius + (tolerance + 1) / 2 + more);
        let region = region(kind, radius, i32::from(size));
        PlaneSetup { reach, ..plane(region, radius, tolerance) }
    })
}

fn region(kind: u8, r: i32, size: i32) -> RegionSetup {
    let [w, h] = [(3 + size % 8) * r + size % 3, (2 + size / 8 % 8) * r + size % 5];
    let holed = |wrap| {
        let [w, h] = [w + 6 * r, h + 6 * r];
        let RegionSetup::Polygon { outer, .. } = rectangle([-3, 2], [w, h], wrap) else {
            unreachable!("a rectangle is a polygon")
        };
        let hole = [[w / 2, h / 2], [w / 2 + r, h / 2 + r / 2], [w / 2 - r / 3, h / 2 + r]];
        let RegionSetup::Polygon { outer: hole, .. } = polygon(&hole, &[]) else {
            unreachable!("a ring is a polygon")
        };
        RegionSetup::Polygon { outer, holes: vec![hole], wrap }
    };
    match kind % 12 {
        0 | 1 => rectangle([0, 0], [w, h], Wrap::None),
        2 => circle([1, -2], 2 * r + size % (3 * r)),
        3 => polygon(&[[0, 0], [w + 3 * r, r], [w, h + 4 * r], [-r, h + 2 * r]], &[]),
        4 => holed(Wrap::None),
        5 => holed(Wrap::Klein),
        6 => holed(Wrap::Cylinder),
        7 => rectangle([-5, 1], [w, h], Wrap::Cylinder),
        8 => rectangle([-5, 1], [w, h], Wrap::Torus),
        9 => rectangle([-5, 1], [w, h], Wrap::Mobius),
        10 => rectangle([-5, 1], [w, h], Wrap::Klein),
        _ => rectangle([0, 0], [6 * r, 6 * r], Wrap::None),
    }
}

/// A number for each question that a choice leaves open.
struct Picks(u64);

impl Picks {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// A legal centre close to a stone if one is soon found; a stone would rather touch.
fn centre(game: &Game, picks: &mut Picks) -> Spot {
    let plane = &game.plane;
    let mut spot = [0, 0];
    for _ in 0..40 {
        let stones = game.stones();
        spot = match stones.len() {
            0 => [picks.below(12) as i64 * 5 - 5, picks.below(12) as i64 * 5],
            n => {
                let from = stones[picks.below(n)].at;
                let distance = [plane.clearance, plane.contact][picks.below(2)];
                let angle = picks.below(360) as f64;
                let (sine, cosine) = angle.to_radians().sin_cos();
                let step = |part: f64| (part * distance as f64).round() as i64;
                [from[0] + step(cosine), from[1] + step(sine)]
            }
        };
        let overlaps = |stone: &Stone| plane.overlap(stone.at, spot);
        if plane.holds(spot) && !stones.iter().any(overlaps) {
            break;
        }
    }
    spot
}

fn play_both(both: &mut Both, script: &[u16]) {
    for (i, &choice) in script.iter().enumerate() {
        let mut picks = Picks(u64::from(choice) << 8 | i as u64);
        let stones = both.oracle.stones().len();
        match choice % 32 {
            0 => both.pass(),
            1..3 if both.oracle.turns() > 0 => both.undo(),
            3 if stones > 0 => {
                let at = both.oracle.stones()[picks.below(stones)].at;
                drop(both.play([at[0] + picks.below(3) as i64, at[1]]));
            }
            _ => {
                let at = centre(&both.oracle, &mut picks);
                drop(both.play(at));
            }
        }
        if i % 8 == 0 {
            both.compare_liberties();
        }
        if both.oracle.is_over() {
            return;
        }
    }
}

fn is_board(setup: &PlaneSetup) -> bool {
    gospace::boards::plane::Plane::new(setup).is_ok()
}

#[test]
fn the_plane_plays_as_the_definitions_say() {
    let seen = Cell::new(Seen::default());
    check(300, (boards().prop_filter("a board", is_board), script(60)), |(setup, script)| {
        let mut both = Both::new(&setup, &[]);
        play_both(&mut both, &script);
        let mut sum = seen.get();
        sum.add(both.seen);
        seen.set(sum);
    });
    let seen = seen.get();
    println!("{seen:?}");
}
