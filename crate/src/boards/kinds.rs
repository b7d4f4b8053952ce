//! The kinds of boards that this build has, a feature each.
//!
//! The readers of documents and links refuse the others, and [`present`](Kinds::present) stands where a stored board becomes
//! one of a kind, so that the linker leaves out all that only they need.

/// Kinds that are in a build together or not at all.
#[derive(Clone, Copy)]
pub(crate) struct Kinds {
    /// True if this build has them.
    pub(crate) are_here: bool,
}

pub(crate) const GRAPHS: Kinds = Kinds { are_here: cfg!(feature = "graphs") };
pub(crate) const SPACES: Kinds = Kinds { are_here: cfg!(feature = "spaces") };
pub(crate) const DISKS: Kinds = Kinds { are_here: cfg!(feature = "disks") };
pub(crate) const PLANES: Kinds = Kinds { are_here: cfg!(feature = "planes") };

impl Kinds {
    /// A part of a board of one of them, of which a build without them has none.
    #[inline(always)]
    pub(crate) fn present<T>(self, part: T) -> T {
        if self.are_here { part } else { unreachable!("the readers refuse it") }
    }
}
