//! Parity games by Zielonka's recursive algorithm, with positional strategies for both players.

/// A parity game. Each vertex has a successor.
pub struct ParityGame {
    /// The player who moves at each vertex: 0 or 1.
    pub owner: Vec<u8>,
    /// Of the least that a play meets again and again, the even ones are player 0's.
    pub priority: Vec<u8>,
    /// The vertices to which each leads.
    pub successors: Vec<Vec<u32>>,
}

/// Who wins from each vertex, and the successor that the winner takes at their own vertices.
pub struct Solution {
    /// 0 or 1.
    pub winner: Vec<u8>,
    /// A vertex; at the vertices of the loser of no meaning.
    pub choice: Vec<u32>,
}

const GONE: u8 = u8::MAX;

struct Solver<'a> {
    game: &'a ParityGame,
    predecessors: Vec<Vec<u32>>,
    solution: Solution,
    /// By vertex: how many successors are left, while an attractor is computed.
    left: Vec<u32>,
}

/// Solves a game. Cost: exponential in the number of priorities at worst, which is small here.
pub fn solve(game: &ParityGame) -> Solution {
    let count = game.owner.len();
    let mut predecessors = vec![Vec::new(); count];
    for (from, successors) in game.successors.iter().enumerate() {
        for &to in successors {
            predecessors[to as usize].push(from as u32);
        }
    }
    let solution = Solution { winner: vec![GONE; count], choice: vec![0; count] };
    let mut solver = Solver { game, predecessors, solution, left: vec![0; count] };
    solver.solve((0..count as u32).collect(), &mut vec![true; count]);
    solver.solution
}

impl Solver<'_> {
    /// Solves the part of the game that is `within`, whose vertices are listed; leaves `within` as it was.
    fn solve(&mut self, part: Vec<u32>, within: &mut [bool]) {
        let Some(least) = part.iter().map(|&v| self.game.priority[v as usize]).min() else {
            return;
        };
        let player = least % 2;
        let top: Vec<u32> =
            part.iter().copied().filter(|&v| self.game.priority[v as usize] == least).collect();
        let attracted = self.attract(&top, player, &part, within);
        let rest = without(&part, &attracted, within);
        self.solve(rest.clone(), within);
        restore(&attracted, within);
        let lost: Vec<u32> =
            rest.into_iter().filter(|&v| self.solution.winner[v as usize] != player).collect();
        if lost.is_empty() {
            for &v in &attracted {
                self.solution.winner[v as usize] = player;
            }
            for &v in &top {
                let next = self.game.successors[v as usize].iter().find(|&&to| within[to as usize]);
                self.solution.choice[v as usize] = *next.expect("each vertex has a successor");
            }
            return;
        }
        let attracted = self.attract(&lost, 1 - player, &part, within);
        for &v in &attracted {
            self.solution.winner[v as usize] = 1 - player;
        }
        let rest = without(&part, &attracted, within);
        self.solve(rest, within);
        restore(&attracted, within);
    }

    /// The vertices from which a player can force a visit to `goal`, the goal first.
    fn attract(&mut self, goal: &[u32], player: u8, part: &[u32], within: &[bool]) -> Vec<u32> {
        for &v in part {
            let left = self.game.successors[v as usize].iter().filter(|&&to| within[to as usize]);
            self.left[v as usize] = left.count() as u32;
        }
        let mut is_in = vec![false; within.len()];
        let mut attracted = goal.to_vec();
        goal.iter().for_each(|&v| is_in[v as usize] = true);
        let mut next = 0;
        while let Some(&to) = attracted.get(next) {
            next += 1;
            for &from in &self.predecessors[to as usize] {
                let v = from as usize;
                if !within[v] || is_in[v] {
                    continue;
                }
                self.left[v] -= 1;
                if self.game.owner[v] == player {
                    self.solution.choice[v] = to;
                } else if self.left[v] > 0 {
                    continue;
                }
                is_in[v] = true;
                attracted.push(from);
            }
        }
        attracted
    }
}

/// Takes vertices out of a part; gives those that are left.
fn without(part: &[u32], taken: &[u32], within: &mut [bool]) -> Vec<u32> {
    taken.iter().for_each(|&v| within[v as usize] = false);
    part.iter().copied().filter(|&v| within[v as usize]).collect()
}

fn restore(taken: &[u32], within: &mut [bool]) {
    taken.iter().for_each(|&v| within[v as usize] = true);
}
