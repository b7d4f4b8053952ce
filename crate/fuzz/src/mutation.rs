//! The kept inputs of a target, and small changes to them that need no instrumented build.

use std::fs;
use std::path::PathBuf;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The kept inputs of a target by the names of their files, in this order.
pub fn corpus(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let files =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut inputs: Vec<(String, Vec<u8>)> = files
        .map(|file| {
            let file = file.expect("a file of the corpus");
            let bytes = fs::read(file.path()).expect("a file that can be read");
            (file.file_name().to_string_lossy().into_owned(), bytes)
        })
        .collect();
    inputs.sort();
    inputs
}

/// An endless sequence of inputs, each a kept one after a few changes: the same for the same seed.
pub struct Mutations {
    inputs: Vec<(String, Vec<u8>)>,
    random: Xoshiro256PlusPlus,
}

impl Mutations {
    /// Changes to these inputs, of which there is one at least.
    pub fn new(inputs: Vec<(String, Vec<u8>)>, seed: u64) -> Mutations {
        Mutations { inputs, random: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    fn below(&mut self, n: usize) -> usize {
        self.random.next_u64() as usize % n.max(1)
    }

    fn picked(&mut self) -> Vec<u8> {
        let input = self.below(self.inputs.len());
        self.inputs[input].1.clone()
    }

    fn change(&mut self, bytes: &mut Vec<u8>) {
        let at = self.below(bytes.len());
        let end = (at + 1 + self.below(8)).min(bytes.len());
        match self.below(7) {
            0 if at < bytes.len() => bytes[at] ^= 1 << self.below(8),
            1 if at < bytes.len() => bytes[at] = self.below(256) as u8,
            2 => bytes.insert(at, self.below(256) as u8),
            3 => drop(bytes.drain(at..end)),
            4 => {
                let piece = bytes[at..end].to_vec();
                let to = self.below(bytes.len());
                drop(bytes.splice(to..to, piece));
            }
            5 => bytes.truncate(at),
            // The end of another input.
            _ => {
                let other = self.picked();
                let from = self.below(other.len());
                bytes.truncate(at);
                bytes.extend(&other[from..]);
            }
        }
    }
}

impl Iterator for Mutations {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        let mut bytes = self.picked();
        for _ in 0..1 + self.below(4) {
            self.change(&mut bytes);
        }
        Some(bytes)
    }
}
