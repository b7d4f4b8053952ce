//! The settings of a session, from the program's arguments.

use lexopt::prelude::*;

/// The settings of a session.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Random games for each turn at most.
    pub playouts: u32,
    /// Seconds for each turn at most, if there is a bound.
    pub seconds: Option<f64>,
    /// The seed of the search.
    pub seed: u64,
    /// The preset of the rules, by its word in documents.
    pub rules: String,
    /// True if it gives up a game that it has as good as lost.
    pub resigns: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        let rules = "tromp-taylor".to_owned();
        Settings { playouts: 10_000, seconds: None, seed: 1, rules, resigns: false }
    }
}

/// The request that the arguments make.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// A session.
    Play(Settings),
    /// The list of arguments.
    Help,
}

/// The list of arguments.
pub const HELP: &str = "gospace-gtp: Gospace by the Go Text Protocol, version 2

  --playouts N   random games for each turn at most (10000)
  --seconds S    seconds for each turn at most (no bound)
  --seed N       the seed of the search (1)
  --rules WORD   tromp-taylor, primitive or stone (tromp-taylor)
  --resign       resigns a game that it has lost
";

impl Request {
    /// Reads arguments, those of the program by default.
    pub fn read(mut arguments: lexopt::Parser) -> Result<Request, lexopt::Error> {
        let mut settings = Settings::default();
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("playouts") => settings.playouts = arguments.value()?.parse()?,
                Long("seconds") => settings.seconds = Some(arguments.value()?.parse_with(seconds)?),
                Long("seed") => settings.seed = arguments.value()?.parse()?,
                Long("rules") => settings.rules = arguments.value()?.string()?,
                Long("resign") => settings.resigns = true,
                Long("help") | Short('h') => return Ok(Request::Help),
                other => return Err(other.unexpected()),
            }
        }
        Ok(Request::Play(settings))
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().map_err(|_| "not a number".to_owned())?;
    if f64::is_finite(seconds) && seconds > 0.0 { Ok(seconds) } else { Err("not positive".into()) }
}
