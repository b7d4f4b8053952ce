//! The slow literal oracle for infinite games: RULES.md 7's table as a state machine, its history a
//! plain list of colourings used as a set, its scores exact rationals. Divide-and-choose is one of
//! them; under another repetition rule than bids there are no bids and no deletions, and with a
//! fixed komi the game begins with Black's turn.
//!
//! The quoted lines are RULES.md 7's unless another source is named. Open questions are decided
//! here: an offer and its refusal are talk, they change neither the history nor the deletions that
//! are left; a claimed cycle is played again without its talk.

use std::collections::{BTreeSet, HashSet};
use std::rc::Rc;

use gospace::colour::{Colour, PerPlayer, Player};
use num_rational::Ratio;

use super::naive::Colouring;
use super::naive_rules::{Forbidden, Ground, Repetition, Stood};

pub type Rational = Ratio<i64>;

/// The choices that RULES.md 6 leaves to an infinite game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub repetition: Repetition,
    /// The komi; none where it is divide and choose.
    pub komi: Option<Rational>,
}

impl Rules {
    /// "ko bids", "divide and choose".
    pub const DIVIDE_AND_CHOOSE: Rules = Rules { repetition: Repetition::Bids, komi: None };
}

/// "First and Second are the two people; colours come later."
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    First,
    Second,
    Player(Player),
}

/// The table's phases; a bid is part of its play. In `Answer`, `Reset` and `Offer` stands who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Komi,
    Take,
    Turn(Player),
    Answer(Player),
    Reset(Player),
    Offer(Player),
    Over,
}

/// A turn of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Komi(Rational),
    Take(Player),
    Play(usize),
    PlayAndBid(usize, Rational),
    Pass,
    Resign,
    Forget(Player),
    /// The ko winner; nothing where the bid is ignored.
    Answer(Option<Player>),
    /// A moment of the record; none to keep the board.
    Reset(Option<usize>),
    ForeverPass,
    /// The turns after the first so many, again and again.
    ForeverCycle(usize),
    Agree,
    Decline,
}

/// The actions in the game itself, which can recur in a cycle. A reset names its colouring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    Play(usize, Option<Rational>),
    Pass,
    Forget(Player),
    Answer(Option<Player>),
    Reset(Option<Colouring>),
}

/// The state on which the next turn depends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub phase: Phase,
    pub colouring: Colouring,
    /// "the history", a set.
    pub history: Vec<Colouring>,
    /// The players who have deleted the history this turn.
    pub deleted: PerPlayer<bool>,
    pub scores: PerPlayer<Rational>,
    /// The colouring before the first pass or play and after each, with the player to act next.
    /// The states share them.
    stood: Rc<Vec<Rc<Stood>>>,
    /// The bid that is to be answered, or that the ko loser is to gain.
    bid: Rational,
}

/// A game: the state after every turn, and the turns.
#[derive(Clone, Debug)]
pub struct Game {
    pub ground: Ground,
    pub rules: Rules,
    /// `states[t]` is the state after t turns.
    pub states: Vec<State>,
    pub actions: Vec<Action>,
    komi: Rational,
}

impl State {
    /// "Turn(p) | on entry the current colouring joins the history".
    fn enter_turn(mut self, p: Player) -> State {
        if !self.history.contains(&self.colouring) {
            self.history.push(self.colouring.clone());
        }
        self.phase = Phase::Turn(p);
        self.deleted = PerPlayer::default();
        self
    }

    /// The state after a deed, by the table.
    pub fn after(&self, game: &Game, deed: &Deed) -> Result<State, Forbidden> {
        match (self.phase, deed) {
            (Phase::Turn(_), Deed::Forget(_) | Deed::Play(_, Some(_)))
                if game.rules.repetition != Repetition::Bids =>
            {
                Err(Forbidden::Phase)
            }
            (Phase::Turn(_), &Deed::Forget(player)) => self.after_deletion(player),
            (Phase::Turn(p), Deed::Pass) => Ok(self.clone().counted(!p).enter_turn(!p)),
            (Phase::Turn(p), &Deed::Play(e, bid)) => self.after_play(game, p, e, bid),
            (Phase::Answer(q), Deed::Answer(None)) => Ok(self.clone().enter_turn(q)),
            (Phase::Answer(_), &Deed::Answer(Some(w))) => {
                Ok(State { phase: Phase::Reset(w), ..self.clone() })
            }
            (Phase::Reset(w), Deed::Reset(to)) => self.after_reset(w, to.as_ref()),
            _ => Err(Forbidden::Phase),
        }
    }

    /// The state after a pass or a play, with its colouring added to the earlier ones.
    fn counted(mut self, next: Player) -> State {
        Rc::make_mut(&mut self.stood).push(Rc::new((self.colouring.clone(), next)));
        self
    }

    /// "delete the history, at most once each per turn (it becomes empty, the current colouring
    /// included) → same phase".
    fn after_deletion(&self, player: Player) -> Result<State, Forbidden> {
        if self.deleted[player] {
            return Err(Forbidden::Phase);
        }
        let mut next = State { history: Vec::new(), ..self.clone() };
        next.deleted[player] = true;
        Ok(next)
    }

    /// "play → Bid(p)", "no bid → Turn(p*); bid a rational ≥ 0 → Answer(p*)".
    fn after_play(
        &self,
        game: &Game,
        p: Player,
        e: usize,
        bid: Option<Rational>,
    ) -> Result<State, Forbidden> {
        let Game { ground, rules, .. } = game;
        if bid.is_some_and(|bid| bid < Rational::from(0)) {
            return Err(Forbidden::Range);
        }
        if let Some(forbidden) = ground.blocked(&self.colouring, e) {
            return Err(forbidden);
        }
        let colouring = ground.play(&self.colouring, e, p).colouring;
        let repeated = rules.repetition.forbids(&self.stood, &colouring, !p);
        if !repeated.is_empty() {
            return Err(Forbidden::Repeats(repeated));
        }
        let played = State { colouring, ..self.clone() }.counted(!p);
        Ok(match bid {
            None => played.enter_turn(!p),
            Some(bid) => State { bid, phase: Phase::Answer(!p), ..played },
        })
    }

    /// "keep the board, or set it to any colouring in the history; the ko loser gains the bid".
    fn after_reset(&self, w: Player, to: Option<&Colouring>) -> Result<State, Forbidden> {
        if to.is_some_and(|to| !self.history.contains(to)) {
            return Err(Forbidden::Range);
        }
        let mut next = self.clone();
        next.colouring = to.unwrap_or(&self.colouring).clone();
        next.scores[!w] += self.bid;
        next.bid = Rational::from(0);
        Ok(next.enter_turn(w))
    }

    /// The parts of a state that may differ between rounds of a cycle.
    fn between_rounds(&self, repetition: Repetition) -> Start {
        let stood = self.stood.iter().map(Rc::as_ref);
        let stood = match repetition {
            Repetition::Positional => stood.map(|(c, _)| (c.clone(), Player::Black)).collect(),
            Repetition::Situational => stood.cloned().collect(),
            Repetition::Simple => stood.rev().skip(1).take(1).cloned().collect(),
            Repetition::Nothing | Repetition::Bids => BTreeSet::new(),
        };
        let history = self.history.iter().cloned().collect();
        Start { history, stood, deleted: self.deleted }
    }
}

impl Game {
    pub fn new(ground: Ground, rules: Rules) -> Game {
        let start = ground.empty();
        Game::from(ground, rules, start)
    }

    pub fn from(ground: Ground, rules: Rules, colouring: Colouring) -> Game {
        let zero = Rational::from(0);
        let start = State {
            phase: Phase::Komi,
            stood: Rc::new(vec![Rc::new((colouring.clone(), Player::Black))]),
            colouring,
            history: Vec::new(),
            deleted: PerPlayer::default(),
            scores: PerPlayer { black: zero, white: rules.komi.unwrap_or(zero) },
            bid: zero,
        };
        let start = match rules.komi {
            None => start,
            Some(_) => start.enter_turn(Player::Black),
        };
        Game { ground, rules, states: vec![start], actions: Vec::new(), komi: zero }
    }

    pub fn turns(&self) -> usize {
        self.actions.len()
    }

    pub fn state(&self) -> &State {
        &self.states[self.turns()]
    }

    /// The one to act; deleting is allowed to either player all the same.
    pub fn actor(&self) -> Option<Actor> {
        match self.state().phase {
            Phase::Komi => Some(Actor::First),
            Phase::Take => Some(Actor::Second),
            Phase::Turn(p) | Phase::Answer(p) | Phase::Reset(p) | Phase::Offer(p) => {
                Some(Actor::Player(p))
            }
            Phase::Over => None,
        }
    }

    /// Takes a turn, or returns why not and changes nothing.
    pub fn act(&mut self, action: Action) -> Result<(), Forbidden> {
        let next = self.consider(action)?;
        if let Action::Komi(komi) = action {
            self.komi = komi;
        }
        self.states.push(next);
        self.actions.push(action);
        Ok(())
    }

    pub fn undo(&mut self) {
        self.actions.pop();
        self.states.truncate(self.actions.len() + 1);
        let named = self.actions.iter().find_map(|action| match action {
            Action::Komi(komi) => Some(*komi),
            _ => None,
        });
        self.komi = named.unwrap_or_default();
    }

    /// Every placement that the player to act may play.
    pub fn allowed(&self) -> Vec<usize> {
        let placements = 0..self.ground.placement_count();
        placements.filter(|&e| self.consider(Action::Play(e)).is_ok()).collect()
    }

    /// The state after the turn, or why it is forbidden.
    pub fn consider(&self, action: Action) -> Result<State, Forbidden> {
        self.led_to(action).map_err(|forbidden| match forbidden {
            Forbidden::Repeats(places) => {
                let moments = self.counting();
                Forbidden::Repeats(places.into_iter().map(|place| moments[place]).collect())
            }
            other => other,
        })
    }

    /// The numbers of turns after which there stood what counts: none, and those that end with a
    /// pass or a play.
    fn counting(&self) -> Vec<usize> {
        let is_pass_or_play =
            |a: Action| matches!(a, Action::Pass | Action::Play(_) | Action::PlayAndBid(..));
        let counts = |&t: &usize| t == 0 || is_pass_or_play(self.actions[t - 1]);
        (0..=self.turns()).filter(counts).collect()
    }

    /// The same, with the moments of a repetition.
    fn led_to(&self, action: Action) -> Result<State, Forbidden> {
        let state = self.state();
        let phase = |phase: Phase| Ok(State { phase, ..state.clone() });
        match (state.phase, action) {
            (Phase::Over, _) => Err(Forbidden::Over),
            (Phase::Komi, Action::Komi(_)) => phase(Phase::Take),
            (Phase::Take, Action::Take(_)) => Ok(self.with_colours()),
            (Phase::Komi | Phase::Take, _) => Err(Forbidden::Phase),
            (_, Action::Resign) => phase(Phase::Over),
            (Phase::Turn(p), Action::ForeverPass) => phase(Phase::Offer(!p)),
            (Phase::Turn(p), Action::ForeverCycle(from)) => {
                self.claim(from)?;
                phase(Phase::Offer(!p))
            }
            (Phase::Offer(_), Action::Agree) => phase(Phase::Over),
            (Phase::Offer(q), Action::Decline) => phase(Phase::Turn(!q)),
            (Phase::Reset(_), Action::Reset(Some(moment))) if moment > self.turns() => {
                Err(Forbidden::Range)
            }
            _ => match self.deed(action) {
                Some(deed) => state.after(self, &deed),
                None => Err(Forbidden::Phase),
            },
        }
    }

    /// "White gains the komi → Turn(Black)".
    fn with_colours(&self) -> State {
        let mut state = self.state().clone();
        state.scores.white += self.komi;
        state.enter_turn(Player::Black)
    }

    /// The deed of a turn of the record, if it is not mere talk.
    fn deed(&self, action: Action) -> Option<Deed> {
        Some(match action {
            Action::Play(e) => Deed::Play(e, None),
            Action::PlayAndBid(e, bid) => Deed::Play(e, Some(bid)),
            Action::Pass => Deed::Pass,
            Action::Forget(player) => Deed::Forget(player),
            Action::Answer(winner) => Deed::Answer(winner),
            Action::Reset(to) => {
                let colouring = |moment: usize| Some(self.states.get(moment)?.colouring.clone());
                Deed::Reset(to.and_then(colouring))
            }
            _ => return None,
        })
    }

    /// Every deed after the first `from` turns, with who did it.
    pub fn deeds(&self, from: usize) -> Vec<(Player, Deed)> {
        let done = |t: usize| {
            let deed = self.deed(self.actions[t])?;
            let by = match (&deed, self.states[t].phase) {
                (&Deed::Forget(player), _) => player,
                (_, Phase::Turn(p) | Phase::Answer(p) | Phase::Reset(p)) => p,
                (_, phase) => panic!("nothing is done in {phase:?}"),
            };
            Some((by, deed))
        };
        (from..self.turns()).filter_map(done).collect()
    }

    /// "It can be claimed iff both ends are in phase Turn with the same colouring and player to
    /// act, the cycle holds at least one play or pass, and its actions are legal again and again."
    pub fn claim(&self, from: usize) -> Result<(), Forbidden> {
        let now = self.state();
        let same = |then: &State| then.phase == now.phase && then.colouring == now.colouring;
        let matches = from <= self.turns() && same(&self.states[from]);
        if !matches!(now.phase, Phase::Turn(_)) {
            return Err(Forbidden::Phase);
        }
        let plays = |(_, deed): &(Player, Deed)| matches!(deed, Deed::Play(..) | Deed::Pass);
        if matches && self.deeds(from).iter().any(plays) && self.can_repeat(from) {
            Ok(())
        } else {
            Err(Forbidden::Range)
        }
    }

    /// "replay the cycle until the history at its start recurs; every action of every round must be
    /// legal". The deletions of this turn are part of the state: they may forbid another; and so
    /// are the colourings that the repetition rule compares.
    fn can_repeat(&self, from: usize) -> bool {
        let repetition = self.rules.repetition;
        let mut starts = HashSet::from([self.states[from].between_rounds(repetition)]);
        let mut state = self.state().clone();
        while starts.insert(state.between_rounds(repetition)) {
            for (_, deed) in self.deeds(from) {
                match state.after(self, &deed) {
                    Ok(next) => state = next,
                    Err(_) => return false,
                }
            }
        }
        true
    }

    /// The winner because the opponent, whose turn it was, resigned.
    pub fn winner_by_resignation(&self) -> Option<Player> {
        match (self.actions.last()?, self.states[self.turns() - 1].phase) {
            (
                Action::Resign,
                Phase::Turn(p) | Phase::Answer(p) | Phase::Reset(p) | Phase::Offer(p),
            ) => Some(!p),
            _ => None,
        }
    }
}

/// A state between rounds as a key.
#[derive(PartialEq, Eq, Hash)]
struct Start {
    history: BTreeSet<Colouring>,
    stood: BTreeSet<Stood>,
    deleted: PerPlayer<bool>,
}

/// The colouring as it is drawn, one sign a point.
pub fn drawn(colouring: &[Colour]) -> String {
    colouring.iter().map(|c| [".", "X", "O"][*c as usize]).collect()
}
