//! The WebAssembly face of `gospace`: conversions only, nothing is decided here.
//!
//! A document and a turn come in as JSON text and go out as such; what is asked every frame
//! goes out as typed arrays. English is written on the other side: an error is an object
//! `{ code, path, message }`, a refusal `{ code, sinceTurn }`.

#[cfg(feature = "bench")]
pub mod bench;
mod convert;
mod errors;
mod formats;
mod generators;
mod link;
mod search;
mod stones;
mod survey;
mod why;

use gospace::boards::families::{Family, gallery};
use gospace::boards::names;
use gospace::document::{self, Document, Heading, OpenGame, Spelling};
use gospace::rules::ruleset::Ruleset;
use gospace::{GameResult, Placement, Player};
use js_sys::{Array, Function, Object, Uint8Array};
use wasm_bindgen::prelude::*;

use convert::{bytes, numbers, object, scores};
use errors::{document_error, refusal, turn_error};

/// The objects that cross over, so that the compiler checks what the other side makes of them.
#[wasm_bindgen(typescript_custom_section)]
const FACE: &str = include_str!("face.d.ts");

/// Prints a panic's words to the console before the module stops.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A game and the document around it.
#[wasm_bindgen]
pub struct Session(OpenGame);

#[wasm_bindgen]
impl Session {
    /// Opens a document.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Session, JsValue> {
        Document::read(text).and_then(OpenGame::open).map(Session).map_err(document_error)
    }

    /// Opens the document in a link.
    #[wasm_bindgen(js_name = fromLink)]
    pub fn from_link(link: &str) -> Result<Session, JsValue> {
        OpenGame::open(link::read(link)?).map(Session).map_err(document_error)
    }

    /// What is to be done now, as API.md's word for it.
    pub fn phase(&self) -> String {
        convert::phase(self.0.game.phase()).to_owned()
    }

    /// Who is to act; nothing when the game is over.
    pub fn actor(&self) -> Option<String> {
        self.0.game.actor().map(|actor| convert::actor(actor).to_owned())
    }

    /// How many turns were taken.
    #[wasm_bindgen(js_name = turnCount)]
    pub fn turn_count(&self) -> usize {
        self.0.game.turn_count()
    }

    /// How many turns can be taken again.
    #[wasm_bindgen(js_name = redoCount)]
    pub fn redo_count(&self) -> usize {
        self.0.game.redo_count()
    }

    /// The colour of each placement, on a plane of each stone; 3 if its points differ.
    pub fn colours(&self) -> Vec<u8> {
        self.by_stone(convert::placement_colours(self.0.game.board(), self.0.game.colours()))
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
        Some(convert::placement_colours(self.0.game.board(), &colours))
    }

    /// The points that kept their colour since the first `turns` turns, in it; 0 elsewhere.
    pub fn lasting(&self, turns: usize) -> Vec<u8> {
        self.by_stone(bytes(&self.0.game.lasting_colours(turns)))
    }

    /// The points of the closure of a placement.
    pub fn closure(&self, placement: u32) -> Vec<u32> {
        convert::closure(self.0.game.board(), Placement(placement))
    }

    /// The choices of the rules in words.
    #[wasm_bindgen(unchecked_return_type = "FaceRules")]
    pub fn rules(&self) -> JsValue {
        let words = self.0.rules_in_words();
        let fields: Vec<_> = words.into_iter().map(|(name, word)| (name, word.into())).collect();
        object(&fields)
    }

    /// What the phases of divide-and-choose keep.
    #[wasm_bindgen(unchecked_return_type = "FaceStanding")]
    pub fn standing(&self) -> JsValue {
        convert::standing(&self.0.game)
    }

    /// The open placements.
    pub fn open(&self) -> Vec<u32> {
        numbers(&self.0.game.open())
    }

    /// What the player to act may play.
    pub fn allowed(&mut self) -> Vec<u32> {
        numbers(&self.0.game.allowed())
    }

    /// Why the turn may not be taken, if it may not.
    #[wasm_bindgen(unchecked_return_type = "FaceRefusal | null")]
    pub fn refusal(&mut self, turn: &str) -> Result<JsValue, JsValue> {
        match self.0.read_turn(turn) {
            Ok(entry) => Ok(self.0.game.refusal(&entry.turn).map_or(JsValue::NULL, refusal)),
            Err(error) => turn_error(error),
        }
    }

    /// Takes a turn; a refusal if it may not be taken, else `{ captured, suicide }`.
    #[wasm_bindgen(unchecked_return_type = "FaceRefusal | FaceOutcome")]
    pub fn play(&mut self, turn: &str) -> Result<JsValue, JsValue> {
        let entry = match self.0.read_turn(turn) {
            Ok(entry) => entry,
            Err(error) => return turn_error(error),
        };
        #[cfg(feature = "trap")]
        trap(&self.0);
        let before = self.0.game.plane().map(|_| stones::standing(&self.0.game));
        let told = |taken: &[Placement]| match &before {
            None => convert::ascending(taken),
            Some(order) => convert::numbers_array(&stones::places(order, taken)),
        };
        Ok(match self.0.play(entry) {
            Err(why) => refusal(why),
            Ok(taken) => {
                object(&[("captured", told(taken.captured)), ("suicide", told(taken.suicide))])
            }
        })
    }

    /// The stones of disks or a plane.
    #[wasm_bindgen(unchecked_return_type = "FaceStones")]
    pub fn stones(&self) -> JsValue {
        stones::stones(&self.0.game, self.0.game.turn_count()).unwrap_or(JsValue::NULL)
    }

    /// Those after the first `turns` turns; nothing past the last one.
    #[wasm_bindgen(js_name = stonesAfter, unchecked_return_type = "FaceStones | undefined")]
    pub fn stones_after(&self, turns: usize) -> Option<JsValue> {
        stones::stones(&self.0.game, turns)
    }

    /// x, y, radius, from, to of each free arc beside the chain of a stone of a plane.
    #[wasm_bindgen(js_name = libertyArcs)]
    pub fn liberty_arcs(&self, stone: usize) -> Vec<f64> {
        stones::arcs(&self.0.game, stone)
    }

    /// Where a stone near a pointer would best stand on a plane.
    #[wasm_bindgen(unchecked_return_type = "FaceSnap | null")]
    pub fn snap(&self, x: f64, y: f64, within: f64) -> JsValue {
        stones::snap(&self.0.game, [x, y], within)
    }

    /// Where it could stand, the nearest first.
    #[wasm_bindgen(unchecked_return_type = "FaceSnap[]")]
    pub fn snaps(&self, x: f64, y: f64, within: f64) -> Array {
        stones::snaps(&self.0.game, [x, y], within)
    }

    /// Takes the last turn back.
    pub fn undo(&mut self) -> bool {
        self.0.game.undo()
    }

    /// Takes the turn again that was taken back last.
    pub fn redo(&mut self) -> bool {
        self.0.game.redo()
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

    /// Whose each placement is.
    pub fn owners(&self) -> Vec<u8> {
        self.by_stone(bytes(&self.0.game.owners()))
    }

    /// The scores as the board stands, exact; null where nothing is scored.
    #[wasm_bindgen(unchecked_return_type = "FaceScore | null")]
    pub fn score(&self) -> JsValue {
        let Some(score) = self.0.game.score() else { return JsValue::NULL };
        let [black, white] = scores(&score);
        let method = self.0.game.rules().scoring;
        object(&[("method", convert::method(method).into()), ("black", black), ("white", white)])
    }

    /// How the game ended; null while it goes on.
    #[wasm_bindgen(unchecked_return_type = "FaceResult | null")]
    pub fn result(&self) -> JsValue {
        self.0.game.result().map_or(JsValue::NULL, |result| convert::result(&result))
    }

    /// How many stones each player has captured: black's, then white's.
    pub fn captures(&self) -> Vec<u32> {
        let captures = self.0.game.captures();
        Player::BOTH.map(|player| captures[player] as u32).to_vec()
    }

    /// The document of the game as it stands.
    pub fn document(&self) -> String {
        self.0.write()
    }

    /// The game as it stands, as a link.
    pub fn link(&self) -> Result<String, JsValue> {
        link::written(&self.0)
    }

    /// One turn of the record as JSON, without its variations; nothing past the last one.
    pub fn turn(&self, index: usize) -> Option<String> {
        self.0.write_turn(index)
    }

    /// The name of a placement, as people say it.
    pub fn name(&self, placement: u32) -> String {
        names::name(self.0.game.board().setup(), Placement(placement))
    }

    /// What is needed to draw the board.
    #[wasm_bindgen(unchecked_return_type = "FaceDrawing")]
    pub fn drawing(&self) -> JsValue {
        convert::drawing(&self.0.game.board().drawing())
    }

    /// Counts.
    #[wasm_bindgen(unchecked_return_type = "FaceFacts")]
    pub fn facts(&self) -> JsValue {
        convert::facts(self.0.game.board())
    }

    /// What is known of each point; on a plane that of each stone, in their order.
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

/// Counts of a document's board.
#[wasm_bindgen(js_name = boardFacts, unchecked_return_type = "FaceFacts")]
pub fn board_facts(text: &str) -> Result<JsValue, JsValue> {
    let board = Document::read(text).and_then(|document| document.board());
    board.map(|board| convert::facts(&board)).map_err(document_error)
}

/// The families of the gallery: `{ id, name, note }[]`.
#[wasm_bindgen(js_name = galleryEntries, unchecked_return_type = "FaceFamily[]")]
pub fn gallery_entries() -> Array {
    let entry = |family: &Family| {
        let fields = [("id", family.id), ("name", family.name), ("note", family.note)];
        object(&fields.map(|(name, text)| (name, text.into())))
    };
    gallery().iter().map(entry).collect()
}

/// The document of a family's board; nothing if there is no such family.
#[wasm_bindgen(js_name = galleryDocument)]
pub fn gallery_document(id: &str) -> Option<String> {
    let family = gallery().iter().find(|family| family.id == id)?;
    let (board, start) = family.setup();
    let document = Document {
        heading: Heading { title: Some(family.name.to_owned()), ..Heading::default() },
        rules: Ruleset::on(&board, None),
        board,
        start,
        turns: Vec::new(),
        spelling: Spelling::default(),
    };
    Some(document.write())
}

/// The go-space of a document's graph board (TopoGo, example 2), as a document of its own.
#[wasm_bindgen(js_name = asGoSpace)]
pub fn as_go_space(text: &str) -> Result<String, JsValue> {
    let document = Document::read(text).and_then(Document::as_go_space);
    document.map(|document| document.write()).map_err(document_error)
}

/// A sample of a document's plane, `{ document, report }`, with the choices as JSON text:
/// `{ lattice, pitch, seed?, reach? }`. `progress` is told which share of the work is done.
#[wasm_bindgen(unchecked_return_type = "FaceSample")]
pub fn discretize(text: &str, how: &str, progress: Option<Function>) -> Result<JsValue, JsValue> {
    let how = document::read_sampling(how).map_err(document_error)?;
    let mut tell = |share: f64| {
        if let Some(progress) = &progress {
            // Who watches may fail; the work goes on.
            let _ = progress.call1(&JsValue::NULL, &share.into());
        }
    };
    let sampled = Document::read(text).and_then(|document| document.sampled(&how, &mut tell));
    let (document, report) = sampled.map_err(document_error)?;
    let report = convert::report(&report);
    Ok(object(&[("document", document.write().into()), ("report", report)]))
}

/// The go-space of a document's board of disks, `{ document, kinds }`: of each point 0 for a
/// crossing, 1 for an arc, 2 for a face.
#[wasm_bindgen(unchecked_return_type = "FaceQuotient")]
pub fn quotient(text: &str) -> Result<JsValue, JsValue> {
    let quotient = Document::read(text).and_then(Document::quotient);
    let (document, kinds) = quotient.map_err(document_error)?;
    let kinds: Vec<u8> = kinds.into_iter().map(|kind| kind as u8).collect();
    let kinds = Uint8Array::from(kinds.as_slice()).into();
    Ok(object(&[("document", document.write().into()), ("kinds", kinds)]))
}

/// The verdict on a document's game if the turns after the first `from` go on for ever.
#[wasm_bindgen(unchecked_return_type = "FaceResult | FaceRefusal")]
pub fn adjudicate(text: &str, from: usize) -> Result<JsValue, JsValue> {
    let mut open = Document::read(text).and_then(OpenGame::open).map_err(document_error)?;
    Ok(match open.game.adjudicate(from) {
        Ok(verdict) => convert::result(&GameResult::Forever(verdict)),
        Err(why) => refusal(why),
    })
}

/// The words of the format, by the name of their set, so that a test can compare them with
/// those of the types.
#[wasm_bindgen(unchecked_return_type = "Record<string, string[]>")]
pub fn vocabulary() -> Object {
    let sets = Object::new();
    for (name, words) in document::vocabulary() {
        let words: Array = words.into_iter().map(JsValue::from).collect();
        convert::set(&sets, name, &words);
    }
    sets
}

/// Stops the module as a defect would, at the third turn of a game called "trap", so that
/// recovery can be tried.
#[cfg(feature = "trap")]
fn trap(open: &OpenGame) {
    let is_called_trap = open.heading().title.as_deref() == Some("trap");
    assert!(!(is_called_trap && open.game.turn_count() == 2), "asked to trap");
}
