//! The relay of live play: rooms whose members pass sealed messages to each other. It knows no game, no account and no
//! key, and keeps nothing. `rooms` decides, without a socket; `server` is the network.

pub mod counts;
pub mod limits;
pub mod refusal;
pub mod rooms;
pub mod server;
pub mod settings;

pub use limits::Limits;
pub use refusal::Refusal;
pub use rooms::{Member, Post, RoomId, Rooms};
pub use server::serve;
pub use settings::Settings;
