//! Whole numbers of any length, as far as exact rationals and signs of roots need them. They have few digits: every
//! operation is the plain one, and weighs a tenth of a library that is made for many.

use std::borrow::Borrow;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};

/// A whole number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Integer {
    /// Never of zero.
    negative: bool,
    /// Of the size, the lowest first, without zeros at the end.
    digits: Vec<u32>,
}

impl Integer {
    /// From the digits of its size in base 2^32, the lowest first.
    pub fn new(negative: bool, mut digits: Vec<u32>) -> Integer {
        trim(&mut digits);
        Integer { negative: negative && !digits.is_empty(), digits }
    }

    /// Reads decimal digits, at least one and nothing else.
    pub fn of_decimal(text: &str) -> Option<Integer> {
        let mut digits = Vec::new();
        for byte in text.bytes() {
            multiply_by(&mut digits, 10, char::from(byte).to_digit(10)?);
        }
        (!text.is_empty()).then(|| Integer::new(false, digits))
    }

    /// True below zero.
    pub fn is_negative(&self) -> bool {
        self.negative
    }

    /// True for 0.
    pub fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }

    /// True for 1.
    pub fn is_one(&self) -> bool {
        !self.negative && self.digits == [1]
    }

    /// The digits of its size in base 2^32, the lowest first; none for zero.
    pub fn digits(&self) -> &[u32] {
        &self.digits
    }

    /// The number of bits of its size; 0 for zero.
    pub fn bits(&self) -> u64 {
        let Some(highest) = self.digits.last() else { return 0 };
        32 * self.digits.len() as u64 - u64::from(highest.leading_zeros())
    }

    /// Without its sign.
    pub fn size(&self) -> Integer {
        Integer { negative: false, digits: self.digits.clone() }
    }

    /// The greatest common divisor, at least 0: Stein's algorithm, in time quadratic in the bits.
    pub fn common_divisor(&self, other: &Integer) -> Integer {
        if self.is_zero() || other.is_zero() {
            return if self.is_zero() { other.size() } else { self.size() };
        }
        let [mut a, mut b] = [self.digits.clone(), other.digits.clone()];
        let twos = [&mut a, &mut b].map(drop_twos);
        loop {
            match order(&a, &b) {
                Ordering::Less => std::mem::swap(&mut a, &mut b),
                Ordering::Equal => break,
                Ordering::Greater => {}
            }
            subtract(&mut a, &b);
            drop_twos(&mut a);
        }
        shift_up(&mut a, twos[0].min(twos[1]));
        Integer::new(false, a)
    }

    /// The quotient by a number other than zero that divides it, from the lowest digit on (T. Jebelean, "An algorithm
    /// for exact division", 1993).
    pub fn divided(&self, by: &Integer) -> Integer {
        let [mut rest, mut odd] = [self.digits.clone(), by.digits.clone()];
        let twos = drop_twos(&mut odd);
        shift_down(&mut rest, twos);
        // Newton's iteration doubles the bits that are right, of which an odd digit has three.
        let inverse = (0..4).fold(odd[0], |inverse, _| {
            inverse.wrapping_mul(2_u32.wrapping_sub(odd[0].wrapping_mul(inverse)))
        });
        let mut quotient = Vec::new();
        for place in 0..rest.len() {
            let digit = rest[place].wrapping_mul(inverse);
            subtract_times(&mut rest[place..], &odd, digit);
            quotient.push(digit);
        }
        Integer::new(self.negative != by.negative, quotient)
    }
}

/// Appends a lowest digit to a number in base `by`.
pub(crate) fn multiply_by(digits: &mut Vec<u32>, by: u32, plus: u32) {
    let mut carry = u64::from(plus);
    for digit in digits.iter_mut() {
        carry += u64::from(*digit) * u64::from(by);
        *digit = carry as u32;
        carry >>= 32;
    }
    if carry > 0 {
        digits.push(carry as u32);
    }
}

/// Divides; gives the remainder.
pub(crate) fn divide_by(digits: &mut Vec<u32>, by: u32) -> u32 {
    let mut rest = 0;
    for digit in digits.iter_mut().rev() {
        rest = rest << 32 | u64::from(*digit);
        *digit = (rest / u64::from(by)) as u32;
        rest %= u64::from(by);
    }
    trim(digits);
    rest as u32
}

/// Drops the zeros at the end.
pub(crate) fn trim(digits: &mut Vec<u32>) {
    while digits.last() == Some(&0) {
        digits.pop();
    }
}

/// The order of two sizes.
pub(crate) fn order(a: &[u32], b: &[u32]) -> Ordering {
    a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

fn add(a: &[u32], b: &[u32]) -> Vec<u32> {
    let mut carry = 0;
    let digit =
        |digits: &[u32], place: usize| digits.get(place).map_or(0, |&digit| u64::from(digit));
    (0..a.len().max(b.len()) + 1)
        .map(|place| {
            carry = (carry >> 32) + digit(a, place) + digit(b, place);
            carry as u32
        })
        .collect()
}

/// Assumes a ≥ b.
fn subtract(a: &mut Vec<u32>, b: &[u32]) {
    subtract_times(a, b, 1);
    trim(a);
}

/// a − times·b, without what reaches beyond the digits of a.
fn subtract_times(a: &mut [u32], b: &[u32], times: u32) {
    let mut carry = 0;
    for (place, digit) in a.iter_mut().enumerate() {
        carry += u64::from(b.get(place).copied().unwrap_or(0)) * u64::from(times);
        let (left, borrowed) = digit.overflowing_sub(carry as u32);
        *digit = left;
        carry = (carry >> 32) + u64::from(borrowed);
        if carry == 0 && place >= b.len() {
            break;
        }
    }
}

fn multiply(a: &[u32], b: &[u32]) -> Vec<u32> {
    let mut product = vec![0; a.len() + b.len()];
    for (place, &digit) in a.iter().enumerate() {
        let mut carry = 0;
        for (sum, &other) in product[place..].iter_mut().zip(b.iter().chain([&0])) {
            carry += u64::from(*sum) + u64::from(digit) * u64::from(other);
            *sum = carry as u32;
            carry >>= 32;
        }
    }
    product
}

/// Divides a number above zero by two as often as it is even; gives how often.
fn drop_twos(digits: &mut Vec<u32>) -> u32 {
    let zeros = digits.iter().take_while(|&&digit| digit == 0).count();
    let twos = 32 * zeros as u32 + digits[zeros].trailing_zeros();
    shift_down(digits, twos);
    twos
}

fn shift_down(digits: &mut Vec<u32>, bits: u32) {
    digits.drain(..digits.len().min(bits as usize / 32));
    divide_by_two_to(digits, bits % 32);
}

/// `bits` < 32
fn divide_by_two_to(digits: &mut Vec<u32>, bits: u32) {
    let mut above = 0;
    for digit in digits.iter_mut().rev() {
        let both = u64::from(above) << 32 | u64::from(*digit);
        above = *digit;
        *digit = (both >> bits) as u32;
    }
    trim(digits);
}

/// Times 2 to a power.
pub(crate) fn shift_up(digits: &mut Vec<u32>, bits: u32) {
    multiply_by(digits, 1 << (bits % 32), 0);
    digits.splice(0..0, std::iter::repeat_n(0, bits as usize / 32));
}

macro_rules! from {
    ($($number:ty),*) => {$(
        impl From<$number> for Integer {
            fn from(number: $number) -> Integer {
                Integer::from(number as i128)
            }
        }
    )*};
}

from!(i32, i64, u32, u64, usize);

impl From<i128> for Integer {
    fn from(number: i128) -> Integer {
        let size = number.unsigned_abs();
        Integer::new(number < 0, (0..4).map(|digit| (size >> (32 * digit)) as u32).collect())
    }
}

impl PartialOrd for Integer {
    fn partial_cmp(&self, other: &Integer) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Integer {
    fn cmp(&self, other: &Integer) -> Ordering {
        match (self.negative, other.negative) {
            (false, false) => order(&self.digits, &other.digits),
            (true, true) => order(&other.digits, &self.digits),
            (one, other) => other.cmp(&one),
        }
    }
}

impl Neg for Integer {
    type Output = Integer;

    fn neg(self) -> Integer {
        Integer::new(!self.negative, self.digits)
    }
}

/// The sum of one number and another, whose sign may be turned.
fn sum(one: &Integer, other: &Integer, negative: bool) -> Integer {
    if one.negative == negative {
        return Integer::new(negative, add(&one.digits, &other.digits));
    }
    let [(sign, mut larger), (_, smaller)] = match order(&one.digits, &other.digits) {
        Ordering::Less => [(negative, other.digits.clone()), (one.negative, one.digits.clone())],
        _ => [(one.negative, one.digits.clone()), (negative, other.digits.clone())],
    };
    subtract(&mut larger, &smaller);
    Integer::new(sign, larger)
}

fn product(one: &Integer, other: &Integer) -> Integer {
    Integer::new(one.negative != other.negative, multiply(&one.digits, &other.digits))
}

macro_rules! operator {
    ($operator:ident, $method:ident, $of:expr) => {
        impl<Other: Borrow<Integer>> $operator<Other> for &Integer {
            type Output = Integer;

            fn $method(self, other: Other) -> Integer {
                $of(self, other.borrow())
            }
        }

        impl<Other: Borrow<Integer>> $operator<Other> for Integer {
            type Output = Integer;

            fn $method(self, other: Other) -> Integer {
                $of(&self, other.borrow())
            }
        }
    };
}

operator!(Add, add, |one, other: &Integer| sum(one, other, other.negative));
operator!(Sub, sub, |one, other: &Integer| sum(one, other, !other.negative));
operator!(Mul, mul, product);

/// In decimal.
impl fmt::Display for Integer {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        const STEP: u32 = 1_000_000_000;
        let mut rest = self.digits.clone();
        let mut text = Vec::new();
        while !rest.is_empty() {
            let mut nine = divide_by(&mut rest, STEP);
            for _ in 0..9 {
                text.push(b'0' + (nine % 10) as u8);
                nine /= 10;
            }
        }
        while text.len() > 1 && text.last() == Some(&b'0') {
            text.pop();
        }
        if text.is_empty() {
            text.push(b'0');
        }
        if self.negative {
            text.push(b'-');
        }
        text.iter().rev().try_for_each(|&byte| fmt::Write::write_char(to, char::from(byte)))
    }
}

#[cfg(test)]
mod tests {
    use num_bigint::{BigInt, Sign};
    use num_integer::Integer as _;
    use num_traits::Zero;
    use proptest::prelude::*;

    use super::*;

    /// Numbers with digits that carry: all ones, zeros, and any.
    fn number() -> impl Strategy<Value = Integer> {
        let digit = prop_oneof![Just(0), Just(u32::MAX), Just(1), Just(1 << 31), any::<u32>()];
        (any::<bool>(), proptest::collection::vec(digit, 0..12))
            .prop_map(|(negative, digits)| Integer::new(negative, digits))
    }

    fn known(number: &Integer) -> BigInt {
        let sign = if number.is_negative() { Sign::Minus } else { Sign::Plus };
        BigInt::from_slice(sign, number.digits())
    }

    proptest! {
        #[test]
        fn sums_products_and_orders_are_those_of_the_library(a in number(), b in number()) {
            let [x, y] = [known(&a), known(&b)];
            prop_assert_eq!(known(&(&a + &b)), &x + &y);
            prop_assert_eq!(known(&(&a - &b)), &x - &y);
            prop_assert_eq!(known(&(&a * &b)), &x * &y);
            prop_assert_eq!(a.cmp(&b), x.cmp(&y));
            prop_assert_eq!(a.bits(), x.bits());
            prop_assert_eq!(known(&-a), -x);
        }

        #[test]
        fn divisors_and_quotients_are_those_of_the_library(a in number(), b in number(), c in number()) {
            let [a, b] = [&a * &c, &b * &c];
            let divisor = a.common_divisor(&b);
            prop_assert_eq!(known(&divisor), known(&a).gcd(&known(&b)));
            for number in [a, b] {
                if !divisor.is_zero() {
                    prop_assert_eq!(known(&number.divided(&divisor)), known(&number) / known(&divisor));
                    let turned = number.divided(&-divisor.clone());
                    prop_assert_eq!(turned, -number.divided(&divisor));
                }
            }
        }

        #[test]
        fn decimals_are_those_of_the_library(a in number()) {
            prop_assert_eq!(a.to_string(), known(&a).to_string());
            prop_assert_eq!(Integer::of_decimal(&a.size().to_string()), Some(a.size()));
        }

        #[test]
        fn machine_numbers_are_kept(n in any::<i128>()) {
            prop_assert_eq!(Integer::from(n).to_string(), n.to_string());
        }
    }

    #[test]
    fn zero_has_no_sign() {
        let zero = -Integer::from(0);
        assert!(zero.is_zero() && !zero.is_negative() && known(&zero).is_zero());
        assert_eq!((zero.to_string(), zero.bits()), ("0".to_owned(), 0));
        assert_eq!(Integer::of_decimal("000"), Some(zero));
        assert_eq!(Integer::of_decimal(""), None);
        assert_eq!(Integer::of_decimal("1a"), None);
    }
}
