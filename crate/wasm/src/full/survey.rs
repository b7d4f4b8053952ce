//! The questions of the page in the drawing room: surveys, sets of points, tangencies. Boards cross over as
//! documents.

use gospace::Point;
use gospace::boards::disks::Company;
use gospace::boards::setup::SpaceSetup;
use gospace::boards::space::SpaceError;
use gospace::document::{Document, Problem, of_kind, read_draft};
use gospace::geometry::Spot;
use gospace_draw::survey::{self, Severity};
use js_sys::Uint32Array;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::answers::given;
use crate::arrays::numbers;
use crate::errors::CoreError;

/// A finding on a board: an error keeps its document from being opened, advice does not.
#[derive(Serialize, Tsify)]
#[tsify(type = "{ severity: Severity } & Finding")]
pub struct SurveyFinding {
    /// Its severity.
    pub severity: Severity,
    /// The finding itself.
    #[serde(flatten)]
    pub what: survey::Finding,
}

impl From<&survey::Finding> for SurveyFinding {
    fn from(what: &survey::Finding) -> SurveyFinding {
        SurveyFinding { severity: what.severity(), what: what.clone() }
    }
}

/// Counts of a board and the findings on it; a number that cannot be counted is 0.
#[derive(Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct Survey {
    /// Points that are coloured.
    pub points: usize,
    /// Pairs of points with an arc each way.
    pub edges: usize,
    /// Arcs without their opposite.
    pub arcs: usize,
    /// The parts that nothing joins.
    pub pieces: usize,
    /// Placements that can be played.
    pub placements: usize,
    /// Pairs of disks that overlap.
    pub conflicts: usize,
    /// Pairs of disks that touch.
    pub touches: usize,
    /// Yes: an arc has no opposite.
    pub directed: Directed,
    /// At most 200 of a kind.
    pub findings: Vec<SurveyFinding>,
    /// The kinds of which there are more.
    pub more: Vec<KindCount>,
}

/// The directedness of a graph.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Directed {
    /// It has.
    Yes,
    /// It has none.
    No,
}

/// The number of findings of a kind.
#[derive(Serialize, Tsify)]
pub struct KindCount {
    /// The kind.
    #[tsify(type = "Finding[\"kind\"]")]
    pub kind: &'static str,
    /// The number, with those that are listed.
    pub count: usize,
}

/// A centre at which a disk would touch others.
#[derive(Serialize, Tsify)]
pub struct TangentSpot {
    /// In ticks, to the right.
    pub x: i32,
    /// In ticks, down.
    pub y: i32,
    /// Their places in `disks`.
    pub disks: Vec<u32>,
    /// Sides of the region that it would touch: 2 in a corner.
    pub walls: usize,
}

/// A radius with which a disk would touch others.
#[derive(Serialize, Tsify)]
pub struct TangentRadius {
    /// In ticks.
    pub radius: i32,
    /// Their places in `disks`.
    pub disks: Vec<u32>,
    /// Sides of the region that it would touch.
    pub walls: usize,
}

/// The survey of a document's board and start.
#[wasm_bindgen(js_name = surveyBoard)]
pub fn survey_board(text: &str) -> Result<Ts<Survey>, CoreError> {
    let (board, start) = read_draft(text)?;
    let survey::Survey { counts, findings } = survey::survey(&board, &start);
    let listed = findings.listed().iter();
    let survey = Survey {
        points: counts.points,
        edges: counts.edges,
        arcs: counts.arcs,
        pieces: counts.pieces,
        placements: counts.placements,
        conflicts: counts.conflicts,
        touches: counts.touches,
        directed: if counts.arcs > 0 { Directed::Yes } else { Directed::No },
        findings: listed.map(SurveyFinding::from).collect(),
        more: findings.more().map(|(kind, count)| KindCount { kind, count }).collect(),
    };
    Ok(given(&survey))
}

/// The document's grid or graph as a graph with drawn points, as a document of its own.
#[wasm_bindgen(js_name = asGraph)]
pub fn as_graph(text: &str) -> Result<String, CoreError> {
    Ok(Document::read(text).and_then(Document::as_graph)?.write())
}

/// The closure of points of a document's go-space.
#[wasm_bindgen(js_name = closureOf)]
pub fn closure_of(text: &str, points: &[u32]) -> Result<Vec<u32>, CoreError> {
    of_space(text, points, SpaceSetup::closure).map(|set| plain(&set))
}

/// The components of points of a document's go-space.
#[wasm_bindgen(js_name = piecesOf)]
pub fn pieces_of(text: &str, points: &[u32]) -> Result<Vec<Uint32Array>, CoreError> {
    let pieces = of_space(text, points, SpaceSetup::pieces)?;
    Ok(pieces.iter().map(|piece| plain(piece).as_slice().into()).collect())
}

/// The smallest open set around points of a document's go-space.
#[wasm_bindgen(js_name = leastOpen)]
pub fn least_open(text: &str, points: &[u32]) -> Result<Vec<u32>, CoreError> {
    of_space(text, points, SpaceSetup::least_open).map(|set| plain(&set))
}

/// Centres near (x, y) at which a disk touches others of a document's board, or its region.
#[wasm_bindgen(js_name = tangentSpots)]
pub fn tangent_spots(
    text: &str,
    core: i32,
    reach: i32,
    x: f64,
    y: f64,
    within: f64,
) -> Result<Vec<Ts<TangentSpot>>, CoreError> {
    let spots = disks(text)?.spots(core, reach, [x, y], within);
    let answers = spots.iter().map(|spot| TangentSpot {
        x: spot.centre.x,
        y: spot.centre.y,
        disks: numbers(&spot.disks),
        walls: spot.walls,
    });
    Ok(answers.map(|spot| given(&spot)).collect())
}

/// Radii near another at which a disk around (x, y) touches others, or the region.
#[wasm_bindgen(js_name = tangentRadii)]
pub fn tangent_radii(
    text: &str,
    x: i32,
    y: i32,
    near: i32,
    within: i32,
) -> Result<Vec<Ts<TangentRadius>>, CoreError> {
    let radii = disks(text)?.radii(Spot::new(x, y), near, within);
    let answers = radii.iter().map(|found| TangentRadius {
        radius: found.radius,
        disks: numbers(&found.disks),
        walls: found.walls,
    });
    Ok(answers.map(|found| given(&found)).collect())
}

fn of_space<T>(
    text: &str,
    points: &[u32],
    ask: impl FnOnce(&SpaceSetup, &[Point]) -> Result<T, SpaceError>,
) -> Result<T, CoreError> {
    let (board, _) = read_draft(text)?;
    let points: Vec<Point> = points.iter().copied().map(Point).collect();
    let asked = ask(of_kind(&board, "gospace")?, &points);
    Ok(asked.map_err(|error| Problem::Board(error.into()).at("board"))?)
}

fn disks(text: &str) -> Result<Company, CoreError> {
    let (board, _) = read_draft(text)?;
    Ok(Company::new(of_kind(&board, "disks")?))
}

fn plain(points: &[Point]) -> Vec<u32> {
    points.iter().map(|point| point.0).collect()
}
