//! Finite spaces with every nonempty open set as a placement.

use gospace::boards::setup::SpaceSetup;

use crate::layout::{Place, STEP};
use crate::relation::Relation;

/// The space whose least open sets a relation gives: those around each point are the point and those that
/// it leads to.
pub fn space(topology: &Relation) -> SpaceSetup {
    let points = topology.points;
    let least: Vec<u32> = (0..points)
        .map(|x| {
            (0..points).filter(|&y| x == y || topology.leads(x, y)).fold(0, |set, y| set | 1 << y)
        })
        .collect();
    let members = |set: u32| (0..points as u32).filter(|y| set >> y & 1 == 1).collect::<Vec<u32>>();
    let is_open = |set: &u32| (0..points).all(|x| set >> x & 1 == 0 || set & least[x] == least[x]);
    let mut placements: Vec<Vec<u32>> = (1..1_u32 << points).filter(is_open).map(members).collect();
    placements.sort_by_key(|set| (set.len(), set.clone()));
    let mut open: Vec<Vec<u32>> = least.iter().map(|&set| members(set)).collect();
    open.sort();
    open.dedup();
    let points = places(topology).into_iter().map(|place| place.map(f64::from)).collect();
    SpaceSetup { points, open, placements }
}

/// The lines of the Hasse diagram: pairs of points of which one lies in the closure of the other with
/// nothing between, and pairs that no open set tells apart.
pub fn hasse_lines(topology: &Relation) -> Vec<[usize; 2]> {
    let below = |x, y| topology.leads(x, y) && !topology.leads(y, x);
    let is_cover = |x, y| below(x, y) && !(0..topology.points).any(|z| below(x, z) && below(z, y));
    let twins = |x, y| x < y && topology.leads(x, y) && topology.leads(y, x);
    let all = topology.pairs();
    all.filter(|&[x, y]| is_cover(x, y) || twins(x, y)).collect()
}

/// Points in rows, the open ones at the top: each below the points of its least open set, and beside those
/// that no open set tells from it.
fn places(topology: &Relation) -> Vec<Place> {
    let depths: Vec<i32> = (0..topology.points).map(|x| depth(topology, x)).collect();
    let widest = (0..=topology.points as i32)
        .map(|depth| depths.iter().filter(|&&d| d == depth).count())
        .max()
        .unwrap_or(0) as i32;
    let place = |x: usize| {
        let row = depths.iter().filter(|&&depth| depth == depths[x]).count() as i32;
        let column = depths[..x].iter().filter(|&&depth| depth == depths[x]).count() as i32;
        [STEP * column + STEP / 2 * (widest - row), STEP * depths[x]]
    };
    (0..topology.points).map(place).collect()
}

fn depth(topology: &Relation, x: usize) -> i32 {
    let below = (0..topology.points).filter(|&y| topology.leads(x, y) && !topology.leads(y, x));
    below.map(|y| 1 + depth(topology, y)).max().unwrap_or(0)
}
