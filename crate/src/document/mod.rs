//! The document: a board, its rules and its turns, in one format for files, links and embeds.
//!
//! Reading checks everything and reports the place of a fault; opening replays every turn, those of
//! the variations too. Writing returns every field that was read.

pub mod error;
pub mod fields;
pub mod json;
pub mod link;
pub mod words;

mod continuous;
mod decimal;
mod derive;
mod json_writer;
mod line;
mod model;
mod natural;
mod parts;
mod powers;
mod replay;
mod scan;
mod turns;
mod write;
mod written;

use std::sync::Arc;

pub use derive::{of_kind, read_draft, wrong_kind};
pub use error::{DocumentError, Problem, TurnFault, VERSION};
pub use link::LinkError;
pub use model::{Document, Heading, Spelling};
pub use parts::vocabulary;

use crate::boards::Board;
use crate::boards::setup::BoardSetup;
use crate::game::{Game, Refusal, StartError};
use crate::record::Entry;
use crate::rules::capture::Taken;
use crate::rules::ruleset::Preset;
use crate::rules::turn::Turn;

/// False where nothing but links is opened.
const HAS_READER: bool = cfg!(feature = "reader");

/// A game with the heading and spelling of its document.
pub struct OpenGame {
    /// The game.
    pub game: Game,
    heading: Heading,
    spelling: Spelling,
}

impl Document {
    /// Reads a JSON text; a build without the feature `reader` refuses it. Cost: O(length).
    #[inline(always)]
    pub fn read(text: &str) -> Result<Document, DocumentError> {
        if !HAS_READER {
            return Err(Problem::Type { expected: "a link", found: "a document" }.into());
        }
        read_json(text)
    }

    /// The board, checked.
    pub fn board(&self) -> Result<Board, DocumentError> {
        check_board(self.board.clone())
    }

    /// The document as JSON text.
    pub fn write(&self) -> String {
        write::document(&self.parts())
    }

    /// Reads a link. Cost: [`MAX_LINK_STEPS`](crate::limits::MAX_LINK_STEPS).
    pub fn of_link(link: &str) -> Result<Document, LinkError> {
        link::read(link)
    }

    /// The document as a link, legal or not. Cost: O(length).
    pub fn link(&self) -> Result<String, LinkError> {
        link::write(&self.parts())
    }

    fn parts(&self) -> write::Parts<'_> {
        write::Parts {
            heading: &self.heading,
            board: (&self.board).into(),
            start: &self.start,
            rules: &self.rules,
            turns: &self.turns,
            spelling: &self.spelling,
        }
    }
}

impl OpenGame {
    /// Checks the board and the start and replays all turns. Cost: O(points + arcs) and the
    /// plays, each variation's once.
    pub fn open(document: Document) -> Result<OpenGame, DocumentError> {
        let Document { heading, board, start, rules, turns, spelling } = document;
        let board = Arc::new(check_board(board)?);
        let mut game = Game::new(board, rules, start).map_err(start_error)?;
        replay::replay(&mut game, turns)?;
        Ok(OpenGame { game, heading, spelling })
    }

    /// Title, author and comment.
    pub fn heading(&self) -> &Heading {
        &self.heading
    }

    /// Reads one turn, `{"play": 3}` or `"pass"`, as documents write it.
    pub fn read_turn(&self, text: &str) -> Result<Entry, DocumentError> {
        let json = json::Json::read(text).map_err(Problem::from)?;
        turns::single(json.root(), parts::sites(self.game.board().setup()))
    }

    /// The reason why the turn in the text may not be taken now, if it may not: of several reasons
    /// the first of the order over, phase, range, outside, occupied, overlap, repetition. Cost: as
    /// of taking it.
    pub fn fault(&mut self, text: &str) -> Option<TurnFault> {
        match self.read_turn_to_take(text) {
            Ok(entry) => self.game.refusal(&entry.turn).map(TurnFault::Refused),
            Err(fault) => Some(fault),
        }
    }

    /// Takes the turn in the text and keeps its notes. Errors: those of [`fault`](OpenGame::fault),
    /// which change nothing.
    pub fn play_text(&mut self, text: &str) -> Result<Taken<'_>, TurnFault> {
        let entry = self.read_turn_to_take(text)?;
        self.play(entry).map_err(TurnFault::Refused)
    }

    /// Reads a turn that is to be taken now. A wrong phase, or a game that is over, is reported
    /// before any fault of its numbers.
    fn read_turn_to_take(&self, text: &str) -> Result<Entry, TurnFault> {
        let sites = parts::sites(self.game.board().setup());
        let read = match as_written(text, sites) {
            Some((turn, fault)) => Ok((turn.into(), fault)),
            None if HAS_READER => json::Json::read(text)
                .map_err(|error| Problem::from(error).into())
                .and_then(|json| turns::single_of_any_numbers(json.root(), sites)),
            None => Err(Problem::TurnKind.into()),
        };
        match read.map_err(TurnFault::Malformed)? {
            (entry, None) => Ok(entry),
            (entry, Some(fault)) => Err(match self.game.misplaced(&entry.turn) {
                Some(refusal) => TurnFault::Refused(refusal),
                None => TurnFault::Number(fault),
            }),
        }
    }

    /// Takes a turn and keeps its notes.
    pub fn play(&mut self, entry: Entry) -> Result<Taken<'_>, Refusal> {
        self.game.play(entry.turn)?;
        self.game.annotate(std::iter::once(entry.notes));
        Ok(self.game.last_taken())
    }

    /// The preset that the document names.
    pub fn preset(&self) -> Option<Preset> {
        self.spelling.preset
    }

    /// One turn of the record as JSON text, without its variations; nothing past the last.
    pub fn write_turn(&self, index: usize) -> Option<String> {
        self.game.record().get(index).map(write::single_turn)
    }

    /// Any turn as JSON text.
    pub fn turn_as_text(&self, turn: &Turn) -> String {
        write::single_turn(&turn.clone().into())
    }

    /// The current game as JSON text; turns taken back are not in it.
    pub fn write(&self) -> String {
        write::document(&self.parts())
    }

    /// The same, with null in place of a board of listed points.
    pub fn write_head(&self) -> String {
        write::head(&self.parts())
    }

    /// The current game as a link.
    pub fn link(&self) -> Result<String, LinkError> {
        link::write(&self.parts())
    }

    fn parts(&self) -> write::Parts<'_> {
        write::Parts {
            heading: &self.heading,
            board: self.game.board().setup(),
            start: self.game.start(),
            rules: self.game.rules(),
            turns: self.game.record(),
            spelling: &self.spelling,
        }
    }
}

fn read_json(text: &str) -> Result<Document, DocumentError> {
    let json = json::Json::read(text).map_err(Problem::from)?;
    parts::document(json.root())
}

/// A turn that is spelled as it is written here, where such need no reader of JSON; and the first fault of its numbers.
fn as_written(text: &str, sites: fields::Sites) -> Option<(Turn, Option<DocumentError>)> {
    if cfg!(feature = "written") { written::turn(text, sites) } else { None }
}

fn check_board(setup: BoardSetup) -> Result<Board, DocumentError> {
    Ok(Board::new(setup)?)
}

fn start_error(error: StartError) -> DocumentError {
    let path = match &error {
        StartError::Rules(_) => "rules".to_owned(),
        StartError::Range { player, index, .. } | StartError::Twice { player, index, .. } => {
            format!("board.start.{}[{index}]", words::player_name(*player))
        }
        StartError::IllFormed { .. } | StartError::Dead { .. } => "board.start".to_owned(),
    };
    Problem::Start(error).at(path)
}
