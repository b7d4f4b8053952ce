//! The order of questions that leads to a value: deeper and deeper, first a guess, then its proof.
//!
//! A search without a limit loses itself in games that go on until superko ends them. To a limit it finds
//! what the value should be; then it is asked for a proof that Black reaches that, and for one that
//! Black reaches no more, with all that lies beyond the limit counted against the proof. Most proofs
//! are far shorter than the longest game.

use super::proof::{Answer, Basis};
use super::search::{Horizon, Question};

/// Up to this depth each is tried.
const SMALL_DEPTH: u32 = 40;

/// The questions about one position.
pub struct Deepening {
    /// Black's margin lies between these.
    bounds: [i64; 2],
    depth: u32,
    /// Black's margin by the last searches that guessed.
    guess: i64,
    stage: Stage,
}

/// The questions at one depth, in this order.
#[derive(Clone, Copy)]
enum Stage {
    /// The likely value, between these.
    Guess([i64; 2]),
    /// A proof that Black reaches it.
    Reach,
    /// A proof that Black does not reach more.
    Miss,
}

impl Deepening {
    /// Questions about a value between these bounds.
    pub fn new(bounds: [i64; 2]) -> Deepening {
        Deepening { bounds, depth: 1, guess: 0, stage: Stage::Guess(bounds) }
    }

    /// The bounds of the value that are known.
    pub fn bounds(&self) -> [i64; 2] {
        self.bounds
    }

    /// The next question, or nothing where the value is known.
    pub fn question(&mut self) -> Option<Question> {
        let [low, high] = self.bounds;
        if low == high {
            return None;
        }
        loop {
            if let Some((margin, horizon)) = self.asked() {
                return Some(Question { margin, depth: self.depth, horizon });
            }
            self.go_on();
        }
    }

    /// The margin to ask for in this stage, unless nothing is left to ask.
    fn asked(&self) -> Option<(i64, Horizon)> {
        let [low, high] = self.bounds;
        let open = |margin: &i64| low < *margin && *margin <= high;
        match self.stage {
            Stage::Guess([low, high]) if low < high => {
                let margin = if self.guess == low { low + 1 } else { self.guess };
                Some((margin.clamp(low + 1, high), Horizon::Estimate))
            }
            Stage::Guess(_) => None,
            Stage::Reach => Some(self.guess).filter(open).map(|margin| (margin, Horizon::Missed)),
            Stage::Miss => {
                Some(self.guess + 1).filter(open).map(|margin| (margin, Horizon::Reached))
            }
        }
    }

    fn go_on(&mut self) {
        self.stage = match self.stage {
            Stage::Guess(_) => {
                self.guess = self.guess.clamp(self.bounds[0], self.bounds[1]);
                Stage::Reach
            }
            Stage::Reach => Stage::Miss,
            Stage::Miss => {
                let more = if self.depth < SMALL_DEPTH { 1 } else { self.depth / 8 };
                self.depth = self.depth.saturating_add(more);
                Stage::Guess(self.bounds)
            }
        };
    }

    /// Takes in the answer to the last question.
    pub fn learn(&mut self, question: Question, answer: &Answer) {
        let [low, high] = &mut self.bounds;
        if answer.basis != Basis::Guess {
            match answer.is_reached {
                true => *low = answer.margin.clamp(*low, *high),
                false => *high = answer.margin.clamp(*low, *high),
            }
        }
        match &mut self.stage {
            Stage::Guess([low, high]) => {
                match answer.is_reached {
                    true => *low = answer.margin.clamp(question.margin, *high),
                    false => *high = answer.margin.clamp(*low, question.margin - 1),
                }
                self.guess = if answer.is_reached { *low } else { *high };
            }
            Stage::Reach | Stage::Miss => self.go_on(),
        }
    }
}
