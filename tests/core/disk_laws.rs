//! The engine of disk boards does what the literal oracle says, and boards of disks play as the grids
//! and the definitions that they stand for.

use std::cell::Cell;

use gospace::boards::disks::DisksError;
use gospace::boards::setup::{Disk, DisksSetup};
use gospace::colour::{Colour, PerPlayer, Player};
use proptest::collection::vec;
use proptest::prelude::*;

use super::bidders::propose;
use super::disk_boards::{boards, glued, in_regions, reaching, topogo_example_1};
use super::engine::Engine;
use super::naive_bids::{Action, Phase};
use super::naive_disks::{Disks, Fault};
use super::naive_rules::{End, Game, Given, Repetition};
use super::rules_agree::{agree, play_both};
use super::rules_both::{Both, BothBid, Seen};
use super::trials::{check, often, script};

/// Area depends on more than the captures of a play.
fn same_owners(both: &Both) {
    let Both { engine, oracle, .. } = both;
    assert_eq!(oracle.ground.owners(oracle.colouring()), engine.owners());
}

fn agree_on_disks(cases: u32, repetition: Repetition, end: End) -> Seen {
    agree(cases, boards().prop_map(Given::Disks), repetition, end, same_owners)
}

#[test]
fn disks_play_as_the_definitions_say() {
    let seen = agree_on_disks(2_000, Repetition::Positional, End::TwoPasses);
    assert!(
        seen.plays > often(7_000) && seen.captures > often(2_000) && seen.suicides > often(300),
        "{seen:?}"
    );
    assert!(seen.overlaps > often(10_000) && seen.repeats > often(2_000), "{seen:?}");
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
        let seen = agree_on_disks(300, repetition, end);
        assert!(seen.plays > often(600) && seen.captures > often(200), "{seen:?}");
        assert_eq!(seen.repeats > often(100), repetition != Repetition::Nothing, "{seen:?}");
        assert!(end == End::TwoPasses || seen.ends > often(100), "{seen:?}");
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
    vec(colour, 20)
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
            play_both(&mut both, &script, same_owners);
        } else {
            let made = Engine::new(&given, Repetition::Positional, End::TwoPasses, &start);
            assert_eq!(made.err(), Some(dead));
            refused.set(refused.get() + 1);
        }
    });
    assert!(refused.get() > often(100), "{refused:?}");
}

#[test]
fn divide_and_choose_goes_on_disks_as_the_table_says() {
    let ended = Cell::new(0);
    check(800, (boards(), script(60)), |(setup, script)| {
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
    assert!(ended.get() > often(30), "{ended:?}");
}

#[test]
fn taking_all_turns_back_and_again_is_exact() {
    check(600, (boards(), script(60)), |(setup, script)| {
        let mut both = Both::new(&Given::Disks(setup), Repetition::Positional, End::TwoPasses);
        play_both(&mut both, &script, same_owners);
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
    assert!(plays.get() > often(2_000), "{plays:?}");
}

#[test]
fn topogo_example_1_is_the_grid_at_its_full_size() {
    let refused = Cell::new(0);
    check(6, vec(any::<u16>(), 900), |script| {
        let rules = r#"{"preset":"tromp-taylor"}"#;
        let boards = [Given::Disks(topogo_example_1(19)), grid(19)];
        let [mut disks, mut points] = boards.map(|given| Engine::with_rules(&given, rules));
        for choice in script {
            // Most plays are close together, so that stones are taken.
            let [wide, corner] = [usize::from(choice) % 361, usize::from(choice / 3) % 361 / 3];
            let at = if choice % 3 == 0 { wide } else { corner };
            let played = disks.act(Action::Play(at));
            assert_eq!(played, points.act(Action::Play(at)));
            refused.set(refused.get() + usize::from(played.is_err()));
            assert_eq!(disks.point_colours(), points.point_colours());
            assert_eq!(disks.chain(at), points.chain(at));
            assert_eq!(disks.liberties(at), points.liberties(at));
        }
        assert_eq!(disks.open(), points.open());
        assert_eq!(disks.allowed(), points.allowed());
        assert_eq!(disks.owners(), points.owners());
        assert_eq!(disks.area(), points.area());
    });
    assert!(refused.get() > 1_000, "{refused:?}");
}

#[test]
fn every_score_is_what_its_definition_says() {
    let inner = Cell::new(0);
    check(500, (boards(), script(30)), |(setup, script)| {
        let given = Given::Disks(setup.clone());
        let disks = Disks::new(&setup);
        let scores = ["area", "stones", "measure", "cardinality"];
        let mut engines = scores.map(|score| {
            let rules = r#"{"repetition":"none","end":"two-passes","komi":"-1/2","score":"#;
            Engine::with_rules(&given, &format!(r#"{rules}"{score}"}}"#))
        });
        for choice in script {
            let open = engines[0].open();
            if open.is_empty() {
                return;
            }
            let at = open[usize::from(choice) % open.len()];
            for engine in &mut engines {
                engine.act(Action::Play(at)).expect("nothing is forbidden");
            }
            let b = engines[0].point_colours();
            let [area, stones, measure, cardinality] = engines.each_ref().map(Engine::scored);
            assert_eq!(area, with_komi(disks.area(&b)));
            assert_eq!(stones, with_komi(disks.stone_count(&b)));
            assert_eq!(measure, with_komi(disks.measure(&b)));
            let points = disks.has_continuum(&b);
            let expected = |has, none: &str| if has { "continuum" } else { none }.to_owned();
            assert_eq!(cardinality.black, expected(points.black, "0"));
            assert_eq!(cardinality.white, expected(points.white, "-1/2"));
            let in_another = |i| disks.inside(i).len() > 1 && b[i] != Colour::Empty;
            inner.set(inner.get() + usize::from((0..disks.len()).any(in_another)));
        }
    });
    assert!(inner.get() > often(200), "{inner:?} boards with stones in stones");
}

/// White's half point less, as it is written.
fn with_komi<T: std::fmt::Display + TryInto<i64>>(count: PerPlayer<T>) -> PerPlayer<String> {
    let black = count.black.to_string();
    let white = count.white.try_into().ok().expect("a small score");
    PerPlayer { black, white: format!("{}/2", 2 * white - 1) }
}

#[test]
fn every_preset_is_played_to_an_end_on_disks() {
    let ends = Cell::new([0; 4]);
    check(100, (boards(), script(200)), |(setup, script)| {
        let given = Given::Disks(setup);
        for (i, preset) in PRESETS.into_iter().enumerate() {
            let mut engine = Engine::with_rules(&given, &format!(r#"{{"preset":"{preset}"}}"#));
            for &choice in &script {
                let allowed = engine.allowed();
                let acted = match (engine.phase(), allowed.len()) {
                    (Phase::Over, _) => break,
                    (Phase::Komi, _) => engine.act(Action::Komi(0.into())),
                    (Phase::Take, _) => engine.act(Action::Take(Player::White)),
                    (Phase::Offer(_), _) => engine.act(Action::Agree),
                    (_, n) if n > 0 && choice % 8 > 0 => {
                        engine.act(Action::Play(allowed[usize::from(choice) % n]))
                    }
                    _ if preset == "divide-and-choose" => engine.act(Action::ForeverPass),
                    // Passes are not allowed under Primitive.
                    _ => engine.act(Action::Pass).or(Ok(Default::default())),
                };
                acted.expect("what suits the phase");
            }
            let mut count = ends.get();
            count[i] += usize::from(engine.is_over());
            ends.set(count);
        }
    });
    assert!(ends.get().iter().all(|&count| count > often(50)), "{ends:?} of {PRESETS:?}");
}

const PRESETS: [&str; 4] = ["tromp-taylor", "primitive", "stone", "divide-and-choose"];

/// Disks of any size anywhere, good ones and bad.
fn unchecked() -> impl Strategy<Value = DisksSetup> {
    let one = ([-3..27_i32, -3..27], 0..6_i32, -1..6_i32);
    let disk = one.prop_map(|([x, y], core, more)| reaching(x, y, core, core + more));
    (in_regions(), glued(), any::<[bool; 2]>(), vec(disk, 0..3)).prop_map(
        |(region, glued, [is_glued, is_double], mut disks)| {
            let base = if is_glued { glued } else { region };
            disks.extend(base.disks.into_iter().take(3));
            if is_double {
                let again = disks.first().map(|d| Disk { reach: d.reach + 1, ..*d });
                disks.extend(again);
            }
            DisksSetup { disks, ..base }
        },
    )
}

#[test]
fn a_bad_disk_is_refused_by_name_and_for_what_is_wrong_with_it() {
    let seen = Cell::new([0; 5]);
    check(5_000, unchecked(), |setup| {
        let faults = Disks::new(&setup).faults();
        let named = Engine::disks_error(&setup).map(|error| match error {
            DisksError::NoCore { disk, .. } | DisksError::ReachBelowCore { disk, .. } => {
                (disk.index(), Fault::Size)
            }
            DisksError::Outside { disk, .. } => (disk.index(), Fault::Outside),
            DisksError::OverlapsItself { disk } => (disk.index(), Fault::OwnImage),
            DisksError::Twice { first, second } => {
                (second.index(), Fault::Duplicate(first.index()))
            }
            other => panic!("{other} in {setup:?}"),
        });
        match named {
            None => assert_eq!(faults, []),
            Some(named) => assert!(faults.contains(&named), "{named:?}, {faults:?}, {setup:?}"),
        }
        let kind = named.map_or(0, |(_, fault)| match fault {
            Fault::Size => 1,
            Fault::Outside => 2,
            Fault::OwnImage => 3,
            Fault::Duplicate(_) => 4,
        });
        let mut count = seen.get();
        count[kind] += 1;
        seen.set(count);
    });
    assert!(seen.get().iter().all(|&count| count > often(20)), "{seen:?}");
}
