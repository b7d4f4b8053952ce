//! Laws: what holds in every game on every board, tried on random games over board families and
//! random graphs and digraphs, and that the engine does what the literal oracle says.

mod boards;
mod engines;
mod invariants;
mod players;
mod starts;
mod symmetry;
mod undo;

use std::cell::Cell;

use gospace::boards::setup::BoardSetup;
use proptest::prelude::*;

use super::both::{Both, Seen};
use super::trials::{check, script};
use boards::{Links, MOST_POINTS, families, gallery, random};
use players::play_both;

/// Plays scripts on random boards, engine beside oracle, and returns what occurred.
fn agree_on(cases: u32, boards: impl Strategy<Value = BoardSetup>, turns: usize) -> Seen {
    let seen = Cell::new(Seen::default());
    check(cases, (boards, script(turns)), |(setup, script)| {
        let mut both = Both::new(&setup);
        play_both(&mut both, &script);
        let mut sum = seen.get();
        sum.add(both.seen);
        seen.set(sum);
    });
    seen.get()
}

#[test]
fn the_engine_agrees_with_the_oracle_on_every_family() {
    let mut seen = Seen::default();
    for setup in families() {
        let here = agree_on(60, Just(setup), 80);
        assert!(here.plays > 0 && here.captures > 0, "{here:?}");
        seen.add(here);
    }
    assert!(seen.suicides > 0 && seen.captures_with_suicide > 0, "{seen:?}");
    assert!(seen.kos > 0 && seen.superkos > 0, "{seen:?}");
}

#[test]
fn the_engine_agrees_with_the_oracle_from_every_start_of_the_gallery() {
    let boards = proptest::sample::select(gallery(0..MOST_POINTS + 1));
    check(300, (boards, script(80)), |((setup, start), script)| {
        play_both(&mut Both::from(&setup, &start), &script);
    });
}

#[test]
fn the_engine_agrees_with_the_oracle_on_random_graphs() {
    let seen = agree_on(3_000, random(1..15, Links::TwoWay, 2), 80);
    assert!(seen.captures > 0 && seen.suicides > 0, "{seen:?}");
    assert!(seen.kos > 0 && seen.superkos > 0, "{seen:?}");
    // If every link is two-way, what a play captures leaves it a liberty.
    assert_eq!(seen.captures_with_suicide, 0);
}

#[test]
fn the_engine_agrees_with_the_oracle_on_random_digraphs() {
    let one_way = agree_on(2_000, random(1..15, Links::OneWay, 3), 80);
    let mixed = agree_on(2_000, random(1..15, Links::Mixed, 2), 80);
    for seen in [one_way, mixed] {
        assert!(seen.captures > 0 && seen.suicides > 0, "{seen:?}");
        assert!(seen.captures_with_suicide > 0, "{seen:?}");
        assert!(seen.kos > 0 && seen.superkos > 0, "{seen:?}");
    }
}

#[test]
fn the_engine_agrees_with_the_oracle_on_larger_boards() {
    for links in [Links::TwoWay, Links::OneWay, Links::Mixed] {
        let seen = agree_on(50, random(25..MOST_POINTS + 1, links, 2), 160);
        assert!(seen.captures > 0 && seen.suicides > 0, "{seen:?}");
        assert!(seen.superkos > 0, "{seen:?}");
    }
}
