//! The player of each turn of a tree, and how sustainable the turn is: by the phases alone, since no turn of a
//! tree was refused on its board.

use super::error::{DocumentError, Problem};
use super::fields::{Sites, list_of};
use super::{json, turns};
use crate::colour::Player;
use crate::limits::MAX_TURNS;
use crate::rules::forever::{Unsustainability, unsustainable};
use crate::rules::ruleset::{Komi, Preset, Ruleset};
use crate::rules::standing::{Actor, Standing};
use crate::rules::turn::Turn;

/// A turn as an act of its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    /// The one who takes the turn.
    pub mover: Actor,
    /// The unsustainability of the turn for its player.
    pub level: Unsustainability,
}

/// The acts of a tree of turns under rules with such a komi. `text` lists the turns without their variations,
/// each played on placement 0, and `parents` has for each the number of the turn before it, from 1, and 0 for
/// none. A turn that is not of its phase counts as Black's. Cost: O(length).
pub fn acts(komi: Komi, text: &str, parents: &[u32]) -> Result<Vec<Act>, DocumentError> {
    // These rules have every kind of turn.
    let rules = Ruleset { komi, ..Ruleset::preset(Preset::DivideAndChoose) };
    let json = json::Json::read(text).map_err(Problem::from)?;
    let read = |value| turns::single(value, Sites::Placements(1));
    let listed = list_of(json.root(), "turns", MAX_TURNS, read)?;
    let mut after = vec![Standing::new(&rules)];
    let mut acts = Vec::with_capacity(listed.len());
    for (entry, &parent) in listed.iter().zip(parents) {
        let turn = &entry.turn;
        let mut standing = after[(parent as usize).min(acts.len())].clone();
        acts.push(act(turn, standing.mover(turn)));
        if standing.admits(turn, &rules).is_ok() {
            standing.advance(turn, 0, false);
        }
        after.push(standing);
    }
    Ok(acts)
}

fn act(turn: &Turn, mover: Option<Actor>) -> Act {
    let mover = mover.unwrap_or(Actor::Player(Player::Black));
    let level = match mover {
        Actor::Player(player) => unsustainable(turn, player).map(|(_, level)| level),
        Actor::First | Actor::Second => None,
    };
    Act { mover, level: level.unwrap_or_default() }
}
