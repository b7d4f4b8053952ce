//! The promises of families about their drawings, at other sizes than the gallery's.

use gospace::boards::families::{self, FamilyError};
use gospace::boards::setup::GraphSetup;
use gospace::ids::Placement;

use super::super::checks::graphs::{distances, graph};
use super::super::checks::plane::{Place, crossing, distance, nearest, room_beside_lines, shape};
use super::super::trials::are_all_tried;

/// Coordinates are multiples of 1/256.
const ROUNDED: f64 = 0.02;

fn made(drawn: Result<GraphSetup, FamilyError>) -> GraphSetup {
    drawn.expect("a size in range")
}

fn lines(drawn: &GraphSetup) -> Vec<[u32; 2]> {
    [drawn.edges.as_slice(), &drawn.arcs].concat()
}

fn trees() -> impl Iterator<Item = GraphSetup> {
    let sizes = [2, 3, 5, 40, 150].into_iter();
    let random = sizes.flat_map(|points| (0..8).map(move |seed| (points, seed)));
    let complete = [(2, 1), (2, 5), (3, 3), (7, 2)].into_iter();
    let complete = complete.map(|(branches, depth)| families::complete_tree(branches, depth));
    random.map(|(points, seed)| families::random_tree(points, seed)).chain(complete).map(made)
}

/// The points of which no branch holds more than half of all (Jordan 1869: one, or two joined ones).
fn centroids(tree: &GraphSetup) -> Vec<u32> {
    let graph = graph(tree);
    let beyond = |v, u| {
        let [from_v, from_u] = [v, u].map(|w| distances(&graph, w));
        from_u.iter().zip(from_v).filter(|(u, v)| **u < *v).count()
    };
    let halves = |v: &Placement| {
        graph.successors(*v).iter().all(|&u| 2 * beyond(*v, u) <= graph.vertex_count())
    };
    graph.vertices().filter(halves).map(|Placement(v)| v).collect()
}

/// The rings of points around a middle, each on a circle, from the middle out; nothing if they are not.
fn rings(tree: &GraphSetup, middle: u32) -> Option<Vec<(f64, Vec<Place>)>> {
    let depths = distances(&graph(tree), Placement(middle));
    let out = |place: &Place| distance(*place, tree.points[middle as usize]);
    let at_depth = |depth: usize| -> Vec<Place> {
        let all = depths.iter().zip(&tree.points);
        all.filter(|(found, _)| **found == Some(depth)).map(|(_, &place)| place).collect()
    };
    let rings = (0..).map(at_depth).take_while(|ring| !ring.is_empty());
    rings
        .map(|ring| {
            let radius = out(&ring[0]);
            ring.iter().all(|at| (out(at) - radius).abs() < ROUNDED).then_some((radius, ring))
        })
        .collect()
}

#[test]
fn a_tree_is_drawn_on_the_tightest_rings_around_a_point_that_halves_it() {
    for tree in trees() {
        let found = centroids(&tree).into_iter().find_map(|v| Some((v, rings(&tree, v)?)));
        let (middle, rings) = found.expect("rings around a centroid");
        let centre = tree.points[middle as usize];
        for pair in rings.windows(2) {
            let [(inner, within), (outer, ring)] = pair else { unreachable!("two rings") };
            let apart = f64::min(outer - inner, nearest(ring));
            // The length of an edge beyond the tangent where it begins: below zero, it cuts into the inner circle.
            let beyond = |&[a, b]: &[u32; 2]| -> Option<f64> {
                let ends = [a, b].map(|v| tree.points[v as usize]);
                let from = *ends.iter().find(|place| within.contains(place))?;
                let to = *ends.iter().find(|place| ring.contains(place))?;
                let along = (0..2).map(|i| (to[i] - from[i]) * (from[i] - centre[i]));
                (*inner > 0.5).then(|| along.sum::<f64>() / inner)
            };
            let least = tree.edges.iter().filter_map(beyond).fold(f64::INFINITY, f64::min);
            assert!(apart > 1.0 - ROUNDED && least > -ROUNDED, "{apart}, {least}");
            assert!(apart < 1.0 + ROUNDED || least < ROUNDED, "{apart}, {least}: room to spare");
        }
    }
}

#[test]
fn no_branch_of_a_tree_turns_aside_by_more_than_a_third_of_a_straight_angle() {
    for tree in trees() {
        let found = centroids(&tree).into_iter().find(|&v| rings(&tree, v).is_some());
        let centre = tree.points[found.expect("rings around a centroid") as usize];
        let seen = |v: u32| {
            let [x, y] = tree.points[v as usize];
            [x - centre[0], y - centre[1]]
        };
        for ends in &tree.edges {
            let [[ax, ay], [bx, by]] = ends.map(seen);
            let angle = (ax * by - ay * bx).atan2(ax * bx + ay * by).abs();
            let is_at_centre = ax.hypot(ay).min(bx.hypot(by)) < 0.5;
            assert!(is_at_centre || angle < 1.11, "{angle}");
        }
    }
}

/// Room beside lines, in units of the distance of the nearest two points.
fn room(drawn: &GraphSetup) -> f64 {
    room_beside_lines(&drawn.points, &lines(drawn)) / nearest(&drawn.points)
}

#[test]
fn no_point_lies_on_a_line_of_two_others_at_other_sizes() {
    let has_room = |least: f64, drawn: GraphSetup| {
        let room = room(&drawn);
        assert!(room > least, "{room} with {} points", drawn.points.len());
    };
    (3..=6).for_each(|d| has_room(0.2, made(families::hypercube(d))));
    (7..=8).for_each(|d| has_room(0.09, made(families::hypercube(d))));
    (1..=8).for_each(|steps| has_room(0.5, made(families::diamond(steps))));
    (2..=8).for_each(|side| has_room(0.5, made(families::cubic_lattice(side))));
    (1..=8).for_each(|f| has_room(0.4, made(families::geodesic(f))));
    (1..=8).for_each(|f| has_room(0.7, made(families::cube_sphere(f))));
    (0..4).for_each(|seed| has_room(0.35, made(families::random_cubic(20, seed))));
    (0..4).for_each(|seed| has_room(0.25, made(families::random_regular(12, 4, seed))));
    [2, 30, 300].into_iter().for_each(|points| has_room(0.99, made(families::path(points))));
}

/// The length of the longest edge, in units of the distance of the nearest two points.
fn longest(drawn: &GraphSetup) -> f64 {
    let length = |ends: &[u32; 2]| {
        let [a, b] = ends.map(|v| drawn.points[v as usize]);
        distance(a, b)
    };
    drawn.edges.iter().map(length).fold(0.0, f64::max) / nearest(&drawn.points)
}

#[test]
fn no_two_points_of_a_lattice_in_space_are_drawn_in_one_place() {
    let [steps, sides] = if are_all_tried() { [15, 21] } else { [7, 12] };
    for steps in 1..=steps {
        let longest = longest(&made(families::diamond(steps)));
        assert!(longest < f64::from(steps) + 1.5, "{steps} steps: {longest}");
    }
    for side in 2..=sides {
        let longest = longest(&made(families::cubic_lattice(side)));
        assert!(longest < f64::from(side) + 1.5, "{side} points: {longest}");
    }
}

#[test]
fn springs_pull_what_is_joined_together() {
    for seed in 0..4 {
        let drawn = made(families::random_cubic(60, seed));
        let mean = |is_joined: bool| {
            let pairs = (0..60u32).flat_map(|b| (0..b).map(move |a| [a, b]));
            let lengths = pairs
                .filter(|pair| drawn.edges.contains(pair) == is_joined)
                .map(|pair| pair.map(|v| drawn.points[v as usize]))
                .map(|[a, b]| distance(a, b));
            let lengths: Vec<f64> = lengths.collect();
            lengths.iter().sum::<f64>() / lengths.len() as f64
        };
        let [joined, others] = [true, false].map(mean);
        assert!(2.0 * joined < others, "{joined}, {others}");
    }
}

#[test]
fn points_past_the_reach_of_springs_fill_a_disk_evenly() {
    for points in [502, 1_000, 3_000] {
        let drawn = made(families::random_cubic(points, 1));
        let across = drawn.points.iter().map(|[x, _]| *x).fold(0.0, f64::max);
        // Packed as densely as can be, they would fill one of 1.05 √n.
        assert!(across < 1.35 * f64::from(points).sqrt(), "{points}: {across}");
    }
}

#[test]
fn the_outline_of_a_planar_drawing_is_a_regular_polygon_that_stands_on_a_side() {
    let solids =
        [families::tetrahedron(), families::cube(), families::dodecahedron(), families::football()];
    for drawn in solids {
        let middle = [0, 1].map(|i| {
            let all = || drawn.points.iter().map(|place| place[i]);
            (all().fold(f64::MAX, f64::min) + all().fold(f64::MIN, f64::max)) / 2.0
        });
        let mut low: Vec<u32> = (0..drawn.points.len() as u32).collect();
        low.sort_by(|&a, &b| drawn.points[b as usize][1].total_cmp(&drawn.points[a as usize][1]));
        let [[ax, ay], [bx, by]] = [low[0], low[1]].map(|v| drawn.points[v as usize]);
        assert!((ay - by).abs() < ROUNDED && ((ax + bx) / 2.0 - middle[0]).abs() < ROUNDED);
        assert!(drawn.edges.contains(&[low[0].min(low[1]), low[0].max(low[1])]));
        assert_eq!(crossing(&drawn.points, &drawn.edges), None);
    }
}

#[test]
fn copies_of_small_graphs_stand_apart_in_a_field_about_as_wide_as_high() {
    for copies in [30, 50, 400] {
        let pairs = made(families::isolated_pairs(copies));
        let threes = made(families::rows_of_three(copies).map(|(graph, _)| graph));
        for (length, drawn) in [(2, pairs), (3, threes)] {
            assert!((0.6..1.7).contains(&shape(&drawn.points)), "{copies}");
            let copy = |v: usize| v / length;
            for (a, &here) in drawn.points.iter().enumerate() {
                let others = drawn.points.iter().enumerate().filter(|(b, _)| copy(*b) != copy(a));
                let least = others.map(|(_, &there)| distance(here, there)).fold(9.0, f64::min);
                assert!((least - 1.4).abs() < ROUNDED, "{least} at {a}");
            }
        }
    }
}

#[test]
fn satellites_are_on_a_quarter_circle_below_and_left_of_the_corner() {
    for satellites in [1, 2, 3, 30] {
        let drawn = made(families::corner_with_satellites(3, 3, satellites));
        let (grid, fan) = drawn.points.split_at(9);
        let corner = grid[6];
        let radius = distance(fan[0], corner);
        assert!(radius > 1.5);
        for at in fan {
            assert!((distance(*at, corner) - radius).abs() < ROUNDED);
            assert!(at[0] < corner[0] + ROUNDED && at[1] > corner[1] - ROUNDED);
        }
        let [first, last] = [fan[0], fan[fan.len() - 1]];
        let across = [corner[0] - first[0], first[1] - corner[1]];
        let down = [last[1] - corner[1], corner[0] - last[0]];
        assert!((0..2).all(|i| (across[i] - down[i]).abs() < ROUNDED), "{across:?} {down:?}");
    }
}

#[test]
fn the_rows_of_a_complete_bipartite_graph_lie_in_the_middle_above_one_another() {
    for (above, below) in [(1, 1), (1, 6), (5, 3), (4, 9)] {
        let drawn = made(families::complete_bipartite(above, below));
        let rows = drawn.points.split_at(above as usize);
        let [upper, lower] = [rows.0, rows.1];
        let middle = |row: &[Place]| (row[0][0] + row[row.len() - 1][0]) / 2.0;
        assert!((middle(upper) - middle(lower)).abs() < ROUNDED);
        assert!(upper.iter().all(|at| at[1] == 0.0));
        assert!(lower.iter().all(|at| at[1] == lower[0][1] && at[1] >= 1.0));
        for row in [upper, lower] {
            assert!(row.windows(2).all(|pair| (pair[1][0] - pair[0][0] - 1.0).abs() < ROUNDED));
        }
    }
}

#[test]
fn the_greatest_sizes_are_made() {
    assert_eq!(made(families::star(999_999)).points.len(), 1_000_000);
    assert_eq!(made(families::complete_bipartite(2_000, 2_000)).edges.len(), 4_000_000);
}
