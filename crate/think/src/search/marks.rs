//! The first player at each placement in the current game.

use gospace::colour::Player;
use gospace::ids::Placement;

/// The first player at each placement in the current game; those of earlier games are forgotten at
/// no cost.
pub struct Marks {
    game: u32,
    marks: Vec<(u32, Player)>,
}

impl Marks {
    /// No marks, for so many placements.
    pub fn new(placements: usize) -> Marks {
        Marks { game: 0, marks: vec![(0, Player::Black); placements] }
    }

    /// Begins the next game.
    pub fn begin(&mut self) {
        self.game += 1;
    }

    /// Marks a placement, whoever played there later.
    pub fn set(&mut self, at: Placement, player: Player) {
        self.marks[at.index()] = (self.game, player);
    }

    /// Marks a placement where no player played before.
    pub fn set_unless_set(&mut self, at: Placement, player: Player) {
        if self.marks[at.index()].0 != self.game {
            self.set(at, player);
        }
    }

    /// True if the player was the first there.
    pub fn is_first(&self, at: Placement, player: Player) -> bool {
        self.marks[at.index()] == (self.game, player)
    }
}
