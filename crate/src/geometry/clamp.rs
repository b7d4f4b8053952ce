//! Numbers kept between bounds.

/// The number from 0 to `most` that is nearest. Not `f64::clamp`: the message of its panic would
/// bring the formatting of doubles into the wasm module.
pub(crate) fn clamped(x: f64, most: f64) -> f64 {
    if x < 0.0 {
        0.0
    } else if x > most {
        most
    } else {
        x
    }
}
