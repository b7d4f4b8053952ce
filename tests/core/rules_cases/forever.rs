//! Divide-and-choose: offers, claims, and unsustainability.

use Action::{
    Agree, Answer, Decline, ForeverCycle, ForeverPass, Forget, Komi, Pass, Play, PlayAndBid, Reset,
    Take,
};
use gospace::colour::{PerPlayer, Player};

use super::super::naive_bids::{Action, Phase};
use super::super::naive_rules::Forbidden;
use super::super::rules_both::BothBid;
use super::bids::{BLACK, WHITE, begun, half};
use super::row;

#[test]
fn passing_for_ever_counts_the_stones_that_stand_and_the_scores() {
    let mut both = begun(&row(4), half(1));
    both.all(&[Play(1), Play(3), ForeverPass, Agree]);
    let verdict = both.oracle.verdict().expect("a verdict");
    assert_eq!(verdict.scores, Some(PerPlayer { black: half(2), white: half(3) }));
    assert_eq!(verdict.winner, Some(WHITE));
    assert_eq!(both.act(Pass), Err(Forbidden::Over));
}

#[test]
fn a_declined_offer_leaves_the_turn_as_it_was() {
    let mut both = begun(&row(2), half(0));
    both.all(&[Forget(BLACK), ForeverPass]);
    assert_eq!(both.oracle.state().phase, Phase::Offer(WHITE));
    assert_eq!(both.act(Play(0)), Err(Forbidden::Phase));
    both.all(&[Decline]);
    assert_eq!(both.oracle.state().phase, Phase::Turn(BLACK));
    assert_eq!(both.act(Forget(BLACK)), Err(Forbidden::Phase));
    assert!(both.oracle.state().history.is_empty());
    both.all(&[Play(0)]);
}

#[test]
fn an_isolated_pair_is_worth_nothing() {
    let mut both = begun(&row(2), half(0));
    both.all(&[Play(0), Play(1), Play(0), ForeverCycle(3), Agree]);
    let verdict = both.oracle.verdict().expect("a verdict");
    assert_eq!(verdict.winner, None);
    assert_eq!(verdict.scores, Some(PerPlayer::default()));
    assert_eq!(verdict.unsustainability, PerPlayer::default());
}

#[test]
fn a_stone_lives_that_stands_all_through_the_cycle() {
    let mut both = BothBid::new(&super::super::naive_rules::Given::Graph(
        5,
        vec![[0, 1], [2, 3], [3, 4]],
        vec![],
    ));
    both.all(&[Komi(half(1)), Take(BLACK)]);
    both.all(&[Play(3), Play(0), Play(1), Play(0), Play(1), ForeverCycle(5), Agree]);
    let verdict = both.oracle.verdict().expect("a verdict");
    assert_eq!(verdict.scores, Some(PerPlayer { black: half(2), white: half(1) }));
    assert_eq!(verdict.winner, Some(BLACK));
}

#[test]
fn a_cycle_must_come_back_to_the_board_and_the_player() {
    let mut both = begun(&row(2), half(0));
    both.all(&[Play(0), Play(1), Play(0)]);
    for moment in [0, 1, 2, 4, 5, 6, 99] {
        assert_eq!(both.act(ForeverCycle(moment)), Err(Forbidden::Range));
    }
    both.all(&[ForeverCycle(3)]);
}

#[test]
fn a_cycle_must_hold_a_play_or_a_pass() {
    let mut both = begun(&row(2), half(0));
    both.all(&[Forget(BLACK)]);
    assert_eq!(both.act(ForeverCycle(2)), Err(Forbidden::Range));
    both.all(&[ForeverPass, Decline]);
    assert_eq!(both.act(ForeverCycle(2)), Err(Forbidden::Range));
    both.all(&[Pass, Pass, ForeverCycle(3)]);
}

#[test]
fn a_cycle_that_resets_to_what_it_then_deletes_cannot_be_repeated() {
    let mut both = begun(&row(2), half(0));
    let round = [PlayAndBid(0, half(1)), Answer(Some(BLACK)), Reset(Some(2))];
    both.all(&round).all(&[ForeverCycle(2), Decline, Forget(BLACK)]);
    assert_eq!(both.act(ForeverCycle(2)), Err(Forbidden::Range));
}

#[test]
fn a_cycle_that_deletes_twice_within_one_turn_cannot_be_repeated() {
    let mut both = begun(&row(2), half(0));
    both.all(&[Forget(BLACK), Pass, Pass, ForeverCycle(2), Decline, Forget(BLACK)]);
    assert_eq!(both.act(ForeverCycle(2)), Err(Forbidden::Range));
    both.all(&[ForeverCycle(3)]);
}

#[test]
fn an_equal_history_is_not_enough_where_a_deletion_was_spent() {
    let mut both = begun(&row(2), half(0));
    both.all(&[Forget(WHITE), Forget(BLACK), Pass, Pass, Forget(BLACK)]);
    assert_eq!(both.act(ForeverCycle(3)), Err(Forbidden::Range));
}

/// Turns on a pair with a white stone on 1 that come back to it, in which this player does what
/// is so unsustainable. To name oneself or to ignore takes a bid of the opponent's.
fn round(player: Player, level: u8) -> Vec<Action> {
    let bid = |at| PlayAndBid(at, half(0));
    let keep = Reset(None);
    match (player, level) {
        (_, 0) => vec![Play(0), Play(1)],
        (Player::Black, 1) => vec![bid(0), Answer(Some(BLACK)), keep, Pass, Play(1)],
        (Player::White, 1) => vec![Play(0), bid(1), Answer(Some(WHITE)), keep, Pass],
        (Player::Black, 2) => vec![Play(0), bid(1), Answer(Some(BLACK)), keep],
        (Player::White, 2) => vec![bid(0), Answer(Some(WHITE)), keep, Play(1)],
        (Player::Black, 3) => vec![Play(0), bid(1), Answer(None)],
        (Player::White, 3) => vec![bid(0), Answer(None), Play(1)],
        (_, _) => vec![Forget(player), Play(0), Play(1)],
    }
}

#[test]
fn whose_worst_action_is_the_less_unsustainable_wins() {
    for black in 0..5 {
        for white in 0..5 {
            let mut both = begun(&row(2), half(0));
            both.all(&[Play(0), Play(1)]);
            both.all(&round(BLACK, black)).all(&round(WHITE, white));
            both.all(&[ForeverCycle(4), Agree]);
            let verdict = both.oracle.verdict().expect("a verdict");
            let asked_to_bid = |opponent: u8| u8::from(opponent == 2 || opponent == 3);
            let black = black.max(asked_to_bid(white));
            let white = white.max(asked_to_bid(black));
            assert_eq!(verdict.unsustainability, PerPlayer { black, white });
            let winner = match black.cmp(&white) {
                std::cmp::Ordering::Less => Some(BLACK),
                std::cmp::Ordering::Greater => Some(WHITE),
                std::cmp::Ordering::Equal => None,
            };
            assert_eq!(verdict.winner, winner);
            assert_eq!(verdict.scores.is_some(), (black, white) == (0, 0));
        }
    }
}

#[test]
fn an_unsustainable_action_before_the_cycle_does_not_count() {
    let mut both = begun(&row(2), half(0));
    both.all(&[Forget(WHITE), Play(0), Play(1)]);
    both.all(&[Play(0), Play(1), ForeverCycle(5), Agree]);
    let verdict = both.oracle.verdict().expect("a verdict");
    assert_eq!(verdict.unsustainability, PerPlayer::default());
}
