//! The Smart Game Format: games on rectangular grids of at most 52 columns and rows, with their
//! variations, comments and marks; FF[1] to FF[4] are read, FF[4] is written. What programs say of
//! how a game is shown and who played it is left out, and stones set up in the middle too. Texts
//! come in as Unicode, whatever CA says.

mod board;
mod node;
mod parse;
mod read;
mod rules;
mod tree;
mod write;

pub(super) use read::read;
pub(super) use write::write;
