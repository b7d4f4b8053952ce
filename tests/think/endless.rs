//! The solver on games without an end: the komi, the colour, and the answers to bids.

use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::setup::{BoardSetup, GraphSetup, Start};
use gospace::limits::MAX_ENDLESS_POINTS;
use gospace::rules::rational::{Rational, parse};
use gospace::rules::ruleset::{Preset, Ruleset};
use gospace::rules::turn::{Offer, Turn};
use gospace::{Game, Placement, Player};
use gospace_think::search::Search;
use gospace_think::solve::{Between, Solution, Solver, Unsolvable};

fn game(points: u32, edges: Vec<[u32; 2]>, arcs: Vec<[u32; 2]>, turns: &[Turn]) -> Game {
    let points = (0..points).map(|i| [f64::from(i), f64::from(i * i)]).collect();
    let setup = BoardSetup::Graph(GraphSetup { points, edges, arcs, ..GraphSetup::default() });
    let board = Arc::new(Board::new(setup).unwrap());
    let rules = Ruleset::preset(Preset::DivideAndChoose);
    let mut game = Game::new(board, rules, Start::default()).unwrap();
    for turn in turns {
        game.play(turn.clone()).unwrap();
    }
    game
}

fn row(turns: &[Turn]) -> Solution {
    Solver::new(game(3, vec![[0, 1], [1, 2]], vec![], turns)).report()
}

fn three(turns: &[Turn]) -> Solution {
    Solver::new(game(3, vec![], vec![[0, 1], [0, 2], [1, 2]], turns)).report()
}

fn number(text: &str) -> Rational {
    parse(text).unwrap()
}

fn play(at: usize) -> Turn {
    Turn::play(Placement::at(at))
}

fn bid(at: usize, amount: &str) -> Turn {
    Turn::PlayAndBid(Placement::at(at).into(), number(amount))
}

fn begun(komi: &str) -> Vec<Turn> {
    vec![Turn::Komi(number(komi)), Turn::Take(Player::Black)]
}

fn then(komi: &str, turns: &[Turn]) -> Vec<Turn> {
    [begun(komi), turns.to_vec()].concat()
}

#[test]
fn the_fair_komi_is_named() {
    let pair = Solver::new(game(2, vec![[0, 1]], vec![], &[])).report();
    assert_eq!(pair.best, [Turn::Komi(number("0"))]);
    let row = row(&[]);
    assert_eq!((row.is_settled, row.low), (true, number("1")));
    assert_eq!(row.best, [Turn::Komi(number("1"))]);
    let three = three(&[]);
    assert_eq!((three.is_settled, three.between), (false, Some(Between::Drawn)));
    assert_eq!([three.low, three.high], [number("-1"), number("1")]);
    assert_eq!(three.best, [Turn::Komi(number("0"))]);
}

#[test]
fn the_better_colour_is_taken() {
    let taken = |komi: &str| row(&[Turn::Komi(number(komi))]).best;
    let [black, white] = Player::BOTH.map(Turn::Take);
    let [only_black, only_white] = [vec![black.clone()], vec![white.clone()]];
    assert_eq!(taken("1/2"), only_black);
    assert_eq!(taken("1"), [black.clone(), white.clone()]);
    assert_eq!(taken("3/2"), only_white);
    let on_three = |komi: &str| three(&[Turn::Komi(number(komi))]).best;
    assert_eq!(on_three("-1/2"), [black, white]);
    assert_eq!(on_three("5/4"), only_white);
}

/// By hand: see the row of three in docs/forever.md.
#[test]
fn the_middle_of_a_row_of_three_is_taken() {
    let start = row(&begun("0"));
    assert_eq!((start.low, start.best), (number("1"), vec![play(1)]));
    let late = row(&then("0", &[Turn::Pass]));
    assert_eq!((late.low, late.best), (number("-1"), vec![play(1)]));
}

/// A stone of White's at an end is gone at once. White named, the empty board comes back with White to move, worth −1 and the
/// bid; to ignore the bid leaves 1, and to be named oneself leaves 1 without the bid.
#[test]
fn a_bid_is_answered_by_what_it_leaves() {
    let bids = |amount| row(&then("0", &[play(1), bid(0, amount)]));
    let [black, white] = Player::BOTH.map(|player| Turn::Answer(Some(player)));
    let of = |amount| (bids(amount).low, bids(amount).best);
    assert_eq!(of("0"), (number("1"), vec![black, Turn::Answer(None)]));
    assert_eq!(of("1/2"), (number("1"), vec![Turn::Answer(None)]));
    assert_eq!(of("2"), (number("1"), vec![white.clone(), Turn::Answer(None)]));
    assert_eq!(of("5"), (number("4"), vec![white]));
}

/// The board before Black's stone is in the history: White goes back to it, and has the first turn.
#[test]
fn the_best_moment_is_gone_back_to() {
    let turns = then("0", &[play(1), bid(0, "0"), Turn::Answer(Some(Player::White))]);
    let found = row(&turns);
    assert_eq!((found.low, found.best), (number("-1"), vec![Turn::Reset(Some(2))]));
}

#[test]
fn larger_boards_and_other_scores_are_refused() {
    let most = MAX_ENDLESS_POINTS as u32;
    let reason = |points| Solver::new(game(points, vec![[0, 1]], vec![], &[])).report().reason;
    assert_eq!(reason(most), None);
    assert_eq!(reason(most + 1), Some(Unsolvable::Endless));
}

/// Random games knew neither.
#[test]
fn the_computer_names_the_fair_komi_and_takes_the_better_colour() {
    let chosen = |turns: &[Turn]| chosen(game(3, vec![[0, 1], [1, 2]], vec![], turns));
    assert_eq!(chosen(&[]), Some(Turn::Komi(number("1"))));
    let taken = |komi| chosen(&[Turn::Komi(number(komi))]);
    assert_eq!(taken("3/4"), Some(Turn::Take(Player::Black)));
    assert_eq!(taken("5/4"), Some(Turn::Take(Player::White)));
}

fn chosen(mut game: Game) -> Option<Turn> {
    let mut search = Search::new(&mut game, 1);
    search.run(1);
    search.report().best
}

/// Black takes the middle, deletes the history, in which there is the empty board, and has won.
#[test]
fn what_is_won_is_kept() {
    let offer = Turn::Offer(Offer::Pass);
    let mut turns = begun("1/2");
    for (reply, expected) in [
        (None, play(1)),
        (Some(Turn::Pass), Turn::Forget(Player::Black)),
        (None, offer.clone()),
        (Some(Turn::Decline), Turn::Pass),
        (Some(bid(0, "3")), Turn::Answer(Some(Player::White))),
    ] {
        turns.extend(reply);
        assert_eq!(chosen(game(3, vec![[0, 1], [1, 2]], vec![], &turns)), Some(expected.clone()));
        turns.push(expected);
    }
}

/// Both bid again and again for the right to play where no stone can stand.
#[test]
fn a_drawn_loop_is_agreed_to_where_no_more_is_certain() {
    let [black, white] = Player::BOTH
        .map(|player| vec![bid(2, "0"), Turn::Answer(Some(player)), Turn::Reset(None), Turn::Pass]);
    let offered = Turn::Offer(Offer::Since(3));
    let turns = [vec![Turn::Pass], white, black, vec![offered]].concat();
    for (komi, answer) in [("0", Turn::Agree), ("-2", Turn::Decline)] {
        let game = game(3, vec![], vec![[0, 1], [0, 2], [1, 2]], &then(komi, &turns));
        assert_eq!(chosen(game), Some(answer), "{komi}");
    }
}
