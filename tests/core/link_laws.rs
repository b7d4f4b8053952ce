//! Links: what they hold comes back, in few characters, and nothing else is taken for one.

mod bars;
mod documents;
mod drawings;
mod features;
mod golden;
mod hostile;
mod random;
mod round_trips;
mod worst;
