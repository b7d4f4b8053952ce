//! Scores as they are printed.

use gospace::prelude::*;
use gospace::rules::rational;
use gospace::rules::score::Amount;

#[test]
fn scores_print() {
    let game = Game::new(
        Board::new(BoardSetup::Graph(gospace::boards::families::petersen()))
            .expect("a graph")
            .into(),
        Ruleset::default(),
        Start { black: vec![Site::Placement(Placement(0))], white: vec![] },
    );
    let score = game.expect("a start").score().expect("a score");
    assert_eq!(score.to_string(), "Black 10, White 0");
    let half = Amount::Finite(rational::parse("13/2").expect("a number"));
    assert_eq!(
        PerPlayer { black: Amount::Continuum, white: half }.to_string(),
        "Black continuum, White 13/2"
    );
}
