//! Few playouts beat chance.

use gospace::boards::families;
use gospace::boards::setup::{BoardSetup, Start};
use gospace::colour::Player;
use gospace::rules::ruleset::Preset;
use gospace::{Game, GameResult, Turn};

use super::{Chance, best, game, grid};

/// A game of the search against chance, which passes when it has no turn.
fn winner(mut game: Game, searcher: Player, chance: &mut Chance) -> Option<Player> {
    for _ in 0..120 {
        let Some(player) = game.player_to_act() else { break };
        let turn = if player == searcher {
            best(&mut game, 60)
        } else {
            let allowed = game.allowed();
            let all = allowed.len();
            if all == 0 { Turn::Pass } else { Turn::play(allowed[chance.below(all)]) }
        };
        game.play(turn).unwrap();
    }
    match game.result() {
        Some(GameResult::Scored { winner, .. }) => winner,
        Some(GameResult::NoTurn { winner }) => Some(winner),
        _ => {
            let score = game.score()?;
            Some(if score.black > score.white { Player::Black } else { Player::White })
        }
    }
}

fn wins(setup: impl Fn() -> BoardSetup, preset: Preset) -> usize {
    let mut chance = Chance(3);
    (0..10)
        .filter(|round| {
            let searcher = Player::BOTH[round % 2];
            let game = game(setup(), preset, None, Start::default());
            winner(game, searcher, &mut chance) == Some(searcher)
        })
        .count()
}

#[test]
fn chance_is_beaten_on_a_grid() {
    assert!(wins(|| grid(5, 5), Preset::TrompTaylor) >= 9);
}

#[test]
fn chance_is_beaten_on_a_digraph() {
    let streets = || BoardSetup::Graph(families::one_way_streets(5, 5).unwrap());
    assert!(wins(streets, Preset::TrompTaylor) >= 8);
}

/// In `npm run check` alone.
mod deep {
    use super::*;

    #[test]
    fn chance_is_beaten_on_disks() {
        let disks = || BoardSetup::Disks(families::nested_disks(3).unwrap());
        assert!(wins(disks, Preset::Stone) >= 8);
    }
}

#[test]
fn chance_is_beaten_where_the_player_without_a_turn_loses() {
    assert!(wins(|| grid(4, 3), Preset::Primitive) >= 8);
}
