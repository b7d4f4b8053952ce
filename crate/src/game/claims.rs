//! The history, resets and cycles of divide-and-choose, computed from the record (RULES.md 7).

use super::error::{CycleFault, Refusal};
use super::state::Game;
use crate::colour::{Colour, PerPlayer};
use crate::rules::forever::{self, Verdict};
use crate::rules::score;
use crate::rules::standing::{Actor, Phase, Standing};
use crate::rules::turn::{Offer, Turn};

impl Game {
    /// The moments whose colourings are the history, as numbers of turns, ascending.
    pub fn history(&self) -> &[usize] {
        self.entered.get(self.standing.history.clone()).unwrap_or_default()
    }

    /// Goes back to the colouring after the first `turns` turns, if it is in the history.
    /// Cost: O(points) for each moment of the history.
    pub(super) fn attempt_reset(&mut self, turns: usize) -> Result<(), Refusal> {
        let refusal = Refusal::NotInHistory { turns };
        let Some(colours) = self.colours_after(turns) else { return Err(refusal) };
        let has_colours = |&moment: &usize| self.colours_after(moment).as_ref() == Some(&colours);
        if !self.history().contains(&turns) && !self.history().iter().any(has_colours) {
            return Err(refusal);
        }
        self.engine.set(&colours);
        Ok(())
    }

    /// Checks that the turns after the first `since` can go on for ever from here. Cost: one more round
    /// of them.
    pub(super) fn check_cycle(&mut self, since: usize) -> Result<(), Refusal> {
        self.cycle_fault(since).map_err(|fault| Refusal::Cycle { since, fault })
    }

    fn cycle_fault(&mut self, since: usize) -> Result<(), CycleFault> {
        let before = self.standing_after(since).ok_or(CycleFault::NoTurnThere)?;
        let Phase::Turn(player) = before.phase else { return Err(CycleFault::NoTurnThere) };
        if *self.phase() != Phase::Turn(player) {
            return Err(CycleFault::OtherPlayer);
        }
        if self.colours_after(since).as_deref() != Some(self.colours()) {
            return Err(CycleFault::OtherBoard);
        }
        if !self.record[since..].iter().any(|entry| entry.turn.is_pass_or_play()) {
            return Err(CycleFault::Empty);
        }
        self.repeat(since)
    }

    /// The state after the first `turns` turns.
    fn standing_after(&self, turns: usize) -> Option<&Standing> {
        if turns == self.record.len() {
            return Some(&self.standing);
        }
        self.log.get(turns)?.before.as_deref()
    }

    /// Replays the cycle, then takes it back. Each further round meets what this one met: a deletion leaves of the history what
    /// comes after it, and without one nothing joins that the claimed round has not added. A repetition rule, too, looks back
    /// to no colouring in later rounds that this one did not see.
    fn repeat(&mut self, since: usize) -> Result<(), CycleFault> {
        let end = self.record.len();
        let taken = self.taken.clone();
        let mut outcome = Ok(());
        for place in since..end {
            let turn = self.record[place].turn.clone();
            if matches!(turn, Turn::Offer(_) | Turn::Decline) {
                continue;
            }
            if self.attempt(&turn).is_err() {
                outcome = Err(CycleFault::NotRepeatable { turn: place });
                break;
            }
            self.enter(turn.into());
        }
        self.take_back_to(end);
        self.taken = taken;
        outcome
    }

    /// Takes tried turns back; they cannot be redone.
    fn take_back_to(&mut self, turns: usize) {
        let redoable = self.undone.len();
        while self.record.len() > turns {
            self.undo();
        }
        self.undone.truncate(redoable);
    }

    /// The verdict on the pending offer.
    pub fn agreed_verdict(&self) -> Option<Verdict> {
        match self.standing.offer()? {
            Offer::Pass => Some(self.verdict_on(self.record.len())),
            Offer::Since(since) => Some(self.verdict_on(*since)),
            Offer::Dead(_) | Offer::Draw => None,
        }
    }

    /// The verdict on the turns after the first `since` as a cycle, if they can go on for ever.
    pub fn adjudicate(&mut self, since: usize) -> Result<Verdict, Refusal> {
        self.check_cycle(since)?;
        Ok(self.verdict_on(since))
    }

    fn verdict_on(&self, since: usize) -> Verdict {
        let cycle = (since..self.record.len()).filter_map(|place| {
            let actor = self.standing_after(place)?.actor()?;
            let Actor::Player(player) = actor else { return None };
            Some((&self.record[place].turn, player))
        });
        forever::verdict(cycle, &self.standing.scores, self.live_stones(since))
    }

    /// The number of stones of each player that stayed at every moment after the first `since`
    /// turns.
    fn live_stones(&self, since: usize) -> PerPlayer<usize> {
        score::stones(&self.board, &self.lasting_colours(since))
    }

    /// The points that kept their colour at every moment after the first `since` turns, in that
    /// colour, and all others empty. Cost: O(points + changes since).
    pub fn lasting_colours(&self, since: usize) -> Vec<Colour> {
        let steps = self.history.steps_after(since).unwrap_or_default();
        let mut lasting = self.colours().to_vec();
        for change in self.engine.journal().changes_since(steps) {
            lasting[change.at.index()] = Colour::Empty;
        }
        lasting
    }
}
