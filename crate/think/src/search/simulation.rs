//! The random games of a search: each descends the tree, and from its edge plays on at random.
//!
//! If the end of a game is certain, so are the turns that lead to it: proofs climb the tree
//! (Winands, Björnsson and Saito, *Monte-Carlo tree search solver*, 2008).

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::choice;
use super::equal_turns::equal_turns;
use super::knowledge::Knowledge;
use super::marks::Marks;
use super::outcome::{Outcome, Scale};
use super::plane_sites::is_surely_allowed;
use super::position::Position;
use super::rollout::Rollouts;
use super::tree::{Branch, Proof, Tree};
use gospace::colour::{Colour, Player};
use gospace::game::Game;
use gospace::ids::Placement;
use gospace::rules::ruleset::{End, Repetition, Ruleset};
use gospace::rules::turn::Turn;
use gospace::site::Site;

/// The margin by which a pass may be behind and still be taken, in value and in points: a player
/// with nothing to gain need not play.
const PASS_VALUE_SLACK: f64 = 0.01;
const PASS_MARGIN_SLACK: f64 = 0.5;
/// The number of games that a pass needs to be taken so.
const PASS_VISITS: u32 = 20;

/// The share of games by which a pass that wins fewer is no good.
const PASS_COST: f64 = 0.2;

/// The random games from one position, and what they have taught.
pub struct Simulation {
    /// The position.
    pub position: Position,
    /// The value of results.
    pub scale: Scale,
    /// The turns that were tried.
    pub tree: Tree,
    rollouts: Rollouts,
    knowledge: Knowledge,
    random: Xoshiro256PlusPlus,
    to_play: (Player, u32),
    marks: Marks,
    path: Vec<Step>,
    /// True if the ends of games prove turns: the tree has every turn, and the rules of the game.
    proves: bool,
    /// True if it is certain who wins, and nothing else counts.
    is_proven: bool,
    /// A play that the game allows, even if the position forbids it.
    allowed: Option<Placement>,
    /// By placement the name of those that a symmetry of the game makes equal to it; empty where none
    /// was looked for.
    equal: Vec<Placement>,
    /// Turns of the root that are not tried for now.
    set_aside: Vec<usize>,
}

#[derive(Clone, Copy)]
struct Step {
    node: usize,
    turn: usize,
    player: Player,
}

/// True if a play is known to be allowed without trying it.
fn is_certain(game: &Game, site: Site) -> bool {
    match (game.plane(), site) {
        (Some(plane), Site::Spot(spot)) => is_surely_allowed(plane, spot),
        _ => false,
    }
}

/// True if the tree has every turn that the rules allow, and no other.
fn has_every_turn(position: &Position, rules: &Ruleset) -> bool {
    let ends = rules.end != End::Forever;
    let forbids = !matches!(rules.repetition, Repetition::Free | Repetition::Bids);
    let is_whole = position.candidates.len() == position.placement_count();
    ends && forbids && is_whole && position.area.is_none()
}

impl Simulation {
    /// Games that the player begins. Cost: O(board) and a play for each candidate.
    pub fn new(game: &mut Game, player: Player, seed: u64) -> Option<Simulation> {
        let position = Position::new(game)?;
        let mut simulation = Simulation::from(game, position, (player, choice::passes(game)), seed);
        simulation.equal = equal_turns(game).unwrap_or_default();
        simulation.keep_one_of_equals();
        if game.player_to_act() == Some(player) {
            simulation.forbid_refused(game);
        } else {
            simulation.proves = false;
        }
        Some(simulation)
    }

    /// Games that the player begins with these colours on the board, which is no plane.
    pub fn from_colours(game: &Game, colours: &[Colour], player: Player, seed: u64) -> Simulation {
        let position = Position::with_colours(game, colours);
        Simulation { proves: false, ..Simulation::from(game, position, (player, 0), seed) }
    }

    fn from(game: &Game, position: Position, to_play: (Player, u32), seed: u64) -> Simulation {
        let end = game.rules().end;
        let rollouts = Rollouts::new(&position, end, seed);
        let mut simulation = Simulation {
            knowledge: Knowledge::new(&position, game.rules(), rollouts.shapes()),
            scale: Scale::new(game, &position),
            tree: Tree::default(),
            rollouts,
            random: Xoshiro256PlusPlus::seed_from_u64(!seed),
            to_play,
            marks: Marks::new(position.placement_count()),
            path: Vec::new(),
            proves: has_every_turn(&position, game.rules()),
            is_proven: false,
            allowed: None,
            equal: Vec::new(),
            set_aside: Vec::new(),
            position,
        };
        simulation.grow(simulation.to_play, end);
        simulation
    }

    /// True if it is certain who wins, and nothing else counts.
    pub fn is_proven(&self) -> bool {
        self.is_proven
    }

    /// True if there is a play, or one that only gains nothing.
    pub fn has_turns(&self) -> bool {
        self.tree.turns(Tree::ROOT).any(|(_, branch)| branch.at.is_some())
            || !self.tree.is_complete(Tree::ROOT)
    }

    /// A play that the game allows where the position found none.
    pub fn last_resort(&self) -> Option<Turn> {
        self.allowed.map(|at| Turn::play(self.position.site(at)))
    }

    /// The plays from the position, without those known to be forbidden.
    fn root_plays(&self) -> Vec<(usize, Placement)> {
        let turns = self.tree.turns(Tree::ROOT);
        turns.filter_map(|(turn, branch)| Some((turn, branch.at?))).collect()
    }

    /// Of turns that are equal keeps the first.
    fn keep_one_of_equals(&mut self) {
        let mut is_kept = vec![false; self.equal.len()];
        for (turn, at) in self.root_plays() {
            let Some(name) = self.equal.get(at.index()) else { return };
            if std::mem::replace(&mut is_kept[name.index()], true) {
                self.tree.forbid(turn);
            }
        }
    }

    /// Sets aside the plays that gain nothing until [`Simulation::readmit`], or for good, with the pass, where
    /// a pass may lose: there all plays win alike. If nothing would be left it sets none aside.
    pub fn set_aside(&mut self, may_gain: &[bool], may_pass: bool) {
        let plays = self.root_plays();
        let (kept, dropped): (Vec<_>, Vec<_>) =
            plays.into_iter().partition(|(_, at)| may_gain[at.index()]);
        if kept.is_empty() && !may_pass {
            return;
        }
        let pass = self.pass().filter(|_| !may_pass);
        let aside: Vec<usize> = dropped.into_iter().map(|(turn, _)| turn).chain(pass).collect();
        aside.iter().for_each(|&turn| self.tree.forbid(turn));
        self.set_aside = if may_pass { aside } else { Vec::new() };
    }

    /// Tries the turns again that were set aside.
    pub fn readmit(&mut self) {
        for turn in std::mem::take(&mut self.set_aside) {
            self.tree.allow(turn);
        }
    }

    fn pass(&self) -> Option<usize> {
        let mut turns = self.tree.turns(Tree::ROOT);
        turns.find(|(_, branch)| branch.at.is_none()).map(|(turn, _)| turn)
    }

    /// True if a pass wins fewer games than this share by far, as far as it was tried.
    pub fn passing_costs(&self, share: f64) -> bool {
        self.pass().is_some_and(|turn| {
            let pass = self.tree.turn(turn);
            pass.visits >= PASS_VISITS && pass.share() < share - PASS_COST
        })
    }

    /// The plays for which a turn of the root stands.
    pub fn equals(&self, at: Placement) -> Vec<Placement> {
        let Some(name) = self.equal.get(at.index()) else { return vec![at] };
        let candidates = self.position.candidates.iter().copied();
        candidates.filter(|other| self.equal[other.index()] == *name).collect()
    }

    /// The means over equal placements.
    pub fn mean_of_equals(&self, values: Vec<f64>) -> Vec<f64> {
        if self.equal.len() != values.len() {
            return values;
        }
        let mut sums = vec![(0.0, 0.0); values.len()];
        for (name, value) in self.equal.iter().zip(&values) {
            let (sum, count) = &mut sums[name.index()];
            *sum += value;
            *count += 1.0;
        }
        self.equal.iter().map(|name| sums[name.index()]).map(|(sum, count)| sum / count).collect()
    }

    /// Bars the turns that the game refuses. On a plane, where asking is slow, only uncertain turns
    /// are asked.
    fn forbid_refused(&mut self, game: &mut Game) {
        for (turn, at) in self.root_plays() {
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
        knowledge.judge(position, player);
        let candidates = position.candidates.iter().copied();
        let open = candidates.filter(|&at| position.colour(at) == Some(Colour::Empty));
        let (useless, open): (Vec<_>, Vec<_>) = open.partition(|&at| knowledge.is_useless(at));
        let plays = open.into_iter().map(|at| Branch::new(Some(at), knowledge.prior(at)));
        tree.grow(plays.chain(pass), useless.is_empty())
    }

    /// Plays one game, and learns from it.
    pub fn play(&mut self, end: End) -> Outcome {
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
                self.prove(!player);
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
                let outcome = self.scale.ended(&self.position);
                if let Some(winner) = outcome.winner() {
                    self.prove(winner);
                }
                return outcome;
            }
            match self.tree.after(turn) {
                Some(after) => node = after,
                None => {
                    if self.tree.is_tried_enough(turn)
                        && self.tree.has_room(self.position.candidates.len() + 1)
                    {
                        let after = self.grow((player, passes), end);
                        self.tree.join(turn, after);
                    }
                    return self.play_on((player, passes));
                }
            }
        }
    }

    /// Notes that a player wins after the turns that were taken, as far back as that is certain.
    fn prove(&mut self, winner: Player) {
        if !self.proves {
            return;
        }
        for &Step { node, turn, player } in self.path.iter().rev() {
            self.tree.prove(turn, player == winner);
            if !self.tree.is_decided(node) {
                return;
            }
        }
        self.is_proven = !self.scale.has_margin;
    }

    fn play_on(&mut self, to_play: (Player, u32)) -> Outcome {
        let Simulation { position, scale, rollouts, marks, .. } = self;
        rollouts.play(position, scale, to_play, |at, player| marks.set_unless_set(at, player))
    }

    fn learn(&mut self, mut outcome: Outcome) {
        for &Step { node, turn, player } in self.path.iter().rev() {
            match self.tree.turn(turn).proof {
                Proof::Open => {}
                Proof::Won => outcome = outcome.won_by(player),
                Proof::Lost => outcome = outcome.won_by(!player),
            }
            let seen = outcome.seen_by(player);
            if let Some(at) = self.tree.turn(turn).at {
                self.marks.set(at, player);
            }
            let marks = &self.marks;
            self.tree.learn_later(node, seen.value, |at| marks.is_first(at, player));
            self.tree.learn(node, turn, seen);
        }
    }

    /// A turn that wins for certain, else the most visited one; a pass if it does as well.
    pub fn best(&self) -> Option<usize> {
        let turns = || self.tree.turns(Tree::ROOT);
        let (most, best) = turns().max_by(|(_, a), (_, b)| {
            let wins = |branch: &Branch| branch.proof == Proof::Won;
            let by_visits = wins(a).cmp(&wins(b)).then_with(|| a.visits.cmp(&b.visits));
            by_visits.then_with(|| a.mean().total_cmp(&b.mean()))
        })?;
        // A pass that loses for certain is no good while something may be won.
        let is_as_good = |pass: &Branch| {
            (pass.proof != Proof::Lost || best.wins == 0.0)
                && pass.mean() >= best.mean() - PASS_VALUE_SLACK
                && pass.margin() >= best.margin() - PASS_MARGIN_SLACK
        };
        let is_known = |pass: &Branch| pass.visits >= PASS_VISITS || pass.proof != Proof::Open;
        let pass = turns().find(|(_, branch)| branch.at.is_none() && is_known(branch));
        let pass = pass.filter(|(_, pass)| is_as_good(pass)).map(|(turn, _)| turn);
        pass.or((best.visits > 0).then_some(most))
    }
}
