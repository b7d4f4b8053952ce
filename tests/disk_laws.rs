//! The engine of disk boards does what the literal oracle says, and boards of disks play as the grids
//! and the definitions that they stand for.

mod disk_boards;
mod engine;
mod naive;
mod naive_bids;
mod naive_disks;
mod naive_region;
mod naive_rules;
mod naive_space;
mod rules_both;
mod trials;

#[path = "bids_laws/players.rs"]
mod players;

use std::cell::Cell;
use trials::{check, script};

use disk_boards::{boards, topogo_example_1};
use engine::Engine;
use gospace::boards::setup::DisksSetup;
use gospace::colour::{Colour, PerPlayer};
use naive_bids::Phase;
use naive_disks::Disks;
use naive_rules::{End, Game, Given, Repetition};
use players::propose;
use proptest::prelude::*;
use rules_both::{Both, BothBid, Seen};

/// A pass or a take-back now and then, a resignation seldom, else a play: forbidden ones too.
fn play_both(both: &mut Both, script: &[u16]) {
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
        let Both { engine, oracle, .. } = both;
        let b = oracle.colouring();
        assert_eq!(oracle.ground.owners(b), engine.owners());
    }
}

fn agree(
    cases: u32,
    boards: impl Strategy<Value = DisksSetup>,
    repetition: Repetition,
    end: End,
) -> Seen {
    let seen = Cell::new(Seen::default());
    check(cases, (boards, script(60)), |(setup, script)| {
        let mut both = Both::new(&Given::Disks(setup), repetition, end);
        play_both(&mut both, &script);
        let mut sum = seen.get();
        sum.add(both.seen);
        seen.set(sum);
    });
    seen.get()
}

#[test]
fn disks_play_as_the_definitions_say() {
    let seen = agree(3_000, boards(), Repetition::Positional, End::TwoPasses);
    assert!(seen.plays > 20_000 && seen.captures > 3_000 && seen.suicides > 300, "{seen:?}");
    assert!(seen.overlaps > 20_000 && seen.repeats > 2_000, "{seen:?}");
}

#[test]
fn every_repetition_rule_and_every_end_hold_on_disks() {
    let other = [
        (Repetition::Situational, End::TwoPasses),
        (Repetition::Simple, End::TwoPasses),
        (Repetition::Nothing, End::TwoPasses),
        (Repetition::Positional, End::NoTurnLoses),
        (Repetition::Situational, End::NoTurnLoses),
    ];
    for (repetition, end) in other {
        let seen = agree(500, boards(), repetition, end);
        assert!(seen.plays > 2_000 && seen.captures > 300, "{seen:?}");
        assert_eq!(seen.repeats > 100, repetition != Repetition::Nothing, "{seen:?}");
        assert!(end == End::TwoPasses || seen.ends > 100, "{seen:?}");
    }
}

/// Each player's stones of a start: none overlaps one before it.
fn start_of(disks: &Disks, picked: &[Colour]) -> PerPlayer<Vec<usize>> {
    let mut start: PerPlayer<Vec<usize>> = PerPlayer::default();
    for (i, colour) in picked.iter().enumerate().take(disks.len()) {
        let overlaps = |&&j: &&usize| disks.conflict(i, j);
        let is_open = start.black.iter().chain(&start.white).find(overlaps).is_none();
        if let (Some(player), true) = (colour.player(), is_open) {
            start[player].push(i);
        }
    }
    start
}

fn colours() -> impl Strategy<Value = Vec<Colour>> {
    let colour = prop_oneof![Just(Colour::Empty), Just(Colour::Black), Just(Colour::White)];
    proptest::collection::vec(colour, 20)
}

#[test]
fn a_start_is_well_formed_or_refused_with_its_dead_stones() {
    let refused = Cell::new(0);
    check(1_500, (boards(), colours(), script(30)), |(setup, picked, script)| {
        let disks = Disks::new(&setup);
        let start = start_of(&disks, &picked);
        let given = Given::Disks(setup);
        let dead = disks.dead_points(&given.colouring(&start));
        if dead.is_empty() {
            let mut both = Both::from(&given, Repetition::Positional, End::TwoPasses, &start);
            play_both(&mut both, &script);
        } else {
            let made = Engine::new(&given, Repetition::Positional, End::TwoPasses, &start);
            assert_eq!(made.err(), Some(dead));
            refused.set(refused.get() + 1);
        }
    });
    assert!(refused.get() > 100, "{refused:?}");
}

#[test]
fn divide_and_choose_goes_on_disks_as_the_table_says() {
    let ended = Cell::new(0);
    check(1_500, (boards(), script(60)), |(setup, script)| {
        let mut both = BothBid::new(&Given::Disks(setup));
        for choice in script {
            if choice % 37 == 0 && both.oracle.turns() > 0 {
                both.undo();
            } else {
                let _ = both.act(propose(&both.oracle, choice));
            }
        }
        ended.set(ended.get() + usize::from(both.oracle.state().phase == Phase::Over));
        both.engine = both.engine.reopened();
        both.compare();
    });
    assert!(ended.get() > 50, "{ended:?}");
}

#[test]
fn taking_all_turns_back_and_again_is_exact() {
    check(600, (boards(), script(60)), |(setup, script)| {
        let mut both = Both::new(&Given::Disks(setup), Repetition::Positional, End::TwoPasses);
        play_both(&mut both, &script);
        both.engine = both.engine.reopened();
        both.compare();
        let turns = both.oracle.clone();
        while both.oracle.turns() > 0 {
            both.undo();
        }
        assert!(!both.engine.undo(), "nothing is before the first turn");
        for t in 0..turns.turns() {
            assert!(both.engine.redo());
            both.oracle.colourings.push(turns.colourings[t + 1].clone());
            both.oracle.done.push(turns.done[t]);
            both.compare();
        }
        assert!(!both.engine.redo(), "nothing is after the last turn");
    });
}

/// The grid as a list of edges, point `row * side + column`.
fn grid(side: u32) -> Given {
    let at = |x: u32, y: u32| y * side + x;
    let pairs = (0..side).flat_map(|y| (1..side).map(move |x| (x, y)));
    let edges = pairs.flat_map(|(a, b)| [[at(a - 1, b), at(a, b)], [at(b, a - 1), at(b, a)]]);
    Given::Graph((side * side) as usize, edges.collect(), Vec::new())
}

#[test]
fn topogo_example_1_is_the_grid_to_the_oracles() {
    let plays = Cell::new(0);
    check(200, (2..5_u32, script(80)), |(side, script)| {
        let boards = [Given::Disks(topogo_example_1(side as i32)), grid(side)];
        let [mut disks, mut points] =
            boards.map(|given| Game::new(given.ground(), Repetition::Positional, End::TwoPasses));
        for choice in script {
            let at = usize::from(choice) % (side * side) as usize;
            let played = disks.play(at);
            assert_eq!(played, points.play(at));
            plays.set(plays.get() + usize::from(played.is_ok()));
            if played.is_err() && disks.allowed().is_empty() {
                assert_eq!(disks.pass(), points.pass());
            }
            let b = points.colouring();
            assert_eq!(disks.ground.owners(b), points.ground.owners(b));
        }
    });
    assert!(plays.get() > 2_000, "{plays:?}");
}
