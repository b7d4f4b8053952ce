//! Numbers by chance.

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A number from 0 up to `limit`, almost equally likely: the bias is below limit / 2³².
#[inline]
pub fn below(random: &mut Xoshiro256PlusPlus, limit: u32) -> u32 {
    ((u64::from(random.next_u32()) * u64::from(limit)) >> 32) as u32
}
