//! Invariants of every colouring of a game.

use std::collections::HashSet;

use gospace::boards::setup::BoardSetup;
use gospace::{Colour, Turn};
use proptest::prelude::*;

use super::super::both::{game, oracle_board};
use super::super::trials::{check, script};
use super::boards::{Links, families, gallery, random, random_colours, random_small};
use super::players::play_engine;

fn every_board() -> impl Strategy<Value = BoardSetup> {
    let mut named = families();
    named.extend(gallery(0..101).into_iter().map(|(setup, _)| setup));
    prop_oneof![
        proptest::sample::select(named),
        random_small(),
        random(15..100, Links::TwoWay, 2),
        random(15..100, Links::Mixed, 2),
    ]
}

#[test]
fn every_stone_reaches_an_empty_point() {
    check(600, (every_board(), script(400)), |(setup, script)| {
        let oracle = oracle_board(&setup);
        play_engine(&mut game(&setup), &script, |game, _| {
            assert_eq!(oracle.dead_points(game.colours()), []);
        });
    });
}

#[test]
fn no_colouring_recurs_but_by_passes() {
    check(600, (every_board(), script(400)), |(setup, script)| {
        let mut game = game(&setup);
        let mut last = game.colours().to_vec();
        let mut stood = HashSet::from([last.clone()]);
        play_engine(&mut game, &script, |game, turn| {
            let colours = game.colours().to_vec();
            match turn {
                Turn::Play(_) => assert!(stood.insert(colours.clone()), "a colouring recurs"),
                _ => assert_eq!(colours, last),
            }
            last = colours;
        });
    });
}

#[test]
fn on_an_undirected_board_a_chain_is_a_maximal_connected_set() {
    let boards = random(1..15, Links::TwoWay, 2);
    check(600, (boards, random_colours()), |(setup, colours)| {
        let BoardSetup::Graph(graph) = &setup else { panic!("random boards are graphs") };
        let oracle = oracle_board(&setup);
        let colours = &colours[..oracle.points()];
        for v in 0..oracle.points() {
            let chain = oracle.chain(colours, v);
            assert_eq!(chain.is_empty(), colours[v] == Colour::Empty);
            assert!(chain.iter().all(|&w| oracle.chain(colours, w) == chain));
            for &[a, b] in &graph.edges {
                let [a, b] = [a as usize, b as usize];
                let leaves = chain.contains(&a) != chain.contains(&b);
                assert!(!leaves || colours[a] != colours[b], "{a} and {b} are one chain");
            }
        }
    });
}
