//! SGF as nodes with uninterpreted properties, in the order of the text. Nodes are kept in a list:
//! a game is as deep as it is long.

use std::ops::Range;

use crate::formats::error::{FormatError, FormatProblem};
use gospace::limits::MAX_TURNS;

/// The greatest number of nodes: ten for each turn that a document may have.
const MAX_NODES: usize = 10 * MAX_TURNS;

/// The first game of a text.
pub(super) struct Tree<'t> {
    /// A parent stands before its children; the root is first.
    pub nodes: Vec<Node>,
    properties: Vec<Property<'t>>,
    values: Vec<&'t str>,
    /// True if another game follows.
    pub has_further: bool,
}

/// A node.
pub(super) struct Node {
    /// Nothing for the root.
    pub parent: Option<u32>,
    /// The line of its beginning.
    pub line: u32,
    properties: Range<u32>,
}

/// A property of a node, its values as written.
struct Property<'t> {
    name: &'t str,
    line: u32,
    values: Range<u32>,
}

/// A property with its values.
#[derive(Clone, Copy)]
pub(super) struct PropertyValues<'a, 't> {
    name: &'t str,
    /// Its line.
    pub line: u32,
    /// The values, at least one, as written.
    pub values: &'a [&'t str],
}

impl PropertyValues<'_, '_> {
    /// Its name: the capital letters, since FF[3] allows small ones between them.
    pub(super) fn name(&self) -> String {
        self.name.chars().filter(char::is_ascii_uppercase).collect()
    }
}

impl<'t> Tree<'t> {
    /// The properties of a node.
    pub(super) fn properties(&self, node: &Node) -> impl Iterator<Item = PropertyValues<'_, 't>> {
        let range = node.properties.start as usize..node.properties.end as usize;
        self.properties[range].iter().map(|property| {
            let values = property.values.start as usize..property.values.end as usize;
            PropertyValues {
                name: property.name,
                line: property.line,
                values: &self.values[values],
            }
        })
    }

    /// Reads the first game. Cost: O(length).
    pub(super) fn read(text: &'t str) -> Result<Tree<'t>, FormatError> {
        let mut parser = Parser { text, at: 0, line: 1, open: Vec::new(), current: None };
        let mut tree = Tree {
            nodes: Vec::new(),
            properties: Vec::new(),
            values: Vec::new(),
            has_further: false,
        };
        parser.find_game()?;
        while parser.step(&mut tree)? {}
        tree.has_further = text[parser.at..].contains('(');
        Ok(tree)
    }
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    line: u32,
    /// The node before each open bracket, and the bracket's line.
    open: Vec<(Option<u32>, u32)>,
    current: Option<u32>,
}

impl<'t> Parser<'t> {
    /// Any text may precede the first "(;".
    fn find_game(&mut self) -> Result<(), FormatError> {
        let expected = "a game, which begins with (;";
        let begins = |&(at, _): &(usize, &str)| self.text[at + 1..].trim_start().starts_with(';');
        let Some((at, _)) = self.text.match_indices('(').find(begins) else {
            let found = self.text.trim_start();
            return Err(match found {
                "" => FormatProblem::Ended { expected }.into(),
                _ => FormatProblem::unexpected(expected, found).on(1),
            });
        };
        self.advance(at);
        Ok(())
    }

    fn advance(&mut self, length: usize) {
        let passed = &self.text.as_bytes()[self.at..self.at + length];
        self.line += passed.iter().filter(|&&byte| byte == b'\n').count() as u32;
        self.at += length;
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        self.advance(rest.len() - rest.trim_start().len());
    }

    /// Reads a bracket, a node's beginning or a property; false after the last bracket.
    fn step(&mut self, tree: &mut Tree<'t>) -> Result<bool, FormatError> {
        self.skip_space();
        let Some(first) = self.rest().chars().next() else {
            let line = self.open.last().map_or(self.line, |&(_, line)| line);
            return Err(FormatProblem::Unclosed { what: "a bracket" }.on(line));
        };
        match first {
            '(' => self.open.push((self.current, self.line)),
            ')' => self.current = self.open.pop().and_then(|(before, _)| before),
            ';' => self.node(tree)?,
            'A'..='Z' | 'a'..='z' => return self.property(tree).map(|()| true),
            _ => {
                let problem = FormatProblem::unexpected("a property or one of ( ) ;", self.rest());
                return Err(problem.on(self.line));
            }
        }
        self.advance(1);
        Ok(!self.open.is_empty())
    }

    fn node(&mut self, tree: &mut Tree<'t>) -> Result<(), FormatError> {
        if tree.nodes.len() == MAX_NODES {
            return Err(FormatProblem::TooMany { what: "nodes", limit: MAX_NODES }.on(self.line));
        }
        // A second node without one before it would be a second root.
        if self.current.is_none() && !tree.nodes.is_empty() {
            return Err(FormatProblem::unexpected("one root", ";").on(self.line));
        }
        let place = tree.properties.len() as u32;
        let node = Node { parent: self.current, line: self.line, properties: place..place };
        self.current = Some(tree.nodes.len() as u32);
        tree.nodes.push(node);
        Ok(())
    }

    fn property(&mut self, tree: &mut Tree<'t>) -> Result<(), FormatError> {
        let line = self.line;
        let rest = self.rest();
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let name = &rest[..length];
        // The node that is open is the last one, or a bracket stands before the property.
        let is_in_node = self.current.is_some_and(|at| at as usize + 1 == tree.nodes.len());
        if !is_in_node {
            return Err(FormatProblem::unexpected("; before a property", name).on(line));
        }
        self.advance(length);
        let first = tree.values.len() as u32;
        loop {
            self.skip_space();
            if !self.rest().starts_with('[') {
                break;
            }
            tree.values.push(self.value()?);
        }
        let values = first..tree.values.len() as u32;
        if values.is_empty() {
            return Err(FormatProblem::Ended { expected: "[ after a property's name" }.on(line));
        }
        tree.properties.push(Property { name, line, values });
        if let Some(node) = tree.nodes.last_mut() {
            node.properties.end = tree.properties.len() as u32;
        }
        Ok(())
    }

    /// The text between brackets; a bracket after a backslash does not end it.
    fn value(&mut self) -> Result<&'t str, FormatError> {
        let rest = self.rest();
        let mut is_escaped = true;
        for (at, byte) in rest.bytes().enumerate() {
            match byte {
                b']' if !is_escaped => {
                    self.advance(at + 1);
                    return Ok(&rest[1..at]);
                }
                b'\\' => is_escaped = at > 0 && !is_escaped,
                _ => is_escaped = false,
            }
        }
        Err(FormatProblem::Unclosed { what: "a value" }.on(self.line))
    }
}

/// A text without escapes: a line break is one character, or none after a backslash; a backslash
/// quotes the next character.
pub(super) fn text(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('\r') => {
                    chars.next_if_eq(&'\n');
                }
                Some('\n') => {
                    chars.next_if_eq(&'\r');
                }
                Some(other) => out.push(other),
                None => {}
            },
            '\r' => {
                chars.next_if_eq(&'\n');
                out.push('\n');
            }
            other => out.push(other),
        }
    }
    out
}

/// A text on one line.
pub(super) fn line_of_text(value: &str) -> String {
    text(value).replace('\n', " ")
}

/// The parts before and after the first unescaped colon.
pub(super) fn parts(value: &str) -> Option<(&str, &str)> {
    let mut is_escaped = false;
    for (at, byte) in value.bytes().enumerate() {
        match byte {
            b':' if !is_escaped => return Some((&value[..at], &value[at + 1..])),
            b'\\' => is_escaped = !is_escaped,
            _ => is_escaped = false,
        }
    }
    None
}

/// A text with escapes; a colon is escaped too where it would split the value.
pub(super) fn escaped(text: &str, is_part: bool) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c == '\\' || c == ']' || (is_part && c == ':') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
