//! A well-formed start is taken, any other refused with the dead stones named.

use std::cell::Cell;
use std::sync::Arc;

use gospace::game::StartError;
use gospace::rules::ruleset::Ruleset;
use gospace::{Game, Placement};
use proptest::prelude::*;

use super::super::both::{Both, board, oracle_board, placements, stones};
use super::super::trials::{check, often, script};
use super::boards::{families, random_colours, random_small};
use super::players::play_both;

#[test]
fn a_start_is_taken_iff_it_is_well_formed_and_else_all_dead_stones_are_named() {
    let boards = prop_oneof![proptest::sample::select(families()), random_small()];
    let [taken, refused] = [Cell::new(0), Cell::new(0)];
    check(4_000, (boards, random_colours()), |(setup, colours)| {
        let board = board(&setup);
        let oracle = oracle_board(&setup);
        let colours = &colours[..oracle.points()];
        let dead = placements(&oracle.dead_points(colours));
        match Game::new(Arc::new(board), Ruleset::default(), stones(colours)) {
            Ok(game) => {
                assert_eq!(dead, []);
                assert_eq!(game.colours(), colours);
                taken.set(taken.get() + 1);
            }
            Err(error) => {
                let points = dead.into_iter().map(Placement::as_point).collect();
                assert_eq!(error, StartError::IllFormed { points });
                refused.set(refused.get() + 1);
            }
        }
    });
    assert!(taken.get() > often(100) && refused.get() > often(100));
}

#[test]
fn the_engine_agrees_with_the_oracle_from_every_well_formed_start() {
    let boards = prop_oneof![proptest::sample::select(families()), random_small()];
    let starts = (boards, random_colours());
    check(1_500, (starts, script(60)), |((setup, colours), script)| {
        let oracle = oracle_board(&setup);
        let start = oracle.without_the_dead(&colours[..oracle.points()]);
        play_both(&mut Both::from(&setup, &start), &script);
    });
}
