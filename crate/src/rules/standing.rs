//! What a game's state holds besides its colouring: whose turn it is to do what, and the
//! bookkeeping of divide-and-choose (RULES.md 7, the state machine).

use std::ops::Range;

use num_traits::Zero;

use super::rational::Rational;
use super::ruleset::{End, Komi, Repetition, Ruleset};
use super::turn::{Offer, Turn};
use crate::colour::{PerPlayer, Player};

/// What is to be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// First names the komi.
    Komi,
    /// Second takes a colour.
    Take,
    /// The player plays or passes.
    Turn(Player),
    /// The player answers a ko bid.
    Answer(Player),
    /// The player, the ko winner, may go back.
    Reset(Player),
    /// The player takes or declines an offer.
    Offer(Player),
    /// Nothing.
    Over,
}

/// Who is to act. First and Second are people who have no colour yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// Names the komi.
    First,
    /// Takes a colour.
    Second,
    /// A player.
    Player(Player),
}

/// Why a turn does not belong to a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// The game is over.
    Over,
    /// Another phase's turn, or one that the rules do not have.
    Phase,
    /// A bid below 0.
    NegativeBid,
}

/// The state of a game but for its colouring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What is to be done now.
    pub phase: Phase,
    /// Komi and bids gained so far.
    pub scores: PerPlayer<Rational>,
    /// First's colour, once it is known.
    pub first: Option<Player>,
    /// The moments whose colourings are the history, as places in the list of turns entered.
    pub history: Range<usize>,
    /// The offer that waits for an answer.
    pub offer: Option<Offer>,
    /// The komi that First named.
    pub named: Option<Rational>,
    /// The bid that was made last in this turn.
    pub bid: Option<Rational>,
    /// Who deleted the history in this turn.
    deleted: PerPlayer<bool>,
}

impl Standing {
    /// Before the first turn.
    pub fn new(rules: &Ruleset) -> Standing {
        let (phase, white) = match &rules.komi {
            Komi::Fixed(komi) => (Phase::Turn(Player::Black), komi.clone()),
            Komi::DivideAndChoose => (Phase::Komi, Rational::zero()),
        };
        Standing {
            phase,
            scores: PerPlayer { black: Rational::zero(), white },
            first: None,
            history: 0..0,
            offer: None,
            named: None,
            bid: None,
            deleted: PerPlayer::default(),
        }
    }

    /// Who acts now; nobody when the game is over.
    pub fn actor(&self) -> Option<Actor> {
        match self.phase {
            Phase::Komi => Some(Actor::First),
            Phase::Take => Some(Actor::Second),
            Phase::Turn(p) | Phase::Answer(p) | Phase::Reset(p) | Phase::Offer(p) => {
                Some(Actor::Player(p))
            }
            Phase::Over => None,
        }
    }

    /// Whether the player may still delete the history in this turn.
    pub fn may_forget(&self, player: Player, rules: &Ruleset) -> bool {
        let in_turn = matches!(self.phase, Phase::Turn(_));
        in_turn && rules.repetition == Repetition::Bids && !self.deleted[player]
    }

    /// Whether the turn belongs here, the board apart.
    #[inline]
    pub fn admits(&self, turn: &Turn, rules: &Ruleset) -> Result<(), Misplaced> {
        let belongs = match (self.phase, turn) {
            (Phase::Over, _) => return Err(Misplaced::Over),
            (Phase::Komi, Turn::Komi(_)) | (Phase::Take, Turn::Take(_)) => true,
            (Phase::Komi | Phase::Take, _) => false,
            (_, Turn::Resign) => true,
            (Phase::Turn(_), Turn::Play(_)) => true,
            (Phase::Turn(_), Turn::PlayAndBid(_, bid)) if rules.repetition == Repetition::Bids => {
                if *bid < Rational::zero() {
                    return Err(Misplaced::NegativeBid);
                }
                true
            }
            (Phase::Turn(_), Turn::Pass) => rules.end != End::NoTurnLoses,
            (Phase::Turn(_), Turn::Forget(player)) => self.may_forget(*player, rules),
            (Phase::Turn(_), Turn::Forever(_)) => rules.end == End::Forever,
            (Phase::Answer(_), Turn::Answer(_)) => true,
            (Phase::Reset(_), Turn::Reset(_)) => true,
            (Phase::Offer(_), Turn::Agree | Turn::Decline) => true,
            _ => false,
        };
        if belongs { Ok(()) } else { Err(Misplaced::Phase) }
    }

    /// Goes on by a turn that was admitted. `entered` is how many turns were entered before;
    /// `ends` says whether this pass ends the game. True if another turn is entered.
    pub fn advance(&mut self, turn: &Turn, entered: usize, ends: bool) -> bool {
        match (self.phase, turn) {
            (_, Turn::Resign | Turn::Agree) => self.phase = Phase::Over,
            (Phase::Komi, Turn::Komi(komi)) => {
                self.named = Some(komi.clone());
                self.phase = Phase::Take;
            }
            (Phase::Take, Turn::Take(colour)) => {
                self.first = Some(!*colour);
                self.scores.white += self.named.clone().unwrap_or_default();
                return self.enter(Player::Black, entered);
            }
            (Phase::Turn(p), Turn::PlayAndBid(_, bid)) => {
                self.bid = Some(bid.clone());
                self.phase = Phase::Answer(!p);
            }
            (Phase::Turn(_), Turn::Pass) if ends => self.phase = Phase::Over,
            (Phase::Turn(p), Turn::Play(_) | Turn::Pass) => return self.enter(!p, entered),
            (Phase::Turn(_), Turn::Forget(player)) => {
                self.deleted[*player] = true;
                self.history = entered..entered;
            }
            (Phase::Turn(p), Turn::Forever(offer)) => {
                self.offer = Some(*offer);
                self.phase = Phase::Offer(!p);
            }
            (Phase::Answer(q), Turn::Answer(None)) => return self.enter(q, entered),
            (Phase::Answer(_), Turn::Answer(Some(winner))) => self.phase = Phase::Reset(*winner),
            (Phase::Reset(winner), Turn::Reset(_)) => {
                self.scores[!winner] += self.bid.clone().unwrap_or_default();
                return self.enter(winner, entered);
            }
            (Phase::Offer(q), Turn::Decline) => {
                self.offer = None;
                self.phase = Phase::Turn(!q);
            }
            _ => unreachable!("only an admitted turn is taken"),
        }
        false
    }

    /// The game is over for a reason of the board's.
    pub fn end(&mut self) {
        self.phase = Phase::Over;
    }

    /// Enters a player's turn, whose colouring joins the history.
    fn enter(&mut self, player: Player, entered: usize) -> bool {
        self.phase = Phase::Turn(player);
        self.history.end = entered + 1;
        self.bid = None;
        self.deleted = PerPlayer::default();
        true
    }
}
