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

    /// Becomes the sum of two others, in the memory that it has.
    pub fn become_sum(&mut self, one: &Natural, other: &Natural) {
        self.0.clear();
        let mut carry = 0;
        for place in 0..one.0.len().max(other.0.len()) + 1 {
            let digit =
                |natural: &Natural| natural.0.get(place).map_or(0, |&digit| u64::from(digit));
            carry += digit(one) + digit(other);
            self.0.push(carry as u32);
            carry >>= 32;
        }
        self.trim();
    }

    /// Subtracts `by` as often as possible, which is below 256 times; returns how often.
    pub fn divide(&mut self, by: &Natural) -> u8 {
        let mut times = 0;
        while self.order(by).is_ge() {
            self.subtract(by);
            times += 1;
        }
        times
    }

    /// Assumes that the other is not greater.
    fn subtract(&mut self, other: &Natural) {
        let mut borrow = 0;
        for (place, digit) in self.0.iter_mut().enumerate() {
            let less = i64::from(other.0.get(place).copied().unwrap_or(0));
            let left = i64::from(*digit) - less + borrow;
            *digit = left as u32;
            borrow = left >> 32;
        }
        self.trim();
    }
}
