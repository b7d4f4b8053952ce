//! Random games of engine and oracle side by side, under any rules but divide-and-choose.

use std::cell::Cell;

use proptest::prelude::*;

use super::naive_rules::{End, Given, Repetition};
use super::rules_both::{Both, Seen};
use super::trials::{check, script};

/// A pass or a take-back now and then, a resignation seldom, else a play: forbidden ones too. After
/// each turn that does not end the game, `compare` looks at both.
pub fn play_both(both: &mut Both, script: &[u16], compare: impl Fn(&Both)) {
    for &choice in script {
        let pick = usize::from(choice / 64);
        let allowed = both.oracle.allowed();
        match (choice % 64, allowed.len()) {
            (0, _) if pick % 16 == 0 => drop(both.resign()),
            (0..3, _) | (_, 0) => drop(both.pass()),
            (3..6, _) if both.oracle.turns() > 0 => both.undo(),
            (6..12, _) => drop(both.play(pick % (both.oracle.ground.placement_count() + 1))),
            (_, n) => drop(both.play(allowed[pick % n])),
        }
        if both.oracle.is_over() {
            return;
        }
        compare(both);
    }
}

/// Plays games on random boards, and returns what occurred.
pub fn agree(
    cases: u32,
    given: impl Strategy<Value = Given>,
    repetition: Repetition,
    end: End,
    compare: impl Fn(&Both),
) -> Seen {
    let seen = Cell::new(Seen::default());
    check(cases, (given, script(60)), |(given, script)| {
        let mut both = Both::new(&given, repetition, end);
        play_both(&mut both, &script, &compare);
        let mut sum = seen.get();
        sum.add(both.seen);
        seen.set(sum);
    });
    seen.get()
}
