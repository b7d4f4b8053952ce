//! The answers that a solver has found, and what helps to find more, as many as there is room for.

use std::borrow::Cow;
use std::collections::HashMap;

use super::place::{Past, Place};
use super::proof::{Answer, Basis};
use super::symmetry::{Key, Symmetries};
use gospace::colour::Player;
use gospace::ids::Placement;
use gospace::limits::{MAX_SOLVER_GUESSES, MAX_SOLVER_NUMBERS};

/// A turn in a search: a play, or a pass.
pub type Choice = Option<Placement>;

/// A guess, and how deep the search behind it looked.
#[derive(Clone, Copy)]
struct Guess {
    is_reached: bool,
    depth: u32,
}

/// Answers by the representatives of positions.
pub struct Memory {
    symmetries: Symmetries,
    answers: HashMap<Place, Vec<Answer>>,
    /// The turn that reached its player's goal last, in whatever history.
    choices: HashMap<Place, Choice>,
    /// Guesses of one pass of the search, by position and margin.
    guesses: HashMap<(Place, i64), Guess>,
    /// By player and placement, how often a play there reached its goal, near the root most.
    successes: [Vec<u64>; 2],
    /// Positions kept in all conditions.
    numbers: usize,
}

/// The answers that are kept for one position.
const MOST_ANSWERS: usize = 32;
/// The positions that an answer is charged with besides its conditions.
const NUMBERS_OF_ANSWER: usize = 10;

impl Memory {
    /// An empty one, for a board with so many placements.
    pub fn new(symmetries: Symmetries, placements: usize) -> Memory {
        Memory {
            symmetries,
            answers: HashMap::new(),
            choices: HashMap::new(),
            guesses: HashMap::new(),
            successes: [vec![0; placements], vec![0; placements]],
            numbers: 0,
        }
    }

    /// The key under which all that follows is kept for a position.
    pub fn key(&self, place: Place) -> Key {
        self.symmetries.key(place)
    }

    /// The answer in a position of a game with this history, if one is known that holds there.
    pub fn answer(&self, key: Key, margin: i64, history: &[Past]) -> Option<Answer> {
        let Key { place, way } = key;
        let answers = self.answers.get(&place)?;
        let asked = way.asked(margin);
        let fits = |answer: &&Answer| match answer.is_reached {
            true => answer.margin >= asked,
            false => answer.margin < asked,
        };
        let mut fitting = answers.iter().filter(fits).peekable();
        fitting.peek()?;
        let carried: Cow<[Past]> = match way.is_identity() {
            true => history.into(),
            false => history.iter().map(|&past| self.symmetries.past_to(way, past)).collect(),
        };
        let answer = fitting.find(|answer| match &answer.basis {
            Basis::Proof(Some(conditions)) => conditions.hold(&carried),
            _ => false,
        })?;
        Some(answer.carried(way, |past| self.symmetries.past_back(way, past)))
    }

    /// Keeps an answer. When there is no more room all others are forgotten.
    pub fn keep(&mut self, Key { place, way }: Key, answer: &Answer) {
        let Basis::Proof(Some(_)) = &answer.basis else { return };
        let answer = answer.carried(way, |past| self.symmetries.past_to(way, past));
        if self.numbers > MAX_SOLVER_NUMBERS {
            self.answers.clear();
            self.numbers = 0;
        }
        self.numbers += cost(&answer);
        let answers = self.answers.entry(place).or_default();
        if answers.len() == MOST_ANSWERS {
            self.numbers -= cost(&answers.remove(0));
        }
        answers.push(answer);
    }

    /// A guess by a search of at least such a depth.
    pub fn guess(&self, Key { place, way }: Key, margin: i64, depth: u32) -> Option<bool> {
        let guess = self.guesses.get(&(place, way.asked(margin)))?;
        (guess.depth >= depth).then_some(guess.is_reached != way.exchanges)
    }

    /// Keeps a guess.
    pub fn keep_guess(&mut self, key: Key, margin: i64, depth: u32, is_reached: bool) {
        if self.guesses.len() > MAX_SOLVER_GUESSES {
            self.guesses.clear();
        }
        let Key { place, way } = key;
        let guess = Guess { is_reached: is_reached != way.exchanges, depth };
        self.guesses.insert((place, way.asked(margin)), guess);
    }

    /// Forgets the guesses, which hold for one pass of the search only.
    pub fn forget_guesses(&mut self) {
        self.guesses.clear();
    }

    /// The turn that reached its player's goal last.
    pub fn choice(&self, Key { place, way }: Key) -> Option<Choice> {
        self.choices.get(&place).map(|choice| choice.map(|at| self.symmetries.back(way, at)))
    }

    /// Keeps the turn that reaches its player's goal, found by a search of such a depth.
    pub fn keep_choice(&mut self, key: Key, choice: Choice, depth: u32) {
        if self.choices.len() > MAX_SOLVER_GUESSES {
            self.choices.clear();
        }
        if let Some(at) = choice {
            self.successes[key.player() as usize][at.index()] += u64::from(depth).pow(2);
        }
        self.choices.insert(key.place, choice.map(|at| self.symmetries.to(key.way, at)));
    }

    /// The number of plays there that reached their goal.
    pub fn successes(&self, player: Player, at: Placement) -> u64 {
        self.successes[player as usize][at.index()]
    }
}

fn cost(answer: &Answer) -> usize {
    let numbers = match &answer.basis {
        Basis::Proof(Some(conditions)) => conditions.size(),
        _ => 0,
    };
    numbers + NUMBERS_OF_ANSWER
}
