//! The exact value of a position, in slices.

use super::deepening::Deepening;
use super::endless::{self, Endless};
use super::line::Line;
use super::memory::{Choice, Memory};
use super::plays::{Plays, Stones};
use super::proof::{Answer, Basis};
use super::search::{Question, Search};
use super::solution::{Solution, Unsolvable, rational};
use super::symmetry::Symmetries;
use gospace::colour::Player;
use gospace::game::{Game, GameResult};
use gospace::limits::MAX_SOLVED_POINTS;
use gospace::rules::ruleset::{End, Repetition, Ruleset, Scoring};
use gospace::rules::standing::Phase;
use gospace::rules::turn::Turn;

/// The solver's goals, in this order.
enum Stage {
    /// The value.
    Value,
    /// Best play, turn by turn.
    Line,
    /// The first turns that keep the value; here those still to be tried, the present one last.
    Turns(Vec<Choice>),
}

/// The turns of best play that are looked for.
const MOST_BEST_PLAY: usize = 100;

/// The position that is searched, and what is known of others.
struct Work {
    line: Line,
    memory: Memory,
}

impl Work {
    /// Nothing where the game is over.
    fn new(game: &mut Game, most: i64) -> Option<Work> {
        let line = Line::new(game, most)?;
        let memory = Memory::new(Symmetries::new(game), game.board().placement_count());
        Some(Work { line, memory })
    }
}

/// Computes the value of a position.
pub struct Solver {
    game: Game,
    /// The search, where the position has a value that is not known from the start.
    work: Option<Work>,
    /// The questions about the value, then about each first turn.
    questions: Deepening,
    /// Black's margin lies between these, komi apart.
    bounds: [i64; 2],
    search: Option<Search>,
    last: Option<Question>,
    best: Vec<Choice>,
    /// Best play, as far as it is known.
    best_play: Vec<Choice>,
    stage: Stage,
    nodes: u64,
    reason: Option<Unsolvable>,
    /// The values of the board, under rules without an end.
    endless: Option<Endless>,
}

impl Solver {
    /// The solver of a game's position. Cost: a play for each turn of the game.
    pub fn new(mut game: Game) -> Solver {
        let reason = reason(&game);
        let most = most_margin(&game);
        let is_endless = endless::takes(&game);
        // A board that is refused may be too large for all that follows.
        let (work, end) = match reason {
            Some(_) => (None, None),
            None if is_endless => (None, None),
            None => (Work::new(&mut game, most), final_margin(&game)),
        };
        let bounds = end.map_or([-most, most], |end| [end; 2]);
        let mut solver = Solver {
            questions: Deepening::new(bounds),
            bounds,
            search: None,
            last: None,
            best: Vec::new(),
            best_play: Vec::new(),
            stage: if work.is_some() { Stage::Value } else { Stage::Turns(Vec::new()) },
            nodes: 0,
            reason,
            endless: is_endless.then(|| Endless::new(&game)),
            work,
            game,
        };
        // A board without points: no question is left about the value, only about the turns.
        if solver.work.is_some() && bounds[0] == bounds[1] {
            solver.stage = Stage::Line;
            solver.ask_of_player();
        }
        solver
    }

    /// Tries more turns. Cost: as of a play each, and of a count at the ends of games.
    pub fn run(&mut self, nodes: u64) {
        let end = self.nodes.saturating_add(nodes);
        while self.nodes < end && !self.is_complete() {
            self.go_on();
        }
    }

    /// True if nothing is left to try.
    pub fn is_complete(&self) -> bool {
        matches!(&self.stage, Stage::Turns(untried) if untried.is_empty())
    }

    fn go_on(&mut self) {
        let Some(Work { line, memory }) = &mut self.work else { return };
        let Some(search) = &mut self.search else {
            self.ask();
            return;
        };
        self.nodes += 1;
        if let Some(answer) = search.step(line, memory) {
            self.learn(&answer);
        }
    }

    /// Begins the next search.
    fn ask(&mut self) {
        let Some(Work { line, memory }) = &mut self.work else { return };
        let first = match &self.stage {
            Stage::Turns(untried) => untried.last().copied(),
            _ => None,
        };
        let Some(question) = self.questions.question() else { return };
        if !self.last.is_some_and(|last| question.shares_guesses(&last)) {
            memory.forget_guesses();
        }
        self.last = Some(question);
        self.search = Some(Search::new(line, memory, question, first));
    }

    fn learn(&mut self, answer: &Answer) {
        let Some(search) = self.search.take() else { return };
        self.questions.learn(search.question(), answer);
        let proven = if answer.basis == Basis::Guess { None } else { search.choice() };
        let bounds = self.questions.bounds();
        let is_answered = bounds[0] == bounds[1];
        match &mut self.stage {
            Stage::Value => self.learn_of_value(proven),
            Stage::Line if is_answered => self.follow(proven),
            Stage::Turns(untried) if is_answered => {
                untried.pop();
                self.best.extend(proven);
                self.ask_of_player();
            }
            _ => {}
        }
    }

    fn learn_of_value(&mut self, proven: Option<Choice>) {
        let bounds = self.questions.bounds();
        if bounds != self.bounds && proven.is_some() {
            self.best.clear();
        }
        self.bounds = bounds;
        self.best.extend(proven);
        if bounds[0] == bounds[1] {
            self.best.dedup();
            self.stage = Stage::Line;
            match self.best.first().copied() {
                Some(first) => self.follow(Some(first)),
                None => self.ask_of_player(),
            }
        }
    }

    /// Goes on by a turn of best play, or ends the line of play where there is none.
    fn follow(&mut self, choice: Option<Choice>) {
        let Some(Work { line, memory }) = &mut self.work else { return };
        if self.best.is_empty() {
            self.best.extend(choice);
        }
        self.best_play.extend(choice);
        let goes_on = choice.is_some_and(|choice| line.take(choice, memory));
        if !goes_on || self.best_play.len() == MOST_BEST_PLAY {
            line.rewind();
            let key = memory.key(line.place());
            let choices = line.steps(memory, key).into_iter().map(|step| step.choice);
            let untried = choices.filter(|choice| !self.best.contains(choice)).collect();
            self.stage = Stage::Turns(untried);
        }
        self.ask_of_player();
    }

    /// Turns to the question whether the player to act keeps the value.
    fn ask_of_player(&mut self) {
        let player = self.work.as_ref().map(|work| work.line.place().player);
        let is_black = player == Some(Player::Black);
        let [value, _] = self.bounds;
        let margin = if is_black { value } else { value + 1 };
        self.questions = Deepening::new([margin - 1, margin]);
        self.last = None;
    }

    /// The findings so far.
    pub fn report(&self) -> Solution {
        if cfg!(feature = "endless")
            && let Some(endless) = &self.endless
        {
            return endless.solution(&self.game);
        }
        let [low, high] = self.bounds;
        let scores = &self.game.standing().scores;
        let komi = &scores.white - &scores.black;
        let rational = |margin: i64| &rational(margin) - &komi;
        let is_settled = low == high && self.reason.is_none();
        let turns = |choices: &[Choice]| choices.iter().map(|&choice| turn(choice)).collect();
        Solution {
            is_settled,
            between: None,
            low: rational(low),
            high: rational(high),
            best: if is_settled { turns(&self.best) } else { Vec::new() },
            line: turns(&self.best_play),
            nodes: self.nodes,
            reason: self.reason,
        }
    }
}

fn turn(choice: Choice) -> Turn {
    choice.map_or(Turn::Pass, Turn::play)
}

/// Black's margin at the end of a game, komi apart; nothing while it goes on. Where the last turn
/// decides it is 1 or −1.
fn final_margin(game: &Game) -> Option<i64> {
    match game.result()? {
        GameResult::NoTurn { winner: Player::Black } => Some(1),
        GameResult::NoTurn { winner: Player::White } => Some(-1),
        _ => Plays::new(game).margin(Stones::of(game.colours())),
    }
}

/// Why a position cannot be solved.
fn reason(game: &Game) -> Option<Unsolvable> {
    let &Ruleset { repetition, end, .. } = game.rules();
    if game.plane().is_some() {
        Some(Unsolvable::Turns)
    } else if game.colours().len() > MAX_SOLVED_POINTS {
        Some(Unsolvable::Points)
    } else if endless::takes(game) {
        None
    } else if end == End::Forever || matches!(repetition, Repetition::Free | Repetition::Bids) {
        Some(Unsolvable::Endless)
    } else if end == End::TwoPasses && is_uncounted(game) {
        Some(Unsolvable::Score)
    } else if !matches!(game.phase(), Phase::Turn(_) | Phase::Over) {
        Some(Unsolvable::Komi)
    } else {
        None
    }
}

/// True if the score is no whole number of points or stones.
fn is_uncounted(game: &Game) -> bool {
    match game.rules().scoring {
        Scoring::Area | Scoring::Stones => false,
        Scoring::Cardinality => game.board().setup().is_continuous(),
        Scoring::Measure | Scoring::Live | Scoring::Unscored => true,
    }
}

/// The greatest margin that the rules know.
fn most_margin(game: &Game) -> i64 {
    if game.rules().end == End::NoTurnLoses {
        return 1;
    }
    game.board().point_count().max(game.board().placement_count()) as i64
}
