//! Boards: immutable, validated once. They know nothing of colours, turns or rules.

pub mod graph;
pub mod setup;
