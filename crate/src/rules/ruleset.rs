//! A ruleset is a few independent choices; a preset names some of them.

use num_traits::Zero;

use super::rational::Rational;

/// What a play may not lead to. Passes are exempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// A colouring that stood before in the game, the initial one included.
    #[default]
    PositionalSuperko,
}

/// What ends a game, but for resignation, which always does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum End {
    /// Two passes, one after the other.
    #[default]
    TwoPasses,
}

/// What a player's score counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Stones, and empty points that reach only them.
    #[default]
    Area,
}

/// A ruleset. The default is Tromp-Taylor with komi 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// What a play may not lead to.
    pub repetition: Repetition,
    /// What ends the game.
    pub end: End,
    /// What counts.
    pub scoring: Scoring,
    /// What is added to White's score.
    pub komi: Rational,
}

impl Default for Ruleset {
    fn default() -> Ruleset {
        Ruleset {
            repetition: Repetition::default(),
            end: End::default(),
            scoring: Scoring::default(),
            komi: Rational::zero(),
        }
    }
}
