//! The task of a search in each phase, and turns that need no search.
//!
//! A search agrees to an offer unless it would lose by it. Under divide-and-choose [`super::ko`] has bids,
//! answers and resets. On a plane it ignores bids and resets nothing.

use gospace::colour::Player;
use gospace::game::Game;
use gospace::rules::plane_sample;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::End;
use gospace::rules::standing::Phase;
use gospace::rules::turn::{Offer, Turn};
use gospace::site::Site;

/// The task of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Nothing: the game is over.
    Nothing,
    /// Nothing: this is the turn.
    Clear(Turn),
    /// To find the player's best turn.
    Turn(Player),
    /// To find the value of the game for Black.
    Komi,
    /// To find the better colour.
    Take,
}

impl Task {
    /// The task in a position.
    pub fn of(game: &Game) -> Task {
        match game.phase() {
            Phase::Over => Task::Nothing,
            Phase::Komi => Task::Komi,
            Phase::Take { .. } => Task::Take,
            Phase::Answer { .. } => Task::Clear(Turn::Answer(None)),
            Phase::Reset { .. } => Task::Clear(Turn::Reset(None)),
            Phase::Offer { offer: Offer::Draw, .. } => Task::Clear(Turn::Decline),
            // Manners have the answer.
            Phase::Offer { offer: Offer::Dead(_), .. } => Task::Nothing,
            &Phase::Offer { player, .. } => {
                let loses = game.agreed_verdict().is_some_and(|v| v.winner == Some(!player));
                Task::Clear(if loses { Turn::Decline } else { Turn::Agree })
            }
            &Phase::Turn(player) if wins_by_passing(game, player) => Task::Clear(ending_turn(game)),
            &Phase::Turn(player) => Task::Turn(player),
        }
    }

    /// The player of the first turn of the random games.
    pub fn mover(&self) -> Option<Player> {
        match self {
            Task::Nothing | Task::Clear(_) => None,
            Task::Turn(player) => Some(*player),
            Task::Komi | Task::Take => Some(Player::Black),
        }
    }
}

/// Any legal turn, where nothing can be searched.
pub fn any_turn(game: &mut Game) -> Turn {
    let sites: Vec<Site> = match game.plane() {
        Some(plane) => {
            plane_sample::proposals(plane.stones()).into_iter().map(Site::from).collect()
        }
        None => game.open().into_iter().map(Site::from).collect(),
    };
    match game.phase() {
        Phase::Komi => Turn::Komi(Rational::zero()),
        Phase::Take { .. } => Turn::Take(Player::Black),
        _ if game.rules().end != End::NoTurnLoses => ending_turn(game),
        _ => {
            let plays = sites.into_iter().map(Turn::Play);
            let mut allowed = plays.filter(|turn| game.refusal(turn).is_none());
            allowed.next().unwrap_or(Turn::Pass)
        }
    }
}

/// A turn that ends the game: a pass, or under rules without an end the offer to pass for ever,
/// unless it was declined since the board last changed.
pub fn ending_turn(game: &Game) -> Turn {
    if game.rules().end == End::Forever && !is_declined(game) {
        Turn::Offer(Offer::Pass)
    } else {
        Turn::Pass
    }
}

/// True if an offer was declined since the board last changed.
pub fn is_declined(game: &Game) -> bool {
    let turns = game.record().iter().rev().map(|entry| &entry.turn);
    turns.take_while(|turn| !turn.is_step()).any(|turn| *turn == Turn::Decline)
}

/// True if the opponent has just passed, and the player is ahead now.
fn wins_by_passing(game: &Game, player: Player) -> bool {
    if game.rules().end == End::NoTurnLoses || !game.follows_pass() {
        return false;
    }
    let score = game.score();
    score.is_some_and(|score| score.leader() == Some(player))
}

/// The number of passes at the end of the record.
pub fn passes(game: &Game) -> u32 {
    u32::from(game.follows_pass())
}
