//! Checks that a player holds margins whatever is bid, deleted and reset: the conditions of the theorems in docs/forever.md.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::{Arrow, Vertex, components, least_margin};
use super::{Board, Games, Hold, Layer, Means, opponent};

/// The margins that are held, by position.
pub fn check_hold(board: &Board, hold: &Hold) -> Result<BTreeMap<usize, i64>, String> {
    let mut held = BTreeMap::new();
    let mut last = i64::MAX;
    for layer in &hold.layers {
        if layer.margin > last {
            return Err("a margin is greater than one before it".into());
        }
        last = layer.margin;
        let home = Home::new(board, hold, layer, &held)?;
        home.check()?;
        for &at in &home.places {
            held.entry(at).or_insert(last);
        }
        for &[at, point] in &layer.ways {
            check_way(board, hold, at, point, &held)?;
            held.entry(at as usize).or_insert(last);
        }
    }
    Ok(held)
}

/// A way leads to what is held, whatever the opponent does.
fn check_way(
    board: &Board,
    hold: &Hold,
    at: i64,
    point: i64,
    held: &BTreeMap<usize, i64>,
) -> Result<(), String> {
    let place = at as usize;
    let (_, turn) = board.positions.get(place).ok_or("no such position")?;
    let moves = if *turn == hold.player { vec![point] } else { board.moves(place) };
    for point in moves {
        if !held.contains_key(&board.after(place, point)?) {
            return Err(format!("a way from {at} is lost by {point}"));
        }
    }
    Ok(())
}

/// A step of a game within a home.
struct Step {
    /// The position.
    to: usize,
    /// True for a play, false for a pass.
    is_play: bool,
    /// True if the player who bids has an extra turn after it.
    is_extra: bool,
}

/// A home, and what is held before it.
struct Home<'a> {
    board: &'a Board,
    hold: &'a Hold,
    margin: i64,
    /// Of each colouring both positions.
    places: BTreeSet<usize>,
    /// Move, bid and next memory, by vertex.
    rows: BTreeMap<Vertex, [i64; 3]>,
    held: &'a BTreeMap<usize, i64>,
}

impl Home<'_> {
    fn new<'a>(
        board: &'a Board,
        hold: &'a Hold,
        layer: &Layer,
        held: &'a BTreeMap<usize, i64>,
    ) -> Result<Home<'a>, String> {
        let mut places = BTreeSet::new();
        for colours in &layer.home {
            for turn in ['b', 'w'] {
                let position = (colours.chars().collect(), turn);
                places.insert(*board.places.get(&position).ok_or("no such colouring")?);
            }
        }
        let rows = layer
            .rows
            .iter()
            .map(|&[at, extra, memory, point, bid, next]| ([at, extra, memory], [point, bid, next]))
            .collect();
        Ok(Home { board, hold, margin: layer.margin, places, rows, held })
    }

    /// From each position of the home, the player stays there or comes to what is held, takes only finitely many extra turns, and
    /// keeps the margin.
    fn check(&self) -> Result<(), String> {
        let starts = self.places.iter().filter(|at| !self.held.contains_key(at));
        let mut vertices: Vec<Vertex> = starts.map(|&at| [at as i64, 0, 0]).collect();
        let mut numbers: BTreeMap<Vertex, usize> = vertices.iter().copied().zip(0..).collect();
        let mut arrows: Vec<Vec<Arrow>> = Vec::new();
        let mut extra_turns = Vec::new();
        while let Some(&vertex) = vertices.get(arrows.len()) {
            let (next, steps) = self.steps(vertex)?;
            let mut out = Vec::new();
            let (_, turn) = self.board.positions[vertex[0] as usize];
            let own = turn == self.hold.player;
            for Step { to, is_play, is_extra } in steps {
                if self.held.contains_key(&to) {
                    continue;
                }
                let counts = match self.hold.means {
                    Means::Firm => false,
                    Means::Bids => is_extra,
                    Means::Passing | Means::DenyingBeats => own && is_play,
                    Means::Beating => !own && is_play,
                };
                let to = [to as i64, i64::from(counts), next];
                let number = *numbers.entry(to).or_insert_with(|| {
                    vertices.push(to);
                    vertices.len() - 1
                });
                if is_extra {
                    extra_turns.push([arrows.len(), number]);
                }
                out.push(Arrow { to: number, is_play });
            }
            arrows.push(out);
        }
        let all: Vec<usize> = (0..vertices.len()).collect();
        let out = |v: usize| arrows[v].iter().map(|arrow| arrow.to).collect();
        for component in components(&all, &out, vertices.len()) {
            if extra_turns.iter().any(|turn| turn.iter().all(|v| component.contains(v))) {
                return Err("extra turns are taken again and again".into());
            }
        }
        let player = self.hold.player;
        let (keeps, plays) = ((Games::All, self.margin), Games::PlaysOf(player));
        let beats = (Games::PassesOf(opponent(player)), self.margin + 1);
        let wanted = match self.hold.means {
            Means::Firm | Means::Bids => vec![keeps],
            Means::Passing => vec![keeps, (plays, i64::MAX)],
            Means::Beating => vec![keeps, beats],
            Means::DenyingBeats => vec![keeps, (plays, self.margin + 1)],
        };
        for (games, wanted) in wanted {
            let least = least_margin(self.board, player, games, &vertices, &arrows);
            if let Some(least) = least.filter(|&least| least < wanted) {
                return Err(format!("a home keeps {least} and not {wanted}"));
            }
        }
        Ok(())
    }

    /// The next memory, and the steps that can follow.
    fn steps(&self, vertex: Vertex) -> Result<(i64, Vec<Step>), String> {
        let place = vertex[0] as usize;
        let (_, turn) = self.board.positions[place];
        let row = self.rows.get(&vertex).ok_or_else(|| format!("no row for {vertex:?}"))?;
        let &[point, bid, next] = row;
        let own = turn == self.hold.player;
        let mut steps = Vec::new();
        for point in if own { vec![point] } else { self.board.moves(place) } {
            let after = self.board.after(place, point)?;
            let is_home = self.places.contains(&after);
            if own && bid == 1 {
                if self.hold.means != Means::Bids || point < 0 || !is_home {
                    return Err(format!("no bid is allowed at {vertex:?}"));
                }
                // If the bid is ignored, the game begins anew at a position of the home.
                let (colours, _) = &self.board.positions[after];
                let to = self.board.places[&(colours.clone(), turn)];
                steps.push(Step { to, is_play: true, is_extra: true });
            } else if is_home || self.held.contains_key(&after) {
                steps.push(Step { to: after, is_play: point >= 0, is_extra: false });
            } else {
                return Err(format!("a move leaves the home at {vertex:?}"));
            }
        }
        Ok((next, steps))
    }
}
