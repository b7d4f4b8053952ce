//! One game played by the engine and by the literal oracle, compared after every turn.

use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::setup::{BoardSetup, GraphSetup, Start};
use gospace::rules::capture::Taken;
use gospace::rules::repetition::Recurrence;
use gospace::rules::ruleset::Ruleset;
use gospace::rules::score::Amount;
use gospace::{Colour, Game, PerPlayer, Placement, Player, Refusal, Turn};

use super::naive::{self, Forbidden};
use super::naive_grid;

/// An engine's game and the oracle's, at the same moment.
pub struct Both {
    pub engine: Game,
    pub oracle: naive::Game,
    pub seen: Seen,
    /// True: a turn compares its own answer and the position; all else is compared only by `compare`.
    pub sparing: bool,
    /// The number of stones that each player had captured after each number of turns.
    captures: Vec<PerPlayer<usize>>,
}

/// The stones emptied by a play, ascending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emptied {
    pub captured: Vec<Placement>,
    pub suicide: Vec<Placement>,
}

/// Counts of events without which a law is worth little.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    pub plays: usize,
    pub captures: usize,
    /// Suicides of two stones or more.
    pub suicides: usize,
    /// Plays that captured and were suicide.
    pub captures_with_suicide: usize,
    /// Plays refused because they would repeat the colouring before the last turn.
    pub kos: usize,
    /// Plays refused because they would repeat an older colouring.
    pub superkos: usize,
}

impl Seen {
    pub fn add(&mut self, other: Seen) {
        self.plays += other.plays;
        self.captures += other.captures;
        self.suicides += other.suicides;
        self.captures_with_suicide += other.captures_with_suicide;
        self.kos += other.kos;
        self.superkos += other.superkos;
    }
}

impl Both {
    /// A game from the empty board.
    pub fn new(setup: &BoardSetup) -> Both {
        let points = board(setup).graph().vertex_count();
        Both::from(setup, &vec![Colour::Empty; points])
    }

    /// A game from a colouring, which must be well-formed.
    pub fn from(setup: &BoardSetup, start: &[Colour]) -> Both {
        let board = board(setup);
        let oracle = naive::Game::new(oracle_board(setup), start.to_vec());
        let engine = Game::new(Arc::new(board), Ruleset::default(), stones(start));
        let mut both = Both {
            engine: engine.expect("the start is well-formed"),
            oracle,
            seen: Seen::default(),
            sparing: false,
            captures: vec![PerPlayer::default()],
        };
        both.compare();
        both
    }

    /// Both play at a point, or both refuse to.
    pub fn play(&mut self, at: usize) -> Result<Emptied, Refusal> {
        let player = self.oracle.player();
        let expected = self.oracle.play(at);
        let outcome = play(&mut self.engine, Placement::at(at));
        match (&expected, &outcome) {
            (Ok(expected), Ok(emptied)) => {
                assert_eq!(Emptied::from(expected), *emptied);
                self.note(player, emptied);
            }
            (Err(expected), Err(refusal)) => {
                assert_refused_for(expected, refusal, self.oracle.turns());
            }
            _ => panic!("a play at {at}: the oracle {expected:?}, the engine {outcome:?}"),
        }
        self.look();
        outcome
    }

    /// Both pass.
    pub fn pass(&mut self) {
        self.oracle.pass().expect("the game is not over");
        let taken = self.engine.play(Turn::Pass).expect("a pass is allowed");
        assert!(taken.captured.is_empty() && taken.suicide.is_empty());
        self.captures.push(self.captures[self.captures.len() - 1]);
        self.look();
    }

    /// Both take the last turn back.
    pub fn undo(&mut self) {
        self.oracle.undo();
        self.captures.pop();
        assert!(self.engine.undo(), "there is a turn to take back");
        self.look();
    }

    fn look(&mut self) {
        if self.sparing { self.compare_position() } else { self.compare() }
    }

    fn compare_position(&self) {
        let Both { engine, oracle, .. } = self;
        assert_eq!(oracle.colouring(), engine.colours());
        assert_eq!(oracle.turns(), engine.turn_count());
        let actor = (!oracle.is_over()).then(|| oracle.player());
        assert_eq!(actor, engine.player_to_act());
        assert_eq!(self.captures[oracle.turns()], engine.captures());
    }

    /// Asserts that every query has the oracle's answer.
    pub fn compare(&mut self) {
        self.compare_position();
        assert_eq!(self.oracle.is_over(), self.engine.result().is_some());
        self.compare_score();
        self.compare_chains();
        self.compare_refusals();
    }

    fn compare_score(&self) {
        let board = &self.oracle.board;
        let colouring = self.oracle.colouring();
        assert_eq!(board.owners(colouring), self.engine.owners());
        let PerPlayer { black, white } = board.area(colouring);
        let score = self.engine.score().expect("area is scored");
        assert_eq!(whole(black), score.black);
        assert_eq!(whole(white), score.white);
    }

    fn compare_chains(&self) {
        let colouring = self.oracle.colouring();
        let board = &self.oracle.board;
        for v in 0..board.points() {
            let at = Placement::at(v);
            let chain = placements(&board.chain(colouring, v));
            assert_eq!(chain, self.engine.chain(at), "chain of {v}");
            let liberties = placements(&board.liberties(colouring, v));
            assert_eq!(liberties, self.engine.liberties(at), "liberties of {v}");
        }
    }

    fn compare_refusals(&mut self) {
        let verdicts: Vec<_> =
            (0..=self.oracle.board.points()).map(|v| self.oracle.consider(v)).collect();
        let allowed: Vec<usize> = (0..verdicts.len()).filter(|&v| verdicts[v].is_ok()).collect();
        assert_eq!(placements(&allowed), self.engine.allowed());
        for (v, verdict) in verdicts.iter().enumerate() {
            let refusal = self.engine.refusal(Turn::play(Placement::at(v)));
            match (verdict, refusal) {
                (Ok(_), None) => {}
                (Err(expected), Some(refusal)) => {
                    assert_refused_for(expected, &refusal, self.oracle.turns());
                }
                (expected, refusal) => panic!("{v}: {expected:?}, but {refusal:?}"),
            }
            if let Err(Forbidden::Repeats(stood)) = verdict {
                self.note_repeat(stood);
            }
        }
        assert_eq!(self.oracle.colouring(), self.engine.colours(), "asking changes nothing");
    }

    fn note(&mut self, player: Player, emptied: &Emptied) {
        let mut captures = self.captures[self.captures.len() - 1];
        captures[player] += emptied.captured.len();
        self.captures.push(captures);
        let seen = &mut self.seen;
        seen.plays += 1;
        seen.captures += usize::from(!emptied.captured.is_empty());
        seen.suicides += usize::from(emptied.suicide.len() > 1);
        let both = !emptied.captured.is_empty() && !emptied.suicide.is_empty();
        seen.captures_with_suicide += usize::from(both);
    }

    fn note_repeat(&mut self, stood: &[usize]) {
        let way = recurrence(stood, self.oracle.turns());
        self.seen.kos += usize::from(way == Recurrence::Ko);
        self.seen.superkos += usize::from(way == Recurrence::Superko);
    }
}

impl From<&naive::Played> for Emptied {
    fn from(played: &naive::Played) -> Emptied {
        Emptied { captured: placements(&played.captured), suicide: placements(&played.suicide) }
    }
}

/// The engine lists the stones in no particular order.
impl From<Taken<'_>> for Emptied {
    fn from(taken: Taken<'_>) -> Emptied {
        let [mut captured, mut suicide] = [taken.captured.to_vec(), taken.suicide.to_vec()];
        captured.sort_unstable();
        suicide.sort_unstable();
        Emptied { captured, suicide }
    }
}

/// Plays, and returns the stones that it emptied.
pub fn play(game: &mut Game, at: Placement) -> Result<Emptied, Refusal> {
    game.play(Turn::play(at)).map(Emptied::from)
}

/// By the moments at which the colouring stood, each of which a play or a pass led to.
fn recurrence(stood: &[usize], turns: usize) -> Recurrence {
    match turns - stood[stood.len() - 1] {
        0 => Recurrence::Unchanged,
        1 => Recurrence::Ko,
        _ => Recurrence::Superko,
    }
}

/// `turns`: those that were taken before.
fn assert_refused_for(expected: &Forbidden, refusal: &Refusal, turns: usize) {
    let same = match (expected, refusal) {
        (Forbidden::Over, Refusal::Over) => true,
        (Forbidden::Range, Refusal::Range { .. }) => true,
        (Forbidden::Occupied, Refusal::Occupied { .. }) => true,
        (Forbidden::Repeats(stood), Refusal::Repeats { since, way }) => {
            stood.first() == Some(since) && recurrence(stood, turns) == *way
        }
        _ => false,
    };
    assert!(same, "the oracle {expected:?}, the engine {refusal:?}");
}

/// The engine's game from the empty board.
pub fn game(setup: &BoardSetup) -> Game {
    let board = Arc::new(board(setup));
    Game::new(board, Ruleset::default(), Start::default()).expect("an empty board is well-formed")
}

/// The engine's board.
pub fn board(setup: &BoardSetup) -> Board {
    Board::new(setup.clone()).expect("a board")
}

/// The oracle's board, from what is described.
pub fn oracle_board(setup: &BoardSetup) -> naive::Board {
    match setup {
        BoardSetup::Graph(GraphSetup { points, edges, arcs, .. }) => {
            naive::Board::new(points.len(), edges, arcs)
        }
        BoardSetup::Grid(grid) => {
            naive::Board::new((grid.columns * grid.rows) as usize, &[], &naive_grid::arcs(grid))
        }
        _ => panic!("this board is no graph"),
    }
}

/// The stones of a colouring.
pub fn stones(colouring: &[Colour]) -> Start {
    let of = |p: Player| {
        let own = |&v: &usize| colouring[v] == Colour::from(p);
        (0..colouring.len()).filter(own).map(|v| Placement::at(v).into()).collect()
    };
    PerPlayer { black: of(Player::Black), white: of(Player::White) }
}

/// A colouring as it is drawn: X black, O white, a dot for an empty point; blanks do not count.
pub fn colouring(drawn: &str) -> Vec<Colour> {
    let colour = |sign| match sign {
        '.' => Colour::Empty,
        'X' => Colour::Black,
        'O' => Colour::White,
        _ => panic!("{sign} is no colour"),
    };
    drawn.chars().filter(|c| !c.is_whitespace()).map(colour).collect()
}

/// A graph with these edges and arcs, its points drawn in a row.
pub fn graph(points: usize, edges: &[[u32; 2]], arcs: &[[u32; 2]]) -> BoardSetup {
    BoardSetup::Graph(GraphSetup {
        points: (0..points).map(|v| [v as f64, 0.0]).collect(),
        edges: edges.to_vec(),
        arcs: arcs.to_vec(),
        ..GraphSetup::default()
    })
}

/// Numbers as placements.
pub fn placements(points: &[usize]) -> Vec<Placement> {
    points.iter().copied().map(Placement::at).collect()
}

/// A whole number as a score.
pub fn whole(number: usize) -> Amount {
    Amount::from(number)
}
