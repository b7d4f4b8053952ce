//! The kinds of boards that this build has: go-spaces, disks and planes only with the feature `kinds`.
//!
//! The readers of documents and links refuse the others, and [`present`] stands where a stored board becomes one of a
//! kind, so that the linker leaves out all that only they need.

/// True if this build has all kinds; else it has grids and graphs.
pub(crate) const HAS_ALL: bool = cfg!(feature = "kinds");

/// A part of a go-space, of disks or of a plane, of which a build without them has none.
#[inline(always)]
pub(crate) fn present<T>(part: T) -> T {
    if HAS_ALL { part } else { unreachable!("the readers refuse it") }
}
