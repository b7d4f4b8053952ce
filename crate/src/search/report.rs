//! The results of a search so far.

use crate::rules::turn::Turn;
use crate::site::Site;

/// The results of a search so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Random games played.
    pub playouts: u32,
    /// True if more playouts would change nothing.
    pub is_settled: bool,
    /// The turn that looks best; nothing before the first playout, or when the game is over.
    pub best: Option<Turn>,
    /// The share of the games through it that its player won, from 0 to 1.
    pub share: f64,
    /// Every candidate play, and the pass.
    pub candidates: Vec<Candidate>,
}

/// A play or a pass, and its results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The site; nothing for a pass.
    pub site: Option<Site>,
    /// Games through it.
    pub visits: u32,
    /// The share of them that its player won, from 0 to 1.
    pub share: f64,
}
