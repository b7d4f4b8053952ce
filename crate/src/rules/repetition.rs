//! Which colourings stood before. Keys nominate, colourings decide.

use super::capture::Capture;
use super::key_index::KeyIndex;
use super::ruleset::Repetition;
use crate::colour::Player;

/// The colourings that stood so far in a game: the moment after n turns stands at place n.
#[derive(Clone, Debug)]
pub struct History {
    moments: Vec<Moment>,
    /// The last moment with each key.
    latest: KeyIndex,
}

#[derive(Clone, Copy, Debug)]
struct Moment {
    key: u64,
    /// The steps of the journal that led to it.
    steps: u32,
    /// Who was to act next.
    next: Player,
    /// The moment before with the same key.
    previous: Option<u32>,
}

impl History {
    /// Before the first moment, with room for so many.
    pub fn with_room_for(moments: usize) -> History {
        History { moments: Vec::with_capacity(moments), latest: KeyIndex::with_room_for(moments) }
    }

    /// Adds the moment after another turn (or before the first), after which `next` is to act.
    #[inline]
    pub fn push(&mut self, engine: &dyn Capture, next: Player) {
        let journal = engine.journal();
        let (key, steps) = (journal.key(), journal.len() as u32);
        let place = self.moments.len() as u32;
        let previous = self.latest.insert(key, place);
        self.moments.push(Moment { key, steps, next, previous });
    }

    /// Takes the last moment back.
    pub fn pop(&mut self) {
        let Some(Moment { key, previous, .. }) = self.moments.pop() else { return };
        match previous {
            Some(previous) => self.latest.insert(key, previous),
            None => self.latest.remove(key),
        };
    }

    /// The key of every moment, in order, and who was to act next.
    pub fn moments(&self) -> impl Iterator<Item = (u64, Player)> {
        self.moments.iter().map(|moment| (moment.key, moment.next))
    }

    /// The steps of the journal that led to the moment after `turns` turns.
    pub fn steps_after(&self, turns: usize) -> Option<usize> {
        self.moments.get(turns).map(|moment| moment.steps as usize)
    }

    /// Whether the play just made on the engine, after which `next` is to act, breaks the rule:
    /// the number of turns after which the forbidden colouring stood first. The play's own
    /// moment is not pushed yet. Cost: O(1) unless a key matches.
    #[inline]
    pub fn broken_by_play(
        &self,
        rule: Repetition,
        engine: &dyn Capture,
        next: Player,
    ) -> Option<usize> {
        match rule {
            Repetition::Positional => self.first_like(engine, |_| true),
            Repetition::Situational => self.first_like(engine, |moment| moment.next == next),
            Repetition::SimpleKo => {
                let before_last = self.moments.len().checked_sub(2)?;
                self.is_like(engine, before_last).then_some(before_last)
            }
            Repetition::Free | Repetition::Bids => None,
        }
    }

    /// The first moment with the engine's colouring that counts.
    #[inline]
    fn first_like(&self, engine: &dyn Capture, counts: impl Fn(&Moment) -> bool) -> Option<usize> {
        let mut candidate = self.latest.get(engine.journal().key());
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

    fn is_like(&self, engine: &dyn Capture, place: usize) -> bool {
        engine.journal().same_since(self.moments[place].steps as usize, engine.colours())
    }
}
