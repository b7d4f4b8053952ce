//! One game on disks and on their go-space, compared after every turn.

use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::disks::Disks;
use gospace::boards::setup::{BoardSetup, DisksSetup, Start};
use gospace::rules::ruleset::{Preset, Ruleset, Scoring};
use gospace::{Game, Placement, Refusal, Turn};
use gospace_draw::discretize::quotient;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::super::trials::often;

const TURNS: usize = 60;

/// Counts of events without which the law is worth little.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    plays: usize,
    captures: usize,
    suicides: usize,
    /// Plays that took what they do not touch.
    at_a_distance: usize,
    repeats: usize,
    /// Placements that a stone covers in part.
    mixed: usize,
}

impl Seen {
    pub fn add(&mut self, other: Seen) {
        self.plays += other.plays;
        self.captures += other.captures;
        self.suicides += other.suicides;
        self.at_a_distance += other.at_a_distance;
        self.repeats += other.repeats;
        self.mixed += other.mixed;
    }

    pub fn is_varied(&self) -> bool {
        let Seen { plays, captures, suicides, at_a_distance, repeats, mixed } = *self;
        plays > often(5000)
            && [captures, suicides, at_a_distance, repeats, mixed].iter().all(|&n| n > often(100))
    }
}

fn game(board: BoardSetup) -> Game {
    let rules = Ruleset { scoring: Scoring::Stones, ..Ruleset::preset(Preset::Stone) };
    let board = Arc::new(Board::new(board).expect("a board"));
    Game::new(board, rules, Start::default()).expect("an empty board is well-formed")
}

/// Plays at random on both.
pub fn play(setup: &DisksSetup, seed: u64) -> Seen {
    let disks = Disks::new(setup).expect("a board");
    let space = quotient(&disks).expect("few enough disks").space;
    let mut both = [game(BoardSetup::Disks(setup.clone())), game(BoardSetup::Space(space))];
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut seen = Seen::default();
    for _ in 0..TURNS {
        compare(&mut both, &disks, setup, &mut seen);
        let open = both[0].open();
        if open.is_empty() || random.next_u32().is_multiple_of(16) {
            let passed = both.each_mut().map(|game| game.play(Turn::Pass).is_ok());
            assert_eq!(passed[0], passed[1]);
            if !passed[0] {
                break;
            }
            continue;
        }
        let at = open[random.next_u32() as usize % open.len()];
        let [on_disks, on_space] = both.each_mut().map(|game| taken(game, at));
        assert_eq!(on_disks, on_space, "a play at {at} of {setup:?}");
        note(&mut seen, &disks, at, &on_disks);
    }
    seen
}

type Taken = Result<[Vec<Placement>; 2], Refusal>;

/// The captures and the suicide of a play, ascending.
fn taken(game: &mut Game, at: Placement) -> Taken {
    let taken = game.play(Turn::play(at))?;
    Ok([taken.captured, taken.suicide].map(|stones| {
        let mut stones = stones.to_vec();
        stones.sort_unstable();
        stones
    }))
}

fn compare(both: &mut [Game; 2], disks: &Disks, setup: &DisksSetup, seen: &mut Seen) {
    let [on_disks, on_space] = both;
    assert_eq!(on_disks.player_to_act(), on_space.player_to_act());
    assert_eq!(on_disks.captures(), on_space.captures());
    assert_eq!(on_disks.score(), on_space.score(), "{setup:?}");
    assert_eq!(on_disks.allowed(), on_space.allowed(), "{setup:?}");
    for at in disks.placements() {
        let colour = on_disks.placement_colour(at);
        assert_eq!(colour, on_space.placement_colour(at), "the colour of {at}");
        seen.mixed += usize::from(colour.is_none());
        assert_eq!(on_disks.chain(at), on_space.chain(at), "the chain of {at} in {setup:?}");
        assert_eq!(on_disks.liberties(at), on_space.liberties(at), "the liberties of {at}");
        let turn = Turn::play(at);
        assert_eq!(on_disks.refusal(&turn), on_space.refusal(&turn), "{at} in {setup:?}");
    }
}

fn note(seen: &mut Seen, disks: &Disks, at: Placement, taken: &Taken) {
    match taken {
        Ok([captured, suicide]) => {
            seen.plays += 1;
            seen.captures += usize::from(!captured.is_empty());
            seen.suicides += usize::from(!suicide.is_empty());
            let touches = |stone: &Placement| disks.touches(at).contains(stone);
            seen.at_a_distance +=
                usize::from(!captured.is_empty() && !captured.iter().any(touches));
        }
        Err(Refusal::Repeats { .. }) => seen.repeats += 1,
        Err(_) => {}
    }
}
