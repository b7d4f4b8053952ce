//! If there is a turn the search names a legal one: in games with itself to their end, on every
//! kind of board and with every preset, whatever the other player does.

use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::families;
use gospace::boards::setup::{BoardSetup, PlaneSetup, RegionSetup, Start, Wrap};
use gospace::geometry::Spot;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::{End, Preset, Ruleset};
use gospace::rules::turn::Offer;
use gospace::{Game, Phase, Player, Turn};

use super::matches::KINDS;
use super::{Chance, PRESETS, game, search};

/// More turns than a game of sense takes on these boards.
const MOST_TURNS: usize = 200;

/// The kinds of boards, planes with fewer stones.
fn boards() -> impl Iterator<Item = (&'static str, BoardSetup)> {
    KINDS.into_iter().map(|(kind, setup)| {
        let small = |wrap| BoardSetup::Plane(families::square_plane(3, wrap).expect("a plane"));
        let setup = match kind {
            "plane" => small(Wrap::None),
            "glued plane" => small(Wrap::Torus),
            _ => setup().expect("a board"),
        };
        (kind, setup)
    })
}

fn games() -> impl Iterator<Item = (String, Game)> {
    boards().flat_map(|(kind, setup)| {
        let board = Arc::new(Board::new(setup).expect("a board"));
        PRESETS.into_iter().map(move |preset| {
            let rules = Ruleset::on(board.setup(), Some(preset));
            let game = Game::new(Arc::clone(&board), rules, Start::default()).expect("a game");
            (format!("{kind}, {preset:?}"), game)
        })
    })
}

/// The turn that is named; nothing when the game is over, and only then.
fn named(name: &str, game: &mut Game, playouts: u32) -> Option<Turn> {
    let best = search(game, playouts).best;
    assert_eq!(best.is_none(), *game.phase() == Phase::Over, "{name}: {best:?}");
    if let Some(turn) = &best {
        assert_eq!(game.refusal(turn), None, "{name}: {turn:?}");
    }
    best
}

#[test]
fn a_search_names_a_legal_turn_until_the_game_is_over() {
    for (name, mut game) in games() {
        for turn in 0..MOST_TURNS {
            let Some(turn) = named(&name, &mut game, [1, 8][turn % 2]) else { break };
            game.play(turn).unwrap();
        }
        let is_endless = game.rules().end == End::Forever;
        assert!(is_endless || *game.phase() == Phase::Over, "{name} goes on");
    }
}

/// A turn of the opponent under divide-and-choose that the search itself never takes.
fn another_turn(game: &Game, named: &Turn, chance: &mut Chance) -> Turn {
    match (game.phase(), named) {
        (Phase::Turn(_), _) if chance.below(6) == 0 => Turn::Offer(Offer::Pass),
        (Phase::Turn(_), Turn::Play(at)) => {
            Turn::PlayAndBid(*at, Rational::from_integer(chance.below(3).into()))
        }
        (Phase::Answer { .. }, _) => Turn::Answer(Some(Player::BOTH[chance.below(2)])),
        (Phase::Reset { .. }, _) => {
            let history = game.history();
            Turn::Reset(Some(history[chance.below(history.len())]))
        }
        (Phase::Offer { .. }, _) => Turn::Decline,
        _ => named.clone(),
    }
}

#[test]
fn a_search_names_a_legal_turn_in_every_phase_of_divide_and_choose_on_every_kind_of_board() {
    let mut chance = Chance(5);
    let mut phases = [0; 6];
    for (kind, setup) in boards() {
        let mut game = game(setup, Preset::DivideAndChoose, None, Start::default());
        for _ in 0..60 {
            let Some(turn) = named(kind, &mut game, 4) else { break };
            phases[match game.phase() {
                Phase::Komi => 0,
                Phase::Take { .. } => 1,
                Phase::Answer { .. } => 2,
                Phase::Reset { .. } => 3,
                Phase::Offer { .. } => 4,
                _ => 5,
            }] += 1;
            let other = another_turn(&game, &turn, &mut chance);
            let is_taken = chance.below(3) > 0 && game.refusal(&other).is_none();
            game.play(if is_taken { other } else { turn }).unwrap();
        }
    }
    assert!(phases.iter().all(|&count| count >= 8), "{phases:?}");
}

#[test]
fn white_has_a_turn_after_five_stones_on_a_plane_of_7000_ticks_under_primitive() {
    let outer = [[0, 0], [7000, 0], [7000, 7000], [0, 7000]].map(|[x, y]| Spot::new(x, y)).to_vec();
    let region = RegionSetup::Polygon { outer, holes: vec![], wrap: Wrap::None };
    let plane = PlaneSetup { region, radius: 1024, tolerance: 4, reach: None };
    let mut game = game(BoardSetup::Plane(plane), Preset::Primitive, None, Start::default());
    for [x, y] in [[2816, 3328], [4352, 5888], [2386, 5327], [5978, 4649], [5888, 1792]] {
        game.play(Turn::play(Spot::new(x, y))).unwrap();
    }
    for playouts in [1, 20, 300] {
        named("7,000 ticks", &mut game, playouts).expect("a turn");
    }
}

/// In `npm run check` alone.
mod deep {
    use super::*;

    /// On a plane a search looks at some of the centres that are legal, and takes none of them for
    /// suicide or a repetition that the game does not.
    #[test]
    fn a_search_of_a_plane_forbids_nothing_that_the_game_allows() {
        for (wrap, preset) in [(Wrap::None, Preset::Primitive), (Wrap::Klein, Preset::TrompTaylor)]
        {
            let setup = BoardSetup::Plane(families::square_plane(3, wrap).expect("a plane"));
            let mut game = game(setup, preset, None, Start::default());
            while let Some(turn) = named("plane", &mut game, 2) {
                let before = search(&mut game, 0).candidates.len();
                let after = search(&mut game, 400).candidates.len();
                assert_eq!(after, before, "{wrap:?} after {} turns", game.record().len());
                game.play(turn).unwrap();
            }
        }
    }
}
