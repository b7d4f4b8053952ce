//! The gallery, boards made from other boards, and the verdict on a game without end.

use gospace::GameResult as CoreResult;
use gospace::boards::families::{Family, gallery};
use gospace::document::{self, Document, Heading, OpenGame, Spelling};
use gospace::rules::ruleset::Ruleset;
use gospace_draw::continuous::{self, LATTICES, SAMPLING};
use gospace_draw::discretize::{CellKind, Report};
use js_sys::{Array, Function, Object, Reflect};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::answers::{GameResult, given};
use crate::arrays::Uint8Array;
use crate::errors::CoreError;

/// A board of the gallery.
#[derive(Serialize, Tsify)]
pub struct GalleryEntry {
    /// Its name in addresses and programs.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// A description in one line.
    pub note: &'static str,
}

/// Measures of a sample of a plane; lengths in ticks.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SampleReport {
    /// The number of placements.
    pub placements: usize,
    /// Pairs of placements that overlap.
    pub conflicts: usize,
    /// Pairs of placements that touch.
    pub touches: usize,
    /// The least distance of two samples.
    pub pitch: f64,
    /// No centre on which a stone can be put is farther than this from the nearest sample; some such
    /// centre is as far, but for 1/64 of the pitch.
    pub covering_radius: f64,
    /// The least whole reach at which stones can be tangent on this sample.
    pub reach: i32,
}

/// A sampled board.
#[derive(Serialize, Tsify)]
pub struct SampleAnswer {
    /// Its document, as JSON text.
    pub document: String,
    /// Its measures.
    pub report: SampleReport,
}

/// A quotient.
#[derive(Serialize, Tsify)]
pub struct QuotientAnswer {
    /// Its document, as JSON text.
    pub document: String,
    /// The kind of each of its points in the plane: 0 a crossing, 1 an arc, 2 a face.
    pub kinds: Uint8Array,
}

/// The families of the gallery.
#[wasm_bindgen(js_name = galleryEntries)]
pub fn gallery_entries() -> Vec<Ts<GalleryEntry>> {
    let entries = gallery().iter();
    entries.map(|&Family { id, name, note, .. }| given(&GalleryEntry { id, name, note })).collect()
}

/// The document of a family's board; nothing if there is no such family.
#[wasm_bindgen(js_name = galleryDocument)]
pub fn gallery_document(id: &str) -> Option<String> {
    let family = gallery().iter().find(|family| family.id == id)?;
    let (board, start) = family.setup();
    let document = Document {
        heading: Heading { title: Some(family.name.to_owned()), ..Heading::default() },
        rules: Ruleset::on(&board, None),
        board,
        start,
        turns: Vec::new(),
        spelling: Spelling::default(),
    };
    Some(document.write())
}

/// The go-space of a document's graph board (TopoGo, example 2), as a document of its own.
#[wasm_bindgen(js_name = asGoSpace)]
pub fn as_go_space(text: &str) -> Result<String, CoreError> {
    Ok(Document::read(text).and_then(Document::as_go_space)?.write())
}

/// A sample of a document's plane, with the choices as JSON text: `{ lattice, pitch, seed?, reach? }`.
/// Calls `progress` with the share of the work that is done.
#[wasm_bindgen]
pub fn discretize(
    text: &str,
    how: &str,
    progress: Option<Function>,
) -> Result<Ts<SampleAnswer>, CoreError> {
    let how = continuous::read_sampling(how)?;
    let mut tell = |share: f64| {
        if let Some(progress) = &progress {
            // A failing progress callback is ignored.
            let _ = progress.call1(&JsValue::NULL, &share.into());
        }
    };
    let (document, report) = continuous::sampled(Document::read(text)?, &how, &mut tell)?;
    let Report { placements, conflicts, touches, pitch, covering_radius, reach, .. } = report;
    let report = SampleReport { placements, conflicts, touches, pitch, covering_radius, reach };
    Ok(given(&SampleAnswer { document: document.write(), report }))
}

/// The go-space of a document's board of disks.
#[wasm_bindgen]
pub fn quotient(text: &str) -> Result<Ts<QuotientAnswer>, CoreError> {
    let (document, kinds) = continuous::quotient(Document::read(text)?)?;
    let kinds: Vec<u8> = kinds.into_iter().map(|kind: CellKind| kind as u8).collect();
    Ok(given(&QuotientAnswer { document: document.write(), kinds: kinds.into() }))
}

/// The verdict on a document's game if the turns after the first `from` go on for ever.
#[wasm_bindgen]
pub fn adjudicate(text: &str, from: usize) -> Result<Ts<GameResult>, CoreError> {
    let mut open = Document::read(text).and_then(OpenGame::open)?;
    let verdict = open.game.adjudicate(from)?;
    Ok(given(&(&CoreResult::Forever(verdict)).into()))
}

/// The words of the format, by the name of their set, so that a test can compare them with
/// those of the types.
#[wasm_bindgen(unchecked_return_type = "Record<string, string[]>")]
pub fn vocabulary() -> Object {
    let sets = Object::new();
    let lattices = LATTICES.map(|(word, _)| word).to_vec();
    let of_samples = [("sampling", SAMPLING.to_vec()), ("lattices", lattices)];
    for (name, words) in document::vocabulary().into_iter().chain(of_samples) {
        let words: Array = words.into_iter().map(JsValue::from).collect();
        // Setting a field of a fresh plain object cannot fail.
        let _ = Reflect::set(&sets, &name.into(), &words);
    }
    sets
}
