//! The tokens of a JSON text, taken by a scan that tells no errors: where it is at a loss, the parser finds out why.

/// A place in a text.
pub(super) struct Scan<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scan<'a> {
    pub fn new(text: &'a str) -> Scan<'a> {
        Scan { text, at: 0 }
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next byte that is no blank; nothing at the end.
    pub fn sign(&mut self) -> Option<u8> {
        while let Some(b' ' | b'\t' | b'\n' | b'\r') = self.byte() {
            self.at += 1;
        }
        self.byte()
    }

    /// Takes this sign if it comes next.
    pub fn takes(&mut self, sign: u8) -> bool {
        let comes = self.sign() == Some(sign);
        self.at += usize::from(comes);
        comes
    }

    /// Takes these letters.
    pub fn word(&mut self, word: &str) -> Option<()> {
        let rest = self.text.get(self.at..)?.strip_prefix(word)?;
        self.at = self.text.len() - rest.len();
        Some(())
    }

    /// Takes a string without escapes.
    pub fn string(&mut self) -> Option<&'a str> {
        let start = self.takes(b'"').then_some(self.at)?;
        while self.byte().is_some_and(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
            self.at += 1;
        }
        let text = self.text.get(start..self.at)?;
        self.takes_here(b'"').then_some(text)
    }

    /// Takes a number.
    pub fn number(&mut self) -> Option<&'a str> {
        let start = self.at;
        self.takes_here(b'-');
        if !self.takes_here(b'0') {
            self.digits()?;
        }
        if self.takes_here(b'.') {
            self.digits()?;
        }
        if self.takes_here(b'e') || self.takes_here(b'E') {
            let _ = self.takes_here(b'-') || self.takes_here(b'+');
            self.digits()?;
        }
        self.text.get(start..self.at)
    }

    fn takes_here(&mut self, sign: u8) -> bool {
        let comes = self.byte() == Some(sign);
        self.at += usize::from(comes);
        comes
    }

    /// Takes one digit or more.
    fn digits(&mut self) -> Option<()> {
        let start = self.at;
        while self.byte().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        (self.at > start).then_some(())
    }
}
