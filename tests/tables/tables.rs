//! The tables in docs/values: known values, and laws that need no solver.

use std::collections::HashMap;
use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::setup::{SetupRef, Start};
use gospace::document::Document;
use gospace::{Game, GameResult, Placement, Player, Turn};
use gospace_tables::publish;
use gospace_tables::relation::{MOST_POINTS, Relation};
use gospace_tables::row::{Row, Value};
use gospace_tables::rules::Rules;
use serde::Deserialize;

use crate::ENTRIES;

#[derive(Deserialize)]
struct Tables {
    rows: Vec<Row>,
}

fn tables() -> Vec<Row> {
    let text = include_str!("../../docs/values/values.json");
    serde_json::from_str::<Tables>(text).unwrap().rows
}

fn value(row: &Row, rules: Rules) -> &Value {
    row.values.iter().find(|value| value.rules == rules).unwrap()
}

/// Drange, *Mini-GO* (paths); Tromp and Farnebäck, *Combinatorics of Go*, and van der Werf, *Solving Go on
/// small boards* (grids); the others by brute force, tests/think/solve.rs.
#[test]
fn known_values_are_in_the_tables() {
    let known = [
        ("paths-2", 0),
        ("paths-3", 3),
        ("paths-4", 4),
        ("paths-5", 0),
        ("paths-6", 1),
        ("paths-7", 2),
        ("grids-2-2", 1),
        ("grids-3-2", 0),
        ("grids-4-2", 8),
        ("grids-3-3", 9),
        ("cycles-3", 0),
        ("cycles-4", 1),
        ("cycles-5", 0),
        ("complete-4", 1),
        ("bipartite-2-3", 0),
        ("stars-3", 4),
        ("stars-4", 5),
        ("stars-5", 6),
    ];
    let rows = tables();
    for (id, expected) in known {
        let row = rows.iter().find(|row| row.id == id).unwrap();
        let found = value(row, Rules::Area);
        assert_eq!([found.low, found.high], [expected; 2], "{id}");
    }
}

#[test]
fn the_tables_have_all_boards_in_order() {
    let found: Vec<String> = tables().into_iter().map(|row| row.id).collect();
    let expected: Vec<String> = ENTRIES.iter().map(|entry| entry.id.clone()).collect();
    assert_eq!(found, expected);
}

#[test]
fn the_other_files_say_the_same() {
    let rows = tables();
    assert_eq!(publish::csv(&rows), include_str!("../../docs/values/values.csv"));
    let readme = include_str!("../../docs/values/README.md");
    let (_, tables) = readme.split_once(publish::MARK).unwrap();
    assert_eq!(tables.trim_start(), publish::markdown(&rows));
}

/// Graphs in several families, and graphs among the digraphs.
#[test]
fn isomorphic_boards_have_equal_values() {
    let mut classes: HashMap<Relation, Vec<Row>> = HashMap::new();
    for row in tables() {
        if row.points <= MOST_POINTS && row.open.is_empty() {
            let both = row.edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]);
            let pairs = both.chain(row.arcs.iter().copied()).map(|pair| pair.map(|v| v as usize));
            let class = Relation::new(row.points, pairs).canonical();
            classes.entry(class).or_default().push(row);
        }
    }
    let mut compared = 0;
    for rows in classes.values() {
        for (row, rules) in rows.iter().flat_map(|row| Rules::ALL.map(|rules| (row, rules))) {
            let [here, first] = [row, &rows[0]].map(|row| value(row, rules));
            assert!(here.low <= first.high && first.low <= here.high, "{} {}", row.id, rows[0].id);
            compared += usize::from(row.id != rows[0].id && here.is_settled());
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn each_link_opens_its_board_under_its_rules() {
    for (row, entry) in tables().iter().zip(ENTRIES.iter()) {
        for value in &row.values {
            let document = Document::of_link(&value.link).unwrap();
            assert_eq!(SetupRef::from(&document.board), SetupRef::from(&entry.setup), "{}", row.id);
            assert_eq!(document.rules, value.rules.on(&entry.setup));
        }
    }
}

#[test]
fn lines_of_play_lead_to_the_values() {
    let mut followed = 0;
    for (row, entry) in tables().iter().zip(ENTRIES.iter()) {
        let board = Arc::new(Board::new(entry.setup.clone()).unwrap());
        for value in row.values.iter().filter(|value| value.is_settled()) {
            let rules = value.rules.on(&entry.setup);
            let mut game = Game::new(Arc::clone(&board), rules, Start::default()).unwrap();
            for turn in &value.line {
                game.play(turn.map_or(Turn::Pass, |at| Turn::play(Placement(at)))).unwrap();
            }
            if let Some(margin) = margin(&game) {
                assert_eq!(margin, value.low.to_string(), "{} {:?}", row.id, value.rules);
                followed += 1;
            }
        }
    }
    assert!(followed > 1000, "{followed}");
}

/// Black's margin at the end of a game.
fn margin(game: &Game) -> Option<String> {
    match game.result()? {
        GameResult::NoTurn { winner: Player::Black } => Some("1".into()),
        GameResult::NoTurn { winner: Player::White } => Some("-1".into()),
        GameResult::Scored { score, .. } => {
            let whole = |amount: String| amount.parse::<i64>().unwrap();
            let [black, white] = [score.black, score.white].map(|side| whole(side.to_string()));
            Some((black - white).to_string())
        }
        _ => None,
    }
}

/// The README says so: where a row contradicts it, the conjecture has a counterexample to be shown.
#[test]
fn no_board_is_worth_less_than_nothing_to_black() {
    for row in tables() {
        let scored = row.values.iter().filter(|value| value.rules != Rules::Primitive);
        scored.for_each(|value| assert!(value.high >= 0, "{}", row.id));
    }
}
