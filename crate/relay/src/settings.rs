//! Settings: of the arguments or else the environment, each under one name: `--idle 60` or `GOSPACE_RELAY_IDLE=60`.
use crate::limits::Limits;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::str::FromStr;
use std::time::Duration;

/// The text of `--help`.
pub const HELP: &str = "\
gospace-relay: rooms that pass sealed messages between the pages of live games.

  --listen ADDRESS       address and port (127.0.0.1:8787)
  --origins SITES        sites whose pages may connect, separated by commas (all)
  --rooms N              rooms at once (8000)
  --members N            members of a room (12)
  --message-bytes N      bytes of a message (81920)
  --member-rate N        messages a second of a member (30)
  --room-rate N          messages a second of a room (60)
  --idle SECONDS         time until a room in which nobody speaks is closed (3600)
  --memory BYTES         memory of all members at the worst (1073741824)
  --log LEVEL            error, warn, info or debug (info)

Each can stand in the environment, too, as GOSPACE_RELAY_LISTEN for --listen.
";

const NAMES: [&str; 10] = [
    "listen",
    "origins",
    "rooms",
    "members",
    "message-bytes",
    "member-rate",
    "room-rate",
    "idle",
    "memory",
    "log",
];

/// The settings of a relay.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Address and port on which it listens.
    pub listen: SocketAddr,
    /// Sites whose pages may connect, such as `https://example.org`; none: all.
    pub origins: Vec<String>,
    /// Limits that it holds to.
    pub limits: Limits,
    /// The least of what it logs.
    pub log: tracing::Level,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8787)),
            origins: Vec::new(),
            limits: Limits::default(),
            log: tracing::Level::INFO,
        }
    }
}

/// Request of the arguments.
#[derive(Debug)]
pub enum Request {
    /// The text of [`HELP`].
    Help,
    /// A relay.
    Serve(Settings),
}

impl Request {
    /// Reads the arguments, and by `environment` what they leave out.
    ///
    /// # Errors
    /// In words, if an argument or a value is none.
    pub fn read(
        mut arguments: lexopt::Parser,
        environment: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, String> {
        let mut values = HashMap::new();
        for name in NAMES {
            let variable = format!("GOSPACE_RELAY_{}", name.to_uppercase().replace('-', "_"));
            values.extend(environment(&variable).map(|value| (name, value)));
        }
        while let Some(argument) = arguments.next().map_err(|error| error.to_string())? {
            let name = match argument {
                lexopt::Arg::Long("help") | lexopt::Arg::Short('h') => return Ok(Self::Help),
                lexopt::Arg::Long(text) => NAMES.into_iter().find(|each| *each == text),
                _ => None,
            };
            let Some(name) = name else { return Err(argument.unexpected().to_string()) };
            let value = arguments.value().map_err(|error| error.to_string())?;
            values.insert(name, value.to_string_lossy().into_owned());
        }
        settings(&values).map(Self::Serve)
    }
}

fn settings(values: &HashMap<&str, String>) -> Result<Settings, String> {
    let default = Settings::default();
    let limits = Limits {
        rooms: number(values, "rooms", default.limits.rooms)?,
        members: number(values, "members", default.limits.members)?,
        message: number(values, "message-bytes", default.limits.message)?,
        member_rate: number(values, "member-rate", default.limits.member_rate)?,
        room_rate: number(values, "room-rate", default.limits.room_rate)?,
        idle: Duration::from_secs(number(values, "idle", default.limits.idle.as_secs())?),
        memory: number(values, "memory", default.limits.memory)?,
        ..default.limits
    };
    if limits.all_members() == 0 {
        return Err("--memory is too little for one member.".to_owned());
    }
    Ok(Settings {
        listen: parsed(values, "listen", default.listen)?,
        origins: values.get("origins").map_or_else(Vec::new, |text| origins(text)),
        limits,
        log: parsed(values, "log", default.log)?,
    })
}

fn origins(text: &str) -> Vec<String> {
    text.split([',', ' '])
        .filter(|each| !each.is_empty())
        .map(|each| each.trim_end_matches('/').to_owned())
        .collect()
}

fn number<N: FromStr + PartialOrd + From<u8>>(
    values: &HashMap<&str, String>,
    name: &str,
    default: N,
) -> Result<N, String> {
    let found = parsed(values, name, default)?;
    if found < N::from(1) { Err(format!("--{name} has to be at least 1.")) } else { Ok(found) }
}

fn parsed<T: FromStr>(values: &HashMap<&str, String>, name: &str, default: T) -> Result<T, String> {
    let Some(text) = values.get(name) else { return Ok(default) };
    text.parse().map_err(|_| format!("--{name} cannot be \"{text}\"."))
}
