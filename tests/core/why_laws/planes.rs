//! Captures on planes: the chain by its centres, the arcs that it had, and whether it was touched. All chains
//! of a plane at once.

use std::cell::Cell;
use std::collections::BTreeSet;

use gospace::game::Loss;
use gospace::geometry::Spot;
use gospace::{Placement, Site};

use super::super::naive_plane_game::Stone;
use super::super::plane_boards::{Picks, centre, good_boards};
use super::super::plane_engine::Both;
use super::super::trials::{check, script};

/// On a glued plane a spot has many names, of which one is reported.
fn site(both: &Both, stone: &Stone) -> Site {
    let [x, y] = stone.at.map(|tick| i32::try_from(tick).expect("a tick"));
    let plane = both.engine.game().plane().expect("a plane").stones().plane();
    Site::Spot(plane.region().surface().canonical(Spot::new(x, y)))
}

fn sorted(mut sites: Vec<Site>) -> Vec<Site> {
    sites.sort_unstable();
    sites
}

#[test]
fn a_stone_taken_on_a_plane_is_explained_by_its_chain_and_its_arcs() {
    let seen = Cell::new([0; 3]);
    check(80, (good_boards(), script(60)), |(setup, script)| {
        let mut both = Both::new(&setup, &[]);
        for (i, &choice) in script.iter().enumerate() {
            let at = centre(&both.oracle, &mut Picks(u64::from(choice) << 8 | i as u64));
            let before = both.oracle.stones().to_vec();
            let player = both.oracle.player();
            let arcs: Vec<_> = (0..before.len()).map(|i| both.engine.liberty_arcs(i)).collect();
            let Ok(played) = both.play(at) else { continue };
            let game = both.engine.game();
            let mut with = before.clone();
            with.push(Stone { at, player });
            let lost = [played.captured.clone(), played.suicide.clone()].concat();
            let taken = lost.iter().map(|&i| site(&both, &with[i])).collect();
            assert_eq!(sorted(game.taken_by(game.turn_count())), sorted(taken));
            for &i in &lost {
                let why = game.why_taken(site(&both, &with[i])).expect("it was taken");
                let chain = both.oracle.plane.chain(&with, i);
                let expected: Vec<Site> = chain.iter().map(|&j| site(&both, &with[j])).collect();
                assert_eq!(sorted(why.chain), sorted(expected));
                assert_eq!(why.turn, game.turn_count());
                assert_eq!(why.play, Some((player, site(&both, &with[before.len()]))));
                let own = with[i].player == player;
                assert_eq!(why.loss == Loss::Suicide, own);
                if !own {
                    assert_eq!(why.arcs.len(), arcs[i].len());
                    assert!(why.arcs.iter().all(|arc| arcs[i].contains(arc)));
                    assert!(!why.arcs.is_empty(), "it lived");
                }
                let touches = chain.iter().any(|&j| {
                    let pair = [Stone { player, ..with[j] }, with[before.len()]];
                    j < before.len() && both.oracle.plane.chain(&pair, 0).len() == 2
                });
                assert_eq!(why.fills, touches);
                let mut sum = seen.get();
                sum[0] += usize::from(touches);
                sum[1] += usize::from(!touches && !own);
                sum[2] += usize::from(own);
                seen.set(sum);
            }
            if both.oracle.is_over() {
                return;
            }
        }
    });
    let [touched, distant, suicides] = seen.get();
    assert!(touched > 50 && distant > 25 && suicides > 25, "{touched} {distant} {suicides}");
}

#[test]
fn all_chains_of_a_plane_at_once_are_the_chains_one_by_one() {
    let joined = Cell::new(0);
    check(60, (good_boards(), script(40)), |(setup, script)| {
        let mut both = Both::new(&setup, &[]);
        for (i, &choice) in script.iter().enumerate() {
            let at = centre(&both.oracle, &mut Picks(u64::from(choice) << 8 | i as u64));
            drop(both.play(at));
        }
        let stones = both.oracle.stones();
        let all = both.engine.game().overview();
        let plane = both.engine.game().plane().expect("a plane");
        let number = |stone: &Stone| {
            let Site::Spot(spot) = site(&both, stone) else { unreachable!("a spot of a plane") };
            plane.number_of(spot).expect("it was played")
        };
        let numbers: Vec<Placement> = stones.iter().map(number).collect();
        for (place, &chain) in all.chains.iter().enumerate() {
            assert_eq!(chain > 0, numbers.contains(&Placement::at(place)));
        }
        let mut joins = BTreeSet::new();
        let mut arcs = Vec::new();
        for (i, stone) in stones.iter().enumerate() {
            let chain = both.oracle.plane.chain(stones, i);
            for (j, other) in stones.iter().enumerate() {
                let same = all.chains[numbers[i].index()] == all.chains[numbers[j].index()];
                assert_eq!(same, chain.contains(&j), "{i} and {j} of {stones:?}");
                let touch = both.oracle.plane.touch(stone.at, other.at);
                if numbers[i] < numbers[j] && stone.player == other.player && touch {
                    joins.insert([numbers[i], numbers[j]]);
                }
            }
            if chain[0] == i {
                arcs.extend(both.engine.liberty_arcs(i).into_iter().map(|arc| (stone.player, arc)));
            }
        }
        // Two stones of a glued plane may touch in more than one direction.
        assert_eq!(all.joins.iter().copied().collect::<BTreeSet<_>>(), joins);
        assert_eq!(all.arcs.len(), arcs.len());
        assert!(arcs.iter().all(|arc| all.arcs.contains(arc)));
        assert!(all.beside == vec![0; all.chains.len()] && all.liberties.is_empty());
        joined.set(joined.get() + joins.len());
    });
    assert!(joined.get() > 100, "{joined:?}");
}
