//! The state of a game besides its colouring: the phase, and the bookkeeping of divide-and-choose
//! (RULES.md 7, the state machine).

use std::ops::Range;

#[cfg(feature = "typescript")]
use super::rational;
use super::rational::Rational;
use super::ruleset::{End, Komi, Repetition, Ruleset};
use super::turn::{Offer, Turn};
use crate::colour::{PerPlayer, Player};

/// The phase of a game: the action that is due, with the bid or offer that is pending.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(tag = "kind", content = "of", rename_all = "kebab-case")
)]
pub enum Phase {
    /// First names the komi.
    Komi,
    /// Second takes a colour.
    Take {
        /// The komi that First named.
        #[cfg_attr(
            feature = "typescript",
            serde(serialize_with = "rational::as_text"),
            tsify(type = "string")
        )]
        komi: Rational,
    },
    /// The player plays or passes.
    Turn(Player),
    /// The player answers a ko bid.
    Answer {
        /// The bidder's opponent.
        player: Player,
        /// The bid, which the ko loser is to gain.
        #[cfg_attr(
            feature = "typescript",
            serde(serialize_with = "rational::as_text"),
            tsify(type = "string")
        )]
        bid: Rational,
    },
    /// The player may go back.
    Reset {
        /// The ko winner.
        player: Player,
        /// The bid, which the ko loser gains.
        #[cfg_attr(
            feature = "typescript",
            serde(serialize_with = "rational::as_text"),
            tsify(type = "string")
        )]
        bid: Rational,
    },
    /// The player agrees to or declines an offer.
    Offer {
        /// The opponent of the player who made it.
        player: Player,
        /// The offer.
        offer: Offer,
    },
    /// Nothing is due.
    Over,
}

/// The one to act. First and Second are the players before colours are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// The one who names the komi.
    First,
    /// The one who takes a colour.
    Second,
    /// A player.
    Player(Player),
}

/// Reasons why a turn does not fit a phase.
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
    /// The action that is due.
    pub phase: Phase,
    /// Komi and bids gained so far.
    pub scores: PerPlayer<Rational>,
    /// The komi in White's score: 0 until colours are taken.
    pub komi: Rational,
    /// First's colour, once it is known.
    pub first: Option<Player>,
    /// The moments whose colourings are the history, as indices of the turns entered.
    pub history: Range<usize>,
    /// True for a player who deleted the history in this turn.
    deleted: PerPlayer<bool>,
}

impl Standing {
    /// The state before the first turn.
    pub fn new(rules: &Ruleset) -> Standing {
        let (phase, komi) = match &rules.komi {
            Komi::Fixed(komi) => (Phase::Turn(rules.first), komi.clone()),
            Komi::DivideAndChoose => (Phase::Komi, Rational::zero()),
        };
        Standing {
            phase,
            scores: PerPlayer { black: Rational::zero(), white: komi.clone() },
            komi,
            first: None,
            history: 0..0,
            deleted: PerPlayer::default(),
        }
    }

    /// The one to act; nothing when the game is over.
    pub fn actor(&self) -> Option<Actor> {
        match self.phase {
            Phase::Komi => Some(Actor::First),
            Phase::Take { .. } => Some(Actor::Second),
            Phase::Turn(player)
            | Phase::Answer { player, .. }
            | Phase::Reset { player, .. }
            | Phase::Offer { player, .. } => Some(Actor::Player(player)),
            Phase::Over => None,
        }
    }

    /// The one who takes the turn now; nothing when the game is over.
    pub fn mover(&self, turn: &Turn) -> Option<Actor> {
        match turn {
            Turn::Forget(player) => Some(Actor::Player(*player)),
            _ => self.actor(),
        }
    }

    /// The komi named by First, once it is named.
    pub fn named(&self) -> Option<&Rational> {
        match &self.phase {
            Phase::Take { komi } => Some(komi),
            _ => self.first.and(Some(&self.komi)),
        }
    }

    /// The pending bid: unanswered, or to be gained by the ko loser.
    pub fn bid(&self) -> Option<&Rational> {
        match &self.phase {
            Phase::Answer { bid, .. } | Phase::Reset { bid, .. } => Some(bid),
            _ => None,
        }
    }

    /// The pending offer.
    pub fn offer(&self) -> Option<&Offer> {
        match &self.phase {
            Phase::Offer { offer, .. } => Some(offer),
            _ => None,
        }
    }

    /// True if the player may still delete the history in this turn.
    pub fn may_forget(&self, player: Player, rules: &Ruleset) -> bool {
        let in_turn = matches!(self.phase, Phase::Turn(_));
        in_turn && rules.repetition == Repetition::Bids && !self.deleted[player]
    }

    /// Checks that the turn fits the phase and the rules; neither the board nor the turn before is
    /// checked.
    #[inline]
    pub fn admits(&self, turn: &Turn, rules: &Ruleset) -> Result<(), Misplaced> {
        let belongs = match (&self.phase, turn) {
            (Phase::Over, _) => return Err(Misplaced::Over),
            (Phase::Komi, Turn::Komi(_)) | (Phase::Take { .. }, Turn::Take(_)) => true,
            (Phase::Komi | Phase::Take { .. }, _) => false,
            (_, Turn::Resign | Turn::Timeout) => true,
            (Phase::Turn(_), Turn::Play(_)) => true,
            (Phase::Turn(_), Turn::PlayAndBid(_, bid)) if rules.repetition == Repetition::Bids => {
                if *bid < Rational::zero() {
                    return Err(Misplaced::NegativeBid);
                }
                true
            }
            (Phase::Turn(_), Turn::Pass) => rules.end != End::NoTurnLoses,
            (Phase::Turn(_), Turn::Forget(player)) => self.may_forget(*player, rules),
            (Phase::Turn(_), Turn::Offer(Offer::Dead(_))) => rules.end == End::TwoPasses,
            (Phase::Turn(_), Turn::Offer(Offer::Draw)) => true,
            (Phase::Turn(_), Turn::Offer(_)) => rules.end == End::Forever,
            (Phase::Answer { .. }, Turn::Answer(_)) => true,
            (Phase::Reset { .. }, Turn::Reset(_)) => true,
            (Phase::Offer { .. }, Turn::Decline) => true,
            (Phase::Offer { offer, .. }, Turn::Accept | Turn::Agree) => *turn == offer.acceptance(),
            _ => false,
        };
        if belongs { Ok(()) } else { Err(Misplaced::Phase) }
    }

    /// Advances by an admitted turn. `entered` is the number of turns entered before; `ends` is
    /// true if this pass ends the game. True if another turn is entered.
    pub fn advance(&mut self, turn: &Turn, entered: usize, ends: bool) -> bool {
        self.phase = match (&self.phase, turn) {
            (_, Turn::Resign | Turn::Timeout | Turn::Agree | Turn::Accept) => Phase::Over,
            (Phase::Komi, Turn::Komi(komi)) => Phase::Take { komi: komi.clone() },
            (Phase::Take { komi }, Turn::Take(colour)) => {
                self.first = Some(!*colour);
                self.komi = komi.clone();
                self.scores.white += komi;
                return self.enter(Player::Black, entered);
            }
            (&Phase::Turn(p), Turn::PlayAndBid(_, bid)) => {
                Phase::Answer { player: !p, bid: bid.clone() }
            }
            (Phase::Turn(_), Turn::Pass) if ends => Phase::Over,
            (&Phase::Turn(p), Turn::Play(_) | Turn::Pass) => return self.enter(!p, entered),
            (Phase::Turn(_), Turn::Forget(player)) => {
                self.deleted[*player] = true;
                self.history = entered..entered;
                return false;
            }
            (&Phase::Turn(p), Turn::Offer(offer)) => {
                Phase::Offer { player: !p, offer: offer.clone() }
            }
            (&Phase::Answer { player, .. }, Turn::Answer(None)) => {
                return self.enter(player, entered);
            }
            (Phase::Answer { bid, .. }, &Turn::Answer(Some(player))) => {
                Phase::Reset { player, bid: bid.clone() }
            }
            (&Phase::Reset { player, ref bid }, Turn::Reset(_)) => {
                self.scores[!player] += bid;
                return self.enter(player, entered);
            }
            (Phase::Offer { player, .. }, Turn::Decline) => Phase::Turn(!*player),
            _ => unreachable!("only an admitted turn is taken"),
        };
        false
    }

    /// Ends the game for a reason of the board.
    pub fn end(&mut self) {
        self.phase = Phase::Over;
    }

    /// Enters a player's turn, whose colouring joins the history.
    fn enter(&mut self, player: Player, entered: usize) -> bool {
        match &mut self.phase {
            // Nearly always, and then there is no phase to drop.
            Phase::Turn(due) => *due = player,
            phase => *phase = Phase::Turn(player),
        }
        self.history.end = entered + 1;
        self.deleted = PerPlayer::default();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn admitted(standing: &mut Standing, rules: &Ruleset, turn: &Turn) {
        assert_eq!(standing.admits(turn, rules), Ok(()));
        standing.advance(turn, 0, false);
    }

    #[test]
    fn the_named_komi_and_the_pending_bid_are_known_while_they_stand() {
        let rules = Ruleset::preset(crate::rules::ruleset::Preset::DivideAndChoose);
        let (komi, bid) = (Rational::from_integer(7.into()), Rational::from_integer(2.into()));
        let mut standing = Standing::new(&rules);
        assert_eq!((standing.named(), standing.bid()), (None, None));
        admitted(&mut standing, &rules, &Turn::Komi(komi.clone()));
        assert_eq!((standing.named(), standing.bid()), (Some(&komi), None));
        admitted(&mut standing, &rules, &Turn::Take(Player::White));
        assert_eq!((standing.named(), standing.bid()), (Some(&komi), None));
        assert_eq!(standing.first, Some(Player::Black), "Second took White");
        admitted(
            &mut standing,
            &rules,
            &Turn::PlayAndBid(
                crate::site::Site::Placement(crate::ids::Placement::at(0)),
                bid.clone(),
            ),
        );
        assert_eq!(standing.bid(), Some(&bid), "unanswered");
        admitted(&mut standing, &rules, &Turn::Answer(Some(Player::White)));
        assert_eq!((standing.named(), standing.bid()), (Some(&komi), Some(&bid)), "not gained yet");
        admitted(&mut standing, &rules, &Turn::Reset(None));
        assert_eq!(standing.bid(), None);
    }

    #[test]
    fn a_fixed_komi_is_not_named() {
        let rules = Ruleset::preset(crate::rules::ruleset::Preset::TrompTaylor);
        assert_eq!(Standing::new(&rules).named(), None);
    }
}
