//! A map from Zobrist keys to numbers, by open addressing with linear probing.
//!
//! The keys are random already: their low bits are their places, and nothing is hashed. Keys whose
//! lower halves are equal are one key here, which spares half the memory; keys only nominate.

/// A map from keys to numbers.
#[derive(Clone, Debug)]
pub struct KeyIndex {
    /// A power of two of them, at least a quarter of them vacant. A key is at its place or at the
    /// first vacant one after it, cyclically, at the time of insertion: none between is vacant.
    slots: Vec<Slot>,
    len: usize,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    /// The lower half of the key.
    key: u32,
    /// [`VACANT`] where no key is.
    number: u32,
}

const VACANT: u32 = u32::MAX;
const NOTHING: Slot = Slot { key: 0, number: VACANT };

impl KeyIndex {
    /// An empty map that does not grow before it holds so many keys.
    pub fn with_room_for(keys: usize) -> KeyIndex {
        let slots = (keys + keys.div_ceil(3)).next_power_of_two().max(4);
        KeyIndex { slots: vec![NOTHING; slots], len: 0 }
    }

    /// The number of a key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<u32> {
        let Slot { number, .. } = self.slots[self.find(key as u32)];
        (number != VACANT).then_some(number)
    }

    /// Replaces the number of a key, not by the greatest number; returns the previous one.
    #[inline]
    pub fn insert(&mut self, key: u64, number: u32) -> Option<u32> {
        let key = key as u32;
        let place = self.find(key);
        let before = std::mem::replace(&mut self.slots[place], Slot { key, number });
        if before.number != VACANT {
            return Some(before.number);
        }
        self.len += 1;
        if 4 * self.len > 3 * self.slots.len() {
            self.grow();
        }
        None
    }

    /// Removes a key; returns its number. The keys after it move up where they may.
    pub fn remove(&mut self, key: u64) -> Option<u32> {
        let mut hole = self.find(key as u32);
        let removed = self.slots[hole];
        if removed.number == VACANT {
            return None;
        }
        self.len -= 1;
        let mut place = self.after(hole);
        while self.slots[place].number != VACANT {
            let from_home = self.distance(self.home(self.slots[place].key), place);
            if from_home >= self.distance(hole, place) {
                self.slots[hole] = self.slots[place];
                hole = place;
            }
            place = self.after(place);
        }
        self.slots[hole] = NOTHING;
        Some(removed.number)
    }

    /// The slot of the key, or for it.
    #[inline]
    fn find(&self, key: u32) -> usize {
        let mut place = self.home(key);
        loop {
            let slot = self.slots[place];
            if slot.key == key || slot.number == VACANT {
                return place;
            }
            place = self.after(place);
        }
    }

    #[cold]
    fn grow(&mut self) {
        let slots = vec![NOTHING; 2 * self.slots.len()];
        for slot in std::mem::replace(&mut self.slots, slots) {
            if slot.number != VACANT {
                let place = self.find(slot.key);
                self.slots[place] = slot;
            }
        }
    }

    #[inline]
    fn home(&self, key: u32) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    #[inline]
    fn after(&self, place: usize) -> usize {
        (place + 1) & (self.slots.len() - 1)
    }

    /// Steps from one place to another, around the end.
    fn distance(&self, from: usize, to: usize) -> usize {
        to.wrapping_sub(from) & (self.slots.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_for_some_keys_is_the_least_that_leaves_a_quarter_vacant() {
        let leaves_a_quarter = |slots: usize, keys: usize| 4 * keys <= 3 * slots;
        for keys in 0..1000 {
            let slots = KeyIndex::with_room_for(keys).slots.len();
            assert!(slots.is_power_of_two() && leaves_a_quarter(slots, keys));
            assert!(slots == 4 || !leaves_a_quarter(slots / 2, keys), "{slots} for {keys}");
        }
    }

    #[test]
    fn slots_are_added_only_when_less_than_a_quarter_would_be_vacant() {
        let mut index = KeyIndex::with_room_for(0);
        for step in 0..2000u32 {
            let key = u64::from(step.wrapping_mul(0x9e37_79b9));
            let slots = index.slots.len();
            if step % 3 == 2 {
                let before = u64::from((step - 1).wrapping_mul(0x9e37_79b9));
                assert_eq!(index.remove(before), Some(step - 1));
            } else {
                assert_eq!(index.insert(key, step), None);
                assert_eq!(index.slots.len() > slots, 4 * index.len > 3 * slots);
            }
            let taken = index.slots.iter().filter(|slot| slot.number != VACANT).count();
            assert_eq!(index.len, taken);
        }
    }

    #[test]
    fn a_key_alone_is_at_the_place_of_its_low_bits() {
        for key in 0..8 {
            let mut index = KeyIndex::with_room_for(6);
            index.insert(key, 9);
            assert_eq!(index.slots[key as usize].number, 9);
        }
    }
}
