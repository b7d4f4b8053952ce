//! Playouts: the eyes that they leave alone, and that they end.

use std::sync::Arc;

use gospace::Placement;
use gospace::boards::Board;
use gospace::boards::families;
use gospace::boards::graph::Graph;
use gospace::boards::setup::{BoardSetup, Wrap};
use gospace::colour::{Colour, Player};
use gospace::rules::capture::chains::Chains;
use gospace_think::search::eyes::Eyes;
use gospace_think::search::playout::Playouts;

use super::grid;
use super::reading::pictured;

fn without_diagonals() -> Vec<Arc<Graph>> {
    [families::random_cubic(362, 1), families::random_cubic(60, 2), families::honeycomb(6)]
        .map(|setup| graph_of(BoardSetup::Graph(setup.unwrap())))
        .into()
}

pub fn graph_of(setup: BoardSetup) -> Arc<Graph> {
    Arc::clone(Board::new(setup).unwrap().graph())
}

/// Colourings in the course of random games, and every empty point in them around which only one
/// player stands.
fn surrounded(graph: &Arc<Graph>, mut look: impl FnMut(&[Colour], Placement, Player)) {
    let mut playouts = Playouts::new(Arc::clone(graph), 5).unwrap();
    let empty = vec![Colour::Empty; graph.vertex_count()];
    for turns in (0..120).map(|game| graph.vertex_count() * (60 + game % 60) / 100) {
        playouts.play_from(&empty, (Player::Black, 0), [None; 2], turns, |_| {});
        let colours = playouts.colours();
        for at in graph.vertices().filter(|v| colours[v.index()] == Colour::Empty) {
            for player in Player::BOTH {
                if graph.successors(at).iter().all(|u| colours[u.index()] == player.into()) {
                    look(colours, at, player);
                }
            }
        }
    }
}

/// By coordinates: at most one diagonal is the opponent's, none on the edge.
#[test]
fn on_grids_the_four_diagonals_decide_eyes() {
    for side in [2, 5, 9] {
        let graph = graph_of(grid(side, side));
        let eyes = Eyes::new(&graph);
        let side = side as i32;
        let mut counts = [0, 0];
        surrounded(&graph, |colours, at, player| {
            let [column, row] = [at.0 as i32 % side, at.0 as i32 / side];
            let corners = [[-1, -1], [-1, 1], [1, -1], [1, 1]].map(|[x, y]| [column + x, row + y]);
            let inside = corners.iter().filter(|at| at.iter().all(|c| (0..side).contains(c)));
            let diagonals: Vec<Colour> =
                inside.map(|[x, y]| colours[(y * side + x) as usize]).collect();
            let others = diagonals.iter().filter(|&&c| c == (!player).into()).count();
            let is_eye = others <= usize::from(diagonals.len() == 4);
            let chains = Chains::new(Arc::clone(&graph), colours.to_vec());
            assert_eq!(eyes.is_eye(&chains, at, player), is_eye, "{at} of {side}");
            counts[usize::from(is_eye)] += 1;
        });
        assert!(side == 2 || counts.iter().all(|&count| count > 0), "{counts:?}");
    }
}

/// By the liberties of each chain around the point.
#[test]
fn without_diagonals_a_point_is_an_eye_unless_a_chain_is_in_atari_there() {
    for graph in without_diagonals() {
        let eyes = Eyes::new(&graph);
        let mut counts = [0, 0];
        surrounded(&graph, |colours, at, player| {
            let in_atari = |&u: &Placement| liberties(&graph, colours, u) == [at];
            let is_eye = !graph.successors(at).iter().any(in_atari);
            let chains = Chains::new(Arc::clone(&graph), colours.to_vec());
            assert_eq!(eyes.is_eye(&chains, at, player), is_eye, "{at}");
            counts[usize::from(is_eye)] += 1;
        });
        assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
    }
}

/// The empty points beside the stones that a stone is joined to, itself included.
pub fn liberties(graph: &Graph, colours: &[Colour], at: Placement) -> Vec<Placement> {
    let mut chain = vec![at];
    let mut found = Vec::new();
    let mut next = 0;
    while let Some(&stone) = chain.get(next) {
        next += 1;
        for &u in graph.successors(stone) {
            if colours[u.index()] == colours[at.index()] && !chain.contains(&u) {
                chain.push(u);
            }
            if colours[u.index()] == Colour::Empty && !found.contains(&u) {
                found.push(u);
            }
        }
    }
    found
}

/// A grid of as many points takes 1.3 plays a point.
#[test]
fn random_games_without_diagonals_end_after_fewer_than_two_plays_a_point() {
    for graph in without_diagonals() {
        let points = graph.vertex_count();
        let mut playouts = Playouts::new(Arc::clone(&graph), 9).unwrap();
        let played: Vec<_> = (0..100).map(|_| playouts.play(|_| {})).collect();
        let plays: usize = played.iter().map(|game| game.plays).sum();
        assert!(plays < 2 * points * played.len(), "{plays} plays on {points} points");
        assert!(played.iter().all(|game| game.turns < 3 * points));
    }
}

/// The first turns of 1,000 playouts from a picture, Black to play; `last` are the last turn before them and the one before that.
fn first_turns(rows: &[&str], last: [usize; 2], turns: usize) -> Vec<Vec<usize>> {
    let chains = pictured(Wrap::None, rows);
    let graph = graph_of(grid(rows[0].len() as u32, rows.len() as u32));
    let mut playouts = Playouts::with_replies(graph, 4).unwrap();
    let last = last.map(|at| Some(Placement::at(at)));
    let game = |_| {
        let mut taken = Vec::new();
        playouts.play_from(chains.colours(), (Player::Black, 0), last, turns, |at| {
            taken.push(at.expect("a play").index());
        });
        taken
    };
    (0..1000).map(game).collect()
}

/// The stones of the last turn, of a chain that it attacks, and of the turn before it.
#[test]
fn playouts_reply_to_a_chain_in_atari_in_nine_of_ten_turns() {
    let own_last = [".......", "..x....", ".xo....", "..x....", ".......", ".......", "......."];
    let attacked = [".......", "...o...", "..ox...", "...o...", ".......", ".......", "......."];
    let before = [".xo.x..", "..x....", ".......", ".......", ".......", ".......", "......."];
    // By rows: the stones of the last turn and of the one before, and the point that answers.
    for (rows, last, answer) in
        [(own_last, [16, 40], 17), (attacked, [24, 40], 18), (before, [40, 9], 3)]
    {
        let turns = first_turns(&rows, last, 1);
        let answered = turns.iter().filter(|turns| turns[0] == answer).count();
        assert!((850..970).contains(&answered), "{answered} of 1,000 answer at {answer}");
    }
}

#[test]
fn playouts_do_not_take_a_ko_back_at_once() {
    // Black takes 16 at 17, and is then alone in atari there.
    let rows = [".......", "..xo...", ".xo.o..", "..xo...", ".......", ".......", "......."];
    let games = first_turns(&rows, [16, 40], 2);
    let taken: Vec<_> = games.iter().filter(|turns| turns[0] == 17).collect();
    assert!(taken.len() > 850, "{} take the ko", taken.len());
    assert!(taken.iter().all(|turns| turns[1] != 16));
}

#[test]
fn playouts_answer_contact_by_contact() {
    let rows = [".......", ".......", "...x...", "...o...", ".......", ".......", "......."];
    let turns = first_turns(&rows, [24, 48], 1);
    let touching = [16, 18, 23, 25];
    let near = turns.iter().filter(|turns| touching.contains(&turns[0])).count();
    assert!(near > 900, "{near} of 1,000 touch");
    let beyond = turns.iter().filter(|turns| turns[0] > 34).count();
    assert!(beyond > 0, "now and then a playout plays elsewhere");
}

#[test]
fn playouts_do_not_answer_contact_into_atari() {
    // A stone at 2 would be left with the liberty 1; contact is at 1, 15 and 16 too.
    let rows = ["...o...", ".xo....", ".......", ".......", ".......", ".......", "......."];
    let turns = first_turns(&rows, [9, 48], 1);
    let [into_atari, others] = [vec![2], vec![1, 15, 16]]
        .map(|at| turns.iter().filter(|turns| at.contains(&turns[0])).count());
    assert!(others > 850, "{others} of 1,000 touch");
    assert!(into_atari < 20, "{into_atari} of 1,000 play into atari");
}
