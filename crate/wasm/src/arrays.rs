//! Typed arrays as fields of answers: they cross over as they are, in one copy. Each is named as
//! JavaScript's own, so that the declarations name that one.

use gospace::{Colour, Placement, order};
use serde::{Serialize, Serializer};
use serde_wasm_bindgen::preserve;

macro_rules! typed_arrays {
    ($($name:ident of $item:ty),*) => {$(
        /// The typed array of this name.
        pub struct $name(js_sys::$name);

        impl From<&[$item]> for $name {
            fn from(items: &[$item]) -> $name {
                $name(items.into())
            }
        }

        impl From<Vec<$item>> for $name {
            fn from(items: Vec<$item>) -> $name {
                items.as_slice().into()
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                preserve::serialize(&self.0, serializer)
            }
        }
    )*};
}

typed_arrays!(Uint8Array of u8, Uint32Array of u32, Float64Array of f64);
#[cfg(feature = "think")]
typed_arrays!(Int32Array of i32);

impl From<&[Placement]> for Uint32Array {
    fn from(placements: &[Placement]) -> Uint32Array {
        numbers(placements).into()
    }
}

/// Placements as numbers.
pub fn numbers(placements: &[Placement]) -> Vec<u32> {
    placements.iter().map(|placement| placement.0).collect()
}

/// Placements as numbers, ascending.
pub fn ascending(placements: &[Placement]) -> Vec<u32> {
    let mut numbers = numbers(placements);
    order::numbers(&mut numbers);
    numbers
}

/// Colours as API.md numbers them.
pub fn bytes(colours: &[Colour]) -> Vec<u8> {
    colours.iter().map(|&colour| colour as u8).collect()
}
