//! Players, event, date, result and time: properties in SGF, the first paragraph of the comment in a
//! document, one line each.

use super::node::join;
use super::parse::{escaped, line_of_text};
use gospace::colour::Player;
use gospace::document::Heading;
use gospace::limits::MAX_TITLE_CHARS;
use gospace::rules::turn::Turn;

/// A property and its name in a comment.
type Fact = (&'static str, &'static str);

/// All of them, in their order in a comment.
const FACTS: [Fact; 11] = [
    ("PB", "Black"),
    ("BR", "Black rank"),
    ("PW", "White"),
    ("WR", "White rank"),
    ("EV", "Event"),
    ("RO", "Round"),
    ("PC", "Place"),
    ("DT", "Date"),
    ("RE", "Result"),
    ("TM", "Time"),
    ("OT", "Overtime"),
];
const BLACK: usize = 0;
const WHITE: usize = 2;
const RESULT: usize = 8;

/// The known facts about a game.
#[derive(Default)]
pub(super) struct GameFacts {
    values: [String; FACTS.len()],
}

impl GameFacts {
    /// The place of a property.
    pub(super) fn position(property: &str) -> Option<usize> {
        FACTS.iter().position(|(known, _)| *known == property)
    }

    pub(super) fn set(&mut self, place: usize, value: String) {
        self.values[place] = value.trim().to_owned();
    }

    /// Removes a result that a turn says.
    pub(super) fn forget_result(&mut self) {
        self.values[RESULT].clear();
    }

    /// The title of a game without one.
    pub(super) fn title(&self) -> Option<String> {
        let [black, white] = [&self.values[BLACK], &self.values[WHITE]];
        match (black.is_empty(), white.is_empty()) {
            (false, false) => Some(format!("{black} – {white}")),
            (false, true) => Some(black.clone()),
            (true, false) => Some(white.clone()),
            (true, true) => None,
        }
    }

    /// The paragraph of a comment.
    pub(super) fn paragraph(&self) -> String {
        let known = self.values.iter().zip(FACTS).filter(|(value, _)| !value.is_empty());
        let lines: Vec<String> =
            known.map(|(value, (_, name))| format!("{name}: {value}")).collect();
        lines.join("\n")
    }

    /// The facts in a heading and the rest of its comment, if reading them gives that comment again.
    pub(super) fn of(heading: &Heading) -> (GameFacts, &str) {
        let comment = heading.comment.as_deref().unwrap_or_default();
        let (paragraph, rest) = comment.split_once("\n\n").unwrap_or((comment, ""));
        let mut facts = GameFacts::default();
        for line in paragraph.split('\n') {
            let Some((name, value)) = line.split_once(": ") else { continue };
            if let Some(place) = FACTS.iter().position(|(_, known)| *known == name) {
                let value = line_of_text(&escaped(value, false));
                facts.set(place, value.chars().take(MAX_TITLE_CHARS).collect());
            }
        }
        let mut again = facts.paragraph();
        join(&mut again, rest);
        let is_turn = lost(&facts.values[RESULT]).is_some();
        let has_title = heading.title.as_deref().is_some_and(|title| !title.is_empty());
        let would_gain_title = !has_title && facts.title().is_some();
        if is_turn || would_gain_title || again != comment {
            return (GameFacts::default(), comment);
        }
        (facts, rest)
    }

    /// The properties with their values.
    pub(super) fn properties(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let all = FACTS.iter().zip(&self.values);
        all.filter(|(_, value)| !value.is_empty())
            .map(|(&(property, _), value)| (property, &**value))
    }
}

/// True for the result of a draw.
pub(super) fn is_draw(result: &str) -> bool {
    matches!(result.trim().to_ascii_lowercase().as_str(), "0" | "draw")
}

/// The loser by resignation or by time, and the turn that loses: `B+R`, `B+Resign`, `B+T` or `B+Time` is White's.
pub(super) fn lost(result: &str) -> Option<(Player, Turn)> {
    let (winner, by) = result.trim().split_once('+')?;
    let turn = match by.to_ascii_lowercase().as_str() {
        "r" | "resign" => Turn::Resign,
        "t" | "time" => Turn::Timeout,
        _ => return None,
    };
    match winner {
        "B" => Some((Player::White, turn)),
        "W" => Some((Player::Black, turn)),
        _ => None,
    }
}
