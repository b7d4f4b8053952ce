//! Writes SGF, FF[4]. Nested lines are kept in a list, since they may be deep.

use std::fmt::Write;
use std::sync::Arc;

use super::board::{self, MAX_SIDE};
use super::facts::GameFacts;
use super::parse::escaped;
use super::rules;
use crate::formats::error::WriteError;
use gospace::boards::setup::{GridSetup, SetupRef, Wrap};
use gospace::colour::{PerPlayer, Player};
use gospace::document::{Document, Heading};
use gospace::game::Game;
use gospace::ids::Placement;
use gospace::integer::Integer;
use gospace::record::{Entry, Marks, Shape};
use gospace::rules::rational::{Rational, power_of_ten};
use gospace::rules::ruleset::Komi;
use gospace::rules::turn::{Offer, Turn};
use gospace::site::Site;

/// Properties of marks, in the order of [`Shape::ALL`].
const SHAPES: [&str; Shape::ALL.len()] = ["TR", "SQ", "CR", "MA"];

/// Writes a game on a rectangular grid. Cost: O(document).
pub(in crate::formats) fn write(document: &Document) -> Result<String, WriteError> {
    let grid = SetupRef::from(&document.board).downcast::<GridSetup>();
    let grid = grid.filter(|grid| grid.wrap == Wrap::None).ok_or(WriteError::Kind)?;
    if grid.columns.max(grid.rows) > MAX_SIDE {
        return Err(WriteError::TooLarge { limit: MAX_SIDE as usize });
    }
    let first = document.rules.first;
    let mut out = Writer {
        out: String::from("("),
        grid,
        first,
        end: document.turns.last(),
        territory: territory(document),
    };
    out.root(document)?;
    out.lines(&document.turns)?;
    out.out.push_str(")\n");
    Ok(out.out)
}

struct Writer<'a> {
    out: String,
    grid: &'a GridSetup,
    first: Player,
    /// The last turn of the main line.
    end: Option<&'a Entry>,
    territory: PerPlayer<Vec<Site>>,
}

/// A pending task of the writer.
enum Task<'a> {
    /// Turns, of which the first is the turn of this number of the game; true if its variations are
    /// written.
    Line { entries: &'a [Entry], before: Option<&'a Turn>, number: usize, is_branched: bool },
    /// A bracket.
    Sign(char),
}

impl Writer<'_> {
    fn root(&mut self, document: &Document) -> Result<(), WriteError> {
        let GridSetup { columns, rows, .. } = self.grid;
        let size = if columns == rows { columns.to_string() } else { format!("{columns}:{rows}") };
        self.out.push_str(";FF[4]GM[1]CA[UTF-8]");
        self.property("SZ", &size);
        let name = rules::name(&document.rules).ok_or(WriteError::Rules)?;
        self.property("RU", &name);
        let Komi::Fixed(komi) = &document.rules.komi else { return Err(WriteError::Rules) };
        self.property("KM", &decimal(komi));
        if document.rules.handicap > 0 {
            self.property("HA", &document.rules.handicap.to_string());
        }
        if document.rules.first == Player::White {
            self.property("PL", "W");
        }
        self.heading(&document.heading);
        self.sites("AB", &document.start[Player::Black])?;
        self.sites("AW", &document.start[Player::White])
    }

    fn heading(&mut self, heading: &Heading) {
        let (facts, comment) = GameFacts::of(heading);
        // A title made of the players' names is made again.
        let title =
            heading.title.as_deref().filter(|title| facts.title().as_deref() != Some(title));
        let texts = [("GN", title), ("US", heading.author.as_deref()), ("C", Some(comment))];
        let texts = texts.into_iter().filter_map(|(name, text)| Some((name, text?)));
        for (name, text) in facts.properties().chain(texts).filter(|(_, text)| !text.is_empty()) {
            self.property(name, &escaped(text, false));
        }
    }

    fn property(&mut self, name: &str, value: &str) {
        let _ = write!(self.out, "{name}[{value}]");
    }

    fn sites(&mut self, name: &str, sites: &[Site]) -> Result<(), WriteError> {
        if !sites.is_empty() {
            self.out.push_str(name);
        }
        for &site in sites {
            let point = self.point(site)?;
            let _ = write!(self.out, "[{point}]");
        }
        Ok(())
    }

    fn point(&self, site: Site) -> Result<String, WriteError> {
        match site {
            Site::Placement(at) if u64::from(at.0) < self.grid.point_count() => {
                Ok(board::name(self.grid, at))
            }
            Site::Placement(_) | Site::Spot(_) => Err(WriteError::Board),
        }
    }

    fn lines(&mut self, turns: &[Entry]) -> Result<(), WriteError> {
        let mut tasks =
            vec![Task::Line { entries: turns, before: None, number: 0, is_branched: false }];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Sign(sign) => self.out.push(sign),
                Task::Line { entries, before, number, is_branched } => {
                    let Some((entry, rest)) = entries.split_first() else { continue };
                    let others = siblings(entry);
                    if is_branched || others.is_empty() {
                        self.turn(entry, before, number)?;
                        let number = number + 1;
                        let before = Some(&entry.turn);
                        tasks.push(Task::Line {
                            entries: rest,
                            before,
                            number,
                            is_branched: false,
                        });
                    } else {
                        for entries in others.into_iter().rev().chain([entries]) {
                            tasks.push(Task::Sign(')'));
                            tasks.push(Task::Line { entries, before, number, is_branched: true });
                            tasks.push(Task::Sign('('));
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn turn(
        &mut self,
        entry: &Entry,
        before: Option<&Turn>,
        number: usize,
    ) -> Result<(), WriteError> {
        // An offer passes the turn to the other player, and declining it passes it back.
        let is_black = number.is_multiple_of(2) == (self.first == Player::Black);
        let mover = if is_black { "B" } else { "W" };
        self.out.push_str("\n;");
        match &entry.turn {
            Turn::Play(at) => {
                let point = self.point(*at)?;
                self.property(mover, &point);
            }
            Turn::Pass => self.property(mover, ""),
            Turn::Offer(Offer::Dead(_) | Offer::Draw) | Turn::Decline => {}
            Turn::Accept if before == Some(&Turn::Offer(Offer::Draw)) => self.property("RE", "0"),
            Turn::Accept if self.end.is_some_and(|end| std::ptr::eq(end, entry)) => {
                let PerPlayer { black, white } = std::mem::take(&mut self.territory);
                self.sites("TB", &black)?;
                self.sites("TW", &white)?;
            }
            Turn::Accept => {}
            Turn::Resign => self.property("RE", if is_black { "W+Resign" } else { "B+Resign" }),
            Turn::Timeout => self.property("RE", if is_black { "W+T" } else { "B+T" }),
            _ => return Err(WriteError::Rules),
        }
        let Some(notes) = &entry.notes else { return Ok(()) };
        if let Some(comment) = notes.comment.as_deref().filter(|comment| !comment.is_empty()) {
            self.property("C", &escaped(comment, false));
        }
        notes.marks.as_ref().map_or(Ok(()), |marks| self.marks(marks))
    }

    fn marks(&mut self, marks: &Marks) -> Result<(), WriteError> {
        for (name, sites) in SHAPES.into_iter().zip(&marks.shapes) {
            self.sites(name, sites.as_deref().unwrap_or_default())?;
        }
        let labels = marks.label.as_deref().unwrap_or_default();
        if !labels.is_empty() {
            self.out.push_str("LB");
        }
        for (site, label) in labels {
            let point = self.point(*site)?;
            let _ = write!(self.out, "[{point}:{}]", escaped(label, true));
        }
        Ok(())
    }
}

/// The points of each player that the other's stones, or none, stand on, where the players agreed on dead stones:
/// that is how SGF says which are dead.
fn territory(document: &Document) -> PerPlayer<Vec<Site>> {
    let mut territory: PerPlayer<Vec<Site>> = PerPlayer::default();
    match document.turns.as_slice() {
        [.., offer, accepted]
            if accepted.turn == Turn::Accept
                && matches!(offer.turn, Turn::Offer(Offer::Dead(_))) => {}
        _ => return territory,
    }
    let game = document.board().ok().and_then(|board| {
        Game::new(Arc::new(board), document.rules.clone(), document.start.clone()).ok()
    });
    let Some(mut game) = game else { return territory };
    for entry in &document.turns {
        // Legality is checked when a document is opened.
        drop(game.play(entry.turn.clone()));
    }
    for (at, owner) in game.owners().into_iter().enumerate() {
        if let Some(player) = owner.player().filter(|_| owner != game.colours()[at]) {
            territory[player].push(Placement::at(at).into());
        }
    }
    territory
}

/// The variations of a turn, those of their first turns included: in SGF they all follow the same
/// node.
fn siblings(entry: &Entry) -> Vec<&[Entry]> {
    let mut waiting: Vec<&[Entry]> = variations(entry).rev().collect();
    let mut lines = Vec::new();
    while let Some(line) = waiting.pop() {
        let Some(first) = line.first() else { continue };
        lines.push(line);
        waiting.extend(variations(first).rev());
    }
    lines
}

fn variations(entry: &Entry) -> impl DoubleEndedIterator<Item = &[Entry]> {
    let variations = entry.notes.as_ref().and_then(|notes| notes.variations.as_ref());
    variations.into_iter().flatten().map(Vec::as_slice)
}

/// As a decimal, which every program reads; as a fraction if the decimal is infinite.
fn decimal(number: &Rational) -> String {
    /// More decimals are no easier to read than a fraction.
    const DECIMALS: usize = 9;
    for decimals in 0..=DECIMALS {
        let scaled = Rational::new(number.numer() * power_of_ten(decimals), number.denom().clone());
        if scaled.denom().is_one() {
            return pointed(scaled.numer(), decimals);
        }
    }
    number.to_string()
}

fn pointed(scaled: &Integer, decimals: usize) -> String {
    let sign = if scaled.is_negative() { "-" } else { "" };
    let digits = format!("{:0>width$}", scaled.size().to_string(), width = decimals + 1);
    let (whole, fraction) = digits.split_at(digits.len() - decimals);
    let point = if decimals == 0 { "" } else { "." };
    format!("{sign}{whole}{point}{fraction}")
}
