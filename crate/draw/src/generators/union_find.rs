//! Connected components under the addition of edges (union–find).

/// For each point its parent in the tree of its component; a root is its own parent.
pub(super) struct UnionFind(Vec<u32>);

impl UnionFind {
    pub(super) fn new(points: usize) -> UnionFind {
        UnionFind((0..points as u32).collect())
    }

    /// The representative of the component of `v`. Halves the path to it (van Leeuwen and van der
    /// Weide 1977).
    pub(super) fn root(&mut self, mut v: u32) -> u32 {
        while self.0[v as usize] != v {
            let above = self.0[v as usize];
            self.0[v as usize] = self.0[above as usize];
            v = above;
        }
        v
    }

    /// Joins the components of two points; true if they were different.
    pub(super) fn join(&mut self, ends: [u32; 2]) -> bool {
        let [a, b] = ends.map(|end| self.root(end));
        self.0[a.max(b) as usize] = a.min(b);
        a != b
    }
}
