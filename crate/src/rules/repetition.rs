//! Which colourings stood before. Keys nominate, colourings decide.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::capture::Capture;

/// The colourings that stood so far in a game, one moment for each play and one for the start.
#[derive(Clone, Debug, Default)]
pub struct History {
    moments: Vec<Moment>,
    /// The last moment with each key.
    latest: HashMap<u64, u32, BuildHasherDefault<KeyHasher>>,
}

#[derive(Clone, Copy, Debug)]
struct Moment {
    key: u64,
    /// The turns that led to it.
    turns: u32,
    /// The moment before with the same key.
    previous: Option<u32>,
}

impl History {
    /// Adds the moment after another play (or before the first), which `turns` turns led to.
    #[inline]
    pub fn push(&mut self, key: u64, turns: usize) {
        let place = self.moments.len() as u32;
        let previous = self.latest.insert(key, place);
        self.moments.push(Moment { key, turns: turns as u32, previous });
    }

    /// Takes the last moment back.
    pub fn pop(&mut self) {
        let Some(Moment { key, previous, .. }) = self.moments.pop() else {
            return;
        };
        match previous {
            Some(previous) => self.latest.insert(key, previous),
            None => self.latest.remove(&key),
        };
    }

    /// The number of turns after which the engine's colouring stood first, if it did. The
    /// engine has made one play since the last moment. Cost: O(1) unless a key matches.
    #[inline]
    pub fn stood_before(&self, engine: &dyn Capture) -> Option<usize> {
        let mut candidate = self.latest.get(&engine.journal().key()).copied();
        let mut earliest = None;
        while let Some(place) = candidate {
            let moment = self.moments[place as usize];
            if engine.journal().same_since(place as usize, engine.colours()) {
                earliest = Some(moment.turns as usize);
            }
            candidate = moment.previous;
        }
        earliest
    }
}

/// Zobrist keys are random already.
#[derive(Clone, Copy, Debug, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
