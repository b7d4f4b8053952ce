//! Links: what they hold comes back, in few characters, and nothing else is taken for one.

#[path = "link_laws/documents.rs"]
mod documents;
#[path = "link_laws/round_trips.rs"]
mod round_trips;
