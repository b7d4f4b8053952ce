//! Whole numbers from 0 up, of any length, as far as writing and reading doubles needs them.

use std::cmp::Ordering;

use crate::integer::{divide_by, multiply_by, order, shift_up, trim};

/// A whole number from 0 up, the lowest digit first, without zeros at the end.
pub(super) struct Natural(Vec<u32>);

impl Natural {
    pub fn new(value: u64) -> Natural {
        let mut digits = vec![value as u32, (value >> 32) as u32];
        trim(&mut digits);
        Natural(digits)
    }

    pub fn multiply(&mut self, by: u32, plus: u32) {
        multiply_by(&mut self.0, by, plus);
    }

    /// Times 10^ten and 2^two, where these are above 0.
    pub fn scale(&mut self, ten: i32, two: i32) {
        const STEP: i32 = 9;
        let ten = ten.max(0);
        (0..ten / STEP).for_each(|_| self.multiply(1_000_000_000, 0));
        (0..ten % STEP).for_each(|_| self.multiply(10, 0));
        shift_up(&mut self.0, two.max(0) as u32);
    }

    pub fn order(&self, other: &Natural) -> Ordering {
        order(&self.0, &other.0)
    }

    /// Divides, without the rest.
    pub fn divide(&mut self, by: u32) {
        divide_by(&mut self.0, by);
    }

    /// Its first 128 bits. Assumes that it has more.
    pub fn first_bits(&self) -> u128 {
        let mut digits = self.0.iter().rev().map(|&digit| u128::from(digit));
        let first = digits.by_ref().take(4).fold(0, |bits, digit| bits << 32 | digit);
        let shift = first.leading_zeros();
        first << shift | digits.next().unwrap_or(0) >> (32 - shift)
    }
}
