//! The game on the table: a document's, and what the protocol changes of it.
//!
//! The protocol lets a player play twice; the rules do not. So the other player passes between: such
//! a pass belongs to the play after it, and is taken back with it.

use std::sync::Arc;

use gospace::boards::Board;
use gospace::document::{Document, OpenGame};
use gospace::rules::rational::{self, Rational};
use gospace::rules::ruleset::{End, Komi, Ruleset};
use gospace::rules::turn::Turn;
use gospace::{Game, Phase, Player};

use crate::vertex::Vertices;

/// The game on the table.
pub struct Table {
    /// The game.
    pub game: Game,
    /// The names of its places.
    pub vertices: Vertices,
    /// The number of turns before each play of the protocol that can be taken back.
    moves: Vec<usize>,
}

impl Table {
    /// An empty square grid. Errors: the words of a preset that there is not, or that has phases
    /// which the protocol does not know.
    pub fn grid(size: u32, rules: &str) -> Result<Table, String> {
        let board = format!(r#"{{"kind":"grid","columns":{size},"rows":{size}}}"#);
        let rules: String = rules.chars().filter(|c| c.is_alphanumeric() || *c == '-').collect();
        let text = format!(r#"{{"gospace":1,"board":{board},"rules":{{"preset":"{rules}"}}}}"#);
        Table::open(Document::read(&text).map_err(|error| error.to_string())?)
    }

    /// The game of a document, at the end of its main line.
    pub fn open(document: Document) -> Result<Table, String> {
        let game = OpenGame::open(document).map_err(|error| error.to_string())?.game;
        Table::of(game)
    }

    /// A game.
    fn of(game: Game) -> Result<Table, String> {
        let rules = game.rules();
        if rules.end == End::Forever || rules.komi == Komi::DivideAndChoose {
            return Err("these rules have turns that GTP does not know".to_owned());
        }
        let moves = (0..game.turn_count()).collect();
        Ok(Table { vertices: Vertices::new(&game), game, moves })
    }

    /// The same board and rules, empty.
    pub fn clear(&mut self) -> Result<(), String> {
        let board = Arc::clone(self.game.board());
        self.game = started(board, self.game.rules().clone())?;
        self.moves.clear();
        Ok(())
    }

    /// Another komi for the same game.
    pub fn set_komi(&mut self, komi: &str) -> Result<(), String> {
        let komi = decimal(komi).ok_or("syntax error")?;
        let rules = Ruleset { komi: Komi::Fixed(komi), ..self.game.rules().clone() };
        let (board, start) = (Arc::clone(self.game.board()), self.game.start().clone());
        let mut game = Game::new(board, rules, start).map_err(|error| error.to_string())?;
        for entry in &self.game.record()[..self.game.turn_count()] {
            game.play(entry.turn.clone()).map_err(|refusal| refusal.to_string())?;
        }
        self.game = game;
        Ok(())
    }

    /// Makes a turn for a player, whose opponent passes first if it is not the player's turn. A
    /// refused turn changes nothing.
    pub fn play(&mut self, player: Player, turn: Turn) -> Result<(), String> {
        let before = self.game.turn_count();
        let refused = self.give_turn(player).and_then(|()| self.take(turn)).is_none();
        if refused {
            self.back_to(before);
            return Err("illegal move".to_owned());
        }
        self.moves.push(before);
        Ok(())
    }

    /// Has the opponent pass if it is not the player's turn; nothing if that cannot be.
    pub fn give_turn(&mut self, player: Player) -> Option<()> {
        match self.game.phase() {
            Phase::Turn(next) if *next != player => self.take(Turn::Pass),
            _ => Some(()),
        }
    }

    fn take(&mut self, turn: Turn) -> Option<()> {
        self.game.play(turn).ok().map(|_| ())
    }

    /// Takes the last play back, with the pass before it; false if there is none.
    pub fn undo(&mut self) -> bool {
        let before = self.moves.pop();
        if let Some(before) = before {
            self.back_to(before);
        }
        before.is_some()
    }

    /// Takes turns back until there are so many.
    pub fn back_to(&mut self, turns: usize) {
        while self.game.turn_count() > turns && self.game.undo() {}
        self.moves.retain(|&before| before < turns);
    }

    /// Makes what has been played the start, which cannot be taken back.
    pub fn keep(&mut self) {
        self.moves.clear();
    }
}

fn started(board: Arc<Board>, rules: Ruleset) -> Result<Game, String> {
    Game::new(board, rules, Default::default()).map_err(|error| error.to_string())
}

/// A number as the protocol writes it: "6.5", "-0.5", "+7", "7.".
fn decimal(text: &str) -> Option<Rational> {
    let text = text.strip_prefix('+').unwrap_or(text);
    rational::parse(text.strip_suffix('.').unwrap_or(text)).ok()
}
