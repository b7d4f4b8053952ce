//! Named positions on the plane. Each is played by the engine and by the oracle at once, so every
//! sentence holds for both.

mod enemies;
mod oracles;

use gospace::boards::setup::{PlaneSetup, Wrap};
use gospace::colour::Player;
use gospace::rules::{plane_sample, snap};

use super::naive_plane_game::{Forbidden, Stone};
use super::naive_region::Spot;
use super::plane_engine::Both;
use super::plane_tangencies::{open_square, plane, polygon, rectangle};

/// R = 6 and t = 2: centres are 10 apart or more, stones up to 14 touch, walls are 5 off.
fn six(outer: &[[i32; 2]]) -> PlaneSetup {
    plane(polygon(outer, &[]), 6, 2)
}

/// R = 5 and t = 0: stones touch at 10 and at nothing else.
fn five() -> PlaneSetup {
    plane(open_square(), 5, 0)
}

fn stones(black: &[Spot], white: &[Spot]) -> Vec<Stone> {
    let of = |spots: &[Spot], player| -> Vec<Stone> {
        spots.iter().map(|&at| Stone { at, player }).collect()
    };
    [of(black, Player::Black), of(white, Player::White)].concat()
}

#[test]
fn four_enemies_take_a_stone_in_the_open_and_three_do_not() {
    let mut both = Both::new(&five(), &stones(&[[0, 0]], &[[10, 0], [-6, 8]]));
    both.pass();
    let played = both.play([-6, -8]).expect("an open centre");
    assert_eq!(played.captured, []);
    both.compare_liberties();
    let mut both = Both::new(&five(), &stones(&[[0, 0]], &[[10, 0], [0, 10], [-10, 0]]));
    both.pass();
    let played = both.play([0, -10]).expect("an open centre");
    assert_eq!((played.captured, played.suicide), (vec![0], vec![]));
}

#[test]
fn two_stones_four_radii_apart_share_their_midpoint() {
    // (10, ±10) and the others leave the first stone nothing but (10, 0); (20, 0) is the second.
    let around = [[-10, 10], [-10, -10], [-15, 0], [0, 15], [0, -15], [10, 10], [10, -10]];
    let beyond = [[30, 10], [30, -10], [35, 0], [20, 15], [20, -15]];
    let white = [&around[..], &beyond[..]].concat();
    let mut both = Both::new(&five(), &stones(&[[0, 0], [20, 0]], &white));
    both.compare_liberties();
    for stone in 0..2 {
        let arcs = both.engine.liberty_arcs(stone);
        let points: Vec<_> = arcs.iter().map(|arc| (arc.radius, arc.to - arc.from)).collect();
        assert_eq!(points, [(10.0, 0.0)], "the midpoint alone");
    }
    both.pass();
    let played = both.play([10, 0]).expect("it is legal");
    assert_eq!(played.captured, [0, 1]);
}

/// RULES.md, D7: "the vertices of the free region and a sample of it".
#[test]
fn a_liberty_of_one_tick_is_proposed_to_a_player_without_another_turn() {
    let scale = |[x, y]: Spot| [20 * x, 20 * y];
    let white = [[-10, 10], [-10, -10], [-15, 0], [0, 15], [0, -15], [10, 10], [10, -10]];
    let setup = plane(open_square(), 100, 0);
    let both = Both::new(&setup, &stones(&[[0, 0]], &white.map(scale)));
    let proposed = plane_sample::proposals(both.engine.game().plane().expect("a plane").stones());
    let beside = |spot: &&gospace::geometry::Spot| spot.x.abs().max(spot.y.abs()) <= 200;
    let beside: Vec<_> = proposed.iter().filter(beside).map(|spot| [spot.x, spot.y]).collect();
    assert!(!beside.is_empty() && beside.iter().all(|&spot| spot == [200, 0]), "{beside:?}");
}

#[test]
fn liberties_are_shown_at_tangency_and_at_a_reach_of_its_own() {
    let radii = |tolerance: i32, reach: Option<i32>| {
        let setup = PlaneSetup { reach, ..plane(open_square(), 5, tolerance) };
        let both = Both::new(&setup, &stones(&[[0, 0]], &[]));
        both.engine.liberty_arcs(0).iter().map(|arc| arc.radius).collect::<Vec<_>>()
    };
    assert_eq!((radii(0, None), radii(2, None)), (vec![10.0], vec![10.0]));
    assert_eq!(radii(0, Some(7)), [10.0, 14.0]);
}

#[test]
fn a_snap_is_found_as_far_off_as_it_is_asked_for() {
    let both = Both::new(&plane(open_square(), 50, 0), &stones(&[[0, 0], [160, 0]], &[]));
    let engine = both.engine.game().plane().expect("a plane").stones();
    // (80, −60) is 100 from both stones and from the pointer.
    let snaps = |within: f64| snap::snaps(engine, [80.0, -160.0], within);
    let between = gospace::geometry::Spot::new(80, -60);
    let found = snaps(100.0).into_iter().find(|snap| snap.at == between);
    assert_eq!(found.map(|snap| snap.stones.len()), Some(2));
    assert!(snaps(99.0).iter().all(|snap| snap.at != between));
}

#[test]
fn a_snap_to_one_stone_or_to_a_wall_is_found_as_far_off_as_it_is_asked_for() {
    let found = |plane: PlaneSetup, black: &[Spot], pointer: [f64; 2], at: [i32; 2]| {
        let both = Both::new(&plane, &stones(black, &[]));
        let stones = both.engine.game().plane().expect("a plane").stones();
        let spot = gospace::geometry::Spot::new(at[0], at[1]);
        [90.0, 89.0].map(|within| snap::snaps(stones, pointer, within).iter().any(|s| s.at == spot))
    };
    // Each centre is 90 from its pointer, and in a line with it and with what it touches.
    let open = plane(open_square(), 50, 0);
    assert_eq!(found(open, &[[0, 0]], [-190.0, 0.0], [-100, 0]), [true, false]);
    let walled = plane(polygon(&[[0, 0], [900, 0], [900, 900], [0, 900]], &[]), 50, 0);
    assert_eq!(found(walled, &[], [140.0, 400.0], [50, 400]), [true, false]);
}

#[test]
fn one_tick_short_of_tangent_is_not_touching_at_tolerance_0() {
    let [touching, short] = [[6, 8], [6, 9]].map(|second| {
        let both = Both::new(&five(), &stones(&[[0, 0], second], &[]));
        both.engine.chain(0)
    });
    assert_eq!((touching, short), (vec![0, 1], vec![0]));
    let mut both = Both::new(&five(), &stones(&[[0, 0]], &[]));
    both.pass();
    assert_eq!(both.play([6, 7]).err(), Some(Forbidden::Overlap));
}

#[test]
fn the_tolerance_lets_touch_what_is_off_by_it_and_no_more() {
    let usual = |second: Spot| {
        let setup = plane(open_square(), 1024, 4);
        Both::new(&setup, &stones(&[[0, 0], second], &[])).engine.chain(0).len()
    };
    assert_eq!([2044, 2052].map(|x| usual([x, 0])), [2, 2]);
    assert_eq!(usual([2053, 0]), 1);
    let mut both = Both::new(&plane(open_square(), 1024, 4), &stones(&[[0, 0]], &[]));
    assert_eq!(both.play([0, 2043]).err(), Some(Forbidden::Overlap));
    both.play([0, 2044]).expect("as near as may be");
}

#[test]
fn turns_are_refused_for_their_reason() {
    let mut both = Both::new(&six(&[[0, 0], [40, 0], [40, 40], [0, 40]]), &[]);
    assert_eq!(both.play([4, 20]).err(), Some(Forbidden::Outside));
    assert_eq!(both.play([60, 20]).err(), Some(Forbidden::Outside));
    both.play([5, 20]).expect("5 from the wall");
    assert_eq!(both.play([5, 20]).err(), Some(Forbidden::Occupied));
    assert_eq!(both.play([5, 29]).err(), Some(Forbidden::Overlap));
    assert_eq!(both.play([5, 2]).err(), Some(Forbidden::Outside));
}

/// Two rooms and a passage too narrow for a stone: only (5, 5) and (17, 5) to (12 + last, 5) are legal.
fn two_rooms(last: i32) -> Vec<[i32; 2]> {
    let end = 12 + last + 5;
    let upper = [[0, 0], [10, 0], [10, 4], [12, 4], [12, 0], [end, 0]];
    let lower = [[end, 10], [12, 10], [12, 6], [10, 6], [10, 10], [0, 10]];
    [upper, lower].concat()
}

/// The same and, out of reach of the second, a third room of stones up to (55, 5).
fn three_rooms() -> Vec<[i32; 2]> {
    let mut outline = two_rooms(9);
    let third = [[26, 4], [30, 4], [30, 0], [60, 0], [60, 10], [30, 10], [30, 6], [26, 6]];
    outline.splice(6..6, third);
    outline
}

#[test]
fn capture_at_a_distance_that_is_suicide_too_may_not_empty_the_board_again() {
    let mut both = Both::new(&six(&two_rooms(9)), &[]);
    both.pass();
    both.play([5, 5]).expect("White has (17, 5) to (19, 5) as liberties");
    both.compare_liberties();
    // 15 from White's stone, and less than 10 from all its liberties.
    assert_eq!(both.play([20, 5]).err(), Some(Forbidden::Repeats(vec![0, 1])));
}

#[test]
fn capture_at_a_distance_that_is_suicide_too_stands_beside_another_stone() {
    let mut both = Both::new(&six(&three_rooms()), &[]);
    both.pass();
    both.play([5, 5]).expect("White has (17, 5) to (19, 5) as liberties");
    both.play([45, 5]).expect("far off");
    both.pass();
    let played = both.play([20, 5]).expect("the other stone alone never stood");
    assert_eq!((played.captured, played.suicide), (vec![0], vec![2]));
    assert_eq!(both.oracle.stones().len(), 1);
}

#[test]
fn capture_at_a_distance_is_no_suicide_where_the_stone_has_a_liberty() {
    let mut both = Both::new(&six(&two_rooms(18)), &[]);
    both.pass();
    both.play([5, 5]).expect("White has (17, 5) to (19, 5) as liberties");
    let played = both.play([20, 5]).expect("Black has (30, 5) as a liberty");
    assert_eq!((played.captured, played.suicide), (vec![0], vec![]));
}

/// A ring of one stone's width around a hole: centres go along the square from (5, 5) to (25, 25).
fn ring() -> PlaneSetup {
    let hole = [[10, 10], [20, 10], [20, 20], [10, 20]];
    plane(polygon(&[[0, 0], [30, 0], [30, 30], [0, 30]], &[&hole]), 6, 2)
}

const AROUND: [Spot; 8] =
    [[5, 5], [15, 5], [25, 5], [25, 15], [25, 25], [15, 25], [5, 25], [5, 15]];

#[test]
fn a_chain_around_a_hole_is_one_chain_and_dies_as_one() {
    let mut both = Both::new(&ring(), &stones(&AROUND[..7], &[]));
    assert_eq!(both.engine.chain(3), (0..7).collect::<Vec<_>>());
    both.compare_liberties();
    both.pass();
    let played = both.play(AROUND[7]).expect("White takes all seven");
    assert_eq!(played.captured, (0..7).collect::<Vec<_>>());
}

#[test]
fn a_chain_that_closes_around_a_hole_without_a_liberty_is_suicide() {
    let mut both = Both::new(&ring(), &stones(&AROUND[..7], &[]));
    let played = both.play(AROUND[7]).expect("the empty ring never stood");
    assert_eq!((played.captured, played.suicide), (vec![], (0..8).collect()));
}

#[test]
fn a_stone_that_touches_its_own_image_is_one_stone() {
    for wrap in [Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein] {
        let setup = plane(rectangle([0, 0], [10, 50], wrap), 5, 0);
        let mut both = Both::new(&setup, &[]);
        both.play([0, 25]).expect("it touches itself and overlaps nothing");
        assert_eq!(both.engine.chain(0), [0]);
        both.compare_liberties();
        // Seen 10 off to both sides at once: the same centre.
        assert_eq!(both.play([10, 25]).err(), Some(Forbidden::Occupied), "{wrap:?}");
        assert_eq!(both.play([9, 25]).err(), Some(Forbidden::Overlap), "{wrap:?}");
        both.play([0, 35]).expect("10 below");
    }
}

#[test]
fn on_a_cylinder_of_one_stones_height_stones_are_in_a_ring() {
    // Centres at height 5 around a length of 40: four stones are a ring.
    let setup = plane(rectangle([0, 0], [40, 10], Wrap::Cylinder), 5, 0);
    let mut both = Both::new(&setup, &stones(&[[0, 5], [10, 5]], &[[30, 5]]));
    assert_eq!(both.engine.chain(0), [0, 1]);
    both.pass();
    let played = both.play([20, 5]).expect("the last place");
    assert_eq!(played.captured, [0, 1]);
    assert_eq!(both.engine.chain(0), [0, 1], "White's two are one chain");
}

/// A cut of the circle just above the ray to the right and one just below it are one.
#[test]
fn no_arc_is_shown_where_a_wall_is_level_with_the_stone() {
    let setup =
        PlaneSetup { reach: Some(5), ..plane(rectangle([0, 0], [24, 24], Wrap::None), 4, 0) };
    let start = stones(&[[14, 20]], &[[10, 13], [18, 6]]);
    Both::new(&setup, &start).compare_liberties();
}
