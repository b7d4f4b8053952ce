//! Of every stone that was taken: the turn that took it, its chain, and what became of its liberties.

use std::cell::Cell;
use std::collections::BTreeSet;

use gospace::game::{Loss, WhyTaken};
use gospace::{Colour, Placement, Player};

use super::super::naive::Colouring;
use super::super::naive_rules::{Given, Ground};
use super::super::trials::{check, often};
use super::{games, play, site, sites};

/// The explanation, by the definitions, of a stone that the last turn took.
fn literal(
    given: &Given,
    ground: &Ground,
    [before, after]: [&Colouring; 2],
    (player, at): (Player, usize),
    stone: usize,
) -> (Loss, Vec<usize>, Vec<usize>) {
    let mut coloured = before.clone();
    given.points(at).into_iter().for_each(|x| coloured[x] = player.into());
    let is_own = ground.colour(&coloured, stone) == Some(player.into());
    // "just before the clearing": the opponent's colour is cleared first.
    let pressed = if is_own { ground.clear(&coloured, !player) } else { coloured.clone() };
    let mut chain = ground.chain(&pressed, stone);
    chain.retain(|&s| ground.colour(after, s) == Some(Colour::Empty));
    let had = chain.iter().flat_map(|&s| ground.liberties(before, s));
    let had: BTreeSet<usize> = had.collect();
    for &e in &had {
        assert_ne!(ground.colour(&pressed, e), Some(Colour::Empty), "{e} is open still");
    }
    assert_eq!(ground.liberties(&pressed, stone), Vec::<usize>::new());
    let loss = if is_own { Loss::Suicide } else { Loss::Capture };
    (loss, chain, had.into_iter().collect())
}

#[test]
fn a_taken_stone_is_explained_by_its_turn_its_chain_and_the_closed_liberties() {
    let seen = Cell::new([0; 4]);
    check(500, games(60), |(given, script)| {
        // For each placement the explanation of the stone that was taken there last.
        let mut expected_losses: Vec<Option<WhyTaken>> = Vec::new();
        play(&given, &script, |both, at| {
            let ground = &both.oracle.ground;
            expected_losses.resize(ground.placement_count(), None);
            let turn = both.oracle.turns();
            let [before, after] = [turn - 1, turn].map(|t| &both.oracle.colourings[t]);
            // The player before the one to act.
            let player = !both.oracle.player();
            let mut lost = Vec::new();
            if let Some(at) = at {
                let played = ground.play(before, at, player);
                lost = [played.captured, played.suicide].concat();
                lost.sort_unstable();
                for &stone in &lost {
                    let (loss, chain, had) =
                        literal(&given, ground, [before, after], (player, at), stone);
                    let fills = had.contains(&at);
                    let mut sum = seen.get();
                    sum[0] += usize::from(loss == Loss::Capture);
                    sum[1] += usize::from(loss == Loss::Suicide);
                    sum[2] += usize::from(!fills && !had.is_empty());
                    sum[3] += usize::from(chain.len() > 1);
                    seen.set(sum);
                    let owner = if loss == Loss::Suicide { player } else { !player };
                    expected_losses[stone] = Some(WhyTaken {
                        turn,
                        play: Some((player, site(at))),
                        owner,
                        loss,
                        chain: sites(&chain),
                        liberties: had.iter().map(|&e| Placement::at(e)).collect(),
                        arcs: Vec::new(),
                        fills,
                    });
                }
            }
            let game = both.engine.game();
            assert_eq!(game.taken_by(turn), sites(&lost));
            for (stone, expected) in expected_losses.iter().enumerate() {
                assert_eq!(game.why_taken(site(stone)).as_ref(), expected.as_ref(), "{stone}");
            }
        });
    });
    let [captures, suicides, distant, chains] = seen.get();
    assert!(captures > often(500) && suicides > often(100), "{captures} {suicides}");
    assert!(distant > often(20) && chains > often(200), "{distant} {chains}");
}

#[test]
fn a_turn_that_was_taken_back_took_nothing() {
    check(100, games(30), |(given, script)| {
        play(&given, &script, |both, _| {
            let turn = both.oracle.turns();
            assert!(both.engine.undo());
            let game = both.engine.game();
            assert!(game.taken_by(turn).is_empty());
            for stone in 0..both.oracle.ground.placement_count() {
                assert!(game.why_taken(site(stone)).is_none_or(|why| why.turn < turn));
            }
            assert!(both.engine.redo());
        });
    });
}
