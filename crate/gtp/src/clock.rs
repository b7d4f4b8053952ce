//! The time for a turn, by what the controller says of the clocks (GTP 2, section 4.2).

use gospace::{PerPlayer, Player};

/// The turns that main time is shared among.
const TURNS: f64 = 30.0;
/// The share of a turn's time that is used: the rest is for the way of the answer.
const USED: f64 = 0.9;

/// The clocks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    settings: Option<TimeSettings>,
    left: PerPlayer<Option<TimeLeft>>,
}

/// Canadian byo-yomi, in seconds and stones.
#[derive(Clone, Copy, Debug)]
pub struct TimeSettings {
    /// Main time.
    pub main: f64,
    /// The time of a byo-yomi period.
    pub byo_yomi: f64,
    /// The stones of a period; none: it has no end.
    pub stones: u32,
}

/// The time left, in seconds, for so many stones; in main time for none.
#[derive(Clone, Copy, Debug)]
pub struct TimeLeft {
    /// Seconds.
    pub seconds: f64,
    /// Stones.
    pub stones: u32,
}

impl Clock {
    /// New clocks.
    pub fn set(&mut self, settings: TimeSettings) {
        *self = Clock { settings: Some(settings), ..Clock::default() };
    }

    /// The time that a player has left.
    pub fn set_left(&mut self, player: Player, left: TimeLeft) {
        self.left[player] = Some(left);
    }

    /// Seconds for a player's next turn; nothing without a bound.
    pub fn seconds(&self, player: Player) -> Option<f64> {
        let settings = self.settings;
        if settings.is_some_and(|set| set.byo_yomi > 0.0 && set.stones == 0) {
            return None;
        }
        let each = settings.map_or(0.0, |set| set.byo_yomi / f64::from(set.stones.max(1)));
        let whole = match self.left[player] {
            Some(TimeLeft { seconds, stones: 0 }) => each.max(seconds / TURNS),
            Some(TimeLeft { seconds, stones }) => seconds / f64::from(stones),
            None => each.max(settings?.main / TURNS),
        };
        Some(USED * whole)
    }
}
