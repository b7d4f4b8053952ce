//! The tokens of a DOT text, without comments.

use crate::formats::error::{FormatError, FormatProblem};

/// A word or a sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A name, a number, or a quoted text, in which only `\"` has been read.
    Word {
        text: String,
        /// A quoted word is never a keyword.
        is_quoted: bool,
    },
    /// A text between `<` and `>`.
    Html,
    /// `--`
    Edge,
    /// `->`
    Arc,
    /// One of `{ } [ ] ; , : =`
    Sign(char),
}

/// The tokens of the rest of a text.
pub(super) struct Tokens<'t> {
    rest: &'t str,
    /// The line at which `rest` begins.
    pub line: u32,
    /// True if nothing but spaces was read on this line.
    begins_line: bool,
    peeked: Option<Token>,
    peeked_line: u32,
}

impl<'t> Tokens<'t> {
    pub(super) fn new(text: &'t str) -> Tokens<'t> {
        Tokens { rest: text, line: 1, begins_line: true, peeked: None, peeked_line: 1 }
    }

    /// The next token, which is not consumed; nothing at the end.
    pub(super) fn peek(&mut self) -> Result<Option<&Token>, FormatError> {
        if self.peeked.is_none() {
            self.peeked = self.read()?;
        }
        Ok(self.peeked.as_ref())
    }

    /// The next token; nothing at the end.
    pub(super) fn next(&mut self) -> Result<Option<Token>, FormatError> {
        match self.peeked.take() {
            Some(token) => Ok(Some(token)),
            None => self.read(),
        }
    }

    /// Consumes the next token if it is this one.
    pub(super) fn accept(&mut self, token: &Token) -> Result<bool, FormatError> {
        let is_next = self.peek()? == Some(token);
        if is_next {
            self.peeked = None;
        }
        Ok(is_next)
    }

    /// The line of the token peeked at last.
    pub(super) fn token_line(&self) -> u32 {
        self.peeked_line
    }

    fn read(&mut self) -> Result<Option<Token>, FormatError> {
        self.skip_space()?;
        self.peeked_line = self.line;
        self.begins_line = false;
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        let token = match first {
            '-' if self.rest.starts_with("--") => self.sign(2, Token::Edge),
            '-' if self.rest.starts_with("->") => self.sign(2, Token::Arc),
            '{' | '}' | '[' | ']' | ';' | ',' | ':' | '=' => self.sign(1, Token::Sign(first)),
            '"' => Token::Word { text: self.quoted()?, is_quoted: true },
            '<' => self.html()?,
            _ => self.bare()?,
        };
        Ok(Some(token))
    }

    fn sign(&mut self, length: usize, token: Token) -> Token {
        self.advance(length);
        token
    }

    fn advance(&mut self, length: usize) {
        let (passed, rest) = self.rest.split_at(length);
        let lines = passed.bytes().filter(|&byte| byte == b'\n').count();
        self.line += lines as u32;
        self.begins_line |= lines > 0;
        self.rest = rest;
    }

    /// Skips spaces, `// …`, `/* … */`, and lines that begin with `#`.
    fn skip_space(&mut self) -> Result<(), FormatError> {
        loop {
            let spaces = self.rest.len() - self.rest.trim_start().len();
            self.advance(spaces);
            if self.rest.starts_with("//") || (self.begins_line && self.rest.starts_with('#')) {
                self.advance(self.rest.find('\n').unwrap_or(self.rest.len()));
            } else if let Some(comment) = self.rest.strip_prefix("/*") {
                let unclosed = FormatProblem::Unclosed { what: "a comment" };
                let length = comment.find("*/").ok_or_else(|| unclosed.on(self.line))?;
                self.advance(length + 4);
            } else {
                return Ok(());
            }
        }
    }

    /// Quoted texts, joined where a `+` stands between them.
    fn quoted(&mut self) -> Result<String, FormatError> {
        let mut text = String::new();
        loop {
            self.quoted_part(&mut text)?;
            self.skip_space()?;
            let Some(after) = self.rest.strip_prefix('+') else { return Ok(text) };
            self.advance(self.rest.len() - after.trim_start().len());
            if !self.rest.starts_with('"') {
                return Err(FormatProblem::Ended { expected: "a quoted text" }.on(self.line));
            }
        }
    }

    fn quoted_part(&mut self, text: &mut String) -> Result<(), FormatError> {
        let unclosed = FormatProblem::Unclosed { what: "a quoted text" }.on(self.line);
        let mut chars = self.rest.char_indices().skip(1);
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.advance(at + 1);
                    return Ok(());
                }
                // A backslash at the end of a line joins it with the next.
                '\\' => match chars.next() {
                    Some((_, '"')) => text.push('"'),
                    Some((_, '\n')) => {}
                    Some((_, other)) => text.extend(['\\', other]),
                    None => break,
                },
                other => text.push(other),
            }
        }
        Err(unclosed)
    }

    fn html(&mut self) -> Result<Token, FormatError> {
        let mut depth = 0;
        for (at, c) in self.rest.char_indices() {
            depth += match c {
                '<' => 1,
                '>' => -1,
                _ => 0,
            };
            if depth == 0 {
                self.advance(at + 1);
                return Ok(Token::Html);
            }
        }
        Err(FormatProblem::Unclosed { what: "an HTML text" }.on(self.line))
    }

    /// A name of letters, digits and `_`, or a number.
    fn bare(&mut self) -> Result<Token, FormatError> {
        let is_number = self.rest.starts_with(|c: char| c.is_ascii_digit() || "-.".contains(c));
        let belongs = |(at, c): (usize, char)| match is_number {
            true => c.is_ascii_digit() || c == '.' || (at == 0 && c == '-'),
            false => c.is_ascii_alphanumeric() || c == '_' || !c.is_ascii(),
        };
        let end = self.rest.char_indices().find(|&place| !belongs(place));
        let text = &self.rest[..end.map_or(self.rest.len(), |(at, _)| at)];
        if text.is_empty() || text == "-" {
            let problem =
                FormatProblem::unexpected("a name", self.rest.lines().next().unwrap_or(""));
            return Err(problem.on(self.line));
        }
        let token = Token::Word { text: text.to_owned(), is_quoted: false };
        self.advance(text.len());
        Ok(token)
    }
}
