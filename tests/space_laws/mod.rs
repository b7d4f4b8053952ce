//! What holds of every space, of those that have a name, and of descriptions that are none.

mod drawings;
mod families;
mod graphs;
mod known;
mod oracle;
mod random;
mod refusals;
