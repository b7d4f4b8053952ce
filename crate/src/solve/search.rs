//! The search for the answer to one question, on a stack of its own so that it can pause anywhere.

use super::life::Life;
use super::place::{Place, Position, Question, compared};
use super::proof::{Answer, Answers, Conditions};
use crate::boards::Ground;
use crate::colour::{PerPlayer, Player};
use crate::game::{Game, GameResult, Refusal};
use crate::rules::ruleset::End;
use crate::rules::score::Amount;
use crate::rules::turn::Turn;

/// A position in the search, and the turns that are left to try.
struct Frame {
    question: Question,
    player: Player,
    /// The next one last.
    turns: Vec<Turn>,
    /// What the failure of the turns so far rests on; nothing if that is too much.
    conditions: Option<Conditions>,
    /// The best of their margins for the player.
    margin: Option<i64>,
}

/// The search for the answer to one question.
pub struct Search {
    margin: i64,
    frames: Vec<Frame>,
    /// True if all turns from the first position count.
    is_whole: bool,
    /// The turn that answered it.
    turn: Option<Turn>,
}

/// A game, and what the repetition rule compares of each of its positions.
pub struct Line {
    /// The game.
    pub game: Game,
    history: Vec<Position>,
    life: Option<Life>,
}

impl Line {
    /// A game that is under way, or over. Cost: a play for each of its turns.
    pub fn new(mut game: Game) -> Line {
        let turns = game.record().len();
        while game.undo() {}
        let mut history = vec![compared(&game)];
        for _ in 0..turns {
            game.redo();
            history.push(compared(&game));
        }
        Line { life: Life::new(&game), game, history }
    }

    /// Takes a turn, or names the earlier position that it would lead to again.
    fn play(&mut self, turn: Turn) -> Result<(), Option<Position>> {
        match self.game.play(turn) {
            Ok(_) => {
                self.history.push(compared(&self.game));
                Ok(())
            }
            Err(Refusal::Repeats { since, .. }) => Err(Some(self.history[since])),
            Err(_) => Err(None),
        }
    }

    /// Takes the last turn back; the turn, and what the rule compared after it.
    fn undo(&mut self) -> Option<(Turn, Position)> {
        let turn = self.game.record().last()?.turn.clone();
        self.game.undo();
        Some((turn, self.history.pop()?))
    }

    /// All turns that the phase admits, the most promising last.
    pub fn turns(&self, hint: Option<&Turn>) -> Vec<Turn> {
        let mut places = self.game.open();
        if let Ground::Graph(graph) = self.game.board().ground() {
            places.sort_by_key(|&at| graph.degree(at));
        }
        let mut turns: Vec<Turn> = places.into_iter().map(Turn::play).collect();
        let passed = self.game.record().last().is_some_and(|entry| entry.turn == Turn::Pass);
        if self.game.rules().end == End::TwoPasses {
            // The second pass ends the game: nothing is quicker to try.
            let place = if passed { turns.len() } else { 0 };
            turns.insert(place, Turn::Pass);
        }
        if let Some(place) = turns.iter().position(|turn| Some(turn) == hint) {
            let turn = turns.remove(place);
            turns.push(turn);
        }
        turns
    }

    /// Black's margin at the end of the game, komi apart; nothing while it goes on. Where the last
    /// turn decides it is 1 or −1.
    pub fn final_margin(&self) -> Option<i64> {
        let sign = |winner| if winner == Player::Black { 1 } else { -1 };
        match self.game.result()? {
            GameResult::NoTurn { winner } => Some(sign(winner)),
            _ => {
                let PerPlayer { black, white } = self.game.counted()?;
                Some(number(&black)? - number(&white)?)
            }
        }
    }

    /// What the end of the game rests on: that the player without a turn has none depends on the
    /// history unless the board is full.
    fn final_conditions(&self) -> Option<Conditions> {
        let rests = matches!(self.game.result(), Some(GameResult::NoTurn { .. }));
        (!rests || self.game.open().is_empty()).then(Conditions::default)
    }

    /// Best play from here on, as far as it is known, given Black's margin.
    pub fn best(&mut self, answers: &Answers, value: i64) -> Vec<Turn> {
        let line: Vec<Turn> = std::iter::from_fn(|| self.follow(answers, value)).collect();
        line.iter().for_each(|_| _ = self.undo());
        line
    }

    /// Takes the first turn that is known to keep the value.
    fn follow(&mut self, answers: &Answers, value: i64) -> Option<Turn> {
        let player = self.game.player_to_act()?;
        let is_black = player == Player::Black;
        let margin = if is_black { value } else { value + 1 };
        let hint = answers.turn(&Place::of(&self.game, player)).cloned();
        for turn in self.turns(hint.as_ref()).into_iter().rev() {
            if self.play(turn.clone()).is_err() {
                continue;
            }
            let is_reached = self.known(answers, margin).map(|answer| answer.is_reached);
            if is_reached == Some(is_black) {
                return Some(turn);
            }
            self.undo();
        }
        None
    }

    /// The answer in this position, if one player keeps enough for certain.
    fn sure(&self, life: &Life, margin: i64) -> Option<Answer> {
        let sure = |player| life.sure_margin(self.game.colours(), player);
        let conditions = Some(Conditions::default());
        let black = sure(Player::Black);
        if black >= margin {
            return Some(Answer { is_reached: true, margin: black, conditions });
        }
        let white = -sure(Player::White);
        (white < margin).then_some(Answer { is_reached: false, margin: white, conditions })
    }

    /// The answer in this position, if the game is over or it is known.
    fn known(&self, answers: &Answers, margin: i64) -> Option<Answer> {
        if let Some(end) = self.final_margin() {
            let conditions = self.final_conditions();
            return Some(Answer { is_reached: end >= margin, margin: end, conditions });
        }
        if let Some(answer) = self.life.as_ref().and_then(|life| self.sure(life, margin)) {
            return Some(answer);
        }
        let place = Place::of(&self.game, self.game.player_to_act()?);
        answers.find(&Question { place, margin }, &self.history).cloned()
    }
}

impl Search {
    /// A search of a position for a margin, after one turn or after any.
    pub fn new(line: &Line, answers: &Answers, margin: i64, first: Option<Turn>) -> Search {
        let is_whole = first.is_none();
        let mut search = Search { margin, frames: Vec::new(), is_whole, turn: None };
        search.enter(line, answers);
        if let (Some(turn), Some(frame)) = (first, search.frames.last_mut()) {
            frame.turns = vec![turn];
        }
        search
    }

    /// The turn that answered the question for its player, if one did.
    pub fn turn(&self) -> Option<&Turn> {
        self.turn.as_ref()
    }

    fn enter(&mut self, line: &Line, answers: &Answers) {
        let Some(player) = line.game.player_to_act() else { return };
        let place = Place::of(&line.game, player);
        self.frames.push(Frame {
            question: Question { place, margin: self.margin },
            player,
            turns: line.turns(answers.turn(&place)),
            conditions: Some(Conditions::default()),
            margin: None,
        });
    }

    /// Tries one turn. Gives the answer when it is found, with the line back where it began.
    pub fn step(&mut self, line: &mut Line, answers: &mut Answers) -> Option<Answer> {
        let frame = self.frames.last_mut()?;
        let Some(turn) = frame.turns.pop() else {
            let frame = self.frames.pop()?;
            let is_black = frame.player == Player::Black;
            let answer = Answer {
                is_reached: !is_black,
                // Only a first turn that is refused leaves no margin.
                margin: frame.margin.unwrap_or(if is_black { i64::MIN } else { i64::MAX }),
                conditions: frame.conditions,
            };
            return self.finish(line, answers, frame.question, answer);
        };
        match line.play(turn) {
            Err(position) => {
                if let (Some(conditions), Some(position)) = (&mut frame.conditions, position) {
                    conditions.refuses(position);
                }
                None
            }
            Ok(()) => match line.known(answers, self.margin) {
                Some(answer) => self.climb(line, answers, answer),
                None => {
                    self.enter(line, answers);
                    None
                }
            },
        }
    }

    /// Keeps the answer in a position, and goes back to the one before.
    fn finish(
        &mut self,
        line: &mut Line,
        answers: &mut Answers,
        question: Question,
        answer: Answer,
    ) -> Option<Answer> {
        if self.is_whole || !self.frames.is_empty() {
            answers.keep(question.place, &answer);
        }
        if self.frames.is_empty() { Some(answer) } else { self.climb(line, answers, answer) }
    }

    /// Goes back over the last turn, with the answer after it.
    fn climb(&mut self, line: &mut Line, answers: &mut Answers, answer: Answer) -> Option<Answer> {
        let (turn, position) = line.undo()?;
        let frame = self.frames.last_mut()?;
        let is_black = frame.player == Player::Black;
        let conditions = answer.conditions.map(|conditions| conditions.without(position));
        if answer.is_reached != is_black {
            let before = frame.conditions.take();
            frame.conditions = before.zip(conditions).and_then(|(a, b)| a.and(&b));
            let best = if is_black { i64::max } else { i64::min };
            frame.margin = Some(frame.margin.map_or(answer.margin, |m| best(m, answer.margin)));
            return None;
        }
        let conditions = conditions.map(|mut conditions| {
            if turn != Turn::Pass {
                conditions.reaches(position);
            }
            conditions
        });
        let frame = self.frames.pop()?;
        answers.keep_turn(frame.question.place, turn.clone());
        if self.frames.is_empty() {
            self.turn = Some(turn);
        }
        let answer = Answer { conditions, ..answer };
        self.finish(line, answers, frame.question, answer)
    }
}

fn number(amount: &Amount) -> Option<i64> {
    let Amount::Finite(amount) = amount else { return None };
    let digits = amount.numer().digits();
    (digits.len() < 2).then(|| digits.first().copied().unwrap_or_default().into())
}
