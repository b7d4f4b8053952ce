//! A session: the settings, the table and the clocks, and the search for a turn.

use std::time::{Duration, Instant};

use gospace::{Player, Turn};
use gospace_think::search::{Report, Search};

use crate::clock::Clock;
use crate::settings::Settings;
use crate::table::Table;

/// The size of the first board.
const FIRST_SIZE: u32 = 19;
/// Games between two looks at the clock.
const SLICE: u32 = 20;

/// A session.
pub struct Session {
    /// The settings.
    pub settings: Settings,
    /// The game.
    pub table: Table,
    /// The clocks.
    pub clock: Clock,
    /// True once the controller has asked to quit.
    pub has_quit: bool,
}

impl Session {
    /// A session with an empty board. Errors: rules that there are not, or that the protocol cannot
    /// play.
    pub fn new(settings: Settings) -> Result<Session, String> {
        let table = Table::grid(FIRST_SIZE, &settings.rules)?;
        Ok(Session { settings, table, clock: Clock::default(), has_quit: false })
    }

    /// The best turn of a player by the search, made on the board, and its name; "resign", which
    /// changes nothing, where it may and has lost.
    pub fn genmove(&mut self, player: Player) -> Result<String, String> {
        let report = self.search(player)?;
        if self.settings.resigns && report.is_lost {
            return Ok("resign".to_owned());
        }
        let Some(turn) = report.best else { return Ok("pass".to_owned()) };
        self.table.play(player, turn.clone())?;
        Ok(match turn.site() {
            Some(site) => self.table.vertices.name(site),
            None => "pass".to_owned(),
        })
    }

    /// The search's report for a player. The position stays as it is.
    fn search(&mut self, player: Player) -> Result<Report, String> {
        let before = self.table.game.turn_count();
        self.table.give_turn(player).ok_or("the game is over")?;
        let end =
            self.seconds(player).map(Duration::from_secs_f64).map(|time| Instant::now() + time);
        let mut report = self.run(end);
        if let Some(offer @ Turn::Offer(_)) = report.best.clone() {
            // The protocol has no answer to an offer.
            for turn in [offer, Turn::Decline] {
                self.table.game.play(turn).map_err(|refusal| refusal.to_string())?;
            }
            report = self.run(end);
        }
        self.table.back_to(before);
        Ok(report)
    }

    /// Searches the position on the table.
    fn run(&mut self, end: Option<Instant>) -> Report {
        let mut search = Search::new(&mut self.table.game, self.settings.seed);
        let mut left = self.settings.playouts.max(1);
        while left > 0 && !search.is_settled() {
            let slice = left.min(SLICE);
            search.run(slice);
            left -= slice;
            if end.is_some_and(|end| Instant::now() >= end) {
                break;
            }
        }
        search.report()
    }

    /// Seconds for the next turn: the settings' or the clock's, whichever are fewer.
    fn seconds(&self, player: Player) -> Option<f64> {
        let bounds = [self.settings.seconds, self.clock.seconds(player)];
        bounds.into_iter().flatten().reduce(f64::min)
    }
}
