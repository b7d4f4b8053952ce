//! Every generator of the list, at its smallest, usual and largest values.

use std::collections::BTreeSet;

use gospace::boards::Board;
use gospace::boards::families::FamilyError;
use gospace::boards::setup::{BoardSetup, PlaneSetup, RegionSetup, Start};
use gospace::document::{Document, Heading, Spelling};
use gospace::game::Game;
use gospace::rules::ruleset::Ruleset;
use gospace_draw::generators::{GenerateError, Generator, ParameterSpec, generate, generators};

use super::super::checks::names::assert_names_differ;
use super::super::checks::plane::distance;

fn made(generator: &Generator, value: fn(&ParameterSpec) -> u32, seed: u64) -> (BoardSetup, Start) {
    let values = generator.parameters.iter();
    let values: Vec<_> = values.map(|spec| (spec.id, f64::from(value(spec)))).collect();
    generate(generator.id, &values, seed).expect("values in range")
}

/// The distance of the two nearest points of a graph, sorted by x so that most pairs are not looked at.
fn nearest(setup: &BoardSetup) -> f64 {
    let BoardSetup::Graph(drawn) = setup else { return 1.0 };
    let mut places = drawn.points.clone();
    places.sort_by(|a, b| a[0].total_cmp(&b[0]));
    let mut nearest = f64::INFINITY;
    for (i, &a) in places.iter().enumerate() {
        let later = places[i + 1..].iter().take_while(|b| b[0] - a[0] < 2.0);
        nearest = later.map(|&b| distance(a, b)).fold(nearest, f64::min);
    }
    nearest
}

#[test]
fn every_generator_makes_a_board_on_which_a_game_begins() {
    for generator in generators() {
        for value in [|spec: &ParameterSpec| spec.least, |spec: &ParameterSpec| spec.usual] {
            let (setup, start) = made(generator, value, 1);
            assert!(nearest(&setup) > 0.98, "{}: {}", generator.id, nearest(&setup));
            let rules = Ruleset::on(&setup, None);
            let board = Board::new(setup).unwrap_or_else(|e| panic!("{}: {e}", generator.id));
            Game::new(board.into(), rules, start).unwrap_or_else(|_| panic!("{}", generator.id));
        }
    }
}

#[test]
fn the_largest_values_stay_about_ten_thousand_points() {
    for generator in generators() {
        let (setup, _) = made(generator, |spec| spec.most, 1);
        let points = match &setup {
            BoardSetup::Grid(grid) => grid.point_count() as usize,
            BoardSetup::Graph(drawn) => drawn.points.len(),
            BoardSetup::Space(space) => space.placements.len(),
            BoardSetup::Disks(disks) => disks.disks.len(),
            BoardSetup::Plane(_) => 0,
        };
        assert!(points <= 10_000, "{}: {points}", generator.id);
        assert!(nearest(&setup) > 0.98, "{}: {}", generator.id, nearest(&setup));
        let board = Board::new(setup);
        assert!(board.is_ok(), "{}: {:?}", generator.id, board.err());
    }
}

#[test]
fn the_same_seed_makes_the_same_board_and_another_seed_another() {
    for generator in generators() {
        let of_seed = |seed| made(generator, |spec| spec.usual, seed);
        assert_eq!(of_seed(3), of_seed(3), "{}", generator.id);
        assert_eq!(of_seed(3) != of_seed(4), generator.seeded, "{}", generator.id);
    }
}

#[test]
fn every_choice_makes_a_board_of_its_own() {
    for generator in generators() {
        for spec in generator.parameters.iter().filter(|spec| !spec.choices.is_empty()) {
            assert_eq!(spec.choices.len() as u32, spec.most - spec.least + 1);
            let mut all = Vec::new();
            for value in spec.least..=spec.most {
                let (setup, _) = generate(generator.id, &[(spec.id, value.into())], 0)
                    .expect("a choice of the list");
                assert!(Board::new(setup.clone()).is_ok(), "{} {value}", generator.id);
                assert!(!all.contains(&setup), "{} {value}", generator.id);
                all.push(setup);
            }
        }
    }
}

#[test]
fn words_are_there_once_and_short_and_usual_values_in_range() {
    let ids: BTreeSet<_> = generators().iter().map(|generator| generator.id).collect();
    assert_eq!(ids.len(), generators().len());
    let mut groups: Vec<_> = generators().iter().map(|generator| generator.group).collect();
    groups.dedup();
    let wanted = [
        "Grids",
        "Tilings",
        "Solids",
        "Classic graphs",
        "Trees",
        "One-way",
        "Random",
        "From points",
        "Spaces",
        "Disks",
        "Planes",
    ];
    assert_eq!(groups, wanted);
    for generator in generators() {
        let [name, note] = [generator.name, generator.note].map(|text| text.chars().count());
        assert!((1..=20).contains(&name) && (1..=90).contains(&note), "{}", generator.id);
        for spec in generator.parameters {
            assert!((spec.least..=spec.most).contains(&spec.usual), "{}", generator.id);
        }
    }
}

#[test]
fn values_that_are_none_are_refused_by_name_and_range() {
    for given in [0.0, 101.0, 9.5, -1.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let refused = generate("grid", &[("columns", given)], 0).expect_err("no such size");
        let GenerateError::Value { parameter, least, most, .. } = refused else {
            panic!("{refused}")
        };
        assert_eq!((parameter, least, most), ("columns", 1, 100));
    }
    let unknown = GenerateError::NoSuchGenerator { id: "gird".to_owned() };
    assert_eq!(generate("gird", &[], 0), Err(unknown));
    let parameter = "depth".to_owned();
    let unknown = GenerateError::NoSuchParameter { generator: "grid", parameter };
    assert_eq!(generate("grid", &[("depth", 1.0)], 0), Err(unknown));
    let odd = FamilyError::OddEnds { points: 9, degree: 3 };
    assert_eq!(generate("random-regular", &[("points", 9.0)], 0), Err(odd.into()));
}

#[test]
fn all_names_of_a_generated_board_differ_and_are_short() {
    for generator in generators() {
        for value in [|spec: &ParameterSpec| spec.least, |spec: &ParameterSpec| spec.usual] {
            assert_names_differ(generator.id, &made(generator, value, 1).0);
        }
    }
}

#[test]
fn every_generated_board_comes_back_from_its_link() {
    for generator in generators() {
        let (board, start) = made(generator, |spec| spec.usual, 1);
        let document = Document {
            heading: Heading::default(),
            rules: Ruleset::on(&board, None),
            board,
            start,
            turns: Vec::new(),
            spelling: Spelling::default(),
        };
        let link = document.link().unwrap_or_else(|error| panic!("{}: {error}", generator.id));
        let read = Document::of_link(&link).expect("a link");
        assert_eq!(read.write(), document.write(), "{}", generator.id);
    }
}

#[test]
fn every_plane_generator_asks_for_the_number_of_stones_across() {
    let planes = generators().iter().filter(|generator| generator.group == "Planes");
    for generator in planes {
        let across = generator.parameters.iter().find(|spec| spec.name == "stones across");
        let across = across.unwrap_or_else(|| panic!("{}", generator.id));
        for stones in [across.least, across.usual, across.most] {
            let made = generate(generator.id, &[(across.id, stones.into())], 0).expect("in range");
            let BoardSetup::Plane(PlaneSetup { region, radius, .. }) = made.0 else {
                panic!("{}", generator.id)
            };
            let width = match region {
                RegionSetup::Circle { radius, .. } => 2 * radius,
                RegionSetup::Polygon { outer, .. } => {
                    let all = || outer.iter().map(|corner| corner.x);
                    all().max().expect("corners") - all().min().expect("corners")
                }
            };
            assert_eq!(width, stones as i32 * 2 * radius, "{}", generator.id);
        }
    }
}
