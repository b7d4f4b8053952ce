//! The WebAssembly face of `gospace`: conversions only, nothing is decided here.
//!
//! A document and a turn come in as JSON text and go out as such; every other answer is a struct or a word
//! of which the TypeScript declaration is made, and answers that every frame needs go out as typed arrays.
//! English is written on the other side. Feature `full` is the whole module; `play` alone has games and links, `light` those
//! of grids and graphs, `links` the games in links of the core's kinds, `think` alone the search and the solver.

#![cfg_attr(
    not(feature = "games"),
    allow(dead_code, reason = "the search and the solver have few of the answers")
)]

mod answers;
mod arrays;
#[cfg(feature = "bench")]
pub mod bench;
mod errors;
#[cfg(feature = "full")]
mod full;
#[cfg(feature = "games")]
mod link;
#[cfg(feature = "games")]
mod session;
mod stones;
#[cfg(feature = "solve")]
mod think;
#[cfg(feature = "games")]
mod why;

/// Smaller than that of the standard library.
#[cfg(all(feature = "compact", target_arch = "wasm32"))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Prints a panic's words to the console before the module stops. In the module that only plays panics have none.
#[cfg(feature = "full")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
