//! The index of Zobrist keys holds what a map of the standard library holds.

use std::collections::HashMap;

use gospace::rules::key_index::KeyIndex;
use proptest::prelude::*;

use super::trials::check;

/// Keys of which many want the same place, the last places among them, so that they stand in rows
/// that go around the end.
fn keys() -> impl Strategy<Value = u64> {
    (0..6u64, 0..5u64).prop_map(|(low, high)| (high << 12) + low * 819)
}

#[test]
fn keys_that_want_one_place_are_kept_apart_while_some_go() {
    let steps = prop::collection::vec((keys(), 0..3u32), 0..120);
    check(2_000, steps, |steps| {
        let mut index = KeyIndex::with_room_for(3);
        let mut map = HashMap::new();
        for (number, (key, step)) in (0..).zip(steps) {
            match step {
                0 => assert_eq!(index.remove(key), map.remove(&key)),
                _ => assert_eq!(index.insert(key, number), map.insert(key, number)),
            }
            for low in 0..6 {
                for high in 0..5 {
                    let key = (high << 12) + low * 819;
                    assert_eq!(index.get(key), map.get(&key).copied());
                }
            }
        }
    });
}
