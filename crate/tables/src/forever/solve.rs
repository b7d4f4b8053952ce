//! Values of all positions of a board, with the strategies that show them.

use std::collections::{BTreeMap, HashMap, HashSet};

use gospace::Player;
use gospace_think::forever::arena::Arena;
use gospace_think::forever::condition::{Beside, Goal, events_of, play_of};
use gospace_think::forever::muller::{self, Memory, MullerGame};
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
    /// The players, `b` or `w`, who are known to keep the worth and in the end only pass. Nobody where there is more than one.
    pub passes: String,
    /// The players who are known to keep it and do better than it against whoever in the end only passes.
    pub beats_passes: String,
    /// The players whose opponent is known not to keep it by passes.
    pub denies_passes: String,
    /// The players whose opponent is known not to do better than it against whoever in the end only passes.
    pub denies_beats: String,
}

impl WithBids {
    /// As [`Worth::kind`], if it is known.
    pub fn kind(&self) -> Option<&'static str> {
        let WithBids { passes, beats_passes, denies_passes, denies_beats, .. } = self;
        if passes.len() == 2 {
            Some("stable")
        } else if beats_passes.len() == 2 {
            Some("unstable")
        } else if !denies_passes.is_empty() && !denies_beats.is_empty() {
            Some("neither")
        } else {
            None
        }
    }
}

/// A goal, solved from all positions.
pub struct Solved<'a> {
    arena: &'a Arena,
    goal: Goal,
    successors: Vec<Vec<u32>>,
    solution: muller::Solved,
}

impl<'a> Solved<'a> {
    /// Solves a goal.
    pub fn new(arena: &'a Arena, goal: Goal) -> Solved<'a> {
        let (mut owner, mut events, mut successors) = (Vec::new(), Vec::new(), Vec::new());
        for (place, position) in arena.positions.iter().enumerate() {
            let play = play_of(!position.mover, arena.points);
            for each in [events_of(position), events_of(position) | play] {
                owner.push(u8::from(position.mover != goal.player));
                events.push(each & goal.events(arena.points));
                let after = arena.moves[place].iter();
                successors.push(after.map(|each| vertex(each.to, each.at.is_some())).collect());
            }
        }
        let points = arena.points;
        let is_reached = &|events| goal.is_reached(events, points);
        let game = MullerGame { owner, events, successors, is_reached, points };
        let solution = muller::solve(&game);
        Solved { arena, goal, successors: game.successors, solution }
    }

    /// The player who wins from a position: the goal's, who reaches it, or the other, who prevents it.
    pub fn winner(&self, position: usize) -> Player {
        let start = vertex(position, false) as usize;
        if self.solution.winner[start] == 0 { self.goal.player } else { !self.goal.player }
    }

    /// The winner's strategy from some positions, which are all won by the same player.
    pub fn strategy(&self, starts: &[usize]) -> Strategy {
        let player = self.winner(starts[0]);
        let mut strategy = Strategy::new(&self.goal, player, starts);
        let mut memories = HashMap::from([(Memory::new(), 0)]);
        let mut open: Vec<(u32, Memory)> =
            starts.iter().map(|&start| (vertex(start, false), Memory::new())).collect();
        let mut seen: HashSet<(u32, usize)> = open.iter().map(|&(at, _)| (at, 0)).collect();
        while let Some((at, memory)) = open.pop() {
            let [position, played] = [at as usize / 2, at as usize % 2];
            let moves = &self.arena.moves[position];
            let successors = &self.successors[at as usize];
            let own = self.arena.positions[position].mover == player;
            let (to, next) = self.solution.step(at, &memory);
            let chosen =
                own.then(|| successors.iter().position(|&each| each == to).expect("a successor"));
            let count = memories.len();
            let number = *memories.entry(next.clone()).or_insert(count);
            strategy.add(
                position,
                played == 1,
                memories[&memory],
                chosen.map(|at| moves[at].at),
                number,
            );
            let taken = |&(at, _): &(usize, &u32)| chosen.is_none_or(|chosen| chosen == at);
            for (_, &to) in successors.iter().enumerate().filter(taken) {
                if seen.insert((to, number)) {
                    open.push((to, next.clone()));
                }
            }
        }
        strategy.finish();
        strategy
    }
}

fn vertex(position: usize, played: bool) -> u32 {
    2 * position as u32 + u32::from(played)
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
            let least = seen_by(player, value);
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

/// Black's margin as the player's own.
pub fn seen_by(player: Player, margin: i32) -> i32 {
    if player == Player::Black { margin } else { -margin }
}

/// `b` or `w`.
pub fn letter(player: Player) -> char {
    if player == Player::Black { 'b' } else { 'w' }
}
