//! Answers, and the earlier positions that they rest on.
//!
//! An answer says that one side reaches its goal, by a turn of its own in each position and for every
//! turn of the opponent. Under superko it holds in a game with any other history, as long as that
//! history has no position that a turn of this side leads to, and has every position that a turn of the
//! opponent was refused for. Whether more turns of the opponent are refused does not matter: passing is
//! never refused, and where it is no turn, to have none is to lose.

use std::collections::HashMap;

use super::place::{Place, Position, Question};
use crate::limits::MAX_SOLVER_NUMBERS;
use crate::rules::turn::Turn;

/// The earlier positions that an answer may rest on; with more it is not kept.
const MOST_CONDITIONS: usize = 2_000;

/// The earlier positions that an answer rests on, each list in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// Those that may not be in the history: turns of the side that reaches its goal lead to them.
    pub absent: Vec<Position>,
    /// Those that must be in it: turns of the opponent are refused for them.
    pub present: Vec<Position>,
}

impl Conditions {
    /// True if they hold in a history. Cost: O(history × log conditions).
    pub fn hold(&self, history: &[Position]) -> bool {
        self.present.iter().all(|position| history.contains(position))
            && history.iter().all(|position| self.absent.binary_search(position).is_err())
    }

    fn len(&self) -> usize {
        self.absent.len() + self.present.len()
    }

    /// These and others; nothing where they are too many.
    pub fn and(mut self, other: &Conditions) -> Option<Conditions> {
        merge(&mut self.absent, &other.absent);
        merge(&mut self.present, &other.present);
        (self.len() <= MOST_CONDITIONS).then_some(self)
    }

    /// Adds a position that a turn of the side that reaches its goal leads to.
    pub fn reaches(&mut self, position: Position) {
        if let Err(place) = self.absent.binary_search(&position) {
            self.absent.insert(place, position);
        }
    }

    /// Adds a position that a turn of the opponent was refused for.
    pub fn refuses(&mut self, position: Position) {
        if let Err(place) = self.present.binary_search(&position) {
            self.present.insert(place, position);
        }
    }

    /// Drops a position that is in the history by now, since the turns before lead to it.
    pub fn without(mut self, position: Position) -> Conditions {
        self.present.retain(|present| *present != position);
        self
    }
}

/// Adds the numbers of a list in order that another has and it has not.
fn merge(list: &mut Vec<Position>, other: &[Position]) {
    if other.is_empty() {
        return;
    }
    list.extend_from_slice(other);
    // Two runs in order: the sort of the library merges them.
    list.sort();
    list.dedup();
}

/// The answer to a question.
#[derive(Clone, Debug)]
pub struct Answer {
    /// True if Black is ahead by at least the asked margin.
    pub is_reached: bool,
    /// Black's margin: at least this if it is reached, else at most.
    pub margin: i64,
    /// The earlier positions that it rests on; nothing if they are too many.
    pub conditions: Option<Conditions>,
}

/// The answers that were found, as many as there is room for.
#[derive(Default)]
pub struct Answers {
    answers: HashMap<Place, Vec<Answer>>,
    /// The turn that reached its player's goal last, in whatever history.
    turns: HashMap<Place, Turn>,
    /// Numbers kept in all conditions.
    numbers: usize,
}

/// The answers that are kept for one position.
const MOST_ANSWERS: usize = 32;
/// The numbers that an answer is charged with besides its conditions.
const NUMBERS_OF_ANSWER: usize = 20;

impl Answers {
    /// The answer to a question, if one is known that holds in a history.
    pub fn find(&self, question: &Question, history: &[Position]) -> Option<&Answer> {
        let answers = self.answers.get(&question.place)?;
        answers.iter().find(|answer| {
            let fits = if answer.is_reached {
                answer.margin >= question.margin
            } else {
                answer.margin < question.margin
            };
            fits && answer.conditions.as_ref().is_some_and(|c| c.hold(history))
        })
    }

    /// Keeps an answer. When there is no more room all others are forgotten.
    pub fn keep(&mut self, place: Place, answer: &Answer) {
        let Some(conditions) = &answer.conditions else { return };
        if self.numbers > MAX_SOLVER_NUMBERS {
            self.answers.clear();
            self.numbers = 0;
        }
        let cost = |conditions: &Conditions| conditions.len() + NUMBERS_OF_ANSWER;
        self.numbers += cost(conditions);
        let answers = self.answers.entry(place).or_default();
        if answers.len() == MOST_ANSWERS {
            let forgotten = answers.remove(0).conditions;
            self.numbers -= forgotten.as_ref().map_or(0, cost);
        }
        answers.push(answer.clone());
    }

    /// The turn that reached its player's goal last.
    pub fn turn(&self, place: &Place) -> Option<&Turn> {
        self.turns.get(place)
    }

    /// Keeps the turn that reaches its player's goal.
    pub fn keep_turn(&mut self, place: Place, turn: Turn) {
        if self.turns.len() * NUMBERS_OF_ANSWER > MAX_SOLVER_NUMBERS {
            self.turns.clear();
        }
        self.turns.insert(place, turn);
    }
}
