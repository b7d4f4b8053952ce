//! The worth of a position of divide-and-choose on the smallest boards, and the turns that keep it.

use gospace::game::Game;
use gospace::limits::MAX_ENDLESS_POINTS;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::{End, Repetition, Ruleset, Scoring};
use gospace::rules::standing::Phase;
use gospace::rules::turn::Turn;
use gospace::{Colour, Placement, Player};

use super::solution::{Between, Solution, rational};
use crate::forever::arena::Arena;
use crate::forever::bids::{Bounds, bounds};

/// True for a game without end and with bids that goes on, on a graph small enough.
pub fn takes(game: &Game) -> bool {
    let &Ruleset { repetition, end, scoring, .. } = game.rules();
    cfg!(feature = "endless")
        && (repetition, end, scoring) == (Repetition::Bids, End::Forever, Scoring::Live)
        && game.board().ground().graph().is_some()
        && game.board().placement_count() <= MAX_ENDLESS_POINTS
        && *game.phase() != Phase::Over
}

/// The fair komi, or the better colour, while these are to be named and known.
pub fn opening(game: &Game) -> Option<Turn> {
    let is_opening = matches!(game.phase(), Phase::Komi | Phase::Take { .. }) && takes(game);
    is_opening.then(|| Endless::new(game).solution(game))?.best.into_iter().next()
}

/// All positions of a board, valued.
pub struct Endless {
    arena: Arena,
    bounds: Vec<Bounds>,
}

/// Black's final score less White's: at least `low` and at most `high`, and a draw in between where `draws` says so.
#[derive(Clone, PartialEq)]
struct Worth {
    low: Rational,
    high: Rational,
    draws: bool,
}

impl Endless {
    /// The values of a game's board, which is a graph.
    pub fn new(game: &Game) -> Endless {
        let arena = Arena::new(game.board().graph());
        let bounds = bounds(&arena);
        Endless { arena, bounds }
    }

    /// The findings about a position. All turns that keep its worth are listed, bids apart.
    pub fn solution(&self, game: &Game) -> Solution {
        let options = self.options(game);
        let actor = game.player_to_act();
        let best = options.iter().map(|(_, worth)| worth).max_by(|a, b| better(actor, a, b));
        let worth = best.cloned().unwrap_or_else(|| self.plain(game));
        let keeps = options.into_iter().filter(|(_, each)| *each == worth);
        let is_settled = worth.low == worth.high;
        let is_known = is_settled || worth.draws;
        Solution {
            is_settled,
            between: (!is_settled).then_some(if worth.draws {
                Between::Drawn
            } else {
                Between::Open
            }),
            best: keeps.map(|(turn, _)| turn).filter(|_| is_known).collect(),
            low: worth.low,
            high: worth.high,
            line: Vec::new(),
            nodes: self.arena.positions.len() as u64,
            reason: None,
        }
    }

    /// The turns of the player to act, each with what it leads to; none where an offer is to be answered.
    fn options(&self, game: &Game) -> Vec<(Turn, Worth)> {
        let zero = rational(0);
        let score = score(game);
        let of = |colours: &[Colour], mover: Player, gain: &Rational| {
            self.worth(self.place(colours, mover), &(&score + gain))
        };
        let colours = game.colours();
        match game.phase() {
            Phase::Komi => vec![self.komi(self.place(colours, Player::Black))],
            Phase::Take { komi } => {
                let worth = of(colours, Player::Black, &(&zero - komi));
                let wins = [worth.low > zero, worth.high < zero];
                let taken = Player::BOTH.into_iter().zip(wins);
                let good = taken.filter(|&(_, wins_alone)| wins_alone || wins == [false; 2]);
                good.map(|(player, _)| (Turn::Take(player), worth.clone())).collect()
            }
            Phase::Turn(player) => {
                let moves = self.arena.moves[self.place(colours, *player)].iter();
                let turn =
                    |at: Option<usize>| at.map_or(Turn::Pass, |at| Turn::play(Placement::at(at)));
                moves.map(|each| (turn(each.at), self.worth(each.to, &score))).collect()
            }
            Phase::Answer { player, bid } => {
                let ignored = (Turn::Answer(None), of(colours, *player, &zero));
                let named = Player::BOTH.map(|winner| {
                    let gain = gain(winner, bid);
                    let resets = resets(game).into_iter().map(|(_, to)| of(&to, winner, &gain));
                    let best = resets.max_by(|a, b| better(Some(winner), a, b));
                    (Turn::Answer(Some(winner)), best.expect("the board may stay"))
                });
                named.into_iter().chain([ignored]).collect()
            }
            Phase::Reset { player, bid } => {
                let gain = gain(*player, bid);
                let turn = |(to, colours): (Option<usize>, Vec<Colour>)| {
                    (Turn::Reset(to), of(&colours, *player, &gain))
                };
                resets(game).into_iter().map(turn).collect()
            }
            Phase::Offer { .. } | Phase::Over => Vec::new(),
        }
    }

    /// The komi in the middle of what the players can hold, with what the board is worth without it.
    fn komi(&self, place: usize) -> (Turn, Worth) {
        let Bounds { least, most, .. } = self.bounds[place];
        let komi = Rational::new((least + most).into(), 2.into());
        (Turn::Komi(komi), self.worth(place, &rational(0)))
    }

    /// The worth of the position if an offer is declined.
    fn plain(&self, game: &Game) -> Worth {
        let mover = game.player_to_act().map_or(Player::Black, |player| !player);
        self.worth(self.place(game.colours(), mover), &score(game))
    }

    fn place(&self, colours: &[Colour], mover: Player) -> usize {
        self.arena.place(colours, mover).expect("a legal colouring")
    }

    fn worth(&self, place: usize, score: &Rational) -> Worth {
        let Bounds { least, most, draws } = self.bounds[place];
        let [low, high] = [least, most].map(|margin| &rational(margin.into()) + score);
        Worth { low, high, draws }
    }
}

/// Black's score less White's.
fn score(game: &Game) -> Rational {
    let scores = &game.standing().scores;
    &scores.black - &scores.white
}

/// Black's gain by a bid.
fn gain(winner: Player, bid: &Rational) -> Rational {
    if winner == Player::White { bid.clone() } else { &rational(0) - bid }
}

/// The colourings to which a ko winner may set the board, each with its first moment in the history; the present one has none.
pub fn resets(game: &Game) -> Vec<(Option<usize>, Vec<Colour>)> {
    let mut resets = vec![(None, game.colours().to_vec())];
    for &moment in game.history() {
        let colours = game.colours_after(moment).expect("a moment of the record");
        if !resets.iter().any(|(_, known)| *known == colours) {
            resets.push((Some(moment), colours));
        }
    }
    resets
}

/// The order in which a player prefers: first what is held for certain, then what is hoped for.
fn better(player: Option<Player>, a: &Worth, b: &Worth) -> std::cmp::Ordering {
    match player {
        Some(Player::White) => b.high.cmp(&a.high).then_with(|| b.low.cmp(&a.low)),
        _ => a.low.cmp(&b.low).then_with(|| a.high.cmp(&b.high)),
    }
}
