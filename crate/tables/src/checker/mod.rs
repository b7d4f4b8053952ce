//! Checks certificates of the game without end. It shares no code with the solver and nothing with the core: the rules stand
//! here once more, by their definitions.
//!
//! A strategy is checked against every reply: of all positions and states of memory that can be reached, each set between
//! whose members a game can go round for ever gives a margin, and the least of these is what the strategy forces.

mod graph;
mod hold;
mod strategy;

pub use graph::components;

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use hold::check_hold;
use strategy::check_strategy;

/// A certificate, as the solver writes it.
#[derive(Clone, Deserialize)]
pub struct Certificate {
    /// The number of points.
    pub points: usize,
    /// The arcs.
    pub arcs: Vec<[usize; 2]>,
    /// All positions, and what they are said to be worth.
    pub positions: Vec<Worth>,
    /// The strategies.
    pub strategies: Vec<Strategy>,
    /// The ways in which the players hold margins with bids.
    pub holds: Vec<Hold>,
}

/// The value that a position is said to have.
#[derive(Clone, Deserialize)]
pub struct Worth {
    /// `.`, `b` or `w` for each point.
    pub colours: String,
    /// `b` or `w`.
    pub turn: char,
    /// Black's margin.
    pub value: i64,
    /// The players who can keep it and in the end only pass.
    pub passes: String,
    /// The players who can keep it, and do better against whoever in the end only passes.
    pub beats_passes: String,
    /// The worth with bids, if it is said.
    pub with_bids: Option<Bounds>,
}

/// Black's margin with bids.
#[derive(Clone, Deserialize)]
pub struct Bounds {
    /// Black can hold it.
    pub least: i64,
    /// White can hold Black to it.
    pub most: i64,
    /// Between the two, each player can draw at least.
    pub draws: bool,
    /// The players who can keep the one worth and in the end only pass.
    pub passes: String,
    /// The players who can keep it, and do better against whoever in the end only passes.
    pub beats_passes: String,
    /// The players whose opponent cannot keep it and in the end only pass.
    pub denies_passes: String,
    /// The players whose opponent cannot keep it and do better against whoever in the end only passes.
    pub denies_beats: String,
}

/// The means by which margins are held.
#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// Nothing unsustainable.
    Firm,
    /// Bids, too.
    Bids,
    /// Nothing unsustainable, and in the end only passes.
    Passing,
    /// Nothing unsustainable, and more against whoever in the end only passes.
    Beating,
    /// Nothing unsustainable, and more or in the end only passes.
    DenyingBeats,
}

/// The way in which a player holds margins.
#[derive(Clone, Deserialize)]
pub struct Hold {
    /// `b` or `w`.
    pub player: char,
    /// The means.
    pub means: Means,
    /// From the greatest margin down.
    pub layers: Vec<Layer>,
}

/// Positions from which a margin is held.
#[derive(Clone, Deserialize)]
pub struct Layer {
    /// The player's margin.
    pub margin: i64,
    /// Colourings.
    pub home: Vec<String>,
    /// Position, 1 after a step that the means count, memory, move, 1 if it is bid for an extra turn, next memory.
    pub rows: Vec<[i64; 6]>,
    /// Position and move.
    pub ways: Vec<[i64; 2]>,
}

/// A strategy and its bounds.
#[derive(Clone, Deserialize)]
pub struct Strategy {
    /// `b` or `w`.
    pub player: char,
    /// The bounds that it is said to force.
    pub forces: Vec<Bound>,
    /// Positions with memories.
    pub starts: Vec<[usize; 2]>,
    /// Position, 1 after a play, memory, move, next memory.
    pub rows: Vec<[i64; 5]>,
}

/// A bound of the player's margin.
#[derive(Clone, Copy, Deserialize)]
pub struct Bound {
    /// The endless games for which it holds.
    pub games: Games,
    /// The least margin.
    pub least: i64,
}

/// Kinds of endless games.
#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Games {
    /// All.
    All,
    /// A player plays again and again.
    PlaysOf(char),
    /// A player in the end only passes.
    PassesOf(char),
}

/// Checks a certificate. The error says what is not shown.
pub fn check(certificate: &Certificate) -> Result<(), String> {
    let board = Board::new(certificate)?;
    let forced: Vec<BTreeSet<usize>> = certificate
        .strategies
        .iter()
        .enumerate()
        .map(|(at, strategy)| {
            check_strategy(&board, strategy).map_err(|fault| format!("strategy {at}: {fault}"))
        })
        .collect::<Result<_, _>>()?;
    check_bounds(&board, certificate)?;
    for (place, worth) in certificate.positions.iter().enumerate() {
        let shown = |player: char, wanted: &[(Games, i64)]| {
            let all = certificate.strategies.iter().zip(&forced);
            let mut own =
                all.filter(|(each, starts)| each.player == player && starts.contains(&place));
            own.any(|(each, _)| {
                wanted.iter().all(|&(games, least)| {
                    each.forces.iter().any(|bound| bound.games == games && bound.least >= least)
                })
            })
        };
        let never = certificate.points as i64 + 1;
        if let Some(bounds) = &worth.with_bids {
            for player in bounds.denies_passes.chars() {
                let own = seen_by(player, bounds.least);
                // Whoever passes in the end bids only finitely often: all bids are ignored, and it is the game without them.
                let is_one = bounds.least == bounds.most;
                if !is_one || !shown(player, &[(Games::PassesOf(opponent(player)), own + 1)]) {
                    return Err(format!("passes are not denied at {}", worth.colours));
                }
            }
        }
        for player in ['b', 'w'] {
            let other = opponent(player);
            let own = seen_by(player, worth.value);
            let claims = [
                shown(player, &[(Games::All, own)]),
                if worth.passes.contains(player) {
                    shown(player, &[(Games::All, own), (Games::PlaysOf(player), never)])
                } else {
                    shown(other, &[(Games::PassesOf(player), 1 - own)])
                },
                if worth.beats_passes.contains(player) {
                    shown(player, &[(Games::All, own), (Games::PassesOf(other), own + 1)])
                } else {
                    shown(other, &[(Games::All, -own), (Games::PlaysOf(other), 1 - own)])
                },
            ];
            if let Some(claim) = claims.iter().position(|shown| !shown) {
                let what = ["value", "passes", "beats_passes"][claim];
                let Worth { colours, turn, .. } = worth;
                return Err(format!(
                    "{what} of {player} is not shown at {colours}, {turn} to move"
                ));
            }
        }
    }
    Ok(())
}

/// Checks that both players hold what is said of the game with bids.
fn check_bounds(board: &Board, certificate: &Certificate) -> Result<(), String> {
    let held: Vec<BTreeMap<usize, i64>> = certificate
        .holds
        .iter()
        .enumerate()
        .map(|(at, hold)| check_hold(board, hold).map_err(|fault| format!("hold {at}: {fault}")))
        .collect::<Result<_, _>>()?;
    for (place, worth) in certificate.positions.iter().enumerate() {
        let Some(bounds) = &worth.with_bids else { continue };
        let Bounds { least, most, draws, .. } = bounds;
        let is_held = |player: char, means: Means, margin: i64| {
            let mut all = certificate.holds.iter().zip(&held);
            all.any(|(hold, held)| {
                hold.player == player
                    && hold.means == means
                    && held.get(&place).is_some_and(|&held| held >= margin)
            })
        };
        let both = |means: Means, least: i64, most: i64| {
            is_held('b', means, least) && is_held('w', means, -most)
        };
        let claims = [
            (&bounds.passes, Means::Passing),
            (&bounds.beats_passes, Means::Beating),
            (&bounds.denies_beats, Means::DenyingBeats),
        ];
        let keep = |(players, means): &(&String, Means)| {
            let mut players = players.chars();
            players.all(|player| least == most && is_held(player, *means, seen_by(player, *least)))
        };
        let is_shown = least <= most
            && both(Means::Firm, *least, *most)
            && (!draws || both(Means::Bids, *most, *least))
            && claims.iter().all(keep);
        if !is_shown {
            let Worth { colours, turn, .. } = worth;
            return Err(format!("the bounds with bids are not held at {colours}, {turn} to move"));
        }
    }
    Ok(())
}

/// Black's margin as the player's own.
fn seen_by(player: char, margin: i64) -> i64 {
    if player == 'b' { margin } else { -margin }
}

fn opponent(player: char) -> char {
    if player == 'b' { 'w' } else { 'b' }
}

/// The rules on a board.
struct Board {
    points: usize,
    successors: Vec<Vec<usize>>,
    positions: Vec<(Vec<char>, char)>,
    places: BTreeMap<(Vec<char>, char), usize>,
}

impl Board {
    fn new(certificate: &Certificate) -> Result<Board, String> {
        let points = certificate.points;
        let mut successors = vec![Vec::new(); points];
        for &[from, to] in &certificate.arcs {
            successors
                .get_mut(from)
                .filter(|_| to < points)
                .ok_or("an arc leads nowhere")?
                .push(to);
        }
        let positions: Vec<(Vec<char>, char)> = certificate
            .positions
            .iter()
            .map(|worth| (worth.colours.chars().collect(), worth.turn))
            .collect();
        let places: BTreeMap<_, _> = positions.iter().cloned().zip(0..).collect();
        let board = Board { points, successors, positions, places };
        let codes = 0..3_usize.pow(points as u32);
        let colourings = codes.map(|code| -> Vec<char> {
            (0..points as u32).map(|at| ['.', 'b', 'w'][code / 3_usize.pow(at) % 3]).collect()
        });
        let legal: Vec<Vec<char>> = colourings
            .filter(|colours| (0..points).all(|at| colours[at] == '.' || board.lives(colours, at)))
            .collect();
        let is_there = |colours: &Vec<char>| {
            ['b', 'w'].iter().all(|&turn| board.places.contains_key(&(colours.clone(), turn)))
        };
        if board.positions.len() != 2 * legal.len() || !legal.iter().all(is_there) {
            return Err("the positions are not exactly the legal ones".into());
        }
        Ok(board)
    }

    /// True if a path through stones of its colour leads from a stone to an empty point.
    fn lives(&self, colours: &[char], stone: usize) -> bool {
        let (mut open, mut seen) = (vec![stone], BTreeSet::from([stone]));
        while let Some(at) = open.pop() {
            for &to in &self.successors[at] {
                if colours[to] == '.' {
                    return true;
                }
                if colours[to] == colours[stone] && seen.insert(to) {
                    open.push(to);
                }
            }
        }
        false
    }

    fn clear(&self, colours: &mut [char], colour: char) {
        let dead: Vec<usize> = (0..self.points)
            .filter(|&at| colours[at] == colour && !self.lives(colours, at))
            .collect();
        dead.into_iter().for_each(|at| colours[at] = '.');
    }

    /// All moves: a pass, and a play on each empty point.
    fn moves(&self, place: usize) -> Vec<i64> {
        let colours = &self.positions[place].0;
        let empty = (0..self.points).filter(|&at| colours[at] == '.').map(|at| at as i64);
        [-1].into_iter().chain(empty).collect()
    }

    /// The position after a move: a point, or −1 for a pass.
    fn after(&self, place: usize, at: i64) -> Result<usize, String> {
        let (mut colours, turn) = self.positions[place].clone();
        if at >= 0 {
            let point = colours.get_mut(at as usize).filter(|colour| **colour == '.');
            *point.ok_or("a play on no empty point")? = turn;
            self.clear(&mut colours, opponent(turn));
            self.clear(&mut colours, turn);
        }
        let next = self.places.get(&(colours, opponent(turn)));
        next.copied().ok_or_else(|| "a play leads to no position".into())
    }
}
