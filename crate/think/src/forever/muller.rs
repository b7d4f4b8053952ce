//! Games in which only the events count that happen again and again, by Zielonka's recursive algorithm, with strategies of finite
//! memory for both players. The memory is no part of the positions, so that rows and cycles of eight points are within reach.
//!
//! Source: Robert McNaughton, *Infinite games played on finite graphs*, 1993; Wiesław Zielonka, *Infinite games on finitely coloured
//! graphs with applications to automata on infinite trees*, 1998.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::condition::{Events, greatest_of_the_other};

/// A game between the players 0 and 1.
pub struct MullerGame<'a> {
    /// The player who moves at each vertex.
    pub owner: Vec<u8>,
    /// The events of each vertex.
    pub events: Vec<Events>,
    /// The vertices to which each leads.
    pub successors: Vec<Vec<u32>>,
    /// True if player 0 wins where exactly some events happen again and again.
    pub is_reached: &'a dyn Fn(Events) -> bool,
    /// The number of points, which order the events.
    pub points: usize,
}

/// Who wins from each vertex, and how.
#[derive(Default)]
pub struct Solved {
    /// 0 or 1.
    pub winner: Vec<u8>,
    plans: [Rc<Plan>; 2],
}

/// The memory of a strategy: a number for each plan within a plan.
pub type Memory = Vec<u16>;

impl Solved {
    /// A move of the winner's, and the memory after it; at a vertex of the loser's the move is of no meaning.
    pub fn step(&self, vertex: u32, memory: &[u16]) -> (u32, Memory) {
        let mut next = Memory::new();
        let to =
            self.plans[usize::from(self.winner[vertex as usize])].step(vertex, memory, &mut next);
        (to, next)
    }
}

/// A player's strategy on some vertices, from all of which that player wins.
enum Plan {
    /// Whatever happens there suffices, if all of the parts are left again and again: one after the other is left. Each has the
    /// moves that leave it, and a plan for where it cannot be left.
    Rounds { moves: HashMap<u32, u32>, parts: Vec<Part> },
    /// One region after the other, each with the way there and a plan in it; the opponent can only go back to an earlier one.
    Stages { stage: HashMap<u32, u16>, parts: Vec<Part> },
}

struct Part {
    /// On the way out of a part, or to a region.
    moves: HashMap<u32, u32>,
    /// In it.
    plan: Rc<Plan>,
    inside: Set,
    /// The vertices that leave it.
    left: Set,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan::Rounds { moves: HashMap::new(), parts: Vec::new() }
    }
}

impl Plan {
    fn step(&self, vertex: u32, memory: &[u16], next: &mut Memory) -> u32 {
        match self {
            Plan::Rounds { moves, parts } => {
                if parts.is_empty() {
                    return moves[&vertex];
                }
                let now = memory.first().copied().map_or(0, usize::from);
                let mut all = (now..parts.len()).chain(0..now);
                let Some(round) = all.find(|&round| !parts[round].left.has(vertex)) else {
                    next.push(now as u16);
                    return moves[&vertex];
                };
                let memory = if round == now { memory } else { &[] };
                let Part { moves: out, plan, inside, .. } = &parts[round];
                let round = round as u16;
                if inside.has(vertex) {
                    next.push(round);
                    return plan.step(vertex, memory.get(1..).unwrap_or_default(), next);
                }
                next.push(round);
                out.get(&vertex).copied().unwrap_or(moves[&vertex])
            }
            Plan::Stages { stage, parts } => {
                let at = stage[&vertex];
                let Part { moves, plan, inside, .. } = &parts[usize::from(at)];
                next.push(at);
                if !inside.has(vertex) {
                    return moves.get(&vertex).copied().unwrap_or_default();
                }
                let stays = memory.first() == Some(&at);
                plan.step(vertex, if stays { &memory[1..] } else { &[] }, next)
            }
        }
    }
}

/// A set of vertices.
#[derive(Clone, PartialEq, Eq)]
struct Set(Vec<u64>);

impl Set {
    fn has(&self, at: u32) -> bool {
        self.0[at as usize / 64] >> (at % 64) & 1 == 1
    }

    fn add(&mut self, at: u32) {
        self.0[at as usize / 64] |= 1 << (at % 64);
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    fn without(&self, other: &Set) -> Set {
        Set(self.0.iter().zip(&other.0).map(|(a, b)| a & !b).collect())
    }

    fn all(&self) -> impl Iterator<Item = u32> {
        let bits = |(place, &word): (usize, &u64)| {
            let place = place as u32 * 64;
            std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)))
                .take_while(|word| *word != 0)
                .map(move |word| place + word.trailing_zeros())
        };
        self.0.iter().enumerate().flat_map(bits)
    }
}

struct Solver<'a> {
    game: &'a MullerGame<'a>,
    predecessors: Vec<Vec<u32>>,
    /// Events, and the greatest sets within them that are of the other player.
    below: RefCell<HashMap<Events, Rc<Vec<Events>>>>,
}

/// The vertices that player 0 and player 1 win, and how.
type Won = [(Set, Rc<Plan>); 2];

/// Solves a game. Cost: exponential in the number of points; of eight in a row some minutes.
pub fn solve(game: &MullerGame) -> Solved {
    let count = game.owner.len();
    let mut predecessors = vec![Vec::new(); count];
    for (from, successors) in game.successors.iter().enumerate() {
        successors.iter().for_each(|&to| predecessors[to as usize].push(from as u32));
    }
    let solver = Solver { game, predecessors, below: RefCell::default() };
    let mut all = solver.none();
    (0..count as u32).for_each(|at| all.add(at));
    let [(zero, a), (_, b)] = solver.solve(all);
    let winner = (0..count as u32).map(|at| u8::from(!zero.has(at))).collect();
    Solved { winner, plans: [a, b] }
}

impl Solver<'_> {
    fn none(&self) -> Set {
        Set(vec![0; self.game.owner.len().div_ceil(64)])
    }

    fn solve(&self, mut part: Set) -> Won {
        let happens = part.all().fold(0, |all, at| all | self.game.events[at as usize]);
        let player = u8::from(!(self.game.is_reached)(happens));
        let below = self.below(happens);
        let mut stage = HashMap::new();
        let mut lost = self.none();
        let mut stages = Vec::new();
        let mut parts: Vec<Option<Part>> = below.iter().map(|_| None).collect();
        // The parts are looked at in turn, until none of them has lost anything since it was looked at.
        let (mut child, mut unchanged) = (0, 0);
        while unchanged < below.len() && !part.is_empty() {
            let mut leaving = self.none();
            let outside = |&at: &u32| self.game.events[at as usize] & !below[child] != 0;
            part.all().filter(outside).for_each(|at| leaving.add(at));
            let (attracted, moves) = self.attract(leaving.clone(), player, &part);
            let inside = part.without(&attracted);
            let mut won = self.solve_some(inside.clone(), player);
            let (other, plan) = won.swap_remove(1);
            if other.is_empty() {
                unchanged += 1;
                let (_, plan) = won.swap_remove(0);
                parts[child] = Some(Part { moves, plan, inside, left: leaving });
            } else {
                unchanged = 0;
                let (attracted, moves) = self.attract(other.clone(), 1 - player, &part);
                part = part.without(&attracted);
                for at in attracted.all() {
                    lost.add(at);
                    stage.insert(at, stages.len() as u16);
                }
                stages.push(Part { moves, plan, inside: other, left: self.none() });
            }
            child = (child + 1) % below.len();
        }
        let moves = part.all().filter_map(|at| {
            let to = self.game.successors[at as usize].iter().find(|&&to| part.has(to));
            to.map(|&to| (at, to))
        });
        let parts =
            if part.is_empty() { Vec::new() } else { parts.into_iter().flatten().collect() };
        let rounds = Rc::new(Plan::Rounds { moves: moves.collect(), parts });
        let stages = Rc::new(Plan::Stages { stage, parts: stages });
        let own = (part, rounds);
        let other = (lost, stages);
        if player == 0 { [own, other] } else { [other, own] }
    }

    /// The vertices of a part that a player wins, and those of the other one.
    fn solve_some(&self, part: Set, player: u8) -> Vec<(Set, Rc<Plan>)> {
        if part.is_empty() {
            return vec![(part.clone(), Rc::default()), (part, Rc::default())];
        }
        let [zero, one] = self.solve(part);
        if player == 0 { vec![zero, one] } else { vec![one, zero] }
    }

    fn below(&self, events: Events) -> Rc<Vec<Events>> {
        let mut below = self.below.borrow_mut();
        let MullerGame { is_reached, points, .. } = self.game;
        let found = below
            .entry(events)
            .or_insert_with(|| Rc::new(greatest_of_the_other(is_reached, *points, events)));
        Rc::clone(found)
    }

    /// The vertices of a part from which a player can force a visit to a goal, and the moves on the way.
    fn attract(&self, goal: Set, player: u8, part: &Set) -> (Set, HashMap<u32, u32>) {
        let mut open: Vec<u32> = goal.all().collect();
        let mut attracted = goal;
        let mut moves = HashMap::new();
        while let Some(to) = open.pop() {
            for &from in &self.predecessors[to as usize] {
                if !part.has(from) || attracted.has(from) {
                    continue;
                }
                if self.game.owner[from as usize] == player {
                    moves.insert(from, to);
                } else {
                    let mut stays = self.game.successors[from as usize].iter();
                    if stays.any(|&to| part.has(to) && !attracted.has(to)) {
                        continue;
                    }
                }
                attracted.add(from);
                open.push(from);
            }
        }
        (attracted, moves)
    }
}
