//! The game without end on the smallest boards: who wins when both play for the stones that stand for ever.
//!
//! The positions of a board are an [`arena`]. Which margin a player can force is a question of a finite game with an ω-regular
//! goal ([`condition`]), which [`muller`] solves. With ko bids a player holds margins from homes ([`bids`]), where a Zielonka tree
//! turns it into a parity game ([`parity`]), in which both players have positional strategies.

pub mod arena;
pub mod bids;
pub mod condition;
pub mod muller;
pub mod parity;
