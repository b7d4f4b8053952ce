//! The game without end and without bids: what it is worth when both play for the stones that stand for ever.
//!
//! Two players take turns on a board, by a play or a pass, for ever, and nothing forbids a repetition. Black's margin is the
//! number of points that are black in all but finitely many colourings, less those that are white: the tail of a game of
//! [Eli's rules](https://www.elidupree.com/blog/my-rules-of-go-on-arbitrary-directed-graphs) once nobody bids and nobody
//! deletes the history. Which margin a player can force is a question of a finite game with an ω-regular goal: both players have
//! best strategies of finite memory, which `gospace_think::forever` finds. They are [`certificate`]s, which `check-forever` checks
//! by itself.

pub mod certificate;
pub mod holds;
pub mod publish;
pub mod solve;
