//! Documents as links: short texts that hold a whole game and fit into an address.
//!
//! `docs/link.md` is the format. A link is exact, but for drawn coordinates that have fractions.
//! Reading one needs no engine: as with any document, legality is checked when it is opened.

mod bends;
mod board;
mod body;
mod closest;
mod coder;
mod continuous;
mod envelope;
mod error;
mod fresh;
mod lattice;
mod letters;
mod links;
mod models;
mod near;
mod notes;
mod places;
mod range;
mod rationals;
mod rules;
mod sets;
mod sites;
mod spelled;
mod spots;
mod text;
mod turns;

pub use error::{LINK_VERSION, LinkError};

use super::model::{Document, Heading, Spelling};
use super::write::Parts;
use crate::boards::setup::GraphSetup;
use crate::colour::Player;
use crate::rules::ruleset::Ruleset;
use coder::{Coded, Coder};
use envelope::Version;
use models::Bit;
use rationals::Rationals;
use sites::Sites;
use text::{Place, Texts};

/// The JSON bytes of a document apart from its parts.
const FIELDS: usize = r#"{"gospace":1,"board":,"turns":[]}"#.len();

/// A document as a link. Cost: O(document), and that of sorting its points.
pub(super) fn write(parts: &Parts<'_>) -> Result<String, LinkError> {
    let mut coder = Coder::writing();
    let version = version(parts);
    document(&mut coder, version, Some(parts))?;
    envelope::sealed(coder.finish()?, version)
}

/// The document in a link, with or without a "#" before it. Cost: at most
/// [`MAX_LINK_STEPS`](crate::limits::MAX_LINK_STEPS) steps for any link, and about as much memory
/// as its JSON text takes, which is no longer than [`MAX_LINK_JSON`](crate::limits::MAX_LINK_JSON).
pub(super) fn read(link: &str) -> Result<Document, LinkError> {
    let (version, payload) = envelope::opened(link)?;
    let mut coder = Coder::reading(&payload);
    let read = document(&mut coder, version, None)?;
    coder.finish()?;
    // Each document has one link.
    if version >= Version::Four && self::version(&read.parts()) != version {
        return Err(LinkError::Malformed);
    }
    Ok(read)
}

/// The first version that has all that a document has.
fn version(parts: &Parts<'_>) -> Version {
    let Parts { rules, spelling, .. } = parts;
    let are_there = spelling.rules || **rules != Ruleset::on(parts.board, None);
    let spells = are_there && (spelling.handicap || spelling.first);
    let differs = (rules.handicap, rules.first) != (0, Player::Black);
    let beginning = if spells || differs { Version::Four } else { Version::One };
    match beginning.max(turns::version(parts.turns)) {
        Version::One => {}
        newer => return newer,
    }
    match parts.board.downcast::<GraphSetup>() {
        Some(graph) if graph.body.is_some() => Version::Three,
        Some(graph) if graph.bends.is_some() => Version::Two,
        _ => Version::One,
    }
}

fn document(coder: &mut Coder<'_>, version: Version, given: Option<&Parts<'_>>) -> Coded<Document> {
    coder.charge(FIELDS)?;
    let mut spelling = Spelling::default();
    let mut texts = Texts::new();
    let mut rationals = Rationals::new();
    let heading = heading(coder, &mut texts, given.map(|parts| parts.heading))?;
    let board = given.map(|parts| (parts.board, parts.spelling));
    let board = board::board(coder, version, &mut texts, board, &mut spelling)?;
    let mut sites = Sites::new(&board);
    let start = given.map(|parts| (parts.start, parts.spelling));
    let start = board::start(coder, &mut sites, start, &mut spelling)?;
    let rules = given.map(|parts| (parts.rules, parts.spelling));
    let rules = rules::rules(coder, version, &mut rationals, &board, rules, &mut spelling)?;
    let stand = given.map(|parts| parts.spelling.turns || !parts.turns.is_empty());
    spelling.turns = coder.bit(&mut Bit::even(), stand)?;
    let turns = match spelling.turns {
        true => turns::Turns::new(version, sites, &mut texts, &mut rationals)
            .all(coder, given.map(|parts| parts.turns))?,
        false => Vec::new(),
    };
    Ok(Document { heading, board, start, rules, turns, spelling })
}

fn heading(coder: &mut Coder<'_>, texts: &mut Texts, given: Option<&Heading>) -> Coded<Heading> {
    let title = given.map(|heading| heading.title.as_deref());
    let author = given.map(|heading| heading.author.as_deref());
    let comment = given.map(|heading| heading.comment.as_deref());
    Ok(Heading {
        title: texts.optional(coder, &mut Bit::even(), Place::Title, title)?,
        author: texts.optional(coder, &mut Bit::seldom(), Place::Title, author)?,
        comment: texts.optional(coder, &mut Bit::seldom(), Place::Comment, comment)?,
        drawing: None,
    })
}
