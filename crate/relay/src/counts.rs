//! Counts of what the relay does, as Prometheus reads them. They name no room and nobody.
use crate::refusal::Refusal;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

/// Counts since the start, and the bytes that wait now.
#[derive(Debug, Default)]
pub struct Counts {
    messages: AtomicU64,
    bytes: AtomicU64,
    refusals: [AtomicU64; Refusal::ALL.len()],
    waiting: AtomicUsize,
}

impl Counts {
    /// Counts a message that is passed on.
    pub fn passed(&self, bytes: usize) {
        self.messages.fetch_add(1, Relaxed);
        self.bytes.fetch_add(bytes as u64, Relaxed);
    }

    /// Counts a refusal.
    pub fn refused(&self, refusal: Refusal) {
        self.refusals[refusal as usize].fetch_add(1, Relaxed);
    }

    /// Bytes of messages that wait to be sent.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Relaxed)
    }

    pub(crate) fn wait(&self, bytes: usize) {
        self.waiting.fetch_add(bytes, Relaxed);
    }

    pub(crate) fn sent(&self, bytes: usize) {
        self.waiting.fetch_sub(bytes, Relaxed);
    }

    /// Text for Prometheus, with the numbers of rooms and members that there are now.
    #[must_use]
    pub fn text(&self, rooms: usize, members: usize) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: u64| {
            let name = format!("gospace_relay_{name}");
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        };
        line("rooms", "gauge", "Rooms with members.", rooms as u64);
        line("members", "gauge", "Members of all rooms.", members as u64);
        line("waiting_bytes", "gauge", "Bytes that wait to be sent.", self.waiting() as u64);
        line("messages_total", "counter", "Messages passed on.", self.messages.load(Relaxed));
        line("bytes_total", "counter", "Bytes of these messages.", self.bytes.load(Relaxed));
        text += "# HELP gospace_relay_refusals_total Connections ended by the relay.\n";
        text += "# TYPE gospace_relay_refusals_total counter\n";
        for refusal in Refusal::ALL {
            let count = self.refusals[refusal as usize].load(Relaxed);
            let name = refusal.name();
            let _ = writeln!(text, "gospace_relay_refusals_total{{reason=\"{name}\"}} {count}");
        }
        text
    }
}
