//! The exact value of a position, in slices.

use gospace::document::{Document, OpenGame};
use gospace_think::solve::{Between, Solution, Solver as Core, Unsolvable};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::answers::given;
use crate::errors::CoreError;

/// The findings of a solver so far.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct SolverAnswer {
    /// True: the value is known, and the bounds are equal.
    pub settled: bool,
    /// Black's margin with best play is at least this, with komi counted; 1 or −1 where the last turn
    /// decides.
    pub low: String,
    /// And at most this.
    pub high: String,
    /// First turns that keep the value, each as JSON text: once it is known those found, more of them
    /// with more nodes.
    pub best: Vec<String>,
    /// Best play from the first of them on, as far as it is known.
    pub line: Vec<String>,
    /// Under rules without an end, where the bounds are final and not equal: "drawn" if each player can draw at least wherever 0
    /// lies between them, "open" if it is not known who wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub between: Option<Between>,
    /// Turns tried so far.
    pub nodes: f64,
    /// Why the position has no value here; null where it has.
    pub reason: Option<Unsolvable>,
}

/// A solver of the position at the end of a document.
#[wasm_bindgen]
pub struct Solver {
    game: OpenGame,
    solver: Core,
}

#[wasm_bindgen]
impl Solver {
    /// Opens a document, to solve the position in which its game stands.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Solver, CoreError> {
        let open = || Document::read(text).and_then(OpenGame::open);
        Ok(Solver { game: open()?, solver: Core::new(open()?.game) })
    }

    /// Tries so many more turns.
    pub fn run(&mut self, nodes: u32) {
        self.solver.run(nodes.into());
    }

    /// The findings so far.
    pub fn report(&self) -> Ts<SolverAnswer> {
        let Solution { is_settled, between, low, high, best, line, nodes, reason } =
            self.solver.report();
        let texts = |turns: &[_]| turns.iter().map(|turn| self.game.turn_as_text(turn)).collect();
        given(&SolverAnswer {
            settled: is_settled,
            low: low.to_string(),
            high: high.to_string(),
            best: texts(&best),
            line: texts(&line),
            between,
            nodes: nodes as f64,
            reason,
        })
    }
}
