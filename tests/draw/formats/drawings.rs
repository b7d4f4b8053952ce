//! Continuous boards as SVG.

use gospace::boards::setup::{BoardSetup, Disk, RegionSetup};
use gospace::geometry::Spot;
use gospace_draw::formats::{self, Format, FormatProblem, LeftOut};
use proptest::collection::vec;

use super::super::trials::check;
use super::reading::{left_out, of_board, read, write};

fn assert_comes_back(board: &str) {
    let before = of_board(board);
    let text = write(&before, Format::Svg);
    let after = read(&text, Format::Svg);
    assert_eq!(after.document.board, before.board, "{text}");
    assert_eq!(after.notices, []);
}

#[test]
fn boards_come_back_to_the_tick() {
    for board in [
        r#"{"kind":"plane","region":{"outer":[[0,0],[9001,-7],[5003,8009]]}}"#,
        r#"{"kind":"plane","region":{"outer":[[0,0],[9000,0],[9000,9000],[0,9000]],
            "holes":[[[10,10],[20,10],[15,33]],[[100,100],[200,100],[100,201]]]},
            "radius":77,"tolerance":0,"reach":99}"#,
        r#"{"kind":"plane","region":{"circle":[-5,16777,9001]},"tolerance":7}"#,
        r#"{"kind":"plane","region":{"outer":[[0,0],[9000,0],[9000,7000],[0,7000]],
            "holes":[[[10,10],[20,10],[15,33]]],"wrap":"klein"}}"#,
        r#"{"kind":"disks","disks":[[7,-9,33]]}"#,
        r#"{"kind":"disks","disks":[]}"#,
        r#"{"kind":"disks","disks":[[0,0,5],[0,0,6],[100,3,5,50],[7,7,1]]}"#,
        r#"{"kind":"disks","region":{"circle":[0,0,100]},"disks":[[0,0,5],[50,3,5,70]]}"#,
        r#"{"kind":"disks","region":{"outer":[[0,0],[90,0],[90,90],[0,90]],
            "holes":[[[10,10],[20,10],[15,33]]]},"disks":[[50,50,30]]}"#,
        r#"{"kind":"disks","region":{"outer":[[0,0],[90,0],[90,90],[0,90]],"wrap":"torus"},
            "disks":[[0,0,30,31]]}"#,
    ] {
        assert_comes_back(board);
    }
}

#[test]
fn random_disks_come_back_to_the_tick() {
    let coordinate = || -(1i32 << 24)..=1 << 24;
    let disks = vec((coordinate(), coordinate(), 1i32..1 << 20), 0..30);
    check(200, disks, |disks| {
        let mut document = of_board(r#"{"kind":"disks","disks":[]}"#);
        let BoardSetup::Disks(setup) = &mut document.board else { panic!("no disks") };
        let disk = |&(x, y, core): &(i32, i32, i32)| Disk {
            centre: Spot { x, y },
            core,
            reach: core + x.rem_euclid(2),
        };
        setup.disks = disks.iter().map(disk).collect();
        let text = write(&document, Format::Svg);
        assert_eq!(read(&text, Format::Svg).document.board, document.board);
    });
}

fn svg(inside: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{inside}</svg>"#)
}

fn board(inside: &str) -> BoardSetup {
    read(&svg(inside), Format::Svg).document.board
}

/// The rings of a plane, as many ticks as units of 1/327 (the wider side is 100 units).
fn rings(inside: &str) -> Vec<Vec<[f64; 2]>> {
    let BoardSetup::Plane(plane) = board(inside) else { panic!("no plane in {inside}") };
    let RegionSetup::Polygon { outer, holes, .. } = plane.region else { panic!("a circle") };
    let unit = |spot: &Spot| [f64::from(spot.x) / 327.0, f64::from(spot.y) / 327.0];
    std::iter::once(outer).chain(holes).map(|ring| ring.iter().map(unit).collect()).collect()
}

const SQUARE: &str = r#"<path d="M0 0H100V100H0Z"/>"#;

#[test]
fn outlines_are_enlarged_by_a_whole_number_from_their_upper_left_corner() {
    let square = [[0.0, 0.0], [100.0, 0.0], [100.0, 100.0], [0.0, 100.0]];
    for inside in [
        SQUARE,
        r#"<rect width="100" height="100"/>"#,
        r#"<rect x="1000000" y="-7" width="100" height="100"/>"#,
        r#"<polygon points="0,0 100,0 100,100 0,100"/>"#,
        r#"<g transform="translate(5 5)"><path transform="scale(2)" d="m10,20 h50 v50 h-50 z"/></g>"#,
        r#"<path d="M0 0 L50 0 50 50 0 50 0 0Z" transform="matrix(2 0 0 2 3 4)"/>"#,
    ] {
        assert_eq!(rings(inside), [square], "{inside}");
    }
}

#[test]
fn an_even_odd_fill_makes_holes() {
    let path = r#"<path d="M0 0H100V100H0Z M10 10H20V20H10Z M30 30H60V60H30Z M40 40H50V50H40Z"/>"#;
    let imported = read(&svg(path), Format::Svg);
    assert_eq!(imported.notices, [left_out(LeftOut::Shapes, 1)]);
    let rings = rings(path);
    assert_eq!(rings.len(), 3);
    assert_eq!(rings[1], [[10.0, 10.0], [20.0, 10.0], [20.0, 20.0], [10.0, 20.0]]);
    assert_eq!(rings[2][0], [30.0, 30.0]);
}

/// Every corner lies within `most` ticks of the circle, and every side too.
fn assert_round(ring: &[[f64; 2]], centre: [f64; 2], radius: f64, most: f64) {
    let off = |x: f64, y: f64| (f64::hypot(x - centre[0], y - centre[1]) - radius).abs() * 327.0;
    for (place, [x, y]) in ring.iter().enumerate() {
        let [to_x, to_y] = ring[(place + 1) % ring.len()];
        assert!(off(*x, *y) <= most, "{}", off(*x, *y));
        assert!(off((x + to_x) / 2.0, (y + to_y) / 2.0) <= most + 1.0);
    }
}

#[test]
fn curves_are_followed_closely() {
    let arcs = r#"<path d="M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z"/>"#;
    assert_round(&rings(arcs)[0], [50.0, 50.0], 50.0, 6.0);
    let rounded = r#"<rect width="100" height="100" rx="50"/>"#;
    assert_round(&rings(rounded)[0], [50.0, 50.0], 50.0, 2.0);
    let stretched = r#"<g transform="scale(1 2)"><ellipse cx="50" cy="25" rx="50" ry="25"/></g>"#;
    let BoardSetup::Plane(plane) = board(stretched) else { panic!("no plane") };
    let centre = Spot { x: 50 * 327, y: 50 * 327 };
    assert_eq!(plane.region, RegionSetup::Circle { centre, radius: 50 * 327 });
    let flat = rings(r#"<ellipse cx="50" cy="25" rx="50" ry="25"/>"#).remove(0);
    for [x, y] in flat {
        let share = f64::hypot((x - 50.0) / 50.0, (y - 25.0) / 25.0);
        assert!((share - 1.0).abs() * 50.0 * 327.0 < 3.0, "{share}");
    }
}

#[test]
fn circles_are_disks_and_one_alone_is_a_round_region() {
    let two = r#"<circle cx="10" cy="10" r="10"/><circle cx="30" cy="10" r="10"/>"#;
    let BoardSetup::Disks(disks) = board(two) else { panic!("no disks") };
    let found: Vec<_> = disks.disks.iter().map(|d| (d.centre.x, d.centre.y, d.core)).collect();
    // 32,768 / 40 is 819 and a bit.
    assert_eq!(found, [(8190, 8190, 8190), (24570, 8190, 8190)]);
    assert_eq!(disks.region, None);
    let BoardSetup::Plane(plane) =
        board(r#"<circle cx="50%" r="7"/>"#.replace("50%", "9").as_str())
    else {
        panic!("no plane")
    };
    let centre = Spot { x: 7 * 2340, y: 7 * 2340 };
    assert_eq!(plane.region, RegionSetup::Circle { centre, radius: 7 * 2340 });
}

#[test]
fn circles_in_an_outline_are_disks_and_those_outside_are_left_out() {
    let drawing = format!(
        r#"{SQUARE}<circle cx="50" cy="50" r="50"/><circle cx="50" cy="50" r="50"/>
        <circle cx="99" cy="50" r="2"/><text>words</text><defs><circle r="3"/></defs>
        <g display="none"><circle cx="50" cy="50" r="3"/></g>"#
    );
    let imported = read(&svg(&drawing), Format::Svg);
    let BoardSetup::Disks(disks) = &imported.document.board else { panic!("no disks") };
    assert_eq!(disks.disks.len(), 1);
    assert!(disks.region.is_some());
    assert_eq!(imported.notices, [left_out(LeftOut::Shapes, 3)]);
}

#[test]
fn an_outline_that_crosses_itself_is_refused_by_its_line() {
    let bow = svg("\n<path d=\"M0 0L100 100L100 0L0 100Z\"/>");
    let error = formats::read(&bow, Some(Format::Svg), None).expect_err("a bow");
    assert_eq!((error.line, error.problem), (Some(2), FormatProblem::OutlinesMeet));
}

#[test]
fn drawings_far_too_large_or_curved_end_soon() {
    for path in [
        "M0 0A1e300 1e300 0 1 1 5 5Z",
        "M0 0A5 5 0 1 1 1e300 5Z",
        "M0 0C1e11 1e11 -1e11 1e11 1 1Z",
        "M0 0L1e-300 0L0 1e-300Z",
        "M0 0L1e308 1e308L0 5Z",
    ] {
        let _ = formats::read(&svg(&format!(r#"<path d="{path}"/>"#)), Some(Format::Svg), None);
    }
    let waves = "q1 9 2 0".repeat(40_000);
    let many = svg(&format!(r#"<path d="M0 0{waves}V-9H0Z"/>"#));
    let error = formats::read(&many, Some(Format::Svg), None).expect_err("too many corners");
    assert!(matches!(error.problem, FormatProblem::TooMany { .. }), "{error}");
}
