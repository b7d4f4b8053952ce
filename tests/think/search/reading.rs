//! Liberties as they are counted, and ladders.

use std::sync::Arc;

use gospace::Placement;
use gospace::boards::Board;
use gospace::boards::families;
use gospace::boards::graph::Graph;
use gospace::boards::setup::{BoardSetup, GridSetup, Wrap};
use gospace::colour::{Colour, Player};
use gospace::rules::capture::chains::{Chains, Unobserved};
use gospace_think::search::reading::{Reader, is_nakade, liberties, liberties_after};

use super::playouts::{graph_of, liberties as all_liberties};
use super::{Chance, grid};

/// Chains in the course of random games, which keep no rule but captures.
fn in_random_games(mut look: impl FnMut(&Graph, &Chains)) {
    let honeycomb = BoardSetup::Graph(families::honeycomb(3).unwrap());
    let torus = BoardSetup::Grid(GridSetup { columns: 5, rows: 4, wrap: Wrap::Torus });
    let mut chance = Chance(9);
    for graph in [grid(5, 5), torus, honeycomb].map(graph_of) {
        let count = graph.vertex_count();
        let mut chains = Chains::new(Arc::clone(&graph), vec![Colour::Empty; count]);
        for turn in 0..20 * count {
            let at = Placement::at(chance.below(count));
            if chains.colours()[at.index()] == Colour::Empty {
                chains.play(at, Player::BOTH[turn % 2], &mut Unobserved);
                look(&graph, &chains);
            }
        }
    }
}

#[test]
fn a_chain_in_atari_knows_its_liberty() {
    let mut found = 0;
    in_random_games(|graph, chains| {
        for stone in graph.vertices().filter(|v| chains.colours()[v.index()] != Colour::Empty) {
            let all = all_liberties(graph, chains.colours(), stone);
            let sole = (all.len() == 1).then(|| all[0]);
            assert_eq!(chains.sole_liberty(stone), sole);
            assert_eq!(liberties::<3>(chains, stone).as_slice().len(), all.len().min(3));
            found += usize::from(sole.is_some());
        }
    });
    assert!(found > 100, "{found}");
}

#[test]
fn chains_know_their_size_and_the_plays_that_take_them() {
    let [mut lone, mut takes] = [0; 2];
    in_random_games(|graph, chains| {
        let colours = chains.colours();
        let (stones, open): (Vec<Placement>, Vec<Placement>) =
            graph.vertices().partition(|v| colours[v.index()] != Colour::Empty);
        let all = |stone: Placement| all_liberties(graph, colours, stone);
        for &stone in &stones {
            let of_it = stones.iter().filter(|&&other| chains.head(other) == chains.head(stone));
            let size = of_it.count();
            assert_eq!((chains.size(stone) as usize, chains.ring(stone).count()), (size, size));
            let is_lone = size == 1 && all(stone).len() == 1;
            assert_eq!(chains.is_lone_in_atari(stone), is_lone);
            lone += usize::from(is_lone);
        }
        for at in open {
            for player in Player::BOTH {
                let mut enemies = graph
                    .successors(at)
                    .iter()
                    .filter(|u| colours[u.index()] == Colour::from(!player));
                let is_taken = enemies.any(|&u| all(u) == [at]);
                assert_eq!(chains.would_capture(at, player), is_taken);
                takes += usize::from(is_taken);
            }
        }
    });
    assert!(lone > 100 && takes > 100, "{lone} {takes}");
}

/// If nothing is taken the count is exact.
#[test]
fn liberties_after_a_play_are_those_that_it_has() {
    in_random_games(|graph, chains| {
        for at in graph.vertices().filter(|v| chains.colours()[v.index()] == Colour::Empty) {
            for player in Player::BOTH.into_iter().filter(|&p| !chains.would_capture(at, p)) {
                let mut colours = chains.colours().to_vec();
                colours[at.index()] = player.into();
                let after = all_liberties(graph, &colours, at).len();
                assert_eq!(liberties_after::<3>(chains, at, player), after.min(3));
            }
        }
    });
}

/// The chains of a picture.
pub fn pictured(wrap: Wrap, rows: &[&str]) -> Chains {
    let [columns, height] = [rows[0].len(), rows.len()].map(|n| n as u32);
    let board = Board::new(BoardSetup::Grid(GridSetup { columns, rows: height, wrap })).unwrap();
    let stones = rows.concat();
    let colours = stones.chars().map(|stone| match stone {
        'x' => Colour::Black,
        'o' => Colour::White,
        _ => Colour::Empty,
    });
    Chains::new(Arc::clone(board.graph()), colours.collect())
}

#[test]
fn a_ladder_runs_to_the_edge_or_to_a_stone_that_breaks_it() {
    let runs = [".......", "..xx...", ".xo....", ".......", ".......", ".......", "......."];
    let broken = [".......", "..xx...", ".xo....", ".......", ".......", ".....o.", "......."];
    let stone = Placement(16);
    let ladder = |rows| Reader::default().ladder(&pictured(Wrap::None, rows), stone);
    assert_eq!(ladder(&runs), Some(Placement(23)));
    assert_eq!(ladder(&broken), None);
}

#[test]
fn a_chain_that_takes_its_attacker_is_not_lost() {
    let caught = pictured(Wrap::None, &["xo...", ".xx..", ".....", ".....", "....."]);
    assert!(!Reader::default().is_lost(&caught, Placement(1)), "it takes the corner by 5");
    let lost = pictured(Wrap::None, &[".ox..", ".xx..", ".x...", ".....", "....."]);
    assert!(Reader::default().is_lost(&lost, Placement(1)));
}

#[test]
fn two_stones_that_fill_three_points_but_one_are_nakade() {
    let rows = ["xx..o", "ooooo", "xxxxx", ".....", "....."];
    let chains = pictured(Wrap::None, &rows);
    assert!(is_nakade(&chains, Placement(2), Player::Black));
    let two = pictured(Wrap::None, &["xx.o.", "oooxx", "xxx..", ".....", "....."]);
    assert!(!is_nakade(&two, Placement(2), Player::Black), "two chains stand around them");
}
