//! GML, as networkx, yEd and Gephi write it: keys with a number, a text or a list in brackets. Of a link bent
//! more than once the middle bend is kept.

use quick_xml::escape;

use super::draft::{Draft, Link, Unlabelled, coordinate};
use super::error::{FormatError, FormatProblem, LeftOut};
use super::imported::{Format, Imported};
use gospace::limits::{MAX_ARCS, MAX_NESTING};

/// True if a text begins as GML does, after its comments.
pub(super) fn is_gml(text: &str) -> bool {
    let mut tokens = Tokens { rest: text, line: 1 };
    loop {
        match (tokens.next(), tokens.next()) {
            (Ok(Some(Token::Word(key))), Ok(Some(Token::Open))) => {
                return key.eq_ignore_ascii_case("graph");
            }
            (Ok(Some(Token::Word(key))), Ok(Some(Token::Word(_) | Token::Text(_))))
                if HEADINGS.iter().any(|heading| key.eq_ignore_ascii_case(heading)) => {}
            _ => return false,
        }
    }
}

/// Keys that may stand before the graph.
const HEADINGS: [&str; 3] = ["creator", "version", "comment"];

/// Reads the first graph. Cost: O(length · log points).
pub(super) fn read(text: &str) -> Result<Imported, FormatError> {
    let mut tokens = Tokens { rest: text, line: 1 };
    let mut reading = Reading::default();
    while let Some(token) = tokens.next()? {
        let line = tokens.line;
        let done = match token {
            Token::Close => reading.close(),
            Token::Word(key) => match tokens.next()? {
                Some(Token::Open) => reading.open(key, line),
                Some(Token::Word(value)) => reading.value(key, value),
                Some(Token::Text(value)) => reading.value(key, &resolved(value)),
                Some(Token::Close) => Err(FormatProblem::unexpected("a value", "]")),
                None => Err(FormatProblem::Ended { expected: "a value" }),
            },
            Token::Open => Err(FormatProblem::unexpected("a key", "[")),
            Token::Text(text) => Err(FormatProblem::unexpected("a key", text)),
        };
        done.map_err(|problem| problem.on(line))?;
    }
    reading.finish()
}

enum Token<'t> {
    Word(&'t str),
    /// Between quotes, with entities as in XML.
    Text(&'t str),
    Open,
    Close,
}

struct Tokens<'t> {
    rest: &'t str,
    /// Of the last token.
    line: u32,
}

impl<'t> Tokens<'t> {
    fn next(&mut self) -> Result<Option<Token<'t>>, FormatError> {
        loop {
            let code = self.rest.trim_start();
            self.pass(self.rest.len() - code.len());
            if !code.starts_with('#') {
                break;
            }
            self.pass(self.rest.find('\n').unwrap_or(self.rest.len()));
        }
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        let token = match first {
            '[' | ']' => {
                self.pass(1);
                if first == '[' { Token::Open } else { Token::Close }
            }
            '"' => {
                let line = self.line;
                let unclosed = || FormatProblem::Unclosed { what: "a text" }.on(line);
                let length = self.rest[1..].find('"').ok_or_else(unclosed)?;
                let text = &self.rest[1..=length];
                self.pass(length + 2);
                Token::Text(text)
            }
            _ => {
                let ends = |c: char| c.is_whitespace() || matches!(c, '[' | ']' | '"');
                let (word, _) = self.rest.split_at(self.rest.find(ends).unwrap_or(self.rest.len()));
                self.pass(word.len());
                Token::Word(word)
            }
        };
        Ok(Some(token))
    }

    fn pass(&mut self, length: usize) {
        let (passed, rest) = self.rest.split_at(length);
        self.line += passed.matches('\n').count() as u32;
        self.rest = rest;
    }
}

fn resolved(text: &str) -> String {
    escape::unescape(text).map_or_else(|_| text.to_owned(), Into::into)
}

/// A list that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum List {
    Graph,
    Node,
    Edge,
    /// The drawing of a node or an edge.
    Graphics,
    /// The line of an edge, and a point of it.
    Line,
    LinePoint,
    Other,
}

#[derive(Default)]
struct Node {
    line: u32,
    id: Option<String>,
    label: Option<String>,
    place: [Option<f64>; 2],
}

#[derive(Default)]
struct Edge {
    line: u32,
    source: Option<String>,
    target: Option<String>,
    /// The heads at both ends, where a drawing says which there are.
    heads: Option<[bool; 2]>,
    points: Vec<[f64; 2]>,
}

#[derive(Default)]
struct Reading {
    draft: Draft,
    open: Vec<(List, u32)>,
    is_directed: bool,
    has_graph: bool,
    /// yEd draws an arrow where there is one, and calls every graph directed.
    is_by_yed: bool,
    node: Node,
    edge: Edge,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

impl Reading {
    fn open(&mut self, key: &str, line: u32) -> Result<(), FormatProblem> {
        if self.open.len() == MAX_NESTING {
            return Err(FormatProblem::TooDeep);
        }
        let key = key.to_ascii_lowercase();
        let list = match (self.open.last().map(|(list, _)| list), key.as_str()) {
            (None, "graph") if !self.has_graph => {
                self.has_graph = true;
                List::Graph
            }
            (None, "graph") => {
                self.draft.omissions.add(LeftOut::Further);
                List::Other
            }
            (Some(List::Graph), "node") => {
                self.node = Node { line, ..Node::default() };
                List::Node
            }
            (Some(List::Graph), "edge") => {
                self.edge = Edge { line, ..Edge::default() };
                List::Edge
            }
            (Some(List::Node), "graphics") => List::Graphics,
            (Some(List::Edge), "graphics") => {
                self.edge.heads = self.is_by_yed.then_some([false; 2]);
                List::Graphics
            }
            (Some(List::Graphics), "line") => List::Line,
            (Some(List::Line), "point") => {
                self.edge.points.push([0.0; 2]);
                List::LinePoint
            }
            (Some(List::Other), _) => List::Other,
            _ => {
                self.draft.omissions.add(LeftOut::Attributes);
                List::Other
            }
        };
        self.open.push((list, line));
        Ok(())
    }

    fn value(&mut self, key: &str, value: &str) -> Result<(), FormatProblem> {
        let key = key.to_ascii_lowercase();
        let axis = usize::from(key == "y");
        let is_place = matches!(key.as_str(), "x" | "y");
        match (self.open.last().map(|&(list, _)| list), key.as_str()) {
            (None, "creator") => self.is_by_yed = value.contains("yFiles"),
            (None, _) | (Some(List::Graph), "multigraph" | "hierarchic") => {}
            (Some(List::Graph), "directed") => self.is_directed = value != "0",
            (Some(List::Node), "id") => self.node.id = Some(value.to_owned()),
            (Some(List::Node), "label") => self.node.label = Some(value.to_owned()),
            (Some(List::Edge), "source") => self.edge.source = Some(value.to_owned()),
            (Some(List::Edge), "target") => self.edge.target = Some(value.to_owned()),
            (Some(List::Edge), "label") => self.draft.omissions.add(LeftOut::Labels),
            (Some(List::Edge), _) => self.draft.omissions.add(LeftOut::LinkData),
            (Some(List::Graphics), _) if is_place => {
                self.node.place[axis] = Some(coordinate(value)?);
            }
            (Some(List::Graphics), "sourcearrow" | "targetarrow") => {
                if let Some(heads) = &mut self.edge.heads {
                    heads[usize::from(key == "targetarrow")] = value != "none";
                }
            }
            (Some(List::LinePoint), _) if is_place => {
                if let Some(point) = self.edge.points.last_mut() {
                    point[axis] = coordinate(value)?;
                }
            }
            (Some(List::Graph | List::Node), _) => self.draft.omissions.add(LeftOut::Attributes),
            _ => {}
        }
        Ok(())
    }

    fn close(&mut self) -> Result<(), FormatProblem> {
        match self.open.pop() {
            None => return Err(FormatProblem::unexpected("a key", "]")),
            Some((List::Node, _)) => self.nodes.push(std::mem::take(&mut self.node)),
            Some((List::Edge, _)) if self.edges.len() == MAX_ARCS => {
                return Err(FormatProblem::TooMany { what: "arcs", limit: MAX_ARCS });
            }
            Some((List::Edge, _)) => self.edges.push(std::mem::take(&mut self.edge)),
            Some(_) => {}
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Imported, FormatError> {
        if let Some(&(_, line)) = self.open.last() {
            return Err(FormatProblem::Unclosed { what: "a list" }.on(line));
        }
        if !self.has_graph {
            return Err(FormatProblem::Ended { expected: "graph [" }.into());
        }
        // Each node of networkx has its id as its label.
        let is_labelled =
            self.nodes.iter().any(|node| node.label.is_some() && node.label != node.id);
        for node in self.nodes {
            let draft = &mut self.draft;
            let id = node.id.ok_or(FormatProblem::Ended { expected: "the id of a node" });
            let point = id.and_then(|id| draft.new_point(&id));
            let point = point.map_err(|problem| problem.on(node.line))?;
            if let (true, Some(label)) = (is_labelled, node.label) {
                draft.label(point, label);
            }
            if let [Some(x), Some(y)] = node.place {
                draft.place(point, [x, y]);
            }
        }
        for edge in self.edges {
            let line = edge.line;
            link(&mut self.draft, edge, self.is_directed).map_err(|problem| problem.on(line))?;
        }
        self.draft.finish(Format::Gml, Unlabelled::Nameless)
    }
}

fn link(draft: &mut Draft, edge: Edge, is_directed: bool) -> Result<(), FormatProblem> {
    let end = |name: Option<String>, expected| {
        draft.known(&name.ok_or(FormatProblem::Ended { expected })?)
    };
    let ends =
        [end(edge.source, "the source of an edge")?, end(edge.target, "the target of an edge")?];
    let link = if is_directed { edge.heads.map_or(Link::Arc, Link::of_heads) } else { Link::Edge };
    draft.link(ends, link)?;
    // The first and the last point of a line are its ends.
    if let [_, bends @ .., _] = &edge.points[..] {
        draft.bend_amid(link, bends);
    }
    Ok(())
}
