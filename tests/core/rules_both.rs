//! One game played by the engine and by the literal oracle, compared after every turn: whatever
//! the repetition rule and the end, on graphs and on go-spaces.

use std::collections::HashSet;

use gospace::colour::{Colour, PerPlayer, Player};

use super::engine::Engine;
use super::naive::Played;
use super::naive_bids::{self, Action, Phase, Rational, Rules};
use super::naive_rules::{self, Done, End, Forbidden, Given, Ground, Repetition};

/// Counts of events without which a law is worth little.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    pub plays: usize,
    pub captures: usize,
    pub suicides: usize,
    /// Plays that lost a part and kept another.
    pub halves: usize,
    pub overlaps: usize,
    pub repeats: usize,
    pub ends: usize,
}

impl Seen {
    pub fn add(&mut self, other: Seen) {
        self.plays += other.plays;
        self.captures += other.captures;
        self.suicides += other.suicides;
        self.halves += other.halves;
        self.overlaps += other.overlaps;
        self.repeats += other.repeats;
        self.ends += other.ends;
    }
}

/// An engine's game and the oracle's, at the same moment.
pub struct Both {
    pub engine: Engine,
    pub oracle: naive_rules::Game,
    pub seen: Seen,
    /// True: a turn compares its own answer and the position; all else is compared only by `compare`.
    pub sparing: bool,
}

impl Both {
    pub fn new(given: &Given, repetition: Repetition, end: End) -> Both {
        Both::from(given, repetition, end, &PerPlayer::default())
    }

    /// A game from stones on these placements.
    pub fn from(
        given: &Given,
        repetition: Repetition,
        end: End,
        start: &PerPlayer<Vec<usize>>,
    ) -> Both {
        let ground = given.ground();
        let colouring = given.colouring(start);
        let oracle = naive_rules::Game::from(ground, repetition, end, colouring);
        let engine = Engine::new(given, repetition, end, start).expect("a start");
        let mut both = Both { engine, oracle, seen: Seen::default(), sparing: false };
        both.compare();
        both
    }

    /// A game whose komi is named and whose colours are taken before Black's first turn.
    pub fn divided(given: &Given, repetition: Repetition) -> Both {
        let oracle = naive_rules::Game::new(given.ground(), repetition, End::TwoPasses);
        let engine = Engine::divided(given, repetition);
        let mut both = Both { engine, oracle, seen: Seen::default(), sparing: false };
        for talk in [Action::Komi(Rational::from(0)), Action::Take(Player::Black)] {
            both.oracle.talk();
            both.engine.act(talk).expect("it belongs here");
        }
        both.compare();
        both
    }

    /// Both play, or both refuse to and for the same reason.
    pub fn play(&mut self, at: usize) -> Result<Played, Forbidden> {
        let player = self.oracle.player();
        let expected = self.oracle.play(at);
        let outcome = self.engine.act(Action::Play(at));
        match (&expected, outcome) {
            (Ok(played), Ok(emptied)) => {
                assert_eq!(
                    (&played.captured, &played.suicide),
                    (&emptied.captured, &emptied.suicide)
                );
                self.note(player, at, played);
            }
            (Err(forbidden), Err(refusal)) => assert_same(forbidden, &refusal),
            (_, outcome) => panic!("at {at}: the oracle {expected:?}, the engine {outcome:?}"),
        }
        self.look();
        expected
    }

    /// Both pass, or both refuse to.
    pub fn pass(&mut self) -> Result<(), Forbidden> {
        let expected = self.oracle.pass();
        let outcome = self.engine.act(Action::Pass).map(drop);
        assert_eq!(expected, outcome);
        self.look();
        expected
    }

    /// Both give up, or both refuse to.
    pub fn resign(&mut self) -> Result<(), Forbidden> {
        let expected = self.oracle.resign();
        assert_eq!(expected, self.engine.act(Action::Resign).map(drop));
        self.look();
        expected
    }

    /// Takes the last turn back; what was said before the first one stays.
    pub fn undo(&mut self) {
        if self.oracle.done.last() == Some(&Done::Talk) {
            return;
        }
        self.oracle.undo();
        assert!(self.engine.undo(), "there is a turn to take back");
        self.look();
    }

    fn note(&mut self, player: Player, at: usize, played: &Played) {
        self.seen.plays += 1;
        self.seen.captures += usize::from(!played.captured.is_empty());
        self.seen.suicides += usize::from(!played.suicide.is_empty());
        let own = Colour::from(player);
        let Ground::Space(space) = &self.oracle.ground else { return };
        let points = super::naive_space::elements(space.placements[at]);
        let kept = points.iter().filter(|&&x| played.colouring[x] == own).count();
        self.seen.halves += usize::from(kept > 0 && kept < points.len());
    }

    fn look(&mut self) {
        if self.sparing { self.compare_position() } else { self.compare() }
    }

    fn compare_position(&self) {
        assert_eq!(*self.oracle.colouring(), self.engine.point_colours());
        assert_eq!(self.oracle.turns(), self.engine.turns());
    }

    /// Asserts that every query has the oracle's answer.
    pub fn compare(&mut self) {
        self.compare_position();
        let Both { engine, oracle, seen, .. } = self;
        let b = oracle.colouring().clone();
        let ground = &oracle.ground;
        let placements = 0..ground.placement_count();
        let colours: Vec<_> = placements.clone().map(|e| ground.colour(&b, e)).collect();
        assert_eq!(colours, engine.placement_colours());
        assert_eq!(ground.open(&b), engine.open());
        assert_eq!(oracle.is_over(), engine.is_over());
        let loser_by_force = oracle.loser();
        if loser_by_force.is_some() {
            assert_eq!(Some(loser_by_force.map(|p| !p)), engine.winner());
        }
        for e in placements {
            assert_eq!(ground.chain(&b, e), engine.chain(e), "string of {e}");
            assert_eq!(ground.liberties(&b, e), engine.liberties(e), "liberties of {e}");
        }
        seen.ends += usize::from(oracle.is_over() && !oracle.done.ends_with(&[Done::Resign]));
        self.compare_refusals();
    }

    fn compare_refusals(&mut self) {
        let Both { engine, oracle, seen, .. } = self;
        let considered = oracle.considered();
        let allowed: Vec<usize> =
            (0..considered.len()).filter(|&e| considered[e].is_ok()).collect();
        for (e, expected) in considered.into_iter().enumerate() {
            match (expected, engine.refusal(Action::Play(e))) {
                (Ok(_), None) => {}
                (Err(expected), Some(refusal)) => {
                    assert_same(&expected, &refusal);
                    seen.overlaps += usize::from(expected == Forbidden::Overlap);
                    seen.repeats += usize::from(matches!(expected, Forbidden::Repeats(_)));
                }
                (expected, refusal) => panic!("{e}: {expected:?} but {refusal:?}"),
            }
        }
        assert_eq!(allowed, engine.allowed());
    }
}

/// The engine names one moment of those that stood; positional superko the first of them.
fn assert_same(expected: &Forbidden, refusal: &Forbidden) {
    let same = match (expected, refusal) {
        (Forbidden::Repeats(stood), Forbidden::Repeats(since)) => stood.first() == since.first(),
        _ => expected == refusal,
    };
    assert!(same, "the oracle {expected:?}, the engine {refusal:?}");
}

fn assert_same_or_none(expected: Option<&Forbidden>, refusal: Option<&Forbidden>) {
    match (expected, refusal) {
        (None, None) => {}
        (Some(expected), Some(refusal)) => assert_same(expected, refusal),
        _ => panic!("the oracle {expected:?}, the engine {refusal:?}"),
    }
}

/// A game without end, engine beside oracle.
pub struct BothBid {
    pub engine: Engine,
    pub oracle: naive_bids::Game,
    /// As of `Both`.
    pub sparing: bool,
}

impl BothBid {
    /// Divide-and-choose.
    pub fn new(given: &Given) -> BothBid {
        BothBid::under(given, Rules::DIVIDE_AND_CHOOSE)
    }

    pub fn under(given: &Given, rules: Rules) -> BothBid {
        let oracle = naive_bids::Game::new(given.ground(), rules);
        let engine = Engine::forever(given, rules, &PerPlayer::default()).expect("an empty board");
        let mut both = BothBid { engine, oracle, sparing: false };
        both.compare();
        both
    }

    /// Both take the turn, or both refuse to and for the same reason.
    pub fn act(&mut self, action: Action) -> Result<(), Forbidden> {
        self.compare_refusal(action);
        let expected = self.oracle.act(action);
        let outcome = self.engine.act(action).err();
        assert_same_or_none(expected.as_ref().err(), outcome.as_ref());
        self.look();
        expected
    }

    /// Takes turns that must be allowed.
    pub fn all(&mut self, actions: &[Action]) -> &mut BothBid {
        for &action in actions {
            self.act(action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        }
        self
    }

    pub fn undo(&mut self) {
        self.oracle.undo();
        assert!(self.engine.undo(), "there is a turn to take back");
        self.look();
    }

    fn compare_refusal(&mut self, action: Action) {
        let expected = self.oracle.consider(action).err();
        let refusal = self.engine.refusal(action);
        assert_same_or_none(expected.as_ref(), refusal.as_ref());
    }

    fn look(&mut self) {
        if self.sparing { self.compare_position() } else { self.compare() }
    }

    fn compare_position(&self) {
        let BothBid { engine, oracle, .. } = self;
        let state = oracle.state();
        assert_eq!(state.colouring, engine.point_colours(), "after {:?}", oracle.actions);
        assert_eq!(state.phase, engine.phase());
        assert_eq!(oracle.turns(), engine.turns());
    }

    /// Asserts that every query has the oracle's answer.
    pub fn compare(&mut self) {
        self.compare_position();
        let BothBid { engine, oracle, .. } = self;
        let state = oracle.state();
        assert_eq!(state.scores, engine.scores());
        assert_eq!(oracle.actor(), engine.actor());
        if state.phase == Phase::Over {
            let winner = match oracle.verdict() {
                Some(verdict) => verdict.winner,
                None => oracle.winner_by_resignation(),
            };
            assert_eq!(Some(winner), engine.winner());
            assert_eq!(oracle.verdict(), engine.verdict());
        }
        if oracle.rules.repetition == Repetition::Bids {
            let moments = engine.game().history().iter();
            let history: HashSet<_> = moments.map(|&t| &oracle.states[t].colouring).collect();
            assert_eq!(state.history.iter().collect::<HashSet<_>>(), history);
        }
        assert_eq!(oracle.allowed(), engine.allowed(), "after {:?}", oracle.actions);
        for e in 0..=self.oracle.ground.placement_count() {
            self.compare_refusal(Action::Play(e));
        }
    }
}
