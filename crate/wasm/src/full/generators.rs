//! Generators, graphs of points, and graphs made from others.

use gospace::boards::setup::{BoardSetup, GraphSetup, Start};
use gospace::document::{Document, Heading, Spelling, of_kind};
use gospace::rules::ruleset::Ruleset;
use gospace_draw::generators::{
    self as core, GenerateError, Generator, Keep, ParameterSpec, Proximity, ProximityError,
    TransformError, Turning,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::answers::given;
use crate::errors::{CoreError, ErrorKind, Fault, RefusalCode};

/// A family of boards with its parameters.
#[derive(Serialize, Tsify)]
pub struct GeneratorEntry {
    /// Its name in programs.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// A description in one line.
    pub note: &'static str,
    /// The group in which it is listed.
    pub group: &'static str,
    /// True: a seed decides something.
    pub seeded: bool,
    /// The parameters that can be set.
    pub parameters: Vec<ParameterEntry>,
}

/// A whole number that can be set.
#[derive(Serialize, Tsify)]
pub struct ParameterEntry {
    /// Its name in programs.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// The smallest value.
    pub least: u32,
    /// The largest value.
    pub most: u32,
    /// From one value to the next.
    pub step: u32,
    /// Its value where none is given.
    pub usual: u32,
    /// The meanings of its values, where they are not counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub choices: Option<Vec<ParameterChoice>>,
}

/// A value with its meaning.
#[derive(Serialize, Tsify)]
pub struct ParameterChoice {
    /// The value.
    pub value: u32,
    /// Its meaning.
    pub name: &'static str,
}

/// All generators with their parameters.
#[wasm_bindgen(js_name = generatorEntries)]
pub fn generator_entries() -> Vec<Ts<GeneratorEntry>> {
    core::generators().iter().map(|generator| given(&generator.into())).collect()
}

impl From<&Generator> for GeneratorEntry {
    fn from(generator: &Generator) -> GeneratorEntry {
        GeneratorEntry {
            id: generator.id,
            name: generator.name,
            note: generator.note,
            group: generator.group,
            seeded: generator.seeded,
            parameters: generator.parameters.iter().map(ParameterEntry::from).collect(),
        }
    }
}

impl From<&ParameterSpec> for ParameterEntry {
    fn from(spec: &ParameterSpec) -> ParameterEntry {
        let choices = (spec.least..).zip(spec.choices);
        let choices = choices.map(|(value, &name)| ParameterChoice { value, name }).collect();
        ParameterEntry {
            id: spec.id,
            name: spec.name,
            least: spec.least,
            most: spec.most,
            step: 1,
            usual: spec.usual,
            choices: Some(choices).filter(|choices: &Vec<_>| !choices.is_empty()),
        }
    }
}

/// The document of a generator's board, from the names and the values of its parameters.
#[wasm_bindgen(js_name = generateDocument)]
pub fn generate(
    id: &str,
    names: Vec<String>,
    values: Vec<f64>,
    seed: f64,
) -> Result<String, CoreError> {
    let seed = whole(seed)?;
    let values: Vec<(&str, f64)> = names.iter().map(String::as_str).zip(values).collect();
    let (board, start) = core::generate(id, &values, seed)?;
    let name = core::generators().iter().find(|generator| generator.id == id);
    let title = name.map(|generator| generator.name.to_owned());
    Ok(document(board, start, title).write())
}

/// The document of the graph that points have of themselves.
#[wasm_bindgen(js_name = proximityDocument)]
pub fn proximity(xy: &[f64], kind: &str) -> Result<String, CoreError> {
    let kinds = [
        ("delaunay", Proximity::Delaunay),
        ("gabriel", Proximity::Gabriel),
        ("relative-neighbours", Proximity::RelativeNeighbourhood),
        ("voronoi", Proximity::Voronoi),
    ];
    let kind = chosen("kind", kind, &kinds)?;
    let (points, _) = xy.as_chunks();
    let made = core::proximity(points, kind)?;
    Ok(document(made.into(), Start::default(), None).write())
}

/// A document's graph without a share of its edges; `connected` is "keep" or "any".
#[wasm_bindgen(js_name = thinDocument)]
pub fn thin(text: &str, share: f64, seed: f64, connected: &str) -> Result<String, CoreError> {
    let choices = [("keep", Keep::Connected), ("any", Keep::Anything)];
    let keep = chosen("connected", connected, &choices)?;
    let seed = whole(seed)?;
    transformed(text, |graph| core::thin(graph, share, seed, keep))
}

/// A document's graph with a share of its edges made one-way; `ways` is "keep" or "any".
#[wasm_bindgen(js_name = oneWayDocument)]
pub fn one_way(text: &str, share: f64, seed: f64, ways: &str) -> Result<String, CoreError> {
    let choices = [("keep", Turning::KeepingWays), ("any", Turning::AtRandom)];
    let turning = chosen("ways", ways, &choices)?;
    let seed = whole(seed)?;
    transformed(text, |graph| core::one_way(graph, share, seed, turning))
}

fn transformed(
    text: &str,
    change: impl FnOnce(&GraphSetup) -> Result<GraphSetup, TransformError>,
) -> Result<String, CoreError> {
    let read = Document::read(text)?;
    let graph = of_kind(&read.board, "graph")?;
    read.board()?;
    let board = change(graph)?.into();
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

/// The choice of a word for the argument at `path`.
fn chosen<T: Copy>(path: &str, word: &str, choices: &[(&'static str, T)]) -> Result<T, CoreError> {
    let found = choices.iter().find(|(each, _)| *each == word);
    let words = || choices.iter().map(|(each, _)| *each).collect();
    found
        .map(|(_, choice)| *choice)
        .ok_or_else(|| CoreError::choice(ErrorKind::Choice, path, word, words()))
}

/// A seed: a whole number that JavaScript distinguishes from the next.
fn whole(seed: f64) -> Result<u64, CoreError> {
    const MOST: f64 = 9_007_199_254_740_991.0;
    if (0.0..=MOST).contains(&seed) && seed.fract() == 0.0 {
        return Ok(seed as u64);
    }
    Err(CoreError::new(RefusalCode::Range, "seed", Fault::NotWhole { found: seed }))
}

impl From<GenerateError> for CoreError {
    fn from(error: GenerateError) -> CoreError {
        let fault = Fault::Generate(error.clone());
        match error {
            GenerateError::NoSuchGenerator { .. } => {
                CoreError::new(ErrorKind::Unknown, "id", fault)
            }
            GenerateError::NoSuchParameter { parameter, .. } => {
                CoreError::new(ErrorKind::Unknown, parameter, fault)
            }
            GenerateError::Value { parameter, .. } => {
                CoreError::new(RefusalCode::Range, parameter, fault)
            }
            GenerateError::Family(_) => CoreError::new(RefusalCode::Range, "", fault),
        }
    }
}

impl From<ProximityError> for CoreError {
    fn from(error: ProximityError) -> CoreError {
        let fault = Fault::Proximity(error);
        match error {
            ProximityError::TooManyPoints { .. } => {
                CoreError::new(ErrorKind::Limit, "points", fault)
            }
            ProximityError::Coordinate { point } => {
                CoreError::new(RefusalCode::Range, format!("points[{point}]"), fault)
            }
            ProximityError::SamePlace { second, .. } => {
                CoreError::new(ErrorKind::Board, format!("points[{second}]"), fault)
            }
            ProximityError::NoCorners => CoreError::new(ErrorKind::Board, "points", fault),
        }
    }
}

impl From<TransformError> for CoreError {
    fn from(error: TransformError) -> CoreError {
        let fault = Fault::Transform(error);
        match error {
            TransformError::Share { .. } => CoreError::new(RefusalCode::Range, "share", fault),
            TransformError::NoSuchPoint { .. } => CoreError::new(ErrorKind::Board, "board", fault),
        }
    }
}
