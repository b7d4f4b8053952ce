//! The game without end on the smallest boards: who wins when both play for the stones that stand for ever.
//!
//! The positions of a board are an [`arena`]. Which margin a player can force is a question of a finite game with an ω-regular
//! goal ([`condition`]), which [`muller`] solves, with a strategy of finite memory for each player. With ko bids a player holds
//! margins from homes ([`bids`]).

pub mod arena;
pub mod bids;
pub mod condition;
pub mod muller;
