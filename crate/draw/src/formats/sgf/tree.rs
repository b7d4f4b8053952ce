//! The tree of turns and variations, from nodes in order. Every turn is played on a game, so that
//! only legal ones are kept.

use super::node::{NodeContent, join};
use crate::formats::error::{FormatError, FormatProblem, LeftOut, Notice, Omissions};
use gospace::colour::Player;
use gospace::game::{Game, Refusal};
use gospace::limits::{MAX_COMMENT_CHARS, MAX_TURNS, MAX_VARIATION_DEPTH};
use gospace::record::{Entry, Marks, Notes};
use gospace::rules::standing::Phase;
use gospace::rules::turn::Turn;

/// The last turn at or before a node.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    /// No turn.
    Start,
    /// The turn of this number.
    Turn(u32),
    /// A turn that was left out, with the number of its notice if it was an illegal one.
    Cut(Option<u32>),
}

/// A legal turn.
struct Taken {
    entry: Entry,
    /// True if a pass of the other player was inserted before it.
    is_after_pass: bool,
    /// The number of turns of the game up to here, itself included.
    count: usize,
    /// The number of variations around it.
    depth: usize,
    is_over: bool,
    next: Vec<u32>,
}

/// The turns of a game during reading.
pub(super) struct TurnTree {
    game: Game,
    taken: Vec<Taken>,
    first: Vec<u32>,
    /// The number of turns in all, inserted passes included.
    total: usize,
    cuts: Vec<Notice>,
}

impl TurnTree {
    /// An empty tree; the game has no turns either.
    pub(super) fn new(game: Game) -> TurnTree {
        TurnTree { game, taken: Vec::new(), first: Vec::new(), total: 0, cuts: Vec::new() }
    }

    /// Adds a node after `before`, the anchor of the node before it. Nodes come so that all those
    /// of a variation come before those of the next. Cost: the play, and those taken back.
    pub(super) fn add(
        &mut self,
        before: Anchor,
        content: NodeContent,
        line: u32,
        omissions: &mut Omissions,
    ) -> Result<Anchor, FormatError> {
        let NodeContent { turn, comment, marks, .. } = content;
        let Some((player, turn)) = turn else {
            self.annotate(before, &comment, marks, omissions);
            return Ok(before);
        };
        let parent = match before {
            Anchor::Cut(notice) => {
                self.count_cut(notice, omissions);
                return Ok(before);
            }
            Anchor::Start => None,
            Anchor::Turn(parent) => Some(parent),
        };
        let depth = self.depth_after(parent);
        if depth > MAX_VARIATION_DEPTH {
            omissions.add(LeftOut::DeepVariations);
            return Ok(Anchor::Cut(None));
        }
        match self.take(parent, player, turn.clone()) {
            Ok(is_after_pass) => {
                if is_after_pass {
                    omissions.add(LeftOut::MissingPasses);
                }
                let anchor = self.enter(parent, turn, is_after_pass, depth);
                self.annotate(anchor, &comment, marks, omissions);
                self.check_total().map_err(|problem| problem.on(line))?;
                Ok(anchor)
            }
            Err(refusal) => {
                let turn = self.game.turn_count() + 1;
                let number = self.cuts.len() as u32;
                self.cuts.push(Notice::LineCut { line, turn, refusal, count: 1 });
                Ok(Anchor::Cut(Some(number)))
            }
        }
    }

    /// The player to act after a node; nothing when the game is over.
    pub(super) fn mover(&mut self, after: Anchor) -> Option<Player> {
        match after {
            Anchor::Start => self.rewind(None),
            Anchor::Turn(turn) => self.rewind(Some(turn)),
            Anchor::Cut(_) => return None,
        }
        self.game.player_to_act()
    }

    /// The last turn of the main line.
    fn main_end(&self) -> Option<u32> {
        let mut end = None;
        let mut next = self.first.first();
        while let Some(&turn) = next {
            end = Some(turn);
            next = self.taken[turn as usize].next.first();
        }
        end
    }

    /// Adds a resignation or a timeout to the end of the main line, which need not be the line that was played
    /// last. False where the game was finished or another player is to act there.
    pub(super) fn lose(&mut self, player: Player, turn: Turn) -> Result<bool, FormatProblem> {
        let end = self.main_end();
        let (count, depth, is_over) = end.map_or((0, 0, false), |end| {
            let end = &self.taken[end as usize];
            (end.count, end.depth, end.is_over)
        });
        let first = self.game.rules().first;
        let mover = if count.is_multiple_of(2) { first } else { !first };
        if is_over || mover != player {
            return Ok(false);
        }
        self.enter(end, turn, false, depth);
        self.check_total()?;
        Ok(true)
    }

    fn count_cut(&mut self, notice: Option<u32>, omissions: &mut Omissions) {
        match notice.and_then(|notice| self.cuts.get_mut(notice as usize)) {
            Some(Notice::LineCut { count, .. }) => *count += 1,
            _ => omissions.add(LeftOut::DeepVariations),
        }
    }

    fn depth_after(&self, parent: Option<u32>) -> usize {
        let (depth, next) = match parent {
            None => (0, &self.first),
            Some(parent) => {
                let parent = &self.taken[parent as usize];
                (parent.depth, &parent.next)
            }
        };
        depth + usize::from(!next.is_empty())
    }

    /// Takes turns back until `parent` is the last one. It is on the line that was played.
    fn rewind(&mut self, parent: Option<u32>) {
        let count = parent.map_or(0, |parent| self.taken[parent as usize].count);
        while self.game.turn_count() > count && self.game.undo() {}
    }

    /// Plays a turn, after a pass if it is the other player's turn; true if there was a pass.
    fn take(&mut self, parent: Option<u32>, player: Player, turn: Turn) -> Result<bool, Refusal> {
        self.rewind(parent);
        let needs_pass = self.game.player_to_act() == Some(!player);
        if needs_pass {
            self.game.play(Turn::Pass)?;
        }
        match self.game.play(turn) {
            Ok(_) => Ok(needs_pass),
            Err(refusal) => {
                self.rewind(parent);
                Err(refusal)
            }
        }
    }

    fn enter(
        &mut self,
        parent: Option<u32>,
        turn: Turn,
        is_after_pass: bool,
        depth: usize,
    ) -> Anchor {
        let number = self.taken.len() as u32;
        match parent {
            None => self.first.push(number),
            Some(parent) => self.taken[parent as usize].next.push(number),
        }
        self.total += 1 + usize::from(is_after_pass);
        self.taken.push(Taken {
            entry: turn.into(),
            is_after_pass,
            count: self.game.turn_count(),
            depth,
            is_over: *self.game.phase() == Phase::Over,
            next: Vec::new(),
        });
        Anchor::Turn(number)
    }

    fn check_total(&self) -> Result<(), FormatProblem> {
        if self.total > MAX_TURNS {
            return Err(FormatProblem::TooMany { what: "turns", limit: MAX_TURNS });
        }
        Ok(())
    }

    /// Appends comment and marks to those of a turn.
    fn annotate(&mut self, at: Anchor, comment: &str, marks: Marks, omissions: &mut Omissions) {
        let has_marks = marks != Marks::default();
        if comment.is_empty() && !has_marks {
            return;
        }
        let Anchor::Turn(turn) = at else {
            omissions.add(LeftOut::Attributes);
            return;
        };
        let notes = self.taken[turn as usize].entry.notes.get_or_insert_default();
        if !comment.is_empty() {
            join(notes.comment.get_or_insert_default(), comment);
        }
        if has_marks {
            add_marks(notes.marks.get_or_insert_default(), marks);
        }
    }

    /// The turns as a record, and notices of the cuts.
    pub(super) fn finish(self, omissions: &mut Omissions) -> (Vec<Entry>, Vec<Notice>) {
        let mut taken = self.taken;
        // For each turn the line that begins with it, reversed, so that it grows at its end.
        let mut lines: Vec<Vec<Entry>> = vec![Vec::new(); taken.len()];
        for number in (0..taken.len()).rev() {
            let next = std::mem::take(&mut taken[number].next);
            let mut line = branched(&mut lines, &next);
            let Some(Taken { mut entry, is_after_pass, .. }) = taken.pop() else { continue };
            if let Some(comment) = entry.notes.as_mut().and_then(|notes| notes.comment.as_mut()) {
                *comment = omissions.cut(std::mem::take(comment), MAX_COMMENT_CHARS);
            }
            line.push(entry);
            if is_after_pass {
                line.push(Turn::Pass.into());
            }
            lines[number] = line;
        }
        let mut main = branched(&mut lines, &self.first);
        main.reverse();
        (main, self.cuts)
    }
}

/// The line of the first of these turns, reversed, with the other lines as its variations.
fn branched(lines: &mut [Vec<Entry>], next: &[u32]) -> Vec<Entry> {
    let Some((&main, others)) = next.split_first() else { return Vec::new() };
    let mut line = std::mem::take(&mut lines[main as usize]);
    if let (Some(first), false) = (line.last_mut(), others.is_empty()) {
        let forwards = |&other: &u32| {
            let mut variation = std::mem::take(&mut lines[other as usize]);
            variation.reverse();
            variation
        };
        let variations = others.iter().map(forwards).collect();
        let notes: &mut Box<Notes> = first.notes.get_or_insert_default();
        notes.variations = Some(variations);
    }
    line
}

fn add_marks(marks: &mut Marks, more: Marks) {
    for (shape, more) in marks.shapes.iter_mut().zip(more.shapes) {
        if let Some(more) = more {
            shape.get_or_insert_default().extend(more);
        }
    }
    if let Some(more) = more.label {
        marks.label.get_or_insert_default().extend(more);
    }
}
