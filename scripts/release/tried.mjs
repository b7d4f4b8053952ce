// The packages of a release, each installed into an empty project and used there.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npm, run } from "../run.mjs";

const PLAY = `import { Game, load } from "gospace";
await load();
const game = new Game({ gospace: 1, board: { kind: "grid", columns: 3, rows: 3 } });
game.play({ play: 4 });
if (game.score().black !== "9") throw new Error("Black should have 9.");
`;
const MAIN = `use gospace::prelude::*;
use gospace_draw::generators::generate;
use gospace_think::search::Search;
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = r#"{"gospace": 1, "board": {"kind": "grid", "columns": 3, "rows": 3}}"#;
    let mut game = OpenGame::open(Document::read(text)?)?.game;
    game.play(Turn::play(Placement(4)))?;
    assert!(game.score().is_some());
    assert!(Search::new(&mut game, 1).report().best.is_none());
    assert!(generate("grid", &[], 0).is_ok());
    Ok(())
}
`;
const WIDGET = `from gospace.board import _SCRIPT, Board
board = Board({"gospace": 1, "board": {"kind": "grid", "columns": 3, "rows": 3}})
board.play(4)
assert board.turns == [{"play": 4}]
assert _SCRIPT.stat().st_size > 100_000
`;

/** @param {{ npm: string, crates: string[], wheel: string }} files the packed packages, by their full paths */
export async function tryPackages(files) {
  const folder = mkdtempSync(join(tmpdir(), "gospace-empty-"));
  try {
    await tryNpm(join(folder, "npm"), files.npm);
    await tryCrates(join(folder, "crate"), files.crates);
    await tryWheel(join(folder, "python"), files.wheel);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @param {string} archive */
async function tryNpm(folder, archive) {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  writeFileSync(join(folder, "play.js"), PLAY);
  await npm("The npm package does not install.", ["install", "--prefix", folder, archive]);
  await run("The npm package does not play.", process.execPath, [join(folder, "play.js")]);
}

/** @param {string} folder @param {string[]} archives */
async function tryCrates(folder, archives) {
  mkdirSync(join(folder, "src"), { recursive: true });
  const paths = [];
  for (const archive of archives) {
    await run("The crate cannot be unpacked.", "tar", ["-xzf", archive, "-C", folder]);
    const unpacked = archive.replace(/^.*[\\/]|\.crate$/g, "");
    paths.push(`${unpacked.replace(/-[\d.]+$/, "")} = { path = "${unpacked}" }\n`);
  }
  const manifest = [
    '[package]\nname = "empty"\nedition = "2024"\n[workspace]\n',
    `[dependencies]\n${paths.join("")}`,
    // They come from a registry once they are published.
    `[patch.crates-io]\n${paths.join("")}`,
  ];
  writeFileSync(join(folder, "Cargo.toml"), manifest.join(""));
  writeFileSync(join(folder, "src/main.rs"), MAIN);
  await run("The crates do not play.", "cargo", [
    "run",
    "--quiet",
    "--manifest-path",
    join(folder, "Cargo.toml"),
  ]);
}

/** @param {string} folder @param {string} wheel */
async function tryWheel(folder, wheel) {
  await run("Python cannot make an environment.", "python3", ["-m", "venv", folder]);
  const python = join(folder, "bin", "python");
  await run("The wheel does not install.", python, ["-m", "pip", "install", "--quiet", wheel]);
  await run("The widget does not play.", python, ["-c", WIDGET]);
}
