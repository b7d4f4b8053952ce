//! The lengths of links, against those that they would have if every choice were as likely.

use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::setup::{
    BoardSetup, GraphSetup, GridSetup, PlaneSetup, RegionSetup, Start, Wrap,
};
use gospace::document::Document;
use gospace::game::Game;
use gospace::geometry::Spot;
use gospace::rules::ruleset::Ruleset;
use gospace::{Placement, Turn};

use super::documents::of_board;
use super::random::Random;

const NINETEEN: BoardSetup =
    BoardSetup::Grid(GridSetup { columns: 19, rows: 19, wrap: Wrap::None });

/// Six bits a character.
fn bits(link: &str) -> f64 {
    6.0 * link.len() as f64
}

fn link(document: Document) -> String {
    let link = document.link().expect("a link");
    assert_eq!(Document::of_link(&link), Ok(document));
    link
}

fn on(board: &BoardSetup) -> Game {
    let rules = Ruleset::on(board, None);
    let board = Arc::new(Board::new(board.clone()).expect("a board"));
    Game::new(board, rules, Start::default()).unwrap_or_else(|error| panic!("{error}"))
}

fn document(board: BoardSetup, game: &Game) -> Document {
    let mut document = of_board(board, Start::default());
    document.turns = game.record().to_vec();
    document.spelling.turns = true;
    document
}

/// 250 turns on 19×19, each the one of so many random plays that takes most; the sum of the
/// binary logarithms of the numbers of open placements; and how many stones were taken.
fn game_of_250(tries: usize, random: &mut Random) -> (Game, f64, usize) {
    let mut game = on(&NINETEEN);
    let mut entropy = 0.0;
    let mut taken = 0;
    for _ in 0..250 {
        let open = game.open();
        entropy += (open.len() as f64).log2();
        let mut best: Option<(usize, Placement)> = None;
        let mut tried = 0;
        while tried < tries || best.is_none() {
            let at = random.pick(&open);
            tried += 1;
            if game.refusal(Turn::play(at)).is_some() {
                continue;
            }
            game.play(Turn::play(at)).expect("a legal play");
            let captured = game.last_taken().captured.len();
            game.undo();
            if best.is_none_or(|(most, _)| captured > most) {
                best = Some((captured, at));
            }
        }
        let (captured, at) = best.expect("a play");
        game.play(Turn::play(at)).expect("a legal play");
        taken += captured;
    }
    (game, entropy, taken)
}

#[test]
fn a_game_of_250_turns_takes_little_more_than_choices_among_open_points() {
    for (name, tries) in [("random", 1), ("many captures", 60)] {
        for seed in 0..3 {
            let (game, entropy, taken) = game_of_250(tries, &mut Random(seed));
            let link = link(document(NINETEEN, &game));
            println!(
                "{name}, {taken} stones taken: {} characters, {} bits, entropy {entropy:.0}, {:.3}",
                link.len(),
                bits(&link),
                bits(&link) / entropy,
            );
            assert!(bits(&link) <= 1.15 * entropy);
        }
    }
}

/// 60 points at least 40 pixels apart on 900×650, and the 110 shortest edges that leave no point
/// with more than five, in an order and sense as drawn by hand.
fn hand_drawn(decimals: Option<f64>, random: &mut Random) -> GraphSetup {
    let mut points: Vec<[f64; 2]> = Vec::new();
    while points.len() < 60 {
        let [x, y] = [random.share() * 900.0, random.share() * 650.0];
        let point = [x, y].map(|x| decimals.map_or(x, |parts| (x * parts).round() / parts));
        if points.iter().all(|q| (q[0] - point[0]).hypot(q[1] - point[1]) >= 40.0) {
            points.push(point);
        }
    }
    let mut pairs: Vec<(f64, [u32; 2])> = Vec::new();
    for a in 0..60 {
        for b in a + 1..60 {
            let [p, q] = [points[a], points[b]];
            pairs.push(((p[0] - q[0]).hypot(p[1] - q[1]), [a as u32, b as u32]));
        }
    }
    pairs.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut degrees = [0; 60];
    let mut edges = Vec::new();
    for (_, [a, b]) in pairs {
        if edges.len() < 110 && degrees[a as usize] < 5 && degrees[b as usize] < 5 {
            degrees[a as usize] += 1;
            degrees[b as usize] += 1;
            let place = random.below(edges.len() as u64 + 1) as usize;
            edges.insert(place, if random.flip() { [a, b] } else { [b, a] });
        }
    }
    GraphSetup { points, edges, ..GraphSetup::default() }
}

#[test]
fn a_drawn_graph_of_60_points_and_110_edges_fits_into_600_characters() {
    for (name, decimals) in [("one decimal", Some(10.0)), ("any", None), ("whole", Some(1.0))] {
        let mut graph = hand_drawn(decimals, &mut Random(1));
        assert_eq!([graph.points.len(), graph.edges.len()], [60, 110]);
        for order in ["as drawn", "sorted"] {
            if order == "sorted" {
                graph.edges.iter_mut().for_each(|edge| edge.sort_unstable());
                graph.edges.sort_unstable();
            }
            let board = BoardSetup::Graph(graph.clone());
            let link = of_board(board, Start::default()).link().expect("a link");
            println!("60 points, coordinates {name}, edges {order}: {}", link.len());
            assert!(link.len() <= 600);
        }
    }
}

#[test]
fn a_plane_game_of_60_stones_fits_into_400_characters() {
    const SIDE: i32 = 38 * 1024;
    let outer = [[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]].map(|[x, y]| Spot::new(x, y));
    for seed in 0..3 {
        let region =
            RegionSetup::Polygon { outer: outer.to_vec(), holes: vec![], wrap: Wrap::None };
        let plane = PlaneSetup { region, radius: 1024, tolerance: 4, reach: None };
        let board = BoardSetup::Plane(plane);
        let mut game = on(&board);
        let random = &mut Random(seed);
        while game.turn_count() < 60 {
            let mut anywhere = || random.below(SIDE as u64) as i32;
            let at = Spot::new(anywhere(), anywhere());
            if game.refusal(Turn::play(at)).is_none() {
                game.play(Turn::play(at)).expect("a legal play");
            }
        }
        let link = link(document(board, &game));
        println!("60 stones anywhere on a plane: {}", link.len());
        assert!(link.len() <= 400);
    }
}
