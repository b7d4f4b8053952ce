//! The cheap questions before a play is tried: they may ask too much, never too little.

use gospace::boards::families;
use gospace::boards::setup::{BoardSetup, Start};
use gospace::rules::ruleset::Preset;
use gospace::{Colour, Placement, Turn};
use gospace_draw::generators::random_planar;
use gospace_think::search::surroundings::Surroundings;

use super::{Chance, game};

fn boards() -> Vec<BoardSetup> {
    vec![
        BoardSetup::Graph(families::one_way_streets(5, 5).unwrap()),
        BoardSetup::Graph(random_planar(30, 60, 2).unwrap()),
        BoardSetup::Space(families::points_and_lines(4, 4).unwrap()),
        BoardSetup::Space(families::dominoes(4, 4).unwrap()),
        BoardSetup::Space(families::sierpinski(2).unwrap()),
        BoardSetup::Disks(families::sunflower(25).unwrap()),
        BoardSetup::Disks(families::nested_disks(2).unwrap()),
    ]
}

#[test]
fn a_play_that_takes_a_stone_beside_it_and_a_chain_with_one_liberty_are_never_missed() {
    let mut chance = Chance(31);
    let (mut taken, mut ataris, mut spared) = (0, 0, 0);
    for setup in boards() {
        let mut game = game(setup.clone(), Preset::TrompTaylor, None, Start::default());
        let board = std::sync::Arc::clone(game.board());
        let around = Surroundings::new(board.ground());
        for _ in 0..150 {
            let open = game.open();
            let Some(&at) = open.get(chance.below(open.len().max(1))) else { break };
            let colours: Vec<Option<Colour>> = (0..board.placement_count())
                .map(|s| game.placement_colour(Placement::at(s)))
                .collect();
            let colour = |s: Placement| colours[s.index()];
            let Some(player) = game.player_to_act() else { break };
            let may_take = around.may_take(colour, at, player);
            for s in (0..colours.len()).map(Placement::at) {
                let is_stone = colour(s).is_some_and(|colour| colour != Colour::Empty);
                if is_stone && game.liberties(s).len() == 1 {
                    ataris += 1;
                    assert!(around.may_be_in_atari(colour, s), "{setup:?}: {s:?}");
                }
            }
            if game.play(Turn::play(at)).is_err() {
                continue;
            }
            let beside = around.around(at);
            let captured = &game.last_taken().captured;
            if captured.iter().any(|s| beside.contains(s)) {
                taken += 1;
                assert!(may_take, "{setup:?}: {at:?}");
            }
            spared += usize::from(!may_take);
        }
    }
    assert!(taken > 30 && ataris > 200 && spared > 300, "{taken}, {ataris}, {spared}");
}
