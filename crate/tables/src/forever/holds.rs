//! The ways in which players hold margins with bids, as certificates have them.

use std::collections::HashSet;

use gospace::Colour;
use gospace_think::forever::arena::Arena;
use gospace_think::forever::bids::{self, Bounds, Home, Means, Place, bounds_of, holds};
use serde::{Deserialize, Serialize};

use super::certificate::colour;
use super::solve::{WithBids, letter};

/// The way in which a player holds margins, from all positions of a board.
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
    /// In the home: position, 1 right after a bid for an extra turn, memory, the move at the player's own turns (a point, or −1
    /// for a pass) and −2 at the opponent's, 1 if nothing is bid for an extra turn, and the memory after it.
    pub rows: Vec<[i64; 6]>,
    /// The ways: position and move, each leading to what is held already.
    pub ways: Vec<[i64; 2]>,
}

/// The worth of each position with bids, and the holds that show it.
pub fn with_bids(arena: &Arena) -> (Vec<WithBids>, Vec<Hold>) {
    let holds = holds(arena);
    let all = bounds_of(&holds, arena.positions.len());
    let worth = |each: Bounds| WithBids { least: each.least, most: each.most, draws: each.draws };
    let hold = |each: &bids::Hold| Hold {
        player: letter(each.player),
        bids: each.means == Means::Bids,
        layers: each.homes.iter().map(layer).collect(),
    };
    (all.into_iter().map(worth).collect(), holds.iter().map(hold).collect())
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
    let mut open: Vec<Place> = starts.map(|at| Place { at, is_extra: false, memory: 0 }).collect();
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
        rows.push([at, i64::from(place.is_extra), before, chosen[0], chosen[1], next]);
        for step in steps.into_iter().filter(|step| !home.was_held(step.to)) {
            let place = Place { at: step.to, is_extra: step.bids, memory };
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
