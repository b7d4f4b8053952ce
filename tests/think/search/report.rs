//! A search's report besides the best turn: the lead, the expected line and the owners.

use gospace::boards::Ground;
use gospace::boards::families::gallery;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::{Komi, Preset, Ruleset};
use gospace::{Game, Phase, Turn};
use gospace_think::search::{Report, Search};

use super::{game, graph, pictured, row, search};

fn with_owners(game: &mut Game, playouts: u32) -> Report {
    let mut search = Search::new(game, 7);
    search.count_owners();
    search.run(playouts);
    search.report()
}

/// Black's stones on a row of five have two eyes and more: White can only pass.
fn blacks_row(komi: &str) -> Game {
    game(row(5), Preset::TrompTaylor, Some(komi), pictured(&[".x.x."]))
}

/// A game of each small family under a preset, as it begins.
fn games(preset: Preset, komi: Option<Komi>) -> impl Iterator<Item = (&'static str, Game)> {
    gallery().iter().filter_map(move |family| {
        let (setup, start) = family.setup();
        let mut rules = Ruleset::on(&setup, Some(preset));
        rules.komi = komi.clone().unwrap_or(rules.komi);
        let board = gospace::boards::Board::new(setup).unwrap();
        let is_small = board.placement_count() <= 60;
        let game = Game::new(std::sync::Arc::new(board), rules, start).ok()?;
        (is_small && game.plane().is_none()).then_some((family.id, game))
    })
}

#[test]
fn the_lead_is_the_margin_when_nothing_can_change_it() {
    assert_eq!(search(&mut blacks_row("3/2"), 400).lead, Some(3.5));
}

#[test]
fn the_lead_is_for_the_player_to_move() {
    let mut game = game(row(5), Preset::TrompTaylor, Some("-8"), pictured(&[".o.o."]));
    game.play(Turn::Pass).unwrap();
    assert_eq!(search(&mut game, 400).lead, Some(-3.0));
}

#[test]
fn there_is_no_lead_before_the_first_game_nor_where_the_last_turn_decides() {
    assert_eq!(search(&mut blacks_row("0"), 0).lead, None);
    let mut primitive = game(row(5), Preset::Primitive, None, <_>::default());
    let report = search(&mut primitive, 100);
    assert!(report.best.is_some());
    assert_eq!(report.lead, None);
}

#[test]
fn owners_sum_to_the_komi_that_the_same_games_name() {
    let mut compared = 0;
    for (family, mut game) in games(Preset::TrompTaylor, Some(Komi::DivideAndChoose)) {
        let is_graph = matches!(game.board().ground(), Ground::Graph(_));
        if !is_graph || *game.phase() != Phase::Komi {
            continue;
        }
        let report = with_owners(&mut game, 40);
        let Some(Turn::Komi(komi)) = report.best else { panic!("{family}: {:?}", report.best) };
        // Komi is the mean area, rounded to halves.
        let sum: f64 = report.owners.iter().sum();
        let least = Rational::new(((2.0 * sum - 0.5001).ceil() as i64).into(), 2.into());
        let most = Rational::new(((2.0 * sum + 0.5001).floor() as i64).into(), 2.into());
        assert!(komi == least || komi == most, "{family}: {komi} for owners of {sum}");
        assert!(report.owners.iter().all(|owner| (-1.0..=1.0).contains(owner)), "{family}");
        compared += 1;
    }
    assert!(compared > 8, "{compared} families");
}

#[test]
fn owners_are_counted_only_if_asked_for_and_change_nothing_else() {
    for preset in [Preset::TrompTaylor, Preset::Primitive] {
        for (family, mut game) in games(preset, None) {
            let plain = search(&mut game, 12);
            let counted = with_owners(&mut game, 12);
            assert!(plain.owners.is_empty(), "{family}");
            let count = game.board().placement_count();
            assert!(plain.is_settled || counted.owners.len() == count, "{family}");
            assert_eq!(Report { owners: Vec::new(), ..counted }, plain, "{family}");
        }
    }
}

#[test]
fn a_point_where_no_stone_can_live_is_nobodys() {
    let mut game = game(graph(3, &[[0, 1]], &[]), Preset::TrompTaylor, None, <_>::default());
    // Few games: who plays first on the other two loses them, so that later both pass.
    let report = with_owners(&mut game, 3);
    assert_eq!(report.owners[2], 0.0);
    assert_ne!(report.owners[0], 0.0);
}

#[test]
fn the_expected_line_begins_with_the_best_turn_and_is_legal_on_every_family() {
    let mut long = 0;
    assert_eq!(search(&mut blacks_row("0"), 9).line, []);
    for (family, mut game) in games(Preset::TrompTaylor, None) {
        let report = search(&mut game, 400);
        let Report { line, best, .. } = report;
        assert!(line.len() <= 12, "{family}");
        if let Some(first) = line.first() {
            assert_eq!(Some(first), best.as_ref(), "{family}");
        }
        long += usize::from(line.len() > 2);
        for turn in line {
            assert_eq!(game.refusal(&turn), None, "{family}: {turn:?}");
            game.play(turn).unwrap();
        }
    }
    assert!(long > 8, "{long} lines of three turns");
}
