//! The kept inputs of the fuzzers, and changes to them: the same ones every time.

use gospace_fuzz::{PREDICATES, TARGETS, Target};

/// One test for each target, with the number of changed inputs that it tries: seconds of one core in all.
macro_rules! replays {
    ($($test:ident: $target:literal, $changed:literal;)*) => {
        $(#[test] fn $test() { Target::named($target).expect("a target").replay($changed, 1); })*
        const REPLAYED: &[&str] = &[$($target),*];
    };
}

replays! {
    documents_are_read_or_refused: "document", 200_000;
    links_are_read_or_refused: "link", 100_000;
    sgf_is_read_or_refused: "sgf", 20_000;
    graphml_is_read_or_refused: "graphml", 200_000;
    dot_is_read_or_refused: "dot", 50_000;
    tgf_is_read_or_refused: "tgf", 20_000;
    edge_lists_are_read_or_refused: "edge-list", 20_000;
    matrices_are_read_or_refused: "matrix", 100_000;
    svg_is_read_or_refused: "svg", 200_000;
    adjacency_lists_are_read_or_refused: "adjacency-list", 20_000;
    gml_is_read_or_refused: "gml", 20_000;
    graphs_in_json_are_read_or_refused: "json", 20_000;
    pajek_is_read_or_refused: "pajek", 20_000;
    graph6_is_read_or_refused: "graph6", 50_000;
    grids_play_as_the_oracle_does: "turns-grid", 10_000;
    graphs_play_as_the_oracle_does: "turns-graph", 10_000;
    spaces_play_as_the_oracle_does: "turns-space", 10_000;
    disks_play_as_the_oracle_does: "turns-disks", 10_000;
    planes_play_as_the_oracle_does: "turns-plane", 200;
}

#[test]
fn every_target_is_replayed() {
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    assert_eq!(names, REPLAYED);
}

/// `npm run geometry` tries a million of each.
#[test]
fn no_predicate_of_geometry_answers_wrongly() {
    for predicate in PREDICATES {
        let judged = (predicate.judge)(4_000, 5);
        assert!(judged.all >= 4_000, "{judged:?}");
        let held = judged.holds as f64 / judged.all as f64;
        assert!((0.05..0.95).contains(&held), "{} {judged:?}", predicate.name);
        let is_degenerate = !predicate.name.ends_with("random");
        assert!(!is_degenerate || judged.tight > judged.all / 400, "{} {judged:?}", predicate.name);
    }
}
