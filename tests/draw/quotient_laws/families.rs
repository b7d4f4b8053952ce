//! Families of disks with tangencies from outside and inside, circles through one point, and disks
//! in disks.

use gospace::boards::disks::Disks;
use gospace::boards::setup::{Disk, DisksSetup, RegionSetup, Wrap};
use gospace::geometry::Spot;
use proptest::collection::vec;
use proptest::prelude::*;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

pub const WIDTH: i32 = 24;
pub const HEIGHT: i32 = 20;

/// The reach is the core.
pub fn disk(x: i32, y: i32, core: i32) -> Disk {
    Disk { centre: Spot::new(x, y), core, reach: core }
}

fn family(disks: &[[i32; 3]]) -> DisksSetup {
    DisksSetup { region: None, disks: disks.iter().map(|&[x, y, core]| disk(x, y, core)).collect() }
}

pub fn surface(wrap: Wrap) -> RegionSetup {
    let corners = [[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]];
    let outer = corners.map(|[x, y]| Spot::new(x, y)).to_vec();
    RegionSetup::Polygon { outer, holes: vec![], wrap }
}

pub fn hand_made() -> Vec<DisksSetup> {
    vec![
        family(&[]),
        family(&[[0, 0, 5]]),
        // Apart, tangent from outside, crossing, tangent from inside, inside.
        family(&[[0, 0, 5], [11, 0, 5]]),
        family(&[[0, 0, 5], [10, 0, 5]]),
        family(&[[0, 0, 5], [6, 0, 5]]),
        family(&[[0, 0, 5], [3, 0, 2]]),
        family(&[[0, 0, 5], [1, 0, 2]]),
        // RULES.md, 4: capture at a distance.
        family(&[[0, 0, 2], [10, 0, 8], [16, 0, 1]]),
        // Through (0, 0): crossing, tangent there from both sides, and one that holds it.
        family(&[[3, 4, 5], [-3, 4, 5], [0, -5, 5]]),
        family(&[[5, 0, 5], [-5, 0, 5], [2, 0, 2], [0, 5, 5], [3, 4, 5]]),
        family(&[[5, 0, 5], [-5, 0, 5], [0, 5, 5], [0, -5, 5], [1, 1, 3]]),
        // Eight through (0, 0).
        family(&[
            [3, 4, 5],
            [-3, 4, 5],
            [0, -5, 5],
            [5, 0, 5],
            [-5, 0, 5],
            [4, 3, 5],
            [0, 5, 5],
            [1, 0, 1],
        ]),
        // Seven through (0, 0), one around it, one apart and one in two of them.
        family(&[
            [3, 4, 5],
            [-3, 4, 5],
            [0, -5, 5],
            [5, 0, 5],
            [4, 3, 5],
            [0, 5, 5],
            [1, 0, 1],
            [0, 0, 2],
            [30, 0, 4],
            [4, 4, 1],
        ]),
        // Six through (0, 0) and six through (10, 0), which overlap, and one of them in both.
        family(&[
            [3, 4, 5],
            [-3, 4, 5],
            [0, -5, 5],
            [-5, 0, 5],
            [0, 5, 5],
            [5, 0, 5],
            [7, 4, 5],
            [13, 4, 5],
            [10, -5, 5],
            [15, 0, 5],
            [10, 5, 5],
        ]),
        // Six through (0, 0), all around one of them, and one around all.
        family(&[[1, 0, 1], [2, 0, 2], [3, 0, 3], [4, 0, 4], [5, 0, 5], [-1, 0, 1], [2, 1, 20]]),
        // Through two points, and one through one of them only.
        family(&[[0, 0, 12], [0, 5, 13], [0, -5, 13], [0, 9, 15], [12, 5, 5]]),
        // Three that cross around a hole, which is outside of all.
        family(&[[0, 0, 6], [10, 0, 6], [5, 9, 6]]),
        // A ring of tangent disks around one that touches none, in one that touches all.
        family(&[[10, 0, 5], [0, 10, 5], [-10, 0, 5], [0, -10, 5], [0, 0, 3], [0, 0, 15]]),
        family(&[[0, 0, 1], [0, 0, 2], [0, 0, 3], [1, 0, 1], [1, 0, 2], [2, 0, 1]]),
        // Rows of tangent disks, and disks over two of them.
        family(&[[0, 0, 2], [4, 0, 2], [8, 0, 2], [2, 0, 4], [6, 0, 4], [4, 0, 6], [4, 3, 3]]),
        // Around a torus and a Klein bottle, each as wide as two of them, and one as wide as it.
        round(Wrap::Torus, &[[0, 0, 6], [12, 0, 6], [6, 10, 4], [18, 10, 10]]),
        round(Wrap::Klein, &[[0, 5, 6], [12, 5, 6], [12, 15, 6], [0, 10, 10]]),
        round(Wrap::Mobius, &[[0, 10, 10], [12, 10, 10], [6, 4, 4], [6, 16, 4]]),
        round(Wrap::Cylinder, &[[0, 10, 10], [12, 10, 10], [12, 10, 2]]),
    ]
}

fn round(wrap: Wrap, disks: &[[i32; 3]]) -> DisksSetup {
    DisksSetup { region: Some(surface(wrap)), ..family(disks) }
}

/// Up to ten disks on few ticks, so that nothing is in general position.
pub fn random_families() -> impl Strategy<Value = DisksSetup> {
    let one = (-8..=8, -8..=8, 1..=8).prop_map(|(x, y, core)| disk(x, y, core));
    vec(one, 0..=10).prop_map(|disks| DisksSetup { region: None, disks: distinct(disks) })
}

/// Up to eight disks on a glued surface that is hardly larger than the largest of them.
pub fn glued_families() -> impl Strategy<Value = DisksSetup> {
    let one = (0..WIDTH, 0..HEIGHT, 1..=10).prop_map(|(x, y, core)| disk(x, y, core));
    (prop::sample::select(GLUED.to_vec()), vec(one, 0..=8)).prop_map(|(wrap, disks)| {
        let region = Some(surface(wrap));
        let lies_inside = |&disk: &Disk| {
            Disks::new(&DisksSetup { region: region.clone(), disks: vec![disk] }).is_ok()
        };
        let disks = distinct(disks).into_iter().filter(lies_inside).collect();
        DisksSetup { region: region.clone(), disks }
    })
}

const GLUED: [Wrap; 4] = [Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein];

fn distinct(mut disks: Vec<Disk>) -> Vec<Disk> {
    disks.sort_by_key(|disk| (disk.centre, disk.core));
    disks.dedup_by_key(|disk| (disk.centre, disk.core));
    disks
}

/// A family to play on: disks of three sizes on every other tick of a small square, so that many are
/// tangent and chains are soon short of liberties.
pub fn crowded(seed: u64) -> DisksSetup {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut below = |bound: u32| (random.next_u32() % bound) as i32;
    let count = 6 + below(14);
    let side = 5 + below(6) as u32;
    let disks =
        (0..count).map(|_| disk(2 * below(side), 2 * below(side), [1, 2, 2, 4][below(4) as usize]));
    DisksSetup { region: None, disks: distinct(disks.collect()) }
}

pub fn crowded_on_a_surface(seed: u64) -> DisksSetup {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut below = |bound: u32| (random.next_u32() % bound) as i32;
    let wrap = GLUED[below(4) as usize];
    let disks = (0..18).map(|_| {
        let [x, y] = [2 * below(WIDTH as u32 / 2), 4 + 2 * below((HEIGHT - 6) as u32 / 2)];
        disk(x, y, [2, 2, 4, 4][below(4) as usize])
    });
    DisksSetup { region: Some(surface(wrap)), disks: distinct(disks.collect()) }
}
