//! The runner of the laws: many cases of each, and scripts of random choices for games.

use std::ops::Div;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// A law is tried on this share of its cases, unless `GOSPACE_CASES=all` asks for all of them.
const SHARE: u8 = 20;
/// But on no fewer than this many of them.
const FEWEST: u32 = 40;

/// True in `npm run check`.
pub fn are_all_tried() -> bool {
    std::env::var_os("GOSPACE_CASES").is_some_and(|cases| cases == "all")
}

/// The number of a law's `all` cases that this run tries.
pub fn cases(all: u32) -> u32 {
    if are_all_tried() { all } else { (all / u32::from(SHARE)).max(all.min(FEWEST)) }
}

/// The fewest times that this run must meet what a run of all cases meets `in_all` times, lest a law hold of nothing.
pub fn often<N: Div<Output = N> + From<u8>>(in_all: N) -> N {
    if are_all_tried() { in_all } else { in_all / N::from(3 * SHARE) }
}

/// This run's share of what a law ranges over, from its beginning to its end.
#[allow(dead_code, reason = "only laws of values and samples range over lists")]
pub fn share<T>(all: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    all.step_by(if are_all_tried() { 1 } else { SHARE.into() })
}

/// Checks a law on that many cases, or on this run's share of them. They are the same every time; a failure is made
/// smaller.
pub fn check<S: Strategy>(all: u32, strategy: S, law: impl Fn(S::Value)) {
    let config = Config { cases: cases(all), failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let checked = TestRunner::new_with_rng(config, rng).run(&strategy, |case| {
        law(case);
        Ok(())
    });
    if let Err(failure) = checked {
        panic!("{failure}");
    }
}

/// Numbers that choose turns, at most so many; the meaning of one depends on the turns allowed when
/// its turn comes.
pub fn script(turns: usize) -> impl Strategy<Value = Vec<u16>> {
    vec(any::<u16>(), 0..=turns)
}
