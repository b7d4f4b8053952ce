//! Named positions on the plane.

mod naive_intervals;
mod naive_plane;
mod naive_plane_game;
mod naive_region;
mod naive_squares;
mod plane_configurations;
mod plane_tangencies;

use naive_plane::{Plane, Verdict};
use plane_configurations::Configurations;
use plane_tangencies::{Position, positions};

#[test]
fn a_liberty_that_hangs_on_one_tick_is_told_from_none() {
    for Position { name, plane, stones, is_free } in positions() {
        let plane = Plane::new(&plane);
        for (i, &stone) in stones.iter().enumerate() {
            assert!(plane.holds(stone), "{name}: {stone:?} is outside");
            let overlaps = |&q: &_| plane.overlap(stone, q);
            assert!(!stones[..i].iter().any(overlaps), "{name}: {stone:?} overlaps another");
        }
        let verdict = plane.free_centre(stones[0], &stones);
        assert_eq!(verdict != Verdict::Closed, is_free, "{name}: {verdict:?}");
    }
}

#[test]
fn vertices_and_squares_find_the_same_liberties() {
    let [mut closed, mut open] = [0, 0];
    for configuration in Configurations::small(1, 60).take(3_000) {
        let stones = &configuration.stones;
        let verdict = configuration.plane.free_centre(stones[0], stones);
        let Some(is_free) = configuration.plane.free_centre_by_squares(stones[0], stones) else {
            continue;
        };
        assert_eq!(verdict != Verdict::Closed, is_free, "{verdict:?}: {configuration:?}");
        closed += usize::from(!is_free);
        open += usize::from(is_free);
    }
    assert!(closed > 500 && open > 500, "{closed} without a liberty, {open} with one");
}
