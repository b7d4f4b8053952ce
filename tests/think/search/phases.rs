//! Divide-and-choose, phase by phase.

use gospace::boards::setup::Start;
use gospace::colour::{Colour, Player};
use gospace::rules::rational::{self, Rational};
use gospace::rules::ruleset::Preset;
use gospace::rules::turn::Offer;
use gospace::{Game, Phase, Placement, Turn};

use super::{best, game, graph, grid, row, search};

fn divided(komi: &str) -> Game {
    let mut game = game(grid(5, 5), Preset::DivideAndChoose, None, Start::default());
    game.play(Turn::Komi(rational::parse(komi).unwrap())).unwrap();
    game
}

#[test]
fn the_colour_that_is_better_off_is_taken() {
    assert_eq!(best(&mut divided("60"), 60), Turn::Take(Player::White));
    assert_eq!(best(&mut divided("-60"), 60), Turn::Take(Player::Black));
}

#[test]
fn the_komi_named_is_between_what_the_board_could_hold() {
    let mut game = game(grid(5, 5), Preset::DivideAndChoose, None, Start::default());
    let Turn::Komi(komi) = best(&mut game, 400) else { panic!("a komi is named") };
    let most = Rational::from_integer(25.into());
    assert!(komi > Rational::from_integer((-1).into()) && komi <= most, "{komi}");
}

/// Two settled chains and a ko between them, which is worth two points to either player: whoever wins it
/// has both of its places, and its neighbours fill no eye. 0 and 1 are the ko; 2 and 8 are Black's with
/// the eyes 3 and 4, 5 and 9 White's with the eyes 6 and 7. White is to play. Each chain has `more`
/// stones at its side, which change nothing but the size of the board.
fn with_ko_among(more: u32, komi: &str) -> Game {
    let mut edges = vec![[0, 1], [0, 2], [1, 5], [2, 3], [2, 4], [5, 6], [5, 7], [2, 8], [5, 9]];
    let mut start = Start {
        black: vec![Placement(2).into(), Placement(1).into()],
        white: vec![Placement(5).into()],
    };
    for (chain, stones, first) in [(2, &mut start.black, 10), (5, &mut start.white, 10 + more)] {
        for at in first..first + more {
            edges.push([chain, at]);
            stones.push(Placement(at).into());
        }
    }
    let setup = graph(10 + 2 * more, &edges, &[]);
    let mut game = game(setup, Preset::DivideAndChoose, None, start);
    game.play(Turn::Komi(number(komi))).unwrap();
    game.play(Turn::Take(Player::White)).unwrap();
    played(&mut game, &[8, 9]);
    game.play(Turn::Pass).unwrap();
    game
}

fn with_ko() -> Game {
    with_ko_among(0, "0")
}

fn number(text: &str) -> Rational {
    rational::parse(text).unwrap()
}

fn played(game: &mut Game, places: &[u32]) {
    for &at in places {
        game.play(Turn::play(Placement(at))).unwrap();
    }
}

#[test]
fn a_bid_above_what_the_ko_is_worth_is_gained_and_one_below_it_is_paid() {
    // With five more stones for each chain the board is too large to be solved.
    for (more, komi) in [(0, "0"), (0, "5"), (0, "-5"), (5, "0")] {
        for (bid, winner) in [("3", Player::Black), ("1", Player::White)] {
            let mut game = with_ko_among(more, komi);
            played(&mut game, &[0]);
            game.play(Turn::PlayAndBid(Placement(1).into(), number(bid))).unwrap();
            let answer = Turn::Answer(Some(winner));
            assert_eq!(best(&mut game, 3000), answer, "{more} {komi} {bid}");
        }
    }
}

#[test]
fn the_lead_after_an_answer_is_exact_on_a_small_board() {
    // White pays 1 for a ko that is worth 2, or is paid 3 for it, and has komi.
    for (komi, bid, lead) in [("0", "1", 1.0), ("0", "3", 1.0), ("5", "1", 6.0), ("-5", "3", -4.0)]
    {
        let mut game = with_ko_among(0, komi);
        played(&mut game, &[0]);
        game.play(Turn::PlayAndBid(Placement(1).into(), number(bid))).unwrap();
        assert_eq!(search(&mut game, 3000).lead, Some(lead), "{komi} {bid}");
    }
}

#[test]
fn a_bid_is_ignored_where_nothing_is_repeated_and_no_reset_is_worth_it() {
    let mut game = with_ko();
    game.play(Turn::Forget(Player::White)).unwrap();
    game.play(Turn::PlayAndBid(Placement(0).into(), number("2"))).unwrap();
    // Black takes back and wins the two points without paying for them.
    assert_eq!(best(&mut game, 600), Turn::Answer(None));
}

#[test]
fn the_ko_winner_goes_back_to_a_board_on_which_the_ko_is_open() {
    let mut game = with_ko();
    game.play(Turn::Pass).unwrap();
    game.play(Turn::PlayAndBid(Placement(0).into(), number("1"))).unwrap();
    game.play(Turn::Answer(Some(Player::White))).unwrap();
    let Turn::Reset(Some(moment)) = best(&mut game, 900) else { panic!("White goes back") };
    assert_eq!(game.colours_after(moment).unwrap()[0], Colour::Empty);
}

/// The turns of a search until it bids, in a game in which White takes the ko whenever it is open.
fn until_the_bid(mut game: Game) -> Vec<Turn> {
    played(&mut game, &[0]);
    let mut seen = Vec::new();
    while seen.len() < 8 && !matches!(seen.last(), Some(Turn::PlayAndBid(..))) {
        let turn = best(&mut game, 2000);
        seen.push(turn.clone());
        game.play(turn.clone()).unwrap();
        if turn == Turn::play(Placement(1)) {
            played(&mut game, &[0]);
        }
    }
    seen
}

#[test]
fn a_loop_is_entered_by_deleting_the_history_and_a_bid_of_what_it_is_worth() {
    // Black can only repeat, and the history is older than the loop. Either player would lead by two
    // points before komi as the ko winner, so by two points both choices are worth the same.
    for komi in ["0", "5"] {
        let bid = Turn::PlayAndBid(Placement(1).into(), number("2"));
        let turns = [Turn::Forget(Player::Black), Turn::play(Placement(1)), bid];
        assert_eq!(until_the_bid(with_ko_among(0, komi)), turns, "{komi}");
    }
}

#[test]
fn no_bid_is_made_where_the_worth_of_the_ko_is_not_known() {
    let mut game = with_ko_among(5, "0");
    played(&mut game, &[0]);
    let turn = best(&mut game, 2000);
    assert!(!matches!(turn, Turn::Forget(_) | Turn::PlayAndBid(..)), "{turn:?}");
}

#[test]
fn who_ignores_bids_in_a_loop_for_ever_is_offered_the_loop() {
    let mut game = with_ko();
    for _ in 0..2 {
        played(&mut game, &[0]);
        game.play(Turn::PlayAndBid(Placement(1).into(), number("2"))).unwrap();
        game.play(Turn::Answer(None)).unwrap();
    }
    played(&mut game, &[0]);
    let Turn::Offer(Offer::Since(since)) = best(&mut game, 60) else { panic!("Black claims") };
    assert_eq!(game.adjudicate(since).unwrap().winner, Some(Player::Black));
}

#[test]
fn an_offer_is_taken_unless_it_loses() {
    for (komi, answer) in [("0", Turn::Decline), ("2", Turn::Agree), ("1", Turn::Agree)] {
        let mut game = divided(komi);
        game.play(Turn::Take(Player::White)).unwrap();
        game.play(Turn::play(Placement(12))).unwrap();
        game.play(Turn::Pass).unwrap();
        game.play(Turn::Offer(Offer::Pass)).unwrap();
        assert_eq!(best(&mut game, 5), answer, "Black has one stone, White {komi}");
    }
}

#[test]
fn the_player_ahead_after_a_pass_offers_to_pass_for_ever_but_not_twice() {
    let mut game = divided("1/2");
    game.play(Turn::Take(Player::White)).unwrap();
    game.play(Turn::Pass).unwrap();
    let offer = Turn::Offer(Offer::Pass);
    assert_eq!(best(&mut game, 5), offer);
    game.play(offer).unwrap();
    game.play(Turn::Decline).unwrap();
    assert_ne!(best(&mut game, 60), Turn::Offer(Offer::Pass));
}

#[test]
fn two_searches_play_a_game_without_end_to_its_end() {
    let mut game = game(row(4), Preset::DivideAndChoose, None, Start::default());
    for _ in 0..60 {
        let Some(turn) = search(&mut game, 60).best else { break };
        game.play(turn).unwrap();
    }
    assert_eq!(*game.phase(), Phase::Over);
}
