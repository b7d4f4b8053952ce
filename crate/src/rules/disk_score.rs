//! Scores on boards of disks (RULES.md 6, D6).

use super::score;
use crate::boards::disks::Disks;
use crate::colour::{Colour, PerPlayer};
use crate::ids::Placement;

/// The colour of each placement: that of the stone that it is or lies inside of, empty where a
/// stone can be put, nothing where a stone covers a part. Cost: O(conflicting pairs).
pub fn placement_colours(disks: &Disks, stones: &[Colour]) -> Vec<Option<Colour>> {
    let mut colours: Vec<Option<Colour>> = vec![Some(Colour::Empty); stones.len()];
    for (place, &colour) in stones.iter().enumerate() {
        if colour != Colour::Empty {
            for at in disks.conflicts(Placement::at(place)) {
                if stones[at.index()] == Colour::Empty {
                    colours[at.index()] = None;
                }
            }
            colours[place] = Some(colour);
        }
    }
    colours
}

/// The owner of each placement: of a stone its player; of an open one the player whose stones alone
/// are touched by the open placements that it reaches through touching open ones; `Empty` for
/// neutral placements. Cost: O(touching pairs).
pub fn owners(disks: &Disks, stones: &[Colour]) -> Vec<Colour> {
    let colours = placement_colours(disks, stones);
    score::owners_over(stones.len(), |at| colours[at.index()], |at| disks.touches(at))
}

/// The area that each player's stones cover, in units of π·tick². Cost: O(nested pairs).
pub fn measure(disks: &Disks, stones: &[Colour]) -> PerPlayer<u64> {
    let mut inside = vec![false; stones.len()];
    for (place, &colour) in stones.iter().enumerate() {
        if colour != Colour::Empty {
            disks.inside(Placement::at(place)).iter().for_each(|s| inside[s.index()] = true);
        }
    }
    let mut measure = PerPlayer::default();
    for (place, colour) in stones.iter().enumerate() {
        if let (Some(player), false) = (colour.player(), inside[place]) {
            let core = disks.disk(Placement::at(place)).core as u64;
            measure[player] += core * core;
        }
    }
    measure
}
