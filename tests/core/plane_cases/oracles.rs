//! The oracles against answers worked out by hand, and against each other.

use std::cmp::Ordering;

use super::super::naive_intervals::{Interval, Quick, Slow};
use super::super::naive_plane::{Plane, Verdict};
use super::super::plane_configurations::Configurations;
use super::super::plane_tangencies::{Position, positions};
use super::super::trials::{cases, often};

#[test]
fn a_liberty_that_depends_on_one_tick_is_distinguished_from_none() {
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
    for configuration in Configurations::small(1, 60).take(cases(2_000) as usize) {
        let stones = &configuration.stones;
        let verdict = configuration.plane.free_centre(stones[0], stones);
        let Some(is_free) = configuration.plane.free_centre_by_squares(stones[0], stones) else {
            continue;
        };
        assert_eq!(verdict != Verdict::Closed, is_free, "{verdict:?}: {configuration:?}");
        closed += usize::from(!is_free);
        open += usize::from(is_free);
    }
    assert!(
        closed > often(400) && open > often(400),
        "{closed} without a liberty, {open} with one"
    );
}

/// √a·√b against √(ab), (a/b)·b against a, and a difference of squares against its factors: the
/// intervals hold the same number, and are as narrow as they are meant to be.
fn holds_what_it_means<I: Interval>(narrow: f64) {
    for (a, b) in [(2, 3), (7, 11), (1 << 40, 3), (123_456_789, 987_654_321), (0, 5)] {
        let [x, y] = [a, b].map(I::whole);
        let off = |p: I, q: I| {
            let difference = p.minus(&q);
            assert!(!matches!(difference.sign(), Some(Ordering::Less | Ordering::Greater)));
            for (narrow, sign) in [(narrow, Ordering::Greater), (-narrow, Ordering::Less)] {
                let scaled = p.times(&I::float(narrow)).plus(&I::float(narrow));
                assert_eq!(difference.plus(&scaled).sign(), Some(sign), "{a}, {b}");
            }
        };
        off(x.root().times(&y.root()), I::whole(a * b).root());
        off(x.over(b).times(&y), x.clone());
        off(x.root().square(), x.clone());
        let factors = x.plus(&y).times(&x.minus(&y));
        // If the factors are of other signs the difference is turned round.
        let squares = x.square().minus(&y.square());
        let [p, q] = if a < b {
            [I::whole(0).minus(&factors), I::whole(0).minus(&squares)]
        } else {
            [factors, squares]
        };
        off(p, q);
    }
    assert_eq!(I::whole(9).root().minus(&I::float(2.75)).sign(), Some(Ordering::Greater));
    assert_eq!(I::whole(9).root().minus(&I::float(3.25)).sign(), Some(Ordering::Less));
    let nothing = I::whole(-7).over(2).plus(&I::float(3.5)).sign();
    assert!(nothing.is_none_or(|sign| sign == Ordering::Equal));
    assert_eq!(I::float(-0.625).about(), -0.625);
}

#[test]
fn intervals_hold_the_numbers_that_they_mean() {
    holds_what_it_means::<Quick>(1.0 / (1_u64 << 48) as f64);
    holds_what_it_means::<Slow>(1.0 / (1_u128 << 100) as f64);
}
