//! Optional fields that have their default value, and may be spelled out nevertheless.

use super::coder::{Coded, Coder, item_at};
use super::models::Bit;
use crate::boards::setup::Wrap;
use crate::document::model::Spelling;
use crate::document::words::WRAPS;

/// True if a field is spelled out that could be left out.
pub(super) fn spelled(coder: &mut Coder<'_>, given: Option<bool>) -> Coded<bool> {
    coder.bit(&mut Bit::seldom(), given)
}

/// The gluing of sides; the default, none, may be spelled out.
pub(super) fn wrap(
    coder: &mut Coder<'_>,
    given: Option<Wrap>,
    given_spelled: Option<bool>,
    spelling: &mut Spelling,
) -> Coded<Wrap> {
    let is_glued = coder.bit(&mut Bit::even(), given.map(|wrap| wrap != Wrap::None))?;
    spelling.wrap = is_glued || spelled(coder, given_spelled)?;
    if !is_glued {
        return Ok(Wrap::None);
    }
    let glued = &WRAPS[1..];
    let place = given.and_then(|wrap| glued.iter().position(|known| known.1 == wrap));
    let place = coder.below(glued.len() as u64, place.map(|place| place as u64))?;
    Ok(item_at(glued, place as usize)?.1)
}
