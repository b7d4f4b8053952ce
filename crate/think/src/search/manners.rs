//! Manners at the end of a game that area decides: a player passes where no play gains anything, has the
//! opponent agree on dead stones that decide before taking them, and answers such an offer. Short searches
//! foretell the end on undirected graphs; elsewhere a player passes where nobody gains alone.

use super::outlook::Outlook;
use super::solo;
use gospace::colour::Player;
use gospace::game::Game;
use gospace::order;
use gospace::rules::ruleset::{End, Scoring};
use gospace::rules::turn::{Offer, Turn};
use gospace::site::Site;

/// The turns that are left for a player.
pub enum Left {
    /// All.
    All,
    /// This one, unless a play wins more than this share of games, or it wins far less; without a share in any case.
    Turn(Turn, Option<f64>),
    /// By placement the plays that may gain something, and a pass unless it loses what is won.
    Plays {
        /// By placement.
        may_gain: Vec<bool>,
        /// True unless a pass may lose the game.
        may_pass: bool,
    },
}

/// The turns that are left for the player who is to act.
pub fn left(game: &mut Game, player: Player, seed: u64) -> Left {
    let rules = game.rules();
    if rules.end != End::TwoPasses || rules.scoring != Scoring::Area {
        return Left::All;
    }
    match Outlook::of_end(game, seed) {
        None if solo::nobody_gains(game) => Left::Turn(Turn::Pass, None),
        None => Left::All,
        Some(outlook) if !outlook.is_settled() => {
            Left::Plays { may_gain: outlook.near(&outlook.open()), may_pass: true }
        }
        Some(outlook) if result_now(game, player) >= expected(&outlook, player) => {
            Left::Turn(Turn::Pass, Some(outlook.wins(player)))
        }
        Some(outlook) => match offer(game, &outlook, player) {
            Some(offer) => Left::Turn(offer, Some(outlook.wins(player))),
            None => {
                let may_gain = outlook.near(&outlook.dead(!player));
                Left::Plays { may_gain, may_pass: false }
            }
        },
    }
}

/// The answer to an offer that names dead stones: it is right if it names no living stone of the player
/// who answers, and leaves nothing out that decides.
pub fn answer(game: &Game, player: Player, dead: &[Site], seed: u64) -> Turn {
    let outlook = Outlook::new(game, seed);
    let is_alive = |at: &Site| match (at, &outlook) {
        (&Site::Placement(at), Some(outlook)) => outlook.is_alive(at, player),
        _ => false,
    };
    let may_win = outlook.as_ref().is_none_or(|outlook| expected(outlook, player) > 0.0);
    let is_wrong = may_win && game.loses_by_accepting(player) || dead.iter().any(is_alive);
    if is_wrong { Turn::Decline } else { Turn::Accept }
}

/// 1 if the player wins by the colours now, ½ for a draw.
fn result_now(game: &Game, player: Player) -> f64 {
    let leader = game.score().and_then(|score| score.leader());
    leader.map_or(0.5, |leader| f64::from(u8::from(leader == player)))
}

/// The same by what is foretold: the likeliest of the three.
fn expected(outlook: &Outlook, player: Player) -> f64 {
    (2.0 * outlook.wins(player)).round() / 2.0
}

/// The offer to end here without the dead stones, where it may be made and was not declined since the
/// opponent's last play.
fn offer(game: &mut Game, outlook: &Outlook, player: Player) -> Option<Turn> {
    if was_declined(game) {
        return None;
    }
    let dead = order::distinct([player, !player].into_iter().flat_map(|of| outlook.dead(of)));
    let offer = Turn::Offer(Offer::Dead(dead.into_iter().map(Site::from).collect()));
    game.refusal(&offer).is_none().then_some(offer)
}

/// True if an offer was declined since the last play of the opponent, whose turn was the last.
fn was_declined(game: &Game) -> bool {
    let mut is_opponents = true;
    for turn in game.record().iter().rev().map(|entry| &entry.turn) {
        match turn {
            Turn::Decline => return true,
            turn if turn.site().is_some() && is_opponents => return false,
            turn => is_opponents ^= turn.is_pass_or_play(),
        }
    }
    false
}
