//! Boards made from others, surveys of drawings, generators and formats.

mod boards;
mod formats;
mod generators;
mod survey;
