//! The relay: its rooms without a socket, and a whole relay through a WebSocket client of others.

mod rooms;
mod settings;
mod sockets;

use gospace_relay::Limits;

/// 128 bits as base64url.
const ROOM: &str = "AAAAAAAAAAAAAAAAAAAAAA";
const OTHER: &str = "AAAAAAAAAAAAAAAAAAAAAB";

/// Limits that a test reaches soon.
fn few() -> Limits {
    Limits {
        rooms: 2,
        members: 3,
        message: 1000,
        member_rate: 10,
        room_rate: 15,
        ..Limits::default()
    }
}
