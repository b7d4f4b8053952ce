//! Checks certificates of the game without end. It shares no code with the solver and nothing with the core: the rules stand
//! here once more, by their definitions.
//!
//! A strategy is checked against every reply: of all positions and states of memory that can be reached, each set between
//! whose members a game can go round for ever gives a margin, and the least of these is what the strategy forces.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

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
        for player in ['b', 'w'] {
            let other = opponent(player);
            let own = if player == 'b' { worth.value } else { -worth.value };
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

/// A place in the games that a strategy allows: position, 1 after a play, memory.
type Vertex = [i64; 3];

struct Arrow {
    to: usize,
    is_play: bool,
}

/// The positions from which a strategy forces what it says.
fn check_strategy(board: &Board, strategy: &Strategy) -> Result<BTreeSet<usize>, String> {
    let rows: BTreeMap<Vertex, [i64; 2]> = strategy
        .rows
        .iter()
        .map(|&[position, played, memory, at, next]| ([position, played, memory], [at, next]))
        .collect();
    let starts =
        strategy.starts.iter().map(|&[position, memory]| [position as i64, 0, memory as i64]);
    let mut vertices: Vec<Vertex> = starts.collect::<BTreeSet<_>>().into_iter().collect();
    let mut places: BTreeMap<Vertex, usize> = vertices.iter().copied().zip(0..).collect();
    let mut arrows: Vec<Vec<Arrow>> = Vec::new();
    while let Some(&vertex) = vertices.get(arrows.len()) {
        let [position, ..] = vertex;
        let (colours, turn) = board.positions.get(position as usize).ok_or("no such position")?;
        let &[at, next] = rows.get(&vertex).ok_or_else(|| format!("no row for {vertex:?}"))?;
        let moves: Vec<i64> = if *turn == strategy.player {
            vec![at]
        } else {
            let empty = (0..board.points).filter(|&at| colours[at] == '.').map(|at| at as i64);
            [-1].into_iter().chain(empty).collect()
        };
        let mut out = Vec::new();
        for at in moves {
            let to = [board.after(position as usize, at)? as i64, i64::from(at >= 0), next];
            let place = *places.entry(to).or_insert_with(|| {
                vertices.push(to);
                vertices.len() - 1
            });
            out.push(Arrow { to: place, is_play: at >= 0 });
        }
        arrows.push(out);
    }
    for bound in &strategy.forces {
        let least = least_margin(board, strategy.player, bound.games, &vertices, &arrows);
        if let Some(least) = least.filter(|&least| least < bound.least) {
            return Err(format!("it forces {least} and not {}", bound.least));
        }
    }
    Ok(strategy.starts.iter().map(|&[position, _]| position).collect())
}

/// The least margin of a player in endless games of a kind. A game's margin depends on the places that it meets again and
/// again. For each set of points that might be the opponent's for ever, the largest such sets of places suffice: a
/// smaller one has no fewer points of the player's.
fn least_margin(
    board: &Board,
    player: char,
    games: Games,
    vertices: &[Vertex],
    arrows: &[Vec<Arrow>],
) -> Option<i64> {
    let mut least: Option<i64> = None;
    let colours = |v: usize| &board.positions[vertices[v][0] as usize].0;
    let turn = |v: usize| board.positions[vertices[v][0] as usize].1;
    for set in 0..1_usize << board.points {
        let kept: Vec<usize> = (0..board.points).filter(|at| set >> at & 1 == 1).collect();
        let is_in = |v: usize| kept.iter().all(|&at| colours(v)[at] == opponent(player));
        let out = |v: usize| -> Vec<usize> {
            let kept = arrows[v].iter().filter(|arrow| {
                is_in(arrow.to)
                    && !matches!(games, Games::PassesOf(who) if arrow.is_play && turn(v) == who)
            });
            kept.map(|arrow| arrow.to).collect()
        };
        let members: Vec<usize> = (0..vertices.len()).filter(|&v| is_in(v)).collect();
        for component in components(&members, &out, vertices.len()) {
            let inside: BTreeSet<usize> = component.iter().copied().collect();
            let goes_round = component.iter().any(|&v| out(v).iter().any(|to| inside.contains(to)));
            let has_play = |who: char| {
                let plays = |&v: &usize| {
                    turn(v) == who
                        && arrows[v].iter().any(|arrow| arrow.is_play && inside.contains(&arrow.to))
                };
                component.iter().any(plays)
            };
            if !goes_round || matches!(games, Games::PlaysOf(who) if !has_play(who)) {
                continue;
            }
            let held = |who: char| {
                let all = |at: &usize| component.iter().all(|&v| colours(v)[*at] == who);
                (0..board.points).filter(all).count() as i64
            };
            let margin = held(player) - held(opponent(player));
            least = Some(least.map_or(margin, |least| least.min(margin)));
        }
    }
    least
}

/// The strongly connected components, by Kosaraju's two searches.
fn components(
    members: &[usize],
    out: &dyn Fn(usize) -> Vec<usize>,
    count: usize,
) -> Vec<Vec<usize>> {
    let (mut into, mut order, mut seen) = (vec![Vec::new(); count], Vec::new(), vec![false; count]);
    for &from in members {
        out(from).into_iter().for_each(|to: usize| into[to].push(from));
    }
    for &from in members {
        let mut stack = vec![(from, false)];
        while let Some((v, is_done)) = stack.pop() {
            if is_done {
                order.push(v);
            } else if !std::mem::replace(&mut seen[v], true) {
                stack.push((v, true));
                stack.extend(out(v).into_iter().filter(|&to| !seen[to]).map(|to| (to, false)));
            }
        }
    }
    let (mut all, mut seen) = (Vec::new(), vec![false; count]);
    for from in order.into_iter().rev() {
        let (mut component, mut stack) = (Vec::new(), vec![from]);
        while let Some(v) = stack.pop() {
            if !std::mem::replace(&mut seen[v], true) {
                component.push(v);
                stack.extend(into[v].iter().copied().filter(|&to| !seen[to]));
            }
        }
        if !component.is_empty() {
            all.push(component);
        }
    }
    all
}
