//! Once unconditional life has settled everything, the search plays nothing more.

use std::sync::Arc;

use gospace::boards::graph::Graph;
use gospace::boards::setup::{BoardSetup, Wrap};
use gospace::rules::capture::chains::Chains;
use gospace::rules::ruleset::Preset;
use gospace::{Colour, Placement, Player, Site, Turn};
use gospace_think::search::life::{Life, dead_stones};

use super::super::trials::{cases, often};
use super::minimax::Games;
use super::{Chance, game, graph, grid, pictured, reading, search};

/// The plays that a search of the position considers, and the turn that it takes.
fn plays(setup: BoardSetup, rows: &[&str], player: Player) -> (Vec<usize>, Turn) {
    // The player is behind: one who is ahead answers a pass with a pass.
    let komi = if player == Player::White { "-81/2" } else { "81/2" };
    let mut game = game(setup, Preset::TrompTaylor, Some(komi), pictured(rows));
    if player == Player::White {
        game.play(Turn::Pass).unwrap();
    }
    let report = search(&mut game, 200);
    let sites = report.candidates.iter().filter_map(|c| c.site);
    let plays = sites.filter_map(|site| match site {
        Site::Placement(at) => Some(at.index()),
        Site::Spot(_) => None,
    });
    let mut plays: Vec<usize> = plays.collect();
    plays.sort_unstable();
    (plays, report.best.unwrap())
}

const SETTLED: [&str; 5] = [".x.xo", "xxxxo", "ooooo", "o.o.o", "ooooo"];

#[test]
fn a_settled_board_is_passed_at_once() {
    for player in Player::BOTH {
        assert_eq!(plays(grid(5, 5), &SETTLED, player), (vec![], Turn::Pass), "{player:?}");
    }
}

#[test]
fn of_a_board_settled_but_for_a_neutral_point_that_point_alone_is_played() {
    let rows = [".x.xx", "xxxxx", ".oooo", "ooooo", "o.o.o", "ooooo"];
    for player in Player::BOTH {
        let taken = (vec![10], Turn::play(Placement(10)));
        assert_eq!(plays(grid(5, 6), &rows, player), taken, "{player:?}");
    }
}

#[test]
fn dead_stones_in_an_eye_may_be_taken_by_its_owner_and_are_not_helped_by_theirs() {
    let rows = [".x.oxo", "xxxxxo", "oooooo", "o.o.oo", "oooooo"];
    // They decide nothing here.
    assert_eq!(plays(grid(6, 5), &rows, Player::Black), (vec![2], Turn::Pass));
    assert_eq!(plays(grid(6, 5), &rows, Player::White), (vec![], Turn::Pass));
}

#[test]
fn a_chain_with_one_eye_or_a_large_eye_space_is_not_settled() {
    let one_eye = [".xxxo", "xxxxo", "ooooo", "o.o.o", "ooooo"];
    assert_eq!(plays(grid(5, 5), &one_eye, Player::White).0, vec![0]);
    // The point in the corner is beside no stone: there an eye could stand.
    let large = ["...x.", "...xx", "xxxx.", ".x.xx", "xxxxx"];
    let inside = plays(grid(5, 5), &large, Player::White).0;
    assert!(inside.contains(&0), "{inside:?}");
    assert!(!inside.contains(&4), "{inside:?}");
}

#[test]
fn leaves_of_a_star_are_settled_by_its_centre() {
    let star = || graph(4, &[[0, 1], [0, 2], [0, 3]], &[]);
    for player in Player::BOTH {
        assert_eq!(plays(star(), &["x..."], player), (vec![], Turn::Pass));
    }
}

#[test]
fn under_rules_that_count_stones_players_still_fill_their_regions() {
    let mut game = game(grid(5, 5), Preset::Stone, None, pictured(&SETTLED));
    let report = search(&mut game, 50);
    assert!(report.candidates.iter().any(|c| c.site.is_some()));
}

/// A random connected graph of up to 6 points, and a random colouring of it in which all stones live.
fn any_position(chance: &mut Chance) -> (usize, Vec<[usize; 2]>, Vec<u8>) {
    let points = 3 + chance.below(3);
    let tree = (1..points).map(|v| [chance.below(v), v]).collect::<Vec<_>>();
    let more = (0..points).flat_map(|a| (0..a).map(move |b| [b, a]));
    let extra: Vec<_> = more.filter(|_| chance.below(5) == 0).collect();
    let mut edges = [tree, extra].concat();
    edges.sort_unstable();
    edges.dedup();
    let arcs: Vec<_> = edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]).collect();
    let mut board: Vec<u8> = (0..points).map(|_| [0, 0, 1, 1, 2][chance.below(5)]).collect();
    let games = Games { arcs: &arcs, komi: None };
    games.clear(&mut board, 2);
    games.clear(&mut board, 1);
    (points, edges, board)
}

/// True if the player, 1 or 2, wins by a play.
fn wins_by(games: &Games, board: &[u8], player: u8, at: usize) -> bool {
    let mut after = board.to_vec();
    after[at] = player;
    games.clear(&mut after, 3 - player);
    games.clear(&mut after, player);
    let mut seen = vec![board.to_vec(), after.clone()];
    after != board && !games.wins(&after, &mut seen, 3 - player, 0)
}

/// By point, true where no play of the player gains anything.
fn useless(edges: &[[usize; 2]], board: &[u8], player: Player) -> Vec<bool> {
    useless_among(&chains_of(edges, board), player)
}

fn chains_of(edges: &[[usize; 2]], board: &[u8]) -> Chains {
    let edges: Vec<[u32; 2]> = edges.iter().map(|edge| edge.map(|v| v as u32)).collect();
    let (graph, _) = Graph::new(board.len(), &edges, &[]).unwrap();
    let colour = |c: &u8| [Colour::Empty, Colour::Black, Colour::White][usize::from(*c)];
    Chains::new(Arc::new(graph), board.iter().map(colour).collect())
}

fn useless_among(chains: &Chains, player: Player) -> Vec<bool> {
    let mut useless = vec![false; chains.colours().len()];
    Life::default().mark_useless(chains, player, &mut useless);
    useless
}

#[test]
fn who_wins_by_a_useless_play_wins_by_another_turn_too() {
    let mut chance = Chance(9);
    let (mut judged, mut won) = (0, 0);
    for _ in 0..cases(600) {
        let (points, edges, board) = any_position(&mut chance);
        let arcs: Vec<_> = edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]).collect();
        for (player, number) in [(Player::Black, 1), (Player::White, 2)] {
            let useless = useless(&edges, &board, player);
            let open = || (0..points).filter(|&at| board[at] == 0);
            for komi in [-7, -3, -1, 1, 3, 7] {
                let games = Games { arcs: &arcs, komi: Some(komi) };
                judged += open().filter(|&at| useless[at]).count();
                if !open().any(|at| useless[at] && wins_by(&games, &board, number, at)) {
                    continue;
                }
                won += 1;
                let passed = !games.wins(&board, &mut vec![board.clone()], 3 - number, 1);
                let mut others = open().filter(|&at| !useless[at]);
                let wins = passed || others.any(|at| wins_by(&games, &board, number, at));
                assert!(wins, "{edges:?} {board:?} {player:?}, twice the komi {komi}");
            }
        }
    }
    assert!(judged > often(1000) && won > often(300), "{judged} plays, {won} of them win");
}

/// Benson's regions shrink until nothing changes: White takes 3 by playing 2, and then 1 by playing 0.
#[test]
fn a_chain_does_not_live_by_an_eye_that_it_shares_with_a_chain_that_can_be_taken() {
    let row: Vec<_> = (1..6).map(|v| [v - 1, v]).collect();
    assert!(!useless(&row, &[0, 1, 0, 1, 2, 0], Player::White).contains(&true));
}

#[test]
fn an_eye_of_two_liberties_is_as_good_as_one_of_one() {
    let chains = reading::pictured(Wrap::None, &["..xo", "xxxo", ".xoo", "xxo."]);
    for player in Player::BOTH {
        let found = useless_among(&chains, player);
        let places: Vec<usize> = (0..16).filter(|&at| found[at]).collect();
        assert_eq!(places, [0, 1, 8], "{player:?}");
    }
}

/// The stones of a position that are dead whatever is played.
fn dead(setup: BoardSetup, rows: &[&str]) -> Vec<usize> {
    let game = game(setup, Preset::TrompTaylor, None, pictured(rows));
    dead_stones(&game).into_iter().map(Placement::index).collect()
}

#[test]
fn a_stone_in_an_eye_of_unconditional_life_is_dead_and_one_with_room_for_an_eye_is_not() {
    assert_eq!(dead(grid(6, 5), &[".x.oxo", "xxxxxo", "oooooo", "o.o.oo", "oooooo"]), [3]);
    assert_eq!(dead(grid(5, 5), &SETTLED), [0usize; 0]);
    // White's stone in the corner has a point beside it that no stone of Black's touches.
    let roomy = ["o..x.", "...xx", "xxxx.", ".x.xx", "xxxxx"];
    assert_eq!(dead(grid(5, 5), &roomy), [0usize; 0]);
    // Black has one eye only.
    assert_eq!(dead(grid(5, 5), &["o.xxo", "xxxxo", "ooooo", "o.o.o", "ooooo"]), [0usize; 0]);
    // One-way links have no such life.
    assert_eq!(dead(graph(3, &[], &[[0, 1], [2, 1]]), &["x.o"]), [0usize; 0]);
}

/// Lets a player play all alone, at random and without suicide, which Benson excludes, and the other always pass.
fn alone(games: &Games, board: &[u8], player: u8, chance: &mut Chance) -> Vec<u8> {
    let mut board = board.to_vec();
    for _ in 0..20 {
        let open: Vec<usize> = (0..board.len()).filter(|&at| board[at] == 0).collect();
        let Some(&at) = open.get(chance.below(open.len().max(1))) else { break };
        let mut after = board.clone();
        after[at] = player;
        games.clear(&mut after, 3 - player);
        games.clear(&mut after, player);
        if after[at] == player {
            board = after;
        }
    }
    board
}

#[test]
fn the_stones_round_dead_ones_are_never_taken_even_if_their_player_always_passes() {
    let mut chance = Chance(11);
    let mut found = 0;
    for _ in 0..cases(4000) {
        let (_, edges, board) = any_position(&mut chance);
        let arcs: Vec<_> = edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]).collect();
        let games = Games { arcs: &arcs, komi: None };
        let chains = chains_of(&edges, &board);
        for stone in Life::default().dead(&chains) {
            found += 1;
            let player = board[stone.index()];
            let after = alone(&games, &board, player, &mut chance);
            let beside = arcs.iter().filter(|arc| arc[0] == stone.index()).map(|arc| arc[1]);
            let round: Vec<usize> = beside.filter(|&at| board[at] == 3 - player).collect();
            assert!(!round.is_empty(), "{edges:?} {board:?}");
            assert!(
                round.iter().all(|&at| after[at] == board[at]),
                "{edges:?} {board:?} {after:?}"
            );
        }
    }
    assert!(found >= often(60), "{found}");
}
