//! The slow literal oracle for verdicts on infinite play: RULES.md 7's "Adjudication", and the same once
//! more by playing on.
//!
//! The quoted lines are RULES.md 7's where nothing else is said.

use gospace::colour::{PerPlayer, Player};

use super::naive::Colouring;
use super::naive_bids::{Action, Deed, Game, Rational};
use super::naive_rules::Ground;

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub winner: Option<Player>,
    pub unsustainability: PerPlayer<u8>,
    /// If no player took an unsustainable action.
    pub scores: Option<PerPlayer<Rational>>,
}

impl Game {
    /// "Adjudication of prefix·cycle^ω, a pure function of the record".
    pub fn adjudicate(&self, from: usize) -> Verdict {
        let deeds = self.deeds(from);
        let worst = |p: Player| {
            let own = deeds.iter().filter(|&&(by, _)| by == p);
            own.map(|(by, deed)| unsustainability(*by, deed)).max().unwrap_or(0)
        };
        let unsustainability = per_player(worst);
        let colourings: Vec<&Colouring> =
            self.states[from..].iter().map(|state| &state.colouring).collect();
        let scores = &self.state().scores;
        verdict(unsustainability, scores, |p| live_stones(&self.ground, &colourings, p))
    }

    /// "the prefix followed by passes for ever".
    pub fn adjudicate_passes(&self) -> Verdict {
        let now = self.state();
        let live = |p| live_stones(&self.ground, &[&now.colouring], p);
        verdict(PerPlayer::default(), &now.scores, live)
    }

    /// The verdict of a game that ended by agreement.
    pub fn verdict(&self) -> Option<Verdict> {
        let [.., offer, Action::Agree] = self.actions.as_slice() else { return None };
        let mut before_the_offer = self.clone();
        before_the_offer.undo();
        before_the_offer.undo();
        match *offer {
            Action::ForeverPass => Some(before_the_offer.adjudicate_passes()),
            Action::ForeverCycle(from) => Some(before_the_offer.adjudicate(from)),
            _ => panic!("only an offer is agreed to"),
        }
    }

    /// The verdict once more, by brute force: the cycle is played that many times more, and "for
    /// ever" is read off: an action recurs if it was done as often as there were rounds, more
    /// than a prefix can hold; a stone lives if it stood all through the later half.
    pub fn unroll(&self, from: usize, rounds: usize) -> Verdict {
        assert!(rounds > self.turns(), "an action of the prefix could pass for one that recurs");
        let cycle = self.deeds(from);
        let mut done = self.deeds(0);
        let mut state = self.state().clone();
        let mut colourings = Vec::new();
        for _ in 0..rounds {
            for (_, deed) in &cycle {
                state = state.after(self, deed).expect("a claimed cycle can be repeated");
                colourings.push(state.colouring.clone());
            }
            done.extend(cycle.iter().cloned());
        }
        let recurs = |p: Player, level: u8| {
            let alike =
                |(by, deed): &&(Player, Deed)| *by == p && unsustainability(*by, deed) == level;
            done.iter().filter(alike).count() >= rounds
        };
        let worst = |p| (1..=4).rev().find(|&level| recurs(p, level)).unwrap_or(0);
        let late: Vec<&Colouring> = colourings[colourings.len() / 2..].iter().collect();
        verdict(per_player(worst), &state.scores, |p| live_stones(&self.ground, &late, p))
    }
}

fn per_player<T>(of: impl Fn(Player) -> T) -> PerPlayer<T> {
    PerPlayer { black: of(Player::Black), white: of(Player::White) }
}

/// "0 none < 1 making a ko bid < 2 naming yourself ko winner < 3 ignoring a ko bid < 4 deleting
/// the history."
pub fn unsustainability(by: Player, deed: &Deed) -> u8 {
    match deed {
        Deed::Play(_, None) | Deed::Pass | Deed::Reset(_) => 0,
        Deed::Play(_, Some(_)) => 1,
        Deed::Answer(Some(winner)) => 2 * u8::from(*winner == by),
        Deed::Answer(None) => 3,
        Deed::Forget(_) => 4,
    }
}

/// "live stones of p = points that hold p's colour in *every* colouring of the cycle"; on a
/// go-space the placements that do ("Live under divide-and-choose counts like stones").
pub fn live_stones(ground: &Ground, colourings: &[&Colouring], p: Player) -> usize {
    let lives = |&e: &usize| colourings.iter().all(|b| ground.colour(b, e) == Some(p.into()));
    (0..ground.placement_count()).filter(lives).count()
}

/// "if either is above 0: the player with the lower one wins; equal → draw"; else "final score =
/// score + live stones; higher wins, equal → draw".
fn verdict(
    unsustainability: PerPlayer<u8>,
    scores: &PerPlayer<Rational>,
    live: impl Fn(Player) -> usize,
) -> Verdict {
    let PerPlayer { black, white } = unsustainability;
    if black > 0 || white > 0 {
        return Verdict { winner: higher(white, black), unsustainability, scores: None };
    }
    let finals = per_player(|p| scores[p] + Rational::from(live(p) as i64));
    let winner = higher(finals.black, finals.white);
    Verdict { winner, unsustainability, scores: Some(finals) }
}

/// Black if the first number is higher, White if the second is.
fn higher<T: PartialOrd>(black: T, white: T) -> Option<Player> {
    if black > white {
        Some(Player::Black)
    } else if white > black {
        Some(Player::White)
    } else {
        None
    }
}
