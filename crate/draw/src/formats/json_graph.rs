//! Graphs in JSON, as networkx (node-link data), Cytoscape, graphology and D3 write them: a list of nodes and one of
//! links, or one list of both.

use std::borrow::Cow;

use super::draft::{Draft, Link, Unlabelled, coordinate};
use super::error::{FormatError, FormatProblem, LeftOut};
use super::imported::{Format, Imported};
use gospace::document::Problem;
use gospace::document::json::{Json, Value};

/// True for an object that has a list of nodes and one of links, and no document's version.
pub(super) fn is_graph(text: &str) -> bool {
    Json::read(text).is_ok_and(|json| {
        let root = json.root();
        field(root, &["gospace"]).is_none()
            && (field(root, &["elements"]).is_some()
                || (field(root, &["nodes"]).is_some() && field(root, &LINKS).is_some()))
    })
}

const LINKS: [&str; 2] = ["links", "edges"];
const NAMES: [&str; 3] = ["id", "key", "name"];

/// Reads a graph. Cost: O(length · log points).
pub(super) fn read(text: &str) -> Result<Imported, FormatError> {
    let json =
        Json::read(text).map_err(|error| FormatProblem::Document(Problem::from(error).into()))?;
    let root = json.root();
    let mut draft = Draft::default();
    let lists = field(root, &["elements"]).unwrap_or(root);
    let is_directed = [root, field(root, &["options"]).unwrap_or(Value::Null)]
        .iter()
        .any(|&holder| is_true(holder, "directed") || text_of(holder, "type") == Some("directed"));
    let (nodes, links): (Vec<_>, Vec<_>) = match lists {
        Value::List(items) => items.partition(|&item| property(item, &["source"]).is_none()),
        _ => {
            (items(lists, &["nodes"], "a list of nodes")?, items(lists, &LINKS, "a list of links")?)
        }
    };
    for (number, &node) in nodes.iter().enumerate() {
        point(&mut draft, node, number)?;
    }
    for &item in &links {
        link(&mut draft, item, is_directed)?;
    }
    draft.finish(Format::Json, Unlabelled::Nameless)
}

fn items<'a>(
    holder: Value<'a>,
    names: &[&str],
    expected: &'static str,
) -> Result<Vec<Value<'a>>, FormatProblem> {
    match field(holder, names) {
        Some(Value::List(items)) => Ok(items.collect()),
        Some(other) => Err(FormatProblem::unexpected(expected, other.type_name())),
        None => Err(FormatProblem::Ended { expected }),
    }
}

fn point(draft: &mut Draft, node: Value<'_>, number: usize) -> Result<(), FormatProblem> {
    // D3 links nodes without names by their places in the list.
    let name = match property(node, &NAMES) {
        Some(name) => name_of(name)?,
        None => Cow::Owned(number.to_string()),
    };
    let point = draft.new_point(&name)?;
    if let Some(Value::Text(label)) = property(node, &["label", "name"])
        && label != name
    {
        draft.label(point, label.to_owned());
    }
    if let (Some(Value::Number(x)), Some(Value::Number(y))) =
        (property(node, &["x"]), property(node, &["y"]))
    {
        draft.place(point, [coordinate(&x.to_string())?, coordinate(&y.to_string())?]);
    }
    Ok(())
}

fn link(draft: &mut Draft, item: Value<'_>, is_directed: bool) -> Result<(), FormatProblem> {
    let end = |name: &str, expected| match property(item, &[name]) {
        Some(value) => draft.known(&name_of(value)?),
        None => Err(FormatProblem::Ended { expected }),
    };
    let ends = [end("source", "the source of a link")?, end("target", "the target of a link")?];
    let is_arc = match [property(item, &["directed"]), property(item, &["undirected"])] {
        [Some(Value::Bool(is_directed)), _] => is_directed,
        [_, Some(Value::Bool(is_undirected))] => !is_undirected,
        _ => is_directed,
    };
    if property(item, &["weight"]).is_some() {
        draft.omissions.add(LeftOut::LinkData);
    }
    draft.link(ends, if is_arc { Link::Arc } else { Link::Edge })
}

/// A node's name: a text or a number.
fn name_of(value: Value<'_>) -> Result<Cow<'_, str>, FormatProblem> {
    match value {
        Value::Text(name) => Ok(Cow::Borrowed(name)),
        Value::Number(number) => Ok(Cow::Owned(number.to_string())),
        other => Err(FormatProblem::unexpected("the name of a point", other.type_name())),
    }
}

/// A property of an item, or of the data, the place or the attributes in it.
fn property<'a>(item: Value<'a>, names: &[&str]) -> Option<Value<'a>> {
    field(item, names).or_else(|| {
        let within = ["data", "position", "attributes"].map(|part| field(item, &[part]));
        within.into_iter().flatten().find_map(|part| field(part, names))
    })
}

/// The first of these fields that an object has.
fn field<'a>(holder: Value<'a>, names: &[&str]) -> Option<Value<'a>> {
    let Value::Object(fields) = holder else { return None };
    names.iter().find_map(|name| fields.into_iter().find(|(key, _)| key == name).map(|(_, v)| v))
}

fn is_true(holder: Value<'_>, name: &str) -> bool {
    matches!(field(holder, &[name]), Some(Value::Bool(true)))
}

fn text_of<'a>(holder: Value<'a>, name: &str) -> Option<&'a str> {
    match field(holder, &[name]) {
        Some(Value::Text(text)) => Some(text),
        _ => None,
    }
}
