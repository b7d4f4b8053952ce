//! Exact conversion between doubles and decimals, with whole numbers of any length. The standard
//! library's tables of powers would add ten times as much to the wasm module.

use std::cmp::Ordering;

use super::natural::Natural;
use super::powers::{first_bits, log2, product};

/// Digits that can matter: the middle between two doubles has at most 768.
const MAX_DIGITS: usize = 800;
/// The number of digits that always fit a double.
const EXACT_DIGITS: usize = 15;
/// The number of digits that always fit a `u64`.
const FIRST_DIGITS: usize = 19;
/// The number of digits that always fit a `u32`.
const CHUNK: usize = 9;
/// Of the last bit of the least doubles.
const LEAST_EXPONENT: i32 = -1074;
const INFINITE: u64 = f64::INFINITY.to_bits();

/// The double nearest to a number as JSON writes it, of two the even one; nothing if that is infinite.
pub(super) fn read(text: &str) -> Option<f64> {
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let size = match short(unsigned) {
        Some(whole) => f64::from(whole),
        None => f64::from_bits(Decimal::read(unsigned).nearest()),
    };
    size.is_finite().then_some(if unsigned.len() < text.len() { -size } else { size })
}

/// A whole number of few digits, as most numbers of a large board are.
fn short(text: &str) -> Option<u32> {
    let is_short = text.len() <= CHUNK && text.bytes().all(|byte| byte.is_ascii_digit());
    is_short.then(|| text.bytes().fold(0, |whole, byte| 10 * whole + u32::from(byte - b'0')))
}

/// The fewest digits that are read as this finite number, of these the nearest; with an exponent, as JavaScript
/// writes it, only where that saves more than 20 zeros.
pub(super) fn written(x: f64) -> String {
    let sign = if x.is_sign_negative() { "-" } else { "" };
    let size = x.abs();
    if size < (1_u64 << 53) as f64 && size.fract() == 0.0 {
        // Without the machinery of formats: documents have millions of such numbers.
        return sign.to_owned() + &(size as u64).to_string();
    }
    let (digits, exponent) = shortest(size);
    let digits = digits.to_string();
    let point = exponent + digits.len() as i32;
    // Without an exponent, the decimal point stands before this digit.
    let is_plain = (-19..=21).contains(&point);
    let before = if is_plain { point } else { 1 };
    let mut text = String::from(sign);
    if before <= 0 {
        text += "0.";
        text.extend((before..0).map(|_| '0'));
    }
    for (place, digit) in (0..).zip(digits.bytes()) {
        if place > 0 && place == before {
            text.push('.');
        }
        text.push(char::from(digit));
    }
    text.extend((digits.len() as i32..before).map(|_| '0'));
    if !is_plain {
        text += if point > 0 { "e+" } else { "e-" };
        text += &(point - 1).unsigned_abs().to_string();
    }
    text
}

/// A positive double as digits times a power of ten. Source: Giulietti, The Schubfach way to render doubles.
fn shortest(x: f64) -> (u64, i32) {
    let (mantissa, two) = parts(x.to_bits());
    // The doubles below a power of two are twice as dense.
    let is_dense_below = mantissa == 1 << 52 && two > LEAST_EXPONENT;
    let ten = (two * 1_262_611 - if is_dense_below { 524_031 } else { 0 }) >> 22;
    let power = first_bits(-ten);
    let shift = two + log2(-ten) + 1;
    // In quarters of 10^ten, their last bit set where they are not exact.
    let scaled = |quarters: u64| {
        let product = product(quarters << shift, power);
        (product >> 64) as u64 | u64::from(product as u64 > 1)
    };
    let is_odd = mantissa % 2;
    let low = scaled(4 * mantissa - 2 + u64::from(is_dense_below)) + is_odd;
    let middle = scaled(4 * mantissa);
    let high = scaled(4 * mantissa + 2) - is_odd;
    let only = |step: u64| {
        let below = middle / step * step;
        let fits = [low <= below, below + step <= high];
        (fits[0] != fits[1]).then_some((below + if fits[1] { step } else { 0 }) / step)
    };
    if let Some(digits) = only(40) {
        return without_zeros(digits, ten + 1);
    }
    let digits = middle / 4;
    let nearer = digits + u64::from(middle % 4 >= 2);
    without_zeros(only(4).unwrap_or(nearer), ten)
}

fn without_zeros(mut digits: u64, mut exponent: i32) -> (u64, i32) {
    while digits.is_multiple_of(10) {
        digits /= 10;
        exponent += 1;
    }
    (digits, exponent)
}

/// A positive double, by its bits, as a whole number times a power of two. The bits after those of
/// the greatest double are infinity's.
fn parts(bits: u64) -> (u64, i32) {
    let (fraction, biased) = (bits & ((1 << 52) - 1), (bits >> 52) as i32);
    if biased == 0 {
        (fraction, LEAST_EXPONENT)
    } else {
        (fraction | 1 << 52, biased - 1 + LEAST_EXPONENT)
    }
}

/// The double nearest to a number, by its bits, of two the greater.
fn rounded(number: u128, two: i32) -> u64 {
    let length = 128 - number.leading_zeros() as i32;
    let left_out = (length - 53).max(LEAST_EXPONENT - two);
    let doubled = number.checked_shr(left_out as u32 - 1).unwrap_or(0) as u64;
    // The bit before the fraction counts in the exponent.
    let biased = (left_out + two - LEAST_EXPONENT) as u64;
    ((biased << 52) + doubled.div_ceil(2)).min(INFINITE)
}

/// Digits times a power of ten.
struct Decimal<'a> {
    /// With a point, perhaps, and with zeros before it.
    text: &'a str,
    /// The number of digits from the first that is not 0.
    count: usize,
    /// The first of these, as many as fit.
    first: u64,
    exponent: i64,
}

impl Decimal<'_> {
    fn read(unsigned: &str) -> Decimal<'_> {
        let (text, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
        let after_point = text.split_once('.').map_or(0, |(_, after)| after.len());
        let exponent = power(exponent) - after_point as i64;
        let mut decimal = Decimal { text, count: 0, first: 0, exponent };
        let (mut count, mut first) = (0, 0);
        for digit in decimal.digits() {
            if count < FIRST_DIGITS {
                first = 10 * first + u64::from(digit);
            }
            count += 1;
        }
        (decimal.count, decimal.first) = (count, first);
        decimal
    }

    fn digits(&self) -> impl Iterator<Item = u8> {
        let digits = self.text.bytes().filter(|&byte| byte != b'.').map(|byte| byte - b'0');
        digits.skip_while(|&digit| digit == 0)
    }

    /// The bits of the double that is nearest.
    fn nearest(&self) -> u64 {
        if self.exponent == 0 && self.count <= EXACT_DIGITS {
            return (self.first as f64).to_bits();
        }
        // The number is below 10^top.
        let top = self.exponent + self.count as i64;
        if self.count == 0 || top < -330 {
            return 0;
        }
        if top > 310 {
            return INFINITE;
        }
        let [mut bits, most] = self.bounds();
        while bits < most && self.is_past(bits) {
            bits += 1;
        }
        bits
    }

    /// The bits of doubles between which the nearest is: nearly always the same.
    fn bounds(&self) -> [u64; 2] {
        let left_out = self.count.saturating_sub(FIRST_DIGITS) as i32;
        let ten = self.exponent as i32 + left_out;
        let shift = self.first.leading_zeros();
        let product = product(self.first << shift, first_bits(ten));
        // Digits that are left out count for less than 1 in the first, which has at most 4 zeros before it then.
        let off = if left_out > 0 { 1 << 69 } else { 1 };
        let bounds = [product - 1, product.saturating_add(off)];
        bounds.map(|bound| rounded(bound, log2(ten) - 63 - shift as i32))
    }

    /// True if it is nearer to the next double than to this one.
    fn is_past(&self, bits: u64) -> bool {
        let (mantissa, two) = parts(bits);
        let mut middle = Natural::new(2 * mantissa + 1);
        let mut digits: Vec<u8> = self.digits().take(MAX_DIGITS).collect();
        // Of all further digits, only one matters: that there is more than the first.
        let is_more = self.digits().skip(MAX_DIGITS).any(|digit| digit > 0);
        digits.extend(is_more.then_some(1));
        let ten = self.exponent as i32 + (self.count - digits.len()) as i32;
        let mut number = Natural::new(0);
        for digits in digits.chunks(CHUNK) {
            let plus = digits.iter().fold(0, |plus, &digit| 10 * plus + u32::from(digit));
            number.multiply(10_u32.pow(digits.len() as u32), plus);
        }
        number.scale(ten, 1 - two);
        middle.scale(-ten, two - 1);
        match number.order(&middle) {
            Ordering::Equal => !bits.is_multiple_of(2),
            order => order.is_gt(),
        }
    }
}

/// A written exponent, which may be of any length.
fn power(text: &str) -> i64 {
    let digits = text.trim_start_matches(['-', '+']);
    let add = |size: i64, byte: u8| (10 * size + i64::from(byte - b'0')).min(1 << 40);
    let size = digits.bytes().fold(0, add);
    if text.starts_with('-') { -size } else { size }
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::*;

    fn random(state: &mut u64) -> u64 {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        *state
    }

    fn same_as_std(text: &str) {
        let expected = text.parse::<f64>().ok().filter(|x| x.is_finite());
        assert_eq!(read(text).map(f64::to_bits), expected.map(f64::to_bits), "{text}");
    }

    /// The digits that the standard library finds.
    fn expected(x: f64) -> String {
        if x == 0.0 || (1e-20..1e21).contains(&x.abs()) {
            return x.to_string();
        }
        let text = format!("{x:e}");
        if text.contains("e-") { text } else { text.replace('e', "e+") }
    }

    #[test]
    fn every_double_is_written_with_the_fewest_digits_and_read_back_to_the_last_bit() {
        let mut state = 88_172_645_463_325_252;
        let edges = [0, 1, 2, 1 << 52, (1 << 52) - 1, (1 << 52) + 1, INFINITE - 1];
        let powers = (0..2047).flat_map(|exponent: u64| [exponent << 52, (exponent << 52) + 1]);
        let mut all: Vec<u64> = edges.into_iter().chain(powers).collect();
        for _ in 0..150_000 {
            let bits = random(&mut state);
            // Of any size, denormals, halves of powers of two.
            all.extend([bits, bits >> 12, bits >> (12 + bits % 52), bits & !0 << 40]);
            // Numbers as boards have them.
            all.push(((bits >> 40) as f64 / 1024.0).to_bits());
            all.push(((bits >> 11) as f64 / 1e12 - 4500.0).to_bits());
            all.push((f64::from(bits as u16) / 100.0).to_bits());
        }
        for x in all.into_iter().map(f64::from_bits).filter(|x| x.is_finite()) {
            let text = expected(x);
            assert_eq!(written(x), text);
            assert_eq!(read(&text).map(f64::to_bits), Some(x.to_bits()), "{text}");
            same_as_std(&format!("{x:e}"));
        }
    }

    #[test]
    fn every_number_is_read_as_rust_reads_it_however_it_is_written() {
        let mut state = 362_436_069;
        for _ in 0..20_000 {
            let [digits, more] = [random(&mut state), random(&mut state)];
            let exponent = more as i32 % 360;
            same_as_std(&format!("{digits}e{exponent}"));
            same_as_std(&format!("-{}.{digits}E+{}", more as u8, exponent.abs()));
            same_as_std(&format!("0.{}{digits}{more}", "0".repeat(more as usize % 40)));
        }
    }

    #[test]
    fn the_middle_of_two_doubles_becomes_the_even_one_unless_a_far_digit_decides() {
        let mut state = 521_288_629;
        let mut texts: Vec<String> = [
            "9007199254740993",
            "9007199254740993.0",
            "2.47032822920623272e-324",
            "1.7976931348623158e308",
            "1.7976931348623159e308",
            "0e99999999999999999999",
            "1e99999999999999999999",
            "1e-99999999999999999999",
            "-0.0",
            "0.000e-3",
        ]
        .map(str::to_owned)
        .into();
        for _ in 0..500 {
            let bits = random(&mut state) >> 1;
            let (low, high) = (f64::from_bits(bits), f64::from_bits(bits + 1));
            // All digits of the middle: the standard library writes as many as it is asked for.
            let middle = format!("{:.1100}", low / 2.0 + high / 2.0);
            texts.extend([format!("{middle}1"), middle.clone(), middle + "e-1"]);
            // As whole numbers, halves are exact.
            let odd = ((1_u64 << 54) | (bits >> 10)) | 1;
            texts.extend([
                format!("{odd}"),
                format!("{odd}.{}1", "0".repeat(900)),
                format!("{odd}e20"),
            ]);
        }
        // (2n + 1) / 2^1075, to its last digit, of which there are up to 768.
        for n in [0_u64, 1, 2, 12_345, (1 << 53) - 2, (1 << 53) - 1] {
            let digits = (BigUint::from(5_u8).pow(1075) * (2 * n + 1)).to_string();
            let lower = format!("{}", BigUint::from(5_u8).pow(1075) * (2 * n + 1) - 1_u8);
            texts.extend([format!("{digits}e-1075"), format!("{lower}e-1075")]);
            texts.push(format!("{digits}{}1e-1975", "0".repeat(899)));
        }
        texts.push(format!("{}e-1000", "1".repeat(1200)));
        texts.push(format!("0.{}1e1000", "0".repeat(999)));
        texts.iter().filter(|text| !text.contains("inf")).for_each(|text| same_as_std(text));
    }
}
