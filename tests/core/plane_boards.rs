//! Small planes of every kind, and people who play on them at random.

use gospace::boards::setup::{PlaneSetup, RegionSetup, Wrap};
use gospace::colour::Player;
use gospace::geometry::Region;
use proptest::prelude::*;

use super::naive_plane::Plane;
use super::naive_plane_game::{Game, Stone};
use super::naive_region::Spot;
use super::plane_tangencies::{circle, plane, polygon, rectangle};

/// Boards with room for a dozen stones or two, of few ticks.
fn boards() -> impl Strategy<Value = PlaneSetup> {
    let radius = prop_oneof![2 => 2..5_i32, 2 => 5..9_i32, 1 => Just(25)];
    (radius, any::<[u8; 4]>()).prop_map(|(radius, choices)| small_board(radius, choices))
}

/// A region, a tolerance and a reach by four choices, for stones of a radius from 2.
pub fn small_board(radius: i32, [kind, t, reach, size]: [u8; 4]) -> PlaneSetup {
    let tolerance = [0, 0, 0, 1, 4.min(radius), radius / 2][usize::from(t % 6)];
    let more = 1 + i32::from(reach) % radius;
    let reach = (reach % 4 == 0).then_some(radius + (tolerance + 1) / 2 + more);
    let region = region(kind, radius, i32::from(size));
    PlaneSetup { reach, ..plane(region, radius, tolerance) }
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
pub struct Picks(pub u64);

impl Picks {
    /// Below n.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// A legal centre close to a stone if one is soon found; a stone would rather touch.
pub fn centre(game: &Game, picks: &mut Picks) -> Spot {
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

/// Those of them that are boards: on some a stone would overlap its own image.
pub fn good_boards() -> impl Strategy<Value = PlaneSetup> {
    boards().prop_filter("a board", |setup| gospace::boards::plane::Plane::new(setup).is_ok())
}

/// Stones that do not overlap, of either colour, in an order that a start keeps: Black's first.
pub fn start_of(plane: &Plane, script: &[u16]) -> Vec<Stone> {
    let mut game = Game::new(plane.clone(), Vec::new());
    let mut stones: Vec<Stone> = Vec::new();
    for (i, &choice) in script.iter().enumerate() {
        let mut picks = Picks(u64::from(choice) << 8 | i as u64);
        let at = plane.region.canonical(centre(&game, &mut picks));
        let overlaps = |stone: &Stone| plane.overlap(stone.at, at);
        if plane.holds(at) && !stones.iter().any(overlaps) {
            let player = if choice % 3 == 0 { Player::White } else { Player::Black };
            stones.push(Stone { at, player });
            game.moments[0].clone_from(&stones);
        }
    }
    stones.sort_by_key(|stone| stone.player);
    stones
}

/// Every tick centre on which a stone can be put.
pub fn legal_ticks(plane: &Plane, bounds: [[i64; 2]; 2], stones: &[Stone]) -> Vec<Spot> {
    let [[x0, y0], [x1, y1]] = bounds;
    let all = (y0..=y1).flat_map(|y| (x0..=x1).map(move |x| [x, y]));
    let overlaps = |p: Spot| stones.iter().any(|stone| plane.overlap(stone.at, p));
    all.filter(|&p| plane.holds(p) && !overlaps(p)).collect()
}

pub fn bounds(setup: &PlaneSetup) -> [[i64; 2]; 2] {
    let region = Region::new(&setup.region).expect("a region");
    region.bounds().map(|corner| [corner.x.into(), corner.y.into()])
}
