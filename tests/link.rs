//! Links: what they hold comes back, in few characters, and nothing else is taken for one.

#[path = "link_laws/bars.rs"]
mod bars;
#[path = "link_laws/documents.rs"]
mod documents;
#[path = "link_laws/drawings.rs"]
mod drawings;
#[path = "link_laws/features.rs"]
mod features;
#[path = "link_laws/golden.rs"]
mod golden;
#[path = "link_laws/hostile.rs"]
mod hostile;
#[path = "link_laws/random.rs"]
mod random;
#[path = "link_laws/round_trips.rs"]
mod round_trips;
#[path = "link_laws/worst.rs"]
mod worst;
