//! `gospace-fuzz TARGET FILE…` tries inputs, `gospace-fuzz changes TARGET COUNT SEED` the kept ones and changes to them,
//! `gospace-fuzz geometry COUNT SEED` the predicates of geometry. Built with `--cfg fuzzing`, it is libFuzzer on the target
//! that the environment names in `GOSPACE_FUZZ`.

#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
mod fuzzer {
    use std::sync::LazyLock;

    use gospace_fuzz::Target;

    static TARGET: LazyLock<Target> = LazyLock::new(|| {
        let name = std::env::var("GOSPACE_FUZZ").expect("GOSPACE_FUZZ names the target");
        Target::named(&name).expect("a target")
    });

    libfuzzer_sys::fuzz_target!(|bytes: &[u8]| (TARGET.run)(bytes));
}

#[cfg(not(fuzzing))]
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.split_first() {
        Some((name, numbers)) if name == "geometry" => geometry(numbers),
        Some((name, rest)) if name == "changes" => {
            let (target, numbers) = rest.split_first().expect("a target");
            named(target).replay(number(numbers, 0, 1_000_000), number(numbers, 1, 1));
        }
        Some((name, files)) => try_files(named(name), files),
        None => gospace_fuzz::TARGETS.iter().for_each(|target| println!("{}", target.name)),
    }
}

#[cfg(not(fuzzing))]
fn named(name: &str) -> gospace_fuzz::Target {
    gospace_fuzz::Target::named(name).unwrap_or_else(|| panic!("no target {name}"))
}

#[cfg(not(fuzzing))]
fn number(words: &[String], at: usize, usual: u64) -> u64 {
    words.get(at).map_or(usual, |n| n.parse().expect("a number"))
}

#[cfg(not(fuzzing))]
fn try_files(target: gospace_fuzz::Target, files: &[String]) {
    for file in files {
        (target.run)(&std::fs::read(file).unwrap_or_else(|error| panic!("{file}: {error}")));
        println!("{file} holds every law.");
    }
}

/// A row of a table for each predicate; a wrong answer panics.
#[cfg(not(fuzzing))]
fn geometry(numbers: &[String]) {
    let [count, seed] = [number(numbers, 0, 1_000_000), number(numbers, 1, 1)];
    println!("| predicate | configurations | holds | on the border, within the stated error |");
    println!("| --- | ---: | ---: | ---: |");
    for predicate in gospace_fuzz::PREDICATES {
        let judged = (predicate.judge)(count, seed);
        println!("| {} | {} | {} | {} |", predicate.name, judged.all, judged.holds, judged.tight);
    }
}
