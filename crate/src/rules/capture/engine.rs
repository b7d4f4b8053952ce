//! The interface of all capture engines.

use super::journal::{Journal, Taken};
use crate::colour::{Colour, Player};
use crate::ids::Placement;

/// An engine for one kind of board.
///
/// Law: after every play the colouring is what TopoGo's Defn 9 gives (on a graph Tromp-Taylor's
/// `clear(clear(b[v ↦ p], p*), p)`), and `undo` gives back the colouring before it.
pub trait Capture {
    /// The colour of each point.
    fn colours(&self) -> &[Colour];

    /// The colour of a placement, if all its points have the same.
    fn placement_colour(&self, at: Placement) -> Option<Colour>;

    /// The steps that led here, and what each changed.
    fn journal(&self) -> &Journal;

    /// Colours the open placement `at`, clears the opponent's colour, then the player's.
    fn play(&mut self, at: Placement, player: Player);

    /// The stones taken by the last play, until the next step or undo.
    fn taken(&self) -> Taken<'_>;

    /// Sets another well-formed colouring, as one step. Cost: O(board).
    fn set(&mut self, colours: &[Colour]);

    /// Takes the last step back; does nothing before the first.
    fn undo(&mut self);

    /// The stones of the chain of the stone at `at` (on a directed graph those that it reaches
    /// through its own colour; on a go-space its string), ascending; none where no stone is.
    fn chain(&self, at: Placement) -> Vec<Placement>;

    /// The open placements that the chain reaches or touches, ascending.
    fn liberties(&self, at: Placement) -> Vec<Placement>;
}

/// The stones taken by a play, in reused lists, so that nothing is allocated.
#[derive(Clone, Debug, Default)]
pub struct TakenLists {
    pub(super) captured: Vec<Placement>,
    pub(super) suicide: Vec<Placement>,
}

impl TakenLists {
    /// Empties both.
    pub fn clear(&mut self) {
        self.captured.clear();
        self.suicide.clear();
    }

    /// Copies another list; both were empty. Most plays take nothing, and copying nothing costs a
    /// call in WebAssembly.
    pub fn copy(&mut self, taken: Taken<'_>) {
        for (list, stones) in
            [(&mut self.captured, taken.captured), (&mut self.suicide, taken.suicide)]
        {
            if !stones.is_empty() {
                list.extend_from_slice(stones);
            }
        }
    }

    /// The lists as slices.
    pub fn view(&self) -> Taken<'_> {
        Taken { captured: &self.captured, suicide: &self.suicide }
    }
}
