//! Scores, functions of the colouring alone.

use super::capture::strings::placements_of_colour;
use crate::boards::graph::Graph;
use crate::boards::{Board, Ground};
use crate::colour::{Colour, PerPlayer, Player};
use crate::ids::Placement;

/// Whose each point is under area scoring (Tromp-Taylor, "Score"): its stones, and the empty
/// points that reach the player's stones and none of the opponent's; `Empty` where nobody's.
/// On a directed graph empty points look along their out-arcs. Cost: O(points + arcs).
pub fn owners(graph: &Graph, colours: &[Colour]) -> Vec<Colour> {
    let black = reaching(graph, colours, Player::Black);
    let white = reaching(graph, colours, Player::White);
    let owner = |v: usize| match (colours[v], black[v], white[v]) {
        (Colour::Empty, true, false) => Colour::Black,
        (Colour::Empty, false, true) => Colour::White,
        (colour, ..) => colour,
    };
    (0..colours.len()).map(owner).collect()
}

/// How many of them are each player's.
pub fn count(colours: &[Colour]) -> PerPlayer<usize> {
    let count = |player: Player| colours.iter().filter(|&&c| c == player.into()).count();
    PerPlayer { black: count(Player::Black), white: count(Player::White) }
}

/// How many placements are stones of each player. Cost: O(board).
pub fn stones(board: &Board, colours: &[Colour]) -> PerPlayer<usize> {
    match board.ground() {
        Ground::Graph(_) => count(colours),
        Ground::Space(space) => {
            let stones = |player: Player| placements_of_colour(space, colours, player.into()).len();
            PerPlayer { black: stones(Player::Black), white: stones(Player::White) }
        }
    }
}

/// Which empty points reach a stone of the player.
fn reaching(graph: &Graph, colours: &[Colour], player: Player) -> Vec<bool> {
    let mut reaches = vec![false; colours.len()];
    let is_stone = |v: &Placement| colours[v.index()] == player.into();
    let mut stack: Vec<Placement> = graph.vertices().filter(is_stone).collect();
    while let Some(v) = stack.pop() {
        for &u in graph.predecessors(v) {
            if colours[u.index()] == Colour::Empty && !reaches[u.index()] {
                reaches[u.index()] = true;
                stack.push(u);
            }
        }
    }
    reaches
}
