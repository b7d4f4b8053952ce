//! Certificates: a strategy of finite memory, and what it is said to force.

use std::collections::BTreeMap;

use gospace::{Colour, Player};
use gospace_think::forever::condition::{Beside, Goal};
use serde::{Deserialize, Serialize};

use super::holds::Hold;
use super::solve::{Worth, letter};

/// A board, what it is worth from each position, and the strategies that show it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Certificate {
    /// The board's id in the tables.
    pub id: String,
    /// The number of points.
    pub points: usize,
    /// Each arc; an edge is two.
    pub arcs: Vec<[usize; 2]>,
    /// The positions. Strategies name them by their places here.
    pub positions: Vec<Worth>,
    /// The strategies.
    pub strategies: Vec<Strategy>,
    /// The ways in which the players hold margins with bids.
    pub holds: Vec<Hold>,
}

/// A strategy of finite memory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Strategy {
    /// The player: `b` or `w`.
    pub player: char,
    /// The bounds that it forces.
    pub forces: Vec<Bound>,
    /// The positions from which it does, each with the memory at the beginning.
    pub starts: Vec<[usize; 2]>,
    /// Position, 1 if a play led there, memory, the move at the player's own turns (a point, or −1 for a pass) and −2 at the
    /// opponent's, and the memory after it.
    pub rows: Vec<[i64; 5]>,
}

/// A bound of the player's margin, in all endless games of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bound {
    /// The games.
    pub games: Games,
    /// The player's margin is at least this; more than the number of points: there is no such game.
    pub least: i32,
}

/// Kinds of endless games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Games {
    /// All.
    All,
    /// Those in which a player, `b` or `w`, plays again and again.
    PlaysOf(char),
    /// Those in which a player passes in all but finitely many turns.
    PassesOf(char),
}

impl Strategy {
    /// A strategy without moves, of the player who reaches a goal or prevents it.
    pub fn new(goal: &Goal, player: Player, starts: &[usize]) -> Strategy {
        let Goal { least, beside, .. } = *goal;
        let [own, other] = [letter(goal.player), letter(!goal.player)];
        let bound = |games, least| Bound { games, least };
        let forces = match (goal.player == player, beside) {
            (true, Beside::Nothing) => vec![bound(Games::All, least)],
            (true, Beside::Passes) => {
                vec![bound(Games::All, least), bound(Games::PlaysOf(own), i32::MAX)]
            }
            (true, Beside::BeatsPasses) => {
                vec![bound(Games::All, least), bound(Games::PassesOf(other), least + 1)]
            }
            (false, Beside::Nothing) => vec![bound(Games::All, 1 - least)],
            (false, Beside::Passes) => vec![bound(Games::PassesOf(own), 1 - least)],
            (false, Beside::BeatsPasses) => {
                vec![bound(Games::All, -least), bound(Games::PlaysOf(other), 1 - least)]
            }
        };
        let starts = starts.iter().map(|&start| [start, 0]).collect();
        Strategy { player: letter(player), forces, starts, rows: Vec::new() }
    }

    /// Adds what is done at a position that is reached; `at`: the move, a point or a pass, at the player's own turn.
    pub fn add(
        &mut self,
        position: usize,
        played: bool,
        memory: usize,
        at: Option<Option<usize>>,
        next: usize,
    ) {
        let at = at.map_or(-2, |at| at.map_or(-1, |at| at as i64));
        let [position, memory, next] = [position, memory, next].map(|number| number as i64);
        self.rows.push([position, i64::from(played), memory, at, next]);
    }

    /// Sorts the rows, and numbers the memory anew from 0, without gaps.
    pub fn finish(&mut self) {
        self.rows.sort_unstable();
        let mut numbers = BTreeMap::new();
        for &[_, _, memory, ..] in &self.rows {
            let next = numbers.len() as i64;
            numbers.entry(memory).or_insert(next);
        }
        for [_, _, memory, _, next] in &mut self.rows {
            *memory = numbers[memory];
            *next = numbers[next];
        }
        for [_, memory] in &mut self.starts {
            *memory = numbers[&(*memory as i64)] as usize;
        }
    }
}

/// A colour as a character.
pub fn colour(colour: Colour) -> char {
    match colour {
        Colour::Empty => '.',
        Colour::Black => 'b',
        Colour::White => 'w',
    }
}
