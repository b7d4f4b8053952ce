//! The body of a graph, which follows the board in version 3, after the bends if there are any: exact.

use super::bends::bends;
use super::coder::{Coded, Coder, digits};
use super::error::LinkError;
use super::lattice::Step;
use super::models::{Bit, Number};
use super::places::{raw, step};
use crate::boards::setup::{Body, GraphSetup};

/// The bends and the body of a graph, each if it has any.
pub(super) fn bends_and_body(
    coder: &mut Coder<'_>,
    graph: &mut GraphSetup,
    given: Option<&GraphSetup>,
) -> Coded<()> {
    if coder.bit(&mut Bit::even(), given.map(|graph| graph.body.is_some()))? {
        body(coder, graph, given)
    } else if coder.bit(&mut Bit::even(), given.map(|graph| graph.bends.is_some()))? {
        bends(coder, graph, given)
    } else {
        Ok(())
    }
}

/// The bends of a graph, if it has any, and its body, a place for each point.
pub(super) fn body(
    coder: &mut Coder<'_>,
    graph: &mut GraphSetup,
    given: Option<&GraphSetup>,
) -> Coded<()> {
    if coder.bit(&mut Bit::even(), given.map(|graph| graph.bends.is_some()))? {
        bends(coder, graph, given)?;
    }
    coder.charge(r#""body":[],"#.len())?;
    let given = given.and_then(|graph| graph.body.as_ref());
    let is_four = coder.bit(&mut Bit::even(), given.map(|body| matches!(body, Body::Four(_))))?;
    // A text shows no dimension of an empty body, and is read as one of three.
    graph.body = Some(match is_four && !graph.points.is_empty() {
        true => Body::Four(places(coder, graph, given)?),
        false => Body::Solid(places(coder, graph, given)?),
    });
    Ok(())
}

fn places<const N: usize>(
    coder: &mut Coder<'_>,
    graph: &GraphSetup,
    given: Option<&Body>,
) -> Coded<Vec<[f64; N]>> {
    let given = given.map(|body| body.coordinates().as_chunks::<N>().0);
    let given_step = given.map(|places| Step::exact(places.as_flattened()).unwrap_or(Step::Bits));
    let step = step(coder, given_step)?;
    coder.charge(graph.points.len().saturating_mul("[],".len() + N * "0,".len()))?;
    let mut sizes = [(); N].map(|()| Number::new());
    let mut counts = [0; N];
    coder.list(graph.points.len(), given, |coder, place| {
        let mut read = [0.0; N];
        for axis in 0..N {
            // JSON as browsers write it knows no −0: adding 0 makes it a 0.
            let x = place.map(|place| place[axis] + 0.0);
            read[axis] = match step {
                Step::Bits => raw(coder, x)?,
                _ => next(coder, &mut sizes[axis], &mut counts[axis], step, x)?,
            };
        }
        Ok(read)
    })
}

/// A coordinate by its distance from the one before on the same axis, in steps.
fn next(
    coder: &mut Coder<'_>,
    size: &mut Number,
    count: &mut i64,
    step: Step,
    given: Option<f64>,
) -> Coded<f64> {
    let given = given.map(|x| step.count(x) - *count);
    let sum = count.checked_add(coder.signed(size, given)?);
    *count = sum.ok_or(LinkError::Malformed)?;
    let x = step.coordinate(*count).ok_or(LinkError::Malformed)?;
    let sign = usize::from(x < 0.0);
    coder.charge(sign + digits(x.abs() as u64) - 1 + step.decimals())?;
    Ok(x)
}
