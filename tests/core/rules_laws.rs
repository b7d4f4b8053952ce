//! The engines do what the literal oracles say: go-spaces, every repetition rule, Primitive,
//! divide-and-choose.

use std::cell::Cell;

use gospace::colour::{Colour, PerPlayer};
use proptest::prelude::*;

use super::bidders::{propose, rules};
use super::engine::Engine;
use super::many::{colours, directed, larger_spaces, spaces, undirected};
use super::naive_bids::{Action, Phase};
use super::naive_rules::{End, Given, Repetition};
use super::naive_space::{Space, elements, of_graph};
use super::rules_agree::{agree, play_both};
use super::rules_both::{Both, BothBid};
use super::trials::{check, often, script};

fn on_spaces() -> impl Strategy<Value = Given> {
    spaces().prop_map(Given::Space)
}

fn on_graphs() -> impl Strategy<Value = Given> {
    directed(1..7, 8).prop_map(|(n, edges, arcs)| Given::Graph(n, edges, arcs))
}

#[test]
fn go_spaces_play_as_the_definitions_say() {
    for repetition in [Repetition::Positional, Repetition::Nothing] {
        let seen = agree(2_000, on_spaces(), repetition, End::TwoPasses, |_| {});
        assert!(
            seen.plays > often(2_000) && seen.captures > often(500) && seen.suicides > often(50),
            "{seen:?}"
        );
        assert!(seen.halves > often(50) && seen.overlaps > often(1_000), "{seen:?}");
    }
}

#[test]
fn go_spaces_play_so_from_every_well_formed_start() {
    check(2_000, (spaces(), colours(), script(30)), |(described, picked, script)| {
        let space = Space::new(&described).expect("open placements");
        let start = start_of(&space, &picked);
        let given = Given::Space(described);
        if space.dead_points(&given.colouring(&start)).is_empty() {
            let mut both = Both::from(&given, Repetition::Positional, End::TwoPasses, &start);
            play_both(&mut both, &script, |_| {});
        }
    });
}

/// Each player's placements of a start: none overlaps one before it.
fn start_of(space: &Space, picked: &[Colour]) -> PerPlayer<Vec<usize>> {
    let mut start: PerPlayer<Vec<usize>> = PerPlayer::default();
    let mut filled = 0;
    for (s, colour) in picked.iter().enumerate().take(space.placements.len()) {
        if let (Some(p), 0) = (colour.player(), filled & space.placements[s]) {
            filled |= space.placements[s];
            start[p].push(s);
        }
    }
    start
}

#[test]
fn a_start_with_dead_points_is_refused_and_names_them() {
    let refused = Cell::new(0);
    check(2_000, (spaces(), colours()), |(described, picked)| {
        let space = Space::new(&described).expect("open placements");
        let start = start_of(&space, &picked);
        let given = Given::Space(described);
        let dead = space.dead_points(&given.colouring(&start));
        let made = Engine::new(&given, Repetition::Positional, End::TwoPasses, &start);
        assert_eq!(made.err(), (!dead.is_empty()).then_some(dead.clone()));
        refused.set(refused.get() + usize::from(!dead.is_empty()));
    });
    assert!(refused.get() > often(100), "{refused:?}");
}

#[test]
fn area_on_go_spaces_is_owned_by_whose_stones_alone_touch_it() {
    check(2_000, (on_spaces(), script(30)), |(given, script)| {
        let mut both = Both::new(&given, Repetition::Positional, End::TwoPasses);
        play_both(&mut both, &script, |_| {});
        let Both { engine, oracle, .. } = &both;
        let b = oracle.colouring();
        assert_eq!(oracle.ground.owners(b), engine.owners());
        assert_eq!(oracle.ground.area(b), engine.area());
    });
}

#[test]
fn every_repetition_rule_forbids_what_its_one_line_says() {
    let two_passes = |repetition| (repetition, End::TwoPasses);
    let rules = [Repetition::Situational, Repetition::Simple, Repetition::Nothing].map(two_passes);
    // Without superko a game that the player without a turn loses might have no end.
    for (repetition, end) in rules.into_iter().chain([(Repetition::Situational, End::NoTurnLoses)])
    {
        let mut seen = agree(600, on_graphs(), repetition, end, |_| {});
        seen.add(agree(600, on_spaces(), repetition, end, |_| {}));
        let repeats = repetition != Repetition::Nothing;
        assert!(seen.captures > 50 && (seen.repeats > 50) == repeats, "{seen:?}");
    }
}

#[test]
fn under_primitive_the_player_without_a_turn_loses_at_once() {
    let mut seen = agree(1_000, on_graphs(), Repetition::Positional, End::NoTurnLoses, |_| {});
    seen.add(agree(1_000, on_spaces(), Repetition::Positional, End::NoTurnLoses, |_| {}));
    assert!(seen.ends > often(500), "{seen:?}");
}

#[test]
fn a_graph_and_its_go_space_are_one_game_to_the_engines() {
    let boards = (undirected(1..11, 0..19), script(60));
    check(2_000, boards, |((points, edges), script)| {
        let drawn: Vec<[u32; 2]> = edges.iter().map(|e| e.map(|v| v as u32)).collect();
        let boards = [Given::Graph(points, drawn, vec![]), Given::Space(of_graph(points, &edges))];
        let [mut graph, mut space] = boards.map(|given| {
            Engine::new(&given, Repetition::Positional, End::TwoPasses, &PerPlayer::default())
                .expect("an empty board")
        });
        for choice in script {
            let allowed = graph.allowed();
            assert_eq!(allowed, space.allowed());
            let turn = match allowed.len() {
                0 => Action::Pass,
                n => Action::Play(allowed[usize::from(choice) % n]),
            };
            let [one, other] = [&mut graph, &mut space].map(|engine| engine.act(turn));
            let [one, other] = [one, other].map(|outcome| outcome.map(|e| (e.captured, e.suicide)));
            assert_eq!(one, other);
            assert_eq!(graph.placement_colours(), space.placement_colours());
            assert_eq!(graph.owners(), space.owners());
            for v in 0..points {
                assert_eq!(
                    (graph.chain(v), graph.liberties(v)),
                    (space.chain(v), space.liberties(v))
                );
            }
            if graph.is_over() {
                return;
            }
        }
    });
}

/// The laws of strings on boards of any size: every coloured point is in a stone that has a liberty
/// (Result 2), a string is the same from each of its stones.
fn assert_strings_are_sound(given: &Given, engine: &Engine) {
    let stones = engine.placement_colours();
    let is_stone = |s: &usize| !matches!(stones[*s], None | Some(Colour::Empty));
    let living = |s: &usize| is_stone(s) && !engine.liberties(*s).is_empty();
    let held: Vec<usize> = (0..stones.len()).filter(living).flat_map(|s| given.points(s)).collect();
    for (x, colour) in engine.point_colours().iter().enumerate() {
        assert!(*colour == Colour::Empty || held.contains(&x), "{x} is in no living stone");
    }
    for s in (0..stones.len()).filter(is_stone) {
        let string = engine.chain(s);
        assert!(string.contains(&s));
        assert!(string.iter().all(|&t| stones[t] == stones[s] && engine.chain(t) == string));
    }
}

#[test]
fn on_larger_go_spaces_strings_are_sound_and_undo_is_exact() {
    check(500, (larger_spaces(), script(60)), |(described, script)| {
        let given = Given::Space(described);
        let empty = PerPlayer::default();
        let mut engine = Engine::new(&given, Repetition::Positional, End::TwoPasses, &empty)
            .expect("an empty board");
        let mut stood = Vec::new();
        for choice in script {
            let allowed = engine.allowed();
            if allowed.is_empty() {
                break;
            }
            stood.push(engine.point_colours());
            engine
                .act(Action::Play(allowed[usize::from(choice) % allowed.len()]))
                .expect("allowed");
            assert_strings_are_sound(&given, &engine);
        }
        while let Some(colours) = stood.pop() {
            assert!(engine.undo());
            assert_eq!(colours, engine.point_colours());
        }
    });
}

#[test]
fn a_placement_that_is_not_open_is_refused_with_the_smallest_open_set_around_it() {
    let refused = Cell::new(0);
    check(2_000, (spaces(), any::<u16>()), |(mut described, set)| {
        let points = described.points;
        let set = 1 + u32::from(set) % ((1 << points) - 1);
        if described.placements.contains(&set) {
            return;
        }
        described.placements.push(set);
        let expected = Space::new(&described).err();
        refused.set(refused.get() + usize::from(expected.is_some()));
        let expected = expected.map(|not| (not.placement, elements(not.smallest)));
        assert_eq!(Engine::not_open(&described), expected);
    });
    assert!(refused.get() > often(100), "{refused:?}");
}

fn bid_boards() -> impl Strategy<Value = Given> {
    directed(1..6, 6).prop_map(|(n, edges, arcs)| Given::Graph(n, edges, arcs))
}

/// Proposals, refused or not, and take-backs now and then.
fn bid(both: &mut BothBid, script: &[u16]) {
    for &choice in script {
        if choice % 37 == 0 && both.oracle.turns() > 0 {
            both.undo();
        } else {
            let _ = both.act(propose(&both.oracle, choice));
        }
    }
}

#[test]
fn divide_and_choose_goes_as_the_table_says() {
    check(4_000, (bid_boards(), script(80)), |(given, script)| {
        bid(&mut BothBid::new(&given), &script);
    });
}

#[test]
fn games_without_end_go_so_under_every_repetition_rule() {
    check(2_000, (bid_boards(), rules(), script(80)), |(given, rules, script)| {
        bid(&mut BothBid::under(&given, rules), &script);
    });
}

#[test]
fn taking_all_turns_back_and_again_is_exact_mid_bid_too() {
    check(600, (bid_boards(), script(60)), |(given, script)| {
        let mut both = BothBid::new(&given);
        for choice in script {
            let _ = both.act(propose(&both.oracle, choice));
        }
        let actions = both.oracle.actions.clone();
        for _ in &actions {
            both.undo();
        }
        assert!(!both.engine.undo(), "nothing is before the first turn");
        for action in actions {
            assert!(both.engine.redo());
            both.oracle.act(action).expect("it was allowed before");
            both.compare();
        }
        assert!(!both.engine.redo(), "nothing is after the last turn");
    });
}

#[test]
fn a_document_written_mid_bid_opens_where_it_stood() {
    check(600, (bid_boards(), script(40), any::<u16>()), |(given, script, next)| {
        let mut both = BothBid::new(&given);
        bid(&mut both, &script);
        both.engine = both.engine.reopened();
        both.compare();
        let _ = both.act(propose(&both.oracle, next));
    });
}

#[test]
fn the_engine_adjudicates_every_claim_as_unrolling_does() {
    let claims = Cell::new(0);
    check(800, (bid_boards(), script(40)), |(given, script)| {
        let mut both = BothBid::new(&given);
        for choice in script {
            let action = propose(&both.oracle, choice);
            if !matches!(action, Action::Agree | Action::Resign) {
                let _ = both.act(action);
            }
            for from in 0..both.oracle.turns() {
                let claim = both.oracle.claim(from);
                let refusal = both.engine.refusal(Action::ForeverCycle(from));
                if let Phase::Turn(_) = both.oracle.state().phase {
                    assert_eq!(claim.clone().err(), refusal);
                }
                if claim.is_ok() {
                    let unrolled = both.oracle.unroll(from, both.oracle.turns() + 1);
                    assert_eq!(unrolled, both.engine.adjudicate(from));
                    claims.set(claims.get() + 1);
                }
            }
        }
    });
    assert!(claims.get() > often(1_000), "{claims:?}");
}
