//! Replies of playouts to the last turns, on undirected graphs: chains in atari are saved or taken,
//! and contact is answered by contact.

use std::sync::Arc;

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::chance::below;
use super::reading::{Reader, attackers_in_atari, liberties_after};
use super::shapes::Shapes;
use gospace::colour::{Colour, Player};
use gospace::ids::Placement;
use gospace::rules::capture::chains::Chains;

/// Of 256 turns those that look for a capture, and those that look for a shape.
const CAPTURES: u32 = 230;
const CONTACTS: u32 = 243;

/// Finds replies.
pub struct Replies {
    shapes: Arc<Shapes>,
    reader: Reader,
    found: Vec<Placement>,
}

impl Replies {
    /// Replies on a graph with these shapes.
    pub fn new(shapes: Arc<Shapes>) -> Replies {
        Replies { shapes, reader: Reader::default(), found: Vec::new() }
    }

    /// The shapes of the graph.
    pub fn shapes(&self) -> Arc<Shapes> {
        Arc::clone(&self.shapes)
    }

    /// A reply to the opponent's last turn and the player's own before it.
    pub fn choose(
        &mut self,
        chains: &Chains,
        player: Player,
        [last, before]: [Option<Placement>; 2],
        ko: Option<Placement>,
        random: &mut Xoshiro256PlusPlus,
    ) -> Option<Placement> {
        let chance = random.next_u32();
        self.found.clear();
        if chance & 255 < CAPTURES {
            self.find_urgent(chains, player, last, before);
            self.found.retain(|&at| Some(at) != ko);
            if !self.found.is_empty() {
                return Some(self.found[below(random, self.found.len() as u32) as usize]);
            }
        }
        if chance >> 8 & 255 < CONTACTS {
            let Replies { shapes, found, .. } = self;
            let colours = chains.colours();
            let around = shapes.around(last?).iter();
            found.extend(around.filter(|v| colours[v.index()] == Colour::Empty));
            while !found.is_empty() {
                let at = found.swap_remove(below(random, found.len() as u32) as usize);
                // This rules out the ko too, where the stone would have one liberty.
                if shapes.is_contact(chains, at) && liberties_after::<2>(chains, at, player) == 2 {
                    return Some(at);
                }
            }
        }
        None
    }

    /// The turns that save the player's chains beside the last stone, or take those of the opponent.
    fn find_urgent(
        &mut self,
        chains: &Chains,
        player: Player,
        last: Option<Placement>,
        before: Option<Placement>,
    ) {
        let colours = chains.colours();
        let Some(last) = last else { return };
        if colours[last.index()] == (!player).into() {
            self.found.extend(chains.sole_liberty(last));
        }
        for &u in chains.graph().successors(last) {
            if colours[u.index()] == player.into()
                && let Some(at) = chains.sole_liberty(u)
            {
                self.save(chains, player, u, at);
            }
        }
        let before = before.into_iter().flat_map(|at| chains.graph().successors(at));
        for &u in before {
            if colours[u.index()] == (!player).into() {
                self.found.extend(chains.sole_liberty(u));
            }
        }
    }

    /// The turns that save a chain with the liberty `at` alone.
    fn save(&mut self, chains: &Chains, player: Player, stone: Placement, at: Placement) {
        attackers_in_atari(chains, stone, |at| self.found.push(at));
        if self.reader.can_run(chains, player, stone, at) {
            self.found.push(at);
        }
    }
}
