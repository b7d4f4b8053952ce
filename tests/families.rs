//! Board families.
