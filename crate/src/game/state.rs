//! The state of a game, and questions about it.

use std::sync::Arc;

use super::error::StartError;
use super::start;
use crate::boards::Board;
use crate::boards::setup::Start;
use crate::colour::{Colour, PerPlayer, Player};
use crate::ids::Placement;
use crate::record::{Entry, Notes};
use crate::rules::capture::tangent_engine::TangentEngine;
use crate::rules::capture::{Engine, Taken, TakenLists};
use crate::rules::forever::Verdict;
use crate::rules::overview::{Overview, overview};
use crate::rules::repetition::History;
use crate::rules::ruleset::{End, Komi, Repetition, Ruleset};
use crate::rules::standing::{Actor, Phase, Standing};
use crate::rules::turn::Turn;

/// A game. Every turn in it was legal; an illegal turn is refused with the reason and changes
/// nothing.
pub struct Game {
    pub(super) board: Arc<Board>,
    pub(super) rules: Ruleset,
    pub(super) start: Start,
    pub(super) engine: Engine,
    pub(super) history: History,
    pub(super) standing: Standing,
    pub(super) record: Vec<Entry>,
    /// One entry for each turn of the record.
    pub(super) log: Vec<Logged>,
    /// The length of the record before each player's turn that was entered.
    pub(super) entered: Vec<usize>,
    /// Turns taken back, the next one last.
    pub(super) undone: Vec<Entry>,
    pub(super) captures: PerPlayer<usize>,
    /// The stones emptied by the last turn. The engine's own list changes with every trial.
    pub(super) taken: TakenLists,
    /// The verdict, once an offer was agreed to.
    pub(super) verdict: Option<Verdict>,
}

/// The data to take a turn back.
#[derive(Clone, Debug)]
pub(super) struct Logged {
    /// Stones that it captured.
    pub captured: u32,
    /// The player who took it; Black for First and Second.
    pub player: Player,
    /// The state before it, unless that was this player's turn and phases keep nothing else.
    pub before: Option<Box<Standing>>,
}

/// The number of turns reserved at first, so that lists do not grow in a usual game.
const USUAL_TURNS: usize = 300;

impl Game {
    /// A game before its first turn. Cost: O(board).
    pub fn new(board: Arc<Board>, rules: Ruleset, start: Start) -> Result<Game, StartError> {
        rules.check(board.setup())?;
        rules.check_handicap(&start)?;
        let engine = start::engine(&board, &start)?;
        let standing = Standing::new(&rules);
        let mut game = Game {
            board,
            rules,
            start,
            engine,
            history: History::with_room_for(USUAL_TURNS),
            standing,
            record: Vec::with_capacity(USUAL_TURNS),
            log: Vec::with_capacity(USUAL_TURNS),
            entered: Vec::new(),
            undone: Vec::new(),
            captures: PerPlayer::default(),
            taken: TakenLists::default(),
            verdict: None,
        };
        game.begin();
        Ok(game)
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

    /// The number of turns taken.
    pub fn turn_count(&self) -> usize {
        self.record.len()
    }

    /// The number of turns that `redo` can take again.
    pub fn redo_count(&self) -> usize {
        self.undone.len()
    }

    /// The colour of each point.
    pub fn colours(&self) -> &[Colour] {
        self.engine.colours()
    }

    /// The colour of a placement; nothing if its points differ, or if it does not exist.
    pub fn placement_colour(&self, at: Placement) -> Option<Colour> {
        self.engine.placement_colour(at)
    }

    /// The colouring after the first `turns` turns; nothing past the last one.
    /// Cost: O(points + changes since).
    pub fn colours_after(&self, turns: usize) -> Option<Vec<Colour>> {
        let steps = self.history.steps_after(turns)?;
        Some(self.engine.journal().colours_after(steps, self.colours()))
    }

    /// The numbers of turns, fewer than all, after which the colouring was this one, ascending.
    /// Cost: O(points + turns + changes).
    pub fn moments_with(&self, colours: &[Colour]) -> Vec<usize> {
        let mut different = self.colours().iter().zip(colours).filter(|(a, b)| a != b).count();
        let mut moments = Vec::new();
        let mut until = self.engine.journal().len();
        for turns in (0..self.turn_count()).rev() {
            let steps = self.history.steps_after(turns).unwrap_or_default();
            for change in self.engine.journal().changes_between(steps, until).iter().rev() {
                let colour = colours[change.at.index()];
                different += usize::from(change.before != colour);
                different -= usize::from(change.after != colour);
            }
            until = steps;
            if different == 0 {
                moments.push(turns);
            }
        }
        moments.reverse();
        moments
    }

    /// For each point the number of turns after which it took the colour that it has after the
    /// first `until` turns; a reset gives back those of the moment that it goes back to.
    /// Cost: O(points + changes).
    pub fn since(&self, until: usize) -> Vec<usize> {
        let mut since = vec![0; self.colours().len()];
        let steps = |turns| self.history.steps_after(turns).unwrap_or_default();
        let mut turns = until.min(self.turn_count());
        while turns > 0 {
            let before = turns - 1;
            if let Turn::Reset(Some(moment)) = self.record[before].turn {
                turns = moment;
                continue;
            }
            for change in self.engine.journal().changes_between(steps(before), steps(turns)) {
                let since = &mut since[change.at.index()];
                if *since == 0 {
                    *since = turns;
                }
            }
            turns = before;
        }
        since
    }

    /// The keys of all colourings that passes and plays led to, in order, with the player to act
    /// next.
    pub fn moments(&self) -> impl Iterator<Item = (u64, Player)> {
        self.history.moments()
    }

    /// The stones on a plane; nothing on other boards.
    #[inline(always)]
    pub fn plane(&self) -> Option<&TangentEngine> {
        self.engine.plane()
    }

    /// The number of the opponent's stones that each player has captured.
    pub fn captures(&self) -> PerPlayer<usize> {
        self.captures
    }

    /// The phase: the action that is due.
    pub fn phase(&self) -> &Phase {
        &self.standing.phase
    }

    /// The one to act; nothing when the game is over.
    pub fn actor(&self) -> Option<Actor> {
        self.standing.actor()
    }

    /// The player to act; nothing before colours are taken, or when the game is over.
    pub fn player_to_act(&self) -> Option<Player> {
        match self.actor() {
            Some(Actor::Player(player)) => Some(player),
            Some(Actor::First | Actor::Second) | None => None,
        }
    }

    /// The state besides the colouring: scores gained, colours, the history.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The stones emptied by the last turn; nothing once a turn was taken back.
    pub fn last_taken(&self) -> Taken<'_> {
        self.taken.view()
    }

    /// The stones of the chain of the stone at `at`, ascending; none where there is no stone. On a
    /// directed graph those that the stone reaches through its own colour, on a go-space the
    /// string.
    pub fn chain(&self, at: Placement) -> Vec<Placement> {
        self.engine.chain(at)
    }

    /// The open placements that the chain reaches or touches, ascending.
    pub fn liberties(&self, at: Placement) -> Vec<Placement> {
        self.engine.liberties(at)
    }

    /// All chains and their liberties at once. Cost: O(board).
    pub fn overview(&self) -> Overview {
        overview(&self.board, &self.engine)
    }

    /// The open placements, ascending.
    pub fn open(&self) -> Vec<Placement> {
        let is_open = |&at: &Placement| self.placement_colour(at) == Some(Colour::Empty);
        (0..self.board.placement_count()).map(Placement::at).filter(is_open).collect()
    }

    /// Sets the notes of the last turns, one for each.
    pub(crate) fn annotate(&mut self, notes: impl ExactSizeIterator<Item = Option<Box<Notes>>>) {
        let first = self.record.len().saturating_sub(notes.len());
        for (entry, notes) in self.record[first..].iter_mut().zip(notes) {
            entry.notes = notes;
        }
    }

    /// Puts the entries of a document, with its notes and its spelling, in place of the turns that replayed them.
    pub(crate) fn restore(&mut self, entries: Vec<Entry>) {
        let first = self.record.len().saturating_sub(entries.len());
        self.record.truncate(first);
        self.record.extend(entries);
    }

    /// True if phases keep more than the player to act.
    pub(super) fn keeps_standing(&self) -> bool {
        self.rules.end == End::Forever
            || self.rules.komi == Komi::DivideAndChoose
            || self.rules.repetition == Repetition::Bids
    }
}
