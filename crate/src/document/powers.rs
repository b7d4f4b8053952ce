//! Powers of ten to 128 bits. Each is computed when it is first needed: a table of them all would add 11 kB to the
//! wasm module.

use std::cell::Cell;

use super::natural::Natural;

const LEAST: i32 = -360;
const GREATEST: i32 = 330;
/// Powers of ten up to this have at most 128 bits, without the zeros at their end.
const GREATEST_EXACT: i32 = 55;
/// 2 to this power, divided by any of 10 here, still has more than 128 bits.
const UNIT: i32 = 1344;
const STEP: u32 = 9;

const COUNT: usize = (GREATEST - LEAST + 1) as usize;

thread_local! {
    /// 0 where it is not computed yet.
    static FIRST_BITS: [Cell<u128>; COUNT] = const { [const { Cell::new(0) }; COUNT] };
}

/// 10^ten ≤ bits · 2^(log2(ten) - 127), by less than a bit. Assumes -360 ≤ ten ≤ 330.
pub(super) fn first_bits(ten: i32) -> u128 {
    FIRST_BITS.with(|known| {
        let known = &known[(ten - LEAST) as usize];
        if known.get() == 0 {
            known.set(computed(ten));
        }
        known.get()
    })
}

fn computed(ten: i32) -> u128 {
    let mut power = Natural::new(1);
    power.scale(ten, UNIT);
    let below = (-ten).max(0) as u32;
    (0..below / STEP).for_each(|_| power.divide(10_u32.pow(STEP)));
    power.divide(10_u32.pow(below % STEP));
    power.first_bits() + u128::from(!(0..=GREATEST_EXACT).contains(&ten))
}

/// The logarithm of 10^ten, rounded down.
pub(super) fn log2(ten: i32) -> i32 {
    (ten * 1_741_647) >> 19
}

/// The first bits of a product, 64 fewer than it has.
pub(super) fn product(factor: u64, first_bits: u128) -> u128 {
    let factor = u128::from(factor);
    factor * (first_bits >> 64) + ((factor * u128::from(first_bits as u64)) >> 64)
}
