//! All chains of a board and their liberties at once, for pictures of the whole board.
//!
//! On a directed graph each stone lives alone (RULES.md 2); a chain there is a set of stones of one
//! colour that reach each other, which live and die together.

mod mutual;

pub(super) use mutual::strong_components;

use super::capture::Engine;
use super::liberty_arcs::LibertyArc;
use crate::boards::Board;
use crate::colour::{Colour, Player};
use crate::ids::Placement;
use crate::order;

/// The chains of a board and their liberties. On a plane placements are the centres with numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overview {
    /// By placement: the number of its chain, from 1; 0 where no stone is.
    pub chains: Vec<u32>,
    /// Stones of one chain that are next to each other.
    pub joins: Vec<[Placement; 2]>,
    /// By placement: the players of whose chains it is a liberty, 1 Black, 2 White, 3 both. All 0
    /// on a plane.
    pub beside: Vec<u8>,
    /// By chain, from the first: its number of liberties. Empty on a directed graph, where a
    /// chain's stones may reach further liberties, and on a plane.
    pub liberties: Vec<u32>,
    /// On a plane the free arcs beside every stone, with its owner.
    pub arcs: Vec<(Player, LibertyArc)>,
}

/// The chains of the current colouring. Cost: O(board), on a plane that of all liberty arcs.
pub fn overview(board: &Board, engine: &Engine) -> Overview {
    board.ground().facts().overview(engine)
}

/// Adds to each open placement the chains of the stones `before` it.
pub(super) fn with_liberties<'a>(
    chains: Vec<u32>,
    joins: Vec<[Placement; 2]>,
    colours: &[Colour],
    is_open: impl Fn(Placement) -> bool,
    before: impl Fn(Placement) -> &'a [Placement],
) -> Overview {
    let mut beside = vec![0; colours.len()];
    let mut liberties = vec![0; count(&chains)];
    for e in (0..colours.len()).map(Placement::at).filter(|&e| is_open(e)) {
        let mut met: Vec<u32> = Vec::new();
        for &stone in before(e) {
            beside[e.index()] |= colours[stone.index()] as u8;
            met.push(chains[stone.index()]);
        }
        order::numbers(&mut met);
        met.dedup();
        met.iter()
            .filter(|&&chain| chain > 0)
            .for_each(|&chain| liberties[chain as usize - 1] += 1);
    }
    Overview { chains, joins, beside, liberties, arcs: Vec::new() }
}

pub(super) fn stones(colours: &[Colour]) -> impl Iterator<Item = Placement> + '_ {
    let stones = colours.iter().enumerate().filter(|(_, colour)| **colour != Colour::Empty);
    stones.map(|(place, _)| Placement::at(place))
}

fn count(chains: &[u32]) -> usize {
    chains.iter().copied().max().unwrap_or_default() as usize
}
