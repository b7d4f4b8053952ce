//! graph6, sparse6 and digraph6: a graph as a word of printable characters, six bits each.
//! McKay, *Description of graph6, sparse6 and digraph6 encodings*.

use super::draft::{Draft, Link, Unlabelled};
use super::error::{FormatError, FormatProblem, LeftOut};
use super::imported::{Format, Imported};
use gospace::limits::MAX_PLACEMENTS;

const EXPECTED: &str = "graph6, sparse6 or digraph6";

/// True if each line of a text is such a word.
pub(super) fn is_words(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
    lines.peek().is_some() && lines.all(|line| Word::read(line).is_ok_and(|word| word.is_whole()))
}

/// Reads the first graph. Cost: O(points² + length), for sparse6 O(length).
pub(super) fn read(text: &str) -> Result<Imported, FormatError> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let Some((line, first)) = lines.next() else {
        return Err(FormatProblem::Ended { expected: EXPECTED }.into());
    };
    let mut draft = Draft::default();
    draft.omissions.add_all(LeftOut::Further, lines.count());
    let done = Word::read(first.trim()).and_then(|word| word.link(&mut draft));
    done.map_err(|problem| problem.on(line))?;
    draft.finish(Format::Graph6, Unlabelled::Nameless)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Code {
    Graph,
    Sparse,
    Directed,
}

/// A word, its head read.
struct Word<'t> {
    code: Code,
    points: usize,
    /// Characters from 63 on, six bits each.
    sixes: &'t [u8],
}

impl Word<'_> {
    fn read(text: &str) -> Result<Word<'_>, FormatProblem> {
        let unexpected = || FormatProblem::unexpected(EXPECTED, text);
        let heads = [
            (">>graph6<<", Code::Graph),
            (">>sparse6<<", Code::Sparse),
            (">>digraph6<<", Code::Directed),
        ];
        let named = heads.iter().find_map(|&(head, code)| Some((text.strip_prefix(head)?, code)));
        let (body, code) = named.unwrap_or((text, Code::Graph));
        let (body, code) = match body.as_bytes().first() {
            Some(b':') => (&body[1..], Code::Sparse),
            Some(b'&') => (&body[1..], Code::Directed),
            _ => (body, code),
        };
        let bytes = body.as_bytes();
        if bytes.is_empty() || !bytes.iter().all(|byte| (63..=126).contains(byte)) {
            return Err(unexpected());
        }
        let (length, skipped) = match bytes {
            [126, 126, ..] => (6, 2),
            [126, ..] => (3, 1),
            _ => (1, 0),
        };
        let number = bytes.get(skipped..skipped + length).ok_or_else(unexpected)?;
        let points = number.iter().fold(0, |sum, byte| sum << 6 | usize::from(byte - 63));
        if points > MAX_PLACEMENTS {
            return Err(FormatProblem::TooMany { what: "points", limit: MAX_PLACEMENTS });
        }
        Ok(Word { code, points, sixes: &bytes[skipped + length..] })
    }

    /// The number of bits of a code that has one for each pair.
    fn pairs(&self) -> Option<usize> {
        match self.code {
            Code::Graph => Some(self.points * self.points.saturating_sub(1) / 2),
            Code::Directed => Some(self.points * self.points),
            Code::Sparse => None,
        }
    }

    /// True if the length is right, and the bits past the last pair are 0.
    fn is_whole(&self) -> bool {
        let Some(pairs) = self.pairs() else { return true };
        self.points > 0
            && self.sixes.len() == pairs.div_ceil(6)
            && (pairs..6 * self.sixes.len()).all(|at| !self.bit(at))
    }

    fn bit(&self, at: usize) -> bool {
        (self.sixes[at / 6] - 63) >> (5 - at % 6) & 1 == 1
    }

    fn link(&self, draft: &mut Draft) -> Result<(), FormatProblem> {
        for point in 0..self.points {
            draft.point(&point.to_string())?;
        }
        let Some(pairs) = self.pairs() else { return self.sparse(draft) };
        if self.sixes.len() < pairs.div_ceil(6) {
            return Err(FormatProblem::Ended { expected: EXPECTED });
        }
        let count = self.points as u32;
        let mut bits = (0..pairs).map(|at| self.bit(at));
        if self.code == Code::Directed {
            let all = (0..count).flat_map(|a| (0..count).map(move |b| [a, b]));
            let mut linked = all.zip(bits).filter(|&(_, is_linked)| is_linked);
            return linked.try_for_each(|(ends, _)| draft.link(ends, Link::Arc));
        }
        let mut all = (1..count).flat_map(|b| (0..b).map(move |a| [a, b]));
        all.try_for_each(|ends| match bits.next() {
            Some(true) => draft.link(ends, Link::Edge),
            _ => Ok(()),
        })
    }

    /// Pairs of a step and a point: the step goes to the next point, a greater point is gone to, and any other is
    /// linked with the one that was reached.
    fn sparse(&self, draft: &mut Draft) -> Result<(), FormatProblem> {
        let width = (usize::BITS - self.points.saturating_sub(1).leading_zeros()) as usize;
        let mut reached = 0;
        for start in (0..6 * self.sixes.len()).step_by(width + 1) {
            if start + width >= 6 * self.sixes.len() {
                break;
            }
            reached += usize::from(self.bit(start));
            let bits = (start + 1..=start + width).map(|at| usize::from(self.bit(at)));
            let point = bits.fold(0, |sum, bit| sum << 1 | bit);
            if reached >= self.points || point >= self.points {
                break;
            }
            if point > reached {
                reached = point;
            } else {
                draft.link([point as u32, reached as u32], Link::Edge)?;
            }
        }
        Ok(())
    }
}
