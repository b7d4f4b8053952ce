//! The document of one line of a game: some of its turns, on whichever variations they stand, and further ones.

use super::error::{DocumentError, Problem};
use super::json::Json;
use super::model::Document;
use super::{HAS_READER, as_written, parts, turns};
use crate::record::Entry;

impl Document {
    /// The game on the line of these of its turns, without variations, and of further turns as JSON texts. A turn's number
    /// is its place in the order in which lines are walked to their ends: first the main line, then each time the first
    /// that is left of the variations of the last turn that has any. Numbers of no turn are left out.
    pub fn on_line<'a>(
        mut self,
        numbers: &[u32],
        further: impl Iterator<Item = &'a str>,
    ) -> Result<Document, DocumentError> {
        let mut all = without_variations(std::mem::take(&mut self.turns));
        self.turns = numbers.iter().filter_map(|&n| all.get_mut(n as usize)?.take()).collect();
        let sites = parts::sites(&self.board);
        for text in further {
            self.turns.push(match as_written(text, sites) {
                Some((turn, None)) => turn.into(),
                Some((_, Some(fault))) => return Err(fault),
                None if HAS_READER => {
                    let json = Json::read(text).map_err(Problem::from)?;
                    turns::single(json.root(), sites)?
                }
                None => return Err(Problem::TurnKind.into()),
            });
        }
        self.spelling.turns = false;
        Ok(self)
    }
}

/// All turns, in the order of their numbers.
fn without_variations(turns: Vec<Entry>) -> Vec<Option<Entry>> {
    let mut lines = vec![turns];
    let mut all = Vec::new();
    while let Some(line) = lines.pop() {
        for mut entry in line {
            if let Some(notes) = &mut entry.notes
                && let Some(variations) = notes.variations.take()
            {
                lines.extend(variations.into_iter().rev());
                if notes.comment.is_none() && notes.marks.is_none() {
                    entry.notes = None;
                }
            }
            all.push(Some(entry));
        }
    }
    all
}
