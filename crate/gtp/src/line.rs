//! Lines of the protocol: a command with its number, and an answer (GTP 2, sections 2.5 and 2.6).

/// A command as it was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The number that the answer repeats.
    pub id: Option<u32>,
    /// The command's name.
    pub name: String,
    /// The text after the name, without spaces around it.
    pub rest: String,
}

impl Line {
    /// Reads a line; nothing where it has no command. A number alone is a command without a name.
    pub fn read(text: &str) -> Option<Line> {
        let text = text.split('#').next().unwrap_or("");
        let spaced = text.replace('\t', " ");
        let plain: String = spaced.chars().filter(|c| !c.is_control()).collect();
        let plain = plain.trim();
        let (first, rest) = cut(plain);
        let id = first.parse().ok();
        let (name, rest) = if id.is_some() { cut(rest) } else { (first, rest) };
        let is_empty = plain.is_empty();
        (!is_empty).then(|| Line { id, name: name.to_owned(), rest: rest.to_owned() })
    }

    /// The words after the name.
    pub fn words(&self) -> Vec<&str> {
        self.rest.split_whitespace().collect()
    }
}

/// The first word of a text, and what follows it.
pub fn cut(text: &str) -> (&str, &str) {
    text.split_once(' ').map_or((text, ""), |(first, rest)| (first, rest.trim()))
}

/// An answer with its number, and the empty line that ends it.
pub fn written(id: Option<u32>, answer: &Result<String, String>) -> String {
    let (mark, text) = match answer {
        Ok(text) => ('=', text),
        Err(text) => ('?', text),
    };
    let id = id.map_or(String::new(), |id| id.to_string());
    let space = if text.is_empty() { "" } else { " " };
    format!("{mark}{id}{space}{text}\n\n")
}
