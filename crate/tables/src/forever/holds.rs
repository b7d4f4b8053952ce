//! The ways in which players hold margins with bids, as certificates have them.

use std::collections::HashSet;

use gospace::{Colour, Player};
use gospace_think::forever::arena::Arena;
use gospace_think::forever::bids::{self, Bounds, Home, Means, Place, bounds_of, holds};
use gospace_think::forever::condition::{Beside, Goal};
use serde::{Deserialize, Serialize};

use super::certificate::{Strategy, colour};
use super::solve::{Solved, WithBids, letter, seen_by};

/// The way in which a player holds margins, from all positions of a board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hold {
    /// The player: `b` or `w`.
    pub player: char,
    /// The means.
    pub means: String,
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
    /// In the home: position, 1 right after a step that the means count (a bid, a play of the player's or of the opponent's), memory,
    /// the move at the player's own turns (a point, or −1 for a pass) and −2 at the opponent's, 1 if nothing is bid for an extra
    /// turn, and the memory after it.
    pub rows: Vec<[i64; 6]>,
    /// The ways: position and move, each leading to what is held already.
    pub ways: Vec<[i64; 2]>,
}

/// The worth of each position with bids, and who can keep it by passes and against passes; the holds that show it, and
/// the strategies against passes.
pub fn with_bids(arena: &Arena) -> (Vec<WithBids>, Vec<Hold>, Vec<Strategy>) {
    let bounding = holds(arena);
    let all = bounds_of(&bounding, arena.positions.len());
    let of = |means| Player::BOTH.map(|player| bids::Hold::new(arena, player, means));
    let claims = [Means::Passing, Means::Beating, Means::DenyingBeats].map(of);
    let worth = |(at, Bounds { least, most, draws }): (usize, Bounds)| {
        let [passes, beats_passes, denies_beats] = claims.each_ref().map(|holds| {
            let keeps = |hold: &&bids::Hold| {
                least == most && hold.margin(at) >= seen_by(hold.player, least)
            };
            holds.iter().filter(keeps).map(|hold| letter(hold.player)).collect()
        });
        let denies_passes = String::new();
        WithBids { least, most, draws, passes, beats_passes, denies_passes, denies_beats }
    };
    let mut all: Vec<WithBids> = all.into_iter().enumerate().map(worth).collect();
    let strategies = deny_passes(arena, &mut all);
    let shown = bounding.iter().chain(claims.iter().flatten()).map(|each| Hold {
        player: letter(each.player),
        means: name(each.means).into(),
        layers: each.homes.iter().map(layer).collect(),
    });
    (all, shown.collect(), strategies)
}

/// Finds whose passes cannot keep the worth. Whoever passes in the end bids only finitely often, so that the opponent may ignore
/// all bids: the strategies are of the game without bids.
fn deny_passes(arena: &Arena, all: &mut [WithBids]) -> Vec<Strategy> {
    let mut strategies = Vec::new();
    for worth in -(arena.points as i32)..=arena.points as i32 {
        let has_worth = |at: &usize| [all[*at].least, all[*at].most] == [worth; 2];
        let starts: Vec<usize> = (0..all.len()).filter(has_worth).collect();
        for player in Player::BOTH.into_iter().filter(|_| !starts.is_empty()) {
            let least = seen_by(player, worth);
            let solved = Solved::new(arena, Goal { player, least, beside: Beside::Passes });
            let denied: Vec<usize> =
                starts.iter().copied().filter(|&at| solved.winner(at) != player).collect();
            denied.iter().for_each(|&at| all[at].denies_passes.push(letter(!player)));
            strategies.extend((!denied.is_empty()).then(|| solved.strategy(&denied)));
        }
    }
    strategies
}

fn name(means: Means) -> &'static str {
    match means {
        Means::Firm => "firm",
        Means::Bids => "bids",
        Means::Passing => "passing",
        Means::Beating => "beating",
        Means::DenyingBeats => "denying-beats",
    }
}

fn layer(home: &Home) -> Layer {
    // Positions stand in pairs, Black's turn and White's.
    let colourings = home.arena.positions.iter().zip(&home.inside).step_by(2);
    let point = |at: Option<usize>| at.map_or(-1, |at| at as i64);
    let ways = home.ways.iter().map(|&(at, way)| [at as i64, way.map_or(-2, |way| point(way.at))]);
    Layer {
        margin: home.margin,
        home: colourings.filter(|(_, home)| **home).map(|(at, _)| text(&at.colours)).collect(),
        rows: rows(home),
        ways: ways.collect(),
    }
}

/// All that can come about in a home.
fn rows(home: &Home) -> Vec<[i64; 6]> {
    let starts = (0..home.inside.len()).filter(|&at| home.inside[at] && !home.was_held(at));
    let mut open: Vec<Place> = starts.map(|at| Place { at, marked: false, memory: 0 }).collect();
    let mut seen: HashSet<Place> = open.iter().copied().collect();
    let mut rows = Vec::new();
    while let Some(place) = open.pop() {
        let memory = home.memory_after(place);
        let own = home.arena.positions[place.at].mover == home.player;
        let steps = if own { vec![home.choice(place)] } else { home.steps(place.at) };
        let chosen = match &steps[..] {
            [step] if own => [step.at.map_or(-1, |at| at as i64), i64::from(step.bids)],
            _ => [-2, 0],
        };
        let [at, before, next] = [place.at, place.memory, memory].map(|each| each as i64);
        rows.push([at, i64::from(place.marked), before, chosen[0], chosen[1], next]);
        for step in steps.into_iter().filter(|step| !home.was_held(step.to)) {
            let place = Place { at: step.to, marked: home.marks(place.at, &step), memory };
            if seen.insert(place) {
                open.push(place);
            }
        }
    }
    rows.sort_unstable();
    rows
}

fn text(colours: &[Colour]) -> String {
    colours.iter().map(|&each| colour(each)).collect()
}
