//! The search for the answer to one question up to a depth, on a stack of its own so that it can pause
//! anywhere.

use super::line::{Line, Next, Step};
use super::memory::{Choice, Memory};
use super::place::Place;
use super::proof::{Answer, Basis};
use super::symmetry::Key;
use gospace::colour::Player;

/// The assumption about positions at the end of the depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// The margin is what the colouring would count.
    Estimate,
    /// Black does not reach the margin. So that Black does can only be found by proof.
    Missed,
    /// Black reaches it.
    Reached,
}

/// A question: whether Black can be ahead by a margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The margin, komi apart.
    pub margin: i64,
    /// The turns that are looked ahead.
    pub depth: u32,
    /// The assumption beyond that depth.
    pub horizon: Horizon,
}

/// A position in the search, and the turns that are left to try.
struct Frame {
    key: Key,
    depth: u32,
    /// The next one last.
    steps: Vec<Step>,
    /// The one that is being tried.
    tried: Choice,
    /// The basis of the failure of the turns so far.
    basis: Basis,
    /// The best of their margins for the player.
    margin: Option<i64>,
}

/// The search for the answer to one question.
pub struct Search {
    question: Question,
    frames: Vec<Frame>,
    /// True if all turns from the first position count.
    is_whole: bool,
    /// The turn that answered it.
    choice: Option<Choice>,
}

impl Question {
    /// True if guesses that were made for another question hold for it.
    pub fn shares_guesses(&self, other: &Question) -> bool {
        (self.depth, self.horizon) == (other.depth, other.horizon)
    }
}

impl Search {
    /// A search of a position, after one turn or after any.
    pub fn new(
        line: &mut Line,
        memory: &Memory,
        question: Question,
        first: Option<Choice>,
    ) -> Search {
        let is_whole = first.is_none();
        let mut search = Search { question, frames: Vec::new(), is_whole, choice: None };
        search.enter(line, memory, memory.key(line.place()), question.depth);
        if let (Some(first), Some(frame)) = (first, search.frames.last_mut()) {
            frame.steps.retain(|step| step.choice == first);
        }
        search
    }

    /// The question.
    pub fn question(&self) -> Question {
        self.question
    }

    /// The turn that answered the question for its player, if one did.
    pub fn choice(&self) -> Option<Choice> {
        self.choice
    }

    fn enter(&mut self, line: &mut Line, memory: &Memory, key: Key, depth: u32) {
        self.frames.push(Frame {
            key,
            depth,
            steps: line.steps(memory, key),
            tried: None,
            basis: Basis::always(),
            margin: None,
        });
    }

    /// Tries one turn. Gives the answer when it is found, with the line back where it began.
    pub fn step(&mut self, line: &mut Line, memory: &mut Memory) -> Option<Answer> {
        let frame = self.frames.last_mut()?;
        let Some(step) = frame.steps.pop() else {
            return self.fail(line, memory);
        };
        frame.tried = step.choice;
        let depth = frame.depth - 1;
        match line.enter(step) {
            Next::Refused(past) => {
                let basis = std::mem::replace(&mut frame.basis, Basis::Guess);
                frame.basis = basis.with(|conditions| conditions.refusing(past));
                None
            }
            Next::Over(margin) => {
                let is_reached = margin >= self.question.margin;
                self.climb(line, memory, Answer { is_reached, margin, basis: Basis::always() })
            }
            Next::Position(place) => match self.look(line, memory, place, depth) {
                Ok(answer) => self.climb(line, memory, answer),
                Err(key) => {
                    self.enter(line, memory, key, depth);
                    None
                }
            },
        }
    }

    /// The answer in a position; the key of one that must be searched.
    fn look(&self, line: &Line, memory: &Memory, place: Place, depth: u32) -> Result<Answer, Key> {
        let Question { margin, horizon, .. } = self.question;
        let guess = |is_reached, margin| Answer { is_reached, margin, basis: Basis::Guess };
        if let Some(answer) = line.sure(margin) {
            return Ok(answer);
        }
        let key = memory.key(place);
        if let Some(answer) = memory.answer(key, margin, line.compared()) {
            return Ok(answer);
        }
        if depth == 0 {
            let estimate = line.estimate();
            return Ok(match horizon {
                Horizon::Estimate => guess(estimate >= margin, estimate),
                Horizon::Missed => guess(false, margin - 1),
                Horizon::Reached => guess(true, margin),
            });
        }
        let is_reached = memory.guess(key, margin, depth).ok_or(key)?;
        Ok(guess(is_reached, if is_reached { margin } else { margin - 1 }))
    }

    /// No turn of the player reaches the goal.
    fn fail(&mut self, line: &mut Line, memory: &mut Memory) -> Option<Answer> {
        let frame = self.frames.pop()?;
        let asked = self.question.margin;
        let is_reached = frame.key.player() == Player::White;
        // If all turns are refused, the player has none and loses.
        let without_turn = if is_reached { asked.max(1) } else { (asked - 1).min(-1) };
        let margin = frame.margin.unwrap_or(without_turn);
        let answer = Answer { is_reached, margin, basis: frame.basis };
        self.finish(line, memory, frame.key, frame.depth, answer)
    }

    /// Keeps the answer in a position, and goes back to the one before.
    fn finish(
        &mut self,
        line: &mut Line,
        memory: &mut Memory,
        key: Key,
        depth: u32,
        answer: Answer,
    ) -> Option<Answer> {
        if self.is_whole || !self.frames.is_empty() {
            memory.keep(key, &answer);
            if answer.basis == Basis::Guess {
                memory.keep_guess(key, self.question.margin, depth, answer.is_reached);
            }
        }
        if self.frames.is_empty() { Some(answer) } else { self.climb(line, memory, answer) }
    }

    /// Goes back over the last turn, with the answer after it.
    fn climb(&mut self, line: &mut Line, memory: &mut Memory, answer: Answer) -> Option<Answer> {
        let past = line.leave()?;
        let frame = self.frames.last_mut()?;
        let is_black = frame.key.player() == Player::Black;
        let basis = answer.basis.with(|conditions| line.before(conditions, past));
        if answer.is_reached != is_black {
            let before = std::mem::replace(&mut frame.basis, Basis::Guess);
            frame.basis = before.and(&basis);
            let best = if is_black { i64::max } else { i64::min };
            frame.margin = Some(frame.margin.map_or(answer.margin, |m| best(m, answer.margin)));
            return None;
        }
        let frame = self.frames.pop()?;
        let basis = match frame.tried {
            Some(_) => basis.with(|conditions| conditions.reaching(past)),
            None => basis,
        };
        memory.keep_choice(frame.key, frame.tried, frame.depth);
        if self.frames.is_empty() {
            self.choice = Some(frame.tried);
        }
        self.finish(line, memory, frame.key, frame.depth, Answer { basis, ..answer })
    }
}
