//! The Smart Game Format: games on rectangular grids of at most 52 columns and rows, with their
//! variations, comments and marks; FF[1] to FF[4] are read, FF[4] is written. Players, event, date
//! and result stand in the comment of a document. Properties about display, and stones set up in
//! the middle, are left out. Texts are Unicode; CA is ignored.

mod board;
mod facts;
mod node;
mod parse;
mod read;
mod rules;
mod tree;
mod write;

pub(super) use read::read;
pub(super) use write::write;
