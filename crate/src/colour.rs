//! The two players and the three colours of a point (Tromp-Taylor: `Player`, `Color`).

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Player {
    /// Plays first, unless the rules let White begin.
    Black,
    /// The other; komi is added to this player's score.
    White,
}

impl Player {
    /// Both players, Black first.
    pub const BOTH: [Player; 2] = [Player::Black, Player::White];
}

/// The opponent (`p*` in Tromp-Taylor).
impl Not for Player {
    type Output = Player;

    fn not(self) -> Player {
        match self {
            Player::Black => Player::White,
            Player::White => Player::Black,
        }
    }
}

/// The colour of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Colour {
    /// No stone.
    #[default]
    Empty = 0,
    /// A black stone.
    Black = 1,
    /// A white stone.
    White = 2,
}

impl Colour {
    /// The player whose colour this is; none for `Empty`.
    pub fn player(self) -> Option<Player> {
        match self {
            Colour::Empty => None,
            Colour::Black => Some(Player::Black),
            Colour::White => Some(Player::White),
        }
    }
}

impl From<Player> for Colour {
    fn from(player: Player) -> Colour {
        match player {
            Player::Black => Colour::Black,
            Player::White => Colour::White,
        }
    }
}

/// One value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerPlayer<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> PerPlayer<T> {
    /// Applies a function to both values.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> PerPlayer<U> {
        PerPlayer { black: change(self.black), white: change(self.white) }
    }
}

impl<T: Ord> PerPlayer<T> {
    /// The player with the greater value; none where both are equal.
    pub fn leader(&self) -> Option<Player> {
        match self.black.cmp(&self.white) {
            Ordering::Greater => Some(Player::Black),
            Ordering::Less => Some(Player::White),
            Ordering::Equal => None,
        }
    }
}

/// "Black 10, White 7/2".
impl<T: fmt::Display> fmt::Display for PerPlayer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Black {}, White {}", self.black, self.white)
    }
}

impl<T> Index<Player> for PerPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::Black => &self.black,
            Player::White => &self.white,
        }
    }
}

impl<T> IndexMut<Player> for PerPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::Black => &mut self.black,
            Player::White => &mut self.white,
        }
    }
}
