//! The solver: published values, and agreement with every game on small boards.

use std::collections::HashMap;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use gospace::boards::Board;
use gospace::boards::families;
use gospace::boards::setup::{BoardSetup, GraphSetup, GridSetup, SpaceSetup, Start, Wrap};
use gospace::document::{Document, OpenGame};
use gospace::limits::MAX_SOLVED_POINTS;
use gospace::rules::rational::{self, Rational};
use gospace::rules::ruleset::{End, Komi, Preset, Repetition, Ruleset};
use gospace::{Colour, Game, GameResult, Player, Turn};
use gospace_think::solve::life::Life;
use gospace_think::solve::plays::Stones;
use gospace_think::solve::{Solution, Solver, Unsolvable};

use super::trials::{often, share};

/// Nodes after which a test gives up.
const MOST_NODES: u64 = 3_000_000;

fn grid(columns: u32, rows: u32) -> BoardSetup {
    BoardSetup::Grid(GridSetup { columns, rows, wrap: Wrap::None })
}

fn digraph(points: u32, edges: Vec<[u32; 2]>, arcs: Vec<[u32; 2]>) -> BoardSetup {
    let points = (0..points).map(|i| [f64::from(i), f64::from(i * i)]).collect();
    BoardSetup::Graph(GraphSetup { points, edges, arcs, ..GraphSetup::default() })
}

fn complete(sizes: &[u32]) -> BoardSetup {
    let parts: Vec<usize> =
        sizes.iter().enumerate().flat_map(|(part, &size)| vec![part; size as usize]).collect();
    let count = parts.len() as u32;
    let pairs = (0..count).flat_map(|a| (0..a).map(move |b| [b, a]));
    let edges = pairs.filter(|&[a, b]| parts[a as usize] != parts[b as usize]).collect();
    digraph(count, edges, Vec::new())
}

fn cycle(points: u32) -> BoardSetup {
    digraph(points, (0..points).map(|v| [v, (v + 1) % points]).collect(), Vec::new())
}

fn game(setup: BoardSetup, rules: Ruleset) -> Game {
    Game::new(Arc::new(Board::new(setup).unwrap()), rules, Start::default()).unwrap()
}

fn solved(game: Game) -> Solution {
    let mut solver = Solver::new(game);
    while !solver.is_complete() && solver.report().nodes < MOST_NODES {
        solver.run(10_000);
    }
    solver.report()
}

fn value(setup: BoardSetup, rules: Ruleset) -> Rational {
    let solution = solved(game(setup, rules));
    assert!(solution.is_settled, "{solution:?}");
    assert_eq!(solution.low, solution.high);
    solution.low
}

fn tromp_taylor(repetition: Repetition) -> Ruleset {
    Ruleset { repetition, ..Ruleset::on(&grid(1, 1), Some(Preset::TrompTaylor)) }
}

fn number(value: i64) -> Rational {
    Rational::from_integer(value.into())
}

/// Drange, *Mini-GO*.
#[test]
fn rows_have_the_values_of_mini_go() {
    for (points, margin) in [(2, 0), (3, 3), (4, 4), (5, 0), (6, 1), (7, 2), (8, 3), (9, 0)] {
        let found = value(grid(points, 1), tromp_taylor(Repetition::Positional));
        assert_eq!(found, number(margin), "1×{points}");
    }
}

/// Tromp and Farnebäck, *Combinatorics of Go*; van der Werf, *Solving Go on small boards*.
#[test]
fn small_grids_have_the_known_values() {
    let known = [([2, 2], 1), ([3, 2], 0), ([4, 2], 8), ([3, 3], 9), ([4, 3], 4)];
    for ([columns, rows], margin) in known {
        let found = value(grid(columns, rows), tromp_taylor(Repetition::Positional));
        assert_eq!(found, number(margin), "{columns}×{rows}");
    }
}

/// By brute force, without the solver.
#[test]
fn small_graphs_have_the_values_of_brute_force() {
    let boards = [
        (cycle(3), 0),
        (cycle(4), 1),
        (cycle(5), 0),
        (complete(&[1, 1, 1, 1]), 1),
        (complete(&[2, 3]), 0),
        (complete(&[1, 3]), 4),
        (complete(&[1, 4]), 5),
        (complete(&[1, 5]), 6),
    ];
    for (setup, margin) in boards {
        let found = value(setup.clone(), tromp_taylor(Repetition::Positional));
        assert_eq!(found, number(margin), "{setup:?}");
    }
}

#[test]
fn in_the_middle_of_3x3_black_takes_all() {
    let solution = solved(game(grid(3, 3), tromp_taylor(Repetition::Positional)));
    assert_eq!(solution.best, [Turn::play(gospace::Placement(4))]);
    assert!(solution.is_settled);
}

#[test]
fn komi_is_counted() {
    let mut rules = tromp_taylor(Repetition::Positional);
    rules.komi = Komi::Fixed(rational::parse("7/2").unwrap());
    assert_eq!(value(grid(3, 1), rules), rational::parse("-1/2").unwrap());
}

/// Every game, without a cut: Black's margin with best play, komi apart. Nothing where these are more
/// positions than `left`.
fn brute_force(game: &mut Game, left: &mut u32) -> Option<i64> {
    *left = left.checked_sub(1)?;
    match game.result() {
        Some(GameResult::NoTurn { winner: Player::Black }) => return Some(1),
        Some(GameResult::NoTurn { winner: Player::White }) => return Some(-1),
        Some(_) => {
            let score = game.score()?;
            let ahead = |m: &i64| score.black == score.white.clone().plus(&number(*m));
            return (-40..=40).find(ahead);
        }
        None => {}
    }
    let player = game.player_to_act()?;
    best(&margins(game, left)?, player)
}

/// Black's margin after each turn, with best play from there.
fn margins(game: &mut Game, left: &mut u32) -> Option<Vec<(Turn, i64)>> {
    let turns = turns(game);
    let margin = |turn: Turn| {
        game.play(turn.clone()).unwrap();
        let margin = brute_force(game, left);
        game.undo();
        Some((turn, margin?))
    };
    turns.into_iter().map(margin).collect()
}

fn best(margins: &[(Turn, i64)], player: Player) -> Option<i64> {
    let margins = margins.iter().map(|&(_, margin)| margin);
    if player == Player::Black { margins.max() } else { margins.min() }
}

fn turns(game: &mut Game) -> Vec<Turn> {
    let passes = game.rules().end == End::TwoPasses;
    let plays = game.allowed().into_iter().map(Turn::play);
    passes.then_some(Turn::Pass).into_iter().chain(plays).collect()
}

/// Every digraph of so many points, or every graph.
fn every_graph(points: u32, directed: bool) -> impl Iterator<Item = BoardSetup> {
    let pairs: Vec<[u32; 2]> = (0..points)
        .flat_map(|a| (0..points).map(move |b| [a, b]))
        .filter(|[a, b]| if directed { a != b } else { a < b })
        .collect();
    (0..1_u32 << pairs.len()).map(move |set| {
        let chosen = pairs.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
        let chosen: Vec<[u32; 2]> = chosen.map(|(_, pair)| *pair).collect();
        if directed {
            digraph(points, Vec::new(), chosen)
        } else {
            digraph(points, chosen, Vec::new())
        }
    })
}

/// The positions of all games from one that are looked at.
const ALL: u32 = 30_000;

/// True where brute force is within its limit.
fn agrees_with_brute_force(mut game: Game) -> bool {
    let mut left = ALL;
    let found = match game.player_to_act() {
        Some(player) => margins(&mut game, &mut left).map(|all| (best(&all, player), all)),
        None => Some((brute_force(&mut game, &mut left), Vec::new())),
    };
    let Some((Some(expected), margins)) = found else { return false };
    let is_best = |(turn, margin)| (margin == expected).then_some(turn);
    let mut best: Vec<Turn> = margins.into_iter().filter_map(is_best).collect();
    let start = format!("{:?} {:?}", game.board().setup(), game.record());
    let mut found = solved(game);
    assert_eq!((found.low, found.is_settled), (number(expected), true), "{start}");
    best.sort_by_key(|turn| format!("{turn:?}"));
    found.best.sort_by_key(|turn| format!("{turn:?}"));
    assert_eq!(found.best, best, "{start}");
    true
}

#[test]
fn on_every_graph_and_digraph_of_three_points_it_agrees_with_brute_force() {
    let mut compared = 0;
    for setup in
        share(every_graph(3, false).chain(every_graph(2, true)).chain(every_graph(3, true)))
    {
        let primitive = Ruleset::on(&setup, Some(Preset::Primitive));
        let positional = tromp_taylor(Repetition::Positional);
        let situational = tromp_taylor(Repetition::Situational);
        let stone = Ruleset::on(&setup, Some(Preset::Stone));
        for rules in [primitive, positional, situational, stone] {
            compared += usize::from(agrees_with_brute_force(game(setup.clone(), rules)));
        }
    }
    assert!(compared > often(150), "{compared}");
}

/// A colouring, the one that may not come back, if Black is to act, and if the last turn was a pass.
type Standing = (Vec<Colour>, Option<Vec<Colour>>, bool, bool);

/// All that a game with simple ko can come to: its positions by a number, each with its player and the
/// turns from it, and its margin where the game ends.
#[derive(Default)]
struct Positions {
    numbers: HashMap<Standing, usize>,
    /// True where Black is to act, and the positions after each turn.
    turns: Vec<(bool, Vec<usize>)>,
    margins: Vec<Option<i64>>,
}

impl Positions {
    /// The number of the position in which a game stands, with all that follow.
    fn add(&mut self, game: &mut Game) -> usize {
        let banned = game.turn_count().checked_sub(1).and_then(|turns| game.colours_after(turns));
        let is_black = game.player_to_act() != Some(Player::White);
        let passed = game.record().last().is_some_and(|entry| entry.turn == Turn::Pass);
        let is_over = game.result().is_some();
        // Once the game is over only the margin matters.
        let key = (game.colours().to_vec(), banned, is_black && !is_over, passed && !is_over);
        let key = if is_over { (key.0, None, false, false) } else { key };
        if let Some(&number) = self.numbers.get(&key) {
            return number;
        }
        let number = self.turns.len();
        self.numbers.insert(key, number);
        self.turns.push((is_black, Vec::new()));
        self.margins.push(is_over.then(|| {
            let score = game.score().unwrap();
            (-9..=9).find(|m| score.black == score.white.clone().plus(&self::number(*m))).unwrap()
        }));
        if !is_over {
            for turn in turns(game) {
                game.play(turn).unwrap();
                let next = self.add(game);
                game.undo();
                self.turns[number].1.push(next);
            }
        }
        number
    }

    /// The positions from which a player forces an end that is good enough, by growing the set of them.
    fn forced(&self, for_black: bool, is_good: impl Fn(i64) -> bool) -> Vec<bool> {
        let mut forced: Vec<bool> =
            self.margins.iter().map(|margin| margin.is_some_and(&is_good)).collect();
        loop {
            let before = forced.clone();
            for (number, (is_black, next)) in self.turns.iter().enumerate() {
                if self.margins[number].is_none() {
                    let is_forced = |next: &usize| before[*next];
                    forced[number] = match *is_black == for_black {
                        true => next.iter().any(is_forced),
                        false => next.iter().all(is_forced),
                    };
                }
            }
            if forced == before {
                return forced;
            }
        }
    }
}

/// With simple ko games may go on for ever: the bounds are what each player forces in games that end.
#[test]
fn with_simple_ko_it_finds_what_players_force_in_games_that_end() {
    let mut settled = 0;
    for setup in every_graph(3, false).chain(every_graph(3, true)).chain([cycle(4), grid(4, 1)]) {
        let mut played = game(setup.clone(), tromp_taylor(Repetition::SimpleKo));
        let mut positions = Positions::default();
        let start = positions.add(&mut played);
        let points = played.colours().len() as i64;
        let low = (-points..=points).rev().find(|m| positions.forced(true, |end| end >= *m)[start]);
        let high = (-points..=points).find(|m| positions.forced(false, |end| end <= *m)[start]);
        let mut solver = Solver::new(played);
        solver.run(20_000);
        let found = solver.report();
        let expected = (number(low.unwrap_or(-points)), number(high.unwrap_or(points)));
        assert_eq!((found.low, found.high), expected, "{setup:?}");
        settled += u32::from(found.is_settled);
    }
    assert!(settled > 15, "{settled}");
}

#[test]
fn on_small_spaces_it_agrees_with_brute_force() {
    let three = families::excluded_point(2).unwrap();
    let spaces = [three, families::particular_point(2).unwrap(), families::sierpinski(1).unwrap()];
    let mut compared = 0;
    for setup in spaces.map(BoardSetup::Space) {
        for preset in [Preset::TrompTaylor, Preset::Primitive, Preset::Stone] {
            let rules = Ruleset::on(&setup, Some(preset));
            compared += usize::from(agrees_with_brute_force(game(setup.clone(), rules)));
        }
    }
    assert!(compared >= 6, "{compared}");
}

/// A game is named by its turns, and turns that were taken back are none of it.
#[test]
fn turns_taken_back_are_no_history() {
    let mut game = game(grid(4, 1), tromp_taylor(Repetition::Positional));
    for at in [1, 2] {
        game.play(Turn::play(gospace::Placement(at))).unwrap();
    }
    while game.undo() {}
    assert_eq!(solved(game).low, number(4));
}

/// The board of a row of five with its points in another order.
#[test]
fn names_of_points_change_nothing() {
    let orders = [[0, 1, 2, 3, 4], [3, 0, 4, 1, 2], [4, 2, 0, 1, 3]];
    let solutions = orders.map(|order: [u32; 5]| {
        let edges = order.windows(2).map(|pair| [pair[0], pair[1]]).collect();
        let rules = tromp_taylor(Repetition::Situational);
        let solution = solved(game(digraph(5, edges, Vec::new()), rules));
        let place =
            |turn: &Turn| order.iter().position(|&at| *turn == Turn::play(gospace::Placement(at)));
        let mut best: Vec<_> = solution.best.iter().map(place).collect();
        best.sort();
        (solution.low, best)
    });
    assert_eq!(solutions[0], solutions[1]);
    assert_eq!(solutions[0], solutions[2]);
}

#[test]
fn from_the_middle_of_games_it_agrees_with_brute_force() {
    // Answers that were kept hold in some of the histories after these, and in others not.
    let mut compared = 0;
    for (number, setup) in share(every_graph(4, false).enumerate()) {
        let mut game = game(setup, tromp_taylor(Repetition::Positional));
        for place in 0..3 + number % 3 {
            let allowed = game.allowed();
            if !allowed.is_empty() {
                let at = allowed[(7 * number + 5 * place) % allowed.len()];
                game.play(Turn::play(at)).unwrap();
            }
        }
        compared += usize::from(game.result().is_none() && agrees_with_brute_force(game));
    }
    assert!(compared > often(20), "{compared}");
}

/// Stones on a row, `x` Black's and `o` White's.
fn on_a_row(picture: &str) -> Game {
    let at = |stone| {
        let all = picture.chars().enumerate();
        let places = all.filter(move |(_, c)| *c == stone).map(|(at, _)| at);
        places.map(|at| gospace::Placement::at(at).into()).collect()
    };
    let start = Start { black: at('x'), white: at('o') };
    let board = Arc::new(Board::new(grid(picture.len() as u32, 1)).unwrap());
    Game::new(board, tromp_taylor(Repetition::Positional), start).unwrap()
}

/// Benson's examples, by hand: two eyes live, one eye and a large space do not.
#[test]
fn chains_with_two_eyes_are_kept_for_certain() {
    let sure = |picture, player| {
        let game = on_a_row(picture);
        Life::new(&game).unwrap().sure_margin(Stones::of(game.colours()), player)
    };
    assert_eq!(sure(".x.x.", Player::Black), 5);
    assert_eq!(sure(".x.x.", Player::White), -5);
    assert_eq!(sure(".x..", Player::Black), -4);
    assert_eq!(sure(".x..x.", Player::Black), -6);
    // White keeps two stones beside a point of both.
    assert_eq!(sure(".xx.x.oo", Player::Black), 5 - 2);
    assert_eq!(sure("oo.x.x.", Player::White), -7);
}

#[test]
fn what_is_kept_for_certain_is_never_more_than_the_value() {
    let mut compared = 0;
    for (number, setup) in share(every_graph(4, false).enumerate()) {
        let mut game = game(setup, tromp_taylor(Repetition::Positional));
        for place in 0..2 + number % 4 {
            let allowed = game.allowed();
            if !allowed.is_empty() {
                let at = allowed[(3 * number + 7 * place) % allowed.len()];
                game.play(Turn::play(at)).unwrap();
            }
        }
        let life = Life::new(&game).unwrap();
        let sure = |player| life.sure_margin(Stones::of(game.colours()), player);
        let [black, white] = Player::BOTH.map(sure);
        if let Some(value) = brute_force(&mut game, &mut ALL.clone()) {
            assert!(black <= value && value <= -white, "{black} {value} {white}");
            compared += usize::from(black > -4 || white > -4);
        }
    }
    assert!(compared > often(3), "{compared}");
}

#[test]
fn its_line_leads_to_the_value() {
    let rules = tromp_taylor(Repetition::Positional);
    for setup in [grid(5, 1), grid(3, 2), cycle(5), complete(&[2, 3]), grid(3, 3), grid(4, 3)] {
        let solution = solved(game(setup.clone(), rules.clone()));
        assert_eq!(solution.best.first(), solution.line.first());
        let mut played = game(setup, rules.clone());
        for turn in solution.line {
            played.play(turn).unwrap();
        }
        let Some(GameResult::Scored { score, .. }) = played.result() else { panic!("not over") };
        assert_eq!(score.black, score.white.plus(&solution.low));
    }
}

/// Four placements on three points; a list by points has no room for the fourth.
#[test]
fn a_space_may_have_more_placements_than_points() {
    let sets: Vec<Vec<u32>> = [&[0][..], &[1], &[2], &[0, 1]].map(<[u32]>::to_vec).into();
    let points = (0..3).map(|i| [f64::from(i), 0.0]).collect();
    let setup = BoardSetup::Space(SpaceSetup { points, open: sets.clone(), placements: sets });
    let rules = Ruleset::on(&setup, Some(Preset::Primitive));
    assert!(agrees_with_brute_force(game(setup, rules)));
}

/// Two passes end it. On a thread, since a solver that goes on for ever would stop all tests.
#[test]
fn a_board_without_points_has_the_value_0() {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let rules = tromp_taylor(Repetition::Positional);
        sender.send(solved(game(digraph(0, Vec::new(), Vec::new()), rules))).unwrap();
    });
    let solution = receiver.recv_timeout(Duration::from_secs(60)).expect("an end");
    assert!(solution.is_settled, "{solution:?}");
    assert_eq!([solution.low, solution.high], [number(0), number(0)]);
    assert_eq!(solution.best, [Turn::Pass]);
    assert_eq!(solution.line, [Turn::Pass, Turn::Pass]);
}

#[test]
fn slices_change_nothing() {
    let rules = || tromp_taylor(Repetition::Positional);
    let mut sliced = Solver::new(game(grid(5, 1), rules()));
    (0..700).for_each(|slice| sliced.run(slice % 7));
    let mut whole = Solver::new(game(grid(5, 1), rules()));
    whole.run((0..700).map(|slice| slice % 7).sum());
    assert_eq!(sliced.report(), whole.report());
}

/// Its colouring does not fit into the sets of a solver.
#[test]
fn a_finished_game_that_is_refused_says_why() {
    let plane = BoardSetup::Plane(families::square_plane(3, Wrap::None).unwrap());
    let stone = Ruleset::on(&plane, Some(Preset::Stone));
    for (setup, rules, reason) in [
        (grid(9, 9), tromp_taylor(Repetition::Positional), Unsolvable::Points),
        (plane, stone, Unsolvable::Turns),
    ] {
        let mut game = game(setup, rules);
        if let Some(&at) = game.allowed().last() {
            game.play(Turn::play(at)).unwrap();
        }
        for _ in 0..2 {
            game.play(Turn::Pass).unwrap();
        }
        assert!(game.result().is_some());
        assert_eq!(Solver::new(game).report().reason, Some(reason));
    }
}

#[test]
fn what_has_no_value_here_says_why() {
    let rules = |setup: &BoardSetup, preset| Ruleset::on(setup, Some(preset));
    let plane = BoardSetup::Plane(families::square_plane(3, Wrap::None).unwrap());
    let plane_rules = rules(&plane, Preset::Stone);
    let reason = |setup: BoardSetup, rules| Solver::new(game(setup, rules)).report().reason;
    assert_eq!(reason(plane, plane_rules), Some(Unsolvable::Turns));
    let large = grid(8, 8);
    assert_eq!(reason(large.clone(), rules(&large, Preset::TrompTaylor)), Some(Unsolvable::Points));
    let ends = rules(&large, Preset::DivideAndChoose);
    assert_eq!(reason(grid(3, 2), ends), Some(Unsolvable::Endless));
    assert_eq!(reason(grid(2, 2), tromp_taylor(Repetition::Free)), Some(Unsolvable::Endless));
    let komi = Ruleset { komi: Komi::DivideAndChoose, ..tromp_taylor(Repetition::Positional) };
    assert_eq!(reason(grid(2, 2), komi), Some(Unsolvable::Komi));
}

#[test]
fn a_solver_takes_boards_of_as_many_points_as_its_limit() {
    let refused = |points: usize| {
        let drawn = vec!["[0,0]"; points].join(",");
        let text = format!(r#"{{"gospace":1,"board":{{"kind":"graph","points":[{drawn}]}}}}"#);
        let open = Document::read(&text).and_then(OpenGame::open).expect("a game");
        Solver::new(open.game).report().reason.is_some()
    };
    assert!(!refused(MAX_SOLVED_POINTS) && refused(MAX_SOLVED_POINTS + 1));
}
