//! Taking back is exact, and what was taken back is forgotten by what is played instead.

use gospace::boards::setup::BoardSetup;
use gospace::game::GameResult;
use gospace::rules::score::Amount;
use gospace::{Colour, Game, PerPlayer, Placement, Player, Refusal, Turn};
use proptest::prelude::*;

use super::super::both::{Both, game, play};
use super::super::trials::{check, script};
use super::boards::{families, random_small};
use super::players::{play_both, play_engine};

/// All that a game answers at one moment.
#[derive(Debug, PartialEq)]
struct Moment {
    colours: Vec<Colour>,
    turns: usize,
    actor: Option<Player>,
    allowed: Vec<Placement>,
    refusals: Vec<Option<Refusal>>,
    owners: Vec<Colour>,
    score: PerPlayer<Amount>,
    captures: PerPlayer<usize>,
    reaches: Vec<[Vec<Placement>; 2]>,
    result: Option<GameResult>,
}

impl Moment {
    fn of(game: &mut Game) -> Moment {
        let points: Vec<Placement> = (0..game.colours().len()).map(Placement::at).collect();
        let refusal = |&at: &Placement| game.refusal(Turn::play(at));
        let refusals = points.iter().map(refusal).collect();
        Moment {
            refusals,
            allowed: game.allowed(),
            colours: game.colours().to_vec(),
            turns: game.turn_count(),
            actor: game.player_to_act(),
            owners: game.owners(),
            score: game.score().expect("area is scored"),
            captures: game.captures(),
            reaches: points.iter().map(|&at| [game.chain(at), game.liberties(at)]).collect(),
            result: game.result(),
        }
    }
}

fn boards() -> impl Strategy<Value = BoardSetup> {
    prop_oneof![proptest::sample::select(families()), random_small()]
}

/// A played game and its moments, the one before the first turn included.
fn played(setup: &BoardSetup, script: &[u16]) -> (Game, Vec<Moment>) {
    let mut game = game(setup);
    let mut moments = vec![Moment::of(&mut game)];
    play_engine(&mut game, script, |game, _| moments.push(Moment::of(game)));
    (game, moments)
}

#[test]
fn undo_and_redo_are_exact_at_every_moment() {
    check(800, (boards(), script(80)), |(setup, script)| {
        let (mut game, moments) = played(&setup, &script);
        for moment in moments[..moments.len() - 1].iter().rev() {
            assert!(game.undo());
            assert_eq!(*moment, Moment::of(&mut game));
        }
        assert!(!game.undo(), "nothing is before the first turn");
        for moment in &moments[1..] {
            assert!(game.redo());
            assert_eq!(*moment, Moment::of(&mut game));
        }
        assert!(!game.redo(), "nothing is after the last turn");
    });
}

#[test]
fn a_refused_play_forgets_nothing_that_was_taken_back() {
    check(300, (boards(), script(40)), |(setup, script)| {
        let (mut game, moments) = played(&setup, &script);
        let outside = Placement::at(game.colours().len());
        for _ in 1..moments.len() {
            assert!(game.undo());
            assert!(play(&mut game, outside).is_err());
        }
        while game.redo() {}
        assert_eq!(moments.last(), Some(&Moment::of(&mut game)));
    });
}

#[test]
fn the_turns_that_can_be_redone_are_counted() {
    check(100, (boards(), script(40)), |(setup, script)| {
        let (mut game, moments) = played(&setup, &script);
        for taken_back in 0..moments.len() {
            assert_eq!(game.redo_count(), taken_back);
            assert_eq!(game.undo(), taken_back + 1 < moments.len());
        }
        while game.redo() {}
        assert_eq!(game.redo_count(), 0);
    });
}

#[test]
fn undone_colourings_forbid_nothing() {
    let lengths = (script(60), any::<u16>(), script(60));
    check(800, (boards(), lengths), |(setup, (first, back, second))| {
        let mut both = Both::new(&setup);
        play_both(&mut both, &first);
        let back = usize::from(back) % (both.oracle.turns() + 1);
        for _ in 0..back {
            both.undo();
        }
        play_both(&mut both, &second);
    });
}

#[test]
fn a_turn_taken_after_undo_leaves_nothing_to_redo() {
    check(300, (boards(), script(40)), |(setup, script)| {
        let (mut game, moments) = played(&setup, &script);
        if moments.len() > 1 {
            assert!(game.undo());
            game.play(Turn::Pass).expect("the game was not over before its last turn");
            assert!(!game.redo());
            assert_eq!(game.turn_count(), moments.len() - 1);
        }
    });
}
