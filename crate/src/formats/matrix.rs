//! Adjacency matrices: a row of numbers for each point, 1 for a link from the row's point to the
//! column's. Two links of opposite directions are an edge. Places and labels are not written.

use super::draft::{Draft, Link, Unlabelled};
use super::error::{FormatError, FormatProblem, LeftOut, WriteError};
use super::imported::{Format, Imported};
use crate::boards::graph::Graph;
use crate::boards::setup::GraphSetup;
use crate::ids::Placement;
use crate::limits::MAX_TEXT_BYTES;

/// The greatest number of points, whose matrix is as long as a readable text: each row holds that
/// many numbers of two bytes each.
pub(super) const MAX_SIDE: usize = 1 << 12;
const _: () = assert!(2 * MAX_SIDE * MAX_SIDE <= MAX_TEXT_BYTES);

/// A row, with the line on which it stands.
struct Row {
    line: u32,
    /// Columns of the numbers that are not 0, ascending.
    links: Vec<u32>,
    length: usize,
}

/// Reads a matrix of numbers, of which those other than 0 are links. Cost: O(length).
pub(super) fn read(text: &str) -> Result<Imported, FormatError> {
    let mut draft = Draft::default();
    let mut rows: Vec<Row> = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let row = row(content, line, &mut draft).map_err(|problem| problem.on(line))?;
        if row.length > 0 {
            rows.push(row);
        }
    }
    let expected = rows.len();
    for (number, row) in rows.iter().enumerate() {
        if row.length != expected {
            let found = row.length;
            return Err(FormatProblem::RowLength { found, expected }.on(row.line));
        }
        draft.point(&number.to_string()).map_err(|problem| problem.on(row.line))?;
    }
    link(&mut draft, &rows)?;
    draft.finish(Format::Matrix, Unlabelled::Nameless)
}

fn link(draft: &mut Draft, rows: &[Row]) -> Result<(), FormatError> {
    for (from, row) in (0u32..).zip(rows) {
        for &to in &row.links {
            let is_edge = rows[to as usize].links.binary_search(&from).is_ok();
            let done = match is_edge {
                true if from <= to => draft.link([from, to], Link::Edge),
                true => Ok(()),
                false => draft.link([from, to], Link::Arc),
            };
            done.map_err(|problem| problem.on(row.line))?;
        }
    }
    Ok(())
}

fn row(content: &str, line: u32, draft: &mut Draft) -> Result<Row, FormatProblem> {
    let mut row = Row { line, links: Vec::new(), length: 0 };
    let content = content.split('#').next().unwrap_or_default();
    let is_separator = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '[' | ']');
    for cell in content.split(is_separator).filter(|cell| !cell.is_empty()) {
        let number: f64 = match cell.parse() {
            Ok(number) if f64::is_finite(number) => number,
            _ => return Err(FormatProblem::unexpected("a number", cell)),
        };
        if number != 0.0 {
            row.links.push(row.length as u32);
        }
        if number != 0.0 && number != 1.0 {
            draft.omissions.add(LeftOut::LinkData);
        }
        row.length += 1;
    }
    Ok(row)
}

/// True if a text looks like a matrix: as many rows as columns, of 0 and 1 only. A single 1 is the
/// name of a point.
pub(super) fn is_matrix(text: &str) -> bool {
    let mut rows = 0;
    let mut columns = None;
    for line in
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let cells = line.split(|c: char| c.is_whitespace() || c == ',').filter(|c| !c.is_empty());
        let mut count = 0;
        for cell in cells {
            if cell != "0" && cell != "1" {
                return false;
            }
            count += 1;
        }
        if *columns.get_or_insert(count) != count {
            return false;
        }
        rows += 1;
    }
    rows > 1 && columns == Some(rows)
}

/// Writes the matrix. Cost: O(points² + arcs).
pub(super) fn write(setup: &GraphSetup) -> Result<String, WriteError> {
    let count = setup.points.len();
    if count > MAX_SIDE {
        return Err(WriteError::TooLarge { limit: MAX_SIDE });
    }
    let (graph, _) = Graph::new(count, &setup.edges, &setup.arcs).map_err(|_| WriteError::Board)?;
    let mut out = String::with_capacity(2 * count * count);
    for from in 0..count {
        let mut row = vec![b'0'; count];
        for to in graph.successors(Placement::at(from)) {
            row[to.index()] = b'1';
        }
        for (column, cell) in row.into_iter().enumerate() {
            if column > 0 {
                out.push(' ');
            }
            out.push(char::from(cell));
        }
        out.push('\n');
    }
    Ok(out)
}
