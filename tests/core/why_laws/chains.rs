//! All chains at once are the chains one by one.

use gospace::Colour;

use super::super::naive_disks::Disks;
use super::super::naive_rules::{Given, Ground};
use super::super::trials::check;
use super::{games, play};

/// True if two stones have one chain: each has the other in its own, which on a directed graph is what it
/// reaches.
fn together(ground: &Ground, b: &[Colour], s: usize, t: usize) -> bool {
    ground.chain(b, s).contains(&t) && ground.chain(b, t).contains(&s)
}

/// The first of those that joins connect with a stone.
fn joined(joins: &[[gospace::Placement; 2]], of: usize, count: usize) -> Vec<bool> {
    let mut reached = vec![false; count];
    reached[of] = true;
    loop {
        let before = reached.clone();
        for [u, v] in joins {
            let either = reached[u.index()] || reached[v.index()];
            reached[u.index()] |= either;
            reached[v.index()] |= either;
        }
        if reached == before {
            return reached;
        }
    }
}

/// True of two different placements if an arc goes from the first to the second, or if they are disks that
/// touch and do not overlap; not known on go-spaces.
fn neighbours(given: &Given) -> Option<Box<dyn Fn(usize, usize) -> bool>> {
    match given.clone() {
        Given::Graph(_, edges, arcs) => Some(Box::new(move |u, v| {
            let [from, to] = [u as u32, v as u32];
            let is_edge = edges.contains(&[from, to]) || edges.contains(&[to, from]);
            u != v && (is_edge || arcs.contains(&[from, to]))
        })),
        Given::Disks(setup) => {
            let disks = Disks::new(&setup);
            Some(Box::new(move |u, v| u != v && disks.touch(u, v) && !disks.conflict(u, v)))
        }
        Given::Space(_) => None,
    }
}

#[test]
fn all_chains_at_once_are_the_chains_one_by_one() {
    check(200, games(40), |(given, script)| {
        play(&given, &script, |both, _| {
            let b = both.oracle.colouring();
            let ground = &both.oracle.ground;
            let all = both.engine.game().overview();
            let count = ground.placement_count();
            let is_stone = |s: usize| ground.colour(b, s).and_then(Colour::player).is_some();
            for s in 0..count {
                assert_eq!(all.chains[s] > 0, is_stone(s));
                let stones = (0..count).filter(|&t| is_stone(s) && is_stone(t));
                for t in stones {
                    let same = all.chains[s] == all.chains[t];
                    assert_eq!(same, together(ground, b, s, t), "{s} and {t}");
                    // Disks in one another need no line between them.
                    if !matches!(given, Given::Disks(_)) {
                        assert_eq!(same, joined(&all.joins, s, count)[t], "{s} and {t}");
                    }
                }
                if let (true, Some(liberties)) =
                    (is_stone(s), all.liberties.get(all.chains[s].max(1) as usize - 1))
                {
                    assert_eq!(*liberties as usize, ground.liberties(b, s).len(), "{s}");
                }
                let of = |colour: Colour| {
                    let mut own = (0..count).filter(|&t| ground.colour(b, t) == Some(colour));
                    own.any(|t| ground.liberties(b, t).contains(&s))
                };
                let bits = u8::from(of(Colour::Black)) | u8::from(of(Colour::White)) << 1;
                assert_eq!(all.beside[s], bits, "{s}");
            }
            for [u, v] in &all.joins {
                assert_eq!(all.chains[u.index()], all.chains[v.index()]);
            }
            let lines: Vec<_> = all.joins.iter().map(|join| join.map(|at| at.index())).collect();
            if let Some(next) = neighbours(&given) {
                let is_join = |&[u, v]: &[usize; 2]| {
                    let same = is_stone(u) && all.chains[u] == all.chains[v];
                    same && next(u, v) && (u < v || !next(v, u))
                };
                let pairs = (0..count).flat_map(|u| (0..count).map(move |v| [u, v]));
                assert_eq!(lines, pairs.filter(is_join).collect::<Vec<_>>());
            }
        });
    });
}
