//! The parts of a score add up to it, and a region is what the definition of area reaches.

use gospace::rules::score::Amount;
use gospace::{Colour, PerPlayer, Player};

use super::super::engine::Engine;
use super::super::naive_rules::{Given, Ground};
use super::super::trials::{check, script};
use super::{boards, games, indices, play, site};

/// The parts are the scores; for area, stones and neutral places are also counted here.
fn assert_adds_up(engine: &Engine) {
    let (score, tally) = (engine.game().score(), engine.game().tally());
    let (Some(score), Some(tally)) = (score, tally) else {
        panic!("something is scored");
    };
    for player in Player::BOTH {
        let mut sum = tally.stones[player].clone();
        sum = sum.plus(&tally.territory[player]).plus(&tally.gained[player]);
        if player == Player::White {
            sum = sum.plus(&tally.komi);
        }
        assert_eq!(sum, score[player]);
    }
}

#[test]
fn the_parts_of_an_area_are_stones_and_territory_and_what_is_left_is_nobodys() {
    check(250, games(40), |(given, script)| {
        play(&given, &script, |both, _| {
            assert_adds_up(&both.engine);
            let b = both.oracle.colouring();
            let ground = &both.oracle.ground;
            let tally = both.engine.game().tally().expect("area is scored");
            let area = ground.area(b);
            let of = |colour: Colour| b.iter().filter(|&&c| c == colour).count();
            let stones = PerPlayer { black: of(Colour::Black), white: of(Colour::White) };
            assert_eq!(tally.stones, stones.map(Amount::from));
            for player in Player::BOTH {
                let territory = area[player] - stones[player];
                assert_eq!(tally.territory[player].to_string(), territory.to_string());
            }
            let neutral = match ground {
                Ground::Disks(_) => {
                    let owners = ground.owners(b);
                    ground.open(b).iter().filter(|&&e| owners[e] == Colour::Empty).count()
                }
                Ground::Graph(_) | Ground::Space(_) => b.len() - area.black - area.white,
            };
            assert_eq!(tally.neutral, Some(neutral));
        });
    });
}

#[test]
fn the_parts_of_every_score_add_up_with_komi_and_bids() {
    let of = |score: &str| {
        format!(r#"{{"repetition":"none","end":"two-passes","score":"{score}","komi":"13/2"}}"#)
    };
    let games = (boards(), script(30));
    check(200, games, |(given, script)| {
        let mut scores = vec!["area", "stones"];
        scores.extend(match &given {
            Given::Graph(..) => [].as_slice(),
            Given::Space(_) => &["cardinality"],
            Given::Disks(_) => &["measure", "cardinality"],
        });
        for score in scores {
            let mut engine = Engine::with_rules(&given, &of(score));
            for &choice in &script {
                let open = engine.open();
                if let Some(&at) = open.get(usize::from(choice) % open.len().max(1)) {
                    drop(engine.act(super::super::naive_bids::Action::Play(at)));
                }
                assert_adds_up(&engine);
            }
        }
    });
}

#[test]
fn a_region_is_all_that_its_place_reaches() {
    check(250, games(40), |(given, script)| {
        play(&given, &script, |both, _| {
            let b = both.oracle.colouring();
            let ground = &both.oracle.ground;
            for e in 0..ground.placement_count() {
                let region = both.engine.game().region(site(e));
                let is_open = ground.colour(b, e) == Some(Colour::Empty);
                let expected = is_open.then(|| ground.region(b, e));
                let region = region.map(|region| (indices(&region.open), indices(&region.stones)));
                assert_eq!(region, expected, "{e}");
            }
        });
    });
}
