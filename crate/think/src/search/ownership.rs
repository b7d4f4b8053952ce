//! The owners of placements at the ends of games, on finite boards.

use gospace::boards::Ground;
use gospace::colour::{Colour, Player};
use gospace::game::owners;

/// By placement, the number of games that ended with it in each player's hands.
pub struct Ownership {
    counts: Vec<[u32; 2]>,
    games: u32,
}

impl Ownership {
    /// No game yet, on a board with so many placements.
    pub fn new(placements: usize) -> Ownership {
        Ownership { counts: vec![[0; 2]; placements], games: 0 }
    }

    /// Adds a game that ended with these colours of the board's points. Cost: as of its score.
    pub fn count(&mut self, ground: Ground<'_>, colours: &[Colour]) {
        self.games += 1;
        for (counts, owner) in self.counts.iter_mut().zip(owners(ground, colours)) {
            match owner {
                Colour::Black => counts[0] += 1,
                Colour::White => counts[1] += 1,
                Colour::Empty => {}
            }
        }
    }

    /// By placement the mean owner, from −1 (White in every game) to 1 (Black).
    pub fn means(&self) -> Vec<f64> {
        let games = f64::from(self.games.max(1));
        let mean = |&[black, white]: &[u32; 2]| (f64::from(black) - f64::from(white)) / games;
        self.counts.iter().map(mean).collect()
    }

    /// By placement who owns it, or that neither does, in at least this share of the games; nothing
    /// where that differs.
    pub fn sure(&self, share: f64) -> Vec<Option<Colour>> {
        let least = share * f64::from(self.games);
        let is_sure = |count: u32| count > 0 && f64::from(count) >= least;
        let owner = |&[black, white]: &[u32; 2]| match [black, white, self.games - black - white] {
            [black, ..] if is_sure(black) => Some(Player::Black.into()),
            [_, white, _] if is_sure(white) => Some(Player::White.into()),
            [.., neither] if is_sure(neither) => Some(Colour::Empty),
            _ => None,
        };
        self.counts.iter().map(owner).collect()
    }
}
