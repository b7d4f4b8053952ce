//! Explanations of captures, refusals, scores and chains agree with the definitions, on random
//! games over graphs, digraphs, go-spaces, boards of disks and planes.

mod cases;
mod chains;
mod planes;
mod refusals;
mod scores;
mod taken;

use gospace::{Placement, Site};
use proptest::prelude::*;

use super::disk_boards;
use super::many;
use super::naive_rules::{End, Given, Repetition};
use super::rules_both::Both;
use super::trials::script;

/// Boards of every kind that lists its placements; some of them are directed graphs.
fn boards() -> impl Strategy<Value = Given> {
    let graph = |(n, edges, arcs)| Given::Graph(n, edges, arcs);
    let two_way = many::directed(2..14, 16).prop_map(|(n, edges, _)| (n, edges, Vec::new()));
    prop_oneof![
        2 => two_way.prop_map(graph),
        2 => many::directed(2..12, 12).prop_map(graph),
        2 => many::spaces().prop_map(Given::Space),
        2 => disk_boards::boards().prop_map(Given::Disks),
    ]
}

/// A board and a game on it.
fn games(turns: usize) -> impl Strategy<Value = (Given, Vec<u16>)> {
    (boards(), script(turns))
}

/// Plays that are allowed, and a pass now and then; `see` looks after each turn, with the place that was
/// played.
fn play(given: &Given, script: &[u16], mut see: impl FnMut(&mut Both, Option<usize>)) {
    let mut both = Both::new(given, Repetition::Positional, End::TwoPasses);
    for &choice in script {
        let allowed = both.oracle.allowed();
        let at = match choice % 32 {
            0 => None,
            _ => allowed.get(usize::from(choice / 32) % allowed.len().max(1)).copied(),
        };
        match at {
            Some(at) => drop(both.play(at)),
            None => drop(both.pass()),
        }
        if both.oracle.is_over() {
            return;
        }
        see(&mut both, at);
    }
}

fn site(at: usize) -> Site {
    Site::Placement(Placement::at(at))
}

fn sites(places: &[usize]) -> Vec<Site> {
    places.iter().map(|&at| site(at)).collect()
}

fn indices(placements: &[Placement]) -> Vec<usize> {
    placements.iter().map(|at| at.index()).collect()
}
