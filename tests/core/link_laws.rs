//! Links: their documents come back, in few characters, and other texts are refused.

mod bars;
mod documents;
mod drawings;
mod features;
mod golden;
mod hostile;
mod random;
mod round_trips;
mod worst;
