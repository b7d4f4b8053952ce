//! The turns of a record, with their notes.

use crate::rules::turn::Turn;
use crate::site::Site;

/// A turn of a record, with its notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The turn.
    pub turn: Turn,
    /// Comment, marks and variations, where there are any.
    pub notes: Option<Box<Notes>>,
}

impl From<Turn> for Entry {
    fn from(turn: Turn) -> Entry {
        Entry { turn, notes: None }
    }
}

/// The notes beside a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Plain text.
    pub comment: Option<String>,
    /// Signs on the board after the turn.
    pub marks: Option<Marks>,
    /// Lines that could have been played instead of this turn.
    pub variations: Option<Vec<Vec<Entry>>>,
}

impl Drop for Notes {
    /// Drops nested variations in a loop: they may be so deep that the usual recursive drop would
    /// overflow the stack.
    fn drop(&mut self) {
        let mut lines = self.variations.take().unwrap_or_default();
        while let Some(line) = lines.pop() {
            for mut entry in line {
                if let Some(notes) = &mut entry.notes {
                    lines.extend(notes.variations.take().unwrap_or_default());
                }
            }
        }
    }
}

/// Signs on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Sites that bear each shape, in the order of [`Shape::ALL`].
    pub shapes: [Option<Vec<Site>>; 4],
    /// Sites that bear a text.
    pub label: Option<Vec<(Site, String)>>,
}

/// A sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// △
    Triangle,
    /// □
    Square,
    /// ○
    Circle,
    /// ×
    Cross,
}

impl Shape {
    /// Every sign.
    pub const ALL: [Shape; 4] = [Shape::Triangle, Shape::Square, Shape::Circle, Shape::Cross];
}
