//! A game: a board, a ruleset, a start and a record of turns.

use std::collections::HashSet;
use std::sync::Arc;

use crate::boards::Board;
use crate::boards::setup::Start;
use crate::colour::{Colour, PerPlayer, Player};
use crate::ids::Placement;
use crate::record::{Entry, Notes, Turn};
use crate::rules::capture::{self, Capture, Taken};
use crate::rules::rational::Rational;
use crate::rules::repetition::History;
use crate::rules::ruleset::Ruleset;
use crate::rules::{score, wellformed};

/// A game as it stands. Every turn in it was allowed; a turn that is not is refused with the
/// reason and changes nothing.
pub struct Game {
    board: Arc<Board>,
    rules: Ruleset,
    start: Start,
    engine: Box<dyn Capture>,
    history: History,
    record: Vec<Entry>,
    /// Turns taken back, the next one last.
    undone: Vec<Entry>,
    captures: PerPlayer<usize>,
}

/// Why a turn may not be taken now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A stone is there.
    #[error("there is a stone on {at}")]
    Occupied {
        /// Where.
        at: Placement,
    },
    /// The colouring that the play leads to stood before.
    #[error("the board after turn {since} would stand again")]
    Repeats {
        /// The number of turns after which it stood first.
        since: usize,
    },
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The board has no such placement.
    #[error("there is no placement {at}")]
    Range {
        /// What was asked for.
        at: Placement,
    },
}

/// Why a start is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// A stone where the board has no placement.
    #[error("there is no placement {at}")]
    Range {
        /// The player whose stone it is.
        player: Player,
        /// Its place in the player's list.
        index: usize,
        /// What is out of range.
        at: Placement,
    },
    /// A second stone on a placement.
    #[error("{at} is named twice")]
    Twice {
        /// The player whose list names it the second time.
        player: Player,
        /// The place in that list.
        index: usize,
        /// Where.
        at: Placement,
    },
    /// Stones that reach no empty point (RULES.md D9).
    #[error("these stones have no liberty: {}", list(.points))]
    IllFormed {
        /// All of them, ascending.
        points: Vec<Placement>,
    },
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// Two passes; the higher score wins, equal scores are a draw.
    Scored {
        /// Who won, or nobody.
        winner: Option<Player>,
        /// The final scores, White's with komi.
        score: PerPlayer<Rational>,
    },
    /// The opponent resigned.
    Resigned {
        /// Who won.
        winner: Player,
    },
}

impl Game {
    /// A game before its first turn. Cost: O(points + arcs).
    pub fn new(board: Arc<Board>, rules: Ruleset, start: Start) -> Result<Game, StartError> {
        let colours = start_colours(&board, &start)?;
        let engine = capture::engine(Arc::clone(board.graph()), colours);
        let mut history = History::default();
        history.push(engine.journal().key(), 0);
        let [record, undone] = [Vec::new(), Vec::new()];
        let captures = PerPlayer::default();
        Ok(Game { board, rules, start, engine, history, record, undone, captures })
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The rules.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The stones before the first turn.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The turns so far.
    pub fn record(&self) -> &[Entry] {
        &self.record
    }

    /// How many turns were taken so far.
    pub fn turn_count(&self) -> usize {
        self.record.len()
    }

    /// How many turns `redo` can take again.
    pub fn redo_count(&self) -> usize {
        self.undone.len()
    }

    /// The colour of each placement.
    pub fn colours(&self) -> &[Colour] {
        self.engine.colours()
    }

    /// How many stones of the opponent each player has captured.
    pub fn captures(&self) -> PerPlayer<usize> {
        self.captures
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn actor(&self) -> Option<Player> {
        let over = match self.record.as_slice() {
            [.., last] if last.turn == Turn::Resign => true,
            [.., before, last] => [before.turn, last.turn] == [Turn::Pass; 2],
            _ => false,
        };
        (!over).then(|| mover(self.record.len()))
    }

    /// Why the turn may not be taken now, if it may not. Cost: as of a play.
    pub fn refusal(&mut self, turn: Turn) -> Option<Refusal> {
        match self.attempt(turn) {
            Err(refusal) => Some(refusal),
            Ok(()) => {
                if let Turn::Play(_) = turn {
                    self.engine.undo();
                }
                None
            }
        }
    }

    /// Takes a turn and tells what it emptied. Turns taken back before are forgotten.
    /// Cost: a play's (see the engines); nothing is allocated once the journal has grown.
    pub fn play(&mut self, turn: Turn) -> Result<Taken<'_>, Refusal> {
        self.attempt(turn)?;
        self.undone.clear();
        self.enter(turn.into());
        Ok(self.last_taken())
    }

    /// What the last turn emptied.
    pub fn last_taken(&self) -> Taken<'_> {
        match self.record.last() {
            Some(Entry { turn: Turn::Play(_), .. }) => self.engine.journal().last_taken(),
            _ => Taken::default(),
        }
    }

    /// Writes notes beside the turn taken last.
    pub(crate) fn annotate(&mut self, notes: Option<Box<Notes>>) {
        if let Some(entry) = self.record.last_mut() {
            entry.notes = notes;
        }
    }

    /// Takes the last turn back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(entry) = self.record.pop() else {
            return false;
        };
        if let Turn::Play(_) = entry.turn {
            let taken = self.engine.journal().last_taken().captured.len();
            self.captures[mover(self.record.len())] -= taken;
            self.engine.undo();
            self.history.pop();
        }
        self.undone.push(entry);
        true
    }

    /// Takes the turn again that was taken back last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(entry) = self.undone.pop() else {
            return false;
        };
        if let Turn::Play(at) = entry.turn {
            // It was allowed in this very state.
            self.engine.play(at, mover(self.record.len()));
        }
        self.enter(entry);
        true
    }

    /// What the player to act may play, ascending. Cost: a play for each open placement.
    pub fn allowed(&mut self) -> Vec<Placement> {
        let mut open = self.open();
        open.retain(|&at| self.refusal(Turn::Play(at)).is_none());
        open
    }

    /// The open placements, ascending.
    pub fn open(&self) -> Vec<Placement> {
        let is_empty = |v: &Placement| self.colours()[v.index()] == Colour::Empty;
        self.board.graph().vertices().filter(is_empty).collect()
    }

    /// The stones that the stone at `at` reaches through its own colour, itself included: its
    /// chain, where the board is undirected. Ascending; none where no stone is.
    pub fn chain(&self, at: Placement) -> Vec<Placement> {
        self.reach(at).0
    }

    /// The empty points that the stone at `at` reaches through its own colour, ascending.
    pub fn liberties(&self, at: Placement) -> Vec<Placement> {
        self.reach(at).1
    }

    /// Whose each placement is now, by area.
    pub fn owners(&self) -> Vec<Colour> {
        score::owners(self.board.graph(), self.colours())
    }

    /// The scores as the board stands, White's with komi.
    pub fn score(&self) -> PerPlayer<Rational> {
        let area = score::area(&self.owners());
        let [black, white] = [area.black, area.white].map(|n| Rational::from_integer(n.into()));
        PerPlayer { black, white: white + &self.rules.komi }
    }

    /// How the game ended, if it is over.
    pub fn result(&self) -> Option<GameResult> {
        if self.actor().is_some() {
            return None;
        }
        if let Some(Turn::Resign) = self.record.last().map(|entry| entry.turn) {
            return Some(GameResult::Resigned { winner: mover(self.record.len()) });
        }
        let score = self.score();
        let winner = match score.black.cmp(&score.white) {
            std::cmp::Ordering::Greater => Some(Player::Black),
            std::cmp::Ordering::Less => Some(Player::White),
            std::cmp::Ordering::Equal => None,
        };
        Some(GameResult::Scored { winner, score })
    }

    /// Makes the play on the engine if the turn is allowed; leaves all as it was if not.
    fn attempt(&mut self, turn: Turn) -> Result<(), Refusal> {
        let player = self.actor().ok_or(Refusal::Over)?;
        let Turn::Play(at) = turn else { return Ok(()) };
        match self.colours().get(at.index()) {
            None => return Err(Refusal::Range { at }),
            Some(Colour::Empty) => {}
            Some(Colour::Black | Colour::White) => return Err(Refusal::Occupied { at }),
        }
        self.engine.play(at, player);
        match self.history.stood_before(&*self.engine) {
            None => Ok(()),
            Some(since) => {
                self.engine.undo();
                Err(Refusal::Repeats { since })
            }
        }
    }

    /// Enters a turn in the record whose play the engine has made.
    fn enter(&mut self, entry: Entry) {
        let player = mover(self.record.len());
        self.record.push(entry);
        if let Some(Entry { turn: Turn::Play(_), .. }) = self.record.last() {
            let journal = self.engine.journal();
            self.captures[player] += journal.last_taken().captured.len();
            self.history.push(journal.key(), self.record.len());
        }
    }

    /// Chain and liberties of the stone at `at`, each ascending. Cost: O(chain · degree).
    fn reach(&self, at: Placement) -> (Vec<Placement>, Vec<Placement>) {
        let colours = self.colours();
        let (mut chain, mut liberties) = (Vec::new(), Vec::new());
        let Some(&colour) = colours.get(at.index()).filter(|&&c| c != Colour::Empty) else {
            return (chain, liberties);
        };
        let mut seen = HashSet::from([at]);
        chain.push(at);
        let mut next = 0;
        while let Some(&stone) = chain.get(next) {
            next += 1;
            for &u in self.board.graph().out(stone) {
                let list = match colours[u.index()] {
                    Colour::Empty => &mut liberties,
                    other if other == colour => &mut chain,
                    _ => continue,
                };
                if seen.insert(u) {
                    list.push(u);
                }
            }
        }
        chain.sort_unstable();
        liberties.sort_unstable();
        (chain, liberties)
    }
}

/// Who takes the turn after `turns` turns.
fn mover(turns: usize) -> Player {
    if turns.is_multiple_of(2) { Player::Black } else { Player::White }
}

/// The colouring of a start, if it is one.
fn start_colours(board: &Board, start: &Start) -> Result<Vec<Colour>, StartError> {
    let mut colours = vec![Colour::Empty; board.graph().vertex_count()];
    for player in Player::BOTH {
        for (index, &at) in start[player].iter().enumerate() {
            match colours.get_mut(at.index()) {
                None => return Err(StartError::Range { player, index, at }),
                Some(colour @ Colour::Empty) => *colour = player.into(),
                Some(_) => return Err(StartError::Twice { player, index, at }),
            }
        }
    }
    let points = wellformed::dead_points(board.graph(), &colours);
    if points.is_empty() { Ok(colours) } else { Err(StartError::IllFormed { points }) }
}

/// The first few of them, and how many more there are.
fn list(points: &[Placement]) -> String {
    const SHOWN: usize = 10;
    let mut text: Vec<String> = points.iter().take(SHOWN).map(Placement::to_string).collect();
    if points.len() > SHOWN {
        text.push(format!("and {} more", points.len() - SHOWN));
    }
    text.join(", ")
}
