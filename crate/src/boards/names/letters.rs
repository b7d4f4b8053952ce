//! Coordinates as on a Go board.

/// Column letters leave out I, which is easily read as a 1.
const COLUMN_LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// "D4": the letters of a column from 0, and a row.
pub fn coordinate(column: u32, row: u32) -> String {
    format!("{}{row}", column_letters(column))
}

/// A … H, J … Z, then AA, AB, … (after the last letter the number of letters grows).
fn column_letters(column: u32) -> String {
    let base = COLUMN_LETTERS.len() as u32;
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(COLUMN_LETTERS[(rest % base) as usize]));
        rest /= base;
    }
    letters.iter().rev().collect()
}
