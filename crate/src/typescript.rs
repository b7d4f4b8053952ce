//! Values as JavaScript holds them.

use serde::Serializer;

/// A count, as the nearest of JavaScript's numbers.
pub fn as_double<S: Serializer>(count: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(*count as f64)
}
