//! Directions for the edges of a graph that leave a way back from everywhere (Robbins 1939).
//!
//! A search in depth directs the edges of its tree down and all others up. An edge of the tree from
//! below which no other leads past it is a bridge (Tarjan 1974) and cannot have one direction. The
//! search keeps its own stack.

/// The directions in which an edge may be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passage {
    /// From, to.
    OneWay([u32; 2]),
    /// Both ways: nothing else joins its sides.
    Bridge,
}

/// A passage for each edge. `order` says in which order edges are examined.
pub(super) fn passages(points: usize, edges: &[[u32; 2]], order: &[usize]) -> Vec<Passage> {
    let mut around = vec![Vec::new(); points];
    for &edge in order {
        let [a, b] = edges[edge];
        around[a as usize].push((edge, b));
        around[b as usize].push((edge, a));
    }
    let mut search = Search {
        around,
        passages: vec![None; edges.len()],
        reached: vec![0; points],
        highest: vec![0; points],
        time: 0,
    };
    for &edge in order {
        search.from(edges[edge][0]);
    }
    let found = search.passages.into_iter();
    found.map(|passage| passage.unwrap_or(Passage::Bridge)).collect()
}

struct Search {
    /// The edges at each point and where they lead.
    around: Vec<Vec<(usize, u32)>>,
    passages: Vec<Option<Passage>>,
    /// The time at which each point was reached; 0 if it was not.
    reached: Vec<u32>,
    /// The least of these times to which a way leads up from a point or from below it.
    highest: Vec<u32>,
    time: u32,
}

impl Search {
    fn from(&mut self, start: u32) {
        if self.reached[start as usize] > 0 {
            return;
        }
        self.reach(start);
        let mut way = vec![(start, None)];
        while let Some(&(v, by)) = way.last() {
            match self.around[v as usize].pop() {
                Some((edge, u)) if self.passages[edge].is_none() => {
                    self.passages[edge] = Some(Passage::OneWay([v, u]));
                    if self.reached[u as usize] == 0 {
                        self.reach(u);
                        way.push((u, Some(edge)));
                    } else {
                        self.lift(v, self.reached[u as usize]);
                    }
                }
                Some(_) => {}
                None => {
                    way.pop();
                    if let (Some(&(above, _)), Some(edge)) = (way.last(), by) {
                        self.back(above, v, edge);
                    }
                }
            }
        }
    }

    fn reach(&mut self, v: u32) {
        self.time += 1;
        self.reached[v as usize] = self.time;
        self.highest[v as usize] = self.time;
    }

    fn lift(&mut self, v: u32, time: u32) {
        self.highest[v as usize] = self.highest[v as usize].min(time);
    }

    /// Returns from `v` to the point above it along the edge between them.
    fn back(&mut self, above: u32, v: u32, edge: usize) {
        if self.highest[v as usize] > self.reached[above as usize] {
            self.passages[edge] = Some(Passage::Bridge);
        }
        self.lift(above, self.highest[v as usize]);
    }
}
