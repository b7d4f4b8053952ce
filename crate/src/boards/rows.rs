//! Lists of lists in compressed sparse row form.

/// `starts.len() == rows + 1`; row i is `items[starts[i]..starts[i + 1]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rows<T> {
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

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// How many items there are in all rows.
    pub fn item_count(&self) -> usize {
        self.items.len()
    }

    #[inline]
    pub fn row(&self, i: usize) -> &[T] {
        &self.items[self.starts[i] as usize..self.starts[i + 1] as usize]
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[T]> + DoubleEndedIterator {
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
        let mut starts = vec![0u32; columns + 1];
        for &item in &self.items {
            starts[index(item) + 1] += 1;
        }
        for column in 0..columns {
            starts[column + 1] += starts[column];
        }
        let mut next = starts.clone();
        let mut items = vec![at(0); self.items.len()];
        for (i, row) in self.iter().enumerate() {
            for &item in row {
                let slot = &mut next[index(item)];
                items[*slot as usize] = at(i);
                *slot += 1;
            }
        }
        Rows { starts, items }
    }

    pub fn shrink_to_fit(&mut self) {
        self.starts.shrink_to_fit();
        self.items.shrink_to_fit();
    }
}
