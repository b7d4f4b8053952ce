//! Generators, graphs of points, and graphs made from others.

use gospace::boards::families::{
    self, GenerateError, Generator, Keep, ParameterSpec, Proximity, ProximityError, TransformError,
    Turning,
};
use gospace::boards::setup::{BoardSetup, GraphSetup, Start};
use gospace::document::{Document, DocumentError, Heading, Problem, Spelling};
use gospace::rules::ruleset::Ruleset;
use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::convert::object;
use crate::errors::document_error;

/// All generators with what can be set of them.
#[wasm_bindgen(js_name = generatorEntries, unchecked_return_type = "FaceGenerator[]")]
pub fn generator_entries() -> Array {
    families::generators().iter().map(entry).collect()
}

fn entry(generator: &Generator) -> JsValue {
    let words = [
        ("id", generator.id),
        ("name", generator.name),
        ("note", generator.note),
        ("group", generator.group),
    ];
    let mut fields = words.map(|(name, text)| (name, text.into())).to_vec();
    let parameters: Array = generator.parameters.iter().map(parameter).collect();
    fields.extend([("seeded", generator.seeded.into()), ("parameters", parameters.into())]);
    object(&fields)
}

fn parameter(spec: &ParameterSpec) -> JsValue {
    let mut fields = vec![
        ("id", spec.id.into()),
        ("name", spec.name.into()),
        ("least", spec.least.into()),
        ("most", spec.most.into()),
        ("step", 1.into()),
        ("usual", spec.usual.into()),
    ];
    if !spec.choices.is_empty() {
        let choices = (spec.least..).zip(spec.choices);
        let choice = |(value, &name): (u32, &&str)| {
            object(&[("value", value.into()), ("name", name.into())])
        };
        fields.push(("choices", choices.map(choice).collect::<Array>().into()));
    }
    object(&fields)
}

/// The document of a generator's board, from the names and the values of its parameters.
#[wasm_bindgen(js_name = generateDocument)]
pub fn generate(
    id: &str,
    names: Vec<String>,
    values: Vec<f64>,
    seed: f64,
) -> Result<String, JsValue> {
    let seed = whole(seed)?;
    let values: Vec<(&str, f64)> = names.iter().map(String::as_str).zip(values).collect();
    let (board, start) = families::generate(id, &values, seed).map_err(generate_error)?;
    let name = families::generators().iter().find(|generator| generator.id == id);
    let title = name.map(|generator| generator.name.to_owned());
    Ok(document(board, start, title).write())
}

/// The document of the graph that points have of themselves.
#[wasm_bindgen(js_name = proximityDocument)]
pub fn proximity(xy: &[f64], kind: &str) -> Result<String, JsValue> {
    let kind = match kind {
        "delaunay" => Proximity::Delaunay,
        "gabriel" => Proximity::Gabriel,
        "relative-neighbours" => Proximity::RelativeNeighbourhood,
        "voronoi" => Proximity::Voronoi,
        _ => return Err(no_such_choice("kind", kind)),
    };
    let (points, _) = xy.as_chunks();
    let made = families::proximity(points, kind).map_err(proximity_error)?;
    Ok(document(BoardSetup::Graph(made), Start::default(), None).write())
}

/// A document's graph without a share of its edges; `connected` is "keep" or "any".
#[wasm_bindgen(js_name = thinDocument)]
pub fn thin(text: &str, share: f64, seed: f64, connected: &str) -> Result<String, JsValue> {
    let keep = match connected {
        "keep" => Keep::Connected,
        "any" => Keep::Anything,
        _ => return Err(no_such_choice("connected", connected)),
    };
    let seed = whole(seed)?;
    transformed(text, |graph| families::thin(graph, share, seed, keep))
}

/// A document's graph with a share of its edges made one-way; `ways` is "keep" or "any".
#[wasm_bindgen(js_name = oneWayDocument)]
pub fn one_way(text: &str, share: f64, seed: f64, ways: &str) -> Result<String, JsValue> {
    let turning = match ways {
        "keep" => Turning::KeepingWays,
        "any" => Turning::AtRandom,
        _ => return Err(no_such_choice("ways", ways)),
    };
    let seed = whole(seed)?;
    transformed(text, |graph| families::one_way(graph, share, seed, turning))
}

fn transformed(
    text: &str,
    change: impl FnOnce(&GraphSetup) -> Result<GraphSetup, TransformError>,
) -> Result<String, JsValue> {
    let read = Document::read(text).map_err(document_error)?;
    let BoardSetup::Graph(graph) = &read.board else {
        let problem = Problem::Kind { expected: "graph" };
        return Err(document_error(DocumentError { path: "board.kind".to_owned(), problem }));
    };
    read.board().map_err(document_error)?;
    let board = BoardSetup::Graph(change(graph).map_err(transform_error)?);
    Ok(Document { board, ..read }.write())
}

fn document(board: BoardSetup, start: Start, title: Option<String>) -> Document {
    Document {
        heading: Heading { title, ..Heading::default() },
        rules: Ruleset::on(&board, None),
        board,
        start,
        turns: Vec::new(),
        spelling: Spelling::default(),
    }
}

/// A seed: a whole number that JavaScript tells from the next.
fn whole(seed: f64) -> Result<u64, JsValue> {
    const MOST: f64 = 9_007_199_254_740_991.0;
    if (0.0..=MOST).contains(&seed) && seed.fract() == 0.0 {
        return Ok(seed as u64);
    }
    Err(tagged("range", "seed", &format!("{seed} is not a whole number from 0 to {MOST}")))
}

fn no_such_choice(path: &str, found: &str) -> JsValue {
    tagged("choice", path, &format!("there is no choice \"{found}\""))
}

fn generate_error(error: GenerateError) -> JsValue {
    let message = error.to_string();
    match &error {
        GenerateError::NoSuchGenerator { .. } => tagged("unknown", "id", &message),
        GenerateError::NoSuchParameter { parameter, .. } => tagged("unknown", parameter, &message),
        GenerateError::Value { parameter, .. } => tagged("range", parameter, &message),
        GenerateError::Family(_) => tagged("range", "", &message),
    }
}

fn proximity_error(error: ProximityError) -> JsValue {
    let message = error.to_string();
    match error {
        ProximityError::TooManyPoints { .. } => tagged("limit", "points", &message),
        ProximityError::Coordinate { point } => {
            tagged("range", &format!("points[{point}]"), &message)
        }
        ProximityError::SamePlace { second, .. } => {
            tagged("board", &format!("points[{second}]"), &message)
        }
        ProximityError::NoCorners => tagged("board", "points", &message),
    }
}

fn transform_error(error: TransformError) -> JsValue {
    let message = error.to_string();
    match error {
        TransformError::Share { .. } => tagged("range", "share", &message),
        TransformError::NoSuchPoint { .. } => tagged("board", "board", &message),
    }
}

/// `{ code, path?, message }`
fn tagged(code: &str, path: &str, message: &str) -> JsValue {
    let mut fields = vec![("code", code.into()), ("message", message.into())];
    if !path.is_empty() {
        fields.push(("path", path.into()));
    }
    object(&fields)
}
