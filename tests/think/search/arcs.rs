//! The liberties of stones on directed graphs, by their definition.

use gospace::Placement;
use gospace::boards::families;
use gospace::boards::graph::Graph;
use gospace::boards::setup::BoardSetup;
use gospace::colour::{Colour, Player};
use gospace::rules::capture::Capture;
use gospace::rules::capture::reach::ReachEngine;
use gospace_think::search::arcs::Arcs;

use super::Chance;
use super::playouts::graph_of;

/// The empty points that a stone reaches through its own colour.
fn reached(graph: &Graph, colours: &[Colour], stone: Placement) -> Vec<Placement> {
    let own = colours[stone.index()];
    let mut all = vec![stone];
    while let Some(next) = graph.vertices().find(|u| {
        let is_beside = all.iter().any(|&v| graph.has_arc(v, *u) && colours[v.index()] == own);
        is_beside && !all.contains(u) && [own, Colour::Empty].contains(&colours[u.index()])
    }) {
        all.push(next);
    }
    all.retain(|u| colours[u.index()] == Colour::Empty);
    all
}

/// Colourings in the course of random games on directed graphs.
fn in_random_games(mut look: impl FnMut(&Graph, &mut Arcs, &[Colour])) {
    let mut chance = Chance(12);
    let streets = BoardSetup::Graph(families::one_way_streets(5, 5).unwrap());
    let any = BoardSetup::Graph(families::random_digraph(20, 60, 3).unwrap());
    for graph in [streets, any].map(graph_of) {
        let count = graph.vertex_count();
        let mut arcs = Arcs::new(&graph);
        let mut engine = ReachEngine::new(graph.clone(), vec![Colour::Empty; count]);
        for turn in 0..15 * count {
            let at = Placement::at(chance.below(count));
            if engine.colours()[at.index()] == Colour::Empty {
                engine.play(at, Player::BOTH[turn % 2]);
                look(&graph, &mut arcs, engine.colours());
            }
        }
    }
}

/// The colours with one more stone.
fn with(colours: &[Colour], at: Placement, player: Player) -> Vec<Colour> {
    let mut colours = colours.to_vec();
    colours[at.index()] = player.into();
    colours
}

#[test]
fn a_stone_has_the_liberties_that_it_reaches_through_its_colour() {
    let mut in_atari = [0; 2];
    in_random_games(|graph, arcs, colours| {
        for at in graph.vertices() {
            let owner = colours[at.index()].player();
            let owners = owner.map_or(Player::BOTH.to_vec(), |owner| vec![owner]);
            for player in owners {
                let all = reached(graph, &with(colours, at, player), at);
                let found = arcs.liberties::<3>(colours, at, player);
                assert_eq!(found.as_slice().len(), all.len().min(3), "{at}");
                assert!(found.as_slice().iter().all(|u| all.contains(u)), "{at}");
                in_atari[usize::from(owner.is_some())] += usize::from(all.len() == 1);
            }
        }
    });
    assert!(in_atari.iter().all(|&count| count > 100), "{in_atari:?}");
}

#[test]
fn stones_are_caught_that_have_one_liberty_after_the_play_and_one_at_the_most_after_their_run() {
    let [mut caught, mut free] = [0; 2];
    in_random_games(|graph, arcs, colours| {
        for at in graph.vertices().filter(|v| colours[v.index()] == Colour::Empty) {
            for player in Player::BOTH {
                let played = with(colours, at, player);
                let is_caught = |stone: &Placement| {
                    let [run] = reached(graph, &played, *stone)[..] else { return false };
                    reached(graph, &with(&played, run, !player), run).len() < 2
                };
                let beside = graph.predecessors(at).iter();
                let beside = beside.filter(|u| colours[u.index()] == (!player).into());
                let count = beside.clone().filter(|&u| is_caught(u)).count();
                assert_eq!(arcs.caught(colours, at, player), count, "{at}");
                caught += count;
                free += beside.count() - count;
            }
        }
    });
    assert!(caught > 100 && free > 100, "{caught} {free}");
}
