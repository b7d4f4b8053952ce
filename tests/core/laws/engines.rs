//! The capture engines by themselves: any player at any open point, no turns, no repetition.

use std::sync::Arc;

use gospace::boards::graph::Graph;
use gospace::boards::setup::BoardSetup;
use gospace::rules::capture::reach::ReachEngine;
use gospace::rules::capture::{Capture, Engine};
use gospace::{Colour, Placement, Player};
use proptest::prelude::*;

use super::super::both::{Emptied, board, oracle_board};
use super::super::naive;
use super::super::trials::{check, script};
use super::boards::{families, random_colours, random_small};

type MakeEngine = fn(Arc<Graph>, Vec<Colour>) -> Box<dyn Capture>;

fn reach_engine(graph: Arc<Graph>, colours: Vec<Colour>) -> Box<dyn Capture> {
    Box::new(ReachEngine::new(graph, colours))
}

/// Plays as the numbers say and takes it all back; the oracle watches.
fn assert_obeys(engine: &mut dyn Capture, oracle: &naive::Board, script: &[u16]) {
    let mut stood = vec![engine.colours().to_vec()];
    for &choice in script {
        let colours = &stood[stood.len() - 1];
        let open = oracle.open(colours);
        let at = open[usize::from(choice / 2) % open.len()];
        let player = Player::BOTH[usize::from(choice % 2)];
        let expected = oracle.play(colours, at, player);
        engine.play(Placement::at(at), player);
        assert_eq!(expected.colouring, engine.colours());
        assert_eq!(Emptied::from(&expected), Emptied::from(engine.taken()));
        assert_compares(engine, &stood);
        stood.push(expected.colouring);
    }
    for colours in stood.iter().rev() {
        assert_eq!(colours, engine.colours());
        engine.undo();
    }
    assert_eq!(stood[0], engine.colours(), "nothing is before the first play");
}

/// The journal finds a colouring equal to an earlier one iff every point has the same colour.
fn assert_compares(engine: &dyn Capture, stood: &[Vec<Colour>]) {
    for (plays, colours) in stood.iter().enumerate() {
        let same = engine.journal().same_since(plays, engine.colours());
        assert_eq!(same, colours == engine.colours(), "after {plays} plays");
    }
}

fn check_engine(make: MakeEngine) {
    let starts = (every_board(), random_colours());
    check(800, (starts, script(60)), |((setup, colours), script)| {
        let board = board(&setup);
        let oracle = oracle_board(&setup);
        let start = oracle.without_the_dead(&colours[..oracle.points()]);
        let mut engine = make(Arc::clone(board.graph()), start);
        assert_obeys(&mut *engine, &oracle, &script);
    });
}

fn every_board() -> impl Strategy<Value = BoardSetup> {
    prop_oneof![proptest::sample::select(families()), random_small()]
}

#[test]
fn the_engine_that_suits_the_board_clears_as_the_rules_say() {
    check_engine(|graph, colours| match Engine::on_graph(&graph, colours) {
        Engine::Listed(engine) => engine,
        Engine::Plane(_) => panic!("a graph lists its points"),
    });
}

#[test]
fn the_reach_engine_clears_as_the_rules_say_on_every_board() {
    check_engine(reach_engine);
}
