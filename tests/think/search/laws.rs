//! Laws of the search over all families and rulesets.

use gospace::boards::families::gallery;
use gospace::rules::plane_sample;
use gospace::rules::ruleset::{Preset, Ruleset};
use gospace::{Game, Phase, Site, Turn};
use gospace_think::search::Search;

use super::super::trials::{often, share};
use super::{Chance, PRESETS, search};

/// Placements of the boards that the laws range over; larger ones are played on once.
const SMALL: usize = 100;

/// Every family with every preset, in a game of its own.
fn games() -> impl Iterator<Item = (&'static str, Game)> {
    gallery().iter().flat_map(|family| {
        let (setup, start) = family.setup();
        let board = std::sync::Arc::new(gospace::boards::Board::new(setup.clone()).unwrap());
        PRESETS.into_iter().filter(move |_| board.placement_count() <= SMALL).filter_map(
            move |preset| {
                let rules = Ruleset::on(&setup, Some(preset));
                let board = gospace::boards::Board::new(setup.clone()).unwrap();
                let game = Game::new(std::sync::Arc::new(board), rules, start.clone()).ok()?;
                Some((family.id, game))
            },
        )
    })
}

/// A turn that either player could take, or none.
fn any_turn(game: &mut Game, chance: &mut Chance) -> Option<Turn> {
    if !matches!(game.phase(), Phase::Turn(_)) {
        return search(game, 1).best;
    }
    let sites: Vec<Site> = match game.plane() {
        Some(plane) => {
            plane_sample::proposals(plane.stones()).into_iter().map(Site::from).collect()
        }
        None => game.open().into_iter().map(Site::from).collect(),
    };
    (0..10).find_map(|_| {
        let site = *sites.get(chance.below(sites.len().max(1)))?;
        let turn = Turn::play(site);
        game.refusal(&turn).is_none().then_some(turn)
    })
}

#[test]
fn a_search_finds_a_legal_turn_in_every_phase_of_every_ruleset_on_every_family() {
    let mut chance = Chance(1);
    let mut searched = 0;
    for (family, mut game) in share(games()) {
        for turn in 0..12 {
            if turn % 4 == 0 || turn == 1 {
                let colours = game.colours().to_vec();
                let best = search(&mut game, 3).best;
                assert_eq!(game.colours(), colours, "{family}: the game stands as it stood");
                let Some(best) = best else {
                    assert_eq!(*game.phase(), Phase::Over, "{family}");
                    break;
                };
                assert_eq!(game.refusal(&best), None, "{family}: {best:?}");
                game.play(best).unwrap();
                searched += 1;
            } else if let Some(turn) = any_turn(&mut game, &mut chance) {
                game.play(turn).unwrap();
            }
        }
    }
    assert!(searched > often(300), "{searched} searches");
}

#[test]
fn the_same_seed_and_number_of_playouts_find_the_same_however_they_are_sliced() {
    for (family, mut game) in games().step_by(5) {
        let whole = search(&mut game, 12);
        let mut sliced = Search::new(&mut game, 7);
        [1, 0, 4, 7].into_iter().for_each(|slice| sliced.run(slice));
        assert_eq!(sliced.report(), whole, "{family}");
    }
}

#[test]
fn every_playout_is_counted_at_one_of_the_candidates() {
    for (family, mut game) in games().step_by(3) {
        let report = search(&mut game, 9);
        let visits = report.candidates.iter().map(|c| f64::from(c.visits) / f64::from(c.equals));
        if !report.candidates.is_empty() {
            assert!((visits.sum::<f64>() - f64::from(report.playouts)).abs() < 1e-9, "{family}");
            assert!(report.playouts == 9 || report.is_settled, "{family}");
        }
        let shares = report.candidates.iter().map(|candidate| candidate.share);
        assert!(shares.into_iter().all(|share| (0.0..=1.0).contains(&share)), "{family}");
    }
}

#[test]
fn boards_of_ten_thousand_points_are_searched_too() {
    let mut game = super::game(super::grid(100, 100), Preset::TrompTaylor, None, <_>::default());
    for _ in 0..3 {
        let report = search(&mut game, 3);
        assert!(report.candidates.len() <= 700);
        game.play(report.best.unwrap()).unwrap();
    }
}
