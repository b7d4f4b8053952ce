//! The targets by name.

use std::panic::{AssertUnwindSafe, catch_unwind};

use arbitrary::{Result, Unstructured};
use gospace_draw::formats::Format;

use crate::mutation::{Mutations, corpus};
use crate::oracles::naive_rules::Given;
use crate::{choices, games, links, planes, texts};

/// A fuzzer: any bytes are an input, and a law that does not hold is a panic.
#[derive(Clone, Copy)]
pub struct Target {
    /// The name of its folder in `corpus/`.
    pub name: &'static str,
    /// Tries an input.
    pub run: fn(&[u8]),
}

/// Every target: readers first, then turns on each kind of board.
pub const TARGETS: [Target; 19] = [
    Target { name: "document", run: texts::document },
    Target { name: "link", run: links::link },
    Target { name: "sgf", run: |bytes| texts::format(bytes, Format::Sgf) },
    Target { name: "graphml", run: |bytes| texts::format(bytes, Format::GraphMl) },
    Target { name: "dot", run: |bytes| texts::format(bytes, Format::Dot) },
    Target { name: "tgf", run: |bytes| texts::format(bytes, Format::Tgf) },
    Target { name: "edge-list", run: |bytes| texts::format(bytes, Format::EdgeList) },
    Target { name: "matrix", run: |bytes| texts::format(bytes, Format::Matrix) },
    Target { name: "svg", run: |bytes| texts::format(bytes, Format::Svg) },
    Target { name: "adjacency-list", run: |bytes| texts::format(bytes, Format::AdjacencyList) },
    Target { name: "gml", run: |bytes| texts::format(bytes, Format::Gml) },
    Target { name: "json", run: |bytes| texts::format(bytes, Format::Json) },
    Target { name: "pajek", run: |bytes| texts::format(bytes, Format::Pajek) },
    Target { name: "graph6", run: |bytes| texts::format(bytes, Format::Graph6) },
    Target { name: "turns-grid", run: |bytes| plays(bytes, games::grid_game) },
    Target { name: "turns-graph", run: |bytes| on(bytes, choices::graph) },
    Target { name: "turns-space", run: |bytes| on(bytes, choices::space) },
    Target { name: "turns-disks", run: |bytes| on(bytes, choices::disks) },
    Target { name: "turns-plane", run: |bytes| plays(bytes, planes::plane_game) },
];

impl Target {
    /// The target of a name.
    pub fn named(name: &str) -> Option<Target> {
        TARGETS.into_iter().find(|target| target.name == name)
    }

    /// Tries an input; a panic names it and prints its bytes.
    pub fn try_on(&self, name: &str, bytes: &[u8]) {
        let tried = catch_unwind(AssertUnwindSafe(|| (self.run)(bytes)));
        assert!(tried.is_ok(), "{} fails on {name}: {}", self.name, bytes.escape_ascii());
    }

    /// Tries every kept input and so many changes to them, the same ones for the same seed.
    pub fn replay(&self, changed: u64, seed: u64) {
        let inputs = corpus(self.name);
        assert!(inputs.len() > 2, "{} has kept inputs", self.name);
        for (file, bytes) in &inputs {
            self.try_on(file, bytes);
        }
        for (number, bytes) in Mutations::new(inputs, seed).take(changed as usize).enumerate() {
            self.try_on(&format!("change {number}"), &bytes);
        }
    }
}

/// A game on a board of a kind.
fn on(bytes: &[u8], board: fn(&mut Unstructured<'_>) -> Result<Given>) {
    plays(bytes, |choices| {
        let given = board(choices)?;
        games::any_game(choices, &given)
    });
}

/// An input whose bytes end before its choices do is a shorter game.
fn plays(bytes: &[u8], game: impl FnOnce(&mut Unstructured<'_>) -> Result<()>) {
    let _ = game(&mut Unstructured::new(bytes));
}
