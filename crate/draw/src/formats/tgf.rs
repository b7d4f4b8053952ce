//! Trivial Graph Format: a line for each point, its name and its label; a line with `#`; a line for
//! each arc, two names and a label that is not read. Opposite arcs are an edge.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::draft::{Draft, Link, Unlabelled};
use super::error::{FormatError, FormatProblem, LeftOut};
use super::imported::{Format, Imported};
use gospace::boards::setup::GraphSetup;
use gospace::limits::MAX_ARCS;

/// Reads a graph. Cost: O(length · log arcs).
pub(super) fn read(text: &str) -> Result<Imported, FormatError> {
    let mut draft = Draft::default();
    let mut pairs = Pairs::default();
    let mut is_past_points = false;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        let done = match (line, is_past_points) {
            ("", _) => Ok(()),
            ("#", false) => {
                is_past_points = true;
                Ok(())
            }
            (_, false) => point(&mut draft, line),
            (_, true) => arc(&mut draft, &mut pairs, line),
        };
        done.map_err(|problem| problem.on(number))?;
    }
    pairs.link(&mut draft)?;
    draft.finish(Format::Tgf, Unlabelled::Nameless)
}

fn point(draft: &mut Draft, line: &str) -> Result<(), FormatProblem> {
    let (name, label) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let point = draft.new_point(name)?;
    let label = label.trim();
    if !label.is_empty() {
        draft.label(point, label.to_owned());
    }
    Ok(())
}

fn arc(draft: &mut Draft, pairs: &mut Pairs, line: &str) -> Result<(), FormatProblem> {
    let mut words = line.split_whitespace();
    let mut end = || {
        let name = words.next().ok_or(FormatProblem::Ended { expected: "the name of a point" })?;
        draft.known(name)
    };
    let ends = [end()?, end()?];
    if words.next().is_some() {
        draft.omissions.add(LeftOut::LinkData);
    }
    pairs.add(ends)
}

/// Arcs, opposite ones merged into edges.
#[derive(Default)]
struct Pairs {
    links: Vec<([u32; 2], Link)>,
    /// The arcs that have no opposite yet, by their ends.
    alone: BTreeMap<[u32; 2], Vec<usize>>,
}

impl Pairs {
    fn add(&mut self, [from, to]: [u32; 2]) -> Result<(), FormatProblem> {
        if let Some(opposite) = self.alone.get_mut(&[to, from]).and_then(Vec::pop) {
            self.links[opposite].1 = Link::Edge;
            return Ok(());
        }
        if self.links.len() == MAX_ARCS {
            return Err(FormatProblem::TooMany { what: "arcs", limit: MAX_ARCS });
        }
        self.alone.entry([from, to]).or_default().push(self.links.len());
        self.links.push(([from, to], Link::Arc));
        Ok(())
    }

    fn link(self, draft: &mut Draft) -> Result<(), FormatProblem> {
        self.links.into_iter().try_for_each(|(ends, link)| draft.link(ends, link))
    }
}

/// Writes a graph, its points numbered from 1. In a label every line break becomes a space.
pub(super) fn write(graph: &GraphSetup) -> String {
    let mut out = String::new();
    for point in 0..graph.points.len() {
        let _ = write!(out, "{}", point + 1);
        let label = graph.labels.as_ref().map_or("", |labels| &labels[point]);
        if !label.is_empty() {
            let _ = write!(out, " {}", label.replace(char::is_control, " "));
        }
        out.push('\n');
    }
    out.push_str("#\n");
    for &[a, b] in &graph.edges {
        let _ = write!(out, "{0} {1}\n{1} {0}\n", a + 1, b + 1);
    }
    for &[a, b] in &graph.arcs {
        let _ = writeln!(out, "{} {}", a + 1, b + 1);
    }
    out
}
