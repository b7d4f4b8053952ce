//! Which points hang together while edges are added one by one.

/// For each point one nearer to the root of its piece, which is its own.
pub(super) struct UnionFind(Vec<u32>);

impl UnionFind {
    pub(super) fn new(points: usize) -> UnionFind {
        UnionFind((0..points as u32).collect())
    }

    /// The point that stands for the piece of `v`. Halves the way there (van Leeuwen and van der
    /// Weide 1977).
    pub(super) fn root(&mut self, mut v: u32) -> u32 {
        while self.0[v as usize] != v {
            let above = self.0[v as usize];
            self.0[v as usize] = self.0[above as usize];
            v = above;
        }
        v
    }

    /// Makes one piece of two; tells whether they were two.
    pub(super) fn join(&mut self, ends: [u32; 2]) -> bool {
        let [a, b] = ends.map(|end| self.root(end));
        self.0[a.max(b) as usize] = a.min(b);
        a != b
    }
}
