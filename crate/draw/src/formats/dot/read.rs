//! Reads DOT. Nested groups are kept in a list, since they may be deep.

use super::token::{Token, Tokens};
use crate::formats::draft::{Draft, Link, Unlabelled, coordinate};
use crate::formats::error::{FormatError, FormatProblem, LeftOut};
use crate::formats::imported::{Format, Imported};
use gospace::limits::{MAX_ARCS, MAX_NESTING};

/// Reads the first graph of a text. Cost: O(length · log points), and the links between groups.
pub(in crate::formats) fn read(text: &str) -> Result<Imported, FormatError> {
    let mut reader = Reader {
        tokens: Tokens::new(text),
        draft: Draft::default(),
        mentioned: Vec::new(),
        groups: Vec::new(),
        sign: Link::Edge,
        waiting: 0,
    };
    reader.head()?;
    while !reader.groups.is_empty() {
        reader.statement()?;
    }
    if reader.tokens.next()?.is_some() {
        reader.draft.omissions.add(LeftOut::Further);
    }
    reader.draft.finish(Format::Dot, Unlabelled::ByName)
}

struct Reader<'t> {
    tokens: Tokens<'t>,
    draft: Draft,
    /// Points in the order in which the open groups name them; a group's are the last ones.
    mentioned: Vec<u32>,
    groups: Vec<Group>,
    /// The default kind of a link.
    sign: Link,
    /// The number of links in the chains that are still open.
    waiting: usize,
}

/// An open pair of braces.
struct Group {
    /// Its points are those mentioned from here on.
    first: usize,
    /// The line of its brace.
    line: u32,
    /// The kind of its links.
    link: Link,
    /// The statement around the group, of which it is an end.
    chain: Chain,
}

/// Ends joined by signs, as far as they are read: `a -- {b c} -- d`.
#[derive(Default)]
struct Chain {
    /// The end before the sign that was read last.
    last: Option<Vec<u32>>,
    links: Vec<[u32; 2]>,
}

impl Reader<'_> {
    /// `strict digraph name {`
    fn head(&mut self) -> Result<(), FormatError> {
        let mut word = self.keyword()?;
        if word.as_deref() == Some("strict") {
            self.tokens.next()?;
            word = self.keyword()?;
        }
        self.sign = match word.as_deref() {
            Some("graph") => Link::Edge,
            Some("digraph") => Link::Arc,
            _ => return Err(self.unexpected("graph or digraph")?),
        };
        self.tokens.next()?;
        if let Some(Token::Word { .. }) = self.tokens.peek()? {
            self.tokens.next()?;
        }
        if !self.tokens.accept(&Token::Sign('{'))? {
            return Err(self.unexpected("{")?);
        }
        self.open(Chain::default(), self.sign)
    }

    fn open(&mut self, chain: Chain, link: Link) -> Result<(), FormatError> {
        let line = self.tokens.token_line();
        if self.groups.len() == MAX_NESTING {
            return Err(FormatProblem::TooDeep.on(line));
        }
        self.groups.push(Group { first: self.mentioned.len(), line, link, chain });
        Ok(())
    }

    /// One statement, or the beginning or end of a group.
    fn statement(&mut self) -> Result<(), FormatError> {
        if self.tokens.accept(&Token::Sign('}'))? {
            return self.close();
        }
        if self.tokens.accept(&Token::Sign(';'))? || self.tokens.accept(&Token::Sign(','))? {
            return Ok(());
        }
        match self.keyword()?.as_deref() {
            Some(word @ ("graph" | "node" | "edge")) => self.defaults(word == "edge"),
            _ => self.chain(Some(Chain::default())),
        }
    }

    /// The rest of a statement, up to its end or to a group in it.
    fn chain(&mut self, mut chain: Option<Chain>) -> Result<(), FormatError> {
        while let Some(begun) = chain {
            chain = self.end_of_link(begun)?;
        }
        Ok(())
    }

    /// `edge [dir=none]`: defaults for the rest of the group.
    fn defaults(&mut self, of_edges: bool) -> Result<(), FormatError> {
        self.tokens.next()?;
        let attributes = self.attributes()?;
        if let (true, Some(link), Some(group)) = (of_edges, attributes.link, self.groups.last_mut())
        {
            group.link = link;
        }
        let unused = [
            attributes.label.is_some(),
            attributes.place.is_some(),
            attributes.link.is_some() && !of_edges,
        ];
        for _ in unused.iter().filter(|is_given| **is_given) {
            self.draft.omissions.add(LeftOut::Attributes);
        }
        Ok(())
    }

    /// A point or a group, which is an end of a link if a sign stands before or after it. Gives the
    /// chain back if another end follows.
    fn end_of_link(&mut self, chain: Chain) -> Result<Option<Chain>, FormatError> {
        if self.keyword()?.as_deref() == Some("subgraph") {
            self.tokens.next()?;
            if let Some(Token::Word { .. }) = self.tokens.peek()? {
                self.tokens.next()?;
            }
            if self.tokens.peek()? != Some(&Token::Sign('{')) {
                return Err(self.unexpected("{")?);
            }
        }
        let inherited = self.groups.last().map_or(self.sign, |group| group.link);
        if self.tokens.accept(&Token::Sign('{'))? {
            self.draft.omissions.add(LeftOut::Groups);
            return self.open(chain, inherited).map(|()| None);
        }
        let Some(Token::Word { text: name, .. }) = self.tokens.peek()?.cloned() else {
            return Err(self.unexpected("a statement")?);
        };
        let line = self.tokens.token_line();
        self.tokens.next()?;
        if chain.last.is_none() && self.tokens.accept(&Token::Sign('='))? {
            self.draft.omissions.add(LeftOut::Attributes);
            return self.value().map(|_| None);
        }
        let point = self.draft.point(&name).map_err(|problem| problem.on(line))?;
        self.mentioned.push(point);
        self.port()?;
        self.after_end(chain, vec![point], Some((point, &name)))
    }

    /// `:port:compass`, which is left out.
    fn port(&mut self) -> Result<(), FormatError> {
        while self.tokens.accept(&Token::Sign(':'))? {
            self.draft.omissions.add(LeftOut::Ports);
            self.value()?;
        }
        Ok(())
    }

    /// The rest after an end: a sign and the next end, or attributes and the next statement.
    fn after_end(
        &mut self,
        mut chain: Chain,
        end: Vec<u32>,
        alone: Option<(u32, &str)>,
    ) -> Result<Option<Chain>, FormatError> {
        let line = self.tokens.token_line();
        let is_alone = chain.last.is_none();
        self.join(&mut chain, &end).map_err(|problem| problem.on(line))?;
        if self.tokens.accept(&Token::Edge)? || self.tokens.accept(&Token::Arc)? {
            chain.last = Some(end);
            return Ok(Some(chain));
        }
        let attributes = self.attributes()?;
        if let (true, Some((point, name))) = (is_alone, alone) {
            attributes.apply(&mut self.draft, point, name);
            return Ok(None);
        }
        if attributes.label.is_some() {
            self.draft.omissions.add(LeftOut::LinkData);
        }
        let inherited = self.groups.last().map_or(self.sign, |group| group.link);
        let link = attributes.link.unwrap_or(inherited);
        self.waiting -= chain.links.len();
        if attributes.is_back {
            return Ok(None);
        }
        let bend = middle_of(&attributes.curve).filter(|_| chain.links.len() == 1);
        let mut links = chain.links.into_iter();
        let done = links.try_for_each(|ends| self.draft.link(ends, link));
        done.map_err(|problem| problem.on(line))?;
        bend.into_iter().for_each(|bend| self.draft.bend(link, bend));
        Ok(None)
    }

    /// Links every point of the end before with every one of this end.
    fn join(&mut self, chain: &mut Chain, end: &[u32]) -> Result<(), FormatProblem> {
        let Some(last) = &chain.last else { return Ok(()) };
        let count = last.len().saturating_mul(end.len());
        if count > MAX_ARCS - self.waiting {
            return Err(FormatProblem::TooMany { what: "arcs", limit: MAX_ARCS });
        }
        self.waiting += count;
        chain.links.extend(last.iter().flat_map(|&a| end.iter().map(move |&b| [a, b])));
        Ok(())
    }

    /// The end of a group. Its points, each once, are the end of a link if there is one.
    fn close(&mut self) -> Result<(), FormatError> {
        let Some(group) = self.groups.pop() else { return Ok(()) };
        if self.groups.is_empty() {
            return Ok(());
        }
        let mut points = self.mentioned.split_off(group.first);
        points.sort_unstable();
        points.dedup();
        self.mentioned.extend_from_slice(&points);
        let chain = self.after_end(group.chain, points, None)?;
        self.chain(chain)
    }

    /// `[name = value, …]`, none or some of them.
    fn attributes(&mut self) -> Result<Attributes, FormatError> {
        let mut attributes = Attributes::default();
        while self.tokens.accept(&Token::Sign('['))? {
            while !self.tokens.accept(&Token::Sign(']'))? {
                if self.tokens.accept(&Token::Sign(';'))?
                    || self.tokens.accept(&Token::Sign(','))?
                {
                    continue;
                }
                self.attribute(&mut attributes)?;
            }
        }
        Ok(attributes)
    }

    fn attribute(&mut self, attributes: &mut Attributes) -> Result<(), FormatError> {
        self.tokens.peek()?;
        let line = self.tokens.token_line();
        let Some(name) = self.value()? else { return Ok(()) };
        let value = if self.tokens.accept(&Token::Sign('='))? { self.value()? } else { None };
        let Some(value) = value else {
            self.draft.omissions.add(LeftOut::Attributes);
            return Ok(());
        };
        match (name.as_str(), value.as_str()) {
            ("pos", _) if value.contains(char::is_whitespace) => {
                attributes.curve = curve(&value).map_err(|problem| problem.on(line))?;
            }
            ("pos", _) => {
                attributes.place = Some(place(&value).map_err(|problem| problem.on(line))?)
            }
            ("label", _) => attributes.label = Some(value),
            ("class", BACK) => attributes.is_back = true,
            ("style", "invis") if attributes.is_back => {}
            ("dir", "none" | "both") => attributes.link = Some(Link::Edge),
            ("dir", "forward") => attributes.link = Some(Link::Arc),
            ("dir", "back") => attributes.link = Some(Link::Back),
            _ => self.draft.omissions.add(LeftOut::Attributes),
        }
        Ok(())
    }

    /// A word; nothing for an HTML text, which is left out.
    fn value(&mut self) -> Result<Option<String>, FormatError> {
        match self.tokens.peek()? {
            Some(Token::Word { .. } | Token::Html) => {}
            _ => return Err(self.unexpected("a word")?),
        }
        Ok(match self.tokens.next()? {
            Some(Token::Word { text, .. }) => Some(text),
            _ => None,
        })
    }

    /// The next token, if it may be a keyword, in small letters.
    fn keyword(&mut self) -> Result<Option<String>, FormatError> {
        Ok(match self.tokens.peek()? {
            Some(Token::Word { text, is_quoted: false }) => Some(text.to_ascii_lowercase()),
            _ => None,
        })
    }

    /// The error that the next token does not belong here; at the end, that a group is open.
    fn unexpected(&mut self, expected: &'static str) -> Result<FormatError, FormatError> {
        let found = match self.tokens.peek()? {
            Some(Token::Word { text, .. }) => text.clone(),
            Some(Token::Html) => "<".to_owned(),
            Some(Token::Edge) => "--".to_owned(),
            Some(Token::Arc) => "->".to_owned(),
            Some(Token::Sign(sign)) => sign.to_string(),
            None => {
                return Ok(match self.groups.last() {
                    Some(group) => FormatProblem::Unclosed { what: "a group" }.on(group.line),
                    None => FormatProblem::Ended { expected }.on(self.tokens.token_line()),
                });
            }
        };
        Ok(FormatProblem::unexpected(expected, &found).on(self.tokens.token_line()))
    }
}

/// The class of the second arc of an edge, which is left out.
pub(super) const BACK: &str = "gospace-back";

/// The attributes of a statement.
#[derive(Default)]
struct Attributes {
    label: Option<String>,
    place: Option<[f64; 2]>,
    /// The control points of a link's curve.
    curve: Vec<[f64; 2]>,
    link: Option<Link>,
    /// True for the second arc of an edge.
    is_back: bool,
}

impl Attributes {
    fn apply(self, draft: &mut Draft, point: u32, name: &str) {
        if let Some(label) = self.label {
            draft.label(point, shown_label(&label, name));
        }
        if let Some(place) = self.place {
            draft.place(point, place);
        }
        if self.link.is_some() {
            draft.omissions.add(LeftOut::Attributes);
        }
    }
}

/// `x,y` or `x,y!`, y upwards.
fn place(text: &str) -> Result<[f64; 2], FormatProblem> {
    let mut numbers = text.trim_end_matches('!').split(',');
    let mut number = || coordinate(numbers.next().unwrap_or_default());
    let [x, y] = [number()?, number()?];
    Ok([x, 0.0 - y])
}

/// The control points of a link's curve: `e,x,y` and `s,x,y`, the tips of its heads, then 3n + 1 points.
fn curve(text: &str) -> Result<Vec<[f64; 2]>, FormatProblem> {
    let first = text.split(';').next().unwrap_or_default();
    let points = first.split_whitespace().filter(|word| !word.starts_with(['e', 's']));
    points.map(place).collect()
}

/// The middle of a curve of cubic pieces, if it is not nearly straight.
fn middle_of(curve: &[[f64; 2]]) -> Option<[f64; 2]> {
    let (&first, &last) = (curve.first()?, curve.last()?);
    let pieces = (curve.len() - 1) / 3;
    let middle = if pieces.is_multiple_of(2) {
        curve[3 * (pieces / 2)]
    } else {
        let piece = &curve[3 * (pieces / 2)..];
        [0, 1].map(|axis| {
            let at = |point: usize| piece[point][axis];
            (at(0) + 3.0 * at(1) + 3.0 * at(2) + at(3)) / 8.0
        })
    };
    let [chord, way] = [last, middle].map(|[x, y]| [x - first[0], y - first[1]]);
    let length = libm::hypot(chord[0], chord[1]);
    let off = libm::fabs(chord[0] * way[1] - chord[1] * way[0]) / length;
    (off > STRAIGHT * length).then_some(middle)
}

/// Distance of the middle of a curve from the line between its ends, in their distances, from which on it is a bend.
const STRAIGHT: f64 = 0.02;

/// A label as it is shown: `\N` is the point's name, and a line may end in three ways.
fn shown_label(label: &str, name: &str) -> String {
    let mut out = String::new();
    let mut chars = label.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('N') => out.push_str(name),
                Some('n' | 'l' | 'r') => out.push('\n'),
                Some(other) => out.push(other),
                None => out.push('\\'),
            },
            other => out.push(other),
        }
    }
    out
}
