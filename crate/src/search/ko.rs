//! The worth of a ko under divide-and-choose: how far ahead each player would be as the ko winner, who
//! may go back to a colouring of the loop and has the turn there. Leads are means of random games, and
//! count komi and bids so far.
//!
//! A bid is what one player cuts and the other chooses: with leads `a` and `b` for the two as ko
//! winners, the bid (a + b) / 2 makes both choices worth the same. Knows no planes, whose colourings
//! cannot be compared.

use super::outcome::approximate;
use super::position::Position;
use super::simulation::Simulation;
use crate::colour::{Colour, Player};
use crate::game::Game;
use crate::rules::rational::Rational;
use crate::rules::ruleset::{End, Repetition};
use crate::rules::standing::Phase;
use crate::rules::turn::{Offer, Turn};
use crate::site::Site;

/// The colourings that are looked at for each player, the last ones.
const MOST_COLOURINGS: usize = 6;
/// By how much taking back must be better than the best other turn: means of games vary.
const CLEARLY: f64 = 0.5;
/// The moments that a game is claimed to go on from for ever, the last ones.
const MOST_CLAIMS: usize = 8;

/// A colouring that a ko winner may go back to, and the games from there.
struct Line {
    player: Player,
    /// After so many turns; nothing for the board as it is.
    moment: Option<usize>,
    games: Simulation,
}

/// The decision that hangs on a ko.
enum Choice {
    /// The bidder's opponent answers; a loop cannot be ignored for ever.
    Answer { player: Player, bid: f64, is_loop: bool },
    /// The ko winner goes back, or not.
    Reset(Player),
    /// A play that repeats a colouring, and the turn that prepares or makes it.
    Take { player: Player, step: Step },
}

/// The next step of somebody who means to win a ko.
enum Step {
    /// The history is older than the loop: it is deleted.
    Forget,
    /// The history has nothing of the loop yet.
    Play(Turn),
    /// The history is of the loop alone.
    Bid(Site),
}

/// A ko, and the games by which it is valued.
pub struct Ko {
    choice: Choice,
    lines: Vec<Line>,
    next: usize,
}

impl Ko {
    /// The ko that the turn of the game is about, if it is about one.
    pub fn of(game: &mut Game, seed: u64) -> Option<Ko> {
        if game.rules().repetition != Repetition::Bids || game.plane().is_some() {
            return None;
        }
        let ko = match game.phase().clone() {
            Phase::Answer { player, bid } => {
                let is_loop = !earlier(game, game.colours()).is_empty();
                let choice = Choice::Answer { player, bid: approximate(&bid), is_loop };
                let moments = game.history().to_vec();
                Ko { choice, lines: lines(game, &moments, &Player::BOTH, seed), next: 0 }
            }
            Phase::Reset { player, .. } => {
                let moments = game.history().to_vec();
                let lines = lines(game, &moments, &[player], seed);
                Ko { choice: Choice::Reset(player), lines, next: 0 }
            }
            Phase::Turn(player) => taking(game, player, seed)?,
            _ => return None,
        };
        ko.lines.iter().all(|line| line.games.scale.has_margin).then_some(ko)
    }

    /// Plays one random game.
    pub fn play(&mut self) {
        self.lines[self.next].games.play(End::Forever);
        self.next = (self.next + 1) % self.lines.len();
    }

    /// The turn to take, and how far ahead its player then is; nothing where the best other turn, by
    /// which that would be `otherwise`, is as good.
    pub fn turn(&self, otherwise: Option<f64>) -> Option<(Turn, f64)> {
        match &self.choice {
            &Choice::Answer { player, bid, is_loop } => {
                let win = self.best(player).0 - bid;
                let lose = bid - self.best(!player).0;
                let ignore = if is_loop { f64::NEG_INFINITY } else { self.as_it_is(player) };
                let winner = if win >= lose { player } else { !player };
                let named = (win.max(lose) > ignore).then_some(winner);
                Some((Turn::Answer(named), win.max(lose).max(ignore)))
            }
            Choice::Reset(player) => {
                let (lead, moment) = self.best(*player);
                Some((Turn::Reset(moment), lead))
            }
            Choice::Take { player, step } => {
                let [mine, theirs] = [*player, !*player].map(|each| self.best(each).0);
                let lead = (mine - theirs) / 2.0;
                if lead <= otherwise? + CLEARLY {
                    return None;
                }
                let turn = match step {
                    Step::Forget => Turn::Forget(*player),
                    Step::Play(turn) => turn.clone(),
                    Step::Bid(site) => Turn::PlayAndBid(*site, halves(mine + theirs)),
                };
                Some((turn, lead))
            }
        }
    }

    /// The player's largest lead as the ko winner, and the moment to go back to.
    fn best(&self, player: Player) -> (f64, Option<usize>) {
        let own = self.lines.iter().filter(|line| line.player == player);
        let leads = own.map(|line| (line.games.lead(player), line.moment));
        leads.reduce(|best, next| if next.0 > best.0 { next } else { best }).unwrap_or_default()
    }

    /// The player's lead without a winner of the ko.
    fn as_it_is(&self, player: Player) -> f64 {
        let mut own = self.lines.iter().filter(|line| line.player == player);
        own.find(|line| line.moment.is_none()).map_or(0.0, |line| line.games.lead(player))
    }
}

/// An offer to go on for ever, if that wins: the opponent keeps a loop going by costlier actions.
pub fn winning_claim(game: &mut Game, player: Player) -> Option<Turn> {
    if game.rules().repetition != Repetition::Bids || game.plane().is_some() {
        return None;
    }
    let since = earlier(game, game.colours());
    let mut claims = since.into_iter().rev().take(MOST_CLAIMS);
    let wins = |since: &usize| game.adjudicate(*since).is_ok_and(|v| v.winner == Some(player));
    claims.find(wins).map(|since| Turn::Forever(Offer::Since(since)))
}

/// The moments before now that had these colours, ascending.
fn earlier(game: &Game, colours: &[Colour]) -> Vec<usize> {
    let is_same = |&moment: &usize| game.colours_after(moment).as_deref() == Some(colours);
    (0..game.turn_count()).filter(is_same).collect()
}

/// A play that repeats a colouring, as one that takes a ko back does. The loop goes from the last
/// moment with that colouring to now.
fn taking(game: &mut Game, player: Player, seed: u64) -> Option<Ko> {
    let mut position = Position::new(game)?;
    let candidates = position.candidates.clone();
    let (at, after) =
        candidates.into_iter().find_map(|at| Some((at, position.repeated(at, player)?)))?;
    let stood = earlier(game, &after);
    let (first, since) = (*stood.first()?, *stood.last()?);
    // A ko that was settled is not fought for again, lest two who do so never end.
    if game.record()[first..].iter().any(|entry| matches!(entry.turn, Turn::Reset(_))) {
        return None;
    }
    let moments: Vec<usize> = (since..=game.turn_count()).collect();
    let colours = |moment: &usize| game.colours_after(*moment);
    let in_loop: Vec<_> = moments.iter().map(colours).collect();
    let is_older = |moment: &usize| !in_loop.contains(&colours(moment));
    let site = position.site(at);
    let step = match game.history() {
        [] => Step::Play(Turn::play(site)),
        history if history.iter().any(is_older) => Step::Forget,
        _ => Step::Bid(site),
    };
    let lines = lines(game, &moments, &Player::BOTH, seed);
    Some(Ko { choice: Choice::Take { player, step }, lines, next: 0 })
}

/// Games from the board as it is, and from the last colourings of these moments.
fn lines(game: &Game, moments: &[usize], players: &[Player], seed: u64) -> Vec<Line> {
    let mut colourings = vec![(None, game.colours().to_vec())];
    for &moment in moments.iter().rev() {
        let Some(colours) = game.colours_after(moment) else { continue };
        if colourings.len() < MOST_COLOURINGS && colourings.iter().all(|(_, c)| *c != colours) {
            colourings.push((Some(moment), colours));
        }
    }
    let from = |player: Player| {
        colourings.iter().map(move |(moment, colours)| Line {
            player,
            moment: *moment,
            games: Simulation::from_colours(game, colours, player, seed),
        })
    };
    players.iter().flat_map(|&player| from(player)).collect()
}

/// Half of a number, to the nearest half; at least 0.
fn halves(twice: f64) -> Rational {
    Rational::new((twice.round().max(0.0) as i64).into(), 2.into())
}
