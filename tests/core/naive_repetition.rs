//! The slow literal oracle for repetition: what a play may not lead to, in one line each.
//!
//! The quoted lines are RULES.md 6's where nothing else is said.

use std::borrow::Borrow;

use gospace::colour::Player;

use super::naive::Colouring;

/// The rule against repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// "a colouring that occurred before in the game, the initial one included"
    Positional,
    /// "the same for the pair (colouring, player to act next)"
    Situational,
    /// "the colouring that stood before the opponent's last turn"
    Simple,
    Nothing,
    /// "Nothing is forbidden for repetition" (RULES.md 7).
    Bids,
}

/// An earlier colouring, and the player to act next.
pub type Stood = (Colouring, Player);

impl Repetition {
    /// The places in `stood` of what a play, after which `next` is to act, may not lead to again.
    /// "Only turns count here, that is passes and plays": `stood` holds what there was before the
    /// first of them and after each, the colouring of now last.
    pub fn forbids(self, stood: &[impl Borrow<Stood>], to: &Colouring, next: Player) -> Vec<usize> {
        let repeats = |&i: &usize| {
            let (colouring, then_next) = stood[i].borrow();
            colouring == to
                && match self {
                    Repetition::Positional => true,
                    Repetition::Situational => *then_next == next,
                    Repetition::Simple => i + 2 == stood.len(),
                    Repetition::Nothing | Repetition::Bids => false,
                }
        };
        (0..stood.len()).filter(repeats).collect()
    }
}
