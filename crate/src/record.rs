//! The turns of a record, and what people write beside them.

use crate::rules::turn::Turn;
use crate::site::Site;

/// A turn of a record, with what stands beside it.
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

/// What stands beside a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Plain text.
    pub comment: Option<String>,
    /// Signs on the board after the turn.
    pub marks: Option<Marks>,
    /// Lines that might have been played instead of this turn.
    pub variations: Option<Vec<Vec<Entry>>>,
}

impl Drop for Notes {
    /// Takes nested variations apart one after the other: they may stand so deep that the
    /// usual drop, which calls itself, would run out of stack.
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
