//! A position as it is searched: an engine of its own, the colourings that may not recur, and the
//! candidate placements.
//!
//! Under rules without repetition the search still plays positional superko: such games have no
//! end, and a player who goes round in circles learns nothing.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::Arc;

use super::arcs::Arcs;
use super::plane_area::PlaneArea;
use super::plane_engine::PlaneEngine;
use super::plane_sites::PlaneSites;
use super::surroundings::{Surroundings, play_cost};
use gospace::boards::{Board, Ground};
use gospace::colour::{Colour, Player};
use gospace::game::Game;
use gospace::geometry::Spot;
use gospace::ids::Placement;
use gospace::limits::MAX_SEARCH_CANDIDATES;
use gospace::rules::capture::{Engine, engine_with};
use gospace::rules::ruleset::Repetition;
use gospace::site::Site;

/// Turns of the game that the search knows.
const REMEMBERED: usize = 16;
/// The budget for trying every candidate once, in points examined.
const TRIALS: usize = 16_000_000;
const LEAST_CANDIDATES: usize = 40;
/// Distinguishes a colouring with White to act next, where that matters.
const WHITE_NEXT: u64 = 0x9E37_79B9_7F4A_7C15;

/// Keys are as good as random, and their own hash.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("a key is a number");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// The stones, and what a play does to them.
enum Stones {
    /// By the rules of the board.
    Exact(Engine),
    /// On a plane, among its sites.
    Plane(Box<PlaneEngine>),
}

/// The position, and the turns searched from it.
pub struct Position {
    /// The board; for a plane the disks that represent it.
    board: Arc<Board>,
    /// The sample for area scores, if the disks represent a plane.
    pub area: Option<PlaneArea>,
    /// The surroundings of placements.
    pub surroundings: Surroundings,
    /// The candidate placements.
    pub candidates: Vec<Placement>,
    stones: Stones,
    /// On directed graphs.
    arcs: Option<Arcs>,
    spots: Vec<Spot>,
    repetition: Repetition,
    /// The number of times that each colouring occurred.
    seen: HashMap<u64, u32, BuildHasherDefault<KeyHasher>>,
    /// The key of every moment since the game began, those of the search included.
    moments: Vec<u64>,
    /// The placements of the last turns of the game and of the turns of the search; nothing for a
    /// pass.
    turns: Vec<Option<Placement>>,
    /// The number of turns in it that are the game's.
    before: usize,
}

impl Position {
    /// The position of a game; nothing where a plane has too many touching sites.
    pub fn new(game: &Game) -> Option<Position> {
        let (board, stones, spots, area) = set_up(game)?;
        let bare = Position::bare(board, stones, game.rules().repetition);
        let mut position = Position { spots, area, ..bare };
        position.remember(game);
        position.choose_candidates();
        Some(position)
    }

    /// A position with these colours in place of the game's, and no past; not for planes.
    pub fn with_colours(game: &Game, colours: &[Colour]) -> Position {
        let stones = Stones::Exact(engine_with(game.board().ground(), &[], colours));
        let board = Arc::clone(game.board());
        let mut position = Position::bare(board, stones, game.rules().repetition);
        position.note(position.key());
        position.choose_candidates();
        position
    }

    /// These stones without a past or candidates.
    fn bare(board: Arc<Board>, stones: Stones, repetition: Repetition) -> Position {
        let directed = board.ground().graph().filter(|graph| !graph.is_undirected());
        Position {
            surroundings: Surroundings::new(board.ground()),
            arcs: directed.map(Arcs::new),
            board,
            area: None,
            candidates: Vec::new(),
            stones,
            spots: Vec::new(),
            repetition,
            seen: HashMap::default(),
            moments: Vec::new(),
            turns: Vec::new(),
            before: 0,
        }
    }

    /// The colours after a play that the position forbids, since they stood before; nothing for any
    /// other play.
    pub fn repeated(&mut self, at: Placement, player: Player) -> Option<Vec<Colour>> {
        let Stones::Exact(engine) = &mut self.stones else { return None };
        if engine.placement_colour(at) != Some(Colour::Empty) {
            return None;
        }
        engine.play(at, player);
        let (key, colours) = (engine.journal().key(), engine.colours().to_vec());
        engine.undo();
        self.is_forbidden(self.signed(key, !player)).then_some(colours)
    }

    /// On a plane the keys of the game are of other points: only the position itself is known, and
    /// the game is asked about the first turn.
    fn remember(&mut self, game: &Game) {
        let record = game.record();
        for entry in &record[record.len().saturating_sub(REMEMBERED)..] {
            self.turns.push(entry.turn.site().and_then(|site| self.placement_at(site)));
        }
        self.before = self.turns.len();
        if self.area.is_none() {
            for (key, next) in game.moments() {
                self.note(self.signed(key, next));
            }
            return;
        }
        let next = game.player_to_act().unwrap_or(Player::Black);
        self.note(self.signed(self.key(), next));
    }

    /// All placements, or where there are too many those near the last plays and some others.
    fn choose_candidates(&mut self) {
        let all: Vec<Placement> = (0..self.placement_count()).map(Placement::at).collect();
        let most = (TRIALS / self.play_cost()).clamp(LEAST_CANDIDATES, MAX_SEARCH_CANDIDATES);
        if all.len() <= 2 * most {
            self.candidates = all;
            return;
        }
        let open: Vec<Placement> =
            all.into_iter().filter(|&at| self.colour(at) == Some(Colour::Empty)).collect();
        let mut chosen: Vec<Placement> = self.turns.iter().rev().copied().flatten().collect();
        let mut next = 0;
        let mut known: HashSet<Placement> = chosen.iter().copied().collect();
        while let Some(&at) = chosen.get(next).filter(|_| chosen.len() < most / 2) {
            next += 1;
            for beside in self.surroundings.around(at) {
                if known.insert(beside) {
                    chosen.push(beside);
                }
            }
        }
        let step = open.len().div_ceil(most / 2).max(1);
        chosen.extend(open.into_iter().step_by(step).filter(|at| known.insert(*at)));
        self.candidates = chosen;
    }

    /// The searched board; for a plane the disks that represent it.
    pub fn ground(&self) -> Ground<'_> {
        self.board.ground()
    }

    /// The approximate cost of a play, in points examined.
    pub fn play_cost(&self) -> usize {
        play_cost(self.ground())
    }

    /// True if a placement holds as many points as the real plane.
    pub fn is_continuous(&self) -> bool {
        self.board.setup().is_continuous()
    }

    /// The number of placements of the board.
    pub fn placement_count(&self) -> usize {
        self.board.placement_count()
    }

    /// The site of a placement in the game.
    pub fn site(&self, at: Placement) -> Site {
        self.spots.get(at.index()).map_or(Site::Placement(at), |&spot| Site::Spot(spot))
    }

    /// The placement at a site of the game; nothing where a plane has no stone.
    fn placement_at(&self, site: Site) -> Option<Placement> {
        match site {
            Site::Placement(at) => Some(at),
            Site::Spot(spot) => self.spots.iter().position(|s| *s == spot).map(Placement::at),
        }
    }

    /// The colours of the points.
    pub fn colours(&self) -> &[Colour] {
        match &self.stones {
            Stones::Exact(engine) => engine.colours(),
            Stones::Plane(engine) => engine.colours(),
        }
    }

    fn key(&self) -> u64 {
        match &self.stones {
            Stones::Exact(engine) => engine.journal().key(),
            Stones::Plane(engine) => engine.key(),
        }
    }

    /// The colour of a placement, if it has one.
    #[inline]
    pub fn colour(&self, at: Placement) -> Option<Colour> {
        match &self.stones {
            Stones::Exact(engine) => engine.placement_colour(at),
            Stones::Plane(engine) => engine.colour(at),
        }
    }

    /// True if a play there would fill the player's own eye.
    pub fn is_eye(&self, at: Placement, player: Player) -> bool {
        self.surroundings.is_eye(|beside| self.colour(beside), at, player)
    }

    /// True if the last turn was a play that took its own stones and no others.
    pub fn was_suicide(&self) -> bool {
        match &self.stones {
            Stones::Exact(engine) => {
                let taken = engine.taken();
                !taken.suicide.is_empty() && taken.captured.is_empty()
            }
            Stones::Plane(engine) => engine.was_suicide(),
        }
    }

    /// The liberty of a stone's chain, if it has one alone; nothing on planes.
    pub fn sole_liberty(&mut self, stone: Placement) -> Option<Placement> {
        if let Some((arcs, colours)) = self.arcs() {
            let owner = colours[stone.index()].player()?;
            return match arcs.liberties::<2>(colours, stone, owner).as_slice() {
                [at] => Some(*at),
                _ => None,
            };
        }
        let Stones::Exact(engine) = &self.stones else { return None };
        if !self.surroundings.may_be_in_atari(|beside| self.colour(beside), stone) {
            return None;
        }
        match engine.liberties(stone)[..] {
            [at] => Some(at),
            _ => None,
        }
    }

    /// The arcs and the colours of a directed graph.
    pub fn arcs(&mut self) -> Option<(&mut Arcs, &[Colour])> {
        match (&mut self.arcs, &self.stones) {
            (Some(arcs), Stones::Exact(engine)) => Some((arcs, engine.colours())),
            _ => None,
        }
    }

    /// True if a play at an open placement may take a stone.
    pub fn may_take(&self, at: Placement, player: Player) -> bool {
        self.surroundings.may_take(|beside| self.colour(beside), at, player)
    }

    /// The number of the opponent's stones that a play at an open placement takes.
    pub fn captures(&mut self, at: Placement, player: Player) -> usize {
        let captured = match &mut self.stones {
            Stones::Exact(engine) => {
                engine.play(at, player);
                engine.taken().captured.len()
            }
            Stones::Plane(engine) => {
                engine.play(at, player);
                engine.captured()
            }
        };
        self.take_back();
        captured
    }

    /// Plays at an open placement; false, with nothing changed, if the rules forbid it.
    pub fn play(&mut self, at: Placement, player: Player) -> bool {
        if self.colour(at) != Some(Colour::Empty) {
            return false;
        }
        match &mut self.stones {
            Stones::Exact(engine) => engine.play(at, player),
            Stones::Plane(engine) => engine.play(at, player),
        }
        let moment = self.signed(self.key(), !player);
        if self.is_forbidden(moment) {
            self.take_back();
            return false;
        }
        self.turns.push(Some(at));
        self.note(moment);
        true
    }

    /// Passes, after which `next` is to act.
    pub fn pass(&mut self, next: Player) {
        self.turns.push(None);
        self.note(self.signed(self.key(), next));
    }

    /// Takes the last turn of the search back.
    pub fn back(&mut self) {
        if self.depth() == 0 {
            return;
        }
        if self.turns.pop().flatten().is_some() {
            self.take_back();
        }
        if let Some(moment) = self.moments.pop() {
            match self.seen.get_mut(&moment) {
                Some(times) if *times > 1 => *times -= 1,
                _ => _ = self.seen.remove(&moment),
            }
        }
    }

    fn take_back(&mut self) {
        match &mut self.stones {
            Stones::Exact(engine) => engine.undo(),
            Stones::Plane(engine) => engine.undo(),
        }
    }

    /// The number of turns in the search.
    pub fn depth(&self) -> usize {
        self.turns.len() - self.before
    }

    /// The last turn and the one before it, where they were plays.
    pub fn last_plays(&self) -> [Option<Placement>; 2] {
        let mut turns = self.turns.iter().rev().copied();
        [turns.next().flatten(), turns.next().flatten()]
    }

    fn note(&mut self, moment: u64) {
        *self.seen.entry(moment).or_default() += 1;
        self.moments.push(moment);
    }

    fn is_forbidden(&self, moment: u64) -> bool {
        match self.repetition {
            Repetition::SimpleKo => {
                let before_last = self.moments.len().checked_sub(2);
                before_last.is_some_and(|place| self.moments[place] == moment)
            }
            _ => self.seen.contains_key(&moment),
        }
    }

    /// The key of a moment: equal for two moments of which the second is forbidden.
    fn signed(&self, key: u64, next: Player) -> u64 {
        match (self.repetition, next) {
            (Repetition::Situational, Player::White) => key ^ WHITE_NEXT,
            _ => key,
        }
    }
}

type SetUp = (Arc<Board>, Stones, Vec<Spot>, Option<PlaneArea>);

fn set_up(game: &Game) -> Option<SetUp> {
    let Some(plane) = game.plane() else {
        let board = Arc::clone(game.board());
        let engine = engine_with(board.ground(), &[], game.colours());
        return Some((board, Stones::Exact(engine), Vec::new(), None));
    };
    let PlaneSites { board, engine, spots, area } = PlaneSites::new(game.board(), plane.stones())?;
    Some((board, Stones::Plane(Box::new(engine)), spots, Some(area)))
}
