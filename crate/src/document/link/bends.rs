//! Bends of links, which follow the board in version 2: exact, since a hand has made them.

use super::coder::{Coded, Coder, bound, digits};
use super::error::LinkError;
use super::models::{Bit, Number};
use super::places::raw;
use crate::boards::setup::{Bend, GraphSetup};
use crate::limits::MAX_COORDINATE;

/// The bends of a graph, at most one for each link.
pub(super) fn bends(
    coder: &mut Coder<'_>,
    graph: &mut GraphSetup,
    given: Option<&GraphSetup>,
) -> Coded<()> {
    const LEAST: usize = "[0,0,0],".len();
    let given = given.and_then(|graph| graph.bends.as_deref());
    coder.charge(r#""bends":[],"#.len())?;
    let links = graph.link_count();
    let count = coder.count(&mut Number::new(), given.map(<[_]>::len), links, LEAST)?;
    let mut bends = Bends {
        bent: vec![false; links],
        is_whole: Bit::even(),
        sizes: [(); 2].map(|()| Number::new()),
    };
    graph.bends = Some(coder.list(count, given, |coder, bend| bends.next(coder, bend.copied()))?);
    Ok(())
}

struct Bends {
    bent: Vec<bool>,
    is_whole: Bit,
    sizes: [Number; 2],
}

impl Bends {
    fn next(&mut self, coder: &mut Coder<'_>, given: Option<Bend>) -> Coded<Bend> {
        let link = coder.below(bound(self.bent.len())?, given.map(|bend| bend.link.into()))? as u32;
        if std::mem::replace(&mut self.bent[link as usize], true) {
            return Err(LinkError::Malformed);
        }
        coder.charge(digits(link.into()) - 1)?;
        let at = given.map(|bend| bend.at);
        let is_whole = at.map(|at| at.iter().all(|x| x.fract() == 0.0));
        if !coder.bit(&mut self.is_whole, is_whole)? {
            let [x, y] = [0, 1].map(|axis| at.map(|at| at[axis]));
            return Ok(Bend { link, at: [raw(coder, x)?, raw(coder, y)?] });
        }
        let mut read = [0.0; 2];
        for axis in [0, 1] {
            let count = coder.signed(&mut self.sizes[axis], at.map(|at| at[axis] as i64))?;
            if count.unsigned_abs() > MAX_COORDINATE as u64 {
                return Err(LinkError::Malformed);
            }
            coder.charge(usize::from(count < 0) + digits(count.unsigned_abs()) - 1)?;
            read[axis] = count as f64;
        }
        Ok(Bend { link, at: read })
    }
}
