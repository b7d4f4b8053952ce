//! Ways in which a link can be invalid, and a document too large for a link.

use crate::limits::MAX_LINK_CHARS;

/// The newest version of links, which only links of what the ones before cannot hold have.
pub const LINK_VERSION: char = '4';

/// The reason why a link is refused, or why a document has no link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum LinkError {
    /// Longer than [`MAX_LINK_CHARS`].
    #[error("this link is {chars} characters long; the limit is {MAX_LINK_CHARS}")]
    TooLong {
        /// Its length.
        chars: usize,
    },
    /// Undamaged, but of an unknown version.
    #[error(
        "this link was made by a newer Gospace: it has version {found}, and versions up to \
         {LINK_VERSION} are read here"
    )]
    Newer {
        /// Its first character.
        found: char,
    },
    /// Its checksum does not fit: characters are missing, changed or added.
    #[error("this link is damaged, or is none: some of it is missing or was changed")]
    Damaged,
    /// The checksum fits, but it holds no document.
    #[error("this link holds no document")]
    Malformed,
    /// The document that it holds is longer than a link may hold.
    #[error("this link holds more than a link may")]
    HoldsTooMuch,
    /// The document needs more than a link may hold.
    #[error("this is too large for a link; save it as a file")]
    TooLarge,
}
