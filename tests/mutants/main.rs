//! Mutants behind switches: a file with one of each kind, and the file that holds their switches.

use gospace_mutants::{Genre, Mutant, rewrite};

const BEFORE: &str = include_str!("before.txt");
const AFTER: &str = include_str!("after.txt");

/// A mutant of what stands at the first place of `found` in the file.
fn mutant(number: u32, genre: Genre, found: &str, replacement: &str) -> Mutant {
    let byte = BEFORE.find(found).expect("the text is in the file");
    let before = &BEFORE[..byte];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&each| each != '\n').count() + 1;
    Mutant { number, genre, start: (line, column), replacement: replacement.to_owned() }
}

fn mutants() -> Vec<Mutant> {
    vec![
        mutant(1, Genre::FnValue, "match sides", "0"),
        mutant(2, Genre::MatchArm, "2 if", ""),
        mutant(3, Genre::MatchArmGuard, "-left", "true"),
        mutant(4, Genre::MatchArmGuard, "-left", "false"),
        mutant(5, Genre::UnaryOperator, "-left", ""),
        mutant(6, Genre::MatchArm, "3 =>", ""),
        mutant(7, Genre::BinaryOperator, "+ 2", "-"),
        mutant(8, Genre::BinaryOperator, "+ 2", "*"),
        mutant(9, Genre::BinaryOperator, "* left", "+"),
        mutant(10, Genre::FnValue, "(0..sides)", "::std::iter::empty()"),
        mutant(11, Genre::FnValue, "(0..sides)", "::std::iter::once(1)"),
        mutant(12, Genre::StructField, "sides, ..", ""),
        mutant(13, Genre::BinaryOperator, "&& sides", "||"),
        mutant(14, Genre::BinaryOperator, "* 60", "/"),
        mutant(15, Genre::MatchArm, "None =>", ""),
        mutant(16, Genre::BinaryOperator, "&& tile.is_flat {", "||"),
        mutant(17, Genre::UnaryOperator, "sides < 5", ""),
    ]
}

#[test]
fn each_mutant_has_a_switch_beside_what_it_changes() {
    let rewritten = rewrite(BEFORE, &mutants()).expect("the file is Rust");
    assert_eq!(rewritten.text, AFTER);
}

#[test]
fn a_mutant_without_a_switch_is_named_with_the_reason() {
    let rewritten = rewrite(BEFORE, &mutants()).expect("the file is Rust");
    let expected = [
        (14, "stands in a constant"),
        (15, "does not compile: the other arms leave something out"),
        (16, "does not compile: a let in ||"),
        (17, "was not found in its file"),
    ];
    assert_eq!(rewritten.untried, expected);
}

#[test]
fn what_has_no_mutants_stays_as_it_is() {
    let rewritten = rewrite(BEFORE, &[]).expect("the file is Rust");
    assert_eq!(rewritten.text, BEFORE);
}
