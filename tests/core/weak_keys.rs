//! Keys nominate, colourings decide: superko holds as its one line says where a key has so few bits that
//! most colourings share theirs with another.

use std::cell::Cell;

use gospace::boards::Board;
use gospace::colour::Player;
use gospace::rules::capture::{Engine, engine_with};
use gospace::rules::repetition::History;
use gospace::rules::ruleset;
use gospace::{Colour, Placement};
use proptest::prelude::*;

use super::board_texts::setup;
use super::disk_boards;
use super::many::{directed, spaces};
use super::naive::Colouring;
use super::naive_rules::{Given, Ground, Repetition, Stood};
use super::trials::{check, script};

/// An engine with a history of such weak keys, beside the earlier colourings.
struct Beside<const KEY_BITS: u32> {
    ground: Ground,
    engine: Engine,
    history: History<KEY_BITS>,
    /// The colourings that count, each with its number of turns.
    stood: Vec<Stood>,
    moments: Vec<usize>,
    /// Of every turn, whether the engine made a step and whether it counts.
    turns: Vec<(bool, bool)>,
    repeats: usize,
}

impl<const KEY_BITS: u32> Beside<KEY_BITS> {
    fn new(given: &Given) -> Beside<KEY_BITS> {
        let ground = given.ground();
        let start = ground.empty();
        let board = Board::new(setup(given)).expect("a board");
        let engine = engine_with(board.ground(), &[], &start);
        let mut history = History::with_room_for(0);
        history.push(&*engine, Player::Black);
        let stood = vec![(start, Player::Black)];
        let (moments, turns) = (vec![0], Vec::new());
        Beside { ground, engine, history, stood, moments, turns, repeats: 0 }
    }

    fn now(&self) -> &Stood {
        self.stood.last().expect("the start")
    }

    /// The first moment to which the rule forbids to go back, by the definition.
    fn expected(&self, rule: Repetition, to: &Colouring, next: Player) -> Option<usize> {
        rule.forbids(&self.stood, to, next).first().map(|&place| self.moments[place])
    }

    /// Tries every play under every rule; those that positional superko lets be made.
    fn compare(&mut self) -> Vec<usize> {
        let (colouring, player) = self.now().clone();
        let next = !player;
        let mut left = Vec::new();
        assert!(self.history.moments().all(|(key, _)| key >> (KEY_BITS - 1) <= 1));
        let players = self.history.moments().map(|(_, player)| player);
        assert!(players.eq(self.stood.iter().map(|(_, player)| *player)));
        for e in self.ground.open(&colouring) {
            let to = self.ground.play(&colouring, e, player).colouring;
            self.engine.play(Placement::at(e), player);
            for (rule, of_engine) in RULES {
                let found = self.history.broken_by_play(of_engine, &*self.engine, next);
                let expected = self.expected(rule, &to, next);
                assert_eq!(found, expected, "{rule:?}, {KEY_BITS} bits");
                self.repeats += usize::from(found.is_some());
            }
            self.engine.undo();
            if self.expected(Repetition::Positional, &to, next).is_none() {
                left.push(e);
            }
        }
        left
    }

    fn play(&mut self, e: usize) {
        let (colouring, player) = self.now().clone();
        self.engine.play(Placement::at(e), player);
        self.count(true, self.ground.play(&colouring, e, player).colouring, !player);
    }

    fn pass(&mut self) {
        let (colouring, player) = self.now().clone();
        self.count(false, colouring, !player);
    }

    fn count(&mut self, is_step: bool, colouring: Vec<Colour>, next: Player) {
        self.history.push(&*self.engine, next);
        self.turns.push((is_step, true));
        self.stood.push((colouring, next));
        self.moments.push(self.turns.len());
    }

    fn talk(&mut self) {
        self.history.push_talk(&*self.engine);
        self.turns.push((false, false));
    }

    fn undo(&mut self) {
        let Some((is_step, counts)) = self.turns.pop() else { return };
        self.history.pop();
        if is_step {
            self.engine.undo();
        }
        if counts {
            self.stood.pop();
            self.moments.pop();
        }
    }
}

const RULES: [(Repetition, ruleset::Repetition); 4] = [
    (Repetition::Positional, ruleset::Repetition::Positional),
    (Repetition::Situational, ruleset::Repetition::Situational),
    (Repetition::Simple, ruleset::Repetition::SimpleKo),
    (Repetition::Nothing, ruleset::Repetition::Free),
];

fn boards() -> impl Strategy<Value = Given> {
    prop_oneof![
        directed(2..7, 6).prop_map(|(n, edges, arcs)| Given::Graph(n, edges, arcs)),
        spaces().prop_map(Given::Space),
        disk_boards::boards().prop_map(Given::Disks),
    ]
}

fn superko_holds_with_keys_of<const KEY_BITS: u32>() {
    let repeats = Cell::new(0);
    check(300, (boards(), script(60)), |(given, script)| {
        let mut beside = Beside::<KEY_BITS>::new(&given);
        for choice in script {
            let left = beside.compare();
            match (choice % 16, left.len()) {
                (0..2, _) => beside.undo(),
                (2..4, _) => beside.talk(),
                (4, _) | (_, 0) => beside.pass(),
                (_, n) => beside.play(left[usize::from(choice / 16) % n]),
            }
        }
        repeats.set(repeats.get() + beside.repeats);
    });
    assert!(repeats.get() > 1_000, "{repeats:?}");
}

#[test]
fn superko_holds_with_keys_of_two_bits() {
    superko_holds_with_keys_of::<2>();
}

#[test]
fn superko_holds_with_keys_of_three_bits() {
    superko_holds_with_keys_of::<3>();
}

#[test]
fn superko_holds_with_keys_of_eight_bits() {
    superko_holds_with_keys_of::<8>();
}

#[test]
fn superko_holds_with_the_keys_of_games() {
    superko_holds_with_keys_of::<64>();
}
