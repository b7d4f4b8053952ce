//! The journal: the changes of each step, for undo, comparison and explanation.
//!
//! A step is a play, or the setting of another colouring as a whole. The journal holds every change
//! of a point's colour in order, and so every earlier colouring.

use std::collections::HashSet;

use crate::colour::{Colour, Player};
use crate::ids::{Placement, Point};

/// The steps made, oldest first, with the Zobrist key of the colouring they led to.
#[derive(Clone, Debug)]
pub struct Journal {
    steps: Vec<Step>,
    changes: Vec<Change>,
    /// The XOR of `key_of` over the coloured points.
    key: u64,
    /// The number of coloured points.
    coloured: u32,
}

/// The steps and changes reserved at first, those of a usual game.
const USUAL_STEPS: usize = 300;

/// A point that took another colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The point.
    pub at: Point,
    /// Its colour before.
    pub before: Colour,
    /// Its colour after.
    pub after: Colour,
}

/// Its changes are those from `from` to the next step's `from`.
#[derive(Clone, Copy, Debug)]
struct Step {
    from: u32,
    /// The placement and the player, if it was a play.
    play: Option<(Placement, Player)>,
}

/// The stones emptied by a play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken<'a> {
    /// The opponent's stones, in no particular order.
    pub captured: &'a [Placement],
    /// The player's own, the stone just played included, in no particular order.
    pub suicide: &'a [Placement],
}

impl Journal {
    /// An empty journal over these colours. Cost: O(points).
    pub fn new(colours: &[Colour]) -> Journal {
        let mut journal = Journal {
            steps: Vec::with_capacity(USUAL_STEPS),
            changes: Vec::with_capacity(2 * USUAL_STEPS),
            key: 0,
            coloured: 0,
        };
        for (place, &colour) in colours.iter().enumerate() {
            journal.set_initial(Point::at(place), colour);
        }
        journal
    }

    /// The Zobrist key of the current colouring.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The number of points that have a colour.
    #[inline]
    pub fn coloured(&self) -> u32 {
        self.coloured
    }

    /// The number of steps to the current colouring.
    #[inline]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// True if there are no steps.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// True if the current colouring, `colours`, equals the one after the first `steps` steps.
    /// Cost: O(changes since).
    pub fn same_since(&self, steps: usize, colours: &[Colour]) -> bool {
        let mut seen = HashSet::new();
        // The first change of a point holds the colour that it had before.
        self.changes_since(steps)
            .iter()
            .all(|change| !seen.insert(change.at) || colours[change.at.index()] == change.before)
    }

    /// The colouring after the first `steps` steps; `colours` is the current one. Cost: O(points +
    /// changes since).
    pub fn colours_after(&self, steps: usize, colours: &[Colour]) -> Vec<Colour> {
        let mut then = colours.to_vec();
        for change in self.changes_since(steps).iter().rev() {
            then[change.at.index()] = change.before;
        }
        then
    }

    /// All changes since the first `steps` steps, in order.
    pub fn changes_since(&self, steps: usize) -> &[Change] {
        let from = self.steps.get(steps).map_or(self.changes.len(), |step| step.from as usize);
        &self.changes[from..]
    }

    /// All changes after the first `steps` steps and before the end of the first `until`.
    pub fn changes_between(&self, steps: usize, until: usize) -> &[Change] {
        let since = self.changes_since(steps);
        &since[..since.len() - self.changes_since(until).len()]
    }

    #[inline]
    fn enter(&mut self, at: Point, colour: Colour) {
        if let Some(player) = colour.player() {
            self.key ^= key_of(at, player);
            self.coloured += 1;
        }
    }

    #[inline]
    fn leave(&mut self, at: Point, colour: Colour) {
        if let Some(player) = colour.player() {
            self.key ^= key_of(at, player);
            self.coloured -= 1;
        }
    }

    /// Begins a step.
    #[inline]
    pub(super) fn begin(&mut self, play: Option<(Placement, Player)>) {
        self.steps.push(Step { from: self.changes.len() as u32, play });
    }

    /// Sets the colour of a point before the first step.
    pub(super) fn set_initial(&mut self, at: Point, colour: Colour) {
        self.enter(at, colour);
    }

    /// Notes a change of the step that was begun last.
    #[inline]
    pub(super) fn change(&mut self, at: Point, before: Colour, after: Colour) {
        self.leave(at, before);
        self.enter(at, after);
        self.changes.push(Change { at, before, after });
    }

    /// The placement and the player of the last step; nothing if it was not a play.
    #[inline]
    pub(super) fn last_play(&self) -> Option<(Placement, Player)> {
        self.steps.last().and_then(|step| step.play)
    }

    /// The changes of the last step.
    pub(super) fn last_changes(&self) -> &[Change] {
        self.changes_since(self.steps.len().saturating_sub(1))
    }

    /// Notes all changes from one colouring to another.
    pub(super) fn change_all(&mut self, before: &[Colour], after: &[Colour]) {
        for (place, (&before, &after)) in before.iter().zip(after).enumerate() {
            if before != after {
                self.change(Point::at(place), before, after);
            }
        }
    }

    /// Forgets the last step, giving the colours before it back to `colours`.
    pub(super) fn pop(&mut self, colours: &mut [Colour]) {
        for change in self.last_changes().iter().rev() {
            colours[change.at.index()] = change.before;
        }
        self.forget();
    }

    /// Forgets the last step.
    pub(super) fn forget(&mut self) {
        let Some(Step { from, .. }) = self.steps.pop() else { return };
        for place in (from as usize..self.changes.len()).rev() {
            let Change { at, before, after } = self.changes[place];
            self.leave(at, after);
            self.enter(at, before);
        }
        self.changes.truncate(from as usize);
    }
}

/// The Zobrist key of a stone: the output of SplitMix64 (Steele, Lea and Flood 2014) at that place.
/// Any seed serves: equal keys only nominate, colourings are compared. No table is filled for a
/// game.
#[inline]
fn key_of(at: Point, player: Player) -> u64 {
    const SEED: u64 = 0x60_5ACE;
    const GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;
    let place = 2 * u64::from(at.0) + player as u64 + 1;
    let z = SEED.wrapping_add(place.wrapping_mul(GAMMA));
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_those_that_splitmix64_gives() {
        // The first outputs of the reference implementation from the state 0x605ACE.
        let keys = [(0, Player::Black), (0, Player::White), (1, Player::Black), (1, Player::White)];
        let expected =
            [0x886744E94103EDB8, 0x49C24699F3D12BB3, 0x337CAEE0EE5364A4, 0x2A60C586221658D6];
        assert_eq!(keys.map(|(at, player)| key_of(Point::at(at), player)), expected);
    }

    #[test]
    fn coloured_points_are_counted_through_steps_and_back() {
        let mut journal = Journal::new(&[Colour::Black, Colour::Empty]);
        journal.begin(None);
        journal.change(Point(1), Colour::Empty, Colour::White);
        assert_eq!(journal.coloured(), 2);
        journal.change(Point(0), Colour::Black, Colour::Empty);
        journal.change(Point(1), Colour::White, Colour::Black);
        assert_eq!(journal.coloured(), 1);
        journal.forget();
        assert_eq!(journal.coloured(), 1);
    }

    #[test]
    fn a_journal_is_empty_until_its_first_step() {
        let mut journal = Journal::new(&[Colour::Empty]);
        assert!(journal.is_empty());
        journal.begin(None);
        assert!(!journal.is_empty() && journal.len() == 1);
    }
}
