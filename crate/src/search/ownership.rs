//! The owners of placements at the ends of games, on finite boards.

use crate::boards::Ground;
use crate::colour::Colour;
use crate::game::owners;

/// A sum over games, by placement: 1 for each that ended Black's, −1 for each that ended White's.
pub struct Ownership {
    sums: Vec<i32>,
    games: u32,
}

impl Ownership {
    /// No game yet, on a board with so many placements.
    pub fn new(placements: usize) -> Ownership {
        Ownership { sums: vec![0; placements], games: 0 }
    }

    /// Adds a game that ended with these colours of the board's points. Cost: as of its score.
    pub fn count(&mut self, ground: Ground<'_>, colours: &[Colour]) {
        self.games += 1;
        for (sum, owner) in self.sums.iter_mut().zip(owners(ground, colours)) {
            *sum += match owner {
                Colour::Black => 1,
                Colour::White => -1,
                Colour::Empty => 0,
            };
        }
    }

    /// By placement the mean owner, from −1 (White in every game) to 1 (Black).
    pub fn means(&self) -> Vec<f64> {
        let games = f64::from(self.games.max(1));
        self.sums.iter().map(|&sum| f64::from(sum) / games).collect()
    }
}
