//! The fields of a document.

use crate::boards::setup::{BoardSetup, Start};
use crate::record::Entry;
use crate::rules::ruleset::{Preset, Ruleset};

/// A document whose every field is well-formed; its start and turns are not replayed yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Title, author and comment.
    pub heading: Heading,
    /// The board's description.
    pub board: BoardSetup,
    /// The stones before the first turn.
    pub start: Start,
    /// The rules.
    pub rules: Ruleset,
    /// The turns.
    pub turns: Vec<Entry>,
    /// Which optional parts are written out.
    pub spelling: Spelling,
}

/// The heading of a game: plain text, and how its board is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// The game's title.
    pub title: Option<String>,
    /// The game's author.
    pub author: Option<String>,
    /// A comment on the whole.
    pub comment: Option<String>,
    /// An object as JSON text: what holds the drawing together. No rule reads it, and no link keeps it.
    pub drawing: Option<String>,
}

/// The optional parts that a document spells out although they have their default. The game ignores
/// them; they are kept so that a document is written back as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spelling {
    /// "wrap"
    pub wrap: bool,
    /// "holes" of the region.
    pub holes: bool,
    /// The disks, by their places, that name a reach although it is their core; ascending.
    pub reaches: Vec<u32>,
    /// "radius"
    pub radius: bool,
    /// "tolerance"
    pub tolerance: bool,
    /// "reach" of a plane.
    pub reach: bool,
    /// "edges"
    pub edges: bool,
    /// "arcs"
    pub arcs: bool,
    /// "start" and its two lists.
    pub start: bool,
    /// "black" in the start.
    pub black: bool,
    /// "white" in the start.
    pub white: bool,
    /// "rules"
    pub rules: bool,
    /// "preset" in the rules.
    pub preset: Option<Preset>,
    /// "repetition" in the rules.
    pub repetition: bool,
    /// "end" in the rules.
    pub end: bool,
    /// "score" in the rules.
    pub score: bool,
    /// "komi" in the rules.
    pub komi: bool,
    /// "handicap" in the rules.
    pub handicap: bool,
    /// "first" in the rules.
    pub first: bool,
    /// "turns"
    pub turns: bool,
}
