//! A position in a search, with the game before it.

use super::life::Life;
use super::memory::{Choice, Memory};
use super::place::{Past, Place};
use super::plays::{Plays, Stones};
use super::proof::{Answer, Basis, Conditions};
use super::symmetry::Key;
use gospace::colour::Player;
use gospace::game::Game;
use gospace::rules::ruleset::{End, Repetition};

/// A game that goes on from position to position.
pub struct Line {
    plays: Plays,
    life: Option<Life>,
    repetition: Repetition,
    end: End,
    /// The greatest margin that the rules know.
    most: i64,
    /// The positions since the search began, that one first.
    places: Vec<Place>,
    /// The positions as the repetition rule compares them, since the game began.
    history: Vec<Past>,
}

/// A turn to try, and the colouring that it leads to.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The turn.
    pub choice: Choice,
    /// The colouring after it.
    pub stones: Stones,
}

/// The outcome of a turn.
pub enum Next {
    /// The repetition rule refuses it, for an earlier position.
    Refused(Past),
    /// The game goes on.
    Position(Place),
    /// The game is over, with this margin for Black.
    Over(i64),
}

impl Line {
    /// The position of a game that goes on, and the greatest margin of its rules. Cost: a play for each of its turns.
    pub fn new(game: &mut Game, most: i64) -> Option<Line> {
        let first = Place::of(game)?;
        let repetition = game.rules().repetition;
        let turns = game.record().len();
        while game.undo() {}
        let mut history = vec![first.past(repetition); turns + 1];
        for past in &mut history {
            if let Some(place) = Place::of(game) {
                *past = place.past(repetition);
            }
            if game.record().len() < turns {
                game.redo();
            }
        }
        Some(Line {
            plays: Plays::new(game),
            life: Life::new(game),
            repetition,
            end: game.rules().end,
            most,
            places: vec![first],
            history,
        })
    }

    /// The position.
    pub fn place(&self) -> Place {
        // The first position is never taken back.
        self.places[self.places.len() - 1]
    }

    /// Takes a turn, unless the repetition rule refuses it.
    pub fn enter(&mut self, step: Step) -> Next {
        let Place { player, passed, .. } = self.place();
        let place = Place { stones: step.stones, player: !player, passed: step.choice.is_none() };
        let past = place.past(self.repetition);
        if !place.passed && self.compared().contains(&past) {
            return Next::Refused(past);
        }
        self.places.push(place);
        self.history.push(past);
        match passed && place.passed {
            true => Next::Over(self.estimate()),
            false => Next::Position(place),
        }
    }

    /// Takes the last turn back; what the repetition rule compared after it.
    pub fn leave(&mut self) -> Option<Past> {
        self.places.pop();
        self.history.pop()
    }

    /// The positions that the repetition rule compares with that after the next play.
    pub fn compared(&self) -> &[Past] {
        match self.repetition {
            // The one before the opponent's last turn.
            Repetition::SimpleKo => {
                let last = self.history.len() - 1;
                &self.history[last.saturating_sub(1)..last]
            }
            _ => &self.history,
        }
    }

    /// The conditions of an answer one turn before, from those after the turn.
    pub fn before(&self, conditions: Conditions, after: Past) -> Conditions {
        match self.repetition {
            // After a turn the rule compares only with the position before it, which is always there.
            Repetition::SimpleKo => Conditions::default(),
            _ => conditions.without(after),
        }
    }

    /// All turns of the position with this key, refused ones too, the most promising last.
    pub fn steps(&mut self, memory: &Memory, key: Key) -> Vec<Step> {
        let Place { stones, player, passed } = self.place();
        let open = self.plays.open(stones);
        let mut ranked: Vec<_> = open
            .into_iter()
            .map(|at| {
                let after = self.plays.after(stones, player, at);
                let taken = |player| {
                    let before = stones.of_player(player).count_ones() as i32;
                    before - after.of_player(player).count_ones() as i32
                };
                // A play that takes nothing leaves the player one stone more.
                let gain = taken(!player) - 2 * (taken(player) + 1);
                let rank = (gain, memory.successes(player, at));
                (rank, Step { choice: Some(at), stones: after })
            })
            .collect();
        ranked.sort_by_key(|&(rank, _)| rank);
        let mut steps: Vec<Step> = ranked.into_iter().map(|(_, step)| step).collect();
        if self.end == End::TwoPasses {
            // The second pass ends the game: nothing is quicker to try.
            let place = if passed { steps.len() } else { 0 };
            steps.insert(place, Step { choice: None, stones });
        }
        let hint = memory.choice(key);
        if let Some(place) = steps.iter().position(|step| Some(step.choice) == hint) {
            let step = steps.remove(place);
            steps.push(step);
        }
        steps
    }

    /// By how much Black is ahead if the game is counted now; 0 where nothing is scored.
    pub fn estimate(&self) -> i64 {
        self.plays.margin(self.place().stones).unwrap_or_default()
    }

    /// The answer in this position, if one player keeps enough for certain.
    pub fn sure(&self, margin: i64) -> Option<Answer> {
        let stones = self.place().stones;
        let kept = |player| match &self.life {
            Some(life) => life.sure_margin(stones, player),
            None => -self.most,
        };
        let basis = Basis::always();
        let black = kept(Player::Black);
        if black >= margin {
            return Some(Answer { is_reached: true, margin: black, basis });
        }
        let white = -kept(Player::White);
        (white < margin).then_some(Answer { is_reached: false, margin: white, basis })
    }

    /// Takes a turn for good; false if the game does not go on to a position that is new in it.
    pub fn take(&mut self, choice: Choice, memory: &Memory) -> bool {
        let key = memory.key(self.place());
        let step = self.steps(memory, key).into_iter().find(|step| step.choice == choice);
        let Some(Next::Position(place)) = step.map(|step| self.enter(step)) else { return false };
        // With simple ko turns that keep the value can go round for ever.
        let count = self.places.iter().filter(|&&other| other == place).count();
        count == 1
    }

    /// Goes back to the first position.
    pub fn rewind(&mut self) {
        while self.places.len() > 1 {
            self.leave();
        }
    }
}
