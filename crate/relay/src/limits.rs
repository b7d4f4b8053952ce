//! Limits of the relay. Each is the default of an argument; docs/live.md says what happens past it.
use std::time::Duration;

/// Rooms at once.
pub const ROOMS: usize = 8_000;
/// Members of a room: two players, a page of each that was reloaded and whose old connection has not ended yet, and eight
/// who watch.
pub const MEMBERS_A_ROOM: usize = 12;
/// Bytes of a message; the longest of a page is a game of 70,000 letters, sealed.
pub const MESSAGE_BYTES: usize = 80 * 1024;
/// Messages a second of a member.
pub const MEMBER_RATE: u32 = 30;
/// Messages a second of a room.
pub const ROOM_RATE: u32 = 60;
/// Time after which a room in which nobody says anything is closed.
pub const IDLE: Duration = Duration::from_secs(60 * 60);
/// Bytes of all members' messages and buffers, at the worst.
pub const MEMORY_BYTES: usize = 1 << 30;
/// Bytes of all messages that wait to be sent.
pub const WAITING_BYTES: usize = 64 << 20;
/// Messages that wait for one member.
pub const WAITING_MESSAGES: usize = 64;
/// Bytes of a member beside the message that it sends: task, buffers, and its part of the room.
pub const MEMBER_BYTES: usize = 16 * 1024;
/// Bytes that are read from a connection at once.
pub const READ_BYTES: usize = 2 * 1024;
/// Seconds of the rate that may come at once.
pub const BURST: u32 = 3;
/// Time between two pings to a member; one that answers none of three is gone.
pub const BEAT: Duration = Duration::from_secs(30);
/// Pings without an answer.
pub const MISSED: u32 = 3;
/// Time for the members to hear that the relay stops.
pub const FAREWELL: Duration = Duration::from_secs(3);

/// The limits of one relay.
#[derive(Clone, Debug)]
pub struct Limits {
    /// See [`ROOMS`].
    pub rooms: usize,
    /// See [`MEMBERS_A_ROOM`].
    pub members: usize,
    /// See [`MESSAGE_BYTES`].
    pub message: usize,
    /// See [`MEMBER_RATE`].
    pub member_rate: u32,
    /// See [`ROOM_RATE`].
    pub room_rate: u32,
    /// See [`IDLE`].
    pub idle: Duration,
    /// See [`MEMORY_BYTES`].
    pub memory: usize,
    /// See [`BEAT`].
    pub beat: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            rooms: ROOMS,
            members: MEMBERS_A_ROOM,
            message: MESSAGE_BYTES,
            member_rate: MEMBER_RATE,
            room_rate: ROOM_RATE,
            idle: IDLE,
            memory: MEMORY_BYTES,
            beat: BEAT,
        }
    }
}

impl Limits {
    /// Members of all rooms: as many as the memory holds if each of them is in the middle of the longest message.
    #[must_use]
    pub fn all_members(&self) -> usize {
        self.memory.saturating_sub(WAITING_BYTES) / (self.message + MEMBER_BYTES)
    }
}
