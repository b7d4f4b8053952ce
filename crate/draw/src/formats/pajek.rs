//! Pajek networks: sections that begin with a star. Points have numbers from 1.

use super::draft::{Draft, Link, Unlabelled, coordinate};
use super::error::{FormatError, FormatProblem, LeftOut};
use super::imported::{Format, Imported};
use gospace::limits::MAX_PLACEMENTS;

/// True if a text begins with a section, after its comments.
pub(super) fn is_network(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.find(|line| !line.starts_with('%')).is_some_and(|line| {
        let word = line.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
        word == "*network" || word == "*vertices"
    })
}

/// The meaning of the lines of a section.
enum Section {
    Vertices,
    Links(Link),
    /// A point and all at the other ends of its links.
    Lists(Link),
    Nothing,
}

/// Reads a network. Cost: O(length · log points).
pub(super) fn read(text: &str) -> Result<Imported, FormatError> {
    let mut draft = Draft::default();
    let mut section = Section::Nothing;
    let mut places = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('%') {
            continue;
        }
        let done = if line.starts_with('*') {
            begin(&mut draft, line).map(|begun| section = begun)
        } else {
            words(line).and_then(|words| match &section {
                Section::Vertices => vertex(&mut draft, &words, &mut places),
                Section::Links(link) => {
                    draft.omissions.add_all(LeftOut::LinkData, usize::from(words.len() > 2));
                    links(&mut draft, words.get(..2).unwrap_or(&words), *link)
                }
                Section::Lists(link) => links(&mut draft, &words, *link),
                Section::Nothing => Err(FormatProblem::unexpected("*Vertices", line)),
            })
        };
        done.map_err(|problem| problem.on(number))?;
    }
    if draft.is_empty() {
        return Err(FormatProblem::Ended { expected: "*Vertices" }.into());
    }
    // networkx writes the same place for all.
    let is_drawn = places.len() == 1 || places.iter().any(|(_, place)| *place != places[0].1);
    for (point, place) in places.into_iter().filter(|_| is_drawn) {
        draft.place(point, place);
    }
    draft.finish(Format::Pajek, Unlabelled::Nameless)
}

fn begin(draft: &mut Draft, line: &str) -> Result<Section, FormatProblem> {
    let mut words = line.split_whitespace();
    let name = words.next().unwrap_or_default().to_ascii_lowercase();
    let link = if name.starts_with("*arcs") { Link::Arc } else { Link::Edge };
    match name.as_str() {
        "*network" => Ok(Section::Nothing),
        "*vertices" => {
            let count = words.next().ok_or(FormatProblem::Ended { expected: COUNT })?;
            let count: usize =
                count.parse().map_err(|_| FormatProblem::unexpected(COUNT, count))?;
            if count > MAX_PLACEMENTS {
                return Err(FormatProblem::TooMany { what: "points", limit: MAX_PLACEMENTS });
            }
            (1..=count).try_for_each(|point| draft.new_point(&point.to_string()).map(|_| ()))?;
            Ok(Section::Vertices)
        }
        "*arcs" | "*edges" => Ok(Section::Links(link)),
        "*arcslist" | "*edgeslist" => Ok(Section::Lists(link)),
        _ => Err(FormatProblem::unexpected(
            "*Network, *Vertices, *Edges, *Arcs, *Edgeslist or *Arcslist",
            line,
        )),
    }
}

const COUNT: &str = "the number of points";

fn vertex(
    draft: &mut Draft,
    words: &[&str],
    places: &mut Vec<(u32, [f64; 2])>,
) -> Result<(), FormatProblem> {
    let [number, rest @ ..] = words else { return Ok(()) };
    let point = draft.known(number)?;
    if let Some(label) = rest.first().filter(|label| label != &number) {
        draft.label(point, (*label).to_owned());
    }
    if let [_, x, y, ..] = rest
        && let (Ok(x), Ok(y)) = (coordinate(x), coordinate(y))
    {
        places.push((point, [x, y]));
    }
    Ok(())
}

fn links(draft: &mut Draft, words: &[&str], link: Link) -> Result<(), FormatProblem> {
    let [first, others @ ..] = words else { return Ok(()) };
    let a = draft.known(first)?;
    if others.is_empty() {
        return Err(FormatProblem::Ended { expected: "the number of a point" });
    }
    others.iter().try_for_each(|other| {
        let b = draft.known(other)?;
        draft.link([a, b], link)
    })
}

/// Words and quoted texts.
fn words(line: &str) -> Result<Vec<&str>, FormatProblem> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let (word, after) = match rest.strip_prefix('"') {
            Some(quoted) => {
                quoted.split_once('"').ok_or(FormatProblem::Unclosed { what: "a quoted name" })?
            }
            None => rest.split_once(char::is_whitespace).unwrap_or((rest, "")),
        };
        words.push(word);
        rest = after.trim_start();
    }
    Ok(words)
}
