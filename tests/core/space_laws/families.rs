//! The families of spaces: sizes, drawings, and what is said of them.

use std::collections::BTreeSet;

use gospace::boards::families::{self, FamilyError, Parameter, gallery};
use gospace::boards::setup::{BoardSetup, SpaceSetup};
use gospace::boards::space::Space;
use gospace::ids::Placement;

fn made(family: Result<SpaceSetup, FamilyError>) -> (SpaceSetup, Space) {
    let setup = family.expect("a size in range");
    let space = Space::new(&setup).expect("a valid family");
    (setup, space)
}

fn counts(family: Result<SpaceSetup, FamilyError>) -> [usize; 2] {
    let (_, space) = made(family);
    [space.point_count(), space.placement_count()]
}

/// Spaces of the gallery, by their ids.
fn of_gallery() -> impl Iterator<Item = (&'static str, SpaceSetup)> {
    gallery().iter().filter_map(|family| match family.setup().0 {
        BoardSetup::Space(setup) => Some((family.id, setup)),
        _ => None,
    })
}

#[test]
fn the_gallery_has_eight_spaces_after_the_satellites() {
    let ids: Vec<_> = gallery().iter().map(|family| family.id).collect();
    let after = ids.iter().position(|&id| id == "satellites").expect("it is there") + 1;
    let spaces: Vec<_> = of_gallery().map(|(id, _)| id).collect();
    assert_eq!(ids[after..after + 8], spaces);
    let wanted = [
        "domino",
        "tromino",
        "two-at-once",
        "sierpinski",
        "nested",
        "excluded-point",
        "particular-point",
        "points-and-lines",
    ];
    assert_eq!(spaces, wanted);
}

#[test]
fn every_space_of_the_gallery_is_valid_and_small_enough_to_be_seen() {
    for (id, setup) in of_gallery() {
        let space = Space::new(&setup).expect(id);
        assert!((30..=120).contains(&space.placement_count()), "{id}");
        assert_eq!(space.all_connected(), id != "two-at-once", "{id}");
        assert!(space.is_connected(&space.points().collect::<Vec<_>>()), "{id}");
    }
}

#[test]
fn nearest_points_are_a_unit_apart_and_no_picture_is_too_long() {
    for (id, SpaceSetup { points, .. }) in of_gallery() {
        let pairs =
            points.iter().enumerate().flat_map(|(i, p)| points[..i].iter().map(move |q| (p, q)));
        let nearest = pairs.map(|(p, q)| (p[0] - q[0]).hypot(p[1] - q[1])).fold(f64::MAX, f64::min);
        assert!((0.98..=1.05).contains(&nearest), "{id}: {nearest}");
        let extent = |axis: usize| points.iter().map(|p| p[axis]).fold(0.0, f64::max);
        assert!((0.5..=2.0).contains(&(extent(0) / extent(1))), "{id}");
        assert!(points.iter().flatten().all(|&c| c >= 0.0 && (c * 256.0).fract() == 0.0), "{id}");
    }
}

#[test]
fn placements_are_as_many_as_there_are_ways_to_lay_them() {
    for (c, r) in [(2usize, 2usize), (3, 2), (5, 4), (4, 7)] {
        let points = 3 * c * r - c - r;
        let [columns, rows] = [c as u32, r as u32];
        let lines = points - c * r;
        assert_eq!(counts(families::points_and_lines(columns, rows)), [points, c * r]);
        assert_eq!(counts(families::dominoes(columns, rows)), [points, lines]);
        let straight = c.saturating_sub(2) * r + c * r.saturating_sub(2);
        let trominoes = straight + 4 * (c - 1) * (r - 1);
        assert_eq!(counts(families::trominoes(columns, rows)), [points, trominoes]);
    }
    for (c, r) in [(3usize, 2usize), (3, 3), (5, 4), (8, 8)] {
        // A knight has 336 moves on a chess board, 168 pairs.
        let pairs = 2 * (c - 1) * (r - 2) + 2 * (c - 2) * (r - 1);
        let wanted = [3 * c * r - c - r, c * r + pairs];
        assert_eq!(counts(families::two_at_once(c as u32, r as u32)), wanted);
    }
    assert_eq!(counts(families::two_at_once(8, 8))[1], 64 + 168);
    assert_eq!(counts(families::nested_squares(3)), [64 + 112, 64 + 16 + 4]);
    assert_eq!(counts(families::sierpinski(1)), [6, 3]);
    assert_eq!(counts(families::sierpinski(3)), [27 + 39, 27 + 9 + 3]);
}

#[test]
fn a_tile_holds_its_points_and_the_lines_inside_it() {
    let (_, dominoes) = made(families::dominoes(4, 3));
    assert!(dominoes.placements().all(|s| dominoes.points_of(s).len() == 3));
    let (_, trominoes) = made(families::trominoes(4, 3));
    assert!(trominoes.placements().all(|s| trominoes.points_of(s).len() == 5));
    let (_, nested) = made(families::nested_squares(3));
    let sizes: Vec<_> = nested.placements().map(|s| nested.points_of(s).len()).collect();
    assert!(sizes[..64].iter().all(|&size| size == 1));
    assert!(sizes[64..80].iter().all(|&size| size == 4 + 4));
    assert!(sizes[80..].iter().all(|&size| size == 16 + 24));
}

#[test]
fn pairs_of_two_at_once_are_in_two_parts_and_points_in_one() {
    let (_, space) = made(families::two_at_once(5, 5));
    for s in space.placements() {
        assert_eq!(space.closure_parts(s).len(), space.points_of(s).len());
    }
}

#[test]
fn the_excluded_point_joins_all_stones() {
    let (_, space) = made(families::excluded_point(12));
    for s in space.placements() {
        let [x] = *space.points_of(s) else { panic!("a placement is a point") };
        assert_eq!(space.closure(&[x]).iter().map(|p| p.0).collect::<Vec<_>>(), [0, x.0]);
    }
}

#[test]
fn beside_the_particular_point_no_two_placements_are_open_at_once() {
    let (_, space) = made(families::particular_point(12));
    for s in space.placements() {
        assert_eq!(space.points_of(s)[0].0, 0);
        assert_eq!(space.closure(space.points_of(s)).len(), 13);
    }
}

#[test]
fn the_finite_gasket_is_the_graph_of_hanoi() {
    // Scorer, Grundy, Smith 1944: 3^n states, 3(3^n − 1)/2 moves, all but three with three of them.
    for levels in 1..=5 {
        let (_, space) = made(families::sierpinski(levels));
        let triangles = 3usize.pow(levels);
        let corners = 3 * (triangles - 1) / 2;
        assert_eq!(space.point_count(), triangles + corners);
        let mut degrees: Vec<_> =
            space.points().take(triangles).map(|t| space.related(t).len()).collect();
        degrees.sort_unstable();
        assert_eq!(degrees[..3], [2; 3]);
        assert!(degrees[3..].iter().all(|&degree| degree == 3));
        let ends = space.points().skip(triangles).map(|c| space.related(c).to_vec());
        let pairs: BTreeSet<_> = ends.inspect(|ends| assert_eq!(ends.len(), 2)).collect();
        assert_eq!(pairs.len(), corners);
    }
}

#[test]
fn larger_triangles_hold_the_corners_inside_them_and_are_in_one_piece() {
    let (_, space) = made(families::sierpinski(3));
    for (s, size) in [(0, 1), (27, 3 + 3), (36, 9 + 12)] {
        let points = space.points_of(Placement(s));
        assert_eq!(points.len(), size);
        assert!(space.is_connected(points));
    }
}

#[test]
fn the_largest_sizes_are_valid() {
    let largest = [
        families::points_and_lines(148, 148),
        families::dominoes(148, 148),
        families::trominoes(148, 148),
        families::two_at_once(148, 148),
        families::nested_squares(7),
        families::excluded_point(65_535),
        families::particular_point(1_999),
        families::sierpinski(9),
    ];
    for setup in largest {
        made(setup);
    }
}

#[test]
fn sizes_out_of_range_are_refused_with_what_was_asked_for() {
    let too_many = FamilyError::TooManySpacePoints { count: 3 * 149 * 149 - 2 * 149 };
    let too_small = |parameter, given, least| FamilyError::TooSmall { parameter, given, least };
    let too_large = |parameter, given, most| FamilyError::TooLarge { parameter, given, most };
    let huge = u32::MAX;
    let refused = [
        (families::points_and_lines(149, 149), too_many),
        (families::points_and_lines(0, 3), too_small(Parameter::Columns, 0, 1)),
        (families::dominoes(1, 3), too_small(Parameter::Columns, 1, 2)),
        (families::trominoes(2, 1), too_small(Parameter::Rows, 1, 2)),
        (families::two_at_once(2, 2), too_small(Parameter::Columns, 2, 3)),
        (families::nested_squares(0), too_small(Parameter::Levels, 0, 1)),
        (families::nested_squares(huge), too_large(Parameter::Levels, huge, 7)),
        (families::excluded_point(1), too_small(Parameter::Points, 1, 2)),
        (families::excluded_point(65_536), too_large(Parameter::Points, 65_536, 65_535)),
        (families::particular_point(2_000), too_large(Parameter::Points, 2_000, 1_999)),
        (families::sierpinski(10), too_large(Parameter::Levels, 10, 9)),
    ];
    for (family, error) in refused {
        assert_eq!(family.err(), Some(error));
    }
    assert!(families::trominoes(huge, huge).is_err());
}
