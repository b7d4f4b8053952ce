//! Manners at the end of a game: who has nothing left to gain passes, dead stones are taken only where they
//! decide and the opponent does not agree, and what is won is never lost by a pass.

use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::setup::Start;
use gospace::rules::rational;
use gospace::rules::ruleset::{Komi, Preset, Ruleset};
use gospace::rules::turn::Offer;
use gospace::{Game, GameResult, Phase, Placement, Player, Turn};

use super::matches::turn_of;
use super::{best, game, grid, pictured, search};

/// As few games as the weakest level has for a turn.
const BEGINNER: u32 = 10;

/// Black has two eyes and a white stone in one of them; all else is White's. Without that stone Black has 10
/// points and White 20, with it 8 and 21.
const DEAD_STONE: [&str; 5] = [".x.oxo", "xxxxxo", "oooooo", "o.o.oo", "oooooo"];
/// Black wins by 1 without the dead stone and loses by 2 with it.
const DECISIVE: &str = "-11";

/// The player is to act; `komi` is White's.
fn with_dead_stone(first: Player, komi: &str) -> Game {
    let setup = grid(6, 5);
    let mut rules = Ruleset::on(&setup, Some(Preset::TrompTaylor));
    rules.komi = Komi::Fixed(rational::parse(komi).unwrap());
    rules.first = first;
    Game::new(Arc::new(Board::new(setup).unwrap()), rules, pictured(&DEAD_STONE)).unwrap()
}

/// The same after a pass of the opponent.
fn after_pass(player: Player, komi: &str) -> Game {
    let mut game = with_dead_stone(!player, komi);
    game.play(Turn::Pass).unwrap();
    game
}

fn offer(dead: &[u32]) -> Turn {
    Turn::Offer(Offer::Dead(dead.iter().map(|&at| Placement(at).into()).collect()))
}

fn winner(game: &Game) -> Option<Player> {
    match game.result() {
        Some(GameResult::Scored { winner, .. } | GameResult::Agreed { winner, .. }) => winner,
        other => panic!("not counted: {other:?}"),
    }
}

/// The turns of the player until the game is over, while the opponent passes and declines every offer.
pub fn alone(game: &mut Game, player: Player, playouts: u32) -> Vec<Turn> {
    let mut turns = Vec::new();
    while *game.phase() != Phase::Over {
        let turn = match game.player_to_act() {
            Some(other) if other != player => {
                let is_offer = matches!(game.phase(), Phase::Offer { .. });
                if is_offer { Turn::Decline } else { Turn::Pass }
            }
            _ => {
                turns.push(turn_of(game, turns.len() as u64, playouts));
                turns[turns.len() - 1].clone()
            }
        };
        game.play(turn).unwrap();
    }
    turns
}

#[test]
fn dead_stones_that_decide_nothing_stay_where_they_are() {
    for komi in ["-25", "0"] {
        for player in Player::BOTH {
            assert_eq!(best(&mut with_dead_stone(player, komi), BEGINNER), Turn::Pass, "{komi}");
            assert_eq!(best(&mut after_pass(player, komi), BEGINNER), Turn::Pass, "{komi}");
        }
    }
}

#[test]
fn no_pass_loses_what_is_won_without_dead_stones() {
    for playouts in [1, BEGINNER, 300] {
        let mut game = with_dead_stone(Player::Black, DECISIVE);
        let turns = alone(&mut game, Player::Black, playouts);
        assert_eq!(turns, [Turn::play(Placement(2)), Turn::Pass], "{playouts}");
        assert_eq!(winner(&game), Some(Player::Black), "{playouts}");
        // White is ahead by the stones on the board, and gains nothing.
        assert_eq!(best(&mut with_dead_stone(Player::White, DECISIVE), playouts), Turn::Pass);
    }
}

#[test]
fn an_opponent_who_has_passed_is_asked_once_whether_stones_that_decide_are_dead() {
    let mut agreed = after_pass(Player::Black, DECISIVE);
    assert_eq!(best(&mut agreed, BEGINNER), offer(&[3]));
    agreed.play(offer(&[3])).unwrap();
    assert_eq!(best(&mut agreed, BEGINNER), Turn::Accept);
    agreed.play(Turn::Accept).unwrap();
    assert_eq!(winner(&agreed), Some(Player::Black));

    let mut declined = after_pass(Player::Black, DECISIVE);
    let turns = alone(&mut declined, Player::Black, BEGINNER);
    assert_eq!(turns, [offer(&[3]), Turn::play(Placement(2)), Turn::Pass]);
    assert_eq!(winner(&declined), Some(Player::Black));
}

#[test]
fn an_offer_is_accepted_if_it_is_right_even_in_a_lost_game_and_declined_if_it_is_wrong() {
    let black: Vec<u32> = vec![1, 4, 6, 7, 8, 9, 10];
    for (komi, dead, answer) in [
        (DECISIVE, vec![3], Turn::Accept),
        ("0", vec![3], Turn::Accept),
        // It leaves a dead stone out, which decides in the first game alone.
        (DECISIVE, vec![], Turn::Decline),
        ("0", vec![], Turn::Accept),
        // All of Black's stones live.
        (DECISIVE, black.clone(), Turn::Decline),
        ("0", black, Turn::Decline),
    ] {
        let mut game = with_dead_stone(Player::Black, komi);
        game.play(Turn::Pass).unwrap();
        game.play(offer(&dead)).unwrap();
        assert_eq!(best(&mut game, BEGINNER), answer, "komi {komi}, {dead:?}");
    }
}

/// Two walls, each two stones thick, between the parts of a board that are settled.
const WALLS: [&str; 9] = ["..xxoo..."; 9];

#[test]
fn a_beginner_does_not_refill_dead_space() {
    let rules = |first: Player| {
        let mut rules = Ruleset::on(&grid(9, 9), Some(Preset::TrompTaylor));
        rules.first = first;
        rules
    };
    for beginner in Player::BOTH {
        // The other player has just passed, or has not.
        for first in Player::BOTH {
            let board = Arc::new(Board::new(grid(9, 9)).unwrap());
            let mut game = Game::new(board, rules(first), pictured(&WALLS)).unwrap();
            let turns = alone(&mut game, beginner, BEGINNER);
            assert_eq!(turns, [Turn::Pass], "{beginner:?}, after {first:?}");
        }
    }
}

/// Games of GNU Go 3.8 on 9×9 with komi 7, until both passed: White won these by 4 and 6.
const EVEN: [&str; 2] = [
    "D9 C6 E6 C3 G5 F3 H3 D7 E7 C8 E8 C9 G2 F2 F1 E1 G1 E3 D5 C5 D4 G3 H2 D3 C4 B4 D8 \
     D6 E5 G4 H4 F5 F6 B7 F4 E4 F5",
    "D5 B7 D3 E7 G3 G5 B5 F6 H4 H5 J5 J6 J4 H7 G4 F4 F3 E4 E3 B6 C6 C7 C4 D6 E5 F5 C5 \
     E6 A6 A7 A5 D4",
];
/// Black played 13 times at random, and White won by 30 and 44.
const HOPELESS: [&str; 2] = [
    "C4 A8 C2 C8 F2 G4 D5 E8 A6 G6 C9 H2 G1 G2 A5 F3 E7 F8 D3 E2 B9 B8 F5 D7 C7 E6 D6 \
     F7 F6 G5 E5 C6 B6 B7 C5 D2 D1 E3 E1 F1 C1 H1 E4 C7 E7 C3 B3 E6 F4 E7 A7",
    "C7 G5 H4 H5 H9 G4 C9 D4 J4 E3 A1 E7 F7 E6 B3 H7 A7 F8 G8 E8 A6 C2 J8 H8 B6 B4 A4 \
     B5 C3 D2 B2 D8 B8 C8 C5 C4 A5 D5 C6 D9 B9 C1 B1 D3 A3 D6 D7",
];

/// The turns after which the player to act may resign, by their numbers.
fn resignations(vertices: &str, playouts: u32) -> Vec<usize> {
    let mut game = game(grid(9, 9), Preset::TrompTaylor, Some("7"), Start::default());
    let mut found = Vec::new();
    for vertex in vertices.split(' ') {
        if search(&mut game, playouts).is_lost {
            found.push(game.turn_count());
        }
        let column = "ABCDEFGHJ".find(&vertex[..1]).unwrap();
        let row: usize = vertex[1..].parse().unwrap();
        game.play(Turn::play(Placement::at(9 * (9 - row) + column))).unwrap();
    }
    found
}

#[test]
fn a_game_that_is_won_or_even_is_not_resigned() {
    for playouts in [BEGINNER, 100] {
        for vertices in EVEN {
            let mut found = resignations(vertices, playouts).into_iter();
            let wrong = found.find(|turn| turn % 2 == 1 || *turn < 24);
            assert_eq!(wrong, None, "{vertices}");
        }
        for vertices in HOPELESS {
            let mut found = resignations(vertices, playouts).into_iter();
            assert_eq!(found.find(|turn| turn % 2 == 1), None, "{vertices}");
        }
    }
}

#[test]
fn a_hopeless_game_is_resigned_but_not_in_the_opening() {
    for playouts in [BEGINNER, 100] {
        for vertices in HOPELESS {
            let found = resignations(vertices, playouts);
            let is_early = found.first().is_none_or(|&turn| turn < 16);
            assert!(!is_early, "{found:?}");
        }
    }
}
