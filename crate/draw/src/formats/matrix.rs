//! Adjacency matrices: a row of numbers for each point, 1 for a link from the row's point to the
//! column's. Two links of opposite directions are an edge. Places and labels are not written.

use super::draft::{Draft, Link, Unlabelled};
use super::error::{FormatError, FormatProblem, LeftOut, WriteError};
use super::imported::{Format, Imported};
use gospace::boards::graph::Graph;
use gospace::boards::setup::GraphSetup;
use gospace::ids::Placement;
use gospace::limits::MAX_TEXT_BYTES;

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
    let names = names(text);
    let one_line = one_row_a_line(text);
    let text = one_line.as_deref().unwrap_or(text);
    let mut lines = (1..).zip(text.lines());
    if names.is_some() {
        lines.find(|(_, line)| !line.trim().is_empty());
    }
    for (line, content) in lines {
        let content = if names.is_some() { after_name(content) } else { content };
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
    for (point, name) in (0..expected as u32).zip(names.unwrap_or_default()) {
        draft.label(point, name.trim_matches('"').to_owned());
    }
    link(&mut draft, &rows)?;
    draft.finish(Format::Matrix, Unlabelled::Nameless)
}

/// The rows of a matrix in brackets that stands on one line, a line each.
fn one_row_a_line(text: &str) -> Option<String> {
    let text = text.trim();
    (text.starts_with('[') && !text.contains('\n')).then(|| text.replace(']', "]\n"))
}

/// A line of a table without the name of its row.
fn after_name(line: &str) -> &str {
    line.split_once([',', ';', '\t']).map_or("", |(_, rest)| rest)
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

/// True if a text looks like a matrix: as many rows as columns of numbers, or a head with names. A single
/// 1 is the name of a point.
pub(super) fn is_matrix(text: &str) -> bool {
    let is_row = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    let rows = || text.lines().filter(is_row);
    let cells = |line| cells(line).collect::<Vec<&str>>();
    names(text).is_some() || is_square(rows().map(cells))
}

/// The names in the head of a table, whose first cell is empty.
fn names(text: &str) -> Option<Vec<&str>> {
    let head = text.lines().find(|line| !line.trim().is_empty())?;
    let named = head.starts_with([',', ';', '\t']).then(|| cells(head).collect::<Vec<_>>())?;
    let rows = || text.lines().filter(|line| !line.trim().is_empty()).skip(1);
    let is_table =
        rows().count() == named.len() && !rows().any(|row| row.starts_with([',', ';', '\t']));
    (is_table && named.iter().any(|name| name.parse::<f64>().is_err())).then_some(named)
}

fn cells(line: &str) -> impl Iterator<Item = &str> {
    let is_separator = |c: char| c.is_whitespace() || matches!(c, ',' | ';');
    line.split(is_separator).filter(|cell| !cell.is_empty())
}

/// A kind of number in a cell.
#[derive(Clone, Copy, PartialEq)]
enum Cell {
    Zero,
    One,
    Whole,
    Decimal,
}

impl Cell {
    fn of(text: &str) -> Option<Cell> {
        let number: f64 = text.parse().ok().filter(|number| f64::is_finite(*number))?;
        Some(match number {
            0.0 => Cell::Zero,
            1.0 => Cell::One,
            _ if text.contains('.') => Cell::Decimal,
            _ => Cell::Whole,
        })
    }
}

/// True for rows of numbers, as many as columns, that are no weighted links: three rows of a matrix of
/// numbers other than 0 and 1 have decimals where points would be named, or are symmetric.
pub(super) fn is_square<'t, R: AsRef<[&'t str]>>(rows: impl Iterator<Item = R>) -> bool {
    let mut found: Vec<Cell> = Vec::new();
    let (mut count, mut side) = (0, 0);
    for row in rows {
        let row = row.as_ref();
        side = if count == 0 { row.len() } else { side };
        count += 1;
        let numbers: Option<Vec<Cell>> = row.iter().map(|cell| Cell::of(cell)).collect();
        match numbers {
            Some(numbers) if row.len() == side && count <= side => found.extend(numbers),
            _ => return false,
        }
    }
    let at = |row: usize, column: usize| found[row * side + column];
    let is_symmetric = || {
        (0..side).all(|i| at(i, i) == Cell::Zero)
            && (0..side)
                .all(|i| (0..i).all(|j| (at(i, j) == Cell::Zero) == (at(j, i) == Cell::Zero)))
    };
    let has_decimals = || (0..side).any(|i| at(i, 0) == Cell::Decimal || at(i, 1) == Cell::Decimal);
    let is_plain = || found.iter().all(|cell| matches!(cell, Cell::Zero | Cell::One));
    count > 1 && count == side && (side > 3 || is_plain() || is_symmetric() || has_decimals())
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
