//! What every capture engine does.

use super::journal::Journal;
use crate::colour::{Colour, Player};
use crate::ids::Placement;

/// An engine for one kind of board.
///
/// Law: after every play the colouring is what Tromp-Taylor's
/// `clear(clear(b[v ↦ p], p*), p)` gives, and `undo` gives back the colouring before it.
pub trait Capture {
    /// The colour of each placement.
    fn colours(&self) -> &[Colour];

    /// The plays that led here, and what each took.
    fn journal(&self) -> &Journal;

    /// Colours the empty placement `at`, clears the opponent's colour, then the player's.
    fn play(&mut self, at: Placement, player: Player);

    /// Takes the last play back; does nothing before the first.
    fn undo(&mut self);
}
