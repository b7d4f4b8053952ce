//! The value of a ko under divide-and-choose: how well off each player would be as the ko winner, who
//! may go back to a colouring of the loop and has the turn there.
//!
//! A bid is what one player cuts and the other chooses: with leads `a` and `b` for the two as ko
//! winners, the bid (a + b) / 2 gives both choices the same value. It is made only where both leads are
//! known exactly; answers and resets go by the share of games won where they are not. Knows no planes,
//! whose colourings cannot be compared.

use super::ko_value::{self, KoValue};
use super::outcome::approximate;
use super::position::Position;
use gospace::colour::Player;
use gospace::game::Game;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::Repetition;
use gospace::rules::standing::Phase;
use gospace::rules::turn::{Offer, Turn};
use gospace::site::Site;

/// The colourings that are looked at for each player, the last ones.
const MOST_COLOURINGS: usize = 6;
/// By how much taking back must be better than the best other turn, whose lead is a mean of games.
const CLEARLY: f64 = 0.5;
/// The moments that a game is claimed to go on from for ever, the last ones.
pub const MOST_CLAIMS: usize = 8;

/// A colouring that a ko winner may go back to, and its value.
struct Line {
    player: Player,
    /// After so many turns; nothing for the board as it is.
    moment: Option<usize>,
    value: KoValue,
}

/// The decision that hangs on a ko.
enum Choice {
    /// The bidder's opponent answers, and may ignore the bid but in a loop: that for ever would lose.
    Answer { player: Player, ignored: Option<Box<KoValue>> },
    /// The ko winner goes back, or not.
    Reset(Player),
    /// A play that repeats a colouring, and the turn that prepares or makes it.
    Take { player: Player, step: Step },
}

/// The next step of a player who means to win a ko.
enum Step {
    /// The history is older than the loop: it is deleted.
    Forget,
    /// The history has nothing of the loop yet.
    Play(Turn),
    /// The history is of the loop alone.
    Bid(Site),
}

/// A ko, and its value.
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
                let is_loop = !game.moments_with(game.colours()).is_empty();
                let ignored = || Box::new(KoValue::new(game, game.colours(), player, 0.0, seed));
                let choice = Choice::Answer { player, ignored: (!is_loop).then(ignored) };
                let lines = lines(game, game.history(), &Player::BOTH, -approximate(&bid), seed);
                Ko { choice, lines, next: 0 }
            }
            Phase::Reset { player, .. } => {
                let lines = lines(game, game.history(), &[player], 0.0, seed);
                Ko { choice: Choice::Reset(player), lines, next: 0 }
            }
            Phase::Turn(player) => taking(game, player, seed)?,
            _ => return None,
        };
        ko.lines.iter().all(|line| line.value.has_margin()).then_some(ko)
    }

    /// True if the value is exact.
    pub fn is_known(&self) -> bool {
        self.values().all(|value| value.lead().is_some())
    }

    /// Finds out more about one colouring.
    pub fn play(&mut self) {
        match (&mut self.choice, self.lines.get_mut(self.next)) {
            (_, Some(line)) => line.value.play(),
            (Choice::Answer { ignored: Some(value), .. }, None) => value.play(),
            _ => {}
        }
        self.next = (self.next + 1) % (self.lines.len() + 1);
    }

    fn values(&self) -> impl Iterator<Item = &KoValue> {
        let ignored = match &self.choice {
            Choice::Answer { ignored, .. } => ignored.as_deref(),
            _ => None,
        };
        self.lines.iter().map(|line| &line.value).chain(ignored)
    }

    /// A lead where all leads are known, else a share of games won.
    fn number(&self, value: &KoValue) -> f64 {
        value.lead().filter(|_| self.is_known()).unwrap_or_else(|| value.share())
    }

    /// The turn to take, and how far ahead its player then is, if that is known; nothing where the best
    /// other turn, by which that would be `otherwise`, is as good.
    pub fn turn(&self, otherwise: Option<f64>) -> Option<(Turn, Option<f64>)> {
        let (turn, value) = match &self.choice {
            Choice::Answer { player, ignored } => {
                let [win, lose] = [self.best(*player).0, -self.best(!*player).0];
                let ignore =
                    ignored.as_deref().map_or(f64::NEG_INFINITY, |value| self.number(value));
                let winner = if win >= lose { *player } else { !*player };
                let named = (win.max(lose) > ignore).then_some(winner);
                (Turn::Answer(named), win.max(lose).max(ignore))
            }
            Choice::Reset(player) => {
                let (value, moment) = self.best(*player);
                (Turn::Reset(moment), value)
            }
            Choice::Take { player, step } => {
                let [mine, theirs] = [*player, !*player].map(|each| self.best(each).0);
                let lead = (mine - theirs) / 2.0;
                if !self.is_known() || lead <= otherwise? + CLEARLY {
                    return None;
                }
                let turn = match step {
                    Step::Forget => Turn::Forget(*player),
                    Step::Play(turn) => turn.clone(),
                    Step::Bid(site) => Turn::PlayAndBid(*site, halves(mine + theirs)),
                };
                (turn, lead)
            }
        };
        Some((turn, self.is_known().then_some(value)))
    }

    /// The largest value for a player as the ko winner, and the moment to go back to.
    fn best(&self, player: Player) -> (f64, Option<usize>) {
        let own = self.lines.iter().filter(|line| line.player == player);
        let values = own.map(|line| (self.number(&line.value), line.moment));
        values.reduce(|best, next| if next.0 > best.0 { next } else { best }).unwrap_or_default()
    }
}

/// An offer to go on for ever, if that wins: the opponent keeps a loop going by costlier actions.
pub fn winning_claim(game: &mut Game, player: Player) -> Option<Turn> {
    if game.rules().repetition != Repetition::Bids || game.plane().is_some() {
        return None;
    }
    let since = game.moments_with(game.colours());
    let mut claims = since.into_iter().rev().take(MOST_CLAIMS);
    let wins = |since: &usize| game.adjudicate(*since).is_ok_and(|v| v.winner == Some(player));
    claims.find(wins).map(|since| Turn::Offer(Offer::Since(since)))
}

/// A play that repeats a colouring, as one that takes a ko back does, where its value is found exactly: else
/// neither player bids for it. The loop goes from the last moment with that colouring to now.
fn taking(game: &mut Game, player: Player, seed: u64) -> Option<Ko> {
    if !ko_value::is_solved(game) {
        return None;
    }
    let mut position = Position::new(game)?;
    let candidates = position.candidates.clone();
    let (at, after) =
        candidates.into_iter().find_map(|at| Some((at, position.repeated(at, player)?)))?;
    let stood = game.moments_with(&after);
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
    let lines = lines(game, &moments, &Player::BOTH, 0.0, seed);
    Some(Ko { choice: Choice::Take { player, step }, lines, next: 0 })
}

/// The board as it is, and the last colourings of these moments.
/// The ko winner gains so many points.
fn lines(game: &Game, moments: &[usize], players: &[Player], gain: f64, seed: u64) -> Vec<Line> {
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
            value: KoValue::new(game, colours, player, gain, seed),
        })
    };
    players.iter().flat_map(|&player| from(player)).collect()
}

/// Half of a number, to the nearest half; at least 0.
fn halves(twice: f64) -> Rational {
    Rational::new((twice.round().max(0.0) as i64).into(), 2.into())
}
