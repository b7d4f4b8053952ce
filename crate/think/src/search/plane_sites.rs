//! A plane as finitely many sites, so that it can be searched.
//!
//! The sites are the stones on the board and some open centres: all vertices of the free region
//! that lie apart, and of a lattice as many as there is room for. As disks they reach farther than
//! stones by as much as sites lie apart, so that those beside a stone touch it: this decides the
//! owners of open sites, and eyes. Captures are decided by the [engine](super::plane_engine).

use std::sync::Arc;

use super::plane_arcs::PlaneArcs;
use super::plane_area::{PlaneArea, lattice_points};
use super::plane_engine::PlaneEngine;
use gospace::boards::Board;
use gospace::boards::plane::Plane;
use gospace::boards::setup::{Disk, DisksSetup, PlaneSetup};
use gospace::colour::Colour;
use gospace::geometry::Spot;
use gospace::geometry::free::Near;
use gospace::geometry::snap::{self, ticks_around};
use gospace::ids::Point;
use gospace::limits::{MAX_SEARCH_CANDIDATES, MAX_TICK};
use gospace::rules::capture::spot_index::SpotIndex;
use gospace::rules::capture::tangent::Stones;
use gospace::rules::capture::tangent_engine::TangentEngine;

/// The number of sites on a stone's radius, if they are not too many.
const ON_RADIUS: i64 = 2;
/// The approximate limit on lattice points tried for sites.
const MOST_TRIED: i64 = 10_000;

/// The sites of a position.
pub struct PlaneSites {
    /// As disks, with their reach as far as sites lie apart.
    pub board: Arc<Board>,
    /// The engine that decides captures.
    pub engine: PlaneEngine,
    /// By placement: its centre.
    pub spots: Vec<Spot>,
    /// The sample for area scores.
    pub area: PlaneArea,
}

impl PlaneSites {
    /// The sites of a position; nothing where too many of them touch.
    pub fn new(board: &Board, stones: &Stones) -> Option<PlaneSites> {
        let PlaneSetup { region, .. } = board.setup().downcast()?;
        let plane = stones.plane();
        let (mut spots, mut colours): (Vec<Spot>, Vec<Colour>) = {
            let all = stones.spots().iter().zip(stones.colours());
            all.filter(|(_, colour)| **colour != Colour::Empty).map(|(s, c)| (*s, *c)).unzip()
        };
        let (open, apart) = open_centres(stones);
        spots.extend(open);
        colours.resize(spots.len(), Colour::Empty);
        let core = (plane.clearance() / 2).max(1) as i32;
        let reach = ((plane.contact() + apart + 1) / 2).min(MAX_TICK.into()) as i32;
        let disks = spots.iter().map(|&centre| Disk { centre, core, reach }).collect();
        let setup = DisksSetup { region: Some(region.clone()), disks };
        let board = Arc::new(Board::new(setup.into()).ok()?);
        let engine = PlaneEngine::new(PlaneArcs::new(plane, spots.clone())?, &colours);
        let area = PlaneArea::new(plane, &spots);
        Some(PlaneSites { board, engine, spots, area })
    }
}

/// Open centres that lie apart, vertices before the lattice, and how far.
fn open_centres(stones: &Stones) -> (Vec<Spot>, i64) {
    let plane = stones.plane();
    let mut proposed = vertices(stones);
    proposed.extend(lattice(stones));
    let most = PlaneArcs::most_sites(plane).min(MAX_SEARCH_CANDIDATES);
    let mut apart = i64::from(plane.radius()) / ON_RADIUS;
    loop {
        proposed = thinned(plane, &proposed, apart);
        if proposed.len() <= most {
            return (proposed, apart);
        }
        apart += apart / 4 + 1;
    }
}

/// The open ticks nearest to the vertices of the free region: where a stone would touch two things.
fn vertices(stones: &Stones) -> Vec<Spot> {
    let surface = stones.plane().region().surface();
    let occupied = stones.colours().iter().enumerate();
    let occupied = occupied.filter(|(_, colour)| **colour != Colour::Empty);
    let beside = occupied.flat_map(|(place, _)| stones.around(Point::at(place)).vertices());
    let points = corners(stones.plane()).into_iter().chain(beside);
    let ticks = points.filter_map(|point| {
        let mut around = ticks_around(point).map(|spot| surface.canonical(spot));
        around.find(|&spot| stones.closed(spot).is_none())
    });
    ticks.collect()
}

/// The corners of the region as far as centres may come.
fn corners(plane: &Plane) -> Vec<[f64; 2]> {
    let [least, greatest] = plane.region().bounds();
    let middle = |a: i32, b: i32| (f64::from(a) + f64::from(b)) / 2.0;
    let pointer = [middle(least.x, greatest.x), middle(least.y, greatest.y)];
    let [dx, dy] = [f64::from(greatest.x) - pointer[0], f64::from(greatest.y) - pointer[1]];
    let within = (dx * dx + dy * dy).sqrt();
    snap::candidates(plane.region(), &[], pointer, within, plane.clearance(), plane.clearance())
}

/// The open points of a square lattice.
fn lattice(stones: &Stones) -> impl Iterator<Item = Spot> {
    let plane = stones.plane();
    let pitch = (i64::from(plane.radius()) / ON_RADIUS).max(1);
    lattice_points(plane, pitch, MOST_TRIED).filter(|&spot| stones.closed(spot).is_none())
}

/// The spots in order, less those that have one before them nearer than `apart`.
fn thinned(plane: &Plane, spots: &[Spot], apart: i64) -> Vec<Spot> {
    let mut index = SpotIndex::new(plane.region().surface(), apart, apart.max(1));
    let mut kept = Vec::new();
    for &spot in spots {
        if index.near(spot, apart).is_empty() {
            index.insert(Point::at(kept.len()), spot);
            kept.push(spot);
        }
    }
    kept
}

/// True if the game is certain to allow a play at an open centre: it never had a stone, so that one
/// there makes a new colouring, and a free centre beside it is its own.
pub fn is_surely_allowed(game: &TangentEngine, spot: Spot) -> bool {
    let (stones, plane) = (game.stones(), game.stones().plane());
    let [least, most] = [plane.clearance(), plane.contact()];
    let own = plane.region().surface().motions(least + most).into_iter().skip(1);
    let others = stones.near(spot, least + most).into_iter().map(|image| image.at);
    let others = others.chain(own.map(|motion| motion.apply(spot)));
    let near = Near::new(plane.region(), spot, others, least, most);
    game.number_of(spot).is_none() && near.witness().is_some()
}
