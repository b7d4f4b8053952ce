pub mod boards;
pub mod colour;
pub mod ids;
pub mod limits;
