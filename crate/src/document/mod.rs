//! The document: a board, the rules and the turns, as people keep and send them.
//!
//! Reading checks everything and names the place of what is wrong; opening replays every turn,
//! those of the variations too. What was read is written back field for field.

pub mod error;
pub mod json;

mod fields;
mod model;
mod parts;
mod replay;
mod turns;
mod write;

use std::sync::Arc;

pub use error::{DocumentError, Problem, VERSION};
pub use model::{Document, Heading, Spelling};
pub use parts::vocabulary;

use crate::boards::Board;
use crate::boards::setup::BoardSetup;
use crate::game::{Game, Refusal, StartError};
use crate::record::Entry;
use crate::rules::capture::Taken;

/// A game, with what its document says around it.
pub struct OpenGame {
    /// The game; play on.
    pub game: Game,
    heading: Heading,
    spelling: Spelling,
}

impl Document {
    /// Reads a JSON text. Cost: O(length).
    pub fn read(text: &str) -> Result<Document, DocumentError> {
        let json = json::Json::read(text).map_err(Problem::from)?;
        parts::document(json.root())
    }

    /// The board, checked.
    pub fn board(&self) -> Result<Board, DocumentError> {
        check_board(self.board.clone())
    }

    /// The document as JSON text.
    pub fn write(&self) -> String {
        write::document(&write::Parts {
            heading: &self.heading,
            board: &self.board,
            start: &self.start,
            rules: &self.rules,
            turns: &self.turns,
            spelling: self.spelling,
        })
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

    /// Reads one turn, `{"play": 3}` or `"pass"`, as it stands in a document.
    pub fn read_turn(&self, text: &str) -> Result<Entry, DocumentError> {
        let json = json::Json::read(text).map_err(Problem::from)?;
        turns::single(json.root(), self.game.colours().len())
    }

    /// Takes a turn and keeps what stands beside it.
    pub fn play(&mut self, entry: Entry) -> Result<Taken<'_>, Refusal> {
        self.game.play(entry.turn)?;
        self.game.annotate(entry.notes);
        Ok(self.game.last_taken())
    }

    /// One turn of the record as JSON text, without its variations; nothing past the last.
    pub fn write_turn(&self, index: usize) -> Option<String> {
        self.game.record().get(index).map(write::single_turn)
    }

    /// The game as it stands, as JSON text; turns taken back are not in it.
    pub fn write(&self) -> String {
        write::document(&write::Parts {
            heading: &self.heading,
            board: self.game.board().setup(),
            start: self.game.start(),
            rules: self.game.rules(),
            turns: self.game.record(),
            spelling: self.spelling,
        })
    }
}

fn check_board(setup: BoardSetup) -> Result<Board, DocumentError> {
    Board::new(setup).map_err(|error| {
        use crate::boards::graph::GraphError as Error;
        let path = match error {
            Error::TooManyVertices { .. } | Error::TooManyArcs { .. } => "board".to_owned(),
            Error::EdgeOutOfRange { edge, .. } => format!("board.edges[{edge}]"),
            Error::ArcOutOfRange { arc, .. } => format!("board.arcs[{arc}]"),
        };
        Problem::Graph(error).at(path)
    })
}

fn start_error(error: StartError) -> DocumentError {
    let path = match &error {
        StartError::Range { player, index, .. } | StartError::Twice { player, index, .. } => {
            format!("board.start.{}[{index}]", parts::player_name(*player))
        }
        StartError::IllFormed { .. } => "board.start".to_owned(),
    };
    Problem::Start(error).at(path)
}
