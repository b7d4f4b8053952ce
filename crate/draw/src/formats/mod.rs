//! Boards and games in the formats of other programs.
//!
//! Every part of a text that a document cannot hold is reported as a notice, and a fault of a text
//! by its line.

mod adjacency_list;
mod arrays;
mod csv;
mod dot;
mod draft;
mod edge_list;
mod error;
mod gml;
mod graph6;
mod graphml;
mod imported;
mod json_graph;
mod matrix;
mod pajek;
mod sgf;
mod svg;
mod tgf;
mod xml;

pub use error::{FormatError, FormatProblem, LeftOut, Notice, Reading, WriteError};
pub use imported::{FORMATS, Format, Imported};

use std::borrow::Cow;

use gospace::boards::setup::{BoardSetup, DisksSetup, GraphSetup, SetupRef, Wrap};
use gospace::document::Document;
use gospace::limits::MAX_TEXT_BYTES;

/// Reads a text. The format is the named one, else that of the file name's extension, else guessed
/// from the text. Cost: O(length · log points), for a game its plays too.
pub fn read(
    text: &str,
    format: Option<Format>,
    file_name: Option<&str>,
) -> Result<Imported, FormatError> {
    if text.len() > MAX_TEXT_BYTES {
        return Err(FormatProblem::TooLong { bytes: text.len() }.into());
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let format = match format.or_else(|| by_ending(file_name?, text)) {
        Some(format) => format,
        // Any words make an edge list, so that a program would be a board.
        None if text.contains('\0') => {
            return Err(FormatProblem::unexpected("a text", text).into());
        }
        None => by_content(text),
    };
    match format {
        Format::Gospace => {
            let document = Document::read(text).map_err(FormatProblem::Document)?;
            Ok(Imported { format, document, placed: true, notices: Vec::new() })
        }
        Format::EdgeList if arrays::is_array(text) => arrays::read(text),
        Format::EdgeList => edge_list::read(text),
        Format::Matrix => matrix::read(text),
        Format::GraphMl => graphml::read(text),
        Format::Dot => dot::read(text),
        Format::Tgf => tgf::read(text),
        Format::Sgf => sgf::read(text),
        Format::Svg => svg::read(text),
        Format::AdjacencyList => adjacency_list::read(text),
        Format::Gml => gml::read(text),
        Format::Json => json_graph::read(text),
        Format::Pajek => pajek::read(text),
        Format::Graph6 => graph6::read(text),
    }
}

/// The format of a file name's extension.
fn by_ending(name: &str, text: &str) -> Option<Format> {
    let (_, ending) = name.rsplit_once('.')?;
    match ending.to_ascii_lowercase().as_str() {
        "gospace" => Some(Format::Gospace),
        "json" | "cyjs" => Some(if is_json_graph(text) { Format::Json } else { Format::Gospace }),
        "edges" | "edgelist" => Some(Format::EdgeList),
        "graphml" => Some(Format::GraphMl),
        "dot" | "gv" => Some(Format::Dot),
        "tgf" => Some(Format::Tgf),
        "sgf" => Some(Format::Sgf),
        "svg" => Some(Format::Svg),
        "adjlist" => Some(Format::AdjacencyList),
        "gml" => Some(Format::Gml),
        "net" | "paj" => Some(Format::Pajek),
        "g6" | "s6" | "d6" => Some(Format::Graph6),
        _ => None,
    }
}

/// The number of characters in which the element of a format is sought.
const SNIFFED_CHARS: usize = 2_000;

/// The format guessed from a text.
fn by_content(text: &str) -> Format {
    let text = text.trim_start();
    let beginning: String = text.chars().take(SNIFFED_CHARS).collect();
    if text.starts_with('{') {
        if is_json_graph(text) { Format::Json } else { Format::Gospace }
    } else if beginning.contains("<graphml") {
        Format::GraphMl
    } else if text.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';')) {
        Format::Sgf
    } else if is_dot(text) {
        Format::Dot
    } else if beginning.contains("<svg") {
        Format::Svg
    } else if gml::is_gml(text) {
        Format::Gml
    } else if pajek::is_network(text) {
        Format::Pajek
    } else if graph6::is_words(text) {
        Format::Graph6
    } else if has_lone_hash(text) {
        Format::Tgf
    } else if matrix::is_matrix(text) || arrays::is_matrix(text) {
        Format::Matrix
    } else if adjacency_list::is_list(text) {
        Format::AdjacencyList
    } else {
        Format::EdgeList
    }
}

/// True for a graph of another program in JSON. Most documents name their version first, and are not read for this.
fn is_json_graph(text: &str) -> bool {
    let is_document = text.chars().take(SNIFFED_CHARS).collect::<String>().contains("\"gospace\"");
    !is_document && json_graph::is_graph(text)
}

/// True if a text begins as DOT does, after its comments.
fn is_dot(text: &str) -> bool {
    let is_code = |line: &&str| !line.starts_with(['#', '/', '*']) && !line.is_empty();
    let Some(line) = text.lines().map(str::trim).find(is_code) else { return false };
    let line = line.to_ascii_lowercase();
    let line = line.strip_prefix("strict").unwrap_or(&line).trim_start();
    let rest = line.strip_prefix("digraph").or_else(|| line.strip_prefix("graph"));
    let ends = |rest: &str| rest.is_empty() || rest.starts_with(|c: char| !c.is_alphanumeric());
    rest.is_some_and(ends) && text.contains('{')
}

/// True if one line past the first is just `#`, and none is a comment.
fn has_lone_hash(text: &str) -> bool {
    let mut marked = text.lines().map(str::trim).enumerate().filter(|(_, l)| l.starts_with('#'));
    matches!((marked.next(), marked.next()), (Some((1.., "#")), None))
}

/// Writes a document's board, with its game where the format has games.
pub fn write(document: &Document, format: Format) -> Result<String, WriteError> {
    if !formats_for(&document.board).contains(&format) {
        return Err(WriteError::Kind);
    }
    match format {
        Format::Gospace => Ok(document.write()),
        Format::EdgeList => Ok(edge_list::write(&*graph_of(&document.board)?)),
        Format::Matrix => matrix::write(&*graph_of(&document.board)?),
        Format::GraphMl => Ok(graphml::write(&*graph_of(&document.board)?)),
        Format::Dot => Ok(dot::write(&*graph_of(&document.board)?)),
        Format::Tgf => Ok(tgf::write(&*graph_of(&document.board)?)),
        Format::Sgf => sgf::write(document),
        Format::Svg => match &document.board {
            BoardSetup::Disks(DisksSetup { region, disks }) => {
                Ok(svg::write(region.as_ref(), disks, None))
            }
            BoardSetup::Plane(plane) => Ok(svg::write(Some(&plane.region), &[], Some(plane))),
            _ => Err(WriteError::Kind),
        },
        Format::AdjacencyList | Format::Gml | Format::Json | Format::Pajek | Format::Graph6 => {
            Err(WriteError::Kind)
        }
    }
}

/// The formats that a board can be written in.
pub fn formats_for(board: &BoardSetup) -> &'static [Format] {
    match board {
        BoardSetup::Grid(grid) if grid.wrap == Wrap::None => &GRIDS,
        BoardSetup::Grid(_) | BoardSetup::Graph(_) => &GRAPHS,
        BoardSetup::Space(_) => &[Format::Gospace],
        BoardSetup::Disks(_) | BoardSetup::Plane(_) => &[Format::Gospace, Format::Svg],
    }
}

const GRAPHS: [Format; 6] =
    [Format::Gospace, Format::EdgeList, Format::Matrix, Format::GraphMl, Format::Dot, Format::Tgf];
const GRIDS: [Format; 7] = [
    Format::Gospace,
    Format::Sgf,
    Format::EdgeList,
    Format::Matrix,
    Format::GraphMl,
    Format::Dot,
    Format::Tgf,
];

/// The graph of a board; a grid's points are drawn at their columns and rows. Every link is between
/// existing points, and there is a label for each point or for none.
fn graph_of(board: &BoardSetup) -> Result<Cow<'_, GraphSetup>, WriteError> {
    let graph = SetupRef::from(board).as_graph().ok_or(WriteError::Kind)?;
    let graph = graph.map_err(|_| WriteError::Board)?;
    let count = graph.points.len();
    let mut ends = graph.edges.iter().chain(&graph.arcs).flatten();
    let is_labelled = graph.labels.as_ref().is_none_or(|labels| labels.len() == count);
    let is_board = is_labelled && ends.all(|&end| (end as usize) < count);
    is_board.then_some(graph).ok_or(WriteError::Board)
}
