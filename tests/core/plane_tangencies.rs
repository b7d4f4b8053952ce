//! Hand-made positions on the plane whose answer depends on one tick: Pythagorean triples make
//! every tangency exact, so the expected answers need no computation.

use gospace::boards::setup::{PlaneSetup, RegionSetup, Wrap};
use gospace::geometry::Spot;

use super::naive_region;

/// True if a stone has a free centre beside it.
#[derive(Clone, Debug)]
pub struct Position {
    pub name: &'static str,
    pub plane: PlaneSetup,
    /// The first is the stone in question.
    pub stones: Vec<naive_region::Spot>,
    pub is_free: bool,
}

/// Far more room than the stones of a position need.
pub fn open_square() -> RegionSetup {
    rectangle([-100_000, -100_000], [200_000, 200_000], Wrap::None)
}

pub fn rectangle(corner: [i32; 2], size: [i32; 2], wrap: Wrap) -> RegionSetup {
    let [[x, y], [w, h]] = [corner, size];
    let outer = ring(&[[x, y], [x + w, y], [x + w, y + h], [x, y + h]]);
    RegionSetup::Polygon { outer, holes: Vec::new(), wrap }
}

pub fn polygon(outer: &[[i32; 2]], holes: &[&[[i32; 2]]]) -> RegionSetup {
    let holes = holes.iter().map(|hole| ring(hole)).collect();
    RegionSetup::Polygon { outer: ring(outer), holes, wrap: Wrap::None }
}

fn ring(corners: &[[i32; 2]]) -> Vec<Spot> {
    corners.iter().map(|&[x, y]| Spot::new(x, y)).collect()
}

pub fn circle(centre: [i32; 2], radius: i32) -> RegionSetup {
    RegionSetup::Circle { centre: Spot::new(centre[0], centre[1]), radius }
}

pub fn plane(region: RegionSetup, radius: i32, tolerance: i32) -> PlaneSetup {
    PlaneSetup { region, radius, tolerance, reach: None }
}

/// Every position below.
pub fn positions() -> Vec<Position> {
    [in_the_open(), among_stones(), at_walls(), at_holes(), on_glued_sides(), large()].concat()
}

fn position(
    name: &'static str,
    plane: PlaneSetup,
    stones: &[naive_region::Spot],
    is_free: bool,
) -> Position {
    Position { name, plane, stones: stones.to_vec(), is_free }
}

/// R = 5 and t = 0: a free centre is 10 from the stone and 10 or more from the others.
fn at_five(region: RegionSetup) -> PlaneSetup {
    plane(region, 5, 0)
}

fn in_the_open() -> Vec<Position> {
    let cross = |x: i64| [[0, 0], [x, 0], [0, 10], [-10, 0], [0, -10]];
    let among =
        |name, stones: &[_], is_free| position(name, at_five(open_square()), stones, is_free);
    vec![
        among("a stone alone", &[[0, 0]], true),
        // Each covers a third of the circle at most, and not its ends.
        among("three enemies", &[[0, 0], [10, 0], [-6, 8], [-6, -8]], true),
        among("four enemies", &cross(10), false),
        // (x, 0) covers up to the angle of cosine x/20, (0, 10) from 30° on: 20·cos 30° = 17.3….
        among("four enemies, one of them far", &cross(17), false),
        among("four enemies, one of them too far", &cross(18), true),
    ]
}

/// Stones around one at the origin that leave it the way between (10, 10) and (10, −10): with
/// stones there, the point (10, 0) alone, from which all three are 10 away.
fn corral(last: &[naive_region::Spot]) -> Vec<naive_region::Spot> {
    let around = [[0, 0], [-10, 10], [-10, -10], [-15, 0], [0, 15], [0, -15]];
    [&around, last].concat()
}

fn among_stones() -> Vec<Position> {
    let open = || at_five(open_square());
    let at = |name, last: &[_], is_free| position(name, open(), &corral(last), is_free);
    let nearer = corral(&[[10, 9], [10, -10]]);
    let reaching = |reach| PlaneSetup { reach: Some(reach), ..open() };
    let tolerant = plane(open_square(), 5, 1);
    vec![
        at("a point tangent to three stones", &[[10, 10], [10, -10]], true),
        at("a tick nearer", &[[10, 9], [10, -10]], false),
        at("both a tick farther", &[[10, 11], [10, -11]], true),
        // The midpoint of the first and the last, 4R apart.
        at("a point tangent to four stones", &[[10, 10], [10, -10], [20, 0]], true),
        at("the fourth a tick nearer", &[[10, 10], [10, -10], [19, 0]], false),
        // c = 9 is what (10, 9) leaves.
        position("a tick nearer, which the tolerance allows", tolerant, &nearer, true),
        // Off (10, 9) and (10, −10) by 10 at y = −1/2 is x ≥ 13.1…: beyond 12, within 14.
        position("a tick nearer, with a little more reach", reaching(6), &nearer, false),
        position("a tick nearer, with more reach", reaching(7), &nearer, true),
    ]
}

fn at_walls() -> Vec<Position> {
    let inside = |size: [i32; 2]| at_five(rectangle([0, 0], size, Wrap::None));
    let corner = |name, size, is_free| position(name, inside(size), &[[5, 5]], is_free);
    let in_circle = |radius| at_five(circle([0, 0], radius));
    // Inset by 5, the triangle of 30-40-50 is the one of 15-20-25 at (5, 5): 3x + 4y ≤ 95.
    let triangle = |w: i32| at_five(polygon(&[[0, 0], [4 * w, 0], [0, 3 * w]], &[]));
    let slanted = |name, stones: &[_], is_free| position(name, triangle(10), stones, is_free);
    // c = 9: centres are 4.5 from the walls.
    let odd = |width| plane(rectangle([0, 0], [width, 10], Wrap::None), 5, 1);
    vec![
        // From corner to corner of the inset rectangle: 6-8-10.
        corner("a point in a corner", [16, 18], true),
        corner("a tick narrower", [15, 18], false),
        corner("a tick lower", [16, 17], false),
        corner("a corridor of one stone's width", [20, 10], true),
        corner("a corridor a tick shorter", [19, 10], false),
        position("a round region that leaves one circle", in_circle(15), &[[0, 0]], true),
        position("a round region a tick smaller", in_circle(14), &[[0, 0]], false),
        position("a point across a round region", in_circle(10), &[[3, 4]], true),
        position("a tick off the rim", in_circle(10), &[[2, 4]], false),
        position("a triangle that a stone just fits into", triangle(5), &[[5, 5]], false),
        position("a larger triangle", triangle(10), &[[5, 5]], true),
        // (5, 14) covers all but the corner (25, 5).
        slanted("a point in a sharp corner", &[[15, 5], [5, 14]], true),
        slanted("a tick nearer to the sharp corner", &[[16, 5], [5, 14]], false),
        // (13, 14), on the slanted line and 10 from all three.
        slanted("a point at a slanted wall", &[[21, 8], [5, 20], [5, 8]], true),
        slanted("a tick nearer to the slanted wall", &[[21, 8], [5, 20], [6, 8]], false),
        // At (14.5, 4.5), 9.5 along; at (13.5, 4.5), 8.5 along and 1/2 across.
        position("half a tick from the walls", odd(19), &[[5, 5]], true),
        position("half a tick from nearer walls", odd(18), &[[5, 5]], false),
    ]
}

fn at_holes() -> Vec<Position> {
    let frame = [[-100, -100], [100, -100], [100, 100], [-100, 100]];
    // (10, 0) is 5 from (14, 3), the hole's corner, which covers what lies above it up to 25°;
    // (8, 13) covers the rest.
    let corner = |name, x: i32, y: i32, is_free| {
        let hole = [[x, y], [x + 6, y], [x + 6, y + 12], [x, y + 12]];
        let around = [[0, 0], [-10, 10], [-10, -10], [-15, 0], [0, -15], [10, -10], [8, 13]];
        position(name, at_five(polygon(&frame, &[&hole])), &around, is_free)
    };
    let side = |name, x: i32, stones: &[_], is_free| {
        let hole = [[x, -9], [x + 3, -9], [x + 3, 90], [x, 90]];
        position(name, at_five(polygon(&frame, &[&hole])), stones, is_free)
    };
    let between = [[0, 0], [-10, 10], [-10, -10], [-15, 0], [8, 13], [8, -13]];
    vec![
        corner("a point at a hole's corner", 14, 3, true),
        corner("a hole a tick nearer", 13, 3, false),
        corner("a hole a tick lower", 14, 2, false),
        side("a point at a hole's side", 15, &corral(&[[10, 10], [10, -10]]), true),
        // Up to 25° the side covers, from 18° on the stones do.
        side("a hole's side between two stones", 14, &between, false),
    ]
}

fn on_glued_sides() -> Vec<Position> {
    let at = |name, wrap, size: [i32; 2], stone, is_free| {
        position(name, at_five(rectangle([0, 0], size, wrap)), &[stone], is_free)
    };
    use Wrap::{Cylinder, Klein, Mobius, Torus};
    vec![
        // Between a stone and its image 12 along, 8 down: 6-8-10.
        at("between a stone and its image", Cylinder, [12, 18], [0, 5], true),
        at("a cylinder a tick lower", Cylinder, [12, 17], [0, 5], false),
        at("a cylinder a tick narrower", Cylinder, [11, 18], [0, 5], false),
        at("amid four images", Torus, [12, 16], [3, 7], true),
        at("a torus a tick narrower", Torus, [11, 16], [3, 7], false),
        at("a torus a tick lower", Torus, [12, 15], [3, 7], false),
        at("amid four images after a twist", Klein, [12, 16], [3, 8], true),
        at("amid four images at the seam", Klein, [12, 16], [3, 0], true),
        at("a bottle a tick lower", Klein, [12, 15], [3, 0], false),
        at("a stone that touches its own image", Cylinder, [10, 12], [0, 6], false),
        at("a stone that touches its image, with room above", Cylinder, [10, 24], [0, 5], true),
        // The image stands at (16, 13): (6, 13) and (10, 5) are 10 from it and from the stone.
        at("both sides of a band", Mobius, [16, 18], [0, 5], true),
        at("both sides of a band a tick shorter", Mobius, [15, 18], [0, 5], false),
    ]
}

/// The point tangent to three, in other sizes up to the largest: a single tick decides.
fn large() -> Vec<Position> {
    const WIDE: i32 = 1 << 24;
    let sized = |name, k: i32, by: i64| {
        let scale = i64::from(k);
        let mut stones = corral(&[[10, 10], [10, -10]]);
        stones.iter_mut().flatten().for_each(|v| *v *= scale);
        stones[6][1] += by;
        let region = rectangle([-WIDE, -WIDE], [2 * WIDE, 2 * WIDE], Wrap::None);
        position(name, plane(region, 5 * k, 0), &stones, by >= 0)
    };
    let sizes = [205, 65_537, 500_000].into_iter();
    let three = |k| {
        [
            sized("a large point tangent to three", k, 0),
            sized("a large point, a tick nearer", k, -1),
            sized("a large point, a tick farther", k, 1),
        ]
    };
    sizes.flat_map(three).collect()
}
