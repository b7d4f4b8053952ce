//! Spaces against the definitions of topology, and what is known of some.

mod drawings;
mod families;
mod graphs;
mod known;
mod oracle;
mod random;
mod refusals;

use gospace::boards::setup::SpaceSetup;
use gospace::boards::space::Space;
use gospace::ids::Point;

/// So many points in a row, and these sets.
fn setup(points: usize, open: &[&[u32]], placements: &[&[u32]]) -> SpaceSetup {
    let lists = |sets: &[&[u32]]| sets.iter().map(|set| set.to_vec()).collect();
    SpaceSetup {
        points: (0..points).map(|i| [i as f64, 0.0]).collect(),
        open: lists(open),
        placements: lists(placements),
    }
}

fn space(points: usize, open: &[&[u32]], placements: &[&[u32]]) -> Space {
    Space::new(&setup(points, open, placements)).expect("a space")
}

fn numbers(points: &[Point]) -> Vec<u32> {
    points.iter().map(|p| p.0).collect()
}
