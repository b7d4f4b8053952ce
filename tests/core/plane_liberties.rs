//! Free centres on the plane against the literal oracle (RULES.md, D4): "a liberty that exists is always
//! found, and one that is reported comes with a witness that breaks no inequality by more than
//! 2^-20 tick".

use gospace::boards::setup::PlaneSetup;
use gospace::geometry::free::Near;
use gospace::geometry::{Region, Spot};

use super::naive_plane::{Plane, Verdict};
use super::naive_region;
use super::plane_configurations::{Configuration, Configurations};
use super::plane_tangencies::{Position, positions};
use super::trials::{cases, often};

/// The error allowed to a witness, in ticks.
const BOUND: f64 = 1.0 / (1_u64 << 20) as f64;

/// The number of stones of each kind that were seen.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    free: usize,
    closed: usize,
    /// Of these, in a round region.
    closed_in_circles: usize,
    /// Of these, on glued sides.
    closed_on_glued: usize,
}

fn narrow(p: naive_region::Spot) -> Spot {
    let [x, y] = p.map(|v| i32::try_from(v).expect("a spot"));
    Spot::new(x, y)
}

/// The engine's view of what is around the first of the stones.
fn near(setup: &PlaneSetup, plane: &Plane, stones: &[naive_region::Spot]) -> Near {
    let region = Region::new(&setup.region).expect("a region");
    let [c, b] = [plane.clearance, plane.contact];
    let motions = region.surface().motions(c + b);
    let stone = narrow(stones[0]);
    let images = stones.iter().flat_map(|&q| {
        let motions = motions.iter().map(move |motion| motion.apply(narrow(q)));
        motions.filter(|&image| image != stone)
    });
    Near::new(&region, stone, images, c, b)
}

/// Asserts that a liberty is found iff there is one, and that witness and vertices are where they
/// may be; true if one is found.
fn assert_right(setup: &PlaneSetup, plane: &Plane, stones: &[naive_region::Spot]) -> bool {
    let near = near(setup, plane, stones);
    let free_set = plane.free_set(stones[0], stones);
    let witness = near.witness();
    match witness {
        None => assert_eq!(free_set.verdict(), Verdict::Closed, "{setup:?}, {stones:?}"),
        Some(p) => assert!(free_set.is_met_by(p, BOUND), "{p:?}: {setup:?}, {stones:?}"),
    }
    witness.is_some()
}

#[test]
fn a_liberty_that_depends_on_one_tick_is_found_and_none_is_made_up() {
    for Position { name, plane: setup, stones, is_free } in positions() {
        let plane = Plane::new(&setup);
        assert_eq!(assert_right(&setup, &plane, &stones), is_free, "{name}");
        let vertices = near(&setup, &plane, &stones).vertices();
        assert_eq!(!vertices.is_empty(), is_free, "{name}");
    }
}

/// Asserts as much of so many configurations.
fn look(seed: u64, count: usize) -> Seen {
    let mut seen = Seen::default();
    for Configuration { setup, plane, stones } in Configurations::new(seed).take(count) {
        let is_free = assert_right(&setup, &plane, &stones);
        let closed = usize::from(!is_free);
        seen.free += usize::from(is_free);
        seen.closed += closed;
        match plane.region {
            naive_region::Region::Circle { .. } => seen.closed_in_circles += closed,
            naive_region::Region::Glued { .. } => seen.closed_on_glued += closed,
            _ => {}
        }
    }
    seen
}

/// Half of them on each of two threads.
#[test]
fn no_liberty_is_missed_and_no_witness_is_off_on_a_million_boards() {
    let halves = std::thread::scope(|scope| {
        let half = |seed| scope.spawn(move || look(seed, cases(500_000) as usize));
        [1, 2].map(half).map(|half| half.join().expect("no liberty is missed"))
    });
    for seen in halves {
        assert!(seen.free > often(300_000) && seen.closed > often(100_000), "{seen:?}");
        assert!(
            seen.closed_in_circles > often(10_000) && seen.closed_on_glued > often(10_000),
            "{seen:?}"
        );
    }
}
