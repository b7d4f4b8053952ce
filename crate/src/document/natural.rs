//! Whole numbers of any length, as far as writing and reading doubles needs them.

use std::cmp::Ordering;

/// A whole number from 0 up, the lowest digit first, without zeros at the end.
pub(super) struct Natural(Vec<u32>);

impl Natural {
    pub fn new(value: u64) -> Natural {
        let mut natural = Natural(vec![value as u32, (value >> 32) as u32]);
        natural.trim();
        natural
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    pub fn multiply(&mut self, by: u32, plus: u32) {
        let mut carry = u64::from(plus);
        for digit in &mut self.0 {
            carry += u64::from(*digit) * u64::from(by);
            *digit = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Times 10^ten and 2^two, where these are above 0.
    pub fn scale(&mut self, ten: i32, two: i32) {
        const STEP: i32 = 9;
        let ten = ten.max(0);
        (0..ten / STEP).for_each(|_| self.multiply(1_000_000_000, 0));
        (0..ten % STEP).for_each(|_| self.multiply(10, 0));
        let two = two.max(0) as u32;
        self.multiply(1 << (two % 32), 0);
        self.0.splice(0..0, std::iter::repeat_n(0, two as usize / 32));
    }

    pub fn order(&self, other: &Natural) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }

    /// Divides, without the rest.
    pub fn divide(&mut self, by: u32) {
        let mut rest = 0;
        for digit in self.0.iter_mut().rev() {
            rest = rest << 32 | u64::from(*digit);
            *digit = (rest / u64::from(by)) as u32;
            rest %= u64::from(by);
        }
        self.trim();
    }

    /// Its first 128 bits. Assumes that it has more.
    pub fn first_bits(&self) -> u128 {
        let mut digits = self.0.iter().rev().map(|&digit| u128::from(digit));
        let first = digits.by_ref().take(4).fold(0, |bits, digit| bits << 32 | digit);
        let shift = first.leading_zeros();
        first << shift | digits.next().unwrap_or(0) >> (32 - shift)
    }
}
