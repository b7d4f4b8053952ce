//! Goals of a player in an endless game: what is to happen again and again, and what not.

use std::collections::HashSet;

use gospace::{Colour, Player};

use super::arena::Position;

/// A goal of a player in an endless game. Only what happens for ever counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The player.
    pub player: Player,
    /// The player's margin is at least this.
    pub least: i32,
    /// A further wish.
    pub beside: Beside,
}

/// A wish beside a margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// Nothing.
    Nothing,
    /// The player passes in all but finitely many turns.
    Passes,
    /// A greater margin if the opponent passes in all but finitely many turns.
    BeatsPasses,
}

/// Events that happen again and again, one bit each. For each point “it is not black” and “it is not white”,
/// then a play of Black's, a play of White's, and a marked step.
pub type Events = u32;

/// The events of a position.
pub fn events_of(position: &Position) -> Events {
    let points = position.colours.len();
    position.colours.iter().enumerate().fold(0, |events, (at, &colour)| {
        let not_black = Events::from(colour != Colour::Black) << at;
        let not_white = Events::from(colour != Colour::White) << (points + at);
        events | not_black | not_white
    })
}

/// The event of a player's play.
pub fn play_of(player: Player, points: usize) -> Events {
    1 << (2 * points + usize::from(player == Player::White))
}

/// The event of a step that a hold's [`Means`](super::bids::Means) count.
pub fn marked_step(points: usize) -> Events {
    1 << (2 * points + 2)
}

/// The events that say which stones stand for ever.
pub fn stones(points: usize) -> Events {
    (1 << (2 * points)) - 1
}

/// A player's margin where exactly these events happen again and again.
pub fn margin(player: Player, events: Events, points: usize) -> i32 {
    let all = (1 << points) - 1;
    let [not_black, not_white] = [events & all, events >> points & all];
    let margin = not_white.count_ones() as i32 - not_black.count_ones() as i32;
    if player == Player::Black { margin } else { -margin }
}

impl Goal {
    /// All events that matter to it.
    pub fn events(&self, points: usize) -> Events {
        let plays = Player::BOTH.map(|player| play_of(player, points));
        stones(points) | if self.beside == Beside::Nothing { 0 } else { plays[0] | plays[1] }
    }

    /// True if it is reached where exactly these events happen again and again.
    pub fn is_reached(&self, events: Events, points: usize) -> bool {
        let margin = margin(self.player, events, points);
        let plays = |player| events & play_of(player, points) != 0;
        match self.beside {
            Beside::Nothing => margin >= self.least,
            Beside::Passes => margin >= self.least && !plays(self.player),
            Beside::BeatsPasses => {
                margin > self.least || margin == self.least && plays(!self.player)
            }
        }
    }
}

/// The greatest sets within `events` that can happen again and again and are of the other player.
pub fn greatest_of_the_other(
    is_reached: &dyn Fn(Events) -> bool,
    points: usize,
    events: Events,
) -> Vec<Events> {
    let of = is_reached(events);
    let (mut found, mut seen, mut open) = (Vec::new(), HashSet::from([events]), vec![events]);
    while let Some(set) = open.pop() {
        for bit in (0..2 * points + 3).filter(|bit| set >> bit & 1 == 1) {
            let smaller = set & !(1 << bit);
            // No point is both black and white for ever.
            let is_possible =
                bit >= 2 * points || smaller >> ((bit + points) % (2 * points)) & 1 == 1;
            if !is_possible || !seen.insert(smaller) {
                continue;
            }
            if is_reached(smaller) == of {
                open.push(smaller);
            } else {
                found.push(smaller);
            }
        }
    }
    let is_greatest = |set: &Events| !found.iter().any(|other| other != set && set & !other == 0);
    let mut greatest: Vec<Events> = found.iter().copied().filter(is_greatest).collect();
    greatest.sort_unstable();
    greatest
}
