//! The answers of the module: structs and words of which the TypeScript declarations are made.

use std::fmt::Display;

use gospace::boards::Board;
use gospace::boards::setup::BoardKind;
use gospace::rules::ruleset::{End, Preset, Repetition, Scoring};
use gospace::rules::standing;
use gospace::{Game, Offer, PerPlayer, Player, Site};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::arrays::{Float64Array, Uint8Array, Uint32Array};
use crate::stones::StoneLists;

/// A value as JavaScript's.
pub fn given<T: Tsify + Serialize>(value: &T) -> Ts<T>
where
    T::JsType: Into<JsValue>,
{
    match value.into_js() {
        Ok(value) => Ts::new_unchecked(value.into()),
        Err(error) => wasm_bindgen::throw_val(error.into()),
    }
}

/// One value for each player.
#[derive(Serialize, Tsify)]
pub struct Both<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> Both<T> {
    /// The value that `of` gives for each player.
    pub fn new(of: impl Fn(Player) -> T) -> Both<T> {
        Both { black: of(Player::Black), white: of(Player::White) }
    }
}

/// Exact numbers, as "p" or "p/q".
pub fn exact<T: Display>(numbers: &PerPlayer<T>) -> Both<String> {
    Both::new(|player| numbers[player].to_string())
}

/// The phase of a game: the task that is due now.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// First names the komi.
    Komi,
    /// Second takes a colour.
    Take,
    /// A player plays or passes.
    Turn,
    /// A player answers a ko bid.
    Answer,
    /// The ko winner may go back.
    Reset,
    /// A player takes or declines an offer.
    Offer,
    /// Nothing.
    Over,
}

impl From<&standing::Phase> for PhaseName {
    fn from(phase: &standing::Phase) -> PhaseName {
        match phase {
            standing::Phase::Komi => PhaseName::Komi,
            standing::Phase::Take { .. } => PhaseName::Take,
            standing::Phase::Turn(_) => PhaseName::Turn,
            standing::Phase::Answer { .. } => PhaseName::Answer,
            standing::Phase::Reset { .. } => PhaseName::Reset,
            standing::Phase::Offer { .. } => PhaseName::Offer,
            standing::Phase::Over => PhaseName::Over,
        }
    }
}

/// The one to act: a person who has no colour yet, or a player.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// Names the komi.
    First,
    /// Takes a colour.
    Second,
    /// Black.
    Black,
    /// White.
    White,
}

impl From<standing::Actor> for Actor {
    fn from(actor: standing::Actor) -> Actor {
        match actor {
            standing::Actor::First => Actor::First,
            standing::Actor::Second => Actor::Second,
            standing::Actor::Player(Player::Black) => Actor::Black,
            standing::Actor::Player(Player::White) => Actor::White,
        }
    }
}

/// All choices of a game, and the preset if its document names one.
#[derive(Serialize, Tsify)]
pub struct ResolvedRules {
    /// The preset that the document names.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub preset: Option<Preset>,
    /// The repetition that a play may not lead to.
    pub repetition: Repetition,
    /// The end of the game.
    pub end: End,
    /// The method of scoring.
    pub score: Scoring,
    /// A rational, or "divide-and-choose".
    pub komi: String,
    /// The number of black stones of the start that are handicap, if any are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub handicap: Option<u32>,
    /// The player who begins, if it is White.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub first: Option<Player>,
}

/// The stones that a turn took, as placements; on a plane as places in `stones()` before the turn.
#[derive(Serialize, Tsify)]
pub struct Outcome {
    /// The opponent's stones.
    pub captured: Uint32Array,
    /// The player's own.
    pub suicide: Uint32Array,
}

/// The score as the board stands; once dead stones are agreed on, without them.
#[derive(Serialize, Tsify)]
pub struct Score {
    /// The method of scoring.
    pub method: Scoring,
    /// Exact, as "p" or "p/q"; "continuum" for that cardinality.
    pub black: String,
    /// The same, with the komi.
    pub white: String,
}

/// An offer that waits for an answer.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum WaitingOffer {
    /// "pass": both pass for ever.
    Pass(PassWord),
    /// "draw": the game ends here, and nobody wins.
    Draw(DrawWord),
    /// The turns before the cycle.
    Since(usize),
    /// The game ends here, and these stones are dead.
    Dead {
        /// Placements; on a plane centres.
        dead: Vec<Site>,
    },
}

/// The word for passing for ever.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum PassWord {
    /// The only one.
    Pass,
}

/// The word for a draw.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum DrawWord {
    /// The only one.
    Draw,
}

/// The state that the phases of divide-and-choose keep.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Standing {
    /// Komi and bids gained.
    pub scores: Both<String>,
    /// First's colour, once it is known.
    pub first: Option<Player>,
    /// The komi that First named.
    pub named: Option<String>,
    /// The bid of this turn.
    pub bid: Option<String>,
    /// The offer that waits for an answer.
    pub offer: Option<WaitingOffer>,
    /// The moments, as numbers of turns, whose boards are the history now.
    pub history: Uint32Array,
    /// True for each player who may delete the history now.
    pub may_forget: Both<bool>,
}

impl Standing {
    /// The standing of a game now.
    pub fn of(game: &Game) -> Standing {
        let standing = game.standing();
        let history: Vec<u32> = game.history().iter().map(|&turns| turns as u32).collect();
        Standing {
            scores: exact(&standing.scores),
            first: standing.first,
            named: standing.named().map(ToString::to_string),
            bid: standing.bid().map(ToString::to_string),
            offer: standing.offer().map(|offer| match offer {
                Offer::Pass => WaitingOffer::Pass(PassWord::Pass),
                Offer::Draw => WaitingOffer::Draw(DrawWord::Draw),
                Offer::Since(turns) => WaitingOffer::Since(*turns),
                Offer::Dead(dead) => WaitingOffer::Dead { dead: dead.clone() },
            }),
            history: history.into(),
            may_forget: Both::new(|player| standing.may_forget(player, game.rules())),
        }
    }
}

/// All of a game that changes from turn to turn.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct GameState {
    /// The phase of a game: the task that is due now.
    pub phase: PhaseName,
    /// The one to act; null when the game is over.
    pub actor: Option<Actor>,
    /// The one who took the last turn; null before the first.
    pub mover: Option<Actor>,
    /// The number of turns taken.
    pub turn_count: usize,
    /// Per placement, on a plane per stone: 0 empty, 1 black, 2 white, 3 where its points differ.
    pub colours: Uint8Array,
    /// Per point, on a plane per stone.
    pub points: Uint8Array,
    /// The stones of a plane, in lists side by side; null of other boards.
    pub stones: Option<StoneLists>,
    /// Per placement: 0 neutral, 1 Black's, 2 White's; null where no area is scored, and on planes.
    pub owners: Option<Uint8Array>,
    /// The score as the board stands; null where nothing is scored.
    pub score: Option<Score>,
    /// The stones that the last turn took.
    pub taken: Vec<Site>,
    /// The number of the opponent's stones that each player has captured.
    pub captures: Both<usize>,
    /// The result of the game; null while it goes on.
    pub result: Option<GameResult>,
    /// The state that the phases of divide-and-choose keep.
    pub standing: Standing,
    /// True: a pass is allowed now.
    pub may_pass: bool,
    /// True: a resignation is allowed now.
    pub may_resign: bool,
}

/// The winner.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// Black.
    Black,
    /// White.
    White,
    /// Neither.
    Draw,
}

impl From<Option<Player>> for Winner {
    fn from(winner: Option<Player>) -> Winner {
        match winner {
            Some(Player::Black) => Winner::Black,
            Some(Player::White) => Winner::White,
            None => Winner::Draw,
        }
    }
}

/// The event that ended a game.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Both passed.
    TwoPasses,
    /// The players agreed on dead stones.
    Agreement,
    /// The players agreed on a draw.
    Draw,
    /// A player resigned.
    Resignation,
    /// A player's time was up.
    Timeout,
    /// A player had no turn.
    NoTurn,
    /// It goes on for ever.
    Forever,
}

/// The result of a game.
#[derive(Serialize, Tsify)]
pub struct GameResult {
    /// The winner.
    pub winner: Winner,
    /// The event that ended it.
    pub by: Ending,
    /// The score, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub black: Option<String>,
    /// The score, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub white: Option<String>,
    /// For a game that goes on for ever: 0 nothing, 1 makes ko bids, 2 names itself ko winner, 3 ignores
    /// bids, 4 deletes the history.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "Both<0 | 1 | 2 | 3 | 4>")]
    pub unsustainability: Option<Both<u8>>,
}

impl From<&gospace::GameResult> for GameResult {
    fn from(result: &gospace::GameResult) -> GameResult {
        use gospace::GameResult as Core;
        let (winner, by, scores) = match result {
            Core::Drawn => (None, Ending::Draw, None),
            Core::Resigned { winner } => (Some(*winner), Ending::Resignation, None),
            Core::TimedOut { winner } => (Some(*winner), Ending::Timeout, None),
            Core::NoTurn { winner } => (Some(*winner), Ending::NoTurn, None),
            Core::Scored { winner, score } => (*winner, Ending::TwoPasses, Some(exact(score))),
            Core::Agreed { winner, score } => (*winner, Ending::Agreement, Some(exact(score))),
            Core::Forever(verdict) => {
                (verdict.winner, Ending::Forever, verdict.totals.as_ref().map(exact))
            }
        };
        let (black, white) = scores.map(|Both { black, white }| (black, white)).unzip();
        let unsustainability = match result {
            Core::Forever(verdict) => {
                Some(Both::new(|player| verdict.unsustainability[player] as u8))
            }
            _ => None,
        };
        GameResult { winner: winner.into(), by, black, white, unsustainability }
    }
}

/// Counts of a board.
#[derive(Serialize, Tsify)]
pub struct BoardCounts {
    /// Its kind.
    pub kind: BoardKind,
    /// Infinitely many on boards of disks and planes.
    pub points: f64,
    /// Infinitely many on a plane.
    pub placements: f64,
    /// Arcs, an edge counting as two.
    pub arcs: usize,
    /// True: an arc has no opposite.
    pub directed: bool,
    /// True: it is in one piece.
    pub connected: bool,
    /// The number of its pieces.
    pub components: usize,
    /// On disks: pairs of placements of which a stone on one closes the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub conflicts: Option<u64>,
    /// On disks: pairs of placements that touch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub touches: Option<u64>,
    /// Arcs from a point to itself that were dropped.
    pub loops: usize,
    /// Repeated arcs that were dropped.
    pub repeats: usize,
}

impl From<&Board> for BoardCounts {
    fn from(board: &Board) -> BoardCounts {
        let (ground, setup) = (board.ground(), board.setup());
        let unless = |infinite: bool, n: usize| if infinite { f64::INFINITY } else { n as f64 };
        let components = ground.component_count();
        let pairs = ground.disks().map(|disks| disks.pair_counts().map(|pairs| pairs as u64));
        let dropped = board.dropped();
        BoardCounts {
            kind: setup.kind(),
            points: unless(setup.is_continuous(), board.point_count()),
            placements: unless(setup.placement_count().is_none(), board.placement_count()),
            arcs: ground.graph().map_or(0, |graph| graph.arc_count()),
            directed: ground.graph().is_some_and(|graph| !graph.is_undirected()),
            connected: components <= 1,
            components,
            conflicts: pairs.map(|[conflicts, _]| conflicts),
            touches: pairs.map(|[_, touches]| touches),
            loops: dropped.loops,
            repeats: dropped.repeats,
        }
    }
}

/// The data to draw a board; coordinates in the board's own unit, y downwards.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Drawing {
    /// x, y of each placement; on a go-space the centre of its points.
    pub xy: Float64Array,
    /// Two placements an edge.
    pub edges: Uint32Array,
    /// From, to of each one-way arc.
    pub arcs: Uint32Array,
    /// place, x, y: the link at this place in the edges, then the arcs, is bent by hand, and the middle
    /// of its curve passes through (x, y).
    pub bends: Float64Array,
    /// Three coordinates of each placement on a body that turns, or four; empty without a body.
    pub body: Float64Array,
    /// x, y, dx, dy: a glued link leaves (x, y) along (dx, dy), half a step long.
    pub stubs: Float64Array,
    /// x1, y1, x2, y2 of the sides of a glued rectangle, each in the direction of its gluing mark.
    pub seams: Float64Array,
    /// The pair of sides that each seam belongs to: 1 or 2. Seams of one number are glued.
    pub seam_pairs: Uint8Array,
    /// Handicap points of a customary grid.
    pub stars: Uint32Array,
    /// True: the points are a rectangular grid, which is drawn on wood.
    pub grid: bool,
    /// x, y of each point of X; on a go-space only, as all that follows.
    pub points: Float64Array,
    /// Placement i holds hullPoints from hullStarts[i] to before hullStarts[i + 1].
    pub hull_starts: Uint32Array,
    /// The points of the placements.
    pub hull_points: Uint32Array,
    /// Pairs of points: the second lies in the closure of the first.
    pub relations: Uint32Array,
    /// The core radius of each placement; on boards of disks only.
    pub radii: Float64Array,
    /// The reach of each placement; on boards of disks only.
    pub reaches: Float64Array,
    /// The radius of every stone on a plane; 0 elsewhere.
    pub stone: f64,
    /// The least distance of the centres of two stones on a plane; 0 elsewhere.
    pub clearance: f64,
    /// The greatest distance of the centres of two stones on a plane that touch; 0 elsewhere.
    pub contact: f64,
    /// x, y of the region's corners, ring by ring, the outline first.
    pub rings: Float64Array,
    /// The first corner of each ring, and how many corners there are.
    pub ring_starts: Uint32Array,
    /// x, y and radius of a round region; else empty.
    pub circle: Float64Array,
    /// a, b, dx, dy: on a glued region (x, y) is seen at (a·x + dx, b·y + dy) too.
    pub motions: Float64Array,
}

impl From<gospace::boards::drawing::Drawing> for Drawing {
    fn from(drawing: gospace::boards::drawing::Drawing) -> Drawing {
        Drawing {
            xy: drawing.xy.into(),
            edges: drawing.edges.into(),
            arcs: drawing.arcs.into(),
            bends: drawing.bends.into(),
            body: drawing.body.into(),
            stubs: drawing.stubs.into(),
            seams: drawing.seams.into(),
            seam_pairs: drawing.seam_pairs.into(),
            stars: drawing.stars.into(),
            grid: drawing.grid,
            points: drawing.points.into(),
            hull_starts: drawing.hull_starts.into(),
            hull_points: drawing.hull_points.into(),
            relations: drawing.relations.into(),
            radii: drawing.radii.into(),
            reaches: drawing.reaches.into(),
            stone: drawing.stone,
            clearance: drawing.clearance,
            contact: drawing.contact,
            rings: drawing.rings.into(),
            ring_starts: drawing.ring_starts.into(),
            circle: drawing.circle.into(),
            motions: drawing.motions.into(),
        }
    }
}
