//! The tree of turns, with the results of games through each turn and of games in which it was
//! played later.
//!
//! Turns are chosen by UCT (Kocsis & Szepesvári 2006; Browne et al. 2012, 3.3) on a mean of both
//! kinds of games (RAVE: Gelly & Silver 2011, section 6, with the weights of their equation 13).

use super::knowledge::Prior;
use gospace::ids::Placement;
use gospace::limits::MAX_SEARCH_TURNS;

/// The weight of exploration.
const EXPLORATION: f64 = 0.03;
/// With this many games a turn's own count as much as any number of later ones: 1 / 4 b², where b is
/// the bias of the later ones.
const RAVE_GAMES: f64 = 1000.0;
/// Games through a turn before its own turns are considered, while the tree is small.
const EXPANSION_VISITS: u32 = 2;
/// With so many turns more in the tree one game more, lest it be full long before the last game.
const TURNS_PER_VISIT: usize = MAX_SEARCH_TURNS / 20;
/// No node.
const NONE: u32 = u32::MAX;

/// Nodes are positions; the turns of a node are adjacent.
#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
    turns: Vec<Branch>,
}

#[derive(Clone, Copy)]
struct Node {
    from: u32,
    to: u32,
    visits: u32,
    /// No candidate was left out as useless.
    is_complete: bool,
}

/// A turn from a node. Sums are from the view of its player.
#[derive(Clone, Copy)]
pub struct Branch {
    /// The placement; nothing for a pass.
    pub at: Option<Placement>,
    /// Games through it.
    pub visits: u32,
    /// The number of them won.
    pub wins: f32,
    value: f32,
    margin: f32,
    later_visits: f32,
    later_value: f32,
    prior: Prior,
    node: u32,
    /// The certain outcome, if any.
    pub proof: Proof,
    /// The rules forbid it.
    forbidden: bool,
}

/// The certain outcome of a turn, for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Proof {
    /// The opponent wins after it.
    Lost,
    /// Nothing.
    Open,
    /// The turn wins, whatever the opponent does.
    Won,
}

/// The result of a game from the view of a player.
#[derive(Clone, Copy)]
pub struct PlayerOutcome {
    /// The value to maximise.
    pub value: f64,
    /// 1 for a game won, ½ for a draw.
    pub wins: f64,
    /// The player's margin.
    pub margin: f64,
}

impl Branch {
    /// A turn with a prior.
    pub fn new(at: Option<Placement>, prior: Prior) -> Branch {
        Branch {
            at,
            visits: 0,
            wins: 0.0,
            value: 0.0,
            margin: 0.0,
            later_visits: 0.0,
            later_value: 0.0,
            prior,
            node: NONE,
            proof: Proof::Open,
            forbidden: false,
        }
    }

    /// The mean value of its games.
    pub fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { f64::from(self.value) / f64::from(self.visits) }
    }

    /// The mean margin of its player at the end of its games.
    pub fn margin(&self) -> f64 {
        f64::from(self.margin) / f64::from(self.visits.max(1))
    }

    /// The share of its games that its player won; all or none where that is certain.
    pub fn share(&self) -> f64 {
        match self.proof {
            Proof::Won => 1.0,
            Proof::Lost => 0.0,
            Proof::Open => f64::from(self.wins) / f64::from(self.visits.max(1)),
        }
    }

    /// With the weight w = later / (games + later + games · later / RAVE_GAMES) this is (1 − w) · own / games +
    /// w · later value / later by one division, and the exploration.
    fn priority(&self, exploration: f64) -> f64 {
        let games = f64::from(self.visits) + f64::from(self.prior.games);
        let own = f64::from(self.value + self.prior.won);
        let later = f64::from(self.later_visits);
        let share = later * (1.0 / RAVE_GAMES);
        let mean = (own * (1.0 + share) + f64::from(self.later_value))
            / (games.max(1.0) + later + games * share);
        mean + exploration / (f64::from(self.visits) + 1.0).sqrt()
    }
}

impl Tree {
    /// The first node.
    pub const ROOT: usize = 0;

    /// True if there is room for a node with so many turns.
    pub fn has_room(&self, turns: usize) -> bool {
        self.turns.len() + turns <= MAX_SEARCH_TURNS
    }

    /// True if the turns after a turn are considered from the game on that now goes through it.
    pub fn is_tried_enough(&self, turn: usize) -> bool {
        let more = (self.turns.len() / TURNS_PER_VISIT) as u32;
        self.turns[turn].visits + 1 >= EXPANSION_VISITS + more
    }

    /// Adds a node; `is_complete`: no candidate was left out as useless.
    pub fn grow(&mut self, turns: impl Iterator<Item = Branch>, is_complete: bool) -> usize {
        let from = self.turns.len() as u32;
        self.turns.extend(turns);
        self.nodes.push(Node { from, to: self.turns.len() as u32, visits: 0, is_complete });
        self.nodes.len() - 1
    }

    /// True if no candidate of a node was left out as useless.
    pub fn is_complete(&self, node: usize) -> bool {
        self.nodes[node].is_complete
    }

    /// The node after a turn, if there is one.
    pub fn after(&self, turn: usize) -> Option<usize> {
        let node = self.turns[turn].node;
        (node != NONE).then_some(node as usize)
    }

    /// Makes a node the successor of a turn.
    pub fn join(&mut self, turn: usize, node: usize) {
        self.turns[turn].node = node as u32;
    }

    /// A turn.
    pub fn turn(&self, turn: usize) -> &Branch {
        &self.turns[turn]
    }

    /// True if it is certain who wins in a node: by a turn, or since all of them lose.
    pub fn is_decided(&self, node: usize) -> bool {
        let is = |branch: &Branch, proof| branch.proof == proof;
        self.turns(node).any(|(_, branch)| is(branch, Proof::Won))
            || self.nodes[node].is_complete
                && self.turns(node).all(|(_, branch)| is(branch, Proof::Lost))
    }

    /// Notes who wins after a turn.
    pub fn prove(&mut self, turn: usize, wins: bool) {
        self.turns[turn].proof = if wins { Proof::Won } else { Proof::Lost };
    }

    /// Marks a turn as forbidden.
    pub fn forbid(&mut self, turn: usize) {
        self.turns[turn].forbidden = true;
    }

    /// Takes the mark away.
    pub fn allow(&mut self, turn: usize) {
        self.turns[turn].forbidden = false;
    }

    /// The turns of a node that are not known to be forbidden.
    pub fn turns(&self, node: usize) -> impl Iterator<Item = (usize, &Branch)> {
        let Node { from, to, .. } = self.nodes[node];
        (from as usize..to as usize)
            .map(|turn| (turn, &self.turns[turn]))
            .filter(|(_, branch)| !branch.forbidden)
    }

    /// The most promising turn of a node; of equal ones the first after the place `start`. None
    /// where there is no turn.
    pub fn select(&self, node: usize, start: u32) -> Option<usize> {
        let Node { from, to, visits, .. } = self.nodes[node];
        let middle = from + start % (to - from).max(1);
        let exploration = EXPLORATION * libm::log(f64::from(visits) + 1.0).sqrt();
        let mut best = None;
        for turn in (middle..to).chain(from..middle) {
            let branch = &self.turns[turn as usize];
            if branch.forbidden {
                continue;
            }
            let priority = (branch.proof, branch.priority(exploration));
            if best.is_none_or(|(_, most)| priority > most) {
                best = Some((turn as usize, priority));
            }
        }
        best.map(|(turn, _)| turn)
    }

    /// Adds a game through the turn, with its result for the player of the turn.
    pub fn learn(&mut self, node: usize, turn: usize, outcome: PlayerOutcome) {
        self.nodes[node].visits += 1;
        let branch = &mut self.turns[turn];
        branch.visits += 1;
        branch.value += outcome.value as f32;
        branch.wins += outcome.wins as f32;
        branch.margin += outcome.margin as f32;
    }

    /// Adds a game through the node to the turns that its player made later: those where `played`
    /// is true.
    pub fn learn_later(&mut self, node: usize, value: f64, played: impl Fn(Placement) -> bool) {
        let Node { from, to, .. } = self.nodes[node];
        for branch in &mut self.turns[from as usize..to as usize] {
            if branch.at.is_some_and(&played) {
                branch.later_visits += 1.0;
                branch.later_value += value as f32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Branch, PlayerOutcome, Tree};
    use crate::search::knowledge::Prior;
    use gospace::ids::Placement;

    #[test]
    fn five_seconds_of_games_on_19x19_do_not_fill_the_tree() {
        const TURNS: usize = 361;
        let mut tree = Tree::default();
        let mut games = 0;
        while tree.has_room(TURNS) {
            let turns = (0..TURNS).map(|at| Branch::new(Some(Placement::at(at)), Prior::default()));
            let node = tree.grow(turns, true);
            let (turn, _) = tree.turns(node).next().unwrap();
            while !tree.is_tried_enough(turn) {
                tree.learn(node, turn, PlayerOutcome { value: 1.0, wins: 1.0, margin: 1.0 });
                games += 1;
            }
            games += 1;
        }
        assert!(games > 15_000, "after {games} games");
    }
}
