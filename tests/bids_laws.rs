//! Laws of divide-and-choose: scores add up, and a verdict on "and so on for ever" is what playing
//! on shows. The literal oracle is held to them here.

use std::cell::Cell;

use gospace::colour::{PerPlayer, Player};
use proptest::prelude::*;

use crate::bidders::propose;
use crate::many::directed;
use crate::naive;
use crate::naive_bids::{Action, Game, Phase, Rational};
use crate::naive_rules::Ground;
use crate::trials::{check, script};

/// Games on digraphs so small that boards come back, for people who never resign or agree.
fn games(turns: usize) -> impl Strategy<Value = (Game, Vec<u16>)> {
    let board = directed(1..5, 3).prop_map(|(n, edges, arcs)| naive::Board::new(n, &edges, &arcs));
    let game = board.prop_map(|board| Game::new(Ground::Graph(board)));
    (game, script(turns))
}

/// Plays the script's legal turns but the last ones of a game; `each` sees every turn taken.
fn play_on(game: &mut Game, script: &[u16], mut each: impl FnMut(&Game)) {
    for &choice in script {
        let action = propose(game, choice);
        let ends = matches!(action, Action::Agree | Action::Resign);
        if !ends && game.act(action).is_ok() {
            each(game);
        }
    }
}

/// What the ko loser gains by the last turn.
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

/// White gains the komi when colours are taken, the ko loser the bid when the winner has reset or
/// kept the board; nothing else changes a score.
#[test]
fn scores_change_only_by_the_komi_and_by_bids() {
    let resets = Cell::new(0);
    check(4_000, games(80), |(mut game, script)| {
        play_on(&mut game, &script, |game| {
            let [before, now] = [1, 0].map(|back| &game.states[game.turns() - back].scores);
            let gains = gained(game);
            for p in Player::BOTH {
                assert_eq!(now[p], before[p] + gains[p]);
            }
            resets.set(resets.get() + usize::from(gains != PerPlayer::default()));
        });
    });
    assert!(resets.get() > 4_000, "{resets:?}");
}

#[test]
fn the_history_holds_only_what_stood_and_the_board_on_every_entry_to_a_turn() {
    check(2_000, games(60), |(mut game, script)| {
        play_on(&mut game, &script, |game| {
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

/// Every claim that can be made is tried: each earlier moment after each turn.
fn each_claim(cases: u32, turns: usize, law: impl Fn(&Game, usize)) {
    check(cases, games(turns), |(mut game, script)| {
        play_on(&mut game, &script, |game| {
            for from in 0..game.turns() {
                if game.claim(from).is_ok() {
                    law(game, from);
                }
            }
        });
    });
}

#[test]
fn a_verdict_is_what_playing_the_cycle_many_times_shows() {
    let seen = Cell::new([[0; 5]; 2]);
    let scored = Cell::new(0);
    each_claim(1_500, 40, |game, from| {
        let verdict = game.adjudicate(from);
        assert_eq!(verdict, game.unroll(from, game.turns() + 1));
        let mut count = seen.get();
        count[0][usize::from(verdict.unsustainability.black)] += 1;
        count[1][usize::from(verdict.unsustainability.white)] += 1;
        seen.set(count);
        scored.set(scored.get() + usize::from(verdict.scores.is_some()));
    });
    let seen = seen.get();
    assert!(seen.iter().flatten().all(|&count| count > 50), "{seen:?}");
    assert!(scored.get() > 500, "{scored:?}");
}

#[test]
fn some_claims_are_refused_because_the_cycle_cannot_be_repeated() {
    let refused = Cell::new(0);
    check(1_500, games(60), |(mut game, script)| {
        play_on(&mut game, &script, |game| {
            let now = game.state();
            let alike = |&t: &usize| {
                let then = &game.states[t];
                matches!(now.phase, Phase::Turn(_))
                    && (then.phase, &then.colouring) == (now.phase, &now.colouring)
            };
            let between = |t| &game.actions[t..];
            let plays = |&t: &usize| {
                let play = |a: &Action| {
                    matches!(a, Action::Play(_) | Action::PlayAndBid(..) | Action::Pass)
                };
                between(t).iter().any(play)
            };
            let moments = (0..game.turns()).filter(alike).filter(plays);
            let none = moments.filter(|&t| game.claim(t).is_err()).count();
            refused.set(refused.get() + none);
        });
    });
    assert!(refused.get() > 20, "{refused:?}");
}

/// "these pairs are always worth 0" (Digraph Go): Black plays on one point of each and White
/// takes it from the other, again and again.
#[test]
fn taking_back_and_forth_for_ever_on_isolated_pairs_is_worth_nothing() {
    for pairs in 1..4_usize {
        let edges: Vec<[u32; 2]> = (0..pairs as u32).map(|i| [2 * i, 2 * i + 1]).collect();
        let board = naive::Board::new(2 * pairs, &edges, &[]);
        let mut game = Game::new(Ground::Graph(board));
        game.act(Action::Komi(Rational::from(0))).expect("a komi");
        game.act(Action::Take(Player::White)).expect("a colour");
        for turn in 0..6 * pairs {
            game.act(Action::Play(turn % (2 * pairs))).expect("an open point");
        }
        let from = 2 + 2 * pairs;
        assert_eq!(game.claim(from), Ok(()));
        let verdict = game.adjudicate(from);
        let nothing = PerPlayer::default();
        assert_eq!((verdict.winner, verdict.scores), (None, Some(nothing)));
        assert_eq!(verdict.unsustainability, PerPlayer::default());
    }
}
