//! Tables of links: a line with the names of the columns, such as `Source,Target,Type`, then a line for
//! each link. A link is one-way if its type says "directed".

use std::borrow::Cow;

use super::draft::{Draft, Link};
use super::error::{FormatError, FormatProblem, LeftOut};

const SEPARATORS: [char; 3] = [',', ';', '\t'];
const FROM: [&str; 6] = ["source", "from", "src", "start", "tail", "node1"];
const TO: [&str; 7] = ["target", "to", "dst", "destination", "end", "head", "node2"];

/// The places of the columns in a line.
pub(super) struct Columns {
    separator: char,
    from: usize,
    to: usize,
    kind: Option<usize>,
}

impl Columns {
    /// The columns that the first line names, if it does.
    pub(super) fn of(text: &str) -> Option<Columns> {
        let head = text.lines().find(|line| !line.trim().is_empty())?;
        SEPARATORS.into_iter().find_map(|separator| {
            let names: Vec<String> =
                fields(head, separator).ok()?.iter().map(|name| name.to_lowercase()).collect();
            let at = |known: &[&str]| names.iter().position(|name| known.contains(&name.as_str()));
            Some(Columns { separator, from: at(&FROM)?, to: at(&TO)?, kind: at(&["type"]) })
        })
    }
}

/// Reads the lines after the head. Cost: O(length · log points).
pub(super) fn read(text: &str, columns: &Columns, draft: &mut Draft) -> Result<(), FormatError> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    for (number, line) in lines.skip(1) {
        row(line, columns, draft).map_err(|problem| problem.on(number))?;
    }
    Ok(())
}

fn row(line: &str, columns: &Columns, draft: &mut Draft) -> Result<(), FormatProblem> {
    let fields = fields(line, columns.separator)?;
    let mut point = |at: usize| match fields.get(at) {
        Some(name) if !name.is_empty() => draft.point(name),
        _ => Err(FormatProblem::Ended { expected: "the name of a point" }),
    };
    let ends = [point(columns.from)?, point(columns.to)?];
    let kind = columns.kind.and_then(|at| fields.get(at));
    let is_directed = kind.is_some_and(|kind| kind.eq_ignore_ascii_case("directed"));
    let known = [Some(columns.from), Some(columns.to), columns.kind];
    if fields.iter().enumerate().any(|(at, field)| !known.contains(&Some(at)) && !field.is_empty())
    {
        draft.omissions.add(LeftOut::LinkData);
    }
    draft.link(ends, if is_directed { Link::Arc } else { Link::Edge })
}

/// The fields of a line, of which some are quoted; a quote in one is doubled.
fn fields(line: &str, separator: char) -> Result<Vec<Cow<'_, str>>, FormatProblem> {
    let mut fields = Vec::new();
    let mut rest = Some(line);
    while let Some(text) = rest {
        if let Some(quoted) = text.trim_start().strip_prefix('"') {
            let end = closing_quote(quoted)?;
            fields.push(Cow::Owned(quoted[..end].replace("\"\"", "\"")));
            rest = quoted[end + 1..].split_once(separator).map(|(_, after)| after);
        } else {
            let (field, after) = text.split_once(separator).unzip();
            fields.push(Cow::Borrowed(field.unwrap_or(text).trim()));
            rest = after;
        }
    }
    Ok(fields)
}

fn closing_quote(text: &str) -> Result<usize, FormatProblem> {
    let mut from = 0;
    while let Some(at) = text[from..].find('"') {
        let end = from + at;
        if !text[end + 1..].starts_with('"') {
            return Ok(end);
        }
        from = end + 2;
    }
    Err(FormatProblem::Unclosed { what: "a quoted name" })
}
