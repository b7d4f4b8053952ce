//! The kept inputs of the fuzzers, and changes to them: the same ones every time.

use std::panic::{AssertUnwindSafe, catch_unwind};

use gospace_fuzz::{Mutations, PREDICATES, TARGETS, Target, corpus};

/// A target must not fail on an input, which it prints.
fn try_on(target: &Target, name: &str, bytes: &[u8]) {
    let tried = catch_unwind(AssertUnwindSafe(|| (target.run)(bytes)));
    assert!(tried.is_ok(), "{} fails on {name}: {}", target.name, bytes.escape_ascii());
}

fn replay(name: &str, changed: usize) {
    let target = Target::named(name).expect("a target");
    let inputs = corpus(name);
    assert!(inputs.len() > 2, "{name} has kept inputs");
    for (file, bytes) in &inputs {
        try_on(&target, file, bytes);
    }
    for (number, bytes) in Mutations::new(inputs, 1).take(changed).enumerate() {
        try_on(&target, &format!("change {number}"), &bytes);
    }
}

/// One test for each target, with the number of changed inputs that it tries: seconds of one core in all.
macro_rules! replays {
    ($($test:ident: $target:literal, $changed:literal;)*) => {
        $(#[test] fn $test() { replay($target, $changed); })*
        const REPLAYED: &[&str] = &[$($target),*];
    };
}

replays! {
    documents_are_read_or_refused: "document", 20_000;
    links_are_read_or_refused: "link", 20_000;
    sgf_is_read_or_refused: "sgf", 20_000;
    graphml_is_read_or_refused: "graphml", 20_000;
    dot_is_read_or_refused: "dot", 20_000;
    tgf_is_read_or_refused: "tgf", 20_000;
    edge_lists_are_read_or_refused: "edge-list", 20_000;
    matrices_are_read_or_refused: "matrix", 20_000;
    svg_is_read_or_refused: "svg", 20_000;
    grids_play_as_the_oracle_does: "turns-grid", 500;
    graphs_play_as_the_oracle_does: "turns-graph", 500;
    spaces_play_as_the_oracle_does: "turns-space", 500;
    disks_play_as_the_oracle_does: "turns-disks", 500;
    planes_play_as_the_oracle_does: "turns-plane", 100;
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
