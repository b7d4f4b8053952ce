//! The search itself: a tree of turns that grows where random games go well.
//!
//! It plays on every board and under every ruleset, takes back every trial, and is deterministic in
//! the position, the seed and the number of playouts.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::choice::{self, Task};
use super::knowledge::Knowledge;
use super::marks::Marks;
use super::outcome::{Outcome, Scale};
use super::ownership::Ownership;
use super::plane_sites::is_surely_allowed;
use super::position::Position;
use super::report::{self, Candidate, Report};
use super::rollout::Rollouts;
use super::tree::{Branch, Tree};
use crate::colour::{Colour, Player};
use crate::game::Game;
use crate::ids::Placement;
use crate::rules::rational::Rational;
use crate::rules::ruleset::End;
use crate::rules::turn::Turn;
use crate::site::Site;

/// Games through a turn before its own turns are considered.
const EXPANSION_VISITS: u32 = 2;
/// The margin by which a pass may be behind and still be taken, in value and in points: a player
/// with nothing to gain need not play.
const PASS_VALUE_SLACK: f64 = 0.01;
const PASS_MARGIN_SLACK: f64 = 0.5;
/// The number of games that a pass needs to be taken so.
const PASS_VISITS: u32 = 20;

/// A search for the best turn of one position.
pub struct Search {
    task: Task,
    end: End,
    /// The turn that a pass in the tree represents.
    ending_turn: Turn,
    simulation: Option<Simulation>,
    playouts: u32,
    /// Over all games: those that Black won, and by how much Black was ahead.
    totals: [f64; 2],
}

/// The data of the random games.
struct Simulation {
    position: Position,
    scale: Scale,
    tree: Tree,
    rollouts: Rollouts,
    knowledge: Knowledge,
    random: Xoshiro256PlusPlus,
    to_play: (Player, u32),
    marks: Marks,
    path: Vec<Step>,
    /// A play that the game allows, even if the position forbids it.
    allowed: Option<Placement>,
}

#[derive(Clone, Copy)]
struct Step {
    node: usize,
    turn: usize,
    player: Player,
}

impl Search {
    /// A search of a game's position. Cost: O(board) and a play for each candidate.
    pub fn new(game: &mut Game, seed: u64) -> Search {
        let mut task = Task::of(game);
        let simulation = task.mover().and_then(|player| Simulation::new(game, player, seed));
        let has_turns = simulation.as_ref().is_some_and(Simulation::has_turns);
        if task.mover().is_some() && !has_turns {
            task = Task::Clear(choice::any_turn(game));
        }
        Search {
            task,
            end: game.rules().end,
            ending_turn: choice::ending_turn(game),
            simulation,
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
        self.simulation.is_none() || matches!(self.task, Task::Nothing | Task::Clear(_))
    }

    /// Plays more random games. Cost: each at most some millions of steps.
    pub fn run(&mut self, playouts: u32) {
        if self.is_settled() {
            return;
        }
        let Some(simulation) = &mut self.simulation else { return };
        for _ in 0..playouts {
            let outcome = simulation.play(self.end);
            self.playouts += 1;
            self.totals[0] += outcome.black_wins;
            self.totals[1] += outcome.margin;
        }
    }

    /// The results so far. Cost: O(candidates).
    pub fn report(&self) -> Report {
        let (best, share) = self.best();
        let turns = self.sought().into_iter();
        let turns = turns.flat_map(|simulation| simulation.tree.turns(Tree::ROOT));
        let candidates = turns.filter_map(|(_, branch)| self.candidate(branch)).collect();
        let ownership = self.simulation.as_ref().and_then(|s| s.scale.ownership.as_ref());
        Report {
            playouts: self.playouts,
            is_settled: self.is_settled(),
            best,
            share,
            lead: self.lead(),
            line: self.line(),
            owners: ownership.map(Ownership::means).unwrap_or_default(),
            candidates,
        }
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
        let line = report::line(&simulation.tree, best).into_iter();
        line.map(|branch| self.turn(simulation, branch)).collect()
    }

    /// The random games, if a turn is sought.
    fn sought(&self) -> Option<&Simulation> {
        self.simulation.as_ref().filter(|_| matches!(self.task, Task::Turn(_)))
    }

    fn turn(&self, simulation: &Simulation, branch: &Branch) -> Turn {
        let play = branch.at.map(|at| Turn::play(simulation.position.site(at)));
        play.unwrap_or_else(|| self.ending_turn.clone())
    }

    fn candidate(&self, branch: &Branch) -> Option<Candidate> {
        let simulation = self.simulation.as_ref()?;
        let site = branch.at.map(|at| simulation.position.site(at));
        Some(Candidate { site, visits: branch.visits, share: share(branch) })
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
                (Some(self.turn(simulation, branch)), share(branch))
            }),
        }
    }
}

/// True if a play is known to be allowed without trying it.
fn is_certain(game: &Game, site: Site) -> bool {
    match (game.plane(), site) {
        (Some(plane), Site::Spot(spot)) => is_surely_allowed(plane, spot),
        _ => false,
    }
}

fn share(branch: &Branch) -> f64 {
    f64::from(branch.wins) / f64::from(branch.visits.max(1))
}

impl Simulation {
    fn new(game: &mut Game, player: Player, seed: u64) -> Option<Simulation> {
        let position = Position::new(game)?;
        let end = game.rules().end;
        let rollouts = Rollouts::new(&position, end, seed);
        let mut simulation = Simulation {
            knowledge: Knowledge::new(&position, rollouts.shapes()),
            scale: Scale::new(game, &position),
            tree: Tree::default(),
            rollouts,
            random: Xoshiro256PlusPlus::seed_from_u64(!seed),
            to_play: (player, choice::passes(game)),
            marks: Marks::new(position.placement_count()),
            path: Vec::new(),
            allowed: None,
            position,
        };
        simulation.grow(simulation.to_play, end);
        if game.player_to_act() == Some(player) {
            simulation.forbid_refused(game);
        }
        Some(simulation)
    }

    fn has_turns(&self) -> bool {
        self.tree.turns(Tree::ROOT).any(|(_, branch)| branch.at.is_some())
    }

    /// A play that the game allows where the position found none.
    fn last_resort(&self) -> Option<Turn> {
        self.allowed.map(|at| Turn::play(self.position.site(at)))
    }

    /// Bars the turns that the game refuses. On a plane, where asking is slow, only uncertain turns
    /// are asked.
    fn forbid_refused(&mut self, game: &mut Game) {
        let turns =
            self.tree.turns(Tree::ROOT).filter_map(|(turn, branch)| Some((turn, branch.at?)));
        let turns: Vec<(usize, Placement)> = turns.collect();
        for (turn, at) in turns {
            let site = self.position.site(at);
            if is_certain(game, site) || game.refusal(Turn::play(site)).is_none() {
                self.allowed = self.allowed.or(Some(at));
            } else {
                self.tree.forbid(turn);
            }
        }
    }

    /// Adds the node of the position.
    fn grow(&mut self, (player, passes): (Player, u32), end: End) -> usize {
        let Simulation { position, tree, knowledge, scale, .. } = self;
        let ended = (passes > 0).then(|| scale.if_ended(position).seen_by(player).value);
        let pass = (end != End::NoTurnLoses).then(|| Branch::new(None, knowledge.pass(ended)));
        let priors = knowledge.of(position, player);
        let open =
            position.candidates.iter().filter(|&&at| position.colour(at) == Some(Colour::Empty));
        let plays = open.map(|&at| Branch::new(Some(at), priors[at.index()]));
        tree.grow(plays.chain(pass))
    }

    /// Plays one game, and learns from it.
    fn play(&mut self, end: End) -> Outcome {
        self.marks.begin();
        self.path.clear();
        let outcome = self.descend(end);
        while self.position.depth() > 0 {
            self.position.back();
        }
        self.learn(outcome);
        outcome
    }

    /// Descends the tree, and from its edge plays on at random.
    fn descend(&mut self, end: End) -> Outcome {
        let (mut player, mut passes) = self.to_play;
        let mut node = Tree::ROOT;
        loop {
            let start = self.random.next_u32();
            let Some(turn) = self.tree.select(node, start) else {
                return self.scale.decided(&self.position, !player);
            };
            match self.tree.turn(turn).at {
                None => {
                    self.position.pass(!player);
                    passes += 1;
                }
                Some(at) if self.position.play(at, player) => passes = 0,
                Some(_) => {
                    self.tree.forbid(turn);
                    continue;
                }
            }
            self.path.push(Step { node, turn, player });
            player = !player;
            if passes >= 2 {
                return self.scale.ended(&self.position);
            }
            match self.tree.after(turn) {
                Some(after) => node = after,
                None => {
                    let expands = self.tree.turn(turn).visits + 1 >= EXPANSION_VISITS;
                    if expands && self.tree.has_room(self.position.candidates.len() + 1) {
                        let after = self.grow((player, passes), end);
                        self.tree.join(turn, after);
                    }
                    return self.play_on((player, passes));
                }
            }
        }
    }

    fn play_on(&mut self, to_play: (Player, u32)) -> Outcome {
        let Simulation { position, scale, rollouts, marks, .. } = self;
        rollouts.play(position, scale, to_play, |at, player| marks.set_unless_set(at, player))
    }

    fn learn(&mut self, outcome: Outcome) {
        for &Step { node, turn, player } in self.path.iter().rev() {
            let seen = outcome.seen_by(player);
            if let Some(at) = self.tree.turn(turn).at {
                self.marks.set(at, player);
            }
            let marks = &self.marks;
            self.tree.learn_later(node, seen.value, |at| marks.is_first(at, player));
            self.tree.learn(node, turn, seen);
        }
    }

    /// The most visited turn; a pass if it does as well.
    fn best(&self) -> Option<usize> {
        let turns = || self.tree.turns(Tree::ROOT);
        let (most, best) = turns().max_by(|(_, a), (_, b)| {
            a.visits.cmp(&b.visits).then_with(|| a.mean().total_cmp(&b.mean()))
        })?;
        let is_as_good = |pass: &Branch| {
            pass.mean() >= best.mean() - PASS_VALUE_SLACK
                && pass.margin() >= best.margin() - PASS_MARGIN_SLACK
        };
        let pass = turns().find(|(_, branch)| branch.at.is_none() && branch.visits >= PASS_VISITS);
        let pass = pass.filter(|(_, pass)| is_as_good(pass)).map(|(turn, _)| turn);
        pass.or((best.visits > 0).then_some(most))
    }
}
