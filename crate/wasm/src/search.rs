//! The search for the best turn, a slice at a time. Knows nothing of clocks: whoever calls takes the
//! time.

use gospace::document::{Document, OpenGame};
use gospace::search::{Candidate, Report, Search as Core};
use gospace::{Placement, Site};
use wasm_bindgen::prelude::*;

use crate::errors::document_error;

/// A search of the position at the end of a document.
#[wasm_bindgen]
pub struct Search {
    game: OpenGame,
    search: Core,
    report: Report,
}

#[wasm_bindgen]
impl Search {
    /// Opens a document, and looks at where its game stands.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, seed: u32) -> Result<Search, JsValue> {
        let mut game = Document::read(text).and_then(OpenGame::open).map_err(document_error)?;
        let search = Core::new(&mut game.game, seed.into());
        let report = search.report();
        Ok(Search { game, search, report })
    }

    /// Plays so many random games more, and reads what they came to.
    pub fn run(&mut self, playouts: u32) {
        self.search.run(playouts);
        self.report = self.search.report();
    }

    /// Random games so far.
    pub fn playouts(&self) -> u32 {
        self.report.playouts
    }

    /// Whether more of them would change nothing.
    #[wasm_bindgen(js_name = isSettled)]
    pub fn is_settled(&self) -> bool {
        self.report.is_settled
    }

    /// The turn that looks best, as the document has it; nothing where there is none.
    pub fn best(&self) -> Option<String> {
        let turn = self.report.best.as_ref()?;
        Some(self.game.turn_as_text(turn))
    }

    /// How many of its games were won by who takes it, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.report.share
    }

    /// The placements that were looked at; none on a plane.
    pub fn placements(&self) -> Vec<u32> {
        let plays = self.plays().filter_map(|(site, _)| match site {
            Site::Placement(Placement(at)) => Some(at),
            Site::Spot(_) => None,
        });
        plays.collect()
    }

    /// On a plane the centres that were looked at, x and y by turns.
    pub fn centres(&self) -> Vec<i32> {
        let plays = self.plays().filter_map(|(site, _)| match site {
            Site::Spot(spot) => Some([spot.x, spot.y]),
            Site::Placement(_) => None,
        });
        plays.flatten().collect()
    }

    /// How many games went through each of them.
    pub fn visits(&self) -> Vec<u32> {
        self.plays().map(|(_, candidate)| candidate.visits).collect()
    }

    /// How many of those were won by who plays there, from 0 to 1.
    pub fn shares(&self) -> Vec<f64> {
        self.plays().map(|(_, candidate)| candidate.share).collect()
    }

    fn plays(&self) -> impl Iterator<Item = (Site, &Candidate)> {
        let plays = self.report.candidates.iter();
        plays.filter_map(|candidate| Some((candidate.site?, candidate)))
    }
}
