//! A game and the document around it. A document and a turn come in as JSON text and go out as such.

use gospace::boards::{Board, names};
use gospace::document::{Document, OpenGame};
use gospace::limits::{MAX_COMMENT_CHARS, MAX_TURNS, MAX_VARIATION_DEPTH};
use gospace::rules::ruleset::Scoring;
use gospace::{Colour, Game, Placement, Player, Turn};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::answers::{
    Actor, BoardCounts, Both, Drawing, GameResult, GameState, Outcome, PhaseName, ResolvedRules,
    Score, Standing, exact, given,
};
use crate::arrays;
use crate::arrays::{ascending, bytes, numbers};
use crate::errors::{CoreError, Refused};
use crate::stones::{self, SnapSpot, StoneLists};

/// A game and the document around it.
#[wasm_bindgen]
pub struct Session(pub(crate) OpenGame);

/// The answer to a turn: taken, or refused.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum TurnAnswer {
    /// It was taken.
    Taken {
        /// The stones that it took.
        outcome: Outcome,
        /// The turn as the core writes it, where that is not the text that was given.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[tsify(optional)]
        turn: Option<String>,
    },
    /// It was not, and nothing has changed.
    Refused {
        /// The refusal.
        refused: Refused,
    },
}

#[wasm_bindgen]
impl Session {
    /// Opens a document.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Session, CoreError> {
        Ok(Session(Document::read(text).and_then(OpenGame::open)?))
    }

    /// Opens the document in a link.
    #[wasm_bindgen(js_name = fromLink)]
    pub fn from_link(link: &str) -> Result<Session, CoreError> {
        Ok(Session(OpenGame::open(Document::of_link(link)?)?))
    }

    /// The phase of the game: the task that is due now.
    pub fn phase(&self) -> Ts<PhaseName> {
        given(&self.0.game.phase().into())
    }

    /// The one to act; nothing when the game is over.
    pub fn actor(&self) -> Option<Ts<Actor>> {
        self.0.game.actor().map(|actor| given(&actor.into()))
    }

    /// The number of turns taken.
    #[wasm_bindgen(js_name = turnCount)]
    pub fn turn_count(&self) -> usize {
        self.0.game.turn_count()
    }

    /// The number of turns that can be taken again.
    #[wasm_bindgen(js_name = redoCount)]
    pub fn redo_count(&self) -> usize {
        self.0.game.redo_count()
    }

    /// The colour of each placement, on a plane of each stone; 3 if its points differ.
    pub fn colours(&self) -> Vec<u8> {
        self.by_stone(placement_colours(self.0.game.board(), self.0.game.colours()))
    }

    /// The colour of each point, on a plane of each stone.
    #[wasm_bindgen(js_name = pointColours)]
    pub fn point_colours(&self) -> Vec<u8> {
        self.by_stone(bytes(self.0.game.colours()))
    }

    /// The colour of each point after the first `turns` turns; nothing past the last one.
    #[wasm_bindgen(js_name = pointColoursAfter)]
    pub fn point_colours_after(&self, turns: usize) -> Option<Vec<u8>> {
        self.0.game.colours_after(turns).map(|colours| bytes(&colours))
    }

    /// The colour of each placement then.
    #[wasm_bindgen(js_name = coloursAfter)]
    pub fn colours_after(&self, turns: usize) -> Option<Vec<u8>> {
        let colours = self.0.game.colours_after(turns)?;
        Some(placement_colours(self.0.game.board(), &colours))
    }

    /// The points that kept their colour since the first `turns` turns, in it; 0 elsewhere.
    pub fn lasting(&self, turns: usize) -> Vec<u8> {
        self.by_stone(bytes(&self.0.game.lasting_colours(turns)))
    }

    /// The points of the closure of a placement; none if there is no such placement.
    pub fn closure(&self, placement: u32) -> Option<Vec<u32>> {
        if self.0.game.plane().is_none() && !self.has(placement) {
            return None;
        }
        let closure = self.0.game.board().ground().closure(Placement(placement));
        Some(closure.iter().map(|point| point.0).collect())
    }

    /// The choices of the rules.
    pub fn rules(&self) -> Ts<ResolvedRules> {
        let rules = self.0.game.rules();
        given(&ResolvedRules {
            preset: self.0.preset(),
            repetition: rules.repetition,
            end: rules.end,
            score: rules.scoring,
            komi: rules.komi.to_string(),
            handicap: Some(rules.handicap).filter(|&stones| stones > 0),
            first: Some(rules.first).filter(|&first| first == Player::White),
        })
    }

    /// The state that the phases of divide-and-choose keep.
    pub fn standing(&self) -> Ts<Standing> {
        given(&Standing::of(&self.0.game))
    }

    /// The open placements.
    pub fn open(&self) -> Vec<u32> {
        numbers(&self.0.game.open())
    }

    /// The placements that the player to act may play.
    pub fn allowed(&mut self) -> Vec<u32> {
        numbers(&self.0.game.allowed())
    }

    /// The refusal of the turn, if it may not be taken.
    pub fn refusal(&mut self, turn: &str) -> Result<Option<Ts<Refused>>, CoreError> {
        let fault = self.0.fault(turn).map(Refused::of).transpose()?;
        Ok(fault.as_ref().map(given))
    }

    /// Takes a turn, or gives the refusal.
    pub fn play(&mut self, turn: &str) -> Result<Ts<TurnAnswer>, CoreError> {
        let order = self.0.game.plane().map(|_| stones::standing(&self.0.game));
        let listed = |taken: &[Placement]| match &order {
            None => arrays::Uint32Array::from(ascending(taken)),
            Some(order) => stones::places(order, taken).into(),
        };
        Ok(given(&match self.0.play_text(turn) {
            Err(fault) => TurnAnswer::Refused { refused: Refused::of(fault)? },
            Ok(taken) => {
                let (captured, suicide) = (listed(taken.captured), listed(taken.suicide));
                let last = self.0.game.turn_count() - 1;
                TurnAnswer::Taken {
                    outcome: Outcome { captured, suicide },
                    turn: self.0.write_turn(last).filter(|written| written != turn),
                }
            }
        }))
    }

    /// All that changes from turn to turn.
    pub fn state(&mut self) -> Ts<GameState> {
        let may = |game: &mut Game, turn: Turn| game.refusal(turn).is_none();
        let may_pass = may(&mut self.0.game, Turn::Pass);
        let may_resign = may(&mut self.0.game, Turn::Resign);
        let game = &self.0.game;
        let is_plane = game.plane().is_some();
        let scores_area = game.rules().scoring == Scoring::Area && !is_plane;
        let stones = if is_plane { stones::stones(game, game.turn_count()) } else { None };
        given(&GameState {
            phase: game.phase().into(),
            actor: game.actor().map(Actor::from),
            mover: game.last_mover().map(Actor::from),
            turn_count: game.turn_count(),
            colours: self.colours().into(),
            points: self.point_colours().into(),
            stones,
            owners: scores_area.then(|| self.owners().into()),
            score: self.scores(),
            taken: game.taken_by(game.turn_count()),
            captures: Both::new(|player| game.captures()[player]),
            result: game.result().as_ref().map(GameResult::from),
            standing: Standing::of(game),
            may_pass,
            may_resign,
        })
    }

    /// The stones of disks or a plane after the first `turns` turns; nothing past the last one.
    #[wasm_bindgen(js_name = stonesAfter)]
    pub fn stones_after(&self, turns: usize) -> Option<Ts<StoneLists>> {
        stones::stones(&self.0.game, turns).as_ref().map(given)
    }

    /// x, y, radius, from, to of each free arc beside the chain of a stone of a plane.
    #[wasm_bindgen(js_name = libertyArcs)]
    pub fn liberty_arcs(&self, stone: usize) -> Vec<f64> {
        stones::arcs(&self.0.game, stone)
    }

    /// The best spot for a stone near a pointer on a plane.
    pub fn snap(&self, x: f64, y: f64, within: f64) -> Option<Ts<SnapSpot>> {
        stones::snap(&self.0.game, [x, y], within).as_ref().map(given)
    }

    /// The spots for a stone near a pointer on a plane, the nearest first.
    pub fn snaps(&self, x: f64, y: f64, within: f64) -> Vec<Ts<SnapSpot>> {
        stones::snaps(&self.0.game, [x, y], within).iter().map(given).collect()
    }

    /// Spells each centre of the record as the board has it once: on a glued plane it has many images.
    pub fn normalise(&mut self) {
        self.0.game.normalise();
    }

    /// Takes the last turn back.
    pub fn undo(&mut self) -> bool {
        self.0.game.undo()
    }

    /// Takes the turn again that was taken back last.
    pub fn redo(&mut self) -> bool {
        self.0.game.redo()
    }

    /// True where the board has such a placement, on a plane where such a stone stands.
    pub fn has(&self, placement: u32) -> bool {
        let game = &self.0.game;
        let count = match game.plane() {
            None => game.board().placement_count(),
            Some(_) => stones::standing(game).len(),
        };
        (placement as usize) < count
    }

    /// The chain of the stone there.
    pub fn chain(&self, placement: u32) -> Vec<u32> {
        let game = &self.0.game;
        if game.plane().is_none() {
            return numbers(&game.chain(Placement(placement)));
        }
        let order = stones::standing(game);
        let stone = order.get(placement as usize);
        stone.map_or(Vec::new(), |&p| stones::places(&order, &game.chain(p.as_placement())))
    }

    /// The liberties of the stone there.
    pub fn liberties(&self, placement: u32) -> Vec<u32> {
        numbers(&self.0.game.liberties(Placement(placement)))
    }

    /// The owner of each placement.
    pub fn owners(&self) -> Vec<u8> {
        self.by_stone(bytes(&self.0.game.owners()))
    }

    /// The scores as the board stands; nothing where nothing is scored.
    pub fn score(&self) -> Option<Ts<Score>> {
        self.scores().as_ref().map(given)
    }

    /// The result of the game; nothing while it goes on.
    pub fn result(&self) -> Option<Ts<GameResult>> {
        self.0.game.result().map(|result| given(&(&result).into()))
    }

    /// The number of stones that each player has captured: Black's, then White's.
    pub fn captures(&self) -> Vec<u32> {
        let captures = self.0.game.captures();
        Player::BOTH.map(|player| captures[player] as u32).to_vec()
    }

    /// The document of the game as it stands.
    pub fn document(&self) -> String {
        self.0.write()
    }

    /// The same, with null in place of a board of listed points.
    pub fn head(&self) -> String {
        self.0.write_head()
    }

    /// The game as it stands, as a link.
    pub fn link(&self) -> Result<String, CoreError> {
        Ok(self.0.link()?)
    }

    /// One turn of the record as JSON, without its variations; nothing past the last one.
    pub fn turn(&self, index: usize) -> Option<String> {
        self.0.write_turn(index)
    }

    /// The names of all placements, as people say them, as one `list`; none of a plane.
    pub fn names(&self) -> String {
        list(&names::names(self.0.game.board().setup()))
    }

    /// The names of all points: on a go-space those of X, elsewhere those of the placements.
    #[wasm_bindgen(js_name = pointNames)]
    pub fn point_names(&self) -> String {
        list(&names::point_names(self.0.game.board().setup()))
    }

    /// The surroundings of a placement, as pairs: the relation in the order of the core's, and the number of a
    /// placement or, if covered, of a point.
    /// Nothing if the board has no such placement; an empty list on a plane.
    pub fn around(&self, placement: u32) -> Option<Vec<u32>> {
        let game = &self.0.game;
        let is_there = game.plane().is_some() || self.has(placement);
        is_there.then(|| game.board().around(Placement(placement)).pairs)
    }

    /// The data to draw the board.
    pub fn drawing(&self) -> Ts<Drawing> {
        given(&self.0.game.board().drawing().into())
    }

    /// Counts.
    pub fn facts(&self) -> Ts<BoardCounts> {
        given(&self.0.game.board().as_ref().into())
    }

    fn scores(&self) -> Option<Score> {
        let Both { black, white } = exact(&self.0.game.score()?);
        Some(Score { method: self.0.game.rules().scoring, black, white })
    }

    /// The values of the points; on a plane those of the stones, in their order.
    fn by_stone(&self, of_points: Vec<u8>) -> Vec<u8> {
        match self.0.game.plane() {
            None => of_points,
            Some(_) => {
                let order = stones::standing(&self.0.game);
                order.iter().map(|p| of_points[p.index()]).collect()
            }
        }
    }
}

/// The limits of a document: turns, nesting of variations, characters of a comment.
#[wasm_bindgen]
pub fn limits() -> Vec<u32> {
    [MAX_TURNS, MAX_VARIATION_DEPTH, MAX_COMMENT_CHARS].map(|limit| limit as u32).to_vec()
}

/// Counts of a document's board.
#[wasm_bindgen(js_name = boardFacts)]
pub fn board_facts(text: &str) -> Result<Ts<BoardCounts>, CoreError> {
    let board = Document::read(text).and_then(|document| document.board())?;
    Ok(given(&(&board).into()))
}

/// The colour of each placement in a colouring of the points; 3 where they differ.
/// Texts as one: before each stands a character that is in none of them, the last of all if every one of ASCII is. A text
/// by itself takes as long to cross over as a hundred letters.
fn list(texts: &[String]) -> String {
    let mut used = [false; 128];
    for byte in texts.iter().flat_map(|text| text.bytes()) {
        if let Some(is_used) = used.get_mut(usize::from(byte)) {
            *is_used = true;
        }
    }
    let free = used.iter().position(|is_used| !is_used);
    let before = free.map_or(char::MAX, |code| char::from(code as u8));
    let mut list = String::new();
    for text in texts {
        list.push(before);
        list.push_str(text);
    }
    list
}

fn placement_colours(board: &Board, colours: &[Colour]) -> Vec<u8> {
    const MIXED: u8 = 3;
    let colours = board.ground().rules().placement_colours(colours).into_iter();
    colours.map(|colour| colour.map_or(MIXED, |colour| colour as u8)).collect()
}
