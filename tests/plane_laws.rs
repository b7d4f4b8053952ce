//! The engine of the plane does what the literal oracle says, turn for turn, on small boards of every
//! kind.

mod engine;
mod naive;
mod naive_bids;
mod naive_disks;
mod naive_intervals;
mod naive_plane;
mod naive_plane_game;
mod naive_region;
mod naive_rules;
mod naive_space;
mod plane_engine;
mod plane_tangencies;
mod trials;

use std::cell::Cell;
use trials::{check, script};

use gospace::boards::setup::{PlaneSetup, RegionSetup, Wrap};
use gospace::colour::{PerPlayer, Player};
use gospace::geometry::Region;
use gospace::rules::snap::{self, Snap};
use gospace::{Offer, Phase, Turn};
use naive_plane::Plane;
use naive_plane_game::{Game, Stone};
use naive_region::Spot;
use plane_engine::{Both, Engine, STONE_RULES, Seen};
use plane_tangencies::{circle, plane, polygon, rectangle};
use proptest::collection::vec;
use proptest::prelude::*;

/// Boards with room for a dozen stones or two, of few ticks.
fn boards() -> impl Strategy<Value = PlaneSetup> {
    let radius = prop_oneof![2 => 2..5_i32, 2 => 5..9_i32, 1 => Just(25)];
    (radius, any::<[u8; 4]>()).prop_map(|(radius, [kind, t, reach, size])| {
        let tolerance = [0, 0, 0, 1, 4.min(radius), radius / 2][usize::from(t % 6)];
        let more = 1 + i32::from(reach) % radius;
        let reach = (reach % 4 == 0).then_some(radius + (tolerance + 1) / 2 + more);
        let region = region(kind, radius, i32::from(size));
        PlaneSetup { reach, ..plane(region, radius, tolerance) }
    })
}

fn region(kind: u8, r: i32, size: i32) -> RegionSetup {
    let [w, h] = [(3 + size % 8) * r + size % 3, (2 + size / 8 % 8) * r + size % 5];
    let holed = |wrap| {
        let [w, h] = [w + 6 * r, h + 6 * r];
        let RegionSetup::Polygon { outer, .. } = rectangle([-3, 2], [w, h], wrap) else {
            unreachable!("a rectangle is a polygon")
        };
        let hole = [[w / 2, h / 2], [w / 2 + r, h / 2 + r / 2], [w / 2 - r / 3, h / 2 + r]];
        let RegionSetup::Polygon { outer: hole, .. } = polygon(&hole, &[]) else {
            unreachable!("a ring is a polygon")
        };
        RegionSetup::Polygon { outer, holes: vec![hole], wrap }
    };
    match kind % 12 {
        0 | 1 => rectangle([0, 0], [w, h], Wrap::None),
        2 => circle([1, -2], 2 * r + size % (3 * r)),
        3 => polygon(&[[0, 0], [w + 3 * r, r], [w, h + 4 * r], [-r, h + 2 * r]], &[]),
        4 => holed(Wrap::None),
        5 => holed(Wrap::Klein),
        6 => holed(Wrap::Cylinder),
        7 => rectangle([-5, 1], [w, h], Wrap::Cylinder),
        8 => rectangle([-5, 1], [w, h], Wrap::Torus),
        9 => rectangle([-5, 1], [w, h], Wrap::Mobius),
        10 => rectangle([-5, 1], [w, h], Wrap::Klein),
        _ => rectangle([0, 0], [6 * r, 6 * r], Wrap::None),
    }
}

/// A number for each question that a choice leaves open.
struct Picks(u64);

impl Picks {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// A legal centre close to a stone if one is soon found; a stone would rather touch.
fn centre(game: &Game, picks: &mut Picks) -> Spot {
    let plane = &game.plane;
    let mut spot = [0, 0];
    for _ in 0..40 {
        let stones = game.stones();
        spot = match stones.len() {
            0 => [picks.below(12) as i64 * 5 - 5, picks.below(12) as i64 * 5],
            n => {
                let from = stones[picks.below(n)].at;
                let distance = [plane.clearance, plane.contact][picks.below(2)];
                let angle = picks.below(360) as f64;
                let (sine, cosine) = angle.to_radians().sin_cos();
                let step = |part: f64| (part * distance as f64).round() as i64;
                [from[0] + step(cosine), from[1] + step(sine)]
            }
        };
        let overlaps = |stone: &Stone| plane.overlap(stone.at, spot);
        if plane.holds(spot) && !stones.iter().any(overlaps) {
            break;
        }
    }
    spot
}

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

fn is_board(setup: &PlaneSetup) -> bool {
    gospace::boards::plane::Plane::new(setup).is_ok()
}

fn good_boards() -> impl Strategy<Value = PlaneSetup> {
    boards().prop_filter("a board", is_board)
}

#[test]
fn the_plane_plays_as_the_definitions_say() {
    let seen = Cell::new(Seen::default());
    check(300, (good_boards(), script(60)), |(setup, script)| {
        let mut both = Both::new(&setup, &[]);
        play_both(&mut both, &script);
        let mut sum = seen.get();
        sum.add(both.seen);
        seen.set(sum);
    });
    let seen = seen.get();
    assert!(seen.plays > 3_000 && seen.captures > 500 && seen.distant_captures > 200, "{seen:?}");
    assert!(seen.suicides > 100 && seen.repeats > 300, "{seen:?}");
    assert!(seen.overlaps > 300 && seen.outside > 300, "{seen:?}");
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

/// Stones that do not overlap, of either colour, in an order that a start keeps: Black's first.
fn start_of(plane: &Plane, script: &[u16]) -> Vec<Stone> {
    let mut game = Game::new(plane.clone(), Vec::new());
    let mut stones: Vec<Stone> = Vec::new();
    for (i, &choice) in script.iter().enumerate() {
        let mut picks = Picks(u64::from(choice) << 8 | i as u64);
        let at = plane.region.canonical(centre(&game, &mut picks));
        let overlaps = |stone: &Stone| plane.overlap(stone.at, at);
        if plane.holds(at) && !stones.iter().any(overlaps) {
            let player = if choice % 3 == 0 { Player::White } else { Player::Black };
            stones.push(Stone { at, player });
            game.moments[0].clone_from(&stones);
        }
    }
    stones.sort_by_key(|stone| stone.player);
    stones
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
    assert!(refused.get() > 20, "{refused:?}");
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
                let turn = match engine.game().phase() {
                    Phase::Over => break,
                    Phase::Komi => Turn::Komi(Default::default()),
                    Phase::Take => Turn::Take(Player::White),
                    Phase::Offer(_) => Turn::Agree,
                    _ if engine.open.game.refusal(&play).is_none() => play,
                    _ if preset == "divide-and-choose" => Turn::Forever(Offer::Pass),
                    _ => Turn::Pass,
                };
                // Nobody passes under Primitive.
                let acted = engine.act(turn);
                assert!(acted.is_ok() || preset == "primitive", "{acted:?}");
            }
            let mut count = ends.get();
            count[i] += usize::from(engine.game().result().is_some());
            ends.set(count);
        }
    });
    let ends = ends.get();
    assert!(ends.iter().all(|&count| count >= 8), "{ends:?} of {PRESETS:?}");
}

/// Every tick centre on which a stone can be put.
fn legal_ticks(plane: &Plane, bounds: [[i64; 2]; 2], stones: &[Stone]) -> Vec<Spot> {
    let [[x0, y0], [x1, y1]] = bounds;
    let all = (y0..=y1).flat_map(|y| (x0..=x1).map(move |x| [x, y]));
    let overlaps = |p: Spot| stones.iter().any(|stone| plane.overlap(stone.at, p));
    all.filter(|&p| plane.holds(p) && !overlaps(p)).collect()
}

fn bounds(setup: &PlaneSetup) -> [[i64; 2]; 2] {
    let region = Region::new(&setup.region).expect("a region");
    region.bounds().map(|corner| [corner.x.into(), corner.y.into()])
}

/// D7: "decided on finitely many centres". On boards so small that a lattice has every tick, all.
#[test]
fn under_primitive_nobody_loses_who_has_a_turn_on_a_small_board() {
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
    assert!(lost.get() > 20, "{lost:?}");
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
            for snap in &snaps {
                let at = [snap.at.x.into(), snap.at.y.into()];
                assert!(plane.holds(at) && !start.iter().any(|s| plane.overlap(s.at, at)));
                // A snap is the best tick of those around a real point.
                assert!(away(snap) <= within + 4.0, "{snap:?} is not near {pointer:?}");
                let touched: Vec<Spot> = snap
                    .stones
                    .iter()
                    .map(|&p| {
                        let spot = engine.spot(p.into()).expect("a stone");
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
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}
