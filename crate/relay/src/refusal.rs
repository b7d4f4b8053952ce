//! Refusals: how the relay ends a connection, as a close code and a reason in words.

/// A reason for the end of a connection that the relay gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No room or no memory is left for another.
    RelayFull,
    /// The room has all its members.
    RoomFull,
    /// A message is longer than any may be.
    TooLarge,
    /// A member or its room sends too many messages.
    Flood,
    /// A message is text, which only the relay itself sends.
    Text,
    /// A member reads slower than the others send.
    Slow,
    /// Nothing was said in the room for too long.
    Idle,
    /// The relay ends; it may start again at once.
    Stopping,
}

impl Refusal {
    /// All refusals, in the order of their declaration.
    pub const ALL: [Self; 8] = [
        Self::RelayFull,
        Self::RoomFull,
        Self::TooLarge,
        Self::Flood,
        Self::Text,
        Self::Slow,
        Self::Idle,
        Self::Stopping,
    ];

    /// The close code: of RFC 6455 where it has one, else of those that it leaves to programs.
    #[must_use]
    pub fn code(self) -> u16 {
        match self {
            Self::RelayFull => 1013,
            Self::RoomFull => 4000,
            Self::TooLarge => 1009,
            Self::Flood => 1008,
            Self::Text => 1003,
            Self::Slow => 4002,
            Self::Idle => 4001,
            Self::Stopping => 1012,
        }
    }

    /// The reason, for whoever looks at the connection.
    #[must_use]
    pub fn reason(self) -> &'static str {
        match self {
            Self::RelayFull => "The relay is full: try again later.",
            Self::RoomFull => "The room is full.",
            Self::TooLarge => "The message is too large.",
            Self::Flood => "Too many messages in a second.",
            Self::Text => "Messages have to be binary.",
            Self::Slow => "Messages were not read as fast as they came.",
            Self::Idle => "Nothing was said in the room for too long.",
            Self::Stopping => "The relay stops: connect again.",
        }
    }

    /// Its name among the metrics.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::RelayFull => "relay_full",
            Self::RoomFull => "room_full",
            Self::TooLarge => "too_large",
            Self::Flood => "flood",
            Self::Text => "text",
            Self::Slow => "slow",
            Self::Idle => "idle",
            Self::Stopping => "stopping",
        }
    }
}
