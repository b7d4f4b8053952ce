//! Laws of games without end: scores add up, and a verdict on "and so on for ever" is what playing
//! on shows. The literal oracle is held to them here and the engine to the oracle, under every
//! repetition rule.

use std::cell::Cell;

use gospace::colour::{Colour, PerPlayer, Player};
use proptest::prelude::*;

use super::bidders::{propose, rules};
use super::many::directed;
use super::naive;
use super::naive_bids::{Action, Actor, Game, Phase, Rational, Rules};
use super::naive_rules::{Forbidden, Given, Repetition};
use super::rules_both::BothBid;
use super::trials::{check, often, script};

const DIVIDED: Just<Rules> = Just(Rules::DIVIDE_AND_CHOOSE);

/// Games on digraphs so small that boards come back, for people who never resign or agree.
fn games(
    rules: impl Strategy<Value = Rules>,
    turns: usize,
) -> impl Strategy<Value = (Given, Rules, Vec<u16>)> {
    let board = directed(1..5, 3).prop_map(|(n, edges, arcs)| Given::Graph(n, edges, arcs));
    (board, rules, script(turns))
}

/// Plays the script's turns but the last ones of a game, engine beside oracle; `each` sees every turn
/// taken.
fn play_on(both: &mut BothBid, script: &[u16], mut each: impl FnMut(&mut BothBid)) {
    for &choice in script {
        let action = propose(&both.oracle, choice);
        let ends = matches!(action, Action::Agree | Action::Resign);
        if !ends && both.act(action).is_ok() {
            each(both);
        }
    }
}

/// The bids gained by the ko loser in the last turn.
fn gained(game: &Game) -> PerPlayer<Rational> {
    let mut gains = PerPlayer::default();
    let last_play = game.actions.iter().rev().find_map(|action| match action {
        &Action::PlayAndBid(_, bid) => Some(bid),
        _ => None,
    });
    match (game.actions.last(), &game.states[game.turns() - 1].phase) {
        (Some(Action::Reset(_)), Phase::Reset(winner)) => {
            gains[!*winner] = last_play.expect("a reset follows a bid");
        }
        (Some(Action::Take(_)), _) => {
            let Action::Komi(komi) = game.actions[0] else { panic!("komi is named first") };
            gains.white = komi;
        }
        _ => {}
    }
    gains
}

/// Resets bring boards back as a whole, suicides change a point twice in a turn.
#[test]
fn the_moments_with_a_colouring_are_those_where_it_stood() {
    let found = Cell::new(0);
    check(1_000, games(rules(), 60), |(given, rules, script)| {
        let mut both = BothBid::under(&given, rules);
        play_on(&mut both, &script, |both| {
            let game = both.engine.game();
            let BothBid { oracle, .. } = both;
            let now = &oracle.state().colouring;
            let stood = |t: &usize| oracle.states[*t].colouring == *now;
            let expected: Vec<usize> = (0..oracle.turns()).filter(stood).collect();
            assert_eq!(game.moments_with(game.colours()), expected);
            found.set(found.get() + expected.len());
        });
    });
    assert!(found.get() > 1_000, "{found:?}");
}

/// The numbers of turns after which the stones took their colours: a reset gives back those of its moment.
fn placed(game: &Game) -> Vec<usize> {
    let mut moments = vec![vec![0; game.state().colouring.len()]];
    for turn in 1..=game.turns() {
        let [before, now] = [turn - 1, turn].map(|t| &game.states[t].colouring);
        moments.push(match game.actions[turn - 1] {
            Action::Reset(Some(moment)) => moments[moment].clone(),
            _ => {
                let changed =
                    |x: usize| if before[x] == now[x] { moments[turn - 1][x] } else { turn };
                (0..now.len()).map(changed).collect()
            }
        });
    }
    moments.swap_remove(game.turns())
}

#[test]
fn a_stone_has_the_turn_that_put_it_there_whatever_was_reset() {
    let back = Cell::new(0);
    check(1_000, games(DIVIDED, 60), |(given, rules, script)| {
        play_on(&mut BothBid::under(&given, rules), &script, |both| {
            let BothBid { engine, oracle, .. } = both;
            let since = engine.game().since(oracle.turns());
            for (x, &turn) in placed(oracle).iter().enumerate() {
                if oracle.state().colouring[x] != Colour::Empty {
                    assert_eq!(since[x], turn, "of {x}");
                    back.set(back.get() + usize::from(reset_since(oracle, turn)));
                }
            }
        });
    });
    assert!(back.get() > often(600), "{back:?}");
}

fn reset_since(game: &Game, turn: usize) -> bool {
    game.actions[turn..].iter().any(|action| matches!(action, Action::Reset(Some(_))))
}

#[test]
fn the_last_turn_belongs_to_the_one_who_took_it() {
    check(1_000, games(prop_oneof![DIVIDED, rules()], 60), |(given, rules, script)| {
        let mut both = BothBid::under(&given, rules);
        for choice in script {
            let action = propose(&both.oracle, choice);
            let actor = both.oracle.actor();
            if both.act(action).is_err() {
                continue;
            }
            let mover = match action {
                Action::Forget(player) => Actor::Player(player),
                _ => actor.expect("it was taken"),
            };
            assert_eq!(both.engine.last_mover(), Some(mover), "{action:?}");
        }
    });
}

/// White gains the komi when colours are taken, the ko loser the bid when the winner has reset or
/// kept the board; nothing else changes a score.
#[test]
fn scores_change_only_by_the_komi_and_by_bids() {
    let resets = Cell::new(0);
    check(4_000, games(prop_oneof![DIVIDED, rules()], 80), |(given, rules, script)| {
        play_on(&mut BothBid::under(&given, rules), &script, |both| {
            let game = &both.oracle;
            let [before, now] = [1, 0].map(|back| &game.states[game.turns() - back].scores);
            let gains = gained(game);
            for p in Player::BOTH {
                assert_eq!(now[p], before[p] + gains[p]);
            }
            resets.set(resets.get() + usize::from(gains != PerPlayer::default()));
        });
    });
    assert!(resets.get() > often(4_000), "{resets:?}");
}

#[test]
fn the_history_holds_only_what_stood_and_the_board_on_every_entry_to_a_turn() {
    check(2_000, games(rules(), 60), |(given, rules, script)| {
        play_on(&mut BothBid::under(&given, rules), &script, |both| {
            let game = &both.oracle;
            let state = game.state();
            let stood =
                |b: &naive::Colouring| game.states.iter().any(|state| state.colouring == *b);
            assert!(state.history.iter().all(stood));
            let entered = !matches!(game.actions.last(), Some(Action::Forget(_) | Action::Decline));
            if entered && matches!(state.phase, Phase::Turn(_)) {
                assert!(state.history.contains(&state.colouring));
            }
        });
    });
}

/// Every claim that can be made is tried: each earlier moment after each turn. The engine lets the same
/// be made.
fn each_claim(
    cases: u32,
    games: impl Strategy<Value = (Given, Rules, Vec<u16>)>,
    mut law: impl FnMut(&mut BothBid, usize),
) {
    let law = std::cell::RefCell::new(&mut law);
    check(cases, games, |(given, rules, script)| {
        play_on(&mut BothBid::under(&given, rules), &script, |both| {
            for from in 0..both.oracle.turns() {
                let claim = both.oracle.claim(from);
                assert_eq!(claim.clone().err(), both.engine.refusal(Action::ForeverCycle(from)));
                if claim.is_ok() {
                    law.borrow_mut()(both, from);
                }
            }
        });
    });
}

#[test]
fn a_verdict_is_what_playing_the_cycle_many_times_shows() {
    let mut seen = [[0; 5]; 2];
    let mut scored = 0;
    each_claim(1_500, games(DIVIDED, 40), |both, from| {
        let verdict = both.oracle.adjudicate(from);
        assert_eq!(verdict, both.oracle.unroll(from, both.oracle.turns() + 1));
        assert_eq!(verdict, both.engine.adjudicate(from));
        seen[0][usize::from(verdict.unsustainability.black)] += 1;
        seen[1][usize::from(verdict.unsustainability.white)] += 1;
        scored += usize::from(verdict.scores.is_some());
    });
    assert!(seen.iter().flatten().all(|&count| count > often(50)), "{seen:?}");
    assert!(scored > often(500), "{scored:?}");
}

#[test]
fn it_is_so_under_every_repetition_rule() {
    let mut plays = [0; 5];
    each_claim(500, games(rules(), 40), |both, from| {
        let game = &both.oracle;
        let verdict = game.adjudicate(from);
        assert_eq!(verdict, game.unroll(from, game.turns() + 1));
        assert_eq!(verdict, both.engine.adjudicate(from));
        let play = |action: &Action| matches!(action, Action::Play(_) | Action::PlayAndBid(..));
        let has_play = game.actions[from..].iter().any(play);
        plays[game.rules.repetition as usize] += usize::from(has_play);
    });
    let superko = [Repetition::Positional, Repetition::Situational].map(|rule| rule as usize);
    for (rule, count) in plays.into_iter().enumerate() {
        assert_eq!(count == 0, superko.contains(&rule), "superko lets no play recur: {plays:?}");
    }
}

#[test]
fn some_claims_are_refused_because_the_cycle_cannot_be_repeated() {
    let refused = Cell::new(0);
    check(1_500, games(DIVIDED, 60), |(given, rules, script)| {
        play_on(&mut BothBid::under(&given, rules), &script, |both| {
            let none = alike(&both.oracle).filter(|&t| both.oracle.claim(t).is_err()).count();
            refused.set(refused.get() + none);
        });
    });
    assert!(refused.get() > 20, "{refused:?}");
}

/// The moments since which the board and the player have come back, by a play or a pass.
fn alike(game: &Game) -> impl Iterator<Item = usize> {
    let now = game.state();
    let alike = |t: &usize| {
        let then = &game.states[*t];
        matches!(now.phase, Phase::Turn(_))
            && (then.phase, &then.colouring) == (now.phase, &now.colouring)
    };
    let plays = |t: &usize| {
        let play =
            |a: &Action| matches!(a, Action::Play(_) | Action::PlayAndBid(..) | Action::Pass);
        game.actions[*t..].iter().any(play)
    };
    (0..game.turns()).filter(alike).filter(plays)
}

/// A stone that takes itself and a pass are a cycle, if only the stone may be played again: not where
/// that brings back the board before the opponent's last turn.
#[test]
fn a_cycle_that_was_legal_once_may_be_against_simple_ko_the_next_time() {
    let rules = Rules { repetition: Repetition::Simple, komi: Some(Rational::from(0)) };
    let mut both = BothBid::under(&Given::Graph(1, vec![], vec![]), rules);
    both.all(&[Action::Play(0), Action::Pass]);
    assert_eq!(both.act(Action::ForeverCycle(0)), Err(Forbidden::Range));
    both.all(&[Action::Pass, Action::Pass, Action::ForeverCycle(2)]);
}

/// "these pairs are always worth 0" (Digraph Go): Black plays on one point of each and White
/// takes it from the other, again and again.
#[test]
fn taking_back_and_forth_for_ever_on_isolated_pairs_is_worth_nothing() {
    for pairs in 1..4_usize {
        let edges: Vec<[u32; 2]> = (0..pairs as u32).map(|i| [2 * i, 2 * i + 1]).collect();
        let mut both = BothBid::new(&Given::Graph(2 * pairs, edges, vec![]));
        both.all(&[Action::Komi(Rational::from(0)), Action::Take(Player::White)]);
        for turn in 0..6 * pairs {
            both.all(&[Action::Play(turn % (2 * pairs))]);
        }
        let from = 2 + 2 * pairs;
        assert_eq!(both.oracle.claim(from), Ok(()));
        let verdict = both.oracle.adjudicate(from);
        assert_eq!(verdict, both.engine.adjudicate(from));
        let nothing = PerPlayer::default();
        assert_eq!((verdict.winner, verdict.scores), (None, Some(nothing)));
        assert_eq!(verdict.unsustainability, PerPlayer::default());
    }
}
