//! The game with ko bids: the margin that a player can hold whatever is bid, deleted and reset.
//!
//! A *home* is a set of colourings. From each of them, with either player to move, the player keeps a margin and never leaves
//! the home but for something better. There the history is deleted once, so that the opponent, as the ko winner, can go back
//! into the home only: to name the opponent costs nothing. On the way to a home a bid is ignored, and the way ends.
//! `docs/forever.md` has the proof.

use gospace::{Colour, Player};
use serde::{Deserialize, Serialize};

use super::arena::{Arena, Position};
use super::certificate::colour;
use super::condition::{Events, Tree, events_of, extra_turn, margin, stones};
use super::parity::{self, ParityGame, Solution};
use super::solve::{Bounds, letter};

/// What a player does to hold a margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// Nothing unsustainable: who tires the player out by bids loses, and otherwise the margin is kept.
    Firm,
    /// Bids of nothing, too, for extra turns: if both bid for ever, it is a draw.
    Bids,
}

/// How a player holds margins, from all positions of a board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hold {
    /// The player: `b` or `w`.
    pub player: char,
    /// True if the player bids.
    pub bids: bool,
    /// From the greatest margin down. Each builds on those before it.
    pub layers: Vec<Layer>,
}

/// Positions from which a margin is held: those of a home, and those from which a way leads there or to an earlier layer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Layer {
    /// The player's margin is at least this.
    pub margin: i32,
    /// The colourings of the home.
    pub home: Vec<String>,
    /// In the home: position, 1 after an extra turn's bid, memory, the move at the player's own turns (a point, or −1 for a
    /// pass) and −2 at the opponent's, 1 if nothing is bid for an extra turn, and the memory after it.
    pub rows: Vec<[i64; 6]>,
    /// The ways: position and move, each leading to what is held already.
    pub ways: Vec<[i64; 2]>,
}

/// The margin that a player can hold from each position, and how. Cost: exponential in the number of points; a second for four.
pub fn hold(arena: &Arena, player: Player, means: Means) -> (Vec<i32>, Hold) {
    let most = arena.points as i32;
    let mut held: Vec<Option<i32>> = vec![None; arena.positions.len()];
    let mut layers = Vec::new();
    let mut least = most;
    while held.iter().any(Option::is_none) {
        let layer = Seeker { arena, player, means, least, held: &held }.layer();
        let before = held.iter().flatten().count();
        let at_home = |position: &Position| layer.home.contains(&text(&position.colours));
        let ways: Vec<usize> = layer.ways.iter().map(|&[at, _]| at as usize).collect();
        for (at, position) in arena.positions.iter().enumerate() {
            if held[at].is_none() && (at_home(position) || ways.contains(&at)) {
                held[at] = Some(least);
            }
        }
        if held.iter().flatten().count() == before {
            least -= 1;
        } else {
            layers.push(layer);
        }
    }
    let hold = Hold { player: letter(player), bids: means == Means::Bids, layers };
    (held.into_iter().flatten().collect(), hold)
}

/// What each position is worth with bids, and the holds that show it.
pub fn bounds(arena: &Arena) -> (Vec<Bounds>, Vec<Hold>) {
    let [black, white] = Player::BOTH
        .map(|player| [Means::Firm, Means::Bids].map(|means| hold(arena, player, means)));
    let of = |at: usize| {
        let [least, most] = [black[0].0[at], -white[0].0[at]];
        Bounds { least, most, draws: black[1].0[at] >= most && white[1].0[at] >= -least }
    };
    let all = (0..arena.positions.len()).map(of).collect();
    (all, black.into_iter().chain(white).map(|(_, hold)| hold).collect())
}

/// Looks for the greatest home of a margin, where some positions are held already.
struct Seeker<'a> {
    arena: &'a Arena,
    player: Player,
    means: Means,
    least: i32,
    held: &'a [Option<i32>],
}

/// The vertex of a game in which something better is reached. Its priority is the player's own who holds.
const BETTER: usize = 0;
/// The vertex outside the home.
const OUT: usize = 1;

impl Seeker<'_> {
    /// The greatest home, and the ways to it.
    fn layer(&self) -> Layer {
        let Seeker { arena, player, means, least, held } = *self;
        let points = arena.points;
        let extra = if means == Means::Bids { extra_turn(points) } else { 0 };
        let tree = Tree::new(points, stones(points) | extra, &|events| {
            margin(player, events, points) >= least && events & extra == 0
        });
        let mut home = vec![true; arena.positions.len()];
        let (game, solution) = loop {
            let game = self.game(&tree, &home);
            let solution = parity::solve(&game);
            let is_won =
                |at: usize| held[at].is_some() || solution.winner[vertex(&tree, at, false, 0)] == 0;
            // Positions stand in pairs, Black's turn and White's.
            let next: Vec<bool> =
                (0..home.len()).map(|at| home[at] && is_won(at) && is_won(at ^ 1)).collect();
            if next == home {
                break (game, solution);
            }
            home = next;
        };
        let colourings = arena.positions.iter().zip(&home).step_by(2);
        Layer {
            margin: least,
            home: colourings.filter(|(_, home)| **home).map(|(at, _)| text(&at.colours)).collect(),
            rows: self.rows(&tree, &home, &game, &solution),
            ways: self.ways(&home),
        }
    }

    /// The game within a set of colourings. Player 0 is the one who holds.
    fn game(&self, tree: &Tree, home: &[bool]) -> ParityGame {
        let ParityGame { mut owner, mut priority, mut successors } = ParityGame {
            owner: vec![0; 2],
            priority: vec![0, 1],
            successors: vec![vec![0], vec![1]],
        };
        for (at, position) in self.arena.positions.iter().enumerate() {
            for extra in [false, true] {
                for leaf in 0..tree.leaf_count() {
                    let (depth, next) = tree.step(leaf, self.events(position, extra));
                    owner.push(u8::from(position.mover != self.player));
                    priority.push((depth + usize::from(!tree.is_reached_at_root)) as u8);
                    let steps = self.steps(at, home).into_iter();
                    let to = |step: Step| match step.to {
                        _ if self.held[step.to].is_some() => BETTER,
                        to if home[to] => vertex(tree, to, step.bids, next),
                        _ => OUT,
                    };
                    successors.push(steps.map(|step| to(step) as u32).collect());
                }
            }
        }
        ParityGame { owner, priority, successors }
    }

    fn events(&self, position: &Position, extra: bool) -> Events {
        let turn = if extra { extra_turn(position.colours.len()) } else { 0 };
        events_of(position) | turn
    }

    /// The moves from a position; for the player who holds and bids, each play into the home with an extra turn after it, too.
    fn steps(&self, at: usize, home: &[bool]) -> Vec<Step> {
        let moves = &self.arena.moves[at];
        let own = self.arena.positions[at].mover == self.player;
        let plain = moves.iter().map(|each| Step { at: each.at, to: each.to, bids: false });
        let bids = moves
            .iter()
            .filter(|each| own && self.means == Means::Bids && each.at.is_some() && home[each.to]);
        plain.chain(bids.map(|each| Step { at: each.at, to: each.to ^ 1, bids: true })).collect()
    }

    /// What is done in a home.
    fn rows(
        &self,
        tree: &Tree,
        home: &[bool],
        game: &ParityGame,
        solution: &Solution,
    ) -> Vec<[i64; 6]> {
        let leaves = tree.leaf_count();
        let starts = (0..home.len()).filter(|&at| home[at] && self.held[at].is_none());
        let mut open: Vec<usize> = starts.map(|at| vertex(tree, at, false, 0)).collect();
        let mut seen = vec![false; game.owner.len()];
        [BETTER, OUT].into_iter().chain(open.iter().copied()).for_each(|v| seen[v] = true);
        let mut rows = Vec::new();
        while let Some(v) = open.pop() {
            let [arrival, memory] = [(v - 2) / leaves, (v - 2) % leaves];
            let [at, extra] = [arrival / 2, arrival % 2];
            let successors = &game.successors[v];
            let (_, next) = tree.step(memory, self.events(&self.arena.positions[at], extra == 1));
            let mut taken: Vec<u32> = successors.clone();
            let mut chosen = [-2, 0];
            if self.arena.positions[at].mover == self.player {
                let choice = solution.choice[v];
                let place = successors.iter().position(|&to| to == choice).expect("a successor");
                let step = self.steps(at, home)[place];
                chosen = [step.at.map_or(-1, |at| at as i64), i64::from(step.bids)];
                taken = vec![choice];
            }
            let [at, extra, memory, next] = [at, extra, memory, next].map(|each| each as i64);
            rows.push([at, extra, memory, chosen[0], chosen[1], next]);
            for to in taken {
                if !std::mem::replace(&mut seen[to as usize], true) {
                    open.push(to as usize);
                }
            }
        }
        rows.sort_unstable();
        rows
    }

    /// The positions from which the player comes home, or to what is held already, whatever the opponent does.
    fn ways(&self, home: &[bool]) -> Vec<[i64; 2]> {
        let mut there: Vec<bool> =
            self.held.iter().zip(home).map(|(held, home)| *home || held.is_some()).collect();
        let mut ways = Vec::new();
        loop {
            let before = ways.len();
            for at in 0..there.len() {
                let moves = &self.arena.moves[at];
                let way = if self.arena.positions[at].mover == self.player {
                    moves.iter().find(|each| there[each.to]).map(|each| each.at)
                } else {
                    moves.iter().all(|each| there[each.to]).then_some(None)
                };
                if let Some(way) = way.filter(|_| !there[at]) {
                    let own = self.arena.positions[at].mover == self.player;
                    let point = way.map_or(-1, |at| at as i64);
                    ways.push([at as i64, if own { point } else { -2 }]);
                    there[at] = true;
                }
            }
            if ways.len() == before {
                return ways;
            }
        }
    }
}

/// A move, perhaps with a bid of nothing for an extra turn.
#[derive(Clone, Copy)]
struct Step {
    at: Option<usize>,
    /// The position to which it leads, if the extra turn comes about.
    to: usize,
    bids: bool,
}

fn vertex(tree: &Tree, at: usize, extra: bool, leaf: usize) -> usize {
    2 + (2 * at + usize::from(extra)) * tree.leaf_count() + leaf
}

fn text(colours: &[Colour]) -> String {
    colours.iter().map(|&each| colour(each)).collect()
}
