//! Boards on which nobody gains alone: a pass keeps what is counted, by all games on small digraphs, and by named positions on
//! boards of every kind.

use gospace::rules::ruleset::Preset;
use gospace::{Game, Turn};
use gospace_think::search::solo::nobody_gains;

use super::super::trials::{cases, often};
use super::minimax::{Games, any_digraph};
use super::{Chance, best, game, graph, grid, pictured};

/// A random digraph of up to four points, and a random colouring of it in which all stones live.
fn any_position(chance: &mut Chance) -> (Vec<[usize; 2]>, Vec<u8>) {
    let (points, arcs) = any_digraph(chance);
    let mut board: Vec<u8> = (0..points).map(|_| chance.below(3) as u8).collect();
    let games = Games { arcs: &arcs, komi: None };
    games.clear(&mut board, 2);
    games.clear(&mut board, 1);
    (arcs, board)
}

fn game_of(arcs: &[[usize; 2]], board: &[u8]) -> Game {
    let arcs: Vec<[u32; 2]> = arcs.iter().map(|arc| arc.map(|v| v as u32)).collect();
    let row: String = board.iter().map(|&c| ['.', 'x', 'o'][usize::from(c)]).collect();
    let setup = graph(board.len() as u32, &[], &arcs);
    game(setup, Preset::TrompTaylor, None, pictured(&[&row]))
}

#[test]
fn where_nobody_gains_alone_the_count_decides_whoever_is_to_act() {
    let mut chance = Chance(5);
    let (mut judged, mut open) = (0, 0);
    for _ in 0..cases(600) {
        let (arcs, board) = any_position(&mut chance);
        if !nobody_gains(&game_of(&arcs, &board)) {
            continue;
        }
        let lead = Games { arcs: &arcs, komi: None }.lead(&board);
        judged += 1;
        open += usize::from(board.iter().filter(|&&c| c == 0).count() > 1);
        for (player, passes) in [(1, 0), (2, 0), (1, 1), (2, 1)] {
            for komi in [lead - 1, lead + 1] {
                let games = Games { arcs: &arcs, komi: Some(komi) };
                let wins = games.wins(&board, &mut vec![board.clone()], player, passes);
                let is_ahead = (lead > komi) == (player == 1);
                assert_eq!(
                    wins, is_ahead,
                    "{arcs:?} {board:?} {player} to act, twice the komi {komi}"
                );
            }
        }
    }
    assert!(judged > often(60) && open > often(10), "{judged} positions, {open} with room");
}

/// Two eyes of each on one-way streets: from each eye arrows lead back to its stones.
#[test]
fn on_one_way_streets_a_beginner_passes_where_nobody_gains() {
    // 0 . 1 x 2 . 3 x | 4 . 5 o 6 . 7 o, and an arrow from White's stones to Black's.
    let arcs = [
        [1, 0],
        [1, 2],
        [3, 2],
        [3, 0],
        [1, 3],
        [3, 1],
        [0, 1],
        [2, 3],
        [5, 4],
        [5, 6],
        [7, 6],
        [7, 4],
        [5, 7],
        [7, 5],
        [4, 5],
        [6, 7],
        [7, 3],
    ];
    for passes in [0, 1] {
        let start = pictured(&[".x.x.o.o"]);
        let mut game = game(graph(8, &[], &arcs), Preset::TrompTaylor, None, start);
        for _ in 0..passes {
            game.play(Turn::Pass).unwrap();
        }
        assert!(nobody_gains(&game));
        assert_eq!(best(&mut game, 10), Turn::Pass, "after {passes} passes");
        assert_eq!(best(&mut game, 1000), Turn::Pass, "after {passes} passes");
    }
}

#[test]
fn a_board_with_room_to_invade_or_with_a_dead_stone_is_not_judged() {
    for rows in [
        ["....", "....", "....", "...."],
        ["..xo", ".xxo", "xxoo", "oo.o"],
        [".oxo", "xxxo", "oooo", "o.o."],
    ] {
        let game = game(grid(4, 4), Preset::TrompTaylor, None, pictured(&rows));
        assert!(!nobody_gains(&game), "{rows:?}");
    }
}
