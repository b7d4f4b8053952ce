//! Scores, as functions of the colouring alone.

use std::fmt;

use super::rational::Rational;
use crate::boards::Board;
use crate::boards::graph::Graph;
use crate::colour::{Colour, PerPlayer, Player};
use crate::ids::Placement;

/// A score.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Amount {
    /// A number.
    Finite(Rational),
    /// The number of points in a disk: more than any number, and unchanged by adding one.
    Continuum,
}

impl Amount {
    /// The sum with a number.
    pub fn plus(self, number: &Rational) -> Amount {
        match self {
            Amount::Finite(value) => Amount::Finite(value + number),
            Amount::Continuum => Amount::Continuum,
        }
    }
}

impl Default for Amount {
    fn default() -> Amount {
        Amount::Finite(Rational::zero())
    }
}

impl From<usize> for Amount {
    fn from(count: usize) -> Amount {
        Amount::from(count as u64)
    }
}

impl From<u64> for Amount {
    fn from(count: u64) -> Amount {
        Amount::Finite(Rational::from_integer(count.into()))
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Finite(value) => value.fmt(f),
            Amount::Continuum => f.write_str("continuum"),
        }
    }
}

/// The number of points in a number of disks.
pub fn continuum(disks: usize) -> Amount {
    if disks == 0 { Amount::default() } else { Amount::Continuum }
}

/// The owner of each point under area scoring (Tromp-Taylor, "Score"): of a stone its player, of an
/// empty point the player whose stones it reaches, if it reaches none of the opponent's; else
/// `Empty`. On a directed graph empty points look along their out-arcs. Cost: O(points + arcs).
pub fn owners(graph: &Graph, colours: &[Colour]) -> Vec<Colour> {
    let colour = |v: Placement| Some(colours[v.index()]);
    owners_over(colours.len(), colour, |v| graph.predecessors(v))
}

/// The same over any placements: `colour` gives the colour of each, nothing for mixed ones, and
/// `before` the predecessors of one. Cost: O(placements + predecessors).
pub(super) fn owners_over<'a>(
    count: usize,
    colour: impl Fn(Placement) -> Option<Colour>,
    before: impl Fn(Placement) -> &'a [Placement],
) -> Vec<Colour> {
    let reaching = |player: Player| {
        let mut reaches = vec![false; count];
        let is_stone = |v: &Placement| colour(*v) == Some(player.into());
        let mut stack: Vec<Placement> = (0..count).map(Placement::at).filter(is_stone).collect();
        while let Some(v) = stack.pop() {
            for &u in before(v) {
                if colour(u) == Some(Colour::Empty) && !reaches[u.index()] {
                    reaches[u.index()] = true;
                    stack.push(u);
                }
            }
        }
        reaches
    };
    let [black, white] = Player::BOTH.map(reaching);
    let owner = |v: usize| match (colour(Placement::at(v)), black[v], white[v]) {
        (Some(Colour::Empty), true, false) => Colour::Black,
        (Some(Colour::Empty), false, true) => Colour::White,
        (colour, ..) => colour.unwrap_or(Colour::Empty),
    };
    (0..count).map(owner).collect()
}

/// The number of placements of each player.
pub fn count(colours: &[Colour]) -> PerPlayer<usize> {
    let count = |player: Player| colours.iter().filter(|&&c| c == player.into()).count();
    PerPlayer { black: count(Player::Black), white: count(Player::White) }
}

/// The number of stones of each player. Cost: O(board).
pub fn stones(board: &Board, colours: &[Colour]) -> PerPlayer<usize> {
    board.ground().rules().stones(colours)
}
