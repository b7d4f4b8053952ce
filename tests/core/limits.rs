//! Limits: at each a document is read, one past it is refused, and docs/limits.md names it with its value.

use gospace::boards::Board;
use gospace::boards::setup::{BoardSetup, PlaneSetup, RegionSetup, Wrap};
use gospace::document::{Document, OpenGame};
use gospace::geometry::{Region, Spot};
use gospace::limits::{
    DEFAULT_RADIUS, MAX_COMMENT_CHARS, MAX_COORDINATE, MAX_CORNERS, MAX_IMAGES, MAX_LABEL_CHARS,
    MAX_PLACEMENTS, MAX_RATIONAL_CHARS, MAX_TICK, MAX_TITLE_CHARS, MAX_TURNS, MAX_VARIATION_DEPTH,
};

use super::plane_tangencies::rectangle;

fn opens(text: &str) -> bool {
    Document::read(text).and_then(OpenGame::open).is_ok()
}

fn on_grid(fields: &str) -> String {
    format!(r#"{{"gospace":1,{fields}"board":{{"kind":"grid","columns":2,"rows":2}}}}"#)
}

/// Reads a text made with the limit, and refuses the one made with one more.
fn holds_to(limit: usize, text: impl Fn(usize) -> String) {
    assert!(opens(&text(limit)), "{}", &text(limit)[..200.min(text(limit).len())]);
    assert!(!opens(&text(limit + 1)), "one past {limit}");
}

#[test]
fn texts_are_as_long_as_their_limits() {
    holds_to(MAX_TITLE_CHARS, |n| on_grid(&format!(r#""title":"{}","#, "é".repeat(n))));
    holds_to(MAX_TITLE_CHARS, |n| on_grid(&format!(r#""author":"{}","#, "é".repeat(n))));
    holds_to(MAX_COMMENT_CHARS, |n| on_grid(&format!(r#""comment":"{}","#, "é".repeat(n))));
    holds_to(MAX_RATIONAL_CHARS, |n| {
        on_grid(&format!(r#""rules":{{"komi":"{}"}},"#, "7".repeat(n)))
    });
    holds_to(MAX_LABEL_CHARS, |n| {
        let label = "é".repeat(n);
        format!(
            r#"{{"gospace":1,"board":{{"kind":"graph","points":[[0,0]],"labels":["{label}"]}}}}"#
        )
    });
}

#[test]
fn boards_are_as_large_as_their_limits() {
    assert_eq!(MAX_PLACEMENTS, 1_000 * 1_000);
    let grid =
        |rows| format!(r#"{{"gospace":1,"board":{{"kind":"grid","columns":1000,"rows":{rows}}}}}"#);
    assert!(opens(&grid(1_000)) && !opens(&grid(1_001)));
    let point =
        |x: f64| format!(r#"{{"gospace":1,"board":{{"kind":"graph","points":[[{x},0]]}}}}"#);
    assert!(opens(&point(MAX_COORDINATE)) && opens(&point(-MAX_COORDINATE)));
    assert!(!opens(&point(MAX_COORDINATE + 1.0)) && !opens(&point(-MAX_COORDINATE - 1.0)));
}

#[test]
fn games_are_as_long_and_as_deep_as_their_limits() {
    let rules = r#""rules":{"end":"forever","score":"live","repetition":"none","komi":"0"},"#;
    holds_to(MAX_TURNS, |n| {
        on_grid(&format!(r#"{rules}"turns":[{}],"#, vec![r#""pass""#; n].join(",")))
    });
    holds_to(MAX_VARIATION_DEPTH, |n| {
        let begin = r#"[{"play":0,"variations":["#.repeat(n);
        on_grid(&format!(r#""turns":{begin}[{{"play":0}}]{},"#, "]}]".repeat(n)))
    });
}

/// A comb with so many corners, of which four are its back's.
fn comb(corners: usize) -> RegionSetup {
    let teeth = (0..corners as i32 - 2).map(|i| Spot::new(2 * i, 2 * (i % 2)));
    let far = 2 * (corners as i32 - 3);
    let back = [Spot::new(far, 9), Spot::new(0, 9)];
    RegionSetup::Polygon { outer: teeth.chain(back).collect(), holes: Vec::new(), wrap: Wrap::None }
}

#[test]
fn regions_have_as_many_corners_and_ticks_as_their_limits() {
    assert!(Region::new(&comb(MAX_CORNERS)).is_ok());
    assert!(Region::new(&comb(MAX_CORNERS + 1)).is_err());
    let wide = |side| Region::new(&rectangle([0, 0], [side, 10], Wrap::None));
    assert!(wide(MAX_TICK).is_ok() && wide(MAX_TICK + 1).is_err());
}

#[test]
fn stones_have_as_many_images_in_reach_as_their_limit() {
    let reaching = |reach| {
        let side = 2 * DEFAULT_RADIUS;
        let region = rectangle([0, 0], [side, side], Wrap::Torus);
        let setup = PlaneSetup { region, radius: DEFAULT_RADIUS, tolerance: 0, reach: Some(reach) };
        Board::new(BoardSetup::Plane(setup))
    };
    let far = (1..64).take_while(|n| reaching(n * DEFAULT_RADIUS).is_ok()).count();
    // Images stand a side apart, so a disk of the radius 2·reach + side holds about π(n + 1)² of them.
    let images = |n: usize| std::f64::consts::PI * (n as f64 + 1.0).powi(2);
    assert!(
        images(far) < 1.3 * MAX_IMAGES as f64 && images(far + 2) > 0.7 * MAX_IMAGES as f64,
        "{far}"
    );
}

/// The name and the value of every constant of `limits.rs`, as it is written.
fn constants() -> Vec<(String, String)> {
    let source = include_str!("../../crate/src/limits.rs");
    let lines = source.lines().filter_map(|line| line.strip_prefix("pub const "));
    let parts = lines.map(|line| {
        let (name, rest) = line.split_once(':').expect("a type");
        let value = rest.split_once('=').expect("a value").1.trim().trim_end_matches(';');
        (name.to_owned(), value.replace('_', ","))
    });
    parts.collect()
}

#[test]
fn the_table_of_limits_names_each_with_its_value() {
    let table = include_str!("../../docs/limits.md");
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| `")).collect();
    let constants = constants();
    assert!(constants.len() > 30);
    for (name, value) in &constants {
        let row = format!("| `{name}` | {value} |");
        assert!(rows.iter().any(|line| line.starts_with(&row)), "docs/limits.md lacks {row}");
    }
    assert_eq!(rows.len(), constants.len());
}
