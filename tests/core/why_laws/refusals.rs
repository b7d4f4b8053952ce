//! For every refused play: the stones in the way, or the repeated board.

use std::cell::Cell;

use gospace::game::WhyRefused;
use gospace::{Colour, Player};

use super::super::naive_rules::{Forbidden, Ground};
use super::super::trials::{check, often};
use super::{games, play, site, sites};

/// The stones that share a point with a placement.
fn overlapped(ground: &Ground, b: &[Colour], e: usize) -> Vec<usize> {
    let is_stone = |&s: &usize| ground.colour(b, s).and_then(Colour::player).is_some();
    let shares = |&s: &usize| match ground {
        Ground::Graph(_) => s == e,
        Ground::Space(space) => space.placements[s] & space.placements[e] != 0,
        Ground::Disks(disks) => disks.conflict(s, e),
    };
    (0..ground.placement_count()).filter(is_stone).filter(shares).collect()
}

fn expected(
    ground: &Ground,
    b: &[Colour],
    e: usize,
    player: Player,
    forbidden: &Forbidden,
) -> Option<WhyRefused> {
    match forbidden {
        Forbidden::Occupied => Some(WhyRefused::Occupied { stone: site(e) }),
        Forbidden::Overlap => {
            Some(WhyRefused::Overlap { stones: sites(&overlapped(ground, b, e)) })
        }
        Forbidden::Repeats(stood) => {
            let played = ground.play(b, e, player);
            Some(WhyRefused::Repeats {
                since: stood[0],
                captured: sites(&played.captured),
                suicide: sites(&played.suicide),
                unchanged: played.colouring == b,
            })
        }
        _ => None,
    }
}

#[test]
fn a_refused_play_is_explained_by_its_stone_or_its_repetition() {
    let seen = Cell::new([0; 3]);
    check(2_000, games(40), |(given, script)| {
        play(&given, &script, |both, _| {
            let b = both.oracle.colouring().clone();
            let player = both.oracle.player();
            for e in 0..both.oracle.ground.placement_count() {
                let forbidden = both.oracle.consider(e).err();
                let ground = &both.oracle.ground;
                let why = forbidden.and_then(|why| expected(ground, &b, e, player, &why));
                let mut sum = seen.get();
                match &why {
                    Some(WhyRefused::Overlap { stones }) => sum[0] += usize::from(stones.len() > 1),
                    Some(WhyRefused::Repeats { unchanged: true, .. }) => sum[1] += 1,
                    Some(WhyRefused::Repeats { captured, .. }) => {
                        sum[2] += usize::from(!captured.is_empty());
                    }
                    _ => {}
                }
                seen.set(sum);
                assert_eq!(both.engine.game_mut().why_refused(site(e)), why, "{e}");
            }
            assert_eq!(both.engine.point_colours(), b, "asking changes nothing");
        });
    });
    let [overlaps, unchanged, kos] = seen.get();
    assert!(
        overlaps > often(100) && unchanged > often(100) && kos > often(40),
        "{overlaps} {unchanged} {kos}"
    );
}
