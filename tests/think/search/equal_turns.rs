//! Turns that a symmetry of the board makes equal are searched once. The oracle tries all permutations.

use std::collections::BTreeSet;

use gospace::boards::families::{self, gallery};
use gospace::boards::setup::{BoardSetup, GridSetup, Start, Wrap};
use gospace::boards::{Board, Ground};
use gospace::rules::ruleset::Preset;
use gospace::{Game, Placement, Turn};
use gospace_think::automorphisms::Structure;

use super::{Chance, game, graph, grid, pictured, row, search};

/// By placement, the number of plays that the search takes for its equals.
fn equals(game: &mut Game) -> Vec<u32> {
    let report = search(game, 1);
    let mut plays: Vec<_> = report.candidates.iter().filter(|c| c.site.is_some()).collect();
    plays.sort_by_key(|play| play.site);
    plays.iter().map(|play| play.equals).collect()
}

/// The number of plays that are searched.
fn searched(game: &mut Game) -> f64 {
    equals(game).into_iter().map(|equals| 1.0 / f64::from(equals)).sum()
}

fn opened(setup: BoardSetup) -> Game {
    game(setup, Preset::TrompTaylor, None, Start::default())
}

fn wrapped(columns: u32, rows: u32, wrap: Wrap) -> BoardSetup {
    BoardSetup::Grid(GridSetup { columns, rows, wrap })
}

#[test]
fn an_empty_board_has_as_many_candidates_as_orbits() {
    let cycle = |n: u32| graph(n, &(0..n).map(|v| [v, (v + 1) % n]).collect::<Vec<_>>(), &[]);
    let ring = |n: u32| graph(n, &[], &(0..n).map(|v| [v, (v + 1) % n]).collect::<Vec<_>>());
    let star = graph(6, &(1..6).map(|v| [0, v]).collect::<Vec<_>>(), &[]);
    // A square of odd side n has k (k + 1) / 2 orbits, k = (n + 1) / 2; an oblong one k l.
    let boards = [
        (grid(7, 7), 10.0),
        (grid(9, 9), 15.0),
        (grid(19, 19), 55.0),
        (grid(7, 4), 8.0),
        (row(5), 3.0),
        (row(6), 3.0),
        (cycle(9), 1.0),
        (ring(9), 1.0),
        (star, 2.0),
        (wrapped(7, 7, Wrap::Torus), 1.0),
        (wrapped(9, 5, Wrap::Torus), 1.0),
        (wrapped(5, 7, Wrap::Cylinder), 4.0),
    ];
    for (setup, orbits) in boards {
        let searched = searched(&mut opened(setup.clone()));
        assert!((searched - orbits).abs() < 1e-9, "{setup:?}: {searched} of {orbits}");
    }
}

#[test]
fn plays_and_starting_stones_break_symmetries() {
    let mut centre = opened(grid(5, 5));
    centre.play(Turn::play(Placement(12))).unwrap();
    assert!((searched(&mut centre) - 5.0).abs() < 1e-9, "the centre keeps all");
    let mut side = opened(grid(5, 5));
    side.play(Turn::play(Placement(1))).unwrap();
    assert!(equals(&mut side).iter().all(|&equals| equals == 1));
    // Each of the two stones is its own image under one reflection; their colours differ.
    let start = pictured(&["x...o", ".....", ".....", ".....", "....."]);
    let mut stones = game(grid(5, 5), Preset::TrompTaylor, None, start);
    assert!(equals(&mut stones).iter().all(|&equals| equals == 1));
    let start = pictured(&["x...x", ".....", ".....", ".....", "....."]);
    let mut alike = game(grid(5, 5), Preset::TrompTaylor, None, start);
    assert!((searched(&mut alike) - 14.0).abs() < 1e-9, "23 points, 5 of them on the axis");
}

#[test]
fn stones_that_were_taken_still_break_symmetries() {
    // White took the corner: the stones are symmetric about the diagonal, the boards before are not.
    let mut game = opened(grid(3, 3));
    for at in [0, 1, 8, 3] {
        game.play(Turn::play(Placement(at))).unwrap();
    }
    assert!(equals(&mut game).iter().all(|&equals| equals == 1));
}

/// All permutations of so many.
fn permutations(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let shorter = permutations(count - 1);
    let with = |rest: &Vec<usize>, at: usize| {
        let mut rest = rest.clone();
        rest.insert(at, count - 1);
        rest
    };
    shorter.iter().flat_map(|rest| (0..count).map(move |at| with(rest, at))).collect()
}

/// By placement, the size of its orbit under these permutations of the placements.
fn orbit_sizes(count: usize, kept: &[Vec<usize>]) -> Vec<u32> {
    let orbit = |at: usize| kept.iter().map(|images| images[at]).collect::<BTreeSet<_>>();
    (0..count).map(|at| orbit(at).len() as u32).collect()
}

#[test]
fn on_random_digraphs_the_equals_are_those_of_all_permutations() {
    let mut chance = Chance(5);
    for _ in 0..150 {
        let points = 2 + chance.below(4);
        let often = 2 + chance.below(2);
        let pairs = (0..points).flat_map(|a| (0..points).map(move |b| [a, b]));
        let arcs: BTreeSet<[usize; 2]> =
            pairs.filter(|[a, b]| a != b && chance.below(often) == 0).collect();
        let mut kept = permutations(points);
        kept.retain(|images| arcs.iter().all(|&[a, b]| arcs.contains(&[images[a], images[b]])));
        let listed: Vec<[u32; 2]> = arcs.iter().map(|arc| arc.map(|v| v as u32)).collect();
        let mut game = opened(graph(points as u32, &[], &listed));
        let sizes = orbit_sizes(points, &kept);
        let found = equals(&mut game);
        if found.len() == points {
            assert_eq!(found, sizes, "{arcs:?}");
        }
    }
}

#[test]
fn on_go_spaces_the_equals_are_those_of_all_permutations() {
    for setup in [
        families::dominoes(2, 2).unwrap(),
        families::dominoes(3, 2).unwrap(),
        families::sierpinski(1).unwrap(),
    ] {
        let setup = BoardSetup::Space(setup);
        let board = Board::new(setup.clone()).unwrap();
        let Ground::Space(space) = board.ground() else { panic!("a space") };
        if space.point_count() > 8 {
            continue;
        }
        let image = |set: Vec<usize>, images: &[usize]| -> BTreeSet<usize> {
            set.into_iter().map(|p| images[p]).collect()
        };
        let open = |p: usize| -> Vec<usize> {
            let p = gospace::Point(p as u32);
            space.neighbourhood(p).iter().map(|q| q.index()).collect()
        };
        let members: Vec<Vec<usize>> = space
            .placements()
            .map(|s| space.points_of(s).iter().map(|p| p.index()).collect())
            .collect();
        let place = |set: &BTreeSet<usize>| {
            members.iter().position(|other| other.iter().copied().collect::<BTreeSet<_>>() == *set)
        };
        let kept: Vec<Vec<usize>> = permutations(space.point_count())
            .into_iter()
            .filter(|images| {
                (0..images.len()).all(|p| {
                    image(open(p), images) == open(images[p]).into_iter().collect::<BTreeSet<_>>()
                })
            })
            .filter_map(|images| {
                members.iter().map(|set| place(&image(set.clone(), &images))).collect()
            })
            .collect();
        let sizes = orbit_sizes(members.len(), &kept);
        assert_eq!(equals(&mut opened(setup)), sizes);
    }
}

/// The refinement leaves all points alike there, so every pair might be tried.
#[test]
fn on_large_boards_of_points_alike_the_search_for_equals_ends() {
    let regular = BoardSetup::Graph(families::random_regular(2_000, 3, 1).unwrap());
    let pairs = graph(2_000, &(0..1_000).map(|v| [2 * v, 2 * v + 1]).collect::<Vec<_>>(), &[]);
    let [regular, _] = [regular, pairs].map(|setup| {
        let board = Board::new(setup).unwrap();
        let structure = Structure::new(board.ground(), |_| 0, |_| 0).unwrap();
        // Every pair would take minutes.
        structure.orbits(300_000)
    });
    assert!(regular.iter().enumerate().all(|(v, orbit)| orbit.index() == v), "it has no symmetry");
}

#[test]
fn automorphisms_keep_the_arcs_of_every_family_of_graphs() {
    let mut kept = 0;
    for family in gallery() {
        let board = Board::new(family.setup().0.clone()).unwrap();
        let Ground::Graph(graph) = board.ground() else { continue };
        let Some(structure) = Structure::new(board.ground(), |_| 0, |_| 0) else { continue };
        let all = structure.list(12, 100_000);
        assert!(all[0].iter().enumerate().all(|(at, image)| at == image.index()));
        let orbits = structure.orbits(100_000);
        for images in &all {
            for v in graph.vertices() {
                for &u in graph.successors(v) {
                    assert!(graph.has_arc(images[v.index()], images[u.index()]), "{}", family.id);
                }
                assert_eq!(orbits[v.index()], orbits[images[v.index()].index()], "{}", family.id);
            }
        }
        kept += all.len() - 1;
    }
    assert!(kept > 100, "{kept} automorphisms");
}
