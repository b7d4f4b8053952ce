//! Values of all positions of a board, with the strategies that show them.

use std::collections::BTreeMap;

use gospace::Player;
use gospace_think::forever::arena::Arena;
use gospace_think::forever::condition::{Beside, Goal, Tree, events_of, play_of};
use gospace_think::forever::parity::{self, ParityGame, Solution};
use serde::{Deserialize, Serialize};

use super::certificate::{Strategy, colour};

/// The value of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worth {
    /// The colouring, a character for each point: `.`, `b` or `w`.
    pub colours: String,
    /// The player whose turn it is: `b` or `w`.
    pub turn: char,
    /// Black's margin with best play.
    pub value: i32,
    /// The players, `b` or `w`, who can keep the value and in the end only pass.
    pub passes: String,
    /// The players who can keep the value and do better than it against whoever in the end only passes.
    pub beats_passes: String,
    /// The worth with bids, where it was computed.
    pub with_bids: Option<WithBids>,
}

impl Worth {
    /// Eli's word for it: `stable` if both players can keep the value and in the end only pass, `unstable` if both do better
    /// against whoever in the end only passes, else `neither`.
    pub fn kind(&self) -> &'static str {
        match (self.passes.len(), self.beats_passes.len()) {
            (2, _) => "stable",
            (_, 2) => "unstable",
            _ => "neither",
        }
    }
}

/// Black's margin with best play and bids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WithBids {
    /// Black can hold this.
    pub least: i32,
    /// White can hold Black to this.
    pub most: i32,
    /// True if each player can draw at least with any komi from the least to the most.
    pub draws: bool,
}

/// A goal, solved from all positions.
pub struct Solved<'a> {
    arena: &'a Arena,
    goal: Goal,
    tree: Tree,
    game: ParityGame,
    solution: Solution,
}

impl<'a> Solved<'a> {
    /// Solves a goal.
    pub fn new(arena: &'a Arena, goal: Goal) -> Solved<'a> {
        let tree = Tree::new(arena.points, goal.events(arena.points), &|events| {
            goal.is_reached(events, arena.points)
        });
        let game = product(arena, &goal, &tree);
        let solution = parity::solve(&game);
        Solved { arena, goal, tree, game, solution }
    }

    /// The player who wins from a position: the goal's, who reaches it, or the other, who prevents it.
    pub fn winner(&self, position: usize) -> Player {
        let start = vertex(&self.tree, position, false, 0);
        if self.solution.winner[start] == 0 { self.goal.player } else { !self.goal.player }
    }

    /// The winner's strategy from some positions, which are all won by the same player.
    pub fn strategy(&self, starts: &[usize]) -> Strategy {
        let player = self.winner(starts[0]);
        let leaves = self.tree.leaf_count();
        let mut strategy = Strategy::new(&self.goal, player, starts);
        let mut open: Vec<usize> =
            starts.iter().map(|&start| vertex(&self.tree, start, false, 0)).collect();
        let mut seen = vec![false; self.game.owner.len()];
        open.iter().for_each(|&v| seen[v] = true);
        while let Some(v) = open.pop() {
            let [arrival, memory] = [v / leaves, v % leaves];
            let [position, played] = [arrival / 2, arrival % 2];
            let moves = &self.arena.moves[position];
            let successors = &self.game.successors[v];
            let own = self.arena.positions[position].mover == player;
            let chosen = own.then(|| {
                let to = self.solution.choice[v];
                successors.iter().position(|&each| each == to).expect("a successor")
            });
            let next = successors[0] as usize % leaves;
            strategy.add(position, played == 1, memory, chosen.map(|at| moves[at].at), next);
            let taken = |&(at, _): &(usize, &u32)| chosen.is_none_or(|chosen| chosen == at);
            for (_, &to) in successors.iter().enumerate().filter(taken) {
                if !std::mem::replace(&mut seen[to as usize], true) {
                    open.push(to as usize);
                }
            }
        }
        strategy.finish();
        strategy
    }
}

fn vertex(tree: &Tree, position: usize, played: bool, leaf: usize) -> usize {
    (2 * position + usize::from(played)) * tree.leaf_count() + leaf
}

/// The parity game of a goal: a vertex for each position, each way to arrive there, and each state of the memory.
/// Player 0 is the goal's.
fn product(arena: &Arena, goal: &Goal, tree: &Tree) -> ParityGame {
    let (mut owner, mut priority, mut successors) = (Vec::new(), Vec::new(), Vec::new());
    for (place, position) in arena.positions.iter().enumerate() {
        let play = play_of(!position.mover, arena.points);
        for events in [events_of(position), events_of(position) | play] {
            for leaf in 0..tree.leaf_count() {
                let (depth, next) = tree.step(leaf, events);
                owner.push(u8::from(position.mover != goal.player));
                priority.push((depth + usize::from(!tree.is_reached_at_root)) as u8);
                let after = arena.moves[place]
                    .iter()
                    .map(|each| vertex(tree, each.to, each.at.is_some(), next) as u32);
                successors.push(after.collect());
            }
        }
    }
    ParityGame { owner, priority, successors }
}

/// The value of each position of a board, and the strategies of both players that show it. Cost: exponential in the
/// number of points; a second for four, minutes for six.
pub fn worth(arena: &Arena) -> (Vec<Worth>, Vec<Strategy>) {
    let most = arena.points as i32;
    let all: Vec<usize> = (0..arena.positions.len()).collect();
    let at_least: BTreeMap<i32, Solved> = (-most..=most + 1)
        .map(|least| {
            let goal = Goal { player: Player::Black, least, beside: Beside::Nothing };
            (least, Solved::new(arena, goal))
        })
        .collect();
    let values: Vec<i32> = all
        .iter()
        .map(|&at| {
            let reached = |least: &i32| at_least[least].winner(at) == Player::Black;
            (-most..=most).rev().find(reached).expect("no margin is less")
        })
        .collect();
    let mut strategies = Vec::new();
    let mut passes = vec![String::new(); all.len()];
    let mut beats_passes = passes.clone();
    for value in -most..=most {
        let starts: Vec<usize> = all.iter().copied().filter(|&at| values[at] == value).collect();
        if starts.is_empty() {
            continue;
        }
        strategies.push(at_least[&value].strategy(&starts));
        strategies.push(at_least[&(value + 1)].strategy(&starts));
        for player in Player::BOTH {
            let least = if player == Player::Black { value } else { -value };
            for (beside, letters) in
                [(Beside::Passes, &mut passes), (Beside::BeatsPasses, &mut beats_passes)]
            {
                let solved = Solved::new(arena, Goal { player, least, beside });
                let (can, cannot): (Vec<usize>, Vec<usize>) =
                    starts.iter().partition(|&&at| solved.winner(at) == player);
                can.iter().for_each(|&at| letters[at].push(letter(player)));
                let shown = [can, cannot].into_iter().filter(|starts| !starts.is_empty());
                strategies.extend(shown.map(|starts| solved.strategy(&starts)));
            }
        }
    }
    let worth = all.iter().map(|&at| Worth {
        colours: arena.positions[at].colours.iter().map(|&each| colour(each)).collect(),
        turn: letter(arena.positions[at].mover),
        value: values[at],
        passes: passes[at].clone(),
        beats_passes: beats_passes[at].clone(),
        with_bids: None,
    });
    (worth.collect(), strategies)
}

/// `b` or `w`.
pub fn letter(player: Player) -> char {
    if player == Player::Black { 'b' } else { 'w' }
}
