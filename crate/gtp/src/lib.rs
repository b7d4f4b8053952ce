//! The Go Text Protocol, version 2, over the core: each line has its answer in a session.
//!
//! Gunnar Farnebäck, *Specification of the Go Text Protocol, version 2, draft 2*, 2002. Knows no
//! input or output but the files that `loadsgf` and `gospace-load` name.

pub mod clock;
pub mod commands;
pub mod line;
pub mod score;
pub mod session;
pub mod settings;
pub mod show;
pub mod table;
pub mod vertex;

pub use commands::answer;
pub use session::Session;
pub use settings::Settings;
