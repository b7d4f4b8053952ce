//! A question changes nothing: whatever is asked about a turn, the whole state of the game stays as it
//! was, on boards of every kind and under all rules.

use std::cell::Cell;
use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::setup::Start;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::{End, Komi, Repetition, Ruleset, Scoring};
use gospace::{Game, Offer, Player, Site, Turn};
use proptest::prelude::*;

use super::choices::{ENDS, REPETITIONS};
use super::talk_laws::{boards, sites};
use super::trials::{check, often, script};

fn rules() -> impl Strategy<Value = Ruleset> {
    let [repetition, end] = [0..REPETITIONS.len(), 0..ENDS.len()];
    (repetition, end, any::<bool>()).prop_map(|(repetition, end, divides)| {
        let repetition = REPETITIONS[repetition];
        let end = if repetition == Repetition::Bids { End::Forever } else { ENDS[end] };
        let scoring = match end {
            End::TwoPasses => Scoring::Stones,
            End::NoTurnLoses => Scoring::Unscored,
            End::Forever => Scoring::Live,
        };
        let divides = divides && end != End::NoTurnLoses;
        let fixed = Komi::Fixed(Rational::from_integer(0.into()));
        let komi = if divides { Komi::DivideAndChoose } else { fixed };
        Ruleset { repetition, end, scoring, komi, ..Ruleset::default() }
    })
}

/// Every turn that could be named now, those that belong to other phases too.
fn every_turn(game: &Game, sites: &[Site]) -> Vec<Turn> {
    let number = |of: i32| Rational::from_integer(of.into());
    let mut turns = vec![
        Turn::Pass,
        Turn::Resign,
        Turn::Timeout,
        Turn::Agree,
        Turn::Accept,
        Turn::Decline,
        Turn::Offer(Offer::Dead(Vec::new())),
        Turn::Offer(Offer::Draw),
        Turn::Komi(number(1)),
        Turn::Answer(None),
        Turn::Reset(None),
        Turn::Offer(Offer::Pass),
    ];
    for player in Player::BOTH {
        turns.extend([Turn::Take(player), Turn::Forget(player), Turn::Answer(Some(player))]);
    }
    for moment in 0..game.turn_count() + 2 {
        turns.extend([Turn::Reset(Some(moment)), Turn::Offer(Offer::Since(moment))]);
    }
    let bids = [-1, 1].map(number);
    for &site in sites {
        turns.push(Turn::Play(site));
        turns.extend(bids.iter().map(|bid| Turn::PlayAndBid(site, bid.clone())));
    }
    turns
}

/// All that a game answers without trying a turn.
fn state(game: &Game) -> String {
    let turns = game.turn_count();
    let boards: Vec<_> = (0..=turns).map(|after| game.colours_after(after)).collect();
    let chains = game.overview().chains;
    let since = (game.since(turns), game.captures(), game.last_taken());
    let standing = (game.standing(), game.history(), game.result(), game.score());
    format!("{:?}", (game.record(), game.redo_count(), boards, chains, since, standing))
}

/// Takes one of the turns that are allowed; those that end the game are rare.
fn take(game: &mut Game, turns: Vec<Turn>, pick: usize) {
    let ends = |turn: &Turn| {
        matches!(turn, Turn::Resign | Turn::Timeout | Turn::Agree | Turn::Offer(Offer::Draw))
    };
    let mut allowed = turns;
    allowed.retain(|turn| (!ends(turn) || pick.is_multiple_of(16)) && game.refusal(turn).is_none());
    if let Some(turn) = allowed.get(pick % allowed.len().max(1)) {
        game.play(turn.clone()).expect("it is allowed");
    }
}

#[test]
fn asking_for_the_refusal_of_any_turn_leaves_the_whole_state_as_it_was() {
    let claims = Cell::new(0);
    let taken = Cell::new(0);
    check(800, (boards(), rules(), script(24)), |(setup, rules, script)| {
        let board = Arc::new(Board::new(setup.clone()).expect("a board"));
        let sites = sites(&setup, &board);
        let Ok(mut game) = Game::new(board, rules, Start::default()) else { return };
        for choice in script {
            let pick = usize::from(choice / 8);
            match choice % 8 {
                0 => drop(game.undo()),
                1 => drop(game.redo()),
                _ => {
                    let turns = every_turn(&game, &sites);
                    take(&mut game, turns, pick);
                }
            }
            let before = state(&game);
            for turn in every_turn(&game, &sites) {
                let refusal = game.refusal(&turn);
                assert_eq!(state(&game), before, "after asking about {turn:?}: {refusal:?}");
                let claims_cycle = matches!(turn, Turn::Offer(Offer::Since(_)));
                claims.set(claims.get() + usize::from(claims_cycle && refusal.is_none()));
            }
            taken.set(taken.get() + game.last_taken().captured.len());
        }
    });
    assert!(claims.get() > often(600) && taken.get() > often(600), "{claims:?} {taken:?}");
}
