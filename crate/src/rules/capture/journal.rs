//! What each play changed, so that it can be undone, compared and told.
//!
//! A play colours one empty placement and empties some others. Nothing else of a colouring
//! ever changes, so the journal is enough to know every colouring that stood.

use std::collections::HashSet;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use crate::colour::{Colour, Player};
use crate::ids::Placement;

/// The plays made, oldest first, with the Zobrist key of the colouring they led to.
#[derive(Clone, Debug)]
pub struct Journal {
    plays: Vec<Play>,
    taken: Vec<Placement>,
    /// The XOR of `keys` over the coloured placements.
    key: u64,
    keys: Vec<[u64; 2]>,
}

/// `captured_from <= suicide_from <=` the next play's `captured_from`, or the length of `taken`.
#[derive(Clone, Copy, Debug)]
struct Play {
    at: Placement,
    player: Player,
    captured_from: u32,
    suicide_from: u32,
}

/// What a play emptied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken<'a> {
    /// The opponent's stones, in no particular order.
    pub captured: &'a [Placement],
    /// The player's own, the stone just played included, in no particular order.
    pub suicide: &'a [Placement],
}

impl Journal {
    /// An empty journal over these colours. Cost: O(placements).
    pub fn new(colours: &[Colour]) -> Journal {
        // Any fixed seed serves: equal keys only nominate, colourings are compared.
        let mut random = SplitMix64::seed_from_u64(0x60_5ACE);
        let keys: Vec<[u64; 2]> =
            colours.iter().map(|_| [random.next_u64(), random.next_u64()]).collect();
        let mut journal = Journal { plays: Vec::new(), taken: Vec::new(), key: 0, keys };
        for (place, colour) in colours.iter().enumerate() {
            if let Some(player) = colour.player() {
                journal.toggle(Placement::at(place), player);
            }
        }
        journal
    }

    /// The Zobrist key of the current colouring.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// How many plays led to the current colouring.
    #[inline]
    pub fn len(&self) -> usize {
        self.plays.len()
    }

    /// Whether nothing has been played.
    pub fn is_empty(&self) -> bool {
        self.plays.is_empty()
    }

    /// What the last play took; nothing before the first.
    pub fn last_taken(&self) -> Taken<'_> {
        match self.plays.len() {
            0 => Taken::default(),
            count => self.taken_by(count - 1),
        }
    }

    /// Whether the current colouring, `colours`, is the one that stood after the first
    /// `plays` plays. Cost: O(stones placed and taken since).
    pub fn same_since(&self, plays: usize, colours: &[Colour]) -> bool {
        let mut seen = HashSet::new();
        (plays..self.plays.len()).all(|play| {
            let Play { at, player, .. } = self.plays[play];
            let taken = self.taken_by(play);
            let placed = (at, Colour::Empty);
            let captured = taken.captured.iter().map(|&v| (v, Colour::from(!player)));
            // A stone that its own play took is in `seen` already: it was placed there.
            let suicide = taken.suicide.iter().map(|&v| (v, Colour::from(player)));
            let mut changes = [placed].into_iter().chain(captured).chain(suicide);
            // What changes a placement first tells the colour that it had before.
            changes.all(|(v, before)| !seen.insert(v) || colours[v.index()] == before)
        })
    }

    fn taken_by(&self, play: usize) -> Taken<'_> {
        let Play { captured_from, suicide_from, .. } = self.plays[play];
        let end = match self.plays.get(play + 1) {
            Some(next) => next.captured_from as usize,
            None => self.taken.len(),
        };
        Taken {
            captured: &self.taken[captured_from as usize..suicide_from as usize],
            suicide: &self.taken[suicide_from as usize..end],
        }
    }

    #[inline]
    fn toggle(&mut self, v: Placement, player: Player) {
        self.key ^= self.keys[v.index()][player as usize];
    }

    /// Begins a play: what is taken from now on is captured, until `suicide`.
    #[inline]
    pub(super) fn begin(&mut self, at: Placement, player: Player) {
        let from = self.taken.len() as u32;
        self.toggle(at, player);
        self.plays.push(Play { at, player, captured_from: from, suicide_from: from });
    }

    /// A stone of `owner` is taken by the play that was begun last; captured ones come first.
    #[inline]
    pub(super) fn take(&mut self, stone: Placement, owner: Player) {
        self.toggle(stone, owner);
        self.taken.push(stone);
        if let Some(play) = self.plays.last_mut()
            && play.player != owner
        {
            play.suicide_from = self.taken.len() as u32;
        }
    }

    /// Where the last play was, and whose.
    pub(super) fn last_play(&self) -> Option<(Placement, Player)> {
        self.plays.last().map(|play| (play.at, play.player))
    }

    /// Forgets the last play.
    pub(super) fn pop(&mut self) {
        let Some(Play { at, player, captured_from, suicide_from }) = self.plays.pop() else {
            return;
        };
        self.toggle(at, player);
        for place in captured_from..self.taken.len() as u32 {
            let owner = if place < suicide_from { !player } else { player };
            self.toggle(self.taken[place as usize], owner);
        }
        self.taken.truncate(captured_from as usize);
    }
}
