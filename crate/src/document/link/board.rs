//! Codes boards of every kind, and the starting stones.

use super::bends::bends;
use super::body::{bends_and_body, body};
use super::coder::{Coded, Coder};
use super::continuous;
use super::envelope::Version;
use super::error::LinkError;
use super::links::{Sense, links};
use super::models::{Bit, Number};
use super::places::points;
use super::sets::Sets;
use super::sites::Sites;
use super::spelled::{spelled, wrap};
use super::text::{Place, Texts};
use crate::boards::setup::{
    BoardKind, BoardSetup, GraphSetup, GridSetup, SetupRef, SpaceSetup, Start,
};
use crate::document::model::Spelling;
use crate::limits::{MAX_ARCS, MAX_PLACEMENTS, MAX_TURNS};

/// The JSON bytes of a board apart from its lists.
const FIELDS: usize = 150;

/// A board, and the optional fields that it spells out.
pub(super) fn board(
    coder: &mut Coder<'_>,
    version: Version,
    texts: &mut Texts,
    given: Option<(SetupRef<'_>, &Spelling)>,
    spelling: &mut Spelling,
) -> Coded<BoardSetup> {
    coder.charge(FIELDS)?;
    let setup = given.map(|given| given.0);
    let spelled = given.map(|given| given.1);
    let kind = coder.below(5, setup.map(|setup| setup.kind() as u64))?;
    let is_of_graphs = matches!(version, Version::Two | Version::Three);
    if !BoardKind::numbered(kind).is_here() || is_of_graphs && kind != 1 {
        return Err(LinkError::Malformed);
    }
    Ok(match kind {
        0 => grid(coder, downcast(setup), spelled, spelling)?.into(),
        1 => {
            let given = downcast(setup);
            let mut graph = graph(coder, texts, given, spelled, spelling)?;
            match version {
                Version::One => {}
                Version::Two => bends(coder, &mut graph, given)?,
                Version::Three => body(coder, &mut graph, given)?,
                Version::Four | Version::Five => bends_and_body(coder, &mut graph, given)?,
            }
            graph.into()
        }
        2 => space(coder, downcast(setup))?.into(),
        3 => continuous::disks(coder, downcast(setup), spelled, spelling)?.into(),
        _ => continuous::plane(coder, downcast(setup), spelled, spelling)?.into(),
    })
}

fn downcast<'a, S>(given: Option<SetupRef<'a>>) -> Option<&'a S>
where
    &'a S: TryFrom<SetupRef<'a>>,
{
    given.and_then(SetupRef::downcast)
}

fn grid(
    coder: &mut Coder<'_>,
    given: Option<&GridSetup>,
    given_spelling: Option<&Spelling>,
    spelling: &mut Spelling,
) -> Coded<GridSetup> {
    let mut size = Number::new();
    let mut side = |coder: &mut Coder<'_>, given: Option<u32>| {
        let side = coder.number(&mut size, given.map(|side| u64::from(side) - 1))?;
        let side = u32::try_from(side).ok().filter(|&side| (side as usize) < MAX_PLACEMENTS);
        side.map(|side| side + 1).ok_or(LinkError::Malformed)
    };
    let columns = side(coder, given.map(|grid| grid.columns))?;
    let is_square = given.map(|grid| grid.rows == grid.columns);
    let rows = match coder.bit(&mut Bit::even(), is_square)? {
        true => columns,
        false => side(coder, given.map(|grid| grid.rows))?,
    };
    let given_wrap = given.map(|grid| grid.wrap);
    let wrap = wrap(coder, given_wrap, given_spelling.map(|given| given.wrap), spelling)?;
    let grid = GridSetup { columns, rows, wrap };
    if grid.point_count() > MAX_PLACEMENTS as u64 {
        return Err(LinkError::Malformed);
    }
    Ok(grid)
}

fn graph(
    coder: &mut Coder<'_>,
    texts: &mut Texts,
    given: Option<&GraphSetup>,
    given_spelling: Option<&Spelling>,
    spelling: &mut Spelling,
) -> Coded<GraphSetup> {
    let points = points(coder, given.map(|graph| graph.points.as_slice()))?;
    let edges = given.map(|graph| graph.edges.as_slice());
    let edges = links(coder, &points, Sense::Both, MAX_ARCS / 2, edges)?;
    spelling.edges = !edges.is_empty() || spelled(coder, given_spelling.map(|given| given.edges))?;
    let arcs = given.map(|graph| graph.arcs.as_slice());
    let arcs = links(coder, &points, Sense::One, MAX_ARCS, arcs)?;
    spelling.arcs = !arcs.is_empty() || spelled(coder, given_spelling.map(|given| given.arcs))?;
    let labels = given.map(|graph| graph.labels.as_deref());
    let labels = match coder.bit(&mut Bit::seldom(), labels.map(|labels| labels.is_some()))? {
        true => {
            coder.charge(r#""","#.len() * points.len())?;
            Some(coder.list(points.len(), labels.flatten(), |coder, label| {
                texts.text(coder, Place::Label, label.map(String::as_str))
            })?)
        }
        false => None,
    };
    Ok(GraphSetup { points, edges, arcs, labels, bends: None, body: None })
}

fn space(coder: &mut Coder<'_>, given: Option<&SpaceSetup>) -> Coded<SpaceSetup> {
    let points = points(coder, given.map(|space| space.points.as_slice()))?;
    let mut sets = Sets::new(points.len());
    let open = sets.sets(coder, given.map(|space| space.open.as_slice()))?;
    let placements = sets.sets(coder, given.map(|space| space.placements.as_slice()))?;
    Ok(SpaceSetup { points, open, placements })
}

/// The starting stones. They are noted as played, for the coding of later turns.
pub(super) fn start(
    coder: &mut Coder<'_>,
    sites: &mut Sites,
    given: Option<(&Start, &Spelling)>,
    spelling: &mut Spelling,
) -> Coded<Start> {
    let is_given = given.map(|(start, spelling)| spelling.start || *start != Start::default());
    spelling.start = spelled(coder, is_given)?;
    let mut read = Start::default();
    if !spelling.start {
        return Ok(read);
    }
    coder.charge(r#""start":{"black":[],"white":[]},"#.len())?;
    let most = sites.most().unwrap_or(MAX_TURNS);
    let mut counts = Number::new();
    let both = [(&mut read.black, &mut spelling.black), (&mut read.white, &mut spelling.white)];
    let given_lists = given.map(|(start, spelling)| {
        [(start.black.as_slice(), spelling.black), (start.white.as_slice(), spelling.white)]
    });
    for (player, (stones, is_spelled)) in both.into_iter().enumerate() {
        let given = given_lists.map(|lists| lists[player]);
        let list = given.map(|given| given.0);
        let count = coder.count(&mut counts, list.map(<[_]>::len), most, ",".len())?;
        *stones = coder.list(count, list, |coder, site| {
            let site = sites.play(coder, site.copied())?;
            sites.note(site);
            Ok(site)
        })?;
        *is_spelled = count > 0 || spelled(coder, given.map(|given| given.1))?;
    }
    Ok(read)
}
