//! Boards: immutable, validated once. They know nothing of colours, turns or rules.

pub mod drawing;
pub mod families;
pub mod graph;
pub mod grid;
pub mod names;
pub mod setup;
