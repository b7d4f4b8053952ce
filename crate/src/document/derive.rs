//! Boards made from a document's board, as a graph or as a go-space, and boards that are still being drawn.

use super::error::{DocumentError, Problem};
use super::json;
use super::model::{Document, Heading, Spelling};
use super::parts;
use crate::boards::BoardError;
use crate::boards::setup::{BoardSetup, SetupRef, SpaceSetup, Start};
use crate::rules::ruleset::Ruleset;

/// Reads the board and the start of a document that is still being drawn: they may name points and placements that are not there.
/// Rules and turns are ignored. Cost: O(length).
pub fn read_draft(text: &str) -> Result<(BoardSetup, Start), DocumentError> {
    let json = json::Json::read(text).map_err(Problem::from)?;
    parts::draft(json.root())
}

/// The board of a document, which has to be of one kind: the word for it, if it is of another one.
pub fn of_kind<'a, S>(board: &'a BoardSetup, expected: &'static str) -> Result<&'a S, DocumentError>
where
    &'a S: TryFrom<SetupRef<'a>>,
{
    SetupRef::from(board).downcast().ok_or_else(|| wrong_kind(expected))
}

/// The error of a board of another kind.
pub fn wrong_kind(expected: &'static str) -> DocumentError {
    Problem::Kind { expected }.at("board.kind")
}

impl Document {
    /// The same board as a go-space (TopoGo, example 2), with its heading and start. A one-way
    /// arc is an error: a topology has no directions.
    pub fn as_go_space(self) -> Result<Document, DocumentError> {
        let board = self.board()?;
        let Some(graph) = board.ground().graph() else { return Ok(self) };
        let places = board.drawing().xy;
        let places: Vec<[f64; 2]> = places.chunks_exact(2).map(|xy| [xy[0], xy[1]]).collect();
        let space = SpaceSetup::of_graph(&places, graph)
            .map_err(|error| Problem::OneWay(error).at("board"))?;
        let heading = Heading { drawing: None, ..self.heading };
        Ok(Document { heading, board: space.into(), turns: Vec::new(), ..self })
    }

    /// The same board, a grid or a graph, as a graph whose points are drawn, with its heading and
    /// start: what can be drawn on. A grid's points are one unit apart.
    pub fn as_graph(self) -> Result<Document, DocumentError> {
        let graph = SetupRef::from(&self.board).as_graph();
        let graph = graph.ok_or_else(|| wrong_kind("grid or graph"))?.map_err(BoardError::from)?;
        let board = graph.into_owned();
        Ok(Document { board: board.into(), turns: Vec::new(), ..self })
    }

    /// The heading above another board, which has no stones and no turns yet.
    pub fn on(self, board: impl Into<BoardSetup>) -> Document {
        let board = board.into();
        let rules = Ruleset::on(&board, None);
        let spelling = Spelling::default();
        Document {
            heading: Heading { drawing: None, ..self.heading },
            board,
            start: Start::default(),
            rules,
            turns: Vec::new(),
            spelling,
        }
    }
}
