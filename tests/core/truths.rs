//! Numbers that others have published, or that a closed form or the literal oracle gives,
//! counted again by the engine.

use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};

use gospace::boards::families;
use gospace::boards::graph::Graph;
use gospace::boards::setup::{BoardSetup, GridSetup, Wrap};
use gospace::rules::wellformed::dead_points;
use gospace::{Colour, Game, Placement, Player, Turn};

use super::both::{board, game, graph, oracle_board};
use super::trials::are_all_tried;

/// A line of a table: a board by name and size, and its count.
struct Truth {
    board: String,
    count: u64,
}

/// The lines of a table but for comments. Each must say where its number comes from.
fn table(text: &str) -> Vec<Truth> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let truth = |line: &str| match line.split('\t').collect::<Vec<_>>()[..] {
        [board, count, source] if !source.is_empty() => {
            Truth { board: board.to_owned(), count: u64::from_str(count).expect("a count") }
        }
        _ => panic!("not a board, a count and a source: {line}"),
    };
    lines.map(truth).collect()
}

fn well_formed_table() -> Vec<Truth> {
    table(include_str!("../truths/well_formed.tsv"))
}

/// The board that a table names. Drawn here anew, so that no slip in a family's generator
/// can hide behind a count.
fn named(name: &str) -> BoardSetup {
    let mut words = name.split(' ');
    let family = words.next().expect("a family");
    let sizes: Vec<u32> = words.map(|size| size.parse().expect("a size")).collect();
    match (family, &sizes[..]) {
        ("path", &[n]) => graph(n as usize, &steps(n), &[]),
        ("directed-path", &[n]) => graph(n as usize, &[], &steps(n)),
        ("cycle", &[n]) => graph(n as usize, &ring(n), &[]),
        ("directed-cycle", &[n]) => graph(n as usize, &[], &ring(n)),
        ("complete", &[n]) => graph(n as usize, &pairs(n, |_, _| true), &[]),
        ("star", &[n]) => graph(n as usize + 1, &pairs(n + 1, |a, _| a == 0), &[]),
        ("bipartite", &[m, n]) => {
            let across = |a, b| a < m && b >= m;
            graph((m + n) as usize, &pairs(m + n, across), &[])
        }
        ("hypercube", &[d]) => {
            let differ_once = |a: u32, b: u32| (a ^ b).is_power_of_two();
            graph(1 << d, &pairs(1 << d, differ_once), &[])
        }
        ("grid", &[w, h]) => grid(w, h, |across, down| across + down == 1),
        ("torus", &[w, h]) => grid(w, h, |across, down| {
            let around = |steps, length| std::cmp::min(steps, length - steps);
            around(across, w) + around(down, h) == 1
        }),
        ("petersen", &[]) => {
            let spokes = (0..5).map(|v| [v, v + 5]);
            let inner = (0..5).map(|v| [v + 5, (v + 2) % 5 + 5]);
            let edges: Vec<_> = ring(5).into_iter().chain(spokes).chain(inner).collect();
            graph(10, &edges, &[])
        }
        _ => panic!("no board is called {name}"),
    }
}

fn steps(n: u32) -> Vec<[u32; 2]> {
    (1..n).map(|v| [v - 1, v]).collect()
}

fn ring(n: u32) -> Vec<[u32; 2]> {
    (0..n).map(|v| [v, (v + 1) % n]).collect()
}

fn pairs(n: u32, joined: impl Fn(u32, u32) -> bool) -> Vec<[u32; 2]> {
    let all = (0..n).flat_map(|b| (0..b).map(move |a| [a, b]));
    all.filter(|&[a, b]| joined(a, b)).collect()
}

/// A rectangle in which two points are joined by how far apart they lie, across and down.
fn grid(w: u32, h: u32, joined: impl Fn(u32, u32) -> bool) -> BoardSetup {
    let near = |a: u32, b: u32| joined((a % w).abs_diff(b % w), (a / w).abs_diff(b / w));
    graph((w * h) as usize, &pairs(w * h, near), &[])
}

const COLOURS: [Colour; 3] = [Colour::Empty, Colour::Black, Colour::White];

/// True if the engine's own check finds the colouring well-formed.
fn is_well_formed(graph: &Graph, colours: &[Colour]) -> bool {
    dead_points(graph, colours).is_empty()
}

/// The number of well-formed colourings that begin with `colours[..fixed]`, the points after it being
/// empty. None does if a stone is dead although all that is open is empty.
fn count_from(graph: &Graph, colours: &mut [Colour], fixed: usize) -> u64 {
    if !is_well_formed(graph, colours) {
        return 0;
    }
    let mut count = 1;
    for next in fixed..colours.len() {
        for stone in [Colour::Black, Colour::White] {
            colours[next] = stone;
            count += count_from(graph, colours, next + 1);
        }
        colours[next] = Colour::Empty;
    }
    count
}

/// The number of well-formed colourings. The colourings of the first points are shared out to
/// two threads.
fn count_well_formed(setup: &BoardSetup) -> u64 {
    let board = board(setup);
    let graph = board.graph();
    let points = graph.vertex_count();
    let shared = points.min(4);
    let next = AtomicUsize::new(0);
    let count = || {
        let mut count = 0;
        loop {
            let share = next.fetch_add(1, Ordering::Relaxed);
            if share >= 3usize.pow(shared as u32) {
                return count;
            }
            count += count_share(graph, share, shared);
        }
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(count);
        count() + other.join().expect("a count")
    })
}

/// The colourings whose first points have the colours that the number `share` spells.
fn count_share(graph: &Graph, share: usize, shared: usize) -> u64 {
    let mut colours = vec![Colour::Empty; graph.vertex_count()];
    let mut digits = share;
    for colour in &mut colours[..shared] {
        *colour = COLOURS[digits % 3];
        digits /= 3;
    }
    count_from(graph, &mut colours, shared)
}

#[test]
fn well_formed_colourings_are_as_many_as_published() {
    let most = if are_all_tried() { u64::MAX } else { 100_000 };
    for Truth { board, count } in well_formed_table().into_iter().filter(|t| t.count <= most) {
        assert_eq!(count_well_formed(&named(&board)), count, "{board}");
    }
}

/// The table's boards as the generators draw them.
fn generated() -> Vec<(&'static str, BoardSetup)> {
    let drawn = [
        ("path 6", families::path(6)),
        ("cycle 6", families::cycle(6)),
        ("star 5", families::star(5)),
        ("complete 6", families::complete(6)),
        ("bipartite 2 3", families::complete_bipartite(2, 3)),
        ("hypercube 3", families::hypercube(3)),
        ("hypercube 3", Ok(families::cube())),
        ("petersen", Ok(families::petersen())),
        ("directed-cycle 6", families::directed_cycle(6)),
    ];
    let graphs = drawn.map(|(name, made)| (name, BoardSetup::Graph(made.expect("in range"))));
    let grid = |columns, rows, wrap| BoardSetup::Grid(GridSetup { columns, rows, wrap });
    let grids = [
        ("grid 2 4", grid(4, 2, Wrap::None)),
        ("grid 3 3", grid(3, 3, Wrap::None)),
        ("torus 3 3", grid(3, 3, Wrap::Torus)),
    ];
    graphs.into_iter().chain(grids).collect()
}

#[test]
fn generated_boards_have_as_many_well_formed_colourings() {
    let table = well_formed_table();
    for (name, setup) in generated() {
        let truth = table.iter().find(|truth| truth.board == name);
        assert_eq!(Some(count_well_formed(&setup)), truth.map(|t| t.count), "{name}");
    }
}

/// Every colouring, one after another, by the oracle.
fn count_by_the_oracle(setup: &BoardSetup) -> u64 {
    let oracle = oracle_board(setup);
    let points = oracle.points() as u32;
    let colouring = |code: usize| -> Vec<Colour> {
        (0..points).map(|v| COLOURS[code / 3usize.pow(v) % 3]).collect()
    };
    let codes = 0..3usize.pow(points);
    codes.filter(|&code| oracle.dead_points(&colouring(code)).is_empty()).count() as u64
}

#[test]
fn the_oracle_counts_the_same_on_small_boards() {
    for Truth { board, count } in well_formed_table() {
        let setup = named(&board);
        if game(&setup).colours().len() <= 10 {
            assert_eq!(count_by_the_oracle(&setup), count, "{board}");
        }
    }
}

/// The terms of a linear recurrence: each is the last ones times the factors, latest first.
fn recurrence<const N: usize>(first: [i64; N], factors: [i64; N]) -> impl Iterator<Item = u64> {
    let mut terms = first;
    std::iter::repeat_with(move || {
        let term = terms[0];
        let next = (0..N).map(|i| factors[i] * terms[N - 1 - i]).sum();
        terms.rotate_left(1);
        terms[N - 1] = next;
        term as u64
    })
}

/// A family's numbers in the table, by size.
fn counts_of(family: &str) -> Vec<(u32, u64)> {
    let size = |truth: &Truth| match truth.board.split(' ').collect::<Vec<_>>()[..] {
        [name, size] if name == family => size.parse().ok(),
        _ => None,
    };
    let truths = well_formed_table();
    let sized = truths.iter().filter_map(|truth| Some((size(truth)?, truth.count)));
    let counts: Vec<_> = sized.collect();
    assert!(counts.len() > 4, "{family} has {counts:?}");
    counts
}

#[test]
fn the_table_keeps_to_its_closed_forms() {
    for (n, count) in counts_of("complete") {
        assert_eq!(count, 3u64.pow(n) - 2u64.pow(n));
    }
    for (n, count) in counts_of("star") {
        assert_eq!(count, 3u64.pow(n) + 2 * (2u64.pow(n) - 1));
    }
}

#[test]
fn the_table_keeps_to_its_recurrences() {
    let path: Vec<u64> = recurrence([1, 5, 15], [3, -1, 1]).take(20).collect();
    let cycle: Vec<u64> = recurrence([3, 7, 21], [3, -1, 1]).take(20).collect();
    let directed_path: Vec<u64> = recurrence([1, 3], [2, 1]).take(20).collect();
    let directed_cycle: Vec<u64> = recurrence([2, 6], [2, 1]).take(20).collect();
    let families = [
        ("path", path, 0),
        ("cycle", cycle, 2),
        ("directed-path", directed_path, 0),
        ("directed-cycle", directed_cycle, 1),
    ];
    for (family, terms, less) in families {
        for (n, count) in counts_of(family) {
            assert_eq!(count, terms[n as usize - 1] - less, "{family} {n}");
        }
    }
}

/// The number of games that go on from here, this one included: at each moment either player plays.
fn count_games(game: &mut Game) -> u64 {
    let mut count = 1;
    for player in Player::BOTH {
        let passes = game.player_to_act() != Some(player);
        if passes {
            game.play(Turn::Pass).expect("two passes never follow one another here");
        }
        for at in game.allowed() {
            count += count_games_after(game, at);
        }
        if passes {
            game.undo();
        }
    }
    count
}

fn count_games_after(game: &mut Game, at: Placement) -> u64 {
    game.play(Turn::play(at)).expect("the play is allowed");
    let count = count_games(game);
    game.undo();
    count
}

#[test]
fn games_that_repeat_no_colouring_are_as_many_as_published() {
    for Truth { board, count } in table(include_str!("../truths/games.tsv")) {
        assert_eq!(count_games(&mut game(&named(&board))), count, "{board}");
    }
}
