//! The exact value of a position, in slices.

use super::proof::{Answer, Answers};
use super::search::{Line, Search};
use crate::boards::Ground;
use crate::colour::Player;
use crate::game::Game;
use crate::limits::MAX_SOLVED_POINTS;
use crate::rules::rational::Rational;
use crate::rules::ruleset::{End, Repetition, Ruleset, Scoring};
use crate::rules::standing::Phase;
use crate::rules::turn::Turn;

/// Reasons why a position has no value here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Unsolvable {
    /// The board has a continuum of turns.
    #[error("a plane has too many turns to try them all")]
    Turns,
    /// The board has too many points.
    #[error("the board has more than {MAX_SOLVED_POINTS} points")]
    Points,
    /// The rules let a game go on for ever.
    #[error("under these rules a game need not end: choose two passes or no turn, and superko")]
    Endless,
    /// A score that is no whole number.
    #[error("the value is computed for scores by area and by stones")]
    Score,
    /// The komi is not yet named.
    #[error("the komi is not yet named")]
    Komi,
}

/// The findings so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// True if the value is known: then the bounds are equal.
    pub is_settled: bool,
    /// Black's margin with best play is at least this, komi counted; 1 or −1 where the last turn
    /// decides.
    pub low: Rational,
    /// And at most this.
    pub high: Rational,
    /// The first turns known to keep the value; all of them once nothing is left to try.
    pub best: Vec<Turn>,
    /// Best play from one of them on, as far as it is known.
    pub line: Vec<Turn>,
    /// Turns tried.
    pub nodes: u64,
    /// Why there is no value.
    pub reason: Option<Unsolvable>,
}

/// Computes the value of a position.
pub struct Solver {
    line: Line,
    answers: Answers,
    search: Option<Search>,
    /// Black's margin lies between these, komi apart.
    bounds: [i64; 2],
    best: Vec<Turn>,
    /// Best play, once the value is known.
    best_line: Vec<Turn>,
    /// First turns that are still to be tried, once the value is known.
    untried: Option<Vec<Turn>>,
    nodes: u64,
    reason: Option<Unsolvable>,
}

impl Solver {
    /// The solver of a game's position. Cost: a play for each turn of the game.
    pub fn new(game: Game) -> Solver {
        let reason = reason(&game);
        let most = most_margin(&game);
        let line = Line::new(game);
        let end = line.final_margin().filter(|_| reason.is_none());
        Solver {
            bounds: end.map_or([-most, most], |end| [end; 2]),
            line,
            answers: Answers::default(),
            search: None,
            best: Vec::new(),
            best_line: Vec::new(),
            untried: (end.is_some() || reason.is_some()).then(Vec::new),
            nodes: 0,
            reason,
        }
    }

    /// Tries more turns. Cost: as of a play each, and of a score at the ends of games.
    pub fn run(&mut self, nodes: u64) {
        let end = self.nodes.saturating_add(nodes);
        while self.nodes < end && self.go_on() {}
    }

    /// True if nothing is left to try.
    pub fn is_complete(&self) -> bool {
        self.untried.as_ref().is_some_and(Vec::is_empty) && self.search.is_none()
    }

    fn go_on(&mut self) -> bool {
        if self.is_complete() {
            return false;
        }
        let Some(search) = &mut self.search else {
            self.ask();
            return true;
        };
        self.nodes += 1;
        if let Some(answer) = search.step(&mut self.line, &mut self.answers) {
            self.learn(&answer);
        }
        true
    }

    /// Begins the next search: for the value, then of each first turn for whether it keeps it.
    fn ask(&mut self) {
        let [low, high] = self.bounds;
        if low < high {
            let middle = low + (high - low + 1) / 2;
            self.search = Some(Search::new(&self.line, &self.answers, middle, None));
            return;
        }
        if let Some(turn) = self.untried.as_mut().and_then(Vec::pop) {
            let margin = if self.is_blacks() { low } else { high + 1 };
            self.search = Some(Search::new(&self.line, &self.answers, margin, Some(turn)));
        }
    }

    fn is_blacks(&self) -> bool {
        self.line.game.player_to_act() == Some(Player::Black)
    }

    fn learn(&mut self, answer: &Answer) {
        let turn = self.search.take().and_then(|search| search.turn().cloned());
        let [low, high] = &mut self.bounds;
        if self.untried.is_none() {
            let before = [*low, *high];
            if answer.is_reached {
                *low = answer.margin.clamp(*low, *high);
            } else {
                *high = answer.margin.clamp(*low, *high);
            }
            if before != self.bounds && turn.is_some() {
                self.best.clear();
            }
        }
        self.best.extend(turn);
        if self.untried.is_none() && self.bounds[0] == self.bounds[1] {
            self.best_line = self.line.best(&self.answers, self.bounds[0]);
            let turns = self.line.turns(None).into_iter();
            self.untried = Some(turns.filter(|turn| !self.best.contains(turn)).collect());
        }
    }

    /// The findings so far.
    pub fn report(&self) -> Solution {
        let [low, high] = self.bounds;
        let scores = &self.line.game.standing().scores;
        let komi = &scores.white - &scores.black;
        let rational = |margin: i64| &rational(margin) - &komi;
        let is_settled = low == high && self.reason.is_none();
        Solution {
            is_settled,
            low: rational(low),
            high: rational(high),
            best: if is_settled { self.best.clone() } else { Vec::new() },
            line: self.best_line.clone(),
            nodes: self.nodes,
            reason: self.reason,
        }
    }
}

fn rational(number: i64) -> Rational {
    Rational::from_integer(number.into())
}

/// Why a position cannot be solved.
fn reason(game: &Game) -> Option<Unsolvable> {
    let &Ruleset { repetition, end, scoring, .. } = game.rules();
    if game.plane().is_some() {
        Some(Unsolvable::Turns)
    } else if game.colours().len() > MAX_SOLVED_POINTS {
        Some(Unsolvable::Points)
    } else if end == End::Forever
        || !matches!(repetition, Repetition::Positional | Repetition::Situational)
    {
        Some(Unsolvable::Endless)
    } else if end == End::TwoPasses && !matches!(scoring, Scoring::Area | Scoring::Stones) {
        Some(Unsolvable::Score)
    } else if !matches!(game.phase(), Phase::Turn(_) | Phase::Over) {
        Some(Unsolvable::Komi)
    } else {
        None
    }
}

/// The greatest margin that the rules know.
fn most_margin(game: &Game) -> i64 {
    if game.rules().end == End::NoTurnLoses {
        return 1;
    }
    let points = match game.board().ground() {
        Ground::Space(space) => space.point_count().max(space.placement_count()),
        _ => game.board().placement_count(),
    };
    points as i64
}
