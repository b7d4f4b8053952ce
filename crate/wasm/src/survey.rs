//! What the page asks while somebody draws: surveys, sets of points, tangencies. Boards cross over as
//! documents.

use gospace::Point;
use gospace::boards::disks::{Company, DisksError};
use gospace::boards::plane::PlaneError;
use gospace::boards::setup::{BoardSetup, DisksSetup, SpaceSetup};
use gospace::boards::space::{ListedSet, SpaceError};
use gospace::document::{Document, DocumentError, Problem, read_draft};
use gospace::geometry::Spot;
use gospace::geometry::region::{Corner, RegionError, RingError};
use gospace::survey::{self, Finding, LinkList, Quantity, Severity};
use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::convert::{numbers, numbers_array, object, player};
use crate::errors::document_error;

/// What is to be said of a document's board and start, as `FaceSurvey`.
#[wasm_bindgen(js_name = surveyBoard, unchecked_return_type = "FaceSurvey")]
pub fn survey_board(text: &str) -> Result<JsValue, JsValue> {
    let (board, start) = read_draft(text).map_err(document_error)?;
    let survey = survey::survey(&board, &start);
    let counts = survey.counts;
    let findings: Array = survey.findings.listed().iter().map(told).collect();
    let more: Array = survey.findings.more().map(remainder).collect();
    Ok(object(&[
        ("points", count(counts.points)),
        ("edges", count(counts.edges)),
        ("arcs", count(counts.arcs)),
        ("pieces", count(counts.pieces)),
        ("placements", count(counts.placements)),
        ("conflicts", count(counts.conflicts)),
        ("touches", count(counts.touches)),
        ("directed", if counts.arcs > 0 { "yes" } else { "no" }.into()),
        ("findings", findings.into()),
        ("more", more.into()),
    ]))
}

/// The document's grid or graph as a graph with drawn points, as a document of its own.
#[wasm_bindgen(js_name = asGraph)]
pub fn as_graph(text: &str) -> Result<String, JsValue> {
    let document = Document::read(text).and_then(Document::as_graph);
    document.map(|document| document.write()).map_err(document_error)
}

/// The closure of points of a document's go-space.
#[wasm_bindgen(js_name = closureOf)]
pub fn closure_of(text: &str, points: &[u32]) -> Result<Vec<u32>, JsValue> {
    of_space(text, points, SpaceSetup::closure).map(|set| plain(&set))
}

/// The components of points of a document's go-space.
#[wasm_bindgen(js_name = piecesOf, unchecked_return_type = "Uint32Array[]")]
pub fn pieces_of(text: &str, points: &[u32]) -> Result<Array, JsValue> {
    let pieces = of_space(text, points, SpaceSetup::pieces)?;
    Ok(pieces.iter().map(|piece| numbers_array(&plain(piece))).collect())
}

/// The smallest open set around points of a document's go-space.
#[wasm_bindgen(js_name = leastOpen)]
pub fn least_open(text: &str, points: &[u32]) -> Result<Vec<u32>, JsValue> {
    of_space(text, points, SpaceSetup::least_open).map(|set| plain(&set))
}

/// Centres near (x, y) at which a disk touches others of a document's board, or its region.
#[wasm_bindgen(js_name = tangentSpots, unchecked_return_type = "FaceTangentSpot[]")]
pub fn tangent_spots(
    text: &str,
    core: i32,
    reach: i32,
    x: f64,
    y: f64,
    within: f64,
) -> Result<Array, JsValue> {
    let spots = Company::new(&disks(text)?).spots(core, reach, [x, y], within);
    let told = spots.iter().map(|spot| {
        object(&[
            ("x", spot.centre.x.into()),
            ("y", spot.centre.y.into()),
            ("disks", numbers_array(&numbers(&spot.disks))),
            ("walls", count(spot.walls)),
        ])
    });
    Ok(told.collect())
}

/// Radii near another at which a disk around (x, y) touches others, or the region.
#[wasm_bindgen(js_name = tangentRadii, unchecked_return_type = "FaceTangentRadius[]")]
pub fn tangent_radii(text: &str, x: i32, y: i32, near: i32, within: i32) -> Result<Array, JsValue> {
    let radii = Company::new(&disks(text)?).radii(Spot::new(x, y), near, within);
    let told = radii.iter().map(|found| {
        object(&[
            ("radius", found.radius.into()),
            ("disks", numbers_array(&numbers(&found.disks))),
            ("walls", count(found.walls)),
        ])
    });
    Ok(told.collect())
}

fn of_space<T>(
    text: &str,
    points: &[u32],
    ask: impl FnOnce(&SpaceSetup, &[Point]) -> Result<T, SpaceError>,
) -> Result<T, JsValue> {
    let (board, _) = read_draft(text).map_err(document_error)?;
    let BoardSetup::Space(space) = board else { return Err(wrong_kind("gospace")) };
    let points: Vec<Point> = points.iter().copied().map(Point).collect();
    let asked = ask(&space, &points);
    asked.map_err(|error| wrong(Problem::Board(error.into()), "board"))
}

fn disks(text: &str) -> Result<DisksSetup, JsValue> {
    match read_draft(text).map_err(document_error)?.0 {
        BoardSetup::Disks(disks) => Ok(disks),
        _ => Err(wrong_kind("disks")),
    }
}

fn wrong_kind(expected: &'static str) -> JsValue {
    wrong(Problem::Kind { expected }, "board.kind")
}

fn wrong(problem: Problem, path: &str) -> JsValue {
    document_error(DocumentError { path: path.to_owned(), problem })
}

fn plain(points: &[Point]) -> Vec<u32> {
    points.iter().map(|point| point.0).collect()
}

fn count(count: usize) -> JsValue {
    (count as f64).into()
}

fn remainder((kind, all): (&'static str, usize)) -> JsValue {
    object(&[("kind", kind.into()), ("count", count(all))])
}

/// `Finding` of survey.ts: severity, kind and evidence.
fn told(finding: &Finding) -> JsValue {
    let severity = match finding.severity() {
        Severity::Error => "error",
        Severity::Advice => "advice",
    };
    let mut fields = vec![("severity", severity.into()), ("kind", finding.kind().into())];
    fields.extend(evidence(finding));
    object(&fields)
}

type Fields = Vec<(&'static str, JsValue)>;

fn evidence(finding: &Finding) -> Fields {
    match finding {
        Finding::Bare | Finding::NoCentre => vec![],
        Finding::TooLarge { what } => vec![("what", quantity(*what).into())],
        &Finding::GridSize { columns, rows } => {
            vec![("columns", columns.into()), ("rows", rows.into())]
        }
        &Finding::LinkOutOfRange { list, link, point } => {
            vec![("list", link_list(list)), ("link", count(link)), ("point", point.into())]
        }
        &Finding::LabelCount { labels, points } => {
            vec![("labels", count(labels)), ("points", count(points))]
        }
        &Finding::Loop { list, link } | &Finding::Repeated { list, link } => {
            vec![("list", link_list(list)), ("link", count(link))]
        }
        Finding::DeadEnd { point } | Finding::Isolated { point } => {
            vec![("point", point.0.into())]
        }
        Finding::Coincident { point, first } | Finding::Indistinct { point, first } => {
            vec![("point", point.0.into()), ("first", first.0.into())]
        }
        Finding::Pieces { count: all } => vec![("count", count(*all))],
        &Finding::MemberOutOfRange { set, index, point } => member(set, index, point),
        &Finding::MemberTwice { set, index, point } => member(set, index, point.0),
        Finding::EmptyPlacement { placement } | Finding::Torn { placement } => {
            vec![("placement", placement.0.into())]
        }
        Finding::EqualPlacements { first, second } => {
            vec![("first", first.0.into()), ("second", second.0.into())]
        }
        Finding::NotOpen { placement, least } => {
            vec![("placement", placement.0.into()), ("least", numbers_array(&plain(least)))]
        }
        Finding::Uncovered { point } | Finding::DeadPoint { point } => {
            vec![("point", point.0.into())]
        }
        Finding::Lonely { disk } => vec![("disk", disk.0.into())],
        Finding::Disk(error) => of_disk(error),
        Finding::Region(error) => of_region(error),
        Finding::Plane(error) => of_plane(error),
        Finding::StoneOutOfRange { player: owner, index }
        | Finding::StoneOutside { player: owner, index }
        | Finding::StoneTwice { player: owner, index }
        | Finding::StoneOverlaps { player: owner, index } => {
            vec![("player", player(*owner).into()), ("index", count(*index))]
        }
        Finding::DeadStone { centre } => vec![("x", centre.x.into()), ("y", centre.y.into())],
    }
}

fn link_list(list: LinkList) -> JsValue {
    match list {
        LinkList::Edges => "edges".into(),
        LinkList::Arcs => "arcs".into(),
    }
}

fn quantity(what: Quantity) -> &'static str {
    match what {
        Quantity::Points => "points",
        Quantity::Arcs => "arcs",
        Quantity::Placements => "placements",
        Quantity::Listed => "listed",
        Quantity::Neighbours => "neighbours",
        Quantity::Closures => "closures",
        Quantity::Touches => "touches",
        Quantity::Images => "images",
    }
}

fn member(set: ListedSet, index: usize, point: u32) -> Fields {
    let (list, set) = match set {
        ListedSet::Open(set) => ("open", set),
        ListedSet::Placement(set) => ("placements", set),
    };
    let list = ("list", list.into());
    vec![list, ("set", count(set)), ("index", count(index)), ("point", point.into())]
}

fn of_disk(error: &DisksError) -> Fields {
    let what = match error {
        DisksError::TooManyDisks { .. } => Quantity::Placements,
        DisksError::TooManyPairs => Quantity::Touches,
        DisksError::Region(error) => return of_region(error),
        DisksError::TooFarOut { disk }
        | DisksError::NoCore { disk, .. }
        | DisksError::ReachBelowCore { disk, .. }
        | DisksError::Outside { disk, .. }
        | DisksError::OverlapsItself { disk } => return vec![("disk", disk.0.into())],
        DisksError::Twice { first, second } => {
            return vec![("first", first.0.into()), ("disk", second.0.into())];
        }
    };
    vec![("what", quantity(what).into())]
}

fn of_region(error: &RegionError) -> Fields {
    let corner = |at: Corner| vec![("ring", count(at.ring)), ("corner", count(at.corner))];
    match *error {
        RegionError::Rings(error) => match error {
            RingError::TooManyCorners { .. } => vec![],
            RingError::TooFewCorners { ring, .. } | RingError::HoleOutside { ring } => {
                vec![("ring", count(ring))]
            }
            RingError::TooFarOut { corner: at, .. } => corner(at),
            RingError::CornerTwice { corner: at, first } => {
                [corner(at), vec![("first", count(first))]].concat()
            }
            RingError::EdgesMeet { edge, other } => {
                let other =
                    [("otherRing", count(other.ring)), ("otherCorner", count(other.corner))];
                [corner(edge), other.to_vec()].concat()
            }
            RingError::HoleInHole { ring, other } => {
                vec![("ring", count(ring)), ("other", count(other))]
            }
        },
        RegionError::Circle { .. } | RegionError::Projective | RegionError::NotARectangle => vec![],
    }
}

fn of_plane(error: &PlaneError) -> Fields {
    match error {
        PlaneError::Region(error) => of_region(error),
        PlaneError::Radius { .. } => vec![],
        PlaneError::Tolerance { radius, .. } => vec![("most", (*radius).into())],
        PlaneError::Reach { least, .. } => vec![("least", (*least as f64 / 2.0).into())],
        PlaneError::OverlapsItself { around, .. } => vec![("around", (*around as f64).into())],
        PlaneError::TooManyImages { .. } => vec![("what", quantity(Quantity::Images).into())],
    }
}
