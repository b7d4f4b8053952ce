//! The game without end on the smallest boards: who wins when both play for the stones that stand for ever.
//!
//! The positions of a board are an [`arena`]. Which margin a player can force is a question of a finite game with an ω-regular
//! goal: a Zielonka tree ([`condition`]) turns it into a parity game ([`parity`]), in which both players have positional
//! strategies. With ko bids a player holds margins from homes ([`bids`]).

pub mod arena;
pub mod bids;
pub mod condition;
pub mod parity;
