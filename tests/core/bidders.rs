//! Two people who choose at random, legal turns and illegal ones, in every phase.

use gospace::colour::Player;
use proptest::prelude::*;

use super::naive_bids::{Action, Game, Phase, Rational, Rules};
use super::naive_rules::Repetition;

/// Every repetition rule, with komi by divide and choose and with a fixed one.
pub fn rules() -> impl Strategy<Value = Rules> {
    let repetition = proptest::sample::select(&[
        Repetition::Positional,
        Repetition::Situational,
        Repetition::Simple,
        Repetition::Nothing,
        Repetition::Bids,
    ]);
    let komi = proptest::sample::select(vec![None, Some(Rational::new(1, 2))]);
    (repetition, komi).prop_map(|(repetition, komi)| Rules { repetition, komi })
}

/// The turn that a number chooses: now and then any turn at all, mostly one that suits the phase.
pub fn propose(game: &Game, choice: u16) -> Action {
    let [kind, pick] = [usize::from(choice % 64), usize::from(choice / 64)];
    if kind < 5 {
        return anything(game, pick);
    }
    match game.state().phase {
        Phase::Komi => Action::Komi(number(pick)),
        Phase::Take => Action::Take(player(pick)),
        Phase::Turn(_) => suits_a_turn(game, kind, pick),
        Phase::Answer(_) => Action::Answer(winner(pick)),
        Phase::Reset(_) => Action::Reset(pick.checked_rem(game.turns() + 1).filter(|_| kind > 12)),
        Phase::Offer(_) if kind < 15 => Action::Agree,
        Phase::Offer(_) => Action::Decline,
        Phase::Over => anything(game, pick),
    }
}

/// Every kind of turn.
fn anything(game: &Game, pick: usize) -> Action {
    let [kind, pick] = [pick % 13, pick / 13];
    let moment = pick % (game.turns() + 2);
    let at = pick % (game.ground.placement_count() + 1);
    match kind {
        0 => Action::Komi(number(pick)),
        1 => Action::Take(player(pick)),
        2 => Action::Play(at),
        3 => Action::PlayAndBid(at, Rational::from(1)),
        4 => Action::Pass,
        5 => Action::Forget(player(pick)),
        6 => Action::Answer(winner(pick)),
        7 => Action::Reset(Some(moment)),
        8 => Action::Reset(None),
        9 => Action::ForeverPass,
        10 => Action::ForeverCycle(moment),
        11 => {
            if pick % 2 == 0 {
                Action::Agree
            } else {
                Action::Decline
            }
        }
        // Rare: it ends the game.
        _ if pick % 8 == 0 => Action::Resign,
        _ => Action::PlayAndBid(0, Rational::new(-1, 2)),
    }
}

fn suits_a_turn(game: &Game, kind: usize, pick: usize) -> Action {
    let open = game.ground.open(&game.state().colouring);
    match (kind, open.len()) {
        (5..10, _) => Action::Forget(player(pick)),
        (10..16, _) => Action::Pass,
        (16, _) => Action::ForeverPass,
        (17..24, _) => Action::ForeverCycle(alike(game, pick)),
        (_, 0) => Action::Pass,
        (24..38, n) => Action::PlayAndBid(open[pick % n], number(pick / n % 4 + 1)),
        (_, n) => Action::Play(open[pick % n]),
    }
}

/// An earlier moment from which a cycle might be claimed, if there is one.
fn alike(game: &Game, pick: usize) -> usize {
    let now = game.state();
    let same =
        |&t: &usize| game.states[t].phase == now.phase && game.states[t].colouring == now.colouring;
    let moments: Vec<usize> = (0..game.turns()).filter(same).collect();
    if moments.is_empty() { pick % (game.turns() + 1) } else { moments[pick % moments.len()] }
}

fn number(pick: usize) -> Rational {
    let (numerator, denominator) = [(-3, 2), (0, 1), (1, 2), (1, 1), (7, 3)][pick % 5];
    Rational::new(numerator, denominator)
}

fn player(pick: usize) -> Player {
    Player::BOTH[pick % 2]
}

fn winner(pick: usize) -> Option<Player> {
    [None, Some(Player::Black), Some(Player::White)][pick % 3]
}
