//! Divide-and-choose: komi, colours, deleting the history, bids, resets.

use Action::{Answer, Forget, Komi, Pass, Play, PlayAndBid, Reset, Resign, Take};
use gospace::colour::{PerPlayer, Player};

use super::super::naive_bids::{Action, Actor, Phase, Rational, drawn};
use super::super::naive_rules::Forbidden;
use super::super::rules_both::BothBid;
use super::{isolated_pairs, row};

pub const BLACK: Player = Player::Black;
pub const WHITE: Player = Player::White;

pub fn half(halves: i64) -> Rational {
    Rational::new(halves, 2)
}

/// A game with komi and colours decided; Black is to act and two turns were taken.
pub fn begun(given: &super::super::naive_rules::Given, komi: Rational) -> BothBid {
    let mut both = BothBid::new(given);
    both.all(&[Komi(komi), Take(WHITE)]);
    both
}

fn assert_stands(both: &BothBid, phase: Phase, colouring: &str, black: Rational, white: Rational) {
    let state = both.oracle.state();
    assert_eq!((state.phase, drawn(&state.colouring).as_str()), (phase, colouring));
    assert_eq!(state.scores, PerPlayer { black, white });
}

#[test]
fn the_first_names_a_komi_of_any_sign_and_the_second_takes_a_colour() {
    let mut both = BothBid::new(&row(2));
    assert_eq!(both.oracle.actor(), Some(Actor::First));
    assert_eq!(both.act(Play(0)), Err(Forbidden::Phase));
    assert_eq!(both.act(Resign), Err(Forbidden::Phase));
    both.all(&[Komi(half(-3))]);
    assert_eq!(both.oracle.actor(), Some(Actor::Second));
    assert_eq!(both.act(Komi(half(1))), Err(Forbidden::Phase));
    both.all(&[Take(BLACK)]);
    assert_stands(&both, Phase::Turn(BLACK), "..", half(0), half(-3));
}

#[test]
fn nothing_is_forbidden_for_repetition() {
    let mut both = begun(&row(1), half(0));
    both.all(&[Play(0), Play(0), Play(0), Pass, Pass, Pass, Play(0)]);
    assert_stands(&both, Phase::Turn(WHITE), ".", half(0), half(0));
}

#[test]
fn each_player_deletes_the_history_at_most_once_a_turn() {
    let mut both = begun(&row(2), half(0));
    both.all(&[Forget(WHITE), Forget(BLACK)]);
    assert_eq!(both.act(Forget(BLACK)), Err(Forbidden::Phase));
    assert_eq!(both.act(Forget(WHITE)), Err(Forbidden::Phase));
    assert!(both.oracle.state().history.is_empty());
    both.all(&[Pass, Forget(BLACK)]);
}

#[test]
fn deleting_the_history_leaves_nothing_to_reset_to() {
    let mut both = begun(&row(2), half(0));
    both.all(&[Play(0), Forget(BLACK), PlayAndBid(1, half(1)), Answer(Some(WHITE))]);
    for moment in 0..7 {
        assert_eq!(both.act(Reset(Some(moment))), Err(Forbidden::Range));
    }
    both.all(&[Reset(None)]);
    assert_stands(&both, Phase::Turn(WHITE), ".O", half(1), half(0));
}

#[test]
fn the_board_joins_the_history_again_when_the_next_turn_begins() {
    let mut both = begun(&row(2), half(0));
    both.all(&[Forget(BLACK), Pass, PlayAndBid(0, half(1)), Answer(Some(BLACK))]);
    both.all(&[Reset(Some(2))]);
    assert_stands(&both, Phase::Turn(BLACK), "..", half(0), half(1));
}

#[test]
fn an_ignored_bid_costs_nothing() {
    let mut both = begun(&row(2), half(0));
    both.all(&[PlayAndBid(0, half(5))]);
    assert_stands(&both, Phase::Answer(WHITE), "X.", half(0), half(0));
    assert_eq!(both.act(Pass), Err(Forbidden::Phase));
    assert_eq!(both.act(Forget(BLACK)), Err(Forbidden::Phase));
    both.all(&[Answer(None)]);
    assert_stands(&both, Phase::Turn(WHITE), "X.", half(0), half(0));
}

#[test]
fn the_bidder_as_ko_winner_moves_again_and_the_opponent_gains_the_bid() {
    let mut both = begun(&row(3), half(0));
    both.all(&[PlayAndBid(0, half(3)), Answer(Some(BLACK)), Reset(None)]);
    assert_stands(&both, Phase::Turn(BLACK), "X..", half(0), half(3));
}

#[test]
fn the_answerer_as_ko_winner_sets_the_board_back_and_the_bidder_gains_the_bid() {
    let mut both = begun(&row(3), half(1));
    both.all(&[Play(0), PlayAndBid(1, half(3)), Answer(Some(BLACK))]);
    assert_stands(&both, Phase::Reset(BLACK), ".O.", half(0), half(1));
    both.all(&[Reset(Some(3))]);
    assert_stands(&both, Phase::Turn(BLACK), "X..", half(0), half(4));
}

#[test]
fn the_board_after_the_play_with_the_bid_is_not_yet_in_the_history() {
    let mut both = begun(&row(3), half(0));
    both.all(&[PlayAndBid(1, half(0)), Answer(Some(WHITE))]);
    assert_eq!(both.act(Reset(Some(3))), Err(Forbidden::Range));
    assert_eq!(both.act(Reset(Some(5))), Err(Forbidden::Range));
    both.all(&[Reset(Some(0))]);
    assert_stands(&both, Phase::Turn(WHITE), "...", half(0), half(0));
}

#[test]
fn a_bid_may_be_zero_and_not_less() {
    let mut both = begun(&row(2), half(0));
    assert_eq!(both.act(PlayAndBid(0, half(-1))), Err(Forbidden::Range));
    both.all(&[PlayAndBid(0, half(0))]);
}

#[test]
fn a_game_is_taken_back_turn_by_turn_from_within_a_bid() {
    let mut both = begun(&isolated_pairs(2), half(1));
    both.all(&[Play(0), Forget(WHITE), PlayAndBid(2, half(1)), Answer(Some(WHITE))]);
    while both.oracle.turns() > 0 {
        both.undo();
    }
}

#[test]
fn whose_turn_it_is_may_resign_once_colours_are_taken() {
    let mut both = begun(&row(2), half(0));
    both.all(&[PlayAndBid(0, half(0)), Resign]);
    assert_eq!(both.oracle.winner_by_resignation(), Some(BLACK));
    assert_eq!(both.act(Forget(BLACK)), Err(Forbidden::Over));
}
