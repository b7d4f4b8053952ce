//! The colourings forbidden by each repetition rule, and the end of a game of Primitive.

use gospace::colour::Player;

use super::super::naive_rules::{End, Forbidden, Given, Repetition};
use super::super::rules_both::Both;
use super::{isolated_pairs, row};

fn two_passes(given: &Given, repetition: Repetition) -> Both {
    Both::new(given, repetition, End::TwoPasses)
}

#[test]
fn positional_superko_forbids_the_suicide_of_one_stone() {
    let mut both = two_passes(&row(1), Repetition::Positional);
    assert_eq!(both.play(0), Err(Forbidden::Repeats(vec![0])));
}

#[test]
fn situational_superko_forbids_it_only_before_the_same_player() {
    let mut both = two_passes(&row(1), Repetition::Situational);
    both.play(0).expect("the empty board stood before Black, not before White");
    assert_eq!(both.play(0), Err(Forbidden::Repeats(vec![0])));
    both.pass().expect("a pass");
    assert_eq!(both.play(0), Err(Forbidden::Repeats(vec![1])));
}

#[test]
fn a_pass_makes_a_situation_that_may_not_come_back() {
    let mut both = two_passes(&row(2), Repetition::Situational);
    both.pass().expect("a pass");
    both.play(0).expect("an open point");
    both.play(1).expect("it captures");
    both.pass().expect("a pass");
    assert_eq!(both.play(0), Err(Forbidden::Repeats(vec![1])));
}

#[test]
fn simple_ko_forbids_only_what_stood_before_the_opponents_last_turn() {
    let mut both = two_passes(&isolated_pairs(2), Repetition::Simple);
    both.play(0).expect("an open point");
    both.play(1).expect("it captures");
    assert_eq!(both.play(0), Err(Forbidden::Repeats(vec![1])));
    both.play(2).expect("an open point");
    both.play(3).expect("it captures");
    both.play(0).expect("the board was another one before White's last turn");
}

#[test]
fn under_simple_ko_the_first_suicide_is_allowed_and_the_next_is_not() {
    let mut both = two_passes(&row(1), Repetition::Simple);
    both.play(0).expect("the opponent has had no turn");
    assert_eq!(both.play(0), Err(Forbidden::Repeats(vec![0])));
}

#[test]
fn without_a_repetition_rule_two_stones_take_each_other_for_ever() {
    let mut both = two_passes(&row(2), Repetition::Nothing);
    for turn in 0..20 {
        both.play(turn % 2).expect("nothing forbids it");
    }
}

#[test]
fn under_primitive_the_player_without_a_turn_loses_at_once() {
    let mut both = Both::new(&row(2), Repetition::Positional, End::NoTurnLoses);
    both.play(0).expect("an open point");
    assert_eq!(both.pass(), Err(Forbidden::Phase));
    both.play(1).expect("it captures");
    assert!(both.oracle.is_over(), "Black may not take back and not fill its own stone's place");
    assert_eq!(both.oracle.loser(), Some(Player::Black));
    assert_eq!(both.play(0), Err(Forbidden::Over));
    both.undo();
    assert!(!both.engine.is_over());
}

#[test]
fn under_primitive_black_loses_a_board_of_one_point_before_the_first_turn() {
    let both = Both::new(&row(1), Repetition::Positional, End::NoTurnLoses);
    assert_eq!(both.engine.winner(), Some(Some(Player::White)));
    assert_eq!(both.engine.turns(), 0);
}

#[test]
fn a_resignation_ends_a_game_of_primitive_too() {
    let mut both = Both::new(&row(4), Repetition::Positional, End::NoTurnLoses);
    both.play(1).expect("an open point");
    both.resign().expect("a resignation");
    assert_eq!(both.engine.winner(), Some(Some(Player::Black)));
    assert_eq!(both.play(0), Err(Forbidden::Over));
}
