//! Bodies of families: where the points lie in space, as large as the drawing is.

use crate::boards::setup::{Body, GraphSetup};

/// A place in three dimensions or four.
pub(super) type Place<const N: usize> = [f64; N];

/// The graph with its points at these places in space.
pub(super) fn solid(graph: GraphSetup, places: Vec<Place<3>>) -> GraphSetup {
    let places = with_unit_edges(&graph, places);
    GraphSetup { body: Some(Body::Solid(places)), ..graph }
}

/// The graph with its points at these places in four dimensions.
pub(super) fn four(graph: GraphSetup, places: Vec<Place<4>>) -> GraphSetup {
    let places = with_unit_edges(&graph, places);
    GraphSetup { body: Some(Body::Four(places)), ..graph }
}

/// The places, scaled to where the shortest edge has the length 1, and rounded to hundredths, which are
/// short in JSON.
fn with_unit_edges<const N: usize>(graph: &GraphSetup, places: Vec<Place<N>>) -> Vec<Place<N>> {
    let length = |[a, b]: &[u32; 2]| distance(places[*a as usize], places[*b as usize]);
    let shortest = graph.edges.iter().map(length).fold(f64::INFINITY, f64::min);
    let scale = if shortest.is_finite() && shortest > 0.0 { 100.0 / shortest } else { 100.0 };
    // Adding 0 makes a −0, which JSON as browsers write it does not know, a 0.
    places.iter().map(|place| place.map(|x| (x * scale).round() / 100.0 + 0.0)).collect()
}

fn distance<const N: usize>(a: Place<N>, b: Place<N>) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}
