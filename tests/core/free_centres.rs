//! Liberties on the plane by closed forms: where exactly one centre, or a known arc, is free.
//!
//! Cases are built on triples x² + y² = 65², so that everything that should touch does, exactly; each
//! is played small, and as large as the limits allow.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

use gospace::geometry::free::Near;
use gospace::geometry::{Region, RegionSetup, Spot, Wrap, snap};
use gospace::limits::MAX_TICK;

/// The error allowed to a witness, and its distance from the place where there is only one.
const BOUND: f64 = 1.0 / (1u64 << 20) as f64;

/// From a few ticks to the limit: the largest board here is 500 · 2^16 ticks wide.
const SCALES: [i32; 3] = [1, 1000, 1 << 16];

fn spots(corners: &[[i32; 2]], scale: i32) -> Vec<Spot> {
    corners.iter().map(|[x, y]| Spot::new(x * scale, y * scale)).collect()
}

fn polygon(outer: &[[i32; 2]], holes: &[&[[i32; 2]]], scale: i32) -> Region {
    let holes = holes.iter().map(|hole| spots(hole, scale)).collect();
    let setup = RegionSetup::Polygon { outer: spots(outer, scale), holes, wrap: Wrap::None };
    Region::new(&setup).unwrap()
}

/// A square so large that nothing reaches its sides.
fn open(scale: i32) -> Region {
    let side = 250;
    polygon(&[[-side, -side], [side, -side], [side, side], [-side, side]], &[], scale)
}

/// The stone at the origin of its triples, everything else relative to it.
struct Case {
    region: Region,
    near: Near,
    clearance: i64,
    scale: i32,
}

impl Case {
    /// A stone at (0, 0) among others, b = c.
    fn tangent(region: Region, others: &[[i32; 2]], clearance: i32, scale: i32) -> Case {
        let c = i64::from(clearance) * i64::from(scale);
        let near = Near::new(&region, Spot::new(0, 0), spots(others, scale), c, c);
        Case { region, near, clearance: c, scale }
    }

    /// Asserts that the free centres are just these.
    fn leaves_only(&self, expected: &[[i32; 2]]) {
        let scaled = |p: &[i32; 2]| p.map(|x| f64::from(x) * f64::from(self.scale));
        let is_expected = |p: [f64; 2]| expected.iter().map(scaled).any(|q| distance(p, q) < BOUND);
        assert_eq!(self.near.witness().is_some(), !expected.is_empty(), "scale {}", self.scale);
        assert!(self.near.witness().is_none_or(is_expected), "{:?}", self.near.witness());
        let vertices = self.near.vertices();
        assert_eq!(vertices.len(), expected.len(), "{vertices:?}");
        assert!(vertices.iter().all(|&p| is_expected(p) && self.near.is_free(p)), "{vertices:?}");
        for p in expected.iter().map(scaled) {
            assert!(self.near.is_free(p), "{p:?} is free");
            assert!(self.region.holds_disk(Spot::new(p[0] as i32, p[1] as i32), self.clearance));
        }
    }

    /// Asserts that these arcs of the circle of radius c are free, to 2^-20 of a radian.
    fn has_arcs(&self, expected: &[[f64; 2]]) {
        let mut arcs = self.near.arcs(self.clearance);
        arcs.sort_by(|a, b| a.from.total_cmp(&b.from));
        let ends: Vec<_> = arcs.iter().map(|arc| [arc.from, arc.to]).collect();
        assert_eq!(ends.len(), expected.len(), "{ends:?}");
        for ([from, to], [begin, end]) in ends.iter().zip(expected) {
            assert!((from - begin).abs() < BOUND && (to - end).abs() < BOUND, "{ends:?}");
        }
    }
}

fn distance([ax, ay]: [f64; 2], [bx, by]: [f64; 2]) -> f64 {
    (ax - bx).hypot(ay - by)
}

#[test]
fn a_lone_stone_is_free_all_around() {
    for scale in SCALES {
        let case = Case::tangent(open(scale), &[], 65, scale);
        let witness = case.near.witness().expect("a free centre");
        assert!((distance(witness, [0.0, 0.0]) - f64::from(65 * scale)).abs() < BOUND);
        case.has_arcs(&[[0.0, TAU]]);
    }
}

#[test]
fn a_touching_stone_takes_a_third_of_the_circle() {
    for scale in SCALES {
        let case = Case::tangent(open(scale), &[[65, 0]], 65, scale);
        case.has_arcs(&[[PI / 3.0, 5.0 * PI / 3.0]]);
        let case = Case::tangent(open(scale), &[[0, -65]], 65, scale);
        case.has_arcs(&[[11.0 * PI / 6.0, 19.0 * PI / 6.0]]);
    }
}

#[test]
fn three_touching_enemies_never_kill_a_lone_stone_and_four_can() {
    let triples = [[65, 0], [63, 16], [60, 25], [56, 33], [52, 39]];
    let quarter = triples.iter().chain(&[[39, 52], [33, 56], [25, 60], [16, 63]]);
    let quarters = quarter.flat_map(|&[x, y]| [[x, y], [-y, x], [-x, -y], [y, -x]]);
    let around: Vec<[i32; 2]> = quarters.collect();
    for &a in &around {
        for &b in &around {
            for &c in &around {
                let case = Case::tangent(open(1), &[a, b, c], 65, 1);
                assert!(case.near.witness().is_some(), "{a:?} {b:?} {c:?}");
            }
        }
    }
    for scale in SCALES {
        let cross = [[65, 0], [0, 65], [-65, 0], [0, -65]];
        Case::tangent(open(scale), &cross, 65, scale).leaves_only(&[]);
    }
}

#[test]
fn four_stones_that_end_where_the_next_begins_leave_four_points() {
    let points = [[65, 0], [0, 65], [-65, 0], [0, -65]];
    for scale in SCALES {
        let others = [[65, 65], [-65, 65], [-65, -65], [65, -65]];
        let case = Case::tangent(open(scale), &others, 65, scale);
        case.leaves_only(&points);
        case.has_arcs(&[0.0, 1.0, 2.0, 3.0].map(|quarter| [quarter * FRAC_PI_2; 2]));
        // One tick nearer, the four take all.
        let nearer: Vec<Spot> = spots(&others, scale)
            .iter()
            .map(|q| Spot::new(q.x - q.x.signum(), q.y - q.y.signum()))
            .collect();
        let c = i64::from(65 * scale);
        let near = Near::new(&case.region, Spot::new(0, 0), nearer, c, c);
        assert_eq!(near.witness(), None);
        assert!(near.arcs(c).is_empty());
    }
}

#[test]
fn a_centre_that_touches_three_stones_is_found() {
    // (65, 0) is 65 from the stone and from the first two; the others close the rest.
    let others = [[81, 63], [81, -63], [-39, 52], [-39, -52]];
    for scale in SCALES {
        let case = Case::tangent(open(scale), &others, 65, scale);
        case.leaves_only(&[[65, 0]]);
        case.has_arcs(&[[0.0, 0.0]]);
    }
}

#[test]
fn two_stones_4r_apart_share_exactly_their_midpoint() {
    for scale in SCALES {
        let closed = [[130, 0], [65, 65], [65, -65], [-39, 52], [-39, -52]];
        let case = Case::tangent(open(scale), &closed, 65, scale);
        case.leaves_only(&[[65, 0]]);
        let c = i64::from(65 * scale);
        let q = Spot::new(130 * scale, 0);
        let midpoint = [f64::from(65 * scale), 0.0];
        assert!(Near::new(&case.region, q, [Spot::new(0, 0)], c, c).is_free(midpoint));
        // One tick less, and the midpoint is not free.
        let less = [Spot::new(130 * scale - 1, 0)];
        let near = Near::new(&case.region, Spot::new(0, 0), less, c, c);
        assert!(!near.is_free(midpoint));
    }
}

#[test]
fn a_wider_reach_finds_a_centre_that_touches_nothing_exactly() {
    // Within 65 of nothing but the cross of touching stones, a centre is free from |p| = 65·√2 on:
    // (65, 65) is 65 from two of them.
    let cross = [[65, 0], [0, 65], [-65, 0], [0, -65]];
    for scale in SCALES {
        let c = i64::from(65 * scale);
        let near =
            |contact| Near::new(&open(scale), Spot::new(0, 0), spots(&cross, scale), c, contact);
        let least = (65.0 * f64::from(scale) * 2f64.sqrt()).floor() as i64;
        assert_eq!(near(least).witness(), None);
        let witness = near(least + 1).witness().expect("a free centre");
        let [x, y] = witness.map(f64::abs);
        assert!(x.min(y) > 64.0 * f64::from(scale), "{witness:?}");
    }
}

#[test]
fn a_corner_is_free_exactly() {
    // Centres lie in a box whose diagonal is c: the stone is at one end of it. The box is given as
    // the stone, and the walls are 65 beyond it.
    for scale in SCALES {
        let corner = [[-143, -169], [65, -169], [65, 65], [-143, 65]];
        Case::tangent(polygon(&corner, &[], scale), &[], 130, scale).leaves_only(&[[-78, -104]]);
        let mut less = spots(&corner, scale);
        less[0].x += 1;
        less[3].x += 1;
        let less = RegionSetup::Polygon { outer: less, holes: vec![], wrap: Wrap::None };
        let c = i64::from(130 * scale);
        let near = Near::new(&Region::new(&less).unwrap(), Spot::new(0, 0), [], c, c);
        assert_eq!(near.witness(), None);
    }
}

#[test]
fn a_corner_of_slanted_walls_is_free_exactly() {
    // The same box along (4, 3) and (−3, 4), five times as large.
    let along = |[u, v]: [i32; 2]| [4 * u - 3 * v, 3 * u + 4 * v];
    for scale in [1, 1 << 13] {
        let corner = [[-143, -169], [65, -169], [65, 65], [-143, 65]].map(along);
        let case = Case::tangent(polygon(&corner, &[], scale), &[], 650, scale);
        case.leaves_only(&[along([-78, -104])]);
    }
}

#[test]
fn a_slot_as_wide_as_a_stone_leaves_a_point_on_each_side() {
    let along = |[u, v]: [i32; 2]| [4 * u - 3 * v, 3 * u + 4 * v];
    for scale in [1, 1000, 1 << 14] {
        let slot = [[-200, -13], [200, -13], [200, 13], [-200, 13]];
        let straight = polygon(&slot, &[], scale);
        Case::tangent(straight.clone(), &[], 26, scale).leaves_only(&[[26, 0], [-26, 0]]);
        // A stone at twice the distance touches the free centre; one tick nearer closes it.
        Case::tangent(straight.clone(), &[[52, 0]], 26, scale).leaves_only(&[[26, 0], [-26, 0]]);
        let c = i64::from(26 * scale);
        let others = [Spot::new(52 * scale - 1, 0), Spot::new(1 - 52 * scale, 0)];
        assert_eq!(Near::new(&straight, Spot::new(0, 0), others, c, c).witness(), None);
        let slanted = polygon(&slot.map(along), &[], scale);
        let points = [along([26, 0]), along([-26, 0])];
        Case::tangent(slanted.clone(), &[], 130, scale).leaves_only(&points);
        Case::tangent(slanted, &[along([52, 0])], 130, scale).leaves_only(&points);
    }
}

#[test]
fn a_centre_that_touches_the_corner_of_a_hole_is_found() {
    // (126, 32) is 65 from the hole's corner (151, 92) and 130 from (176, −88); stones around the
    // rest of the circle close it.
    let hole = [[151, 92], [240, 92], [240, 240], [151, 240]];
    let others = [[176, -88], [0, 130], [-130, 0], [0, -130]];
    for scale in SCALES {
        let side = 250;
        let outer = [[-side, -side], [side, -side], [side, side], [-side, side]];
        let region = polygon(&outer, &[&hole], scale);
        Case::tangent(region, &others, 130, scale).leaves_only(&[[126, 32]]);
    }
}

#[test]
fn a_round_region_is_free_up_to_its_circle() {
    for scale in SCALES {
        let c = i64::from(130 * scale);
        let round = |radius| {
            let centre = Spot::new(-39 * scale, -52 * scale);
            Region::new(&RegionSetup::Circle { centre, radius }).unwrap()
        };
        let near = Near::new(&round(130 * scale), Spot::new(0, 0), [], c, c);
        let case = Case { region: round(130 * scale), near, clearance: c, scale };
        case.leaves_only(&[[-78, -104]]);
        case.has_arcs(&[[PI + (4f64 / 3.0).atan(); 2]]);
        let near = Near::new(&round(130 * scale - 1), Spot::new(0, 0), [], c, c);
        assert_eq!(near.witness(), None);
        // Wider, the inset circle and the stone's cut each other twice.
        let near = Near::new(&round(195 * scale), Spot::new(0, 0), [], c, c);
        let cuts = near.vertices().into_iter().filter(|p| {
            let [x, y] = p.map(|x| x / f64::from(scale));
            ((x + 39.0).hypot(y + 52.0) - 130.0).abs() < BOUND && (x.hypot(y) - 130.0).abs() < BOUND
        });
        assert_eq!(cuts.count(), 2);
    }
}

#[test]
fn spots_outside_or_in_a_hole_are_not_free_however_far_from_walls() {
    // A ring one stone wide, closed on both sides of the stone in its corner; the inside of the
    // hole and the outside are within reach and far from walls and stones.
    for scale in [1, 1000, 1 << 14] {
        let outer = [[-65, -65], [1195, -65], [1195, 1195], [-65, 1195]].map(|p| p.map(|x| x / 5));
        let hole = [[65, 65], [1065, 65], [1065, 1065], [65, 1065]].map(|p| p.map(|x| x / 5));
        let region = polygon(&outer, &[&hole], scale);
        let [c, b] = [26 * i64::from(scale), 100 * i64::from(scale)];
        let others = spots(&[[40, 0], [91, 0], [0, 40], [0, 91]], scale);
        let near = Near::new(&region, Spot::new(0, 0), others.clone(), c, b);
        assert_eq!(near.witness(), None);
        // Without the last there is room before the corner at the other end.
        let open = Near::new(&region, Spot::new(0, 0), others[..3].to_vec(), c, b);
        let [x, y] = open.witness().expect("a free centre");
        assert!(x.abs() < BOUND && y > 65.0 * f64::from(scale), "({x}, {y})");
    }
}

/// A stone in the middle of a glued square, among its own images.
fn glued(side: i32, wrap: Wrap, clearance: i64) -> (Near, Spot) {
    let outer = spots(&[[0, 0], [side, 0], [side, side], [0, side]], 1);
    let region = Region::new(&RegionSetup::Polygon { outer, holes: vec![], wrap }).unwrap();
    let centre = Spot::new(side / 2, side / 2);
    let images = region.surface().motions(2 * clearance).into_iter().skip(1);
    let images: Vec<Spot> = images.map(|motion| motion.apply(centre)).collect();
    (Near::new(&region, centre, images, clearance, clearance), centre)
}

#[test]
fn a_stone_and_its_image_on_a_torus_share_their_midpoints() {
    // The way around is 2c: a quarter on, the centre is c from the stone and from its image.
    for wrap in [Wrap::Torus, Wrap::Klein] {
        let (near, centre) = glued(2048, wrap, 1024);
        assert_eq!(near.arcs(1024).len(), 1);
        let on = |dx: i32, dy: i32| near.is_free([centre.x + dx, centre.y + dy].map(f64::from));
        assert!(on(1024, 0) && on(0, 1024) && on(-1024, 0), "{wrap:?}");
        // As large as a stone, the board has no place for a second one.
        let (full, _) = glued(1024, wrap, 1024);
        assert_eq!(full.witness(), None, "{wrap:?}");
    }
}

#[test]
fn a_stone_between_its_own_images_on_a_cylinder_is_free_above_and_below() {
    let outer = spots(&[[0, 0], [1024, 0], [1024, 9000], [0, 9000]], 1);
    for wrap in [Wrap::Cylinder, Wrap::Mobius] {
        let setup = RegionSetup::Polygon { outer: outer.clone(), holes: vec![], wrap };
        let region = Region::new(&setup).unwrap();
        let centre = Spot::new(5, 4500);
        let images = region.surface().motions(2048).into_iter().skip(1);
        let images: Vec<Spot> = images.map(|motion| motion.apply(centre)).collect();
        let near = Near::new(&region, centre, images, 1024, 1024);
        let case = Case { region, near, clearance: 1024, scale: 1 };
        case.has_arcs(&[[PI / 3.0, 2.0 * PI / 3.0], [4.0 * PI / 3.0, 5.0 * PI / 3.0]]);
    }
}

#[test]
fn walls_are_seen_across_glued_sides() {
    // Across the seam the hole's corner is at (−10, 60): (−5, 48) is 13 from it, 26 from the stone.
    let outer = spots(&[[0, 0], [1000, 0], [1000, 130], [0, 130]], 1);
    let hole = spots(&[[900, 40], [990, 60], [900, 90]], 1);
    let setup = RegionSetup::Polygon { outer, holes: vec![hole], wrap: Wrap::Cylinder };
    let region = Region::new(&setup).unwrap();
    for turns in [-1, 0, 2] {
        let x = f64::from(1000 * turns);
        let near = Near::new(&region, Spot::new(19 + 1000 * turns, 58), [], 26, 26);
        let vertices = near.vertices();
        assert!(vertices.iter().any(|&p| distance(p, [x - 5.0, 48.0]) < BOUND), "{vertices:?}");
        assert!(near.is_free([x - 5.0, 48.0]) && near.is_free([x + 45.0, 58.0]));
        assert!(!near.is_free([x - 7.0, 58.0]));
    }
}

#[test]
fn a_slot_goes_on_across_a_twisted_seam() {
    // Centres lie from y = 13 to 23; 10 up or down, a touching stone is 24 on.
    let outer = spots(&[[0, 0], [1000, 0], [1000, 36], [0, 36]], 1);
    for wrap in [Wrap::Cylinder, Wrap::Mobius] {
        let setup = RegionSetup::Polygon { outer: outer.clone(), holes: vec![], wrap };
        let region = Region::new(&setup).unwrap();
        let near = Near::new(&region, Spot::new(5, 13), [], 26, 26);
        let mut vertices = near.vertices();
        vertices.sort_by(|p, q| p[0].total_cmp(&q[0]));
        let expected = [[-21.0, 13.0], [-19.0, 23.0], [29.0, 23.0], [31.0, 13.0]];
        assert_eq!(vertices, expected, "{wrap:?}");
    }
}

#[test]
fn vertices_that_are_two_ticks_apart_are_two() {
    // Centres lie from y = 13 to 15, and those that touch the stone are 26 from it.
    let outer = spots(&[[0, 0], [1000, 0], [1000, 28], [0, 28]], 1);
    let setup = RegionSetup::Polygon { outer, holes: vec![], wrap: Wrap::None };
    let near = Near::new(&Region::new(&setup).unwrap(), Spot::new(500, 13), [], 26, 26);
    let mut vertices = near.vertices();
    vertices.sort_by(|p, q| p[0].total_cmp(&q[0]));
    let along = f64::from(26 * 26 - 2 * 2).sqrt();
    let expected = [[474.0, 13.0], [500.0 - along, 15.0], [500.0 + along, 15.0], [526.0, 13.0]];
    assert_eq!(vertices.len(), 4, "{vertices:?}");
    assert!(vertices.iter().zip(expected).all(|(&p, q)| distance(p, q) < BOUND), "{vertices:?}");
}

#[test]
fn snapping_offers_what_two_things_fix_and_the_nearest_of_one() {
    let region = open(4);
    let stones = spots(&[[0, 0], [120, 0]], 1);
    let offers =
        |pointer: [f64; 2], within| snap::candidates(&region, &stones, pointer, within, 100, 100);
    // Two stones 120 apart are both touched from (60, ±80).
    let found = offers([62.0, 79.0], 8.0);
    assert!(found.iter().any(|&p| distance(p, [60.0, 80.0]) < BOUND), "{found:?}");
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(
        found
            .windows(2)
            .all(|pair| { distance(pair[0], [62.0, 79.0]) <= distance(pair[1], [62.0, 79.0]) })
    );
    // One stone: the nearest centre on its circle.
    let found = offers([-105.0, 0.0], 8.0);
    assert_eq!(found, vec![[-100.0, 0.0]]);
    assert!(offers([-105.0, 0.0], 4.0).is_empty());
    // The corner of the region is 1000 out; a centre stays 50 inside.
    let found = offers([-953.0, -948.0], 8.0);
    assert!(found.iter().any(|&p| distance(p, [-950.0, -950.0]) < BOUND), "{found:?}");
    assert!(found.iter().any(|&p| distance(p, [-950.0, -948.0]) < BOUND), "{found:?}");
}

#[test]
fn snapping_offers_a_place_once() {
    let stones = spots(&[[0, 0], [200, 0]], 1);
    let found = snap::candidates(&open(4), &stones, [100.0, 1.0], 4.0, 100, 100);
    assert_eq!(
        found.iter().filter(|&&p| distance(p, [100.0, 0.0]) < BOUND).count(),
        1,
        "{found:?}"
    );
}

#[test]
fn snapping_touches_a_stone_and_a_wall_or_a_round_border() {
    let region = open(4);
    let stones = spots(&[[890, 0]], 1);
    // 60 right and 80 down of the stone the centre is 50 from the wall x = 1000.
    let found = snap::candidates(&region, &stones, [947.0, 83.0], 6.0, 100, 100);
    assert!(found.iter().any(|&p| distance(p, [950.0, 80.0]) < BOUND), "{found:?}");
    let round = RegionSetup::Circle { centre: Spot::new(10, 20), radius: 350 };
    let round = Region::new(&round).unwrap();
    let found = snap::candidates(&round, &[], [10.0, 325.0], 6.0, 100, 100);
    assert_eq!(found, vec![[10.0, 320.0]]);
}

#[test]
fn snapping_looks_no_further_than_the_surface_goes() {
    // The smallest torus, with a hole: however large the distance, few images are distinct.
    let outer = spots(&[[0, 0], [300, 0], [300, 300], [0, 300]], 1);
    let hole = spots(&[[140, 140], [160, 140], [160, 160], [140, 160]], 1);
    let setup = RegionSetup::Polygon { outer, holes: vec![hole], wrap: Wrap::Torus };
    let region = Region::new(&setup).unwrap();
    let found = snap::candidates(&region, &[], [100.0, 150.0], f64::MAX, 100, 100);
    assert!(found.contains(&[90.0, 150.0]), "{found:?}");
    assert!(found.iter().all(|&p| distance(p, [100.0, 150.0]) <= 600.0));
}

#[test]
fn the_ticks_around_a_point_come_nearest_first() {
    for point in [[0.2, 0.3], [-7.4, 3.1], [1000.45, -2000.1], [5.0, 5.0]] {
        let ticks: Vec<Spot> = snap::ticks_around(point).collect();
        let away = |spot: &Spot| distance([spot.x, spot.y].map(f64::from), point);
        assert!(ticks.is_sorted_by_key(away), "{ticks:?} around {point:?}");
        assert_eq!(ticks.len(), 25);
        assert!((0..25).all(|i| !ticks[..i].contains(&ticks[i]) && away(&ticks[i]) < 3.6));
    }
}

#[test]
fn nothing_useful_is_farther_than_once_across_and_once_down() {
    let corners = [[-7, 500], [23, 500], [23, 540], [-7, 540]];
    let setup =
        RegionSetup::Polygon { outer: spots(&corners, 1), holes: Vec::new(), wrap: Wrap::Torus };
    let torus = Region::new(&setup).expect("a rectangle");
    assert_eq!(snap::farthest(Some(&torus)), 70.0);
    // The diagonal of the square within the limit on ticks.
    let diagonal = 2.0 * f64::from(MAX_TICK) * 2f64.sqrt();
    assert!(snap::farthest(None) > diagonal && snap::farthest(Some(&open(1))) > diagonal);
}

#[test]
fn no_more_than_the_nearest_things_are_touched_where_so_many_are_asked_for() {
    let circles: Vec<_> = [[40, 0], [0, 30], [-50, 3], [4, -20]]
        .into_iter()
        .map(|[x, y]| (Spot::new(x, y), 60))
        .collect();
    let touching = |circles: &[(Spot, i64)], most: usize| {
        let things = snap::Touchable { region: None, clearance: 0, circles, most };
        snap::tangent_centres(&things, [1.0, 2.0], 60.0)
    };
    // Circles of radius 30: their nearest points are 9.05, 1.98, 21.0 and 7.8 away.
    assert_eq!(touching(&circles, 2), touching(&[circles[1], circles[3]], usize::MAX));
    assert_eq!(touching(&circles, 4), touching(&circles, usize::MAX));
    assert!(touching(&circles, 3).len() > touching(&circles, 2).len());
}
