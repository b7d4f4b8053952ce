//! Rooms: their members and what is passed between them, in memory alone. They know no socket, and nothing of what a
//! message says.
use crate::counts::Counts;
use crate::limits::{BURST, Limits, WAITING_BYTES, WAITING_MESSAGES};
use crate::refusal::Refusal;
use axum::body::Bytes;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::mpsc::{self, error::TrySendError};

/// Name of a room: at least 128 random bits as base64url.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RoomId(Box<str>);

impl RoomId {
    /// The name in a text; `None` if it is none.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let is_name = (22..=43).contains(&text.len()) && text.bytes().all(is_letter);
        is_name.then(|| Self(text.into()))
    }
}

/// Something to send to a member.
#[derive(Debug)]
pub enum Post {
    /// A message of another member.
    Message(Waiting),
    /// The number of members, which has changed.
    Members(usize),
}

/// A message that waits to be sent.
#[derive(Debug)]
pub struct Waiting {
    /// The message, as it came.
    pub bytes: Bytes,
    rooms: Arc<Rooms>,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.rooms.counts.sent(self.bytes.len());
    }
}

/// All rooms of a relay.
#[derive(Debug)]
pub struct Rooms {
    /// Limits that they hold to.
    pub limits: Limits,
    /// Counts of what they have done.
    pub counts: Counts,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    rooms: HashMap<RoomId, Room>,
    members: usize,
    /// Key of the next member.
    next: u64,
}

#[derive(Debug)]
struct Room {
    members: Vec<(u64, mpsc::Sender<Post>)>,
    rate: Rate,
    /// The time of the last message.
    spoken: Instant,
}

impl Rooms {
    /// No rooms yet.
    #[must_use]
    pub fn new(limits: Limits) -> Arc<Self> {
        let (counts, state) = (Counts::default(), Mutex::default());
        Arc::new(Self { limits, counts, state })
    }

    /// A new member of the room, which is made if there is none.
    ///
    /// # Errors
    /// If the room or the relay is full.
    pub fn join(self: &Arc<Self>, id: RoomId, now: Instant) -> Result<Member, Refusal> {
        let mut state = self.state();
        let is_new = !state.rooms.contains_key(&id);
        if state.members >= self.limits.all_members()
            || is_new && state.rooms.len() >= self.limits.rooms
        {
            return Err(Refusal::RelayFull);
        }
        let key = state.next;
        let (sender, inbox) = mpsc::channel(WAITING_MESSAGES);
        let rate = Rate::new(self.limits.room_rate, now);
        let room = state.rooms.entry(id.clone()).or_insert(Room {
            members: Vec::new(),
            rate,
            spoken: now,
        });
        if room.members.len() >= self.limits.members {
            return Err(Refusal::RoomFull);
        }
        room.members.push((key, sender));
        room.tell();
        state.next += 1;
        state.members += 1;
        let rate = Rate::new(self.limits.member_rate, now);
        Ok(Member { rooms: Arc::clone(self), id, key, rate, inbox })
    }

    /// Counts so far, as Prometheus reads them.
    #[must_use]
    pub fn metrics(&self) -> String {
        let state = self.state();
        self.counts.text(state.rooms.len(), state.members)
    }

    /// A thread that panicked has left whole rooms: each change is one step.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Room {
    /// Tells all members how many they are. One that has no place for it will soon be left as slow.
    fn tell(&self) {
        for (_, sender) in &self.members {
            let _ = sender.try_send(Post::Members(self.members.len()));
        }
    }
}

/// A member of a room, until it is dropped.
#[derive(Debug)]
pub struct Member {
    rooms: Arc<Rooms>,
    id: RoomId,
    key: u64,
    rate: Rate,
    inbox: mpsc::Receiver<Post>,
}

impl Member {
    /// The next thing to send; `None` once the member was left for being slow.
    pub async fn next(&mut self) -> Option<Post> {
        self.inbox.recv().await
    }

    /// Passes a message to all other members of the room.
    ///
    /// # Errors
    /// If the message breaks a limit.
    pub fn pass(&mut self, bytes: &Bytes, now: Instant) -> Result<(), Refusal> {
        let Rooms { limits, counts, .. } = &*self.rooms;
        if bytes.len() > limits.message {
            return Err(Refusal::TooLarge);
        }
        let mut state = self.rooms.state();
        // A slow member has been left, and hears of it by its inbox.
        let Some(room) = state.rooms.get_mut(&self.id) else { return Ok(()) };
        if !self.rate.allows(now) || !room.rate.allows(now) {
            return Err(Refusal::Flood);
        }
        room.spoken = now;
        if counts.waiting() + bytes.len() * room.members.len() > WAITING_BYTES {
            return Err(Refusal::RelayFull);
        }
        counts.passed(bytes.len());
        room.members.retain(|(key, sender)| {
            if *key == self.key {
                return true;
            }
            counts.wait(bytes.len());
            let waiting = Waiting { bytes: bytes.clone(), rooms: Arc::clone(&self.rooms) };
            !matches!(sender.try_send(Post::Message(waiting)), Err(TrySendError::Full(_)))
        });
        Ok(())
    }

    /// True if nothing was said in the room for too long.
    #[must_use]
    pub fn is_idle(&self, now: Instant) -> bool {
        let state = self.rooms.state();
        let spoken = state.rooms.get(&self.id).map_or(now, |room| room.spoken);
        now.duration_since(spoken) >= self.rooms.limits.idle
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        let mut state = self.rooms.state();
        state.members -= 1;
        let Some(room) = state.rooms.get_mut(&self.id) else { return };
        room.members.retain(|(key, _)| *key != self.key);
        if room.members.is_empty() {
            state.rooms.remove(&self.id);
        } else {
            room.tell();
        }
    }
}

/// Messages a second, of which those of some seconds may come at once.
#[derive(Debug)]
struct Rate {
    per_second: f64,
    left: f64,
    counted: Instant,
}

impl Rate {
    fn new(per_second: u32, now: Instant) -> Self {
        Self {
            per_second: f64::from(per_second),
            left: f64::from(per_second * BURST),
            counted: now,
        }
    }

    fn allows(&mut self, now: Instant) -> bool {
        let passed = now.duration_since(self.counted).as_secs_f64();
        self.left = (self.left + passed * self.per_second).min(self.per_second * f64::from(BURST));
        self.counted = now;
        let is_allowed = self.left >= 1.0;
        self.left -= f64::from(u8::from(is_allowed));
        is_allowed
    }
}
