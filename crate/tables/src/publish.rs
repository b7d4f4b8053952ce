//! The tables as JSON, CSV and Markdown.

use std::path::Path;
use std::{fs, io};

use serde::Serialize;

use crate::boards::FAMILIES;
use crate::row::{Row, signed};
use crate::rules::Rules;

/// The text below this line in README.md is generated.
pub const MARK: &str = "<!-- The rest is written by npm run tables -- merge. -->";

/// Rows of families with more of these stand in the JSON and CSV files only.
const MOST_LISTED: usize = 60;

#[derive(Serialize)]
struct Tables<'a> {
    budget: u64,
    families: Vec<Family<'a>>,
    rows: &'a [Row],
}

#[derive(Serialize)]
struct Family<'a> {
    id: &'a str,
    title: &'a str,
}

/// Writes values.json, values.csv and the tables of README.md into a folder.
pub fn publish(rows: &[Row], folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join("values.json"), json(rows))?;
    fs::write(folder.join("values.csv"), csv(rows))?;
    let readme = folder.join("README.md");
    let old = fs::read_to_string(&readme).unwrap_or_else(|_| format!("{MARK}\n"));
    let (text, _) = old.split_once(MARK).unwrap_or((&old, ""));
    fs::write(readme, format!("{text}{MARK}\n\n{}", markdown(rows)))
}

/// One line a row, so that a changed value is a changed line.
fn json(rows: &[Row]) -> String {
    let families = FAMILIES.iter().map(|&(id, title)| Family { id, title }).collect();
    let budget = rows.first().map_or(0, |row| row.budget);
    let text = serde_json::to_string(&Tables { budget, families, rows }).expect("rows");
    text.replace("{\"id\":", "\n{\"id\":") + "\n"
}

/// A line for each value.
pub fn csv(rows: &[Row]) -> String {
    let head =
        "id,family,name,points,edges,arcs,placements,rules,low,high,best,tried_all,line,nodes";
    let lines = rows.iter().flat_map(|row| {
        row.values.iter().map(|value| {
            let pairs = |pairs: &[[u32; 2]]| {
                let pairs: Vec<String> = pairs.iter().map(|[a, b]| format!("{a}-{b}")).collect();
                pairs.join(" ")
            };
            let turns = |turns: &[Option<u32>]| {
                let number = |turn: &Option<u32>| turn.map_or("pass".into(), |at| at.to_string());
                turns.iter().map(number).collect::<Vec<String>>().join(" ")
            };
            let cells = [
                row.id.clone(),
                row.family.clone(),
                row.name.clone(),
                row.points.to_string(),
                pairs(&row.edges),
                pairs(&row.arcs),
                row.places.len().to_string(),
                value.rules.word().to_owned(),
                value.low.to_string(),
                value.high.to_string(),
                turns(&value.best),
                value.tried_all.to_string(),
                turns(&value.line),
                value.nodes.to_string(),
            ];
            cells.map(|cell| quoted(&cell)).join(",")
        })
    });
    std::iter::once(head.to_owned()).chain(lines).map(|line| line + "\n").collect()
}

/// RFC 4180.
fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\n']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}

/// The tables of all families, the large ones by their distribution.
pub fn markdown(rows: &[Row]) -> String {
    let of_family = |id: &str| rows.iter().filter(|row| row.family == id).collect::<Vec<&Row>>();
    let families = FAMILIES.iter().map(|&(id, title)| (title, of_family(id)));
    let tables = families.map(|(title, rows)| {
        let table = if rows.len() > MOST_LISTED { distribution(&rows) } else { listing(&rows) };
        format!("## {title}\n\n{table}\n")
    });
    tables.collect::<String>().trim_end().to_owned() + "\n"
}

fn listing(rows: &[&Row]) -> String {
    let head = "| board | points | links | area | situational | stones | primitive | best first |\n\
                | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |\n";
    let lines = rows.iter().map(|row| {
        let values: Vec<String> =
            row.values.iter().map(|value| in_words(value.rules, value.low, value.high)).collect();
        let best = row.turns(&row.values[0].best);
        let best = match best.len() {
            0 => "?".to_owned(),
            count if count > 3 => format!("{} and {} more", best[..2].join(", "), count - 2),
            _ => best.join(", "),
        };
        let (points, links) = (row.points, row.link_count());
        format!("| {} | {points} | {links} | {} | {best} |\n", row.name, values.join(" | "))
    });
    std::iter::once(head.to_owned()).chain(lines).collect()
}

/// "3", or its bounds: "−3…5"; the winner, where the last turn decides.
fn in_words(rules: Rules, low: i64, high: i64) -> String {
    match (rules, low, high) {
        (Rules::Primitive, 1, 1) => "Black".to_owned(),
        (Rules::Primitive, -1, -1) => "White".to_owned(),
        (Rules::Primitive, ..) => "?".to_owned(),
        _ if low == high => signed(low),
        _ => format!("{}…{}", signed(low), signed(high)),
    }
}

/// By points and ruleset: each value, and the number of boards that have it.
fn distribution(rows: &[&Row]) -> String {
    let head = "| points | boards | area | situational | stones | primitive |\n\
                | ---: | ---: | --- | --- | --- | --- |\n";
    let mut sizes: Vec<usize> = rows.iter().map(|row| row.points).collect();
    sizes.dedup();
    let lines = sizes.into_iter().map(|points| {
        let rows: Vec<&&Row> = rows.iter().filter(|row| row.points == points).collect();
        let cells: Vec<String> =
            (0..Rules::ALL.len()).map(|column| counted_values(&rows, column)).collect();
        format!("| {points} | {} | {} |\n", rows.len(), cells.join(" | "))
    });
    std::iter::once(head.to_owned()).chain(lines).collect()
}

/// "0 (5), 1 (2)": ascending, those that are not known last.
fn counted_values(rows: &[&&Row], column: usize) -> String {
    let values = rows.iter().map(|row| &row.values[column]);
    let (settled, open): (Vec<_>, Vec<_>) = values.partition(|value| value.is_settled());
    let mut found: Vec<i64> = settled.iter().map(|value| value.low).collect();
    found.sort_unstable();
    let mut parts: Vec<String> = found
        .chunk_by(|a, b| a == b)
        .map(|equal| {
            let text = in_words(Rules::ALL[column], equal[0], equal[0]);
            format!("{text} ({})", equal.len())
        })
        .collect();
    if !open.is_empty() {
        parts.push(format!("not known ({})", open.len()));
    }
    parts.join(", ")
}
