//! Agreement on dead stones and on a draw (RULES.md 6, D10): random games of engine and oracle, and named positions.

use std::cell::Cell;

use gospace::colour::{PerPlayer, Player};
use proptest::prelude::*;

use super::disk_boards;
use super::engine::{Engine, Lists};
use super::many::{any_spaces, directed, undirected};
use super::naive_agreement::{Game, Move, stones};
use super::naive_rules::{Forbidden, Given, Repetition};
use super::trials::{check, often, script};

/// An engine's game and the oracle's, at the same moment.
struct Both {
    engine: Engine,
    oracle: Game,
    proposals: usize,
    /// Lists that lacked stones.
    lacking: usize,
    accepted: usize,
    drawn: usize,
    repeats: usize,
}

impl Both {
    fn new(given: &Given, repetition: Repetition, first: Player) -> Both {
        let engine = Engine::beginning(given, repetition, first);
        let oracle = Game::new(given, repetition, first);
        let mut both =
            Both { engine, oracle, proposals: 0, lacking: 0, accepted: 0, drawn: 0, repeats: 0 };
        both.compare();
        both
    }

    /// Both take the turn, or both refuse to and for the same reason.
    fn take(&mut self, turn: Move) -> Result<(), Forbidden> {
        let expected = self.oracle.consider(&turn);
        let refusal = self.engine.take(&turn).err();
        assert_same(expected.as_ref().err(), refusal.as_ref(), &turn);
        if expected.is_ok() {
            self.proposals += usize::from(matches!(turn, Move::Propose(_)));
            self.accepted += usize::from(turn == Move::Accept);
            self.oracle.moves.push(turn);
            self.drawn += usize::from(self.oracle.is_drawn());
        }
        self.compare();
        expected
    }

    /// Takes turns that must be allowed.
    fn all(&mut self, turns: &[Move]) -> &mut Both {
        for turn in turns {
            self.take(turn.clone()).unwrap_or_else(|refusal| panic!("{turn:?}: {refusal:?}"));
        }
        self
    }

    /// A proposal of some stones, and one of those that it lacks too; after a pass if there was none.
    fn propose(&mut self, pick: usize) {
        if self.oracle.consider(&Move::Propose(Vec::new())) == Err(Forbidden::Phase) {
            drop(self.take(Move::Pass));
        }
        let b = self.oracle.colouring();
        let all = stones(&self.oracle.ground, &b);
        let mut dead: Vec<usize> = all
            .iter()
            .enumerate()
            .filter(|(place, _)| pick >> place & 1 == 1)
            .map(|(_, &s)| s)
            .collect();
        let refusal = self.engine.missing(&dead);
        if self.oracle.consider(&Move::Propose(Vec::new())).is_ok() && all.len() < 9 {
            let missing = self.oracle.missing(&b, &dead);
            assert_eq!(refusal.clone().unwrap_or_default(), missing, "{dead:?} in {b:?}");
        }
        self.lacking += usize::from(refusal.is_some());
        drop(self.take(Move::Propose(dead.clone())));
        dead.extend(refusal.unwrap_or_default());
        drop(self.take(Move::Propose(dead)));
    }

    fn undo(&mut self) {
        self.oracle.moves.pop();
        assert!(self.engine.undo(), "there is a turn to take back");
        self.compare();
    }

    fn compare(&mut self) {
        let Both { engine, oracle, .. } = self;
        assert_eq!(oracle.colouring(), engine.point_colours());
        assert_eq!(oracle.moves.len(), engine.turns());
        assert_eq!(oracle.is_over(), engine.is_over());
        assert_eq!(oracle.actor(), engine.player());
        assert_eq!(oracle.pending().cloned(), engine.pending());
        assert_eq!(oracle.ground.owners(&oracle.settled()), engine.owners());
        assert_eq!(oracle.area(), engine.area());
        let is_accepted = oracle.moves.last() == Some(&Move::Accept);
        assert_eq!(is_accepted && !oracle.is_drawn(), engine.is_agreed());
        if oracle.is_drawn() {
            assert_eq!(engine.winner(), Some(None));
        } else if let Some(winner) = oracle.winner_by_last_turn() {
            assert_eq!(engine.winner(), Some(Some(winner)));
        } else if oracle.is_over() {
            assert_eq!(engine.winner(), Some(oracle.area().leader()));
        }
        let plays = (0..=oracle.ground.placement_count()).map(Move::Play);
        let said = [Move::Pass, Move::Resign, Move::Timeout, Move::Accept, Move::Decline];
        for turn in plays.chain(said).chain([Move::Propose(Vec::new()), Move::OfferDraw]) {
            let expected = self.oracle.consider(&turn).err();
            let refusal = self.engine.refusal_of(&turn);
            assert_same(expected.as_ref(), refusal.as_ref(), &turn);
            self.repeats += usize::from(matches!(refusal, Some(Forbidden::Repeats(_))));
        }
    }

    fn play(&mut self, script: &[u16]) {
        for &choice in script {
            let pick = usize::from(choice / 16);
            let allowed = self.engine.allowed();
            match choice % 16 {
                _ if self.oracle.is_over() => self.undo(),
                0..3 if self.oracle.pending().is_some() => drop(self.take(Move::Accept)),
                3..12 if self.oracle.pending().is_some() => drop(self.take(Move::Decline)),
                0 => drop(self.take(Move::Pass)),
                1..3 => self.propose(pick),
                3..5 => self.propose(1 << (pick % 6)),
                5 if pick.is_multiple_of(32) => drop(self.take(Move::Resign)),
                5 if pick % 32 == 1 => drop(self.take(Move::Timeout)),
                5 if pick % 32 < 16 => drop(self.take(Move::OfferDraw)),
                6 if !self.oracle.moves.is_empty() => self.undo(),
                7 => drop(self.take(Move::Play(pick % (self.oracle.ground.placement_count() + 1)))),
                _ if allowed.is_empty() => drop(self.take(Move::Pass)),
                _ => drop(self.take(Move::Play(allowed[pick % allowed.len()]))),
            }
        }
    }
}

/// The engine names the first moment of those that stood.
fn assert_same(expected: Option<&Forbidden>, refusal: Option<&Forbidden>, turn: &Move) {
    let same = match (expected, refusal) {
        (Some(Forbidden::Repeats(stood)), Some(Forbidden::Repeats(since))) => {
            stood.first() == since.first()
        }
        _ => expected == refusal,
    };
    assert!(same, "{turn:?}: the oracle {expected:?}, the engine {refusal:?}");
}

fn boards() -> impl Strategy<Value = Given> {
    prop_oneof![
        undirected(2..9, 3..14).prop_map(|(n, edges)| Given::Graph(n, pairs(&edges), vec![])),
        directed(2..8, 8).prop_map(|(n, edges, arcs)| Given::Graph(n, edges, arcs)),
        any_spaces().prop_map(Given::Space),
        disk_boards::boards().prop_map(Given::Disks),
    ]
}

fn pairs(edges: &[[usize; 2]]) -> Vec<[u32; 2]> {
    edges.iter().map(|&[a, b]| [a as u32, b as u32]).collect()
}

#[test]
fn players_agree_on_dead_stones_as_the_rules_say() {
    for repetition in [Repetition::Positional, Repetition::Situational, Repetition::Simple] {
        for first in Player::BOTH {
            let counts = Cell::new([0; 5]);
            check(1600, (boards(), script(40)), |(given, script)| {
                let mut both = Both::new(&given, repetition, first);
                both.play(&script);
                let Both { proposals, lacking, accepted, drawn, repeats, .. } = both;
                let now = [proposals, lacking, accepted, drawn, repeats];
                let before = counts.get();
                counts.set([0, 1, 2, 3, 4].map(|i| before[i] + now[i]));
                let mut again = Both { engine: both.engine.reopened(), ..both };
                again.compare();
                while again.engine.undo() {}
                while again.engine.redo() {}
                again.compare();
            });
            let least = [2000, 400, 200, 100, 2000].map(often::<usize>);
            let counts = counts.get();
            assert!((0..5).all(|i| counts[i] >= least[i]), "{counts:?}, {least:?}");
        }
    }
}

/// Five points in a row.
fn row() -> Given {
    Given::Graph(5, vec![[0, 1], [1, 2], [2, 3], [3, 4]], vec![])
}

#[test]
fn a_proposal_belongs_right_after_a_pass() {
    use Move::*;
    let mut both = Both::new(&row(), Repetition::Positional, Player::Black);
    assert_eq!(both.take(Propose(vec![])), Err(Forbidden::Phase));
    both.all(&[Play(1)]);
    assert_eq!(both.take(Propose(vec![])), Err(Forbidden::Phase));
    both.all(&[Pass, Propose(vec![]), Decline, Propose(vec![1])]);
    assert_eq!(both.take(Pass), Err(Forbidden::Phase));
    both.all(&[Decline, Play(2)]);
    assert_eq!(both.take(Propose(vec![])), Err(Forbidden::Phase));
}

#[test]
fn a_draw_may_be_offered_at_any_turn_and_ends_the_game_only_if_it_is_accepted() {
    use Move::*;
    let mut both = Both::new(&row(), Repetition::Positional, Player::Black);
    both.all(&[OfferDraw]);
    for other in [Pass, OfferDraw, Play(0), Propose(vec![])] {
        assert_eq!(both.take(other), Err(Forbidden::Phase));
    }
    both.all(&[Decline, OfferDraw, Decline, Play(1), OfferDraw, Accept]);
    assert_eq!(both.take(Pass), Err(Forbidden::Over));
    assert_eq!(both.engine.winner(), Some(None));
    both.undo();
    both.all(&[Resign]);
    assert_eq!(both.engine.winner(), Some(Some(Player::White)), "it was Black's to answer");
}

#[test]
fn nobody_loses_under_primitive_for_want_of_a_turn_while_a_draw_is_offered() {
    let primitive = r#"{"preset":"primitive"}"#;
    // On a cycle of three each player has a turn.
    let given = Given::Graph(3, vec![[0, 1], [1, 2], [2, 0]], vec![]);
    let mut engine = Engine::with_rules(&given, primitive);
    for turn in [Move::Play(0), Move::OfferDraw] {
        assert_eq!(engine.take(&turn), Ok(()));
        assert!(!engine.is_over());
    }
    let mut declined = engine.reopened();
    assert_eq!(declined.take(&Move::Decline), Ok(()));
    assert_eq!(declined.player(), Some(Player::White));
    assert_eq!(declined.take(&Move::Play(1)), Ok(()));
    assert_eq!(engine.take(&Move::Accept), Ok(()));
    assert_eq!(engine.winner(), Some(None));
}

#[test]
fn two_passes_with_a_declined_proposal_between_end_the_game() {
    use Move::*;
    let mut both = Both::new(&row(), Repetition::Positional, Player::Black);
    both.all(&[Play(1), Pass, Propose(vec![1]), Decline, Pass]);
    assert!(both.engine.is_over() && !both.engine.is_agreed());
    assert_eq!(both.engine.area(), PerPlayer { black: 5, white: 0 });
}

#[test]
fn an_accepted_proposal_ends_the_game_without_the_stones_that_it_lists() {
    use Move::*;
    let mut both = Both::new(&row(), Repetition::Positional, Player::Black);
    both.all(&[Play(1), Play(3), Pass, Propose(vec![1]), Accept]);
    assert_eq!(both.engine.winner(), Some(Some(Player::White)));
    assert_eq!(both.engine.area(), PerPlayer { black: 0, white: 5 });
    both.undo();
    both.undo();
    both.all(&[Propose(vec![]), Accept]);
    assert_eq!(both.engine.area(), PerPlayer { black: 2, white: 2 });
}

#[test]
fn a_list_names_stones_each_once_and_whole_chains() {
    use Lists::*;
    use Move::*;
    let mut both = Both::new(&row(), Repetition::Positional, Player::Black);
    both.all(&[Play(0), Play(3), Play(1), Pass]);
    assert_eq!(both.engine.list_fault(&[2]), Some(NoStone(2)));
    assert_eq!(both.engine.list_fault(&[9]), Some(OutOfRange(9)));
    assert_eq!(both.engine.list_fault(&[3, 0, 3]), Some(Twice(3)));
    assert_eq!(both.engine.list_fault(&[1]), Some(Lacks(vec![0])));
    assert_eq!(both.engine.list_fault(&[1, 0]), None);
    assert_eq!(both.engine.list_fault(&[]), None);
}

/// Black on 0 → 1 → 2: what one of them reaches lives on through it, and what lives through it alone dies with it.
#[test]
fn on_a_digraph_the_stones_that_a_dead_one_reaches_are_dead_and_those_that_live_only_through_dead_ones()
 {
    use Lists::Lacks;
    use Move::*;
    let given = Given::Graph(5, vec![[3, 4]], vec![[0, 1], [1, 2], [2, 3]]);
    let mut both = Both::new(&given, Repetition::Positional, Player::Black);
    both.all(&[Play(0), Pass, Play(1), Pass, Play(2), Pass]);
    assert_eq!(both.engine.list_fault(&[2]), Some(Lacks(vec![0, 1])));
    assert_eq!(both.engine.list_fault(&[0]), Some(Lacks(vec![1, 2])));
    assert_eq!(both.engine.list_fault(&[0, 1, 2]), None);
    // With a liberty of its own the first outlives the others.
    let given = Given::Graph(6, vec![[3, 4]], vec![[0, 1], [1, 2], [2, 3], [0, 5]]);
    let mut both = Both::new(&given, Repetition::Positional, Player::Black);
    both.all(&[Play(0), Pass, Play(1), Pass, Play(2), Pass]);
    assert_eq!(both.engine.list_fault(&[2]), Some(Lacks(vec![1])));
    assert_eq!(both.engine.list_fault(&[1, 2]), None);
}

#[test]
fn a_game_under_primitive_knows_no_agreement_and_white_may_begin() {
    let rules = r#"{"preset":"primitive","first":"white"}"#;
    let mut engine = Engine::with_rules(&Given::Graph(1, vec![], vec![]), rules);
    assert!(engine.is_over(), "the one play would be suicide");
    assert_eq!(engine.winner(), Some(Some(Player::Black)));
    let mut other = Engine::with_rules(&row(), rules);
    assert_eq!(other.player(), Some(Player::White));
    assert_eq!(other.refusal_of(&Move::Propose(vec![])), Some(Forbidden::Phase));
    assert!(!engine.undo());
}
