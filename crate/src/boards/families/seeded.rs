//! Pseudo-random numbers, the same on every machine for the same seed.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of numbers that a seed decides.
pub struct Seeded(Xoshiro256PlusPlus);

impl Seeded {
    /// The same choices for the same seed.
    pub fn new(seed: u64) -> Seeded {
        Seeded(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `bound` ≥ 1, each as likely as any other (Lemire 2019: the rare low
    /// products that would favour some are thrown away).
    pub fn below(&mut self, bound: u64) -> u64 {
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = u128::from(self.0.next_u64()) * u128::from(bound);
            if product as u64 >= unfair {
                return (product >> 64) as u64;
            }
        }
    }

    /// Puts the items in an order, each as likely as any other (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }
}
