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

/// `FaceStones` after the first `turns` turns; nothing past the last one, nor where stones have
/// no centres.
pub fn stones(game: &Game, turns: usize) -> Option<JsValue> {
    let places: Vec<(Point, [f64; 3])> = match (game.board().ground(), game.plane()) {
        (Ground::Disks(disks), _) => {
            let disk = |p: Point| {
                let disk = disks.disk(p.into());
                [disk.centre.x.into(), disk.centre.y.into(), disk.core.into()]
            };
            order(game, turns)?.into_iter().map(|p| (p, disk(p))).collect()
        }
        (_, Some(plane)) => {
            let radius = plane.stones().plane().radius();
            let disk = |p: Point| {
                let spot = plane.stones().spots()[p.index()];
                [spot.x.into(), spot.y.into(), radius.into()]
            };
            order(game, turns)?.into_iter().map(|p| (p, disk(p))).collect()
        }
        _ => Vec::new(),
    };
    let since = game.since(turns);
    let colours = game.colours_after(turns)?;
    let listed = places.iter().filter(|_| game.plane().is_none());
    let numbers = |values: Vec<u32>| Uint32Array::from(values.as_slice()).into();
    let disks: Vec<f64> = places.iter().flat_map(|(_, disk)| *disk).collect();
    let standing: Vec<Colour> = places.iter().map(|(p, _)| colours[p.index()]).collect();
    Some(object(&[
        ("disks", Float64Array::from(disks.as_slice()).into()),
        ("colours", Uint8Array::from(bytes(&standing).as_slice()).into()),
        ("turns", numbers(places.iter().map(|(p, _)| since[p.index()] as u32).collect())),
        ("placements", numbers(listed.map(|(p, _)| p.0).collect())),
    ]))
}

/// Where stones stand in an order, ascending; what is not in it comes after it.
pub fn places(order: &[Point], stones: &[Placement]) -> Vec<u32> {
    let place = |stone: &Placement| {
        order.iter().position(|&p| p == Point::from(*stone)).unwrap_or(order.len()) as u32
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
    snap.map_or(JsValue::NULL, |snap| face(game, &snap))
}

/// `FaceSnap[]`
pub fn snaps(game: &Game, pointer: [f64; 2], within: f64) -> Array {
    let near = |plane: &TangentEngine| snap::snaps(plane.stones(), pointer, within);
    let snaps = game.plane().map_or(Vec::new(), near);
    snaps.iter().map(|snap| face(game, snap)).collect()
}

fn face(game: &Game, snap: &Snap) -> JsValue {
    let touched: Vec<Placement> = snap.stones.iter().map(|&p| p.into()).collect();
    let touched = places(&standing(game), &touched);
    object(&[
        ("x", snap.at.x.into()),
        ("y", snap.at.y.into()),
        ("stones", Uint32Array::from(touched.as_slice()).into()),
        ("walls", (snap.walls as u32).into()),
    ])
}
