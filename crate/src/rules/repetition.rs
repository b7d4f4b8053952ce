//! The history of colourings and its repetition rules. Keys nominate, colourings decide. A colouring
//! of more points than any before it repeats none, which spares most plays the search for their key.
//!
//! Only passes and plays make a moment that counts (RULES.md 6): komi, colours, bids, answers,
//! resets, deletions and offers change neither the last player nor the colouring.

use super::capture::Capture;
use super::key_index::KeyIndex;
use super::ruleset::Repetition;
use crate::colour::Player;

/// The colourings of a game so far: the moment after n turns is at index n. Only KEY_BITS bits of
/// the journal's keys are compared: all in games, few in tests, which need different colourings
/// with equal keys.
#[derive(Clone, Debug)]
pub struct History<const KEY_BITS: u32 = 64> {
    moments: Vec<Moment>,
    /// The last moment with each key, of those before `indexed` that count.
    latest: KeyIndex,
    /// The number of moments whose keys are in `latest`, the first ones.
    indexed: usize,
}

/// The way in which a play repeats a colouring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Recurrence {
    /// It leaves the colouring as it is: a suicide of one stone.
    Unchanged,
    /// It brings back the colouring before the opponent's last turn.
    Ko,
    /// It brings back an earlier one.
    Superko,
}

#[derive(Clone, Copy, Debug)]
struct Moment {
    key: u64,
    /// The steps of the journal that led to it.
    steps: u32,
    /// The most points that had a colour, up to it.
    most: u32,
    /// The player to act next.
    next: Player,
    /// The last moment that counts, up to this one. The first moment of all does.
    counting: u32,
    /// The previous moment with the same key, of those that count. Without meaning in a moment that is
    /// not indexed, or does not count.
    previous: Option<u32>,
}

impl<const KEY_BITS: u32> History<KEY_BITS> {
    /// An empty history, with room for so many moments.
    pub fn with_room_for(moments: usize) -> History<KEY_BITS> {
        let latest = KeyIndex::with_room_for(moments);
        History { moments: Vec::with_capacity(moments), latest, indexed: 0 }
    }

    /// Adds the moment after a pass or a play (or before the first turn), after which `next` is
    /// to act.
    #[inline]
    pub fn push(&mut self, engine: &dyn Capture, next: Player) {
        let (key, steps) = (Self::key(engine), engine.journal().len() as u32);
        let counting = self.moments.len() as u32;
        let most = self.most().max(engine.journal().coloured());
        self.moments.push(Moment { key, steps, most, next, counting, previous: None });
    }

    /// Adds the moment after another turn, which does not count.
    pub fn push_talk(&mut self, engine: &dyn Capture) {
        let Some(&last) = self.moments.last() else { return };
        let steps = engine.journal().len() as u32;
        self.moments.push(Moment { steps, ..last });
    }

    /// Removes the last moment.
    pub fn pop(&mut self) {
        let Some(Moment { key, counting, previous, .. }) = self.moments.pop() else { return };
        let place = self.moments.len();
        if place >= self.indexed {
            return;
        }
        self.indexed = place;
        if counting as usize != place {
            return;
        }
        match previous {
            Some(previous) => self.latest.insert(key, previous),
            None => self.latest.remove(key),
        };
    }

    /// The key of every moment that counts, in order, with the player to act next.
    pub fn moments(&self) -> impl Iterator<Item = (u64, Player)> {
        let numbered = self.moments.iter().enumerate();
        let counting = numbered.filter(|(place, moment)| moment.counting as usize == *place);
        counting.map(|(_, moment)| (moment.key, moment.next))
    }

    /// The steps of the journal that led to the moment after `turns` turns.
    pub fn steps_after(&self, turns: usize) -> Option<usize> {
        self.moments.get(turns).map(|moment| moment.steps as usize)
    }

    /// The repetition by the play just made on the engine, after which `next` is to act, if it
    /// breaks the rule: the number of turns after which the forbidden colouring appeared, the first
    /// of several. The play's own moment is not pushed yet. Cost: O(1) unless a key matches, on the
    /// average of all plays.
    #[inline]
    pub fn broken_by_play(
        &mut self,
        rule: Repetition,
        engine: &dyn Capture,
        next: Player,
    ) -> Option<usize> {
        match rule {
            Repetition::Positional => self.first_like(engine, |_| true),
            Repetition::Situational => self.first_like(engine, |moment| moment.next == next),
            Repetition::SimpleKo => {
                self.before_last().filter(|&moment| self.is_like(engine, moment))
            }
            Repetition::Free | Repetition::Bids => None,
        }
    }

    /// The latest colouring that the engine's repeats. Cost: O(points).
    pub fn recurrence(&self, engine: &dyn Capture) -> Recurrence {
        if self.last().is_some_and(|moment| self.is_like(engine, moment)) {
            Recurrence::Unchanged
        } else if self.before_last().is_some_and(|moment| self.is_like(engine, moment)) {
            Recurrence::Ko
        } else {
            Recurrence::Superko
        }
    }

    /// The last moment that counts.
    fn last(&self) -> Option<usize> {
        Some(self.moments.last()?.counting as usize)
    }

    /// The last moment that counts but one.
    fn before_last(&self) -> Option<usize> {
        Some(self.moments[self.last()?.checked_sub(1)?].counting as usize)
    }

    /// The first moment with the engine's colouring that counts.
    #[inline]
    fn first_like(
        &mut self,
        engine: &dyn Capture,
        counts: impl Fn(&Moment) -> bool,
    ) -> Option<usize> {
        if engine.journal().coloured() > self.most() {
            return None;
        }
        self.index();
        let mut candidate = self.latest.get(Self::key(engine));
        let mut first = None;
        while let Some(place) = candidate {
            let moment = self.moments[place as usize];
            if counts(&moment) && self.is_like(engine, place as usize) {
                first = Some(place as usize);
            }
            candidate = moment.previous;
        }
        first
    }

    /// The most points that had a colour at any moment.
    #[inline]
    fn most(&self) -> u32 {
        self.moments.last().map_or(0, |moment| moment.most)
    }

    /// Finds the previous moment of each that is not indexed. Each is indexed once while it lasts.
    fn index(&mut self) {
        for place in self.indexed..self.moments.len() {
            let moment = &mut self.moments[place];
            if moment.counting as usize == place {
                moment.previous = self.latest.insert(moment.key, place as u32);
            }
        }
        self.indexed = self.moments.len();
    }

    /// The key of the engine's colouring.
    #[inline]
    fn key(engine: &dyn Capture) -> u64 {
        engine.journal().key() & (u64::MAX >> (64 - KEY_BITS))
    }

    fn is_like(&self, engine: &dyn Capture, place: usize) -> bool {
        engine.journal().same_since(self.moments[place].steps as usize, engine.colours())
    }
}
