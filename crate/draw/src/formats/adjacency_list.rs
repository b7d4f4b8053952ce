//! Adjacency lists, as networkx writes them: a line for each point, its name and those of its neighbours; or a line
//! with its name and their number, and a line for each of them.

use std::collections::BTreeSet;

use super::draft::{Draft, Link, Unlabelled};
use super::error::{FormatError, FormatProblem, LeftOut};
use super::imported::{Format, Imported};

/// A line with its number and its words, up to a comment.
type Line<'t> = (u32, Vec<&'t str>);

/// True for a text that is one of these lists and not a list of links: every name begins one line, and some line
/// has more than two; or each point is followed by as many lines as its number says, with data in braces. A list of
/// links is known at the first name that begins a second line.
pub(super) fn is_list(text: &str) -> bool {
    if text.contains('{') && is_multiline(&lines(text).collect::<Vec<_>>()) {
        return true;
    }
    let is_sign = |word: &&str| word.contains(['"', '=', '@', ';', '>']) || word.contains("--");
    let mut heads = BTreeSet::new();
    lines(text).all(|(_, words)| !words.iter().any(is_sign) && heads.insert(head(words[0])))
        && lines(text).any(|(_, words)| words.len() > 2)
        && lines(text).all(|(_, words)| words[1..].iter().all(|word| heads.contains(word)))
}

/// Reads a list. Cost: O(length · log points).
pub(super) fn read(text: &str) -> Result<Imported, FormatError> {
    let lines: Vec<Line<'_>> = lines(text).collect();
    let mut draft = Draft::default();
    if is_multiline(&lines) {
        let mut rest = &lines[..];
        while let [(_, first), after @ ..] = rest {
            let count = degree(first).unwrap_or_default();
            for (line, words) in &after[..count] {
                draft.omissions.add_all(LeftOut::LinkData, usize::from(has_data(words)));
                link(&mut draft, first[0], words[0], *line)?;
            }
            rest = &after[count..];
        }
        return finish(draft);
    }
    for (line, words) in &lines {
        draft.point(head(words[0])).map_err(|problem| problem.on(*line))?;
        for word in &words[1..] {
            link(&mut draft, head(words[0]), word, *line)?;
        }
    }
    finish(draft)
}

fn link(draft: &mut Draft, a: &str, b: &str, line: u32) -> Result<(), FormatError> {
    let ends = draft.point(a).and_then(|a| Ok([a, draft.point(b)?]));
    ends.and_then(|ends| draft.link(ends, Link::Edge)).map_err(|problem| problem.on(line))
}

/// A link may stand in the lines of both of its ends.
fn finish(mut draft: Draft) -> Result<Imported, FormatError> {
    draft.merge_edges();
    if draft.is_empty() {
        return Err(FormatProblem::Ended { expected: "the name of a point" }.into());
    }
    draft.finish(Format::AdjacencyList, Unlabelled::Nameless)
}

fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let numbered = (1..).zip(text.lines()).map(|(number, line)| (number, words(line)));
    numbered.filter(|(_, words)| !words.is_empty())
}

fn words(line: &str) -> Vec<&str> {
    let code = line.split('#').next().unwrap_or_default();
    code.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect()
}

/// A colon may follow the name of a line's point.
fn head(word: &str) -> &str {
    word.strip_suffix(':').unwrap_or(word)
}

fn degree(words: &[&str]) -> Option<usize> {
    let [_, degree] = words else { return None };
    degree.parse().ok()
}

fn has_data(words: &[&str]) -> bool {
    words.len() > 1 && words[1] != "{}"
}

fn is_multiline(lines: &[Line<'_>]) -> bool {
    let is_neighbour =
        |(_, words): &Line<'_>| words.get(1).is_some_and(|data| data.starts_with('{'));
    let mut rest = lines;
    while let [(_, first), after @ ..] = rest {
        match degree(first) {
            Some(count) if count <= after.len() && after[..count].iter().all(is_neighbour) => {
                rest = &after[count..];
            }
            _ => return false,
        }
    }
    lines.iter().any(is_neighbour)
}
