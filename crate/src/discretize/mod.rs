//! From continuous boards to finite ones (RULES.md, 5).
pub mod quotient;
