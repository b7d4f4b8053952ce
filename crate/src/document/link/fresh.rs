//! The placements of a line of turns: those never played yet, by their order, and those played
//! before, by when they first were.

use super::coder::{Coded, Coder, bound};
use super::models::Bit;
use crate::ids::Placement;

/// The placements that a line of turns has played on.
pub(super) struct Fresh {
    /// Of placements 0 to n − 1, how many are fresh: node i of a Fenwick tree counts those of the
    /// placements i − lowbit(i) to i − 1. Empty until the first play.
    tree: Vec<u32>,
    count: usize,
    /// Played placements, in the order of their first plays.
    played: Vec<u32>,
    /// The place of each in that order plus one; 0 for fresh ones.
    order: Vec<u32>,
    /// The bit of a play on a placement played before, by the same bit of the play before.
    again: [Bit; 2],
    was_again: bool,
}

impl Fresh {
    /// On a board of so many placements. Cost: O(n), at the first play.
    pub fn new(count: usize) -> Fresh {
        Fresh {
            tree: Vec::new(),
            count,
            played: Vec::new(),
            order: Vec::new(),
            again: [Bit::seldom(); 2],
            was_again: false,
        }
    }

    /// The placement of a play. Cost: O(log n).
    pub fn play(&mut self, coder: &mut Coder<'_>, given: Option<Placement>) -> Coded<Placement> {
        self.begin();
        let place = given.map(|at| self.order[at.index()]);
        let left = self.count - self.played.len();
        let again = &mut self.again[usize::from(self.was_again)];
        self.was_again = coder.bit(again, place.map(|place| place > 0))?;
        let at = if self.was_again {
            let among = bound(self.played.len())?;
            let place = coder.below(among, place.map(|place| u64::from(place) - 1))?;
            self.played[place as usize]
        } else {
            let among = bound(left)?;
            let rank = given.map(|at| self.fresh_before(at.0));
            let rank = coder.below(among, rank)?;
            self.fresh_at(rank as u32)
        };
        Ok(Placement(at))
    }

    /// Notes a play; true if the placement was fresh.
    pub fn note(&mut self, at: Placement) -> bool {
        self.begin();
        let place = &mut self.order[at.index()];
        let is_fresh = *place == 0;
        if is_fresh {
            self.played.push(at.0);
            *place = self.played.len() as u32;
            self.change(at.0, u32::MAX);
        }
        is_fresh
    }

    /// Takes back the last one that was noted as fresh.
    pub fn forget(&mut self) {
        if let Some(at) = self.played.pop() {
            self.order[at as usize] = 0;
            self.change(at, 1);
        }
    }

    fn begin(&mut self) {
        if self.order.len() < self.count {
            self.order = vec![0; self.count];
            self.tree = (0..=self.count as u32).map(|node| node & node.wrapping_neg()).collect();
        }
    }

    /// Adds to the count of a placement, wrapping.
    fn change(&mut self, at: u32, by: u32) {
        let mut node = at as usize + 1;
        while node < self.tree.len() {
            self.tree[node] = self.tree[node].wrapping_add(by);
            node += node & node.wrapping_neg();
        }
    }

    fn fresh_before(&self, at: u32) -> u64 {
        let mut node = at as usize;
        let mut sum = 0;
        while node > 0 {
            sum += u64::from(self.tree[node]);
            node -= node & node.wrapping_neg();
        }
        sum
    }

    /// The fresh placement before which there are so many, fewer than there are.
    fn fresh_at(&self, mut rank: u32) -> u32 {
        let mut node = 0;
        let mut step = self.tree.len().next_power_of_two() / 2;
        while step > 0 {
            if let Some(&below) = self.tree.get(node + step)
                && below <= rank
            {
                rank -= below;
                node += step;
            }
            step /= 2;
        }
        node as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_those_of_the_placements_never_played() {
        for count in [1, 2, 7, 8, 9, 100] {
            let mut fresh = Fresh::new(count);
            let mut left: Vec<u32> = (0..count as u32).collect();
            let order: Vec<u32> = (0..count as u32).map(|i| i * 37 % 101 % count as u32).collect();
            for at in order {
                assert_eq!(fresh.note(Placement(at)), left.contains(&at));
                left.retain(|&other| other != at);
                for (rank, &other) in left.iter().enumerate() {
                    assert_eq!(fresh.fresh_before(other), rank as u64);
                    assert_eq!(fresh.fresh_at(rank as u32), other);
                }
            }
            while !fresh.played.is_empty() {
                fresh.forget();
            }
            assert!((0..count as u32).all(|at| fresh.fresh_at(at) == at));
        }
    }
}
