//! Dead stones by agreement (RULES.md 6, D10): the lists that are closed, and the board without the stones
//! of one.

use fixedbitset::FixedBitSet;

use super::capture::Engine;
use super::wellformed;
use crate::boards::Ground;
use crate::boards::graph::Graph;
use crate::colour::{Colour, Player};
use crate::ids::Placement;

/// The stones that a list of stones lacks to be closed, ascending. Cost: O(board) for each chain.
pub fn missing(ground: Ground<'_>, engine: &Engine, listed: &[Placement]) -> Vec<Placement> {
    let mut dead = FixedBitSet::new();
    let mut waiting = listed.to_vec();
    while let Some(stone) = waiting.pop() {
        // A chain holds all that its stones reach.
        if dead.contains(stone.index()) {
            continue;
        }
        let chain = engine.chain(stone);
        waiting.extend(ground.rules().taken_off_with(engine, &chain));
        insert(&mut dead, &chain);
    }
    if let Some(graph) = ground.graph()
        && !graph.is_undirected()
    {
        let cut_off = Player::BOTH.map(|player| cut_off(graph, engine.colours(), &dead, player));
        cut_off.iter().for_each(|stones| insert(&mut dead, stones));
    }
    listed.iter().for_each(|stone| dead.set(stone.index(), false));
    dead.ones().map(Placement::at).collect()
}

fn insert(dead: &mut FixedBitSet, stones: &[Placement]) {
    for stone in stones {
        dead.grow(stone.index() + 1);
        dead.insert(stone.index());
    }
}

/// The player's stones that reach liberties only through dead ones, which are in their way as the
/// opponent's are.
fn cut_off(
    graph: &Graph,
    colours: &[Colour],
    dead: &FixedBitSet,
    player: Player,
) -> Vec<Placement> {
    let mut barred = colours.to_vec();
    for stone in dead.ones() {
        barred[stone] = (!player).into();
    }
    let mut stones = wellformed::dead_points(graph, &barred);
    stones.retain(|stone| barred[stone.index()] == player.into());
    stones
}

/// The colouring with the points of these stones emptied.
pub fn without(ground: Ground<'_>, colours: &[Colour], dead: &[Placement]) -> Vec<Colour> {
    let mut colours = colours.to_vec();
    for &stone in dead {
        ground.points_of(stone).iter().for_each(|p| colours[p.index()] = Colour::Empty);
    }
    colours
}
