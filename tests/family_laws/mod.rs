//! What is known of each family, and what holds of all.

mod continuous;
mod digraphs;
mod links;
mod names;
mod pictures;
mod sizes;
mod solids;
mod textbook;
mod wraps;
