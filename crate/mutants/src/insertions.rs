//! Texts that are put into another one. Those around a node stand outside those around its parts.

use std::collections::BTreeMap;

/// The texts to put in at one place.
#[derive(Default)]
struct Inserted {
    closing: String,
    opening: String,
}

/// Texts by the byte before which they are put.
#[derive(Default)]
pub struct Insertions(BTreeMap<usize, Inserted>);

impl Insertions {
    /// Puts a text before a node. The node comes before its parts.
    pub fn open(&mut self, at: usize, text: &str) {
        self.0.entry(at).or_default().opening.push_str(text);
    }

    /// Puts a text behind a node. The node comes after its parts.
    pub fn close(&mut self, at: usize, text: &str) {
        self.0.entry(at).or_default().closing.push_str(text);
    }

    /// The text with all that is put in.
    pub fn into(self, text: &str) -> String {
        let mut whole = String::new();
        let mut from = 0;
        for (at, inserted) in &self.0 {
            whole.extend([&text[from..*at], &inserted.closing, &inserted.opening]);
            from = *at;
        }
        whole + &text[from..]
    }
}
