//! Marks on the board.

use super::coder::{Coded, Coder};
use super::models::{Bit, Number};
use super::sites::Sites;
use super::text::{Place, Texts};
use crate::limits::MAX_PLACEMENTS;
use crate::record::{Marks, Shape};

/// The models of marks.
pub(super) struct Marking {
    /// The bit of each shape that is present.
    shapes: [Bit; 4],
    labels: Bit,
    counts: Number,
}

impl Marking {
    pub fn new() -> Marking {
        Marking { shapes: [Bit::even(); 4], labels: Bit::even(), counts: Number::new() }
    }

    pub fn marks(
        &mut self,
        coder: &mut Coder<'_>,
        sites: &mut Sites,
        texts: &mut Texts,
        given: Option<&Marks>,
    ) -> Coded<Marks> {
        const FIELD: usize = r#""triangle":[],"#.len();
        const SITE: usize = ",".len();
        const LABEL: usize = r#"[,""],"#.len();
        coder.charge(r#""marks":{},"#.len())?;
        let mut read = Marks::default();
        for shape in Shape::ALL.map(|shape| shape as usize) {
            let given = given.map(|marks| marks.shapes[shape].as_deref());
            if coder.bit(&mut self.shapes[shape], given.map(|sites| sites.is_some()))? {
                coder.charge(FIELD)?;
                let given = given.flatten();
                let count = given.map(<[_]>::len);
                let count = coder.count(&mut self.counts, count, MAX_PLACEMENTS, SITE)?;
                let all = coder.list(count, given, |coder, at| sites.any(coder, at.copied()))?;
                read.shapes[shape] = Some(all);
            }
        }
        let given = given.map(|marks| marks.label.as_deref());
        if coder.bit(&mut self.labels, given.map(|labels| labels.is_some()))? {
            coder.charge(FIELD)?;
            let given = given.flatten();
            let count = given.map(<[_]>::len);
            let count = coder.count(&mut self.counts, count, MAX_PLACEMENTS, LABEL)?;
            read.label = Some(coder.list(count, given, |coder, label| {
                let at = sites.any(coder, label.map(|label| label.0))?;
                let text = label.map(|label| label.1.as_str());
                Ok((at, texts.text(coder, Place::Label, text)?))
            })?);
        }
        Ok(read)
    }
}
