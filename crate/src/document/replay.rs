//! Replays a record and each of its variations, without recursion.

use super::error::{DocumentError, Problem};
use crate::game::Game;
use crate::record::{Entry, Notes};

/// A line of turns that is being replayed.
struct Line<'a> {
    turns: &'a [Entry],
    /// The number of its turns played.
    played: usize,
    /// The number of variations of the next turn that were replayed and taken back.
    tried: usize,
}

impl<'a> Line<'a> {
    fn new(turns: &'a [Entry]) -> Line<'a> {
        Line { turns, played: 0, tried: 0 }
    }
}

/// Plays all turns, and every variation on the way. After an error some turns are played.
pub(super) fn replay(game: &mut Game, turns: Vec<Entry>) -> Result<(), DocumentError> {
    play_lines(game, &turns)?;
    game.restore(turns);
    Ok(())
}

/// Plays all turns; each variation is played and taken back where it branches off.
fn play_lines(game: &mut Game, turns: &[Entry]) -> Result<(), DocumentError> {
    let mut lines = vec![Line::new(turns)];
    while let Some(line) = lines.last_mut() {
        let Some(entry) = line.turns.get(line.played) else {
            let played = line.played;
            lines.pop();
            let is_variation = !lines.is_empty();
            for _ in 0..if is_variation { played } else { 0 } {
                game.undo();
            }
            continue;
        };
        if let Some(variation) = variations(entry).get(line.tried) {
            line.tried += 1;
            lines.push(Line::new(variation));
        } else if let Err(refusal) = game.play(entry.turn.clone()) {
            return Err(Problem::Turn(refusal).at(path(&lines)));
        } else {
            line.played += 1;
            line.tried = 0;
        }
    }
    Ok(())
}

fn variations(entry: &Entry) -> &[Vec<Entry>] {
    let Some(Notes { variations: Some(variations), .. }) = entry.notes.as_deref() else {
        return &[];
    };
    variations
}

/// The path of the next turn of the innermost line.
fn path(lines: &[Line<'_>]) -> String {
    let mut path = "turns".to_owned();
    for (depth, line) in lines.iter().enumerate() {
        path.push_str(&format!("[{}]", line.played));
        if depth + 1 < lines.len() {
            path.push_str(&format!(".variations[{}]", line.tried - 1));
        }
    }
    path
}
