//! The runner of the laws: many cases of each, and scripts of random choices for games.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Checks a law on that many cases. They are the same every time; a failure is made smaller.
pub fn check<S: Strategy>(cases: u32, strategy: S, law: impl Fn(S::Value)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
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
