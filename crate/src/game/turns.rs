//! Taking turns and taking them back.

use std::borrow::Borrow;

use super::error::Refusal;
use super::state::{Game, Logged};
use crate::colour::{Colour, Player};
use crate::ids::Placement;
use crate::record::Entry;
use crate::rules::capture::Taken;
use crate::rules::capture::tangent::Closed;
use crate::rules::capture::tangent_engine::TangentEngine;
use crate::rules::plane_sample;
use crate::rules::ruleset::End;
use crate::rules::standing::{Actor, Misplaced, Phase};
use crate::rules::turn::{Offer, Turn};
use crate::site::Site;

impl Game {
    /// The refusal of the turn, if it may not be taken now: of several reasons the first of the order
    /// over, phase, range, outside, occupied, overlap, repetition. Cost: as of taking it.
    pub fn refusal(&mut self, turn: impl Borrow<Turn>) -> Option<Refusal> {
        let turn = turn.borrow();
        match self.attempt(turn) {
            Err(refusal) => Some(refusal),
            Ok(()) => {
                if turn.is_step() {
                    self.engine.undo();
                }
                None
            }
        }
    }

    /// The refusal where the game is over or the turn belongs to another phase or to other rules, which comes
    /// before every other reason to refuse it. Its site, its bid and its moment are not looked at.
    pub(crate) fn misplaced(&self, turn: &Turn) -> Option<Refusal> {
        let misplaced =
            |refusal: &Refusal| matches!(refusal, Refusal::Over | Refusal::Phase { .. });
        self.admits(turn).err().filter(misplaced)
    }

    /// Refuses a turn that does not belong here, the board apart.
    fn admits(&self, turn: &Turn) -> Result<(), Refusal> {
        let misplaced = match self.standing.admits(turn, &self.rules) {
            Ok(()) if !matches!(turn, Turn::Offer(Offer::Dead(_))) || self.follows_pass() => {
                return Ok(());
            }
            Ok(()) => Misplaced::Phase,
            Err(misplaced) => misplaced,
        };
        Err(match misplaced {
            Misplaced::Over => Refusal::Over,
            Misplaced::Phase => Refusal::Phase { now: Box::new(self.phase().clone()) },
            Misplaced::NegativeBid => Refusal::NegativeBid,
        })
    }

    /// Takes a turn and gives the stones that it took. Turns taken back before are forgotten. The record has
    /// the centre of a play as the board has it once.
    /// Cost: a play's (see the engines); on a graph nothing is allocated once the lists have
    /// grown.
    pub fn play(&mut self, mut turn: Turn) -> Result<Taken<'_>, Refusal> {
        self.attempt(&turn)?;
        if let (Some(site), Some(plane)) = (turn.site_mut(), self.plane()) {
            normalise(site, plane);
        }
        self.undone.clear();
        self.enter(turn.into());
        Ok(self.last_taken())
    }

    /// Spells each centre that the record and its variations play as the board has it once: on a glued plane it
    /// has many images. Cost: O(record).
    pub fn normalise(&mut self) {
        let Some(plane) = self.engine.plane() else { return };
        let mut open: Vec<&mut Entry> = self.record.iter_mut().collect();
        while let Some(Entry { turn, notes }) = open.pop() {
            if let Some(site) = turn.site_mut() {
                normalise(site, plane);
            }
            let variations = notes.as_deref_mut().and_then(|notes| notes.variations.as_mut());
            for line in variations.into_iter().flatten() {
                open.extend(line);
            }
        }
    }

    /// Takes the last turn back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let (Some(entry), Some(logged)) = (self.record.pop(), self.log.pop()) else {
            return false;
        };
        self.verdict = None;
        self.taken.clear();
        self.history.pop();
        match logged.before {
            Some(before) => {
                self.standing = *before;
                let turns = self.record.len();
                while self.entered.last().is_some_and(|&entered| entered > turns) {
                    self.entered.pop();
                }
            }
            None => self.standing.phase = Phase::Turn(logged.player),
        }
        if entry.turn.is_step() {
            self.engine.undo();
        }
        if let (Some(_), Some(player)) = (entry.turn.site(), self.player_to_act()) {
            self.captures[player] -= logged.captured as usize;
        }
        self.undone.push(entry);
        true
    }

    /// Takes the turn again that was taken back last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(entry) = self.undone.pop() else { return false };
        // It was allowed in this very state.
        let allowed = self.attempt(&entry.turn).is_ok();
        if allowed {
            self.enter(entry);
        }
        allowed
    }

    /// The one who took the last turn; nothing before the first.
    pub fn last_mover(&self) -> Option<Actor> {
        let place = self.record.len().checked_sub(1)?;
        let logged = &self.log[place];
        match logged.before.as_deref() {
            Some(before) => before.mover(&self.record[place].turn),
            None => Some(Actor::Player(logged.player)),
        }
    }

    /// The placements that the player to act may play, ascending. Cost: a play for each open placement.
    pub fn allowed(&mut self) -> Vec<Placement> {
        let mut open = self.open();
        open.retain(|&at| self.refusal(Turn::play(at)).is_none());
        open
    }

    /// The state before the first turn.
    pub(super) fn begin(&mut self) {
        self.history.push(&*self.engine, self.rules.first);
        if self.keeps_standing() && *self.phase() == Phase::Turn(self.rules.first) {
            self.entered.push(0);
            self.standing.history = 0..1;
        }
        self.end_if_stuck();
    }

    /// Makes the turn's step on the engine if the turn is allowed; leaves all as it was if not.
    pub(super) fn attempt(&mut self, turn: &Turn) -> Result<(), Refusal> {
        self.admits(turn)?;
        match (turn, self.phase()) {
            (Turn::Play(at) | Turn::PlayAndBid(at, _), &Phase::Turn(player)) => {
                self.attempt_play(*at, player)
            }
            (Turn::Reset(Some(turns)), _) => self.attempt_reset(*turns),
            (Turn::Offer(Offer::Since(since)), _) => self.check_cycle(*since),
            (Turn::Offer(Offer::Dead(dead)), _) => self.check_dead(dead),
            _ => Ok(()),
        }
    }

    #[inline]
    fn attempt_play(&mut self, at: Site, player: Player) -> Result<(), Refusal> {
        let placement = self.admit(at)?;
        self.engine.play(placement, player);
        match self.history.broken_by_play(self.rules.repetition, &*self.engine, !player) {
            None => Ok(()),
            Some(since) => {
                let way = self.history.recurrence(&*self.engine);
                self.engine.undo();
                Err(Refusal::Repeats { since, way })
            }
        }
    }

    /// The open placement that a site names.
    #[inline]
    pub(super) fn admit(&mut self, at: Site) -> Result<Placement, Refusal> {
        match at {
            Site::Spot(spot) => match self.engine.plane_mut() {
                Some(engine) if spot.is_within_limit() => {
                    engine.admit(spot).map_err(|closed| match closed {
                        Closed::Occupied => Refusal::Occupied { at },
                        Closed::Overlap => Refusal::Overlap { at },
                        Closed::Outside => Refusal::Outside { at },
                    })
                }
                _ => Err(Refusal::Range { at }),
            },
            Site::Placement(placement) => match self.placement_colour(placement) {
                _ if placement.index() >= self.board.placement_count() => {
                    Err(Refusal::Range { at })
                }
                None => Err(Refusal::Overlap { at }),
                Some(Colour::Black | Colour::White) => Err(Refusal::Occupied { at }),
                Some(Colour::Empty) => Ok(placement),
            },
        }
    }

    /// Enters a turn in the record whose step the engine has made.
    pub(super) fn enter(&mut self, entry: Entry) {
        let player = self.player_to_act().unwrap_or(Player::Black);
        self.taken.clear();
        if entry.turn.site().is_some() {
            self.taken.copy(self.engine.taken());
        }
        let captured = self.taken.view().captured.len();
        self.captures[player] += captured;
        if matches!(entry.turn, Turn::Agree) {
            self.verdict = self.agreed_verdict();
        }
        let is_known = !self.keeps_standing() && matches!(self.phase(), Phase::Turn(_));
        let before = (!is_known).then(|| Box::new(self.standing.clone()));
        let ends = self.rules.end == End::TwoPasses && self.follows_pass();
        let is_turn = self.standing.advance(&entry.turn, self.entered.len(), ends);
        match entry.turn.is_pass_or_play() {
            true => self.history.push(&*self.engine, !player),
            false => self.history.push_talk(&*self.engine),
        }
        self.record.push(entry);
        self.log.push(Logged { captured: captured as u32, player, before });
        if is_turn && self.keeps_standing() {
            self.entered.push(self.record.len());
        }
        self.end_if_stuck();
    }

    /// Under TopoGo's Rule 4a a player without a turn has lost already.
    fn end_if_stuck(&mut self) {
        let is_due = matches!(self.phase(), Phase::Turn(_));
        if self.rules.end == End::NoTurnLoses && is_due && !self.has_turn() {
            self.standing.end();
        }
    }

    /// On a plane finitely many centres are tried (RULES.md, D7).
    fn has_turn(&mut self) -> bool {
        if let Some(engine) = self.plane() {
            let proposed = plane_sample::proposals(engine.stones());
            return proposed.into_iter().any(|spot| self.refusal(Turn::play(spot)).is_none());
        }
        let count = self.board.placement_count();
        (0..count).map(Placement::at).any(|at| {
            self.placement_colour(at) == Some(Colour::Empty)
                && self.refusal(Turn::play(at)).is_none()
        })
    }
}

fn normalise(site: &mut Site, plane: &TangentEngine) {
    if let Site::Spot(at) = site {
        *at = plane.stones().plane().region().surface().canonical(*at);
    }
}
