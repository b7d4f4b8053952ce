//! Lists in brackets, as programs print them: pairs, `[[0,1],[1,2]]`, also with weights; the neighbours
//! of each point, `[[1,2],[0],[0]]`, counted from 0 or 1; parents, `[-1,0,0]`; matrices.

use super::draft::{Draft, Link, Unlabelled};
use super::error::{FormatError, FormatProblem, LeftOut, Notice, Reading};
use super::imported::{Format, Imported};
use super::matrix;
use gospace::limits::MAX_ARCS;
use gospace::order;

const EXPECTED: &str = "pairs, lists of neighbours, parents or a matrix";

/// Inner lists, or one list that stands alone.
struct Lists<'t> {
    cells: Vec<&'t str>,
    /// The end of each inner list in the cells, and its line.
    ends: Vec<(u32, u32)>,
    is_nested: bool,
}

pub(super) fn is_array(text: &str) -> bool {
    text.trim_start().starts_with('[')
}

/// True for rows in brackets that make a matrix.
pub(super) fn is_matrix(text: &str) -> bool {
    is_array(text)
        && lists(text).is_ok_and(|lists| lists.is_nested && matrix::is_square(lists.rows()))
}

/// Reads links. Cost: O(length · log links).
pub(super) fn read(text: &str) -> Result<Imported, FormatError> {
    let lists = lists(text)?;
    let mut draft = Draft::default();
    let reading = links(&lists, &mut draft)?;
    let mut imported = draft.finish(Format::EdgeList, Unlabelled::Nameless)?;
    imported.notices.extend(reading.map(|what| Notice::ReadAs { what }));
    Ok(imported)
}

fn links(lists: &Lists<'_>, draft: &mut Draft) -> Result<Option<Reading>, FormatError> {
    if !lists.is_nested {
        parents(&lists.cells, draft)?;
        return Ok(Some(Reading::Parents));
    }
    let neighbours = lists.neighbours();
    let all_have = |count: usize| lists.rows().all(|row| row.len() == count);
    let is_mutual = neighbours.as_ref().is_some_and(|(_, arcs)| is_mutual(arcs));
    if !is_mutual && (all_have(2) || all_have(3)) {
        pairs(lists, draft)?;
        return Ok(None);
    }
    let Some((first, arcs)) = neighbours else {
        let found = lists.rows().find(|row| row.len() != 2).unwrap_or_default();
        return Err(FormatProblem::unexpected(EXPECTED, &format!("[{}]", found.join(","))).into());
    };
    join(lists.ends.len(), first, &arcs, draft)?;
    Ok(Some(Reading::Neighbours))
}

fn pairs(lists: &Lists<'_>, draft: &mut Draft) -> Result<(), FormatError> {
    for (row, &(_, line)) in lists.rows().zip(&lists.ends) {
        let [a, b, rest @ ..] = row else { continue };
        if !rest.is_empty() {
            draft.omissions.add(LeftOut::LinkData);
        }
        let ends = draft.point(a).and_then(|a| Ok([a, draft.point(b)?]));
        ends.and_then(|ends| draft.link(ends, Link::Edge)).map_err(|problem| problem.on(line))?;
    }
    Ok(())
}

/// Joins numbered points by ascending arcs; opposite ones make an edge.
fn join(
    count: usize,
    first: u32,
    arcs: &[[u32; 2]],
    draft: &mut Draft,
) -> Result<(), FormatProblem> {
    for point in 0..count as u32 {
        draft.point(&(point + first).to_string())?;
    }
    for &[a, b] in arcs {
        match arcs.binary_search(&[b, a]) {
            Ok(_) if a > b => {}
            Ok(_) => draft.link([a, b], Link::Edge)?,
            Err(_) => draft.link([a, b], Link::Arc)?,
        }
    }
    Ok(())
}

fn is_mutual(arcs: &[[u32; 2]]) -> bool {
    !arcs.is_empty() && arcs.iter().all(|&[a, b]| a != b && arcs.binary_search(&[b, a]).is_ok())
}

fn parents(cells: &[&str], draft: &mut Draft) -> Result<(), FormatProblem> {
    let expected = "the number of a parent from 0, or -1 for none";
    for point in 0..cells.len() {
        draft.point(&point.to_string())?;
    }
    for (point, &cell) in (0u32..).zip(cells) {
        if matches!(cell, "-1" | "null" | "None") {
            continue;
        }
        match cell.parse::<u32>() {
            Ok(parent) if parent != point && (parent as usize) < cells.len() => {
                draft.link([parent, point], Link::Edge)?;
            }
            _ => return Err(FormatProblem::unexpected(expected, cell)),
        }
    }
    Ok(())
}

impl<'t> Lists<'t> {
    fn rows(&self) -> impl Iterator<Item = &[&'t str]> {
        let starts = std::iter::once(0).chain(self.ends.iter().map(|&(end, _)| end));
        starts.zip(&self.ends).map(|(start, &(end, _))| &self.cells[start as usize..end as usize])
    }

    /// The number of the first point, and the arcs to the neighbours in ascending order, each once, if
    /// all cells are the numbers of inner lists, from 0 or from 1.
    fn neighbours(&self) -> Option<(u32, Vec<[u32; 2]>)> {
        let count = self.ends.len() as u32;
        let numbers: Vec<u32> =
            self.cells.iter().map(|cell| cell.parse().ok()).collect::<Option<_>>()?;
        let first = u32::from(numbers.iter().all(|&number| number >= 1));
        let first = if numbers.iter().all(|&number| number < count) { 0 } else { first };
        if numbers.iter().any(|&number| number >= count + first) {
            return None;
        }
        let mut numbers = numbers.into_iter();
        let mut arcs = Vec::new();
        for (point, row) in (0u32..).zip(self.rows()) {
            arcs.extend(numbers.by_ref().take(row.len()).map(|number| [point, number - first]));
        }
        order::ascending(&mut arcs);
        arcs.dedup();
        Some((first, arcs))
    }
}

/// Reads brackets, round or square, words and numbers between commas or spaces, and quoted words.
fn lists(text: &str) -> Result<Lists<'_>, FormatError> {
    let mut lists = Lists { cells: Vec::new(), ends: Vec::new(), is_nested: false };
    let (mut depth, mut deepest, mut line) = (0, 0, 1);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '[' | '(' => {
                let closed = lists.ends.last().map_or(0, |&(end, _)| end as usize);
                if depth > 0 && lists.cells.len() > closed {
                    return Err(FormatProblem::unexpected(EXPECTED, rest).on(line));
                }
                depth += 1;
                deepest = depth.max(deepest);
                1
            }
            ']' | ')' => {
                if depth != 1 || deepest == 1 {
                    lists.ends.push((lists.cells.len() as u32, line));
                }
                depth -= 1;
                1
            }
            '\n' => {
                line += 1;
                1
            }
            ',' => 1,
            c if c.is_whitespace() => c.len_utf8(),
            _ => {
                let (cell, length) = cell(rest).map_err(|problem| problem.on(line))?;
                lists.cells.push(cell);
                length
            }
        };
        let is_word = !matches!(c, '[' | '(' | ']' | ')' | ',') && !c.is_whitespace();
        if !(0..=2).contains(&depth) || (is_word && (depth == 0 || depth < deepest)) {
            return Err(FormatProblem::unexpected(EXPECTED, rest).on(line));
        }
        if lists.cells.len().max(lists.ends.len()) > MAX_ARCS {
            return Err(FormatProblem::TooMany { what: "arcs", limit: MAX_ARCS }.into());
        }
        rest = &rest[length..];
    }
    if depth > 0 {
        return Err(FormatProblem::Unclosed { what: "a list" }.on(line));
    }
    lists.is_nested = deepest == 2 || lists.ends.len() > 1;
    Ok(lists)
}

/// A word or number, or a quoted text, and its length with the quotes.
fn cell(text: &str) -> Result<(&str, usize), FormatProblem> {
    for quote in ['"', '\''] {
        if let Some(quoted) = text.strip_prefix(quote) {
            let unclosed = FormatProblem::Unclosed { what: "a quoted name" };
            let end = quoted.find(quote).ok_or(unclosed)?;
            return Ok((&quoted[..end], end + 2));
        }
    }
    let ends = |c: char| c.is_whitespace() || matches!(c, '[' | ']' | '(' | ')' | ',' | '"');
    let end = text.find(ends).unwrap_or(text.len());
    Ok((&text[..end], end))
}
