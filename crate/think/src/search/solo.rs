//! Boards on which nobody gains alone: no row of plays of one player, whom the other answers by passes, improves
//! that player's score.
//!
//! There both get just what is counted now, and a pass keeps it: whoever always passes gets at least that, since the
//! other then plays alone, and at most that, since the other can pass as well. Superko only takes plays away, and never
//! a pass. So it holds on every board whose plays can be tried, directed graphs, go-spaces and disks among them, where no
//! theorem on unconditional life is known here. It says nothing of boards with room to invade or with dead stones.

use std::collections::HashSet;

use gospace::colour::{Colour, Player};
use gospace::game::Game;
use gospace::ids::Placement;
use gospace::rules::capture::{Engine, engine_with};
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::{End, Repetition};
use gospace::rules::score::Amount;

/// Placements of a board that is tried, and colourings of it.
const MOST_PLACEMENTS: usize = 400;
const MOST_COLOURINGS: usize = 1000;

/// True where it is shown that nobody gains alone, so that a pass is as good as any turn. Cost: O(placements +
/// arcs) for each play, of which there are few where one gains at once.
pub fn nobody_gains(game: &Game) -> bool {
    let rules = game.rules();
    let board = game.board();
    if rules.end != End::TwoPasses
        || rules.repetition == Repetition::Bids
        || game.plane().is_some()
        || board.placement_count() > MOST_PLACEMENTS
    {
        return false;
    }
    let Some(now) = lead(game, game.colours()) else { return false };
    let gains = |colours: &[Colour], player: Player| match lead(game, colours) {
        Some(lead) if player == Player::Black => lead > now,
        Some(lead) => lead < now,
        None => true,
    };
    Player::BOTH.into_iter().all(|player| {
        let mut known = HashSet::from([game.colours().to_vec()]);
        let mut waiting = vec![game.colours().to_vec()];
        while let Some(colours) = waiting.pop() {
            for after in plays(game, &colours, player) {
                if gains(&after, player) || known.len() >= MOST_COLOURINGS {
                    return false;
                }
                if known.insert(after.clone()) {
                    waiting.push(after);
                }
            }
        }
        true
    })
}

/// Black's score less White's.
fn lead(game: &Game, colours: &[Colour]) -> Option<Rational> {
    let score = game.counted(colours)?;
    match (score.black, score.white) {
        (Amount::Finite(black), Amount::Finite(white)) => Some(black - white),
        _ => None,
    }
}

/// The colourings after each play of a player.
fn plays(game: &Game, colours: &[Colour], player: Player) -> Vec<Vec<Colour>> {
    let mut engine: Engine = engine_with(game.board().ground(), &[], colours);
    let open = |at: &Placement| engine.placement_colour(*at) == Some(Colour::Empty);
    let places: Vec<Placement> =
        (0..game.board().placement_count()).map(Placement::at).filter(open).collect();
    let mut after = Vec::new();
    for at in places {
        engine.play(at, player);
        after.push(engine.colours().to_vec());
        engine.undo();
    }
    after
}
