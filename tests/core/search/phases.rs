//! Divide-and-choose, phase by phase.

use gospace::boards::setup::Start;
use gospace::colour::Player;
use gospace::rules::rational::{self, Rational};
use gospace::rules::ruleset::Preset;
use gospace::rules::turn::Offer;
use gospace::{Game, Phase, Placement, Turn};

use super::{best, game, grid, row, search};

fn divided(komi: &str) -> Game {
    let mut game = game(grid(5, 5), Preset::DivideAndChoose, None, Start::default());
    game.play(Turn::Komi(rational::parse(komi).unwrap())).unwrap();
    game
}

#[test]
fn the_colour_that_is_better_off_is_taken() {
    assert_eq!(best(&mut divided("60"), 60), Turn::Take(Player::White));
    assert_eq!(best(&mut divided("-60"), 60), Turn::Take(Player::Black));
}

#[test]
fn the_komi_named_is_between_what_the_board_could_hold() {
    let mut game = game(grid(5, 5), Preset::DivideAndChoose, None, Start::default());
    let Turn::Komi(komi) = best(&mut game, 400) else { panic!("a komi is named") };
    let most = Rational::from_integer(25.into());
    assert!(komi > Rational::from_integer((-1).into()) && komi <= most, "{komi}");
}

#[test]
fn bids_are_ignored_and_the_board_is_kept() {
    let mut game = divided("0");
    game.play(Turn::Take(Player::White)).unwrap();
    let bid = Rational::from_integer(1.into());
    game.play(Turn::PlayAndBid(Placement(12).into(), bid)).unwrap();
    assert_eq!(best(&mut game, 5), Turn::Answer(None));
    game.play(Turn::Answer(Some(Player::White))).unwrap();
    assert_eq!(best(&mut game, 5), Turn::Reset(None));
}

#[test]
fn an_offer_is_taken_unless_it_loses() {
    for (komi, answer) in [("0", Turn::Decline), ("2", Turn::Agree), ("1", Turn::Agree)] {
        let mut game = divided(komi);
        game.play(Turn::Take(Player::White)).unwrap();
        game.play(Turn::play(Placement(12))).unwrap();
        game.play(Turn::Pass).unwrap();
        game.play(Turn::Forever(Offer::Pass)).unwrap();
        assert_eq!(best(&mut game, 5), answer, "Black has one stone, White {komi}");
    }
}

#[test]
fn the_player_ahead_after_a_pass_offers_to_pass_for_ever_but_not_twice() {
    let mut game = divided("1/2");
    game.play(Turn::Take(Player::White)).unwrap();
    game.play(Turn::Pass).unwrap();
    let offer = Turn::Forever(Offer::Pass);
    assert_eq!(best(&mut game, 5), offer);
    game.play(offer).unwrap();
    game.play(Turn::Decline).unwrap();
    assert_ne!(best(&mut game, 60), Turn::Forever(Offer::Pass));
}

#[test]
fn two_searches_play_a_game_without_end_to_its_end() {
    let mut game = game(row(4), Preset::DivideAndChoose, None, Start::default());
    for _ in 0..60 {
        let Some(turn) = search(&mut game, 60).best else { break };
        game.play(turn).unwrap();
    }
    assert_eq!(*game.phase(), Phase::Over);
}
