//! Maps: states as points, joined where they share a border.

use super::layout::{undirected, with_unit_spacing};
use crate::boards::setup::GraphSetup;

/// Code, name, place, and the codes of those of its neighbours that have not named it.
type State = (&'static str, &'static str, [f64; 2], &'static str);

/// The 48 contiguous states of the USA and the District of Columbia: 49 points, and 107 edges where two share
/// more than a corner (Knuth, "The Stanford GraphBase" (1993), contiguous USA). Drawn by hand, more or less as
/// on a map, the crowded north-east with more room.
pub fn united_states() -> GraphSetup {
    let number = |code: &str| STATES.iter().zip(0u32..).find(|((c, ..), _)| *c == code);
    let joined = STATES.iter().zip(0u32..).flat_map(|((.., beside), v)| {
        let others = beside.split_ascii_whitespace().filter_map(number);
        others.map(move |(_, u)| [v, u])
    });
    let places = STATES.iter().map(|(_, _, place, _)| *place).collect();
    let labels = STATES.iter().map(|(_, name, ..)| (*name).to_owned()).collect();
    let graph = undirected(with_unit_spacing(places), joined.collect());
    GraphSetup { labels: Some(labels), ..graph }
}

const STATES: [State; 49] = [
    ("AL", "Alabama", [12.6, 9.250], "FL GA MS TN"),
    ("AZ", "Arizona", [3.0, 7.750], "CA NV NM UT"),
    ("AR", "Arkansas", [9.8, 7.875], "LA MS MO OK TN TX"),
    ("CA", "California", [0.0, 6.250], "NV OR"),
    ("CO", "Colorado", [5.0, 5.375], "KS NE NM OK UT WY"),
    ("CT", "Connecticut", [19.0, 2.750], "MA NY RI"),
    ("DE", "Delaware", [18.2, 5.250], "MD NJ PA"),
    ("DC", "Washington DC", [17.7, 6.250], "MD VA"),
    ("FL", "Florida", [14.8, 11.500], "GA"),
    ("GA", "Georgia", [14.2, 9.250], "NC SC TN"),
    ("ID", "Idaho", [2.0, 1.875], "MT NV OR UT WA WY"),
    ("IL", "Illinois", [11.2, 5.000], "IN IA KY MO WI"),
    ("IN", "Indiana", [12.6, 4.875], "KY MI OH"),
    ("IA", "Iowa", [9.3, 3.750], "MN MO NE SD WI"),
    ("KS", "Kansas", [7.5, 6.000], "MO NE OK"),
    ("KY", "Kentucky", [13.0, 6.500], "MO OH TN VA WV"),
    ("LA", "Louisiana", [9.9, 10.000], "MS TX"),
    ("ME", "Maine", [20.6, -0.750], "NH"),
    ("MD", "Maryland", [17.0, 5.250], "PA VA WV"),
    ("MA", "Massachusetts", [19.4, 1.500], "NH NY RI VT"),
    ("MI", "Michigan", [13.0, 2.750], "OH WI"),
    ("MN", "Minnesota", [9.0, 1.250], "ND SD WI"),
    ("MS", "Mississippi", [11.2, 9.250], "TN"),
    ("MO", "Missouri", [9.7, 6.000], "NE OK TN"),
    ("MT", "Montana", [4.0, 0.625], "ND SD WY"),
    ("NE", "Nebraska", [7.2, 4.250], "SD WY"),
    ("NV", "Nevada", [1.5, 5.000], "OR UT"),
    ("NH", "New Hampshire", [19.4, 0.000], "VT"),
    ("NJ", "New Jersey", [18.2, 3.750], "NY PA"),
    ("NM", "New Mexico", [5.0, 7.750], "OK TX"),
    ("NY", "New York", [17.2, 2.250], "PA VT"),
    ("NC", "North Carolina", [16.0, 8.000], "SC TN VA"),
    ("ND", "North Dakota", [7.0, 0.625], "SD"),
    ("OH", "Ohio", [14.0, 4.625], "PA WV"),
    ("OK", "Oklahoma", [7.8, 7.625], "TX"),
    ("OR", "Oregon", [0.0, 2.500], "WA"),
    ("PA", "Pennsylvania", [16.0, 4.000], "WV"),
    ("RI", "Rhode Island", [20.2, 2.500], ""),
    ("SC", "South Carolina", [15.6, 9.250], ""),
    ("SD", "South Dakota", [7.0, 2.500], "WY"),
    ("TN", "Tennessee", [12.6, 7.750], "VA"),
    ("TX", "Texas", [7.5, 10.000], ""),
    ("UT", "Utah", [3.0, 5.000], "WY"),
    ("VT", "Vermont", [18.2, 0.750], ""),
    ("VA", "Virginia", [16.3, 6.625], "WV"),
    ("WA", "Washington", [0.0, 0.000], ""),
    ("WV", "West Virginia", [15.0, 5.750], ""),
    ("WI", "Wisconsin", [10.8, 2.250], ""),
    ("WY", "Wyoming", [4.5, 3.125], ""),
];
