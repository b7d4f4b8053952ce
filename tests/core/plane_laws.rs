//! The engine of the plane does what the literal oracle says, turn for turn, on small boards of every
//! kind.

use std::cell::Cell;
use std::collections::BTreeSet;

use gospace::colour::{PerPlayer, Player};
use gospace::rules::rational::Rational;
use gospace::rules::snap::{self, Snap};
use gospace::{Offer, Phase, Turn};
use proptest::collection::vec;
use proptest::prelude::*;

use super::naive_plane::Plane;
use super::naive_plane_game::{Game, Stone};
use super::naive_region::Spot;
use super::plane_boards::{Picks, bounds, centre, good_boards, legal_ticks, start_of};
use super::plane_engine::{self, Both, Engine, STONE_RULES, Seen};
use super::trials::{check, often, script};

/// Plays close together mostly, forbidden ones too, and passes and take-backs now and then.
fn play_both(both: &mut Both, script: &[u16]) {
    for (i, &choice) in script.iter().enumerate() {
        let mut picks = Picks(u64::from(choice) << 8 | i as u64);
        let stones = both.oracle.stones().len();
        match choice % 32 {
            0 => both.pass(),
            1..3 if both.oracle.turns() > 0 => both.undo(),
            3 if stones > 0 => {
                let at = both.oracle.stones()[picks.below(stones)].at;
                drop(both.play([at[0] + picks.below(3) as i64, at[1]]));
            }
            _ => {
                let at = centre(&both.oracle, &mut picks);
                drop(both.play(at));
            }
        }
        if i % 8 == 0 {
            both.compare_liberties();
        }
        if both.oracle.is_over() {
            return;
        }
    }
}

#[test]
fn the_plane_plays_as_the_definitions_say() {
    let seen = Cell::new(Seen::default());
    check(200, (good_boards(), script(60)), |(setup, script)| {
        let mut both = Both::new(&setup, &[]);
        play_both(&mut both, &script);
        let mut sum = seen.get();
        sum.add(both.seen);
        seen.set(sum);
    });
    let seen = seen.get();
    assert!(
        seen.plays > often(3_000)
            && seen.captures > often(500)
            && seen.distant_captures > often(200),
        "{seen:?}"
    );
    assert!(seen.suicides > often(100) && seen.repeats > often(300), "{seen:?}");
    assert!(seen.overlaps > often(300) && seen.outside > often(300), "{seen:?}");
}

#[test]
fn taking_all_turns_back_and_again_is_exact_after_a_document_too() {
    check(100, (good_boards(), script(40)), |(setup, script)| {
        let mut both = Both::new(&setup, &[]);
        play_both(&mut both, &script);
        both.engine = both.engine.reopened();
        both.compare();
        let turns = both.oracle.clone();
        while both.oracle.turns() > 0 {
            both.undo();
        }
        assert!(!both.engine.open.game.undo(), "nothing is before the first turn");
        let numbered = both.engine.game().plane().expect("a plane").stones().spots();
        assert_eq!(numbered, [], "no centre came up yet");
        for t in 0..turns.turns() {
            assert!(both.engine.open.game.redo());
            both.oracle.moments.push(turns.moments[t + 1].clone());
            both.oracle.passes.push(turns.passes[t]);
            both.compare();
        }
        assert!(!both.engine.open.game.redo(), "nothing is after the last turn");
        both.compare_liberties();
    });
}

#[test]
fn a_start_is_well_formed_or_refused_with_its_dead_stones() {
    let refused = Cell::new(0);
    check(300, (good_boards(), script(40), script(10)), |(setup, stones, script)| {
        let plane = Plane::new(&setup);
        let start = start_of(&plane, &stones);
        let dead = plane.dead_stones(&start);
        if dead.is_empty() {
            let mut both = Both::new(&setup, &start);
            both.compare_liberties();
            play_both(&mut both, &script);
        } else {
            let centres = dead.iter().map(|&i| start[i].at).collect();
            let made = Engine::new(&setup, STONE_RULES, &start).map(drop);
            assert_eq!(made, Err(centres));
            refused.set(refused.get() + 1);
        }
    });
    assert!(refused.get() > often(20), "{refused:?}");
}

#[test]
fn stones_count_one_each_or_the_square_of_the_radius_or_a_continuum() {
    check(60, (good_boards(), script(20)), |(setup, script)| {
        let rules = ["stones", "measure", "cardinality"].map(|score| {
            format!(r#"{{"repetition":"none","end":"two-passes","komi":"7/2","score":"{score}"}}"#)
        });
        let mut engines = rules.map(|rules| Engine::new(&setup, &rules, &[]).expect("no stones"));
        let mut game = Game::new(Plane::new(&setup), Vec::new());
        for (i, &choice) in script.iter().enumerate() {
            let at = centre(&game, &mut Picks(u64::from(choice) << 8 | i as u64));
            let played =
                engines.each_mut().map(|engine| engine.act(plane_engine::play(at)).is_ok());
            assert!(played == [played[0]; 3]);
            let stones = engines[0].stones();
            let PerPlayer { black, white } = Plane::stone_count(&stones);
            let plus_komi = |number: usize| format!("{}/2", 2 * number + 7);
            let [count, measure, points] = engines.each_ref().map(Engine::scored);
            assert_eq!((count.black, count.white), (black.to_string(), plus_komi(white)));
            let [b, w] = [black, white].map(|n| n * (setup.radius * setup.radius) as usize);
            assert_eq!((measure.black, measure.white), (b.to_string(), plus_komi(w)));
            let expected = |n: usize, none: &str| if n > 0 { "continuum" } else { none }.to_owned();
            assert_eq!(
                (points.black, points.white),
                (expected(black, "0"), expected(white, "7/2"))
            );
            // The oracle's game only proposes centres.
            game.moments[0] = stones;
        }
    });
}

#[test]
fn every_preset_is_played_to_an_end_on_the_plane() {
    const PRESETS: [&str; 4] = ["tromp-taylor", "primitive", "stone", "divide-and-choose"];
    let ends = Cell::new([0; 4]);
    check(30, (good_boards(), script(200)), |(setup, script)| {
        for (i, preset) in PRESETS.into_iter().enumerate() {
            let rules = format!(r#"{{"preset":"{preset}"}}"#);
            let mut engine = Engine::new(&setup, &rules, &[]).expect("no stones");
            let mut game = Game::new(Plane::new(&setup), Vec::new());
            for (j, &choice) in script.iter().enumerate() {
                game.moments[0] = engine.stones();
                let at = centre(&game, &mut Picks(u64::from(choice) << 8 | j as u64));
                let play = plane_engine::play(at);
                let turn = match engine.game().phase().clone() {
                    Phase::Over => break,
                    Phase::Komi => Turn::Komi(Default::default()),
                    Phase::Take { .. } => Turn::Take(Player::White),
                    Phase::Offer { .. } => Turn::Agree,
                    _ if engine.open.game.refusal(&play).is_none() => play,
                    _ if preset == "divide-and-choose" => Turn::Offer(Offer::Pass),
                    _ => Turn::Pass,
                };
                // Passes are not allowed under Primitive.
                let acted = engine.act(turn);
                assert!(acted.is_ok() || preset == "primitive", "{acted:?}");
            }
            let mut count = ends.get();
            count[i] += usize::from(engine.game().result().is_some());
            ends.set(count);
        }
    });
    let ends = ends.get();
    assert!(ends.iter().all(|&count| count > often(7)), "{ends:?} of {PRESETS:?}");
}

/// RULES.md 7: the ko winner sets the board "to any colouring in the history".
#[test]
fn a_reset_brings_back_the_stones_of_its_moment_and_their_liberties() {
    let resets = Cell::new(0);
    check(40, (good_boards(), script(10)), |(setup, script)| {
        let rules = r#"{"preset":"divide-and-choose"}"#;
        let engine = Engine::new(&setup, rules, &[]).expect("no stones");
        let oracle = Game::new(Plane::new(&setup), Vec::new());
        let mut both = Both::of(&setup, engine, oracle);
        for turn in [Turn::Komi(Rational::zero()), Turn::Take(Player::White)] {
            both.engine.act(turn).expect("it belongs here");
        }
        let mut stood: Vec<(usize, BTreeSet<Stone>)> = vec![(2, BTreeSet::new())];
        for (i, &choice) in script.iter().enumerate() {
            both.oracle.moments[0] = both.engine.stones();
            let at = centre(&both.oracle, &mut Picks(u64::from(choice) << 8 | i as u64));
            let site = plane_engine::play(at).site().expect("a play");
            if both.engine.act(Turn::PlayAndBid(site, Rational::zero())).is_err() {
                continue;
            }
            both.engine.act(Turn::Answer(Some(Player::Black))).expect("it belongs here");
            let now = both.engine.stones();
            for (moment, stones) in &stood {
                both.engine.act(Turn::Reset(Some(*moment))).expect("it is in the history");
                both.oracle.moments[0] = both.engine.stones();
                assert_eq!(both.oracle.stones().iter().copied().collect::<BTreeSet<_>>(), *stones);
                both.compare_liberties();
                assert!(both.engine.open.game.undo());
                assert_eq!(both.engine.stones(), now);
                resets.set(resets.get() + 1);
            }
            both.oracle.moments[0] = now;
            both.compare_liberties();
            let (back, _) = stood[usize::from(choice) % stood.len()];
            let to = (choice % 3 == 0).then_some(back);
            both.engine.act(Turn::Reset(to)).expect("it is in the history");
            let stones = both.engine.stones().into_iter().collect();
            stood.push((both.engine.game().turn_count(), stones));
        }
    });
    assert!(resets.get() > 300, "{resets:?}");
}

/// D7: "decided on finitely many centres". On boards so small that a lattice has every tick, all.
#[test]
fn under_primitive_no_player_with_a_turn_loses_on_a_small_board() {
    let lost = Cell::new(0);
    let small = good_boards().prop_filter("few ticks", |setup| {
        let [[x0, y0], [x1, y1]] = bounds(setup);
        (x1 - x0) * (y1 - y0) < 250
    });
    check(30, (small, script(300)), |(setup, script)| {
        let rules = r#"{"preset":"primitive"}"#;
        let mut engine = Engine::new(&setup, rules, &[]).expect("no stones");
        let mut game = Game::new(Plane::new(&setup), Vec::new());
        for &choice in &script {
            let legal = legal_ticks(&game.plane, bounds(&setup), game.stones());
            let tried = (0..legal.len()).map(|i| legal[(i + usize::from(choice)) % legal.len()]);
            let turn = tried.filter_map(|at| game.play(at).ok().map(|_| at)).next();
            let is_over = engine.game().result().is_some();
            assert_eq!(is_over, turn.is_none(), "{:?} on {setup:?}", game.stones());
            let Some(at) = turn else {
                lost.set(lost.get() + 1);
                return;
            };
            engine.act(plane_engine::play(at)).expect("the oracle allows it");
        }
    });
    assert!(lost.get() > often(20), "{lost:?}");
}

#[test]
fn a_snap_is_a_legal_centre_and_names_what_a_stone_there_touches() {
    let [loose, one, two] = [Cell::new(0), Cell::new(0), Cell::new(0)];
    let pointers = vec([0.0..1.0_f64, 0.0..1.0], 12);
    check(150, (good_boards(), script(20), pointers), |(setup, stones, pointers)| {
        let plane = Plane::new(&setup);
        let start = start_of(&plane, &stones);
        if !plane.dead_stones(&start).is_empty() {
            return;
        }
        let both = Both::new(&setup, &start);
        let engine = both.engine.game().plane().expect("a plane");
        let [[x0, y0], [x1, y1]] = bounds(&setup).map(|corner| corner.map(|v| v as f64));
        for [u, v] in pointers {
            let pointer = [x0 + u * (x1 - x0), y0 + v * (y1 - y0)];
            let within = f64::from(setup.radius) * u * 2.0;
            let snaps = snap::snaps(engine.stones(), pointer, within);
            let away = |snap: &Snap| {
                let [dx, dy] =
                    [f64::from(snap.at.x) - pointer[0], f64::from(snap.at.y) - pointer[1]];
                dx.hypot(dy)
            };
            assert!(snaps.is_sorted_by_key(away));
            let touches = |snap: &Snap| (snap.stones.len() + snap.walls).min(2);
            let most = snaps.iter().map(touches).max();
            let best = snaps.iter().find(|&snap| Some(touches(snap)) == most);
            assert_eq!(snap::snap(engine.stones(), pointer, within).as_ref(), best);
            for snap in &snaps {
                let at = [snap.at.x.into(), snap.at.y.into()];
                assert!(plane.holds(at) && !start.iter().any(|s| plane.overlap(s.at, at)));
                // A snap is the best tick of those around a real point.
                assert!(away(snap) <= within + 4.0, "{snap:?} is not near {pointer:?}");
                let touched: Vec<Spot> = snap
                    .stones
                    .iter()
                    .map(|&p| {
                        let spot = engine.spot(p.as_placement()).expect("a stone");
                        [spot.x.into(), spot.y.into()]
                    })
                    .collect();
                let touches = |stone: &&Stone| plane.touch(stone.at, at);
                let expected = start.iter().filter(touches).map(|stone| stone.at);
                assert_eq!(touched, expected.collect::<Vec<_>>());
                let count = [&loose, &one, &two][touched.len().min(2)];
                count.set(count.get() + 1);
            }
        }
    });
    let seen = [loose, one, two].map(Cell::into_inner);
    assert!(seen.iter().all(|&count| count > often(100)), "{seen:?}");
}
