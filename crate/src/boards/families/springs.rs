//! Drawings of graphs that have no shape of their own: springs along the edges, and every two
//! points push one another apart (Fruchterman and Reingold 1991).

use super::layout::{Place, difference, distance, nearest_on_line, sunflower, with_unit_spacing};

/// The greatest number of points: with more, all forces take too long, and the drawing shows
/// nothing.
const MOST_POINTS: u32 = 500;
/// The number of pairs of points examined in all, which bounds the time.
const MOST_PAIRS: usize = 30_000_000;
/// The greatest number of pairs of a point and a line examined each time. Past this, lines are so
/// dense that points cannot be kept clear of them.
const MOST_PAIRS_WITH_LINES: usize = 20_000;
/// The length at which a spring between two otherwise free points rests.
const REST: f64 = 1.0;
/// The strength of the pull to the middle, so that components do not drift apart.
const GRAVITY: f64 = 0.05;
/// No point comes nearer to another, nor to a line that does not end at it, if that can be.
const ROOM: f64 = 1.2;
const ROOM_BESIDE_LINES: f64 = 0.45;

/// Places for a graph, whichever way its edges lead. The nearest two are a unit apart.
pub(super) fn spring_layout(points: u32, edges: &[[u32; 2]]) -> Vec<Place> {
    let mut places = sunflower(points);
    if points > MOST_POINTS {
        return with_unit_spacing(places);
    }
    let rounds = (MOST_PAIRS / (places.len() * places.len())).min(400);
    for round in 0..rounds {
        let heat = 1.0 - round as f64 / rounds as f64;
        step(&mut places, edges, heat);
    }
    let has_few_lines = places.len() * edges.len() <= MOST_PAIRS_WITH_LINES;
    for _ in 0..100 {
        push_points_apart(&mut places);
        if has_few_lines {
            push_points_off_lines(&mut places, edges);
        }
    }
    with_unit_spacing(places)
}

/// Moves every point along the force on it, by at most `heat`.
fn step(places: &mut [Place], edges: &[[u32; 2]], heat: f64) {
    let mut forces: Vec<Place> = places.iter().map(|p| p.map(|c| -GRAVITY * c)).collect();
    for a in 0..places.len() {
        for b in a + 1..places.len() {
            let [dx, dy] = difference(places[a], places[b]);
            let strength = REST * REST / (dx * dx + dy * dy).max(1e-6);
            push(&mut forces, [a, b], [dx * strength, dy * strength]);
        }
    }
    for &[a, b] in edges {
        let ends = [a as usize, b as usize];
        let [dx, dy] = difference(places[ends[0]], places[ends[1]]);
        let strength = -dx.hypot(dy) / REST;
        push(&mut forces, ends, [dx * strength, dy * strength]);
    }
    for (place, [fx, fy]) in places.iter_mut().zip(forces) {
        let scale = heat / fx.hypot(fy).max(heat).max(1e-9);
        *place = [place[0] + fx * scale, place[1] + fy * scale];
    }
}

/// Adds a vector to one place and takes it from the other.
fn push(places: &mut [Place], [a, b]: [usize; 2], [x, y]: Place) {
    places[a] = [places[a][0] + x, places[a][1] + y];
    places[b] = [places[b][0] - x, places[b][1] - y];
}

/// Moves points that are too near to one another apart.
fn push_points_apart(places: &mut [Place]) {
    for a in 0..places.len() {
        for b in a + 1..places.len() {
            let apart = distance(places[a], places[b]);
            if apart < ROOM {
                let share = (ROOM - apart) / apart.max(1e-6) / 2.0;
                let away = difference(places[a], places[b]).map(|c| c * share);
                push(places, [a, b], away);
            }
        }
    }
}

/// Moves points that are too near to a line of two others away from it.
fn push_points_off_lines(places: &mut [Place], edges: &[[u32; 2]]) {
    for &[a, b] in edges {
        for p in (0..places.len()).filter(|&p| p != a as usize && p != b as usize) {
            let ends = [places[a as usize], places[b as usize]];
            let beside = nearest_on_line(places[p], ends);
            let apart = distance(places[p], beside);
            if apart < ROOM_BESIDE_LINES {
                let share = (ROOM_BESIDE_LINES - apart) / apart.max(1e-6) / 2.0;
                let [dx, dy] = difference(places[p], beside);
                places[p] = [places[p][0] + dx * share, places[p][1] + dy * share];
            }
        }
    }
}
