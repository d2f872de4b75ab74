//! How observations are laid out, and the writer of them.

/// The shape of a game's observations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// What each plane of fields holds, in order; `own` and `other` are the viewer's side and the opponent's.
    pub planes: &'static [&'static str],
    /// How many fields a plane has.
    pub fields: usize,
    /// What each single value says, in order.
    pub values: &'static [&'static str],
    /// Rows and columns of the grid on which the fields lie.
    pub grid: (usize, usize),
}

/// In which layout an observation is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// The fields of every plane one after the other, then the single values.
    #[default]
    Flat,
    /// Planes of rows and columns; each single value fills a plane behind the others.
    Grid,
}

impl Form {
    /// The shape of the array in a layout.
    pub fn shape(&self, layout: Layout) -> Vec<usize> {
        let (rows, columns) = self.grid;
        match layout {
            Layout::Flat => vec![self.planes.len() * self.fields + self.values.len()],
            Layout::Grid => vec![self.planes.len() + self.values.len(), rows, columns],
        }
    }

    /// How many numbers an observation has in a layout.
    pub fn len(&self, layout: Layout) -> usize {
        self.shape(layout).into_iter().product()
    }

    /// Whether an observation holds nothing; no game's does.
    pub fn is_empty(&self) -> bool {
        self.len(Layout::Flat) == 0
    }
}

/// Writes one observation into an array of the right length.
#[derive(Debug)]
pub struct Writer<'a> {
    form: Form,
    layout: Layout,
    cell: fn(usize) -> (usize, usize),
    array: &'a mut [f32],
}

impl<'a> Writer<'a> {
    /// A writer that begins with zeros.
    pub(super) fn new(
        form: Form,
        layout: Layout,
        cell: fn(usize) -> (usize, usize),
        array: &'a mut [f32],
    ) -> Writer<'a> {
        array.fill(0.0);
        Writer { form, layout, cell, array }
    }

    /// Writes 1 on a field of a plane.
    #[inline]
    pub fn mark(&mut self, plane: usize, field: usize) {
        self.put(plane, field, 1.0);
    }

    /// Writes 1 on these fields of a plane.
    #[inline]
    pub fn mark_all(&mut self, plane: usize, fields: impl Iterator<Item = usize>) {
        for field in fields {
            self.put(plane, field, 1.0);
        }
    }

    /// Writes a number on a field of a plane.
    #[inline]
    pub fn put(&mut self, plane: usize, field: usize, number: f32) {
        let at = match self.layout {
            Layout::Flat => plane * self.form.fields + field,
            Layout::Grid => {
                let (rows, columns) = self.form.grid;
                let (row, column) = (self.cell)(field);
                (plane * rows + row) * columns + column
            }
        };
        if let Some(entry) = self.array.get_mut(at) {
            *entry = number;
        }
    }

    /// Writes a single value.
    #[inline]
    pub fn value(&mut self, which: usize, number: f32) {
        let planes = self.form.planes.len();
        match self.layout {
            Layout::Flat => {
                if let Some(entry) = self.array.get_mut(planes * self.form.fields + which) {
                    *entry = number;
                }
            }
            Layout::Grid => {
                let (rows, columns) = self.form.grid;
                let start = (planes + which) * rows * columns;
                if let Some(plane) = self.array.get_mut(start..start + rows * columns) {
                    plane.fill(number);
                }
            }
        }
    }

    /// Writes 1 for something that is so.
    #[inline]
    pub fn flag(&mut self, which: usize, is_so: bool) {
        if is_so {
            self.value(which, 1.0);
        }
    }

    /// Writes a counter as a part of what it may grow to; without a limit in hundreds.
    #[inline]
    pub fn counter(&mut self, which: usize, count: u32, limit: crate::Limit) {
        let most = limit.number().unwrap_or(100).max(1);
        self.value(which, count as f32 / most as f32);
    }
}
