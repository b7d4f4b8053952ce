//! Lost games, which a player may resign: three turns of the player in a row are hopeless, not in the opening
//! and not where the player is ahead.

use super::outcome::Scale;
use super::position::Position;
use super::rollout::Rollouts;
use gospace::colour::Player;
use gospace::game::Game;
use gospace::rules::standing::Phase;

/// The share of games below which a turn is hopeless.
pub const HOPELESS: f64 = 0.05;
/// The random games that tell it.
const GAMES: u32 = 100;
/// The hopeless turns in a row.
const IN_A_ROW: usize = 3;
/// The turns of an opening at least, and the share of a board's placements that are stones after it.
const OPENING: usize = 12;
const FILLED: f64 = 0.2;

/// True if the player who is to act has lost. The game stays as it is. Cost: in an even
/// position some 10 random games, in a hopeless one 300.
pub fn is_lost(game: &mut Game, player: Player, seed: u64) -> bool {
    if is_opening(game) || game.score().is_some_and(|score| score.leader() == Some(player)) {
        return false;
    }
    let mut undone = 0;
    let mut hopeless = 0;
    while hopeless < IN_A_ROW
        && *game.phase() == Phase::Turn(player)
        && is_hopeless(game, player, seed)
    {
        hopeless += 1;
        for _ in 0..2 {
            undone += usize::from(game.undo());
        }
    }
    for _ in 0..undone {
        game.redo();
    }
    hopeless == IN_A_ROW
}

fn is_opening(game: &Game) -> bool {
    let filled = FILLED * game.board().placement_count() as f64;
    let stones = game.colours().iter().filter(|colour| colour.player().is_some()).count();
    game.turn_count() < OPENING || (stones as f64) < filled
}

fn is_hopeless(game: &Game, player: Player, seed: u64) -> bool {
    let Some(mut position) = Position::new(game) else { return false };
    let mut scale = Scale::new(game, &position);
    let mut rollouts = Rollouts::new(&position, game.rules().end, seed);
    let mut won = 0.0;
    for _ in 0..GAMES {
        let outcome = rollouts.play(&mut position, &mut scale, (player, 0), |_, _| {});
        won += outcome.seen_by(player).wins;
        if won >= HOPELESS * f64::from(GAMES) {
            return false;
        }
    }
    true
}
