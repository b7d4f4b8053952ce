//! Laws of go-spaces: TopoGo's results, the shortcuts that RULES.md 3 takes for a finite X, and
//! that a graph and its go-space are one game. The literal oracle is held to them here.

use std::cell::Cell;

use gospace::colour::{Colour, Player};

use super::many::{colours, spaces, undirected};
use super::naive::{self, Colouring};
use super::naive_rules::{End, Game, Ground, Repetition};
use super::naive_space::{Described, Space, Subset, elements, of_graph, subset};
use super::trials::{check, often, script};

/// The smallest open set around each point: "the intersection of all given sets that contain x".
fn neighbourhoods(described: &Described) -> Vec<Subset> {
    let all = subset(&(0..described.points).collect::<Vec<_>>());
    let around = |x: usize| {
        let given = described.subbase.iter().filter(move |&&set| set >> x & 1 == 1);
        given.fold(all, |meet, set| meet & set)
    };
    (0..described.points).map(around).collect()
}

/// "p is in cl(A) iff U(p) meets A".
fn closure(around: &[Subset], set: Subset) -> Subset {
    subset(&(0..around.len()).filter(|&p| around[p] & set != 0).collect::<Vec<_>>())
}

/// The parts of a set under "joins p and q when p ∈ U(q) or q ∈ U(p)".
fn components(around: &[Subset], set: Subset) -> Vec<Subset> {
    let mut left = set;
    let mut parts = Vec::new();
    while left != 0 {
        let mut part = left & left.wrapping_neg();
        loop {
            let joined = |p: &usize| {
                around[*p] & part != 0 || elements(part).iter().any(|&q| around[q] >> p & 1 == 1)
            };
            let grown =
                part | subset(&elements(left).into_iter().filter(joined).collect::<Vec<_>>());
            if grown == part {
                break;
            }
            part = grown;
        }
        left &= !part;
        parts.push(part);
    }
    parts
}

/// D1's way to a string: "drop from Q each stone whose closure is not inside one component;
/// until nothing is dropped. Then string(s) = the stones of Q in s's component"; else D2.
fn greatest(described: &Described, mut q: Vec<usize>, s: usize) -> Subset {
    let around = neighbourhoods(described);
    let closed = |t: usize| closure(&around, described.placements[t]);
    loop {
        let union = q.iter().fold(0, |all, &t| all | described.placements[t]);
        let parts = components(&around, closure(&around, union));
        let part_of = |t: usize| parts.iter().position(|part| closed(t) & !part == 0);
        let kept: Vec<usize> = q.iter().copied().filter(|&t| part_of(t).is_some()).collect();
        if kept.len() < q.len() {
            q = kept;
            continue;
        }
        if !q.contains(&s) {
            return 1 << s;
        }
        q.retain(|&t| part_of(t) == part_of(s));
        return subset(&q);
    }
}

fn space(described: &Described) -> Space {
    Space::new(described).expect("the placements were picked among the open sets")
}

fn game(described: &Described) -> Game {
    Game::new(Ground::Space(space(described)), Repetition::Positional, End::NoTurnLoses)
}

/// A player picks among what is allowed, until nothing is; `each` sees every colouring.
fn play_out(game: &mut Game, script: &[u16], mut each: impl FnMut(&Colouring)) {
    for &choice in script {
        let allowed = game.allowed();
        if allowed.is_empty() {
            return;
        }
        game.play(allowed[usize::from(choice) % allowed.len()]).expect("an allowed play");
        each(game.colouring());
    }
}

#[test]
fn closures_and_connected_sets_are_what_minimal_neighbourhoods_say() {
    check(2_000, spaces(), |described| {
        let space = space(&described);
        let around = neighbourhoods(&described);
        for stones in 0..1 << described.placements.len() {
            let union = elements(stones).iter().fold(0, |all, &s| all | described.placements[s]);
            let parts = components(&around, closure(&around, union));
            assert_eq!(space.is_go_connected(stones), parts.len() <= 1);
        }
    });
}

#[test]
fn every_coloured_point_is_in_a_stone_that_has_a_liberty() {
    check(3_000, (spaces(), script(30)), |(described, script)| {
        let space = space(&described);
        play_out(&mut game(&described), &script, |b| assert_eq!(space.dead_points(b), []));
    });
}

#[test]
fn a_string_is_the_greatest_go_connected_set_around_its_stone() {
    let [joined, lonely] = [Cell::new(0), Cell::new(0)];
    check(10_000, (spaces(), colours()), |(described, b)| {
        let space = space(&described);
        for p in Player::BOTH {
            for s in space.stones(&b, p) {
                let string = space.string(&b, s);
                assert_eq!(string, greatest(&described, space.stones(&b, p), s));
                let alone = string == 1 << s && !space.is_go_connected(string);
                assert!(alone || space.is_go_connected(string), "Result 3");
                joined.set(joined.get() + usize::from(string != 1 << s));
                lonely.set(lonely.get() + usize::from(alone));
            }
        }
    });
    assert!(joined.get() > often(1_000) && lonely.get() > often(1_000), "{joined:?} {lonely:?}");
}

#[test]
fn a_graph_and_its_go_space_are_one_game() {
    let captures = Cell::new(0);
    check(2_000, (undirected(1..6, 0..6), script(40)), |((points, edges), script)| {
        let drawn: Vec<[u32; 2]> = edges.iter().map(|e| e.map(|v| v as u32)).collect();
        let board = naive::Board::new(points, &drawn, &[]);
        let space = space(&of_graph(points, &edges));
        let mut on_graph =
            Game::new(Ground::Graph(board.clone()), Repetition::Positional, End::TwoPasses);
        let mut on_space =
            Game::new(Ground::Space(space.clone()), Repetition::Positional, End::TwoPasses);
        for choice in script {
            let allowed = on_graph.allowed();
            assert_eq!(allowed, on_space.allowed());
            if allowed.is_empty() {
                assert_eq!(on_graph.pass(), on_space.pass());
                continue;
            }
            let at = allowed[usize::from(choice) % allowed.len()];
            let [a, b] = [&mut on_graph, &mut on_space].map(|game| game.play(at).expect("allowed"));
            captures.set(captures.get() + a.captured.len());
            assert_eq!((&a.captured, &a.suicide), (&b.captured, &b.suicide));
            assert_eq!(a.colouring, b.colouring[..points]);
            assert!(b.colouring[points..].iter().all(|&c| c == Colour::Empty));
            assert_eq!(board.owners(&a.colouring), space.owners(&b.colouring));
            for v in 0..points {
                assert_eq!(board.chain(&a.colouring, v), space.chain(&b.colouring, v));
                assert_eq!(board.liberties(&a.colouring, v), space.liberties(&b.colouring, v));
            }
        }
    });
    assert!(captures.get() > often(1_000), "{captures:?}");
}
