//! Edge lists: a line for each link, `a b`, `a, b` or `a -- b` for an edge, `a -> b` for an arc; a
//! line for a single point, `a`, optionally with its place and label, `a @ x y = "label"`. A name
//! may be quoted. A `#` begins a comment. After a link a word, numbers or data in braces may follow, which are not read. Or a table whose head names its columns.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write;

use super::csv;
use super::draft::{Draft, Link, Unlabelled, coordinate};
use super::error::{FormatError, FormatProblem, LeftOut};
use super::imported::{Format, Imported};
use gospace::boards::setup::GraphSetup;

#[derive(Clone, Debug, PartialEq)]
enum Token<'t> {
    Name(Cow<'t, str>),
    Edge,
    Arc,
    At,
    Is,
    /// Data in braces, to the end of the line.
    Data,
}

/// Reads an edge list. Cost: O(length · log points).
pub(super) fn read(text: &str) -> Result<Imported, FormatError> {
    let mut draft = Draft::default();
    if let Some(columns) = csv::Columns::of(text) {
        csv::read(text, &columns, &mut draft)?;
        return draft.finish(Format::EdgeList, Unlabelled::Nameless);
    }
    for (number, line) in (1..).zip(text.lines()) {
        let tokens = tokens(line).map_err(|problem| problem.on(number))?;
        statement(&mut draft, &tokens).map_err(|problem| problem.on(number))?;
    }
    draft.finish(Format::EdgeList, Unlabelled::Nameless)
}

fn statement(draft: &mut Draft, tokens: &[Token<'_>]) -> Result<(), FormatProblem> {
    let Some((first, rest)) = tokens.split_first() else { return Ok(()) };
    let a = draft.point(name(Some(first))?)?;
    let (link, rest) = match rest.first() {
        None => return Ok(()),
        Some(Token::At | Token::Is) => return about(draft, a, rest),
        Some(Token::Data) => {
            draft.omissions.add(LeftOut::Attributes);
            return Ok(());
        }
        Some(Token::Name(_)) => (Link::Edge, rest),
        Some(Token::Edge) => (Link::Edge, &rest[1..]),
        Some(Token::Arc) => (Link::Arc, &rest[1..]),
    };
    let b = draft.point(name(rest.first())?)?;
    draft.link([a, b], link)?;
    let data = &rest[1..];
    let is_number =
        |token: &Token<'_>| matches!(token, Token::Name(name) if name.parse::<f64>().is_ok());
    match data {
        [] => {}
        [Token::Name(_)] | [Token::Data] => draft.omissions.add(LeftOut::LinkData),
        _ if data.iter().all(is_number) => draft.omissions.add(LeftOut::LinkData),
        [Token::Name(_), sign, ..] | [sign, ..] => {
            return Err(FormatProblem::unexpected("the end of the line", sign_of(sign)));
        }
    }
    Ok(())
}

/// The rest of a point's line: `@ x y`, `= label`, or both.
fn about(draft: &mut Draft, point: u32, mut rest: &[Token<'_>]) -> Result<(), FormatProblem> {
    if rest.first() == Some(&Token::At) {
        let x = coordinate(name(rest.get(1))?)?;
        let y = coordinate(name(rest.get(2))?)?;
        draft.place(point, [x, y]);
        rest = &rest[3..];
    }
    if rest.first() == Some(&Token::Is) {
        draft.label(point, name(rest.get(1))?.to_owned());
        rest = &rest[2..];
    }
    match rest.first() {
        None => Ok(()),
        Some(token) => Err(FormatProblem::unexpected("the end of the line", sign_of(token))),
    }
}

fn name<'a>(token: Option<&'a Token<'_>>) -> Result<&'a str, FormatProblem> {
    match token {
        None => Err(FormatProblem::Ended { expected: "a name" }),
        Some(Token::Name(name)) => Ok(name),
        Some(sign) => Err(FormatProblem::unexpected("a name", sign_of(sign))),
    }
}

fn sign_of<'a>(token: &'a Token<'_>) -> &'a str {
    match token {
        Token::Name(name) => name,
        Token::Edge => "--",
        Token::Arc => "->",
        Token::At => "@",
        Token::Is => "=",
        Token::Data => "{",
    }
}

/// The words and signs of a line.
fn tokens(line: &str) -> Result<Vec<Token<'_>>, FormatProblem> {
    let mut tokens = Vec::new();
    let mut rest = line;
    loop {
        rest = rest.trim_start_matches(is_separator);
        let sign = [("--", Token::Edge), ("->", Token::Arc), ("@", Token::At), ("=", Token::Is)]
            .into_iter()
            .find(|(sign, _)| rest.starts_with(sign));
        if rest.is_empty() || rest.starts_with('#') {
            return Ok(tokens);
        } else if rest.starts_with('{') {
            tokens.push(Token::Data);
            return Ok(tokens);
        } else if let Some((sign, token)) = sign {
            tokens.push(token);
            rest = &rest[sign.len()..];
        } else if let Some(quoted) = rest.strip_prefix('"') {
            let (name, after) = unquoted(quoted)?;
            tokens.push(Token::Name(Cow::Owned(name)));
            rest = after;
        } else {
            let (name, after) = rest.split_at(bare_length(rest));
            tokens.push(Token::Name(Cow::Borrowed(name)));
            rest = after;
        }
    }
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ',' || c == ';'
}

/// The length of a name without quotes: to a separator, a sign or a quote. Not 0.
fn bare_length(text: &str) -> usize {
    let ends = |at: usize, c: char| {
        is_separator(c)
            || matches!(c, '@' | '=' | '"')
            || text[at..].starts_with("--")
            || text[at..].starts_with("->")
    };
    let end = text.char_indices().skip(1).find(|&(at, c)| ends(at, c));
    end.map_or(text.len(), |(at, _)| at)
}

/// The text up to a closing quote, in which `\n` is a new line and a backslash otherwise means
/// what follows it; and what comes after the quote.
fn unquoted(text: &str) -> Result<(String, &str), FormatProblem> {
    let mut name = String::new();
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Ok((name, &text[at + 1..])),
            '\\' => match chars.next() {
                Some((_, 'n')) => name.push('\n'),
                Some((_, 'r')) => name.push('\r'),
                Some((_, other)) => name.push(other),
                None => break,
            },
            other => name.push(other),
        }
    }
    Err(FormatProblem::Unclosed { what: "a quoted name" })
}

/// Writes every point with its place, then every link. The names are the labels if these are
/// distinct, else numbers with the labels beside them.
pub(super) fn write(graph: &GraphSetup) -> String {
    let mut out = String::new();
    let naming = naming(graph);
    for (point, [x, y]) in graph.points.iter().enumerate() {
        let name = naming.name(point as u32);
        let _ = write!(out, "{name} @ {x} {y}");
        if let Naming::Numbers { labels: Some(labels) } = &naming {
            let _ = write!(out, " = {}", quoted(&labels[point]));
        }
        out.push('\n');
    }
    for (links, sign) in [(&graph.edges, "--"), (&graph.arcs, "->")] {
        for &[a, b] in links {
            let _ = writeln!(out, "{} {sign} {}", naming.name(a), naming.name(b));
        }
    }
    out
}

/// The names of the points in a list.
enum Naming<'a> {
    Numbers { labels: Option<&'a [String]> },
    Labels(Vec<String>),
}

impl Naming<'_> {
    fn name(&self, point: u32) -> Cow<'_, str> {
        match self {
            Naming::Numbers { .. } => Cow::Owned(point.to_string()),
            Naming::Labels(names) => Cow::Borrowed(&names[point as usize]),
        }
    }
}

fn naming(graph: &GraphSetup) -> Naming<'_> {
    let Some(labels) = &graph.labels else { return Naming::Numbers { labels: None } };
    let distinct: BTreeSet<_> = labels.iter().filter(|label| !label.is_empty()).collect();
    // Numbers as labels could be taken for the numbers of the points.
    let has_word =
        |label: &String| !label.trim_start_matches('n').bytes().all(|b| b.is_ascii_digit());
    if distinct.len() == graph.points.len() && labels.iter().any(has_word) {
        Naming::Labels(labels.iter().map(|label| bare_or_quoted(label)).collect())
    } else {
        Naming::Numbers { labels: Some(labels) }
    }
}

fn bare_or_quoted(name: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    if name.chars().all(is_plain) { name.to_owned() } else { quoted(name) }
}

fn quoted(name: &str) -> String {
    let mut out = String::from('"');
    for c in name.chars() {
        match c {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '"' | '\\' => out.extend(['\\', c]),
            other => out.push(other),
        }
    }
    out.push('"');
    out
}
