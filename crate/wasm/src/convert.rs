//! From the core's values to JavaScript's.

use gospace::boards::Board;
use gospace::boards::drawing::Drawing;
use gospace::boards::setup::BoardSetup;
use gospace::rules::rational::Rational;
use gospace::{Colour, PerPlayer, Placement, Player};
use js_sys::{Float64Array, Object, Reflect, Uint8Array, Uint32Array};
use wasm_bindgen::JsValue;

/// The player's name.
pub fn player(player: Player) -> &'static str {
    match player {
        Player::Black => "black",
        Player::White => "white",
    }
}

/// Colours as API.md numbers them.
pub fn bytes(colours: &[Colour]) -> Vec<u8> {
    colours.iter().map(|&colour| colour as u8).collect()
}

/// Placements as numbers.
pub fn numbers(placements: &[Placement]) -> Vec<u32> {
    placements.iter().map(|placement| placement.0).collect()
}

/// Placements as a typed array, sorted.
pub fn ascending(placements: &[Placement]) -> JsValue {
    let mut numbers = numbers(placements);
    numbers.sort_unstable();
    Uint32Array::from(numbers.as_slice()).into()
}

/// Exact scores, Black's first.
pub fn scores(score: &PerPlayer<Rational>) -> [JsValue; 2] {
    Player::BOTH.map(|player| score[player].to_string().into())
}

/// A plain object.
pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        set(&object, name, value);
    }
    object.into()
}

/// Sets a field of a plain object.
pub fn set(object: &Object, name: &str, value: &JsValue) {
    // Setting a field of a fresh plain object cannot fail.
    let _ = Reflect::set(object, &name.into(), value);
}

/// `Drawing` of types.ts.
pub fn drawing(drawing: &Drawing) -> JsValue {
    let floats = |values: &[f64]| Float64Array::from(values).into();
    let numbers = |values: &[u32]| Uint32Array::from(values).into();
    object(&[
        ("xy", floats(&drawing.xy)),
        ("edges", numbers(&drawing.edges)),
        ("arcs", numbers(&drawing.arcs)),
        ("stubs", floats(&drawing.stubs)),
        ("seams", floats(&drawing.seams)),
        ("seamPairs", Uint8Array::from(drawing.seam_pairs.as_slice()).into()),
        ("stars", numbers(&drawing.stars)),
        ("grid", drawing.grid.into()),
    ])
}

/// `BoardFacts` of types.ts, but for its words: the dropped arcs are counts here.
pub fn facts(board: &Board) -> JsValue {
    let graph = board.graph();
    let kind = match board.setup() {
        BoardSetup::Grid(_) => "grid",
        BoardSetup::Graph(_) => "graph",
        BoardSetup::Space(_) => "gospace",
    };
    let components = graph.component_count();
    let dropped = board.dropped();
    let count = |count: usize| JsValue::from(count as u32);
    object(&[
        ("kind", kind.into()),
        ("points", count(graph.vertex_count())),
        ("placements", count(graph.vertex_count())),
        ("arcs", count(graph.arc_count())),
        ("directed", (!graph.is_undirected()).into()),
        ("connected", (components <= 1).into()),
        ("components", count(components)),
        ("loops", count(dropped.loops)),
        ("repeats", count(dropped.repeats)),
    ])
}
