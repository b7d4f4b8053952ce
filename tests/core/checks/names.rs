//! Names by which points and placements are told apart.

use std::collections::BTreeSet;

use gospace::boards::names::{names, point_names};
use gospace::boards::setup::BoardSetup;

/// The greatest number of characters, but for the author's labels.
const LONGEST: usize = 16;

/// All names of a board differ and are short.
pub fn assert_names_differ(title: &str, setup: &BoardSetup) {
    for all in [names(setup), point_names(setup)] {
        let distinct: BTreeSet<_> = all.iter().collect();
        assert_eq!(distinct.len(), all.len(), "{title}");
        let longest = all.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        assert!(longest <= LONGEST, "{title}: {longest}");
    }
}
