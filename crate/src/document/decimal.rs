//! Exact conversion between doubles and decimals, with whole numbers of any length. The standard
//! library's tables of powers would add ten times as much to the wasm module.

use std::cmp::Ordering;

use super::natural::Natural;

/// Digits that can matter: the middle between two doubles has at most 768.
const MAX_DIGITS: usize = 800;
/// 10 to the power of at most this is a double.
const EXACT_POWER: u32 = 22;
/// The number of digits that always fit a double.
const EXACT_DIGITS: usize = 15;
/// The number of digits that always fit a `u64`.
const FIRST_DIGITS: usize = 19;
/// The number of digits that always fit a `u32`.
const CHUNK: usize = 9;
const INFINITE: u64 = f64::INFINITY.to_bits();

/// The double nearest to a number as JSON writes it, of two the even one; nothing if that is infinite.
pub(super) fn read(text: &str) -> Option<f64> {
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let size = f64::from_bits(Decimal::read(unsigned).nearest());
    size.is_finite().then_some(if unsigned.len() < text.len() { -size } else { size })
}

/// The fewest digits that are read as this finite number, of these the nearest; with an exponent, as JavaScript
/// writes it, only where that saves more than 20 zeros.
pub(super) fn written(x: f64) -> String {
    let sign = if x.is_sign_negative() { "-" } else { "" };
    let size = x.abs();
    if size < (1_u64 << 53) as f64 && size.fract() == 0.0 {
        return format!("{sign}{}", size as u64);
    }
    let (digits, point) = shortest(size);
    // Where the number is written without an exponent, the point stands before this digit.
    let is_plain = (-19..=21).contains(&point);
    let before = if is_plain { point } else { 1 };
    let mut text = String::from(sign);
    if before <= 0 {
        text += "0.";
        text.extend((before..0).map(|_| '0'));
    }
    for (place, digit) in (0..).zip(&digits) {
        if place > 0 && place == before {
            text.push('.');
        }
        text.push(char::from(b'0' + digit));
    }
    text.extend((digits.len() as i32..before).map(|_| '0'));
    if !is_plain {
        text += if point > 0 { "e+" } else { "e-" };
        text += &(point - 1).unsigned_abs().to_string();
    }
    text
}

/// The digits d of 0.ddd · 10^point. Source: Steele & White, How to print floating-point numbers accurately.
fn shortest(x: f64) -> (Vec<u8>, i32) {
    let (mantissa, exponent) = parts(x.to_bits());
    let is_even = mantissa.is_multiple_of(2);
    let least_log = exponent + 63 - mantissa.leading_zeros() as i32;
    let mut point = (f64::from(least_log) * std::f64::consts::LOG10_2 - 1e-6).floor() as i32 + 1;
    // All in units of a quarter of the last bit: the doubles below a power of two are twice as dense.
    let below = if mantissa == 1 << 52 { 1 } else { 2 };
    let [mut rest, mut above, mut below, mut one] = [4 * mantissa, 2, below, 4].map(Natural::new);
    for part in [&mut rest, &mut above, &mut below] {
        part.scale(-point, exponent);
    }
    one.scale(point, -exponent);
    let reaches = |order: Ordering| order.is_gt() || is_even && order.is_eq();
    // Its memory serves for all digits.
    let mut sum = Natural::new(0);
    sum.become_sum(&rest, &above);
    while reaches(sum.order(&one)) {
        one.multiply(10, 0);
        point += 1;
    }
    let mut digits = Vec::new();
    loop {
        for part in [&mut rest, &mut above, &mut below] {
            part.multiply(10, 0);
        }
        digits.push(rest.divide(&one));
        let is_low = reaches(below.order(&rest));
        sum.become_sum(&rest, &above);
        let is_high = reaches(sum.order(&one));
        sum.become_sum(&rest, &rest);
        if is_high && (!is_low || sum.order(&one).is_ge()) {
            // Never a nine, since the digits before it would have been enough.
            digits.last_mut().into_iter().for_each(|digit| *digit += 1);
        }
        if is_low || is_high {
            return (digits, point);
        }
    }
}

/// A positive double, by its bits, as a whole number times a power of two. The bits after those of
/// the greatest double are infinity's.
fn parts(bits: u64) -> (u64, i32) {
    let (fraction, biased) = (bits & ((1 << 52) - 1), (bits >> 52) as i32);
    if biased == 0 { (fraction, -1074) } else { (fraction | 1 << 52, biased - 1075) }
}

/// Digits times a power of ten.
struct Decimal {
    digits: Vec<u8>,
    exponent: i64,
}

impl Decimal {
    fn read(unsigned: &str) -> Decimal {
        let (mantissa, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
        let mut decimal = Decimal { digits: Vec::new(), exponent: 0 };
        let (mut has_point, mut is_more) = (false, false);
        for byte in mantissa.bytes() {
            if byte == b'.' {
                has_point = true;
                continue;
            }
            decimal.exponent -= i64::from(has_point);
            if decimal.digits.len() == MAX_DIGITS {
                decimal.exponent += 1;
                is_more |= byte != b'0';
            } else if byte != b'0' || !decimal.digits.is_empty() {
                decimal.digits.push(byte - b'0');
            }
        }
        if is_more {
            decimal.digits.push(1);
            decimal.exponent -= 1;
        }
        decimal.exponent += power(exponent);
        decimal
    }

    /// The bits of the double that is nearest.
    fn nearest(&self) -> u64 {
        // The number is below 10^top.
        let top = self.exponent + self.digits.len() as i64;
        if self.digits.is_empty() || top < -330 {
            return 0;
        }
        if top > 310 {
            return INFINITE;
        }
        let guess = self.guess();
        if self.digits.len() <= EXACT_DIGITS && self.exponent.unsigned_abs() <= EXACT_POWER.into() {
            return guess.to_bits();
        }
        let mut bits = guess.to_bits();
        while bits < INFINITE && self.is_past(bits) {
            bits += 1;
        }
        while bits > 0 && !self.is_past(bits - 1) {
            bits -= 1;
        }
        bits
    }

    /// Some bits off at most; right where nothing has to be rounded twice.
    fn guess(&self) -> f64 {
        let first = self.digits.iter().take(FIRST_DIGITS);
        let first = first.fold(0_u64, |number, digit| 10 * number + u64::from(*digit)) as f64;
        let left_out = self.digits.len().saturating_sub(FIRST_DIGITS);
        let exponent = self.exponent as i32 + left_out as i32;
        let (mut guess, mut left) = (first, exponent.unsigned_abs());
        while left > 0 {
            let step = left.min(EXACT_POWER);
            let power = (0..step).fold(1.0, |power, _| power * 10.0);
            guess = if exponent > 0 { guess * power } else { guess / power };
            left -= step;
        }
        guess
    }

    /// True if it is nearer to the next double than to this one.
    fn is_past(&self, bits: u64) -> bool {
        let (mantissa, exponent) = parts(bits);
        let mut middle = Natural::new(2 * mantissa + 1);
        let mut number = Natural::new(0);
        for digits in self.digits.chunks(CHUNK) {
            let plus = digits.iter().fold(0, |plus, &digit| 10 * plus + u32::from(digit));
            number.multiply(10_u32.pow(digits.len() as u32), plus);
        }
        number.scale(self.exponent as i32, 1 - exponent);
        middle.scale(-self.exponent as i32, exponent - 1);
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
        for _ in 0..20_000 {
            let bits = random(&mut state);
            all.push(bits);
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
