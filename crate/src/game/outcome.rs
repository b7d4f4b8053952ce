//! Scores of the current position, and results.

use super::state::Game;
use crate::boards::{Board, Ground};
use crate::colour::{Colour, PerPlayer, Player};
use crate::rules::capture::engine_with;
use crate::rules::forever::Verdict;
use crate::rules::plane_score;
use crate::rules::ruleset::{End, Scoring};
use crate::rules::score::{self, Amount};
use crate::rules::standing::Phase;
use crate::rules::turn::Turn;

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// Two passes; the higher score wins, equal scores are a draw.
    Scored {
        /// The winner; nothing in a draw.
        winner: Option<Player>,
        /// The final scores, White's with komi.
        score: PerPlayer<Amount>,
    },
    /// The players agreed on dead stones; the board without them is scored as after two passes.
    Agreed {
        /// The winner; nothing in a draw.
        winner: Option<Player>,
        /// The final scores, White's with komi.
        score: PerPlayer<Amount>,
    },
    /// The players agreed on a draw.
    Drawn,
    /// The opponent resigned.
    Resigned {
        /// The winner.
        winner: Player,
    },
    /// The opponent's time was up.
    TimedOut {
        /// The winner.
        winner: Player,
    },
    /// The opponent had no turn left.
    NoTurn {
        /// The winner.
        winner: Player,
    },
    /// The players agreed on how it would go on for ever.
    Forever(Verdict),
}

/// The owner of each placement by area, of any colouring; `Empty` for neutral ones. Cost: O(board).
pub fn owners(ground: Ground<'_>, colours: &[Colour]) -> Vec<Colour> {
    ground.rules().owners(colours)
}

/// The scores of a colouring, without komi and bids; nothing where nothing is scored. Area is not
/// counted so on a plane. Cost: O(board).
pub fn counted(board: &Board, scoring: Scoring, colours: &[Colour]) -> Option<PerPlayer<Amount>> {
    let rules = board.ground().rules();
    Some(match scoring {
        Scoring::Unscored => return None,
        Scoring::Area => {
            score::count(&rules.counted(colours, rules.owners(colours))).map(Amount::from)
        }
        Scoring::Measure => rules.measure(colours).map(Amount::from),
        Scoring::Cardinality => {
            let points = score::count(colours);
            match board.setup().is_continuous() {
                true => points.map(score::continuum),
                false => points.map(Amount::from),
            }
        }
        Scoring::Stones | Scoring::Live => rules.stones(colours).map(Amount::from),
    })
}

impl Game {
    /// The owner of each placement now, by area; `Empty` for neutral ones. Stones that the players agreed
    /// are dead do not count. Cost: O(board).
    pub fn owners(&self) -> Vec<Colour> {
        owners(self.board.ground(), &self.settled())
    }

    /// The scores of the current position, White's with komi; nothing under rules without a score. Stones
    /// that the players agreed are dead do not count.
    /// Under divide-and-choose: the komi and bids gained, and the stones on the board.
    pub fn score(&self) -> Option<PerPlayer<Amount>> {
        self.score_of(&self.settled())
    }

    /// The scores of a colouring, White's with komi.
    fn score_of(&self, colours: &[Colour]) -> Option<PerPlayer<Amount>> {
        let amounts = self.counted(colours)?;
        let gained = &self.standing.scores;
        let total = |player: Player| amounts[player].clone().plus(&gained[player]);
        Some(PerPlayer { black: total(Player::Black), white: total(Player::White) })
    }

    /// The scores of a colouring, without komi and bids.
    pub fn counted(&self, colours: &[Colour]) -> Option<PerPlayer<Amount>> {
        match (self.plane(), self.rules.scoring) {
            (Some(engine), Scoring::Area) => {
                let spots = engine.stones().spots();
                let scored = engine_with(self.board.ground(), spots, colours);
                Some(plane_score::area(scored.plane()?.stones()).map(Amount::Finite))
            }
            (_, scoring) => counted(&self.board, scoring, colours),
        }
    }

    /// True if a player loses by accepting an offer that names dead stones.
    pub fn loses_by_accepting(&self, player: Player) -> bool {
        let settled = self.record.last().map(|entry| self.without(&entry.turn));
        let score = settled.and_then(|colours| self.score_of(&colours));
        score.is_some_and(|score| score.leader() == Some(!player))
    }

    /// The result, if the game is over.
    pub fn result(&self) -> Option<GameResult> {
        if *self.phase() != Phase::Over {
            return None;
        }
        if let Some(verdict) = &self.verdict {
            return Some(GameResult::Forever(verdict.clone()));
        }
        let last = self.record.last().map(|entry| &entry.turn);
        let mover = self.log.last().map(|logged| logged.player);
        if self.is_drawn() {
            return Some(GameResult::Drawn);
        }
        match (last, mover) {
            (Some(Turn::Resign), Some(loser)) => {
                return Some(GameResult::Resigned { winner: !loser });
            }
            (Some(Turn::Timeout), Some(loser)) => {
                return Some(GameResult::TimedOut { winner: !loser });
            }
            _ => {}
        }
        if self.rules.end == End::NoTurnLoses {
            return Some(GameResult::NoTurn { winner: mover.unwrap_or(!self.rules.first) });
        }
        let score = self.score()?;
        let winner = score.leader();
        Some(match last {
            Some(Turn::Accept) => GameResult::Agreed { winner, score },
            _ => GameResult::Scored { winner, score },
        })
    }
}
