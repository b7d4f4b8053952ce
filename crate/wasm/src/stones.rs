//! Stones of disks and planes, in the order in which they came to stand.
//!
//! On a plane a stone has no other number than its place in that order.

use gospace::order;
use gospace::rules::capture::tangent_engine::TangentEngine;
use gospace::rules::liberty_arcs::liberty_arcs;
use gospace::rules::snap::{self, Snap};
use gospace::{Colour, Game, Placement, Point};
use serde::Serialize;
use tsify::Tsify;

use crate::arrays::{Float64Array, Uint8Array, Uint32Array, bytes};

/// The stones of disks or a plane, in lists side by side.
#[derive(Serialize, Tsify)]
pub struct StoneLists {
    /// x, y, radius of each.
    pub disks: Float64Array,
    /// The owner of each: 1 Black, 2 White.
    pub colours: Uint8Array,
    /// The number of turns taken when each came to stand.
    pub turns: Uint32Array,
    /// The placement of each; none on a plane.
    pub placements: Uint32Array,
}

/// A centre where a stone may stand, and the stones and sides that it would touch there.
#[derive(Serialize, Tsify)]
pub struct SnapSpot {
    /// In ticks, to the right.
    pub x: i32,
    /// In ticks, down.
    pub y: i32,
    /// Places in `stones()`.
    pub stones: Vec<u32>,
    /// Sides of the region: 2 in a corner.
    pub walls: usize,
}

/// The coloured points after the first `turns` turns, those that have been so for longest first.
pub fn order(game: &Game, turns: usize) -> Option<Vec<Point>> {
    let colours = game.colours_after(turns)?;
    let since = game.since(turns);
    let mut order: Vec<Point> = (0..colours.len()).map(Point::at).collect();
    order.retain(|p| colours[p.index()] != Colour::Empty);
    order::by_key(&mut order, |p| since[p.index()]);
    Some(order)
}

/// The order now.
pub fn standing(game: &Game) -> Vec<Point> {
    order(game, game.turn_count()).unwrap_or_default()
}

/// The stones after the first `turns` turns; nothing past the last one.
pub fn stones(game: &Game, turns: usize) -> Option<StoneLists> {
    let colours = game.colours_after(turns)?;
    let since = game.since(turns);
    let (mut disks, mut standing) = (Vec::new(), Vec::new());
    for p in order(game, turns)? {
        // Other boards' stones have no centres, so that the list stays empty.
        if let Some(disk) = disk(game, p) {
            disks.extend(disk);
            standing.push(p);
        }
    }
    let colours: Vec<Colour> = standing.iter().map(|p| colours[p.index()]).collect();
    let turns: Vec<u32> = standing.iter().map(|p| since[p.index()] as u32).collect();
    let listed = standing.iter().filter(|_| game.plane().is_none());
    let placements: Vec<u32> = listed.map(|p| p.0).collect();
    Some(StoneLists {
        disks: disks.into(),
        colours: bytes(&colours).into(),
        turns: turns.into(),
        placements: placements.into(),
    })
}

/// x, y and radius of a stone of disks or a plane.
fn disk(game: &Game, p: Point) -> Option<[f64; 3]> {
    if let Some(disks) = game.board().ground().disks() {
        let disk = disks.disk(p.as_placement());
        return Some([disk.centre.x, disk.centre.y, disk.core].map(f64::from));
    }
    let stones = game.plane()?.stones();
    let spot = stones.spots()[p.index()];
    Some([spot.x, spot.y, stones.plane().radius()].map(f64::from))
}

/// The places of stones in an order, ascending; a stone that is not in it comes after it.
pub fn places(order: &[Point], stones: &[Placement]) -> Vec<u32> {
    let place = |stone: &Placement| {
        order.iter().position(|&p| p == stone.as_point()).unwrap_or(order.len()) as u32
    };
    let mut places: Vec<u32> = stones.iter().map(place).collect();
    order::numbers(&mut places);
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

/// The best spot for a stone near a pointer; nothing where no spot is near.
pub fn snap(game: &Game, pointer: [f64; 2], within: f64) -> Option<SnapSpot> {
    let snap = snap::snap(game.plane()?.stones(), pointer, within)?;
    Some(touching(&standing(game), &snap))
}

/// The spots for a stone near a pointer, the nearest first.
pub fn snaps(game: &Game, pointer: [f64; 2], within: f64) -> Vec<SnapSpot> {
    let near = |plane: &TangentEngine| snap::snaps(plane.stones(), pointer, within);
    let order = standing(game);
    game.plane().map_or(Vec::new(), near).iter().map(|snap| touching(&order, snap)).collect()
}

fn touching(order: &[Point], snap: &Snap) -> SnapSpot {
    let touched: Vec<Placement> = snap.stones.iter().map(|&p| p.as_placement()).collect();
    let stones = places(order, &touched);
    SnapSpot { x: snap.at.x, y: snap.at.y, stones, walls: snap.walls }
}
