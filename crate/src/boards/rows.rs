//! Lists of lists in compressed sparse row form.

use crate::ids::Placement;

/// `starts.len() == rows + 1`; row i is `items[starts[i]..starts[i + 1]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rows<T> {
    starts: Vec<u32>,
    items: Vec<T>,
}

impl<T: Copy> Rows<T> {
    pub fn new() -> Rows<T> {
        Rows { starts: vec![0], items: Vec::new() }
    }

    /// Adds a row at the end.
    pub fn push(&mut self, row: impl IntoIterator<Item = T>) {
        self.items.extend(row);
        self.starts.push(self.items.len() as u32);
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// The number of items in all rows.
    pub fn item_count(&self) -> usize {
        self.items.len()
    }

    #[inline]
    pub fn row(&self, i: usize) -> &[T] {
        &self.items[self.starts[i] as usize..self.starts[i + 1] as usize]
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[T]> + DoubleEndedIterator + Clone {
        (0..self.len()).map(|i| self.row(i))
    }

    /// The rows that hold each item, in rows of their own, ascending: row `index(x)` holds `at(i)`
    /// iff row i holds x. `columns` is more than every index. Cost: O(columns + items).
    pub fn transposed<R: Copy>(
        &self,
        columns: usize,
        index: impl Fn(T) -> usize,
        at: impl Fn(usize) -> R,
    ) -> Rows<R> {
        let index = &index;
        let entries = self.iter().enumerate().flat_map(|(i, row)| {
            let item = at(i);
            row.iter().map(move |&x| (index(x), item))
        });
        Rows::filled(columns, at(0), entries)
    }

    /// Rows of the items that are given each with its row, in their order. `rows` is more than
    /// every row; `blank` is any item.
    fn filled(rows: usize, blank: T, entries: impl Iterator<Item = (usize, T)> + Clone) -> Rows<T> {
        let mut starts = vec![0u32; rows + 1];
        entries.clone().for_each(|(row, _)| starts[row + 1] += 1);
        for row in 0..rows {
            starts[row + 1] += starts[row];
        }
        let mut next = starts.clone();
        let mut items = vec![blank; starts[rows] as usize];
        entries.for_each(|(row, item)| {
            let slot = &mut next[row];
            items[*slot as usize] = item;
            *slot += 1;
        });
        Rows { starts, items }
    }

    pub fn shrink_to_fit(&mut self) {
        self.starts.shrink_to_fit();
        self.items.shrink_to_fit();
    }
}

impl Rows<Placement> {
    /// Row i holds j as often as the pair (i, j) is given; ascending. Both are below `rows`. Cost: O(rows + pairs).
    pub fn of_pairs(rows: usize, pairs: impl Iterator<Item = [u32; 2]> + Clone) -> Rows<Placement> {
        let columns = pairs.map(|[i, j]| (j as usize, Placement(i)));
        Rows::filled(rows, Placement(0), columns).reversed()
    }

    /// Row j holds i iff row i holds j, ascending.
    pub fn reversed(&self) -> Rows<Placement> {
        self.transposed(self.len(), Placement::index, Placement::at)
    }

    /// Leaves of equal neighbours in a row the first.
    pub fn dedup(&mut self) {
        let mut kept = 0;
        let mut begin = 0;
        for row in 0..self.len() {
            let end = self.starts[row + 1] as usize;
            let first = kept;
            for i in begin..end {
                if kept == first || self.items[kept - 1] != self.items[i] {
                    self.items[kept] = self.items[i];
                    kept += 1;
                }
            }
            begin = end;
            self.starts[row + 1] = kept as u32;
        }
        self.items.truncate(kept);
        self.shrink_to_fit();
    }

    /// A row of these, a row of the others, and so on.
    pub fn alternating(&self, others: &Rows<Placement>) -> Rows<Placement> {
        let mut both = Rows::new();
        for row in self.iter().zip(others.iter()).flat_map(|(own, other)| [own, other]) {
            both.push(row.iter().copied());
        }
        both
    }
}

/// The number of connected components of placements, each given with its list of neighbours; the
/// lists are symmetric. Cost: O(placements + lists).
pub(super) fn component_count<I: Iterator<Item = Placement>>(
    count: usize,
    beside: impl Fn(Placement) -> I,
) -> usize {
    let mut seen = vec![false; count];
    let mut stack = Vec::new();
    let mut components = 0;
    for start in (0..count).map(Placement::at) {
        if std::mem::replace(&mut seen[start.index()], true) {
            continue;
        }
        components += 1;
        stack.push(start);
        while let Some(v) = stack.pop() {
            for u in beside(v) {
                if !std::mem::replace(&mut seen[u.index()], true) {
                    stack.push(u);
                }
            }
        }
    }
    components
}
