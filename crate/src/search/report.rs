//! What a search has found so far.

use crate::rules::turn::Turn;
use crate::site::Site;

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Random games played.
    pub playouts: u32,
    /// Whether more of them would change nothing.
    pub is_settled: bool,
    /// The turn that looks best; nothing before the first playout, or when the game is over.
    pub best: Option<Turn>,
    /// How many of the games through it were won by who takes it, from 0 to 1.
    pub share: f64,
    /// Every play that was looked at, and the pass.
    pub candidates: Vec<Candidate>,
}

/// A play or a pass, and how it did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// Where; nothing for a pass.
    pub site: Option<Site>,
    /// Games through it.
    pub visits: u32,
    /// How many of them were won by who takes it, from 0 to 1.
    pub share: f64,
}
