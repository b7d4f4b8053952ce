//! The search itself: a tree of turns that grows where random games go well.
//!
//! It plays on every board and under every ruleset, takes back every trial, and is deterministic in
//! the position, the seed and the number of playouts.

use super::choice::{self, Task};
use super::keeper;
use super::ko::{self, Ko};
use super::manners::{self, Left};
use super::ownership::Ownership;
use super::report::{self, Candidate, Report};
use super::resignation::{self, HOPELESS};
use super::simulation::Simulation;
use super::tree::{Branch, Tree};
use crate::solve::endless;
use gospace::colour::Player;
use gospace::game::Game;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::End;
use gospace::rules::standing::Phase;
use gospace::rules::turn::{Offer, Turn};
use gospace::site::Site;

/// From so many games on they are trusted more than manners.
const TRUSTED: u32 = 400;
/// A play that wins so much more than manners ask for is worth it.
const GAIN: f64 = 0.05;

/// A search for the best turn of one position.
pub struct Search {
    task: Task,
    end: End,
    /// The turn that a pass in the tree represents.
    ending_turn: Turn,
    simulation: Option<Simulation>,
    /// The turn that manners ask for, and the share of games that the player then wins; without one it is proven.
    asked: Option<(Turn, Option<f64>)>,
    /// Random games alone say that the game is lost.
    is_lost: bool,
    /// The ko that the turn is about.
    ko: Option<Ko>,
    playouts: u32,
    /// Over all games: those that Black won, and by how much Black was ahead.
    totals: [f64; 2],
}

impl Search {
    /// A search of a game's position. Cost: O(board) and a play for each candidate.
    pub fn new(game: &mut Game, seed: u64) -> Search {
        let mut task = match game.phase() {
            Phase::Offer { player, offer: Offer::Dead(dead) } => {
                Task::Clear(manners::answer(game, *player, dead, seed))
            }
            _ => endless::opening(game).map_or_else(|| Task::of(game), Task::Clear),
        };
        let kept = keeper::turn(game);
        if let Some(turn) = &kept {
            task = match game.phase() {
                Phase::Turn(player) if turn.is_pass_or_play() => Task::Turn(*player),
                _ => Task::Clear(turn.clone()),
            };
        } else if let Task::Turn(player) = task
            && !choice::is_declined(game)
            && let Some(claim) = ko::winning_claim(game, player)
        {
            task = Task::Clear(claim);
        }
        let may_be_ko =
            matches!(task, Task::Turn(_) | Task::Clear(Turn::Answer(_) | Turn::Reset(_)));
        let ko = if may_be_ko && kept.is_none() { Ko::of(game, seed) } else { None };
        let mut simulation = task.mover().and_then(|player| Simulation::new(game, player, seed));
        let has_turns = simulation.as_ref().is_some_and(Simulation::has_turns);
        if task.mover().is_some() && !has_turns {
            task = Task::Clear(kept.clone().unwrap_or_else(|| choice::any_turn(game)));
        }
        let mut asked = kept.map(|turn| (turn, None));
        if let (Task::Turn(player), Some(simulation), None) = (&task, &mut simulation, &asked) {
            match manners::left(game, *player, seed) {
                Left::All => {}
                Left::Turn(turn, share) => asked = Some((turn, share)),
                Left::Plays { may_gain, may_pass } => simulation.set_aside(&may_gain, may_pass),
            }
        }
        let is_lost = match task {
            Task::Turn(player) if asked.is_none() => resignation::is_lost(game, player, seed),
            _ => false,
        };
        Search {
            is_lost,
            task,
            end: game.rules().end,
            ending_turn: choice::ending_turn(game),
            simulation,
            asked,
            ko,
            playouts: 0,
            totals: [0.0; 2],
        }
    }

    /// Counts the owners at the ends of all later games; nothing on a plane. Cost: about as much
    /// for each game as its score.
    pub fn count_owners(&mut self) {
        if let Some(Simulation { position, scale, .. }) = &mut self.simulation
            && position.area.is_none()
        {
            scale.ownership.get_or_insert_with(|| Ownership::new(position.placement_count()));
        }
    }

    /// True if more playouts would change nothing.
    pub fn is_settled(&self) -> bool {
        if self.ko.as_ref().is_some_and(|ko| !ko.is_known()) {
            return false;
        }
        matches!(self.task, Task::Nothing | Task::Clear(_))
            || self.simulation.as_ref().is_none_or(Simulation::is_proven)
    }

    /// Plays more random games. Cost: each at most some millions of steps.
    pub fn run(&mut self, playouts: u32) {
        for _ in 0..playouts {
            if self.is_settled() {
                return;
            }
            self.playouts += 1;
            if let Some(ko) = &mut self.ko {
                ko.play();
            }
            let Some(simulation) = &mut self.simulation else { continue };
            if self.playouts == TRUSTED {
                simulation.readmit();
            }
            let outcome = simulation.play(self.end);
            self.totals[0] += outcome.black_wins;
            self.totals[1] += outcome.margin;
        }
    }

    /// The results so far. Cost: O(candidates).
    pub fn report(&self) -> Report {
        let about_ko = self.about_ko();
        let (best, share) = match &about_ko {
            Some((turn, _)) => (Some(turn.clone()), 0.5),
            None => self.best(),
        };
        let turns = self.sought().into_iter();
        let turns = turns.flat_map(|simulation| simulation.tree.turns(Tree::ROOT));
        let candidates = turns.flat_map(|(_, branch)| self.candidates(branch)).collect();
        let owners = self.simulation.as_ref().and_then(|simulation| {
            let means = simulation.scale.ownership.as_ref()?.means();
            Some(simulation.mean_of_equals(means))
        });
        let is_play = best.as_ref().is_some_and(|turn| turn.site().is_some());
        Report {
            is_lost: self.is_lost && is_play && share < HOPELESS,
            playouts: self.playouts,
            is_settled: self.is_settled(),
            best,
            share,
            lead: about_ko.as_ref().map_or_else(|| self.lead(), |&(_, lead)| lead),
            line: about_ko.map_or_else(|| self.line(), |(turn, _)| vec![turn]),
            owners: owners.unwrap_or_default(),
            candidates,
        }
    }

    /// The turn of a player who means to win a ko, or answers a bid for it, and the lead after it.
    fn about_ko(&self) -> Option<(Turn, Option<f64>)> {
        let ko = self.ko.as_ref().filter(|_| self.playouts > 0)?;
        ko.turn(self.lead())
    }

    fn lead(&self) -> Option<f64> {
        let simulation = self.sought()?;
        let best = simulation.best()?;
        simulation.scale.has_margin.then(|| simulation.tree.turn(best).margin())
    }

    fn line(&self) -> Vec<Turn> {
        let Some((simulation, best)) = self.sought().and_then(|s| Some((s, s.best()?))) else {
            return Vec::new();
        };
        let line = report::line(&simulation.tree, best);
        match self.asked(simulation, simulation.tree.turn(best)) {
            Some(turn) if !line.is_empty() => vec![turn.clone()],
            _ => line.into_iter().map(|branch| self.turn(simulation, branch)).collect(),
        }
    }

    /// The random games, if a turn is sought.
    fn sought(&self) -> Option<&Simulation> {
        self.simulation.as_ref().filter(|_| matches!(self.task, Task::Turn(_)))
    }

    fn turn(&self, simulation: &Simulation, branch: &Branch) -> Turn {
        let play = branch.at.map(|at| Turn::play(simulation.position.site(at)));
        play.unwrap_or_else(|| self.ending_turn.clone())
    }

    /// A turn and its equals.
    fn candidates(&self, branch: &Branch) -> Vec<Candidate> {
        let Some(simulation) = &self.simulation else { return Vec::new() };
        let sites: Vec<Option<Site>> = match branch.at {
            Some(at) => {
                let equals = simulation.equals(at).into_iter();
                equals.map(|at| Some(simulation.position.site(at))).collect()
            }
            None => vec![None],
        };
        let equals = sites.len() as u32;
        let share = branch.share();
        let candidate = |site| Candidate { site, visits: branch.visits, share, equals };
        sites.into_iter().map(candidate).collect()
    }

    /// The turn that manners ask for, unless many games say that it is wrong.
    fn asked(&self, simulation: &Simulation, best: &Branch) -> Option<&Turn> {
        let (turn, share) = self.asked.as_ref()?;
        let Some(share) = share else { return Some(turn) };
        let is_wrong = best.at.is_some() && best.share() > share + GAIN
            || *turn == Turn::Pass && simulation.passing_costs(*share);
        (self.playouts < TRUSTED || !is_wrong).then_some(turn)
    }

    fn best(&self) -> (Option<Turn>, f64) {
        let games = f64::from(self.playouts.max(1));
        let [black, margin] = self.totals.map(|total| total / games);
        match &self.task {
            Task::Nothing => (None, 0.0),
            Task::Clear(turn) => (Some(turn.clone()), 0.0),
            _ if self.playouts == 0 => (None, 0.0),
            Task::Komi => {
                let halves = (2.0 * margin).round() as i64;
                (Some(Turn::Komi(Rational::new(halves.into(), 2.into()))), 0.5)
            }
            Task::Take if black > 0.5 => (Some(Turn::Take(Player::Black)), black),
            Task::Take => (Some(Turn::Take(Player::White)), 1.0 - black),
            Task::Turn(_) => self.simulation.as_ref().map_or((None, 0.0), |simulation| {
                let Some(best) = simulation.best() else {
                    return (simulation.last_resort(), 0.0);
                };
                let branch = simulation.tree.turn(best);
                let asked = self.asked(simulation, branch).cloned();
                (asked.or_else(|| Some(self.turn(simulation, branch))), branch.share())
            }),
        }
    }
}
