//! Boards made from a document's board: as a graph, as a go-space, as a sample, as a quotient; and boards that are
//! still being drawn.

use super::error::{DocumentError, Problem};
use super::fields::{Object, Read, choice, natural, tick};
use super::json::{self, Value};
use super::model::{Document, Heading, Spelling};
use super::parts::{self, SAMPLING, board_error};
use super::words::LATTICES;
use crate::boards::Ground;
use crate::boards::setup::{BoardSetup, GraphSetup, SpaceSetup, Start};
use crate::discretize::{
    self, CellKind, Lattice, Quotient, QuotientError, Report, SampleError, Sampling,
};
use crate::rules::ruleset::Ruleset;

/// Reads how a plane is to be sampled, `{"lattice": "square", "pitch": 512}` as JSON text.
pub fn read_sampling(text: &str) -> Result<Sampling, DocumentError> {
    let json = json::Json::read(text).map_err(Problem::from)?;
    sampling(json.root())
}

/// Reads the board and the start of a document that is still being drawn, for
/// [`survey`](crate::survey::survey()): they may name points and placements that are not there.
/// Rules and turns are ignored. Cost: O(length).
pub fn read_draft(text: &str) -> Result<(BoardSetup, Start), DocumentError> {
    let json = json::Json::read(text).map_err(Problem::from)?;
    parts::draft(json.root())
}

impl Document {
    /// The same board as a go-space (TopoGo, example 2), with its heading and start. A one-way
    /// arc is an error: a topology has no directions.
    pub fn as_go_space(self) -> Result<Document, DocumentError> {
        let board = self.board()?;
        let Ground::Graph(graph) = board.ground() else { return Ok(self) };
        let places = board.drawing().xy;
        let places: Vec<[f64; 2]> = places.chunks_exact(2).map(|xy| [xy[0], xy[1]]).collect();
        let space = SpaceSetup::of_graph(&places, graph)
            .map_err(|error| Problem::OneWay(error).at("board"))?;
        let heading = Heading { drawing: None, ..self.heading };
        Ok(Document { heading, board: BoardSetup::Space(space), turns: Vec::new(), ..self })
    }

    /// The same board, a grid or a graph, as a graph whose points are drawn, with its heading and
    /// start: what can be drawn on. A grid's points are one unit apart.
    pub fn as_graph(self) -> Result<Document, DocumentError> {
        let board = match &self.board {
            BoardSetup::Graph(graph) => graph.clone(),
            BoardSetup::Grid(grid) => {
                let points = self.board()?.drawing().xy;
                let points = points.chunks_exact(2).map(|xy| [xy[0], xy[1]]).collect();
                GraphSetup { points, edges: grid.edges(), ..GraphSetup::default() }
            }
            _ => return Err(Problem::Kind { expected: "grid or graph" }.at("board.kind")),
        };
        Ok(Document { board: BoardSetup::Graph(board), turns: Vec::new(), ..self })
    }

    /// The board of the document, a plane, as a sample of disks, with a report on the sample.
    /// `progress` receives the share of the work that is done, from time to time.
    pub fn sampled(
        self,
        how: &Sampling,
        progress: &mut dyn FnMut(f64),
    ) -> Result<(Document, Report), DocumentError> {
        let BoardSetup::Plane(plane) = &self.board else {
            return Err(Problem::Kind { expected: "plane" }.at("board.kind"));
        };
        let sample = discretize::sample(plane, how, progress).map_err(|error| match error {
            SampleError::Plane(error) => board_error(error.into()),
            SampleError::Disks(error) => Problem::Board(error.into()).at(""),
            other => Problem::Sample(other).at(""),
        })?;
        Ok((self.on(BoardSetup::Disks(sample.setup)), sample.report))
    }

    /// The go-space that has the same game as the document's board of disks, and the kind of each
    /// of its points in the plane.
    pub fn quotient(self) -> Result<(Document, Vec<CellKind>), DocumentError> {
        let board = self.board()?;
        let Ground::Disks(disks) = board.ground() else {
            return Err(Problem::Kind { expected: "disks" }.at("board.kind"));
        };
        let Quotient { space, kinds } = discretize::quotient(disks).map_err(|error| {
            let path = match error {
                QuotientError::Reach { disk, .. } => format!("board.disks[{disk}]"),
                QuotientError::TooManyPoints | QuotientError::TooLarge => "board".to_owned(),
            };
            Problem::Quotient(error).at(path)
        })?;
        Ok((self.on(BoardSetup::Space(space)), kinds))
    }

    /// The heading above another board, which has no stones and no turns yet.
    fn on(self, board: BoardSetup) -> Document {
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

/// Reads how a plane is to be sampled.
fn sampling(value: Value<'_>) -> Read<Sampling> {
    let fields = Object::read(value, &SAMPLING)?;
    let lattice = fields.required("lattice", |value| choice(value, &LATTICES))?;
    let seed = fields.optional("seed", natural)?.unwrap_or_default();
    Ok(Sampling {
        lattice: match lattice {
            Lattice::BlueNoise { .. } => Lattice::BlueNoise { seed: seed.into() },
            other => other,
        },
        pitch: fields.required("pitch", tick)?,
        reach: fields.optional("reach", tick)?,
    })
}
