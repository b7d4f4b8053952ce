//! Games on the go-spaces of the gallery, and graphs as go-spaces (TopoGo, example 2).

use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::families::gallery;
use gospace::boards::setup::{BoardSetup, Start};
use gospace::document::{Document, Heading, Spelling};
use gospace::rules::ruleset::{Preset, Ruleset, Scoring};
use gospace::{Colour, Game, Offer, Placement, Player, Turn};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const TURNS: usize = 60;
/// Larger boards only repeat what smaller ones show.
const MOST_POINTS: usize = 130;

fn document(board: BoardSetup, start: Start) -> Document {
    Document {
        heading: Heading::default(),
        board,
        start,
        rules: Ruleset::default(),
        turns: Vec::new(),
        spelling: Spelling::default(),
    }
}

fn game(board: BoardSetup, start: Start, rules: Ruleset) -> Game {
    let board = Board::new(board).expect("a board of the gallery");
    Game::new(Arc::new(board), rules, start).expect("a start of the gallery")
}

/// A random open placement, if there is one.
fn choose(game: &Game, random: &mut Xoshiro256PlusPlus) -> Option<Placement> {
    let open = game.open();
    (!open.is_empty()).then(|| open[random.next_u32() as usize % open.len()])
}

fn sorted(stones: &[Placement]) -> Vec<Placement> {
    let mut stones = stones.to_vec();
    stones.sort_unstable();
    stones
}

#[test]
fn every_undirected_graph_of_the_gallery_plays_as_its_go_space() {
    let mut boards = 0;
    let mut refused = 0;
    for family in gallery() {
        let (setup, start) = family.setup();
        let board = Board::new(setup.clone()).expect("a board of the gallery");
        let is_graph = matches!(setup, BoardSetup::Grid(_) | BoardSetup::Graph(_));
        if !is_graph || !board.graph().is_undirected() || board.point_count() > MOST_POINTS {
            continue;
        }
        boards += 1;
        let space = document(setup.clone(), start.clone()).as_go_space().expect("undirected");
        for seed in 0..20 {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut on_graph = game(setup.clone(), start.clone(), Ruleset::default());
            let mut on_space = game(space.board.clone(), space.start.clone(), Ruleset::default());
            for _ in 0..TURNS {
                let Some(at) = choose(&on_graph, &mut random) else { break };
                let taken = on_graph.play(Turn::play(at));
                let taken = taken.map(|taken| [sorted(taken.captured), sorted(taken.suicide)]);
                let also = on_space.play(Turn::play(at));
                let also = also.map(|taken| [sorted(taken.captured), sorted(taken.suicide)]);
                assert_eq!(taken, also, "{}", family.id);
                refused += usize::from(taken.is_err());
                for v in board.graph().vertices() {
                    assert_eq!(on_graph.placement_colour(v), on_space.placement_colour(v));
                }
                assert_eq!(on_graph.chain(at), on_space.chain(at), "{}", family.id);
                assert_eq!(on_graph.liberties(at), on_space.liberties(at), "{}", family.id);
            }
        }
    }
    assert!(boards >= 15, "{boards} boards");
    assert!(refused > 0, "superko was never broken");
}

#[test]
fn a_one_way_arc_has_no_go_space() {
    let directed = gallery().iter().find(|family| family.id == "one-way-streets");
    let (setup, start) = directed.expect("a family").setup();
    assert!(document(setup, start).as_go_space().is_err());
}

/// The go-spaces of the gallery, each with random games under a scoring, seen after each turn.
fn on_every_space(scoring: Scoring, see: impl Fn(&Game)) {
    for family in gallery() {
        let (setup, start) = family.setup();
        if !matches!(setup, BoardSetup::Space(_)) {
            continue;
        }
        for seed in 0..10 {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            let rules = Ruleset { scoring, ..Ruleset::preset(Preset::Stone) };
            let mut game = game(setup.clone(), start.clone(), rules);
            for _ in 0..TURNS {
                let Some(at) = choose(&game, &mut random) else { break };
                let _ = game.play(Turn::play(at));
                see(&game);
            }
        }
    }
}

fn points_of(game: &Game, player: Player) -> usize {
    game.colours().iter().filter(|&&colour| colour == player.into()).count()
}

fn stones_of(game: &Game, player: Player) -> usize {
    let space = game.board().space();
    let is_stone = |s: &Placement| {
        space.points_of(*s).iter().all(|p| game.colours()[p.index()] == player.into())
    };
    space.placements().filter(is_stone).count()
}

#[test]
fn cardinality_counts_points_and_stones_count_placements() {
    for (scoring, count) in [
        (Scoring::Cardinality, points_of as fn(&Game, Player) -> usize),
        (Scoring::Stones, stones_of),
    ] {
        on_every_space(scoring, |game| {
            let score = game.score().expect("a score");
            for player in Player::BOTH {
                assert_eq!(score[player].to_string(), count(game, player).to_string());
            }
        });
    }
}

#[test]
fn every_coloured_point_is_in_a_stone_after_every_turn() {
    on_every_space(Scoring::Stones, |game| {
        let space = game.board().space();
        for p in space.points().filter(|p| game.colours()[p.index()] != Colour::Empty) {
            let colour = Some(game.colours()[p.index()]);
            let mut stones = space.placements_of(p).iter();
            assert!(stones.any(|&s| game.placement_colour(s) == colour), "TopoGo, Result 2");
        }
    });
}

#[test]
fn passing_for_ever_counts_the_placements_that_stand() {
    let domino = gallery().iter().find(|family| family.id == "domino").expect("a family");
    let (setup, start) = domino.setup();
    let mut game = game(setup, start, Ruleset::preset(Preset::DivideAndChoose));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
    for turn in [Turn::Komi(Default::default()), Turn::Take(Player::White)] {
        game.play(turn).expect("its phase");
    }
    for _ in 0..30 {
        let at = choose(&game, &mut random).expect("an open placement");
        game.play(Turn::play(at)).expect("nothing is forbidden");
    }
    game.play(Turn::Offer(Offer::Pass)).expect("an offer");
    game.play(Turn::Agree).expect("its phase");
    let Some(gospace::GameResult::Forever(verdict)) = game.result() else { panic!("no verdict") };
    let totals = verdict.totals.expect("no action was unsustainable");
    for player in Player::BOTH {
        assert_eq!(totals[player].to_string(), stones_of(&game, player).to_string());
    }
}
