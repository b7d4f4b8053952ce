//! Square roots of whole numbers, to twice the precision of a float.

/// Parts of a unit in which [`Root::times`] answers.
const PARTS: f64 = (1u64 << ROOT_BITS) as f64;

/// The binary digits of an answer behind the point.
pub(super) const ROOT_BITS: u32 = 40;

/// √N as a sum of two floats, |low| ≤ 2^-53·high, with an error below 2^-105·√N.
#[derive(Clone, Copy, Debug)]
pub(super) struct Root {
    high: f64,
    low: f64,
}

impl Root {
    /// The root of 0 < N ≤ 2^53.
    pub fn of(n: i64) -> Root {
        let n = n as f64;
        let high = n.sqrt();
        let [square, rest] = product(high, high);
        // The remainder n − high² is exact but for its last rounding; one step of Newton's method.
        Root { high, low: ((n - square) - rest) / (2.0 * high) }
    }

    /// √N as a float.
    pub fn value(self) -> f64 {
        self.high
    }

    /// k·√N in units of 2^-40, off by less than 2^14 of them (2^-26), for |k| ≤ 2^51 and N ≤ 2^53.
    pub fn times(self, k: i64) -> i128 {
        let k = k as f64;
        let [large, small] = product(k, self.high);
        fixed(large) + fixed(small + k * self.low)
    }
}

/// The nearest lower multiple of 2^-40, in units of that.
fn fixed(x: f64) -> i128 {
    (x * PARTS).floor() as i128
}

/// a·b as a float and its rounding error, exact as long as nothing over- or underflows (Dekker
/// 1971).
fn product(a: f64, b: f64) -> [f64; 2] {
    let large = a * b;
    let [a_high, a_low] = halves(a);
    let [b_high, b_low] = halves(b);
    let rest = ((a_high * b_high - large) + a_high * b_low + a_low * b_high) + a_low * b_low;
    [large, rest]
}

/// A float as a sum of two of 26 binary digits each (Veltkamp 1968).
fn halves(x: f64) -> [f64; 2] {
    let shifted = x * ((1u64 << 27) + 1) as f64;
    let high = shifted - (shifted - x);
    [high, x - high]
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigInt;

    #[test]
    fn a_multiple_of_a_root_is_off_by_less_than_2_to_the_minus_26() {
        let radicands = [1, 2, 3, 25, 1_000_003, (1 << 52) + 1, (1 << 53) - 1, 1 << 53];
        for n in radicands {
            for k in [0, 1, -1, 12_345_678_901, (1 << 51) - 1, -(1i64 << 51)] {
                // ⌊|k|·√n·2^40⌋ in whole numbers.
                let square: BigInt = (BigInt::from(k) * k * n) << (2 * ROOT_BITS);
                let exact = square.sqrt();
                let exact = if k < 0 { -exact } else { exact };
                let off = BigInt::from(Root::of(n).times(k)) - exact;
                assert!(off.magnitude() < &(1u32 << 14).into(), "{k}·√{n} is off by {off}");
            }
        }
    }
}
