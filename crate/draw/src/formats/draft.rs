//! A graph under construction from a text that names its points: names become numbers, and points
//! without places are put on a circle.

use std::collections::BTreeMap;
use std::f64::consts::TAU;
use std::rc::Rc;

use super::error::{FormatError, FormatProblem, LeftOut, Omissions};
use super::imported::{Format, Imported, on_board};
use gospace::boards::setup::{Bend, GraphSetup};
use gospace::limits::{MAX_ARCS, MAX_COORDINATE, MAX_LABEL_CHARS, MAX_PLACEMENTS};
use gospace::order;

/// Points and links, in order of appearance.
#[derive(Default)]
pub(super) struct Draft {
    numbers: BTreeMap<Rc<str>, u32>,
    points: Vec<NamedPoint>,
    /// Two-way links.
    pub edges: Vec<[u32; 2]>,
    /// One-way links.
    pub arcs: Vec<[u32; 2]>,
    /// Bends, by the places of their links in the edges and in the arcs.
    edge_bends: Vec<(u32, [f64; 2])>,
    arc_bends: Vec<(u32, [f64; 2])>,
    /// Counts of the parts that were left out.
    pub omissions: Omissions,
}

struct NamedPoint {
    name: Rc<str>,
    label: Option<String>,
    place: Option<[f64; 2]>,
}

/// The label of a point without one, where other points have labels.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unlabelled {
    /// Nothing.
    Nameless,
    /// By its name.
    ByName,
}

/// The direction of a link.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Link {
    /// Both ways.
    Edge,
    /// From the first point to the second.
    Arc,
    /// From the second point to the first.
    Back,
}

impl Link {
    /// Of a link drawn with these heads, at its first and at its second point.
    pub(super) fn of_heads(heads: [bool; 2]) -> Link {
        match heads {
            [false, true] => Link::Arc,
            [true, false] => Link::Back,
            _ => Link::Edge,
        }
    }
}

impl Draft {
    /// The number of the point of this name, which is new if there was none.
    pub(super) fn point(&mut self, name: &str) -> Result<u32, FormatProblem> {
        if let Some(&number) = self.numbers.get(name) {
            return Ok(number);
        }
        if self.points.len() == MAX_PLACEMENTS {
            return Err(FormatProblem::TooMany { what: "points", limit: MAX_PLACEMENTS });
        }
        let number = self.points.len() as u32;
        let name: Rc<str> = name.into();
        self.points.push(NamedPoint { name: name.clone(), label: None, place: None });
        self.numbers.insert(name, number);
        Ok(number)
    }

    /// The number of a point that must not be there yet.
    pub(super) fn new_point(&mut self, name: &str) -> Result<u32, FormatProblem> {
        if self.numbers.contains_key(name) {
            return Err(FormatProblem::RepeatedPoint { name: name.to_owned() });
        }
        self.point(name)
    }

    /// The number of a point that must be there.
    pub(super) fn known(&self, name: &str) -> Result<u32, FormatProblem> {
        let known = self.numbers.get(name).copied();
        known.ok_or_else(|| FormatProblem::NoSuchPoint { name: name.to_owned() })
    }

    /// Adds a link. An edge counts as two arcs.
    pub(super) fn link(&mut self, [a, b]: [u32; 2], link: Link) -> Result<(), FormatProblem> {
        match link {
            Link::Edge => self.edges.push([a, b]),
            Link::Arc => self.arcs.push([a, b]),
            Link::Back => self.arcs.push([b, a]),
        }
        if 2 * self.edges.len() + self.arcs.len() > MAX_ARCS {
            return Err(FormatProblem::TooMany { what: "arcs", limit: MAX_ARCS });
        }
        Ok(())
    }

    /// Bends the last link of this kind.
    pub(super) fn bend(&mut self, link: Link, at: [f64; 2]) {
        let (links, bends) = match link {
            Link::Edge => (&self.edges, &mut self.edge_bends),
            Link::Arc | Link::Back => (&self.arcs, &mut self.arc_bends),
        };
        bends.push((links.len() as u32 - 1, at));
    }

    /// Bends the last link of this kind in the middle one of its bends, and counts the others.
    pub(super) fn bend_amid(&mut self, link: Link, bends: &[[f64; 2]]) {
        if let Some(&middle) = bends.get(bends.len() / 2) {
            self.bend(link, middle);
            self.omissions.add_all(LeftOut::LinkData, bends.len() - 1);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    pub(super) fn place(&mut self, point: u32, place: [f64; 2]) {
        self.points[point as usize].place = Some(place);
    }

    pub(super) fn label_of(&self, point: usize) -> Option<&str> {
        self.points[point].label.as_deref()
    }

    pub(super) fn label(&mut self, point: u32, label: String) {
        let label = self.omissions.cut(label, MAX_LABEL_CHARS);
        self.points[point as usize].label = Some(label);
    }

    /// Keeps one edge between two points. Returns the number of the others.
    pub(super) fn merge_edges(&mut self) -> usize {
        merge(&mut self.edges, |[a, b]| [a.min(b), a.max(b)])
    }

    /// Merges repeated links. A drawing, which gives places, comes back as it is.
    fn merge_repeats(&mut self) {
        let edges = self.merge_edges();
        let arcs = merge(&mut self.arcs, |ends| ends);
        self.omissions.add_all(LeftOut::Repeats, edges + arcs);
    }

    /// The graph. Points whose names are the numbers from 0 or 1 up, each once, get that order and
    /// no labels. Cost: O(points · log points + links).
    pub(super) fn finish(
        mut self,
        format: Format,
        unlabelled: Unlabelled,
    ) -> Result<Imported, FormatError> {
        let order = numbering(&self.points);
        let labels = self.labels(order.is_some(), unlabelled);
        let (mut places, placed) = self.places();
        if !placed {
            self.merge_repeats();
        }
        // Bends are places too: without those of the points they mean nothing.
        let bends = if placed { self.bends() } else { None };
        let mut setup =
            GraphSetup { edges: self.edges, arcs: self.arcs, bends, ..GraphSetup::default() };
        if let Some(order) = order {
            places = sorted(places, &order);
            setup.labels = labels.map(|labels| sorted(labels, &order));
            for end in setup.edges.iter_mut().chain(&mut setup.arcs).flatten() {
                *end = order[*end as usize];
            }
        } else {
            setup.labels = labels;
        }
        setup.points = places;
        let document = on_board(setup.into());
        Ok(Imported { format, document, placed, notices: self.omissions.notices() })
    }

    /// The bends by their places in the edges, then the arcs.
    fn bends(&self) -> Option<Vec<Bend>> {
        let edges = self.edges.len() as u32;
        let of_edges = self.edge_bends.iter().map(|&(link, at)| Bend { link, at });
        let of_arcs = self.arc_bends.iter().map(|&(arc, at)| Bend { link: edges + arc, at });
        let all: Vec<Bend> = of_edges.chain(of_arcs).collect();
        (!all.is_empty()).then_some(all)
    }

    fn labels(&mut self, is_numbered: bool, unlabelled: Unlabelled) -> Option<Vec<String>> {
        let by_name = unlabelled == Unlabelled::ByName;
        let is_labelled = self.points.iter().any(|point| point.label.is_some());
        if !is_labelled && is_numbered {
            return None;
        }
        let mut labels = Vec::with_capacity(self.points.len());
        for point in &mut self.points {
            let label = match point.label.take() {
                Some(label) => label,
                None if is_labelled && !by_name => String::new(),
                None => self.omissions.cut(point.name.to_string(), MAX_LABEL_CHARS),
            };
            labels.push(label);
        }
        labels.iter().any(|label| !label.is_empty()).then_some(labels)
    }

    /// The places of the points; true if the text gives all of them.
    fn places(&mut self) -> (Vec<[f64; 2]>, bool) {
        let places: Vec<_> = self.points.iter().filter_map(|point| point.place).collect();
        let count = self.points.len();
        if places.len() == count && count > 0 {
            return (places, true);
        }
        for _ in places {
            self.omissions.add(LeftOut::Places);
        }
        (circle(count), false)
    }
}

/// Keeps the first of the links with one key. Returns the number of the others.
fn merge(links: &mut Vec<[u32; 2]>, key: impl Fn([u32; 2]) -> [u32; 2]) -> usize {
    let keys = links.iter().map(|&ends| key(ends));
    let mut sorted: Vec<([u32; 2], u32)> = keys.zip(0..).collect();
    order::ascending(&mut sorted);
    let mut is_repeat = vec![false; links.len()];
    for pair in sorted.windows(2) {
        is_repeat[pair[1].1 as usize] = pair[0].0 == pair[1].0;
    }
    let count = links.len();
    let mut repeats = is_repeat.into_iter();
    links.retain(|_| repeats.next() == Some(false));
    count - links.len()
}

/// The number of each point, if the names are those from 0 or 1 up, after a common "n" or not.
fn numbering(points: &[NamedPoint]) -> Option<Vec<u32>> {
    let prefix = if points.iter().all(|point| point.name.starts_with('n')) { "n" } else { "" };
    let number = |point: &NamedPoint| {
        let digits = point.name.strip_prefix(prefix)?;
        let number: u32 = digits.parse().ok()?;
        (number.to_string() == digits).then_some(number)
    };
    let mut numbers: Vec<u32> = points.iter().map(number).collect::<Option<_>>()?;
    let first = numbers.iter().copied().min().filter(|&first| first <= 1)?;
    // The names differ, so if the greatest is below their number none is left out.
    let within = numbers.iter().all(|&number| ((number - first) as usize) < points.len());
    numbers.iter_mut().for_each(|number| *number -= first);
    within.then_some(numbers)
}

/// The items by the numbers that they have, which are all those below their count.
fn sorted<T>(items: Vec<T>, numbers: &[u32]) -> Vec<T> {
    let mut numbered: Vec<_> = numbers.iter().zip(items).collect();
    order::by_key(&mut numbered, |(number, _)| **number);
    numbered.into_iter().map(|(_, item)| item).collect()
}

/// Places on a circle, about 1 apart, the first on top.
pub(super) fn circle(count: usize) -> Vec<[f64; 2]> {
    let radius = if count < 2 { 0.0 } else { count as f64 / TAU };
    let rounded = |x: f64| libm::round(x * 1000.0) / 1000.0;
    let place = |i: usize| {
        let angle = TAU * i as f64 / count as f64;
        [rounded(radius * libm::sin(angle)), rounded(-radius * libm::cos(angle))]
    };
    (0..count).map(place).collect()
}

/// A coordinate as it is written.
pub(super) fn coordinate(text: &str) -> Result<f64, FormatProblem> {
    match text.trim().parse::<f64>() {
        // Adding 0 makes a negative zero a usual one.
        Ok(value) if value.abs() <= MAX_COORDINATE => Ok(value + 0.0),
        _ => Err(FormatProblem::unexpected("a coordinate from -1e9 to 1e9", text)),
    }
}
