//! Reads the parts of a document except its turns. Each field's name appears here once.

use super::continuous;
use super::error::{DocumentError, Problem, VERSION};
use super::fields::{
    Object, Read, Sites, choice, list_of, natural, number, pair, peek, placement, rational,
    short_text, site, triple, wrong_type,
};
use super::json::Value;
use super::json_writer;
use super::model::{Document, Heading, Spelling};
use super::turns;
use super::words::{ENDS, PLAYERS, PRESETS, REPETITIONS, SCORINGS, WRAPS};
use crate::boards::BoardError;
use crate::boards::graph::GraphError;
use crate::boards::setup::{
    Bend, BoardKind, BoardSetup, Body, GraphSetup, GridSetup, SetupRef, SpaceSetup, Start,
};
use crate::boards::space::ListedSet;
use crate::limits::{
    MAX_ARCS, MAX_COMMENT_CHARS, MAX_COORDINATE, MAX_LABEL_CHARS, MAX_PLACEMENTS, MAX_TITLE_CHARS,
    MAX_TURNS,
};
use crate::rules::ruleset::{DIVIDE_AND_CHOOSE, Komi, Ruleset};

const DOCUMENT: [&str; 8] =
    ["gospace", "title", "author", "comment", "drawing", "board", "rules", "turns"];
const GRID: [&str; 5] = ["kind", "columns", "rows", "wrap", "start"];
const GRAPH: [&str; 8] = ["kind", "points", "edges", "arcs", "labels", "bends", "body", "start"];
const SPACE: [&str; 5] = ["kind", "points", "open", "placements", "start"];
const START: [&str; 2] = ["black", "white"];
const RULES: [&str; 7] = ["preset", "repetition", "end", "score", "komi", "handicap", "first"];

const KINDS: [(&str, BoardKind); 5] = [
    ("grid", BoardKind::Grid),
    ("graph", BoardKind::Graph),
    ("gospace", BoardKind::Space),
    ("disks", BoardKind::Disks),
    ("plane", BoardKind::Plane),
];

/// The words of the format by the name of their set, for other lists that must agree with this one:
/// the fields of each object, and the choices.
pub fn vocabulary() -> Vec<(&'static str, Vec<&'static str>)> {
    fn words<T>(choices: &[(&'static str, T)]) -> Vec<&'static str> {
        choices.iter().map(|(word, _)| *word).collect()
    }
    vec![
        ("document", DOCUMENT.to_vec()),
        ("grid", GRID.to_vec()),
        ("graph", GRAPH.to_vec()),
        ("gospace", SPACE.to_vec()),
        ("disks", continuous::DISKS.to_vec()),
        ("plane", continuous::PLANE.to_vec()),
        ("polygon", continuous::POLYGON.to_vec()),
        ("round", continuous::ROUND.to_vec()),
        ("start", START.to_vec()),
        ("rules", RULES.to_vec()),
        ("turn", turns::TURN.to_vec()),
        ("marks", turns::MARKS.to_vec()),
        ("kinds", words(&KINDS)),
        ("wraps", words(&WRAPS)),
        ("presets", words(&PRESETS)),
        ("repetitions", words(&REPETITIONS)),
        ("ends", words(&ENDS)),
        ("scores", words(&SCORINGS)),
    ]
}

/// The document path of a set of a space.
pub(super) fn set_path(set: ListedSet) -> String {
    match set {
        ListedSet::Open(index) => format!("board.open[{index}]"),
        ListedSet::Placement(index) => format!("board.placements[{index}]"),
    }
}

/// An object with whatever a newer version writes into it.
fn drawing(value: Value<'_>) -> Read<String> {
    match value {
        Value::Object(_) => Ok(json_writer::text_of(value)),
        other => Err(wrong_type("an object", other)),
    }
}

pub(super) fn document(root: Value<'_>) -> Read<Document> {
    version(root)?;
    let fields = Object::read(root, &DOCUMENT)?;
    let title = |value| short_text(value, MAX_TITLE_CHARS);
    let heading = Heading {
        title: fields.optional("title", title)?,
        author: fields.optional("author", title)?,
        comment: fields.optional("comment", |value| short_text(value, MAX_COMMENT_CHARS))?,
        drawing: fields.optional("drawing", drawing)?,
    };
    let mut spelling =
        Spelling { rules: fields.has("rules"), turns: fields.has("turns"), ..Spelling::default() };
    let (board, start) =
        fields.required("board", |value| board(value, Naming::OfBoard, &mut spelling))?;
    let rules = fields.optional("rules", |value| rules(value, &board, &mut spelling))?;
    let rules = rules.unwrap_or_else(|| Ruleset::on(&board, None));
    let turns = fields.optional("turns", |value| turns::turns(value, sites(&board)))?;
    let turns = turns.unwrap_or_default();
    Ok(Document { heading, board, start, rules, turns, spelling })
}

/// Checked first: the fields of a newer version may not be readable by this one.
fn version(root: Value<'_>) -> Read<()> {
    let value = peek(root, "gospace")?.ok_or_else(|| Problem::Missing.at("gospace"))?;
    let found = number(value).map_err(|error| error.in_field("gospace"))?;
    if found == f64::from(VERSION) { Ok(()) } else { Err(Problem::Version { found }.at("gospace")) }
}

/// The sites of the board; none if it has too many to be made.
pub(super) fn sites<'a>(board: impl Into<SetupRef<'a>>) -> Sites {
    board.into().placement_count().map_or(Sites::Spots, Sites::Placements)
}

/// The bounds on point and placement numbers in a text.
#[derive(Clone, Copy)]
enum Naming {
    /// Those of the board.
    OfBoard,
    /// Any: a survey of the draft finds the invalid ones.
    Any,
}

impl Naming {
    /// The bound: `count` where the board limits it.
    fn below(self, count: usize) -> usize {
        match self {
            Naming::OfBoard => count,
            Naming::Any => usize::MAX,
        }
    }

    fn sites(self, board: &BoardSetup) -> Sites {
        match sites(board) {
            Sites::Placements(count) => Sites::Placements(self.below(count)),
            Sites::Spots => Sites::Spots,
        }
    }
}

/// The board and the start of a document that is still being drawn.
pub(super) fn draft(root: Value<'_>) -> Read<(BoardSetup, Start)> {
    version(root)?;
    let fields = Object::read(root, &DOCUMENT)?;
    let spelling = &mut Spelling::default();
    fields.required("board", |value| board(value, Naming::Any, spelling))
}

fn board(value: Value<'_>, naming: Naming, spelling: &mut Spelling) -> Read<(BoardSetup, Start)> {
    let kind = peek(value, "kind")?.ok_or_else(|| Problem::Missing.at("kind"))?;
    let kind = choice(kind, &KINDS).map_err(|error| error.in_field("kind"))?;
    if !kind.is_here() {
        return Err(Problem::Kind { expected: "grid or graph" }.at("kind"));
    }
    let (setup, fields) = match kind {
        BoardKind::Grid => {
            let fields = Object::read(value, &GRID)?;
            (grid(&fields, naming, spelling)?.into(), fields)
        }
        BoardKind::Graph => {
            let fields = Object::read(value, &GRAPH)?;
            (graph(&fields, naming, spelling)?.into(), fields)
        }
        BoardKind::Space => {
            let fields = Object::read(value, &SPACE)?;
            (space(&fields, naming)?.into(), fields)
        }
        BoardKind::Disks => {
            let fields = Object::read(value, &continuous::DISKS)?;
            (continuous::disks(&fields, spelling)?.into(), fields)
        }
        BoardKind::Plane => {
            let fields = Object::read(value, &continuous::PLANE)?;
            (continuous::plane(&fields, spelling)?.into(), fields)
        }
    };
    spelling.start = fields.has("start");
    let start = fields.optional("start", |value| start(value, naming.sites(&setup), spelling))?;
    Ok((setup, start.unwrap_or_default()))
}

fn grid(fields: &Object<'_>, naming: Naming, spelling: &mut Spelling) -> Read<GridSetup> {
    spelling.wrap = fields.has("wrap");
    let side = |value| match (natural(value)?, naming) {
        (0, Naming::OfBoard) => {
            Err(Problem::Number { value: 0.0, expected: "a whole number from 1 up" }.into())
        }
        (side, _) => Ok(side),
    };
    let grid = GridSetup {
        columns: fields.required("columns", side)?,
        rows: fields.required("rows", side)?,
        wrap: fields.optional("wrap", |value| choice(value, &WRAPS))?.unwrap_or_default(),
    };
    let count = grid.point_count();
    if count > naming.below(MAX_PLACEMENTS) as u64 {
        return Err(Problem::TooMany { what: "points", count, limit: MAX_PLACEMENTS }.into());
    }
    Ok(grid)
}

fn graph(fields: &Object<'_>, naming: Naming, spelling: &mut Spelling) -> Read<GraphSetup> {
    spelling.edges = fields.has("edges");
    spelling.arcs = fields.has("arcs");
    let points = points(fields)?;
    let count = points.len();
    let end = |value| placement(value, naming.below(count)).map(|end| end.0);
    let link = |value| pair(value, end, end).map(|(from, to)| [from, to]);
    let edges = fields.optional("edges", |v| list_of(v, "edges", MAX_ARCS / 2, link))?;
    let arcs = fields.optional("arcs", |v| list_of(v, "arcs", MAX_ARCS, link))?;
    let label = |value| short_text(value, MAX_LABEL_CHARS);
    let labels = fields.optional("labels", |value| {
        let labels = list_of(value, "labels", MAX_PLACEMENTS, label)?;
        if labels.len() != count && matches!(naming, Naming::OfBoard) {
            return Err(Problem::LabelCount { count: labels.len(), points: count }.into());
        }
        Ok(labels)
    })?;
    let [edges, arcs] = [edges, arcs].map(Option::unwrap_or_default);
    let links = edges.len() + arcs.len();
    let bends = fields.optional("bends", |value| bends(value, links, naming))?;
    let body = fields.optional("body", |value| body(value, count, naming))?;
    Ok(GraphSetup { points, edges, arcs, labels, bends, body })
}

/// A place for each of so many points, all with three coordinates or all with four.
fn body(value: Value<'_>, points: usize, naming: Naming) -> Read<Body> {
    let place = |value| list_of(value, "coordinates", 4, coordinate);
    let places = list_of(value, "places", MAX_PLACEMENTS, place)?;
    if places.len() != points && matches!(naming, Naming::OfBoard) {
        return Err(Problem::BodyCount { count: places.len(), points }.into());
    }
    let first = places.first().map_or(3, Vec::len);
    let other = places.iter().position(|place| place.len() != first || first < 3);
    if let Some(index) = other {
        return Err(Problem::BodyPlace { count: places[index].len() }.at("").in_item(index));
    }
    Ok(match first {
        4 => Body::Four(places.iter().map(|p| [p[0], p[1], p[2], p[3]]).collect()),
        _ => Body::Solid(places.iter().map(|p| [p[0], p[1], p[2]]).collect()),
    })
}

/// At most one bend for each of so many links.
fn bends(value: Value<'_>, links: usize, naming: Naming) -> Read<Vec<Bend>> {
    let link = |value| match natural(value)? {
        link if (link as usize) < naming.below(links) => Ok(link),
        link => Err(Problem::NoSuchLink { link }.into()),
    };
    let bend = |value| {
        let (link, at) = triple(value, link, coordinate)?;
        Ok(Bend { link, at })
    };
    let bends = list_of(value, "bends", MAX_ARCS, bend)?;
    let mut bent = vec![false; links];
    for (index, &Bend { link, .. }) in bends.iter().enumerate() {
        let is_bent = bent.get_mut(link as usize).is_some_and(|bent| std::mem::replace(bent, true));
        if is_bent {
            return Err(Problem::BentTwice { link }.at("").in_item(index));
        }
    }
    Ok(bends)
}

fn space(fields: &Object<'_>, naming: Naming) -> Read<SpaceSetup> {
    let points = points(fields)?;
    let count = naming.below(points.len());
    let point = |value| placement(value, count).map(|point| point.0);
    let set = |value| list_of(value, "points", count, point);
    let open = fields.required("open", |v| list_of(v, "open sets", MAX_PLACEMENTS, set))?;
    let placements =
        fields.required("placements", |v| list_of(v, "placements", MAX_PLACEMENTS, set))?;
    Ok(SpaceSetup { points, open, placements })
}

fn points(fields: &Object<'_>) -> Read<Vec<[f64; 2]>> {
    let point = |value| pair(value, coordinate, coordinate).map(|(x, y)| [x, y]);
    fields.required("points", |v| list_of(v, "points", MAX_PLACEMENTS, point))
}

fn coordinate(value: Value<'_>) -> Read<f64> {
    let value = number(value)?;
    if value.abs() > MAX_COORDINATE {
        return Err(Problem::Number { value, expected: "a coordinate from -1e9 to 1e9" }.into());
    }
    Ok(value)
}

fn start(value: Value<'_>, sites: Sites, spelling: &mut Spelling) -> Read<Start> {
    let fields = Object::read(value, &START)?;
    spelling.black = fields.has("black");
    spelling.white = fields.has("white");
    let most = match sites {
        Sites::Placements(count) => count,
        Sites::Spots => MAX_TURNS,
    };
    let stones = |value| list_of(value, "stones", most, |stone| site(stone, sites));
    let black = fields.optional("black", stones)?.unwrap_or_default();
    let white = fields.optional("white", stones)?.unwrap_or_default();
    Ok(Start { black, white })
}

fn rules(value: Value<'_>, board: &BoardSetup, spelling: &mut Spelling) -> Read<Ruleset> {
    let fields = Object::read(value, &RULES)?;
    spelling.preset = fields.optional("preset", |value| choice(value, &PRESETS))?;
    spelling.repetition = fields.has("repetition");
    spelling.end = fields.has("end");
    spelling.score = fields.has("score");
    spelling.komi = fields.has("komi");
    spelling.handicap = fields.has("handicap");
    spelling.first = fields.has("first");
    let preset = Ruleset::on(board, spelling.preset);
    Ok(Ruleset {
        repetition: fields
            .optional("repetition", |value| choice(value, &REPETITIONS))?
            .unwrap_or(preset.repetition),
        end: fields.optional("end", |value| choice(value, &ENDS))?.unwrap_or(preset.end),
        scoring: fields
            .optional("score", |value| choice(value, &SCORINGS))?
            .unwrap_or(preset.scoring),
        komi: fields.optional("komi", komi)?.unwrap_or(preset.komi),
        handicap: fields.optional("handicap", natural)?.unwrap_or(preset.handicap),
        first: fields.optional("first", |value| choice(value, &PLAYERS))?.unwrap_or(preset.first),
    })
}

fn komi(value: Value<'_>) -> Read<Komi> {
    match value {
        Value::Text(DIVIDE_AND_CHOOSE) => Ok(Komi::DivideAndChoose),
        other => rational(other).map(Komi::Fixed),
    }
}

impl From<BoardError> for DocumentError {
    /// The error with its path in a document.
    fn from(error: BoardError) -> DocumentError {
        let path = match &error {
            BoardError::Graph(GraphError::EdgeOutOfRange { edge, .. }) => {
                format!("board.edges[{edge}]")
            }
            BoardError::Graph(GraphError::ArcOutOfRange { arc, .. }) => {
                format!("board.arcs[{arc}]")
            }
            BoardError::Graph(_) => "board".to_owned(),
            BoardError::Space(error) => error.set().map_or_else(|| "board".to_owned(), set_path),
            BoardError::Disks(error) => continuous::disks_path(error),
            BoardError::Plane(error) => continuous::plane_path(error.part()),
        };
        Problem::Board(error).at(path)
    }
}
