//! The search for the best turn, by playouts or by time.

use gospace::document::{Document, OpenGame};
use gospace::{Placement, Site};
use gospace_think::search::{Candidate, Report, Search as Core, dead_stones};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;
use web_sys::Performance;

use crate::answers::given;
use crate::arrays::{Float64Array, Int32Array, Uint32Array};
use crate::errors::CoreError;

/// The largest step of a browser's clock, in milliseconds.
const CLOCK_STEP_MS: f64 = 0.1;

#[wasm_bindgen]
extern "C" {
    /// The clock of the window, the worker or Node.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
}

/// In milliseconds, from some moment on.
fn now() -> f64 {
    PERFORMANCE.with(Performance::now)
}

/// The findings of a search so far. Lists run side by side.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct SearchAnswer {
    /// Random games played.
    pub playouts: u32,
    /// True: more of them would change nothing.
    pub settled: bool,
    /// The turn that looks best, as JSON text; null where there is none.
    pub best: Option<String>,
    /// The share of its games that the player who takes it won, from 0 to 1.
    pub share: f64,
    /// True if the player to act has lost, and may resign: the player won less than 1 game of 20 at three
    /// turns in a row, not in the opening, and is not ahead.
    pub lost: bool,
    /// The mean margin at the end of those games for that player, komi counted: in points, or in what
    /// the board is scored by. Null before the first game, and where the rules know no margin.
    pub lead: Option<f64>,
    /// The turns that the search expects, `best` and what follows, each as JSON text: the most tried
    /// ones, while a turn has 10 games, at most 12.
    pub line: Vec<String>,
    /// By placement the mean owner at the end of all games, from −1 (White) to 1 (Black); empty on a
    /// plane, and unless they are counted.
    pub owners: Float64Array,
    /// The placements that were looked at; none on a plane.
    pub placements: Uint32Array,
    /// On a plane the centres that were looked at, in ticks: x and y by turns.
    pub centres: Int32Array,
    /// The number of games that went through each of them.
    pub visits: Uint32Array,
    /// The share of those that the player who plays there won, from 0 to 1.
    pub shares: Float64Array,
}

/// A search of the position at the end of a document.
#[wasm_bindgen]
pub struct Search {
    game: OpenGame,
    search: Core,
    report: Report,
}

#[wasm_bindgen]
impl Search {
    /// Opens a document, to search the position in which its game stands; `owners` counts them.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, seed: u32, owners: bool) -> Result<Search, CoreError> {
        let mut game = Document::read(text).and_then(OpenGame::open)?;
        let mut search = Core::new(&mut game.game, seed.into());
        if owners {
            search.count_owners();
        }
        let report = search.report();
        Ok(Search { game, search, report })
    }

    /// Plays `playouts` more random games, and reads their results.
    pub fn run(&mut self, playouts: u32) {
        self.search.run(playouts);
        self.report = self.search.report();
    }

    /// Plays random games for this many milliseconds, at least one, and reads their results. Ends sooner
    /// where more of them would change nothing.
    #[wasm_bindgen(js_name = runFor)]
    pub fn run_for(&mut self, milliseconds: f64) {
        let end = now() + milliseconds;
        // Looking at the clock takes as long as a short game: it is asked after batches that take a
        // fraction of the time that is left.
        let mut batch = 1;
        loop {
            let before = now();
            self.search.run(batch);
            let after = now();
            let left = end - after;
            if left <= 0.0 || self.search.is_settled() {
                break;
            }
            let took = (after - before).max(CLOCK_STEP_MS);
            batch = ((f64::from(batch) * left / (4.0 * took)) as u32).clamp(1, batch * 2);
        }
        self.report = self.search.report();
    }

    /// The findings so far.
    pub fn report(&self) -> Ts<SearchAnswer> {
        let Report { playouts, is_settled, best, share, is_lost, lead, line, owners, .. } =
            &self.report;
        let plays: Vec<(Site, &Candidate)> = self.plays().collect();
        let placements = plays.iter().filter_map(|(site, _)| match site {
            Site::Placement(Placement(at)) => Some(*at),
            Site::Spot(_) => None,
        });
        let centres = plays.iter().filter_map(|(site, _)| match site {
            Site::Spot(spot) => Some([spot.x, spot.y]),
            Site::Placement(_) => None,
        });
        given(&SearchAnswer {
            playouts: *playouts,
            settled: *is_settled,
            best: best.as_ref().map(|turn| self.game.turn_as_text(turn)),
            share: *share,
            lost: *is_lost,
            lead: *lead,
            line: line.iter().map(|turn| self.game.turn_as_text(turn)).collect(),
            owners: owners.clone().into(),
            placements: placements.collect::<Vec<_>>().into(),
            centres: centres.flatten().collect::<Vec<_>>().into(),
            visits: plays.iter().map(|(_, play)| play.visits).collect::<Vec<_>>().into(),
            shares: plays.iter().map(|(_, play)| play.share).collect::<Vec<_>>().into(),
        })
    }

    /// The stones that are dead whatever is played, by unconditional life; none where the board is no undirected
    /// graph.
    pub fn dead(&self) -> Vec<u32> {
        dead_stones(&self.game.game).into_iter().map(|Placement(at)| at).collect()
    }

    fn plays(&self) -> impl Iterator<Item = (Site, &Candidate)> {
        let plays = self.report.candidates.iter();
        plays.filter_map(|candidate| Some((candidate.site?, candidate)))
    }
}
