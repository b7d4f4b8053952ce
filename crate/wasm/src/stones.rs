//! Stones of disks and planes, told in the order in which they came to stand.
//!
//! On a plane a stone has no other number than its place in that order.

use gospace::boards::Ground;
use gospace::rules::capture::tangent_engine::TangentEngine;
use gospace::rules::liberty_arcs::liberty_arcs;
use gospace::rules::snap::{self, Snap};
use gospace::{Colour, Game, Placement, Point};
use js_sys::{Array, Float64Array, Uint8Array, Uint32Array};
use wasm_bindgen::JsValue;

use crate::convert::{bytes, object};

/// The coloured points after the first `turns` turns, those that have been so for longest first.
pub fn order(game: &Game, turns: usize) -> Option<Vec<Point>> {
    let colours = game.colours_after(turns)?;
    let since = game.since(turns);
    let mut order: Vec<Point> = (0..colours.len()).map(Point::at).collect();
    order.retain(|p| colours[p.index()] != Colour::Empty);
    order.sort_by_key(|p| since[p.index()]);
    Some(order)
}

/// The order now.
pub fn standing(game: &Game) -> Vec<Point> {
    order(game, game.turn_count()).unwrap_or_default()
}

/// `FaceStones` after the first `turns` turns; nothing past the last one.
pub fn stones(game: &Game, turns: usize) -> Option<JsValue> {
    let colours = game.colours_after(turns)?;
    let since = game.since(turns);
    let (mut disks, mut standing) = (Vec::new(), Vec::new());
    for p in order(game, turns)? {
        // Where stones have no centres there are none to be told.
        if let Some(disk) = disk(game, p) {
            disks.extend(disk);
            standing.push(p);
        }
    }
    let numbers = |values: Vec<u32>| Uint32Array::from(values.as_slice()).into();
    let colours: Vec<Colour> = standing.iter().map(|p| colours[p.index()]).collect();
    let listed = standing.iter().filter(|_| game.plane().is_none());
    Some(object(&[
        ("disks", Float64Array::from(disks.as_slice()).into()),
        ("colours", Uint8Array::from(bytes(&colours).as_slice()).into()),
        ("turns", numbers(standing.iter().map(|p| since[p.index()] as u32).collect())),
        ("placements", numbers(listed.map(|p| p.0).collect())),
    ]))
}

/// x, y and radius of a stone of disks or a plane.
fn disk(game: &Game, p: Point) -> Option<[f64; 3]> {
    if let Ground::Disks(disks) = game.board().ground() {
        let disk = disks.disk(p.as_placement());
        return Some([disk.centre.x, disk.centre.y, disk.core].map(f64::from));
    }
    let stones = game.plane()?.stones();
    let spot = stones.spots()[p.index()];
    Some([spot.x, spot.y, stones.plane().radius()].map(f64::from))
}

/// Where stones stand in an order, ascending; what is not in it comes after it.
pub fn places(order: &[Point], stones: &[Placement]) -> Vec<u32> {
    let place = |stone: &Placement| {
        order.iter().position(|&p| p == stone.as_point()).unwrap_or(order.len()) as u32
    };
    let mut places: Vec<u32> = stones.iter().map(place).collect();
    places.sort_unstable();
    places
}

/// x, y, radius, from and to of each free arc beside the chain of the stone at a place.
pub fn arcs(game: &Game, place: usize) -> Vec<f64> {
    let (Some(plane), Some(&stone)) = (game.plane(), standing(game).get(place)) else {
        return Vec::new();
    };
    let arcs = liberty_arcs(plane.stones(), stone).into_iter();
    arcs.flat_map(|arc| [arc.centre[0], arc.centre[1], arc.radius, arc.from, arc.to]).collect()
}

/// `FaceSnap`, or null where nothing is near.
pub fn snap(game: &Game, pointer: [f64; 2], within: f64) -> JsValue {
    let Some(plane) = game.plane() else { return JsValue::NULL };
    let snap = snap::snap(plane.stones(), pointer, within);
    snap.map_or(JsValue::NULL, |snap| face(&standing(game), &snap))
}

/// `FaceSnap[]`
pub fn snaps(game: &Game, pointer: [f64; 2], within: f64) -> Array {
    let near = |plane: &TangentEngine| snap::snaps(plane.stones(), pointer, within);
    let snaps = game.plane().map_or(Vec::new(), near);
    let order = standing(game);
    snaps.iter().map(|snap| face(&order, snap)).collect()
}

fn face(order: &[Point], snap: &Snap) -> JsValue {
    let touched: Vec<Placement> = snap.stones.iter().map(|&p| p.as_placement()).collect();
    let touched = places(order, &touched);
    object(&[
        ("x", snap.at.x.into()),
        ("y", snap.at.y.into()),
        ("stones", Uint32Array::from(touched.as_slice()).into()),
        ("walls", (snap.walls as u32).into()),
    ])
}
