//! A plane as finitely many disks, so that it can be searched.
//!
//! The disks are the stones that stand and some open centres: all vertices of the free region that
//! lie apart, and of a lattice as many as there is room for. Between them what overlaps and what
//! touches is what does on the plane, up to half a tick where the tolerance is odd; a liberty
//! that none of them fills is not seen.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::boards::Board;
use crate::boards::disks::Disks;
use crate::boards::plane::Plane;
use crate::boards::setup::{BoardSetup, Disk, DisksSetup};
use crate::colour::Colour;
use crate::geometry::Spot;
use crate::geometry::snap::ticks_around;
use crate::ids::Point;
use crate::limits::MAX_SEARCH_CANDIDATES;
use crate::rules::capture::spot_index::SpotIndex;
use crate::rules::capture::tangent::Stones;
use crate::rules::plane_sample;

/// The disks of a position, and whose each is.
pub struct PlaneSites {
    /// The board of disks.
    pub disks: Arc<Disks>,
    /// By placement.
    pub colours: Vec<Colour>,
    /// By placement: its centre.
    pub spots: Vec<Spot>,
}

impl PlaneSites {
    /// The sites of a position; nothing where their disks cannot be listed.
    pub fn new(board: &Board, stones: &Stones) -> Option<PlaneSites> {
        let BoardSetup::Plane(setup) = board.setup() else { return None };
        let standing = stones.spots().iter().zip(stones.colours());
        let mut sites: Vec<(Spot, Colour)> = standing
            .filter(|(_, colour)| **colour != Colour::Empty)
            .map(|(&spot, &colour)| (spot, colour))
            .collect();
        sites.extend(open_centres(stones).into_iter().map(|spot| (spot, Colour::Empty)));
        let core = (stones.plane().clearance() / 2) as i32;
        let reach = ((stones.plane().contact() + 1) / 2) as i32;
        let disks = sites.iter().map(|&(centre, _)| Disk { centre, core, reach }).collect();
        let setup = DisksSetup { region: Some(setup.region.clone()), disks };
        let disks = Arc::new(Disks::new(&setup).ok()?);
        let (spots, colours) = sites.into_iter().unzip();
        Some(PlaneSites { disks, colours, spots })
    }
}

/// Open centres that lie apart, vertices before the lattice, and where none of them is a liberty of
/// a stone that has one, that one.
fn open_centres(stones: &Stones) -> Vec<Spot> {
    let plane = stones.plane();
    let surface = plane.region().surface();
    let mut proposed: Vec<Spot> =
        plane_sample::proposals(stones).into_iter().map(|spot| surface.canonical(spot)).collect();
    let mut apart = i64::from(plane.radius()) / 2;
    loop {
        proposed = thinned(plane, &proposed, apart);
        if proposed.len() <= MAX_SEARCH_CANDIDATES {
            break;
        }
        apart += apart / 4 + 1;
    }
    let mut index = SpotIndex::new(surface, plane.contact(), plane.contact());
    for (place, &spot) in proposed.iter().enumerate() {
        index.insert(Point::at(place), spot);
    }
    let lost = stones.spots().iter().enumerate().filter_map(|(place, &stone)| {
        let has_site = !index.near(stone, plane.contact()).is_empty();
        let witness = stones.free_beside(Point::at(place)).filter(|_| !has_site)?;
        let touches = |spot: &Spot| {
            let beside = stones.near(*spot, plane.contact());
            beside.iter().any(|image| image.of == Point::at(place))
        };
        let mut ticks = ticks_around(witness).map(|spot| surface.canonical(spot));
        ticks.find(|spot| stones.closed(*spot).is_none() && touches(spot))
    });
    proposed.extend(lost.collect::<BTreeSet<Spot>>());
    proposed
}

/// The spots in order, less those that have one before them nearer than `apart`.
fn thinned(plane: &Plane, spots: &[Spot], apart: i64) -> Vec<Spot> {
    let mut index = SpotIndex::new(plane.region().surface(), apart, apart);
    let mut kept = Vec::new();
    for &spot in spots {
        if index.near(spot, apart).is_empty() {
            index.insert(Point::at(kept.len()), spot);
            kept.push(spot);
        }
    }
    kept
}
