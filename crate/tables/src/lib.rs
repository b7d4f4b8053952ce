//! Tables of exact values: every small graph, digraph and space, and families of graphs.
//!
//! Each board is a row, each row a job of its own: [`run`] computes them into files, on as many machines as
//! there are, and [`merge`] gathers them.

pub mod boards;
pub mod checker;
pub mod folder;
pub mod forever;
pub mod layout;
pub mod merge;
pub mod picture;
pub mod publish;
pub mod relation;
pub mod row;
pub mod rules;
pub mod run;
pub mod settings;
pub mod spaces;
