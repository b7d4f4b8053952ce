//! Scores of the current position, and results.

use super::state::Game;
use super::turns::mover;
use crate::boards::{Board, Ground};
use crate::colour::{Colour, PerPlayer, Player};
use crate::record::Entry;
use crate::rules::capture::Engine;
use crate::rules::forever::Verdict;
use crate::rules::ruleset::{End, Scoring};
use crate::rules::score::{self, Amount};
use crate::rules::space_score;
use crate::rules::standing::{Actor, Phase};
use crate::rules::turn::Turn;
use crate::rules::{disk_score, plane_score};

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
    /// The opponent resigned.
    Resigned {
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
pub(crate) fn owners(ground: Ground<'_>, colours: &[Colour]) -> Vec<Colour> {
    match ground {
        Ground::Graph(graph) => score::owners(graph, colours),
        Ground::Space(space) => space_score::owners(space, colours),
        Ground::Disks(disks) => disk_score::owners(disks, colours),
        Ground::Plane(_) => colours.to_vec(),
    }
}

/// The scores of a colouring, without komi and bids; nothing where nothing is scored. Area is not
/// counted so on a plane. Cost: O(board).
pub(crate) fn counted(
    board: &Board,
    scoring: Scoring,
    colours: &[Colour],
) -> Option<PerPlayer<Amount>> {
    Some(match scoring {
        Scoring::Unscored => return None,
        Scoring::Area => area(board.ground(), colours),
        Scoring::Measure => measure(board.ground(), colours),
        Scoring::Cardinality => {
            let points = score::count(colours);
            match board.setup().is_continuous() {
                true => points.map(score::continuum),
                false => points.map(Amount::from),
            }
        }
        Scoring::Stones | Scoring::Live => score::stones(board, colours).map(Amount::from),
    })
}

fn area(ground: Ground<'_>, colours: &[Colour]) -> PerPlayer<Amount> {
    let owners = owners(ground, colours);
    let counted = match ground {
        Ground::Space(space) => space_score::point_owners(space, colours, &owners),
        _ => owners,
    };
    score::count(&counted).map(Amount::from)
}

fn measure(ground: Ground<'_>, colours: &[Colour]) -> PerPlayer<Amount> {
    match ground {
        Ground::Disks(disks) => disk_score::measure(disks, colours).map(Amount::from),
        Ground::Plane(plane) => {
            let area = u64::try_from(plane.radius()).unwrap_or_default().pow(2);
            score::count(colours).map(|stones| Amount::from(stones as u64 * area))
        }
        Ground::Graph(_) | Ground::Space(_) => PerPlayer::default(),
    }
}

impl Game {
    /// The owner of each placement now, by area; `Empty` for neutral ones. Cost: O(board).
    pub fn owners(&self) -> Vec<Colour> {
        owners(self.board.ground(), self.colours())
    }

    /// The scores of the current position, White's with komi; nothing under rules without a score.
    /// Under divide-and-choose: the komi and bids gained, and the stones on the board.
    pub fn score(&self) -> Option<PerPlayer<Amount>> {
        let amounts = self.counted()?;
        let gained = &self.standing.scores;
        let total = |player: Player| amounts[player].clone().plus(&gained[player]);
        Some(PerPlayer { black: total(Player::Black), white: total(Player::White) })
    }

    /// The scores on the board, without komi and bids.
    pub(super) fn counted(&self) -> Option<PerPlayer<Amount>> {
        match (&self.engine, self.rules.scoring) {
            (Engine::Plane(engine), Scoring::Area) => {
                Some(plane_score::area(engine.stones()).map(Amount::Finite))
            }
            (_, scoring) => counted(&self.board, scoring, self.colours()),
        }
    }

    /// The result, if the game is over.
    pub fn result(&self) -> Option<GameResult> {
        if *self.phase() != Phase::Over {
            return None;
        }
        if let Some(verdict) = &self.verdict {
            return Some(GameResult::Forever(verdict.clone()));
        }
        if let Some(Entry { turn: Turn::Resign, .. }) = self.record.last() {
            return self.resigner().map(|loser| GameResult::Resigned { winner: !loser });
        }
        if self.rules.end == End::NoTurnLoses {
            return Some(GameResult::NoTurn { winner: !mover(self.record.len()) });
        }
        let score = self.score()?;
        let winner = score.leader();
        Some(GameResult::Scored { winner, score })
    }

    /// The player who resigned in the last turn.
    fn resigner(&self) -> Option<Player> {
        let before = self.log.last()?.before.as_ref();
        match before.and_then(|before| before.actor()) {
            Some(Actor::Player(player)) => Some(player),
            _ => Some(mover(self.log.len() - 1)),
        }
    }
}
