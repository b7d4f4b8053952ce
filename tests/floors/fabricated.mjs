// Made-up houses that break the rule in one way each, and some that keep it: the floor test
// must distinguish them before it is believed about the real ones.
import { violations } from "./rule.mjs";
import { housesIn } from "./table.mjs";

const RUST = `\`\`\`floors
src/
F0  ids.rs geometry/
F1  boards/
F4  lib.rs
\`\`\`
`;
const RUST_FILES = {
  "src/ids.rs": "pub struct Point(u32);",
  "src/geometry/tick.rs": "",
  "src/geometry/circle.rs": "use super::tick::Tick; // crate::boards",
  "src/boards/graph.rs": "use crate::{ids::{self, Point}, geometry::circle};",
  "src/boards/mod.rs": "pub mod graph; pub use graph::Graph;",
  "src/lib.rs": "pub mod ids; pub use boards::Graph;",
};

const PAGE = `\`\`\`floors
www/
F0  engine/
F1  model/ engine/late.ts features/*/
F4  main.ts
\`\`\`
`;
const PAGE_FILES = {
  "www/engine/types.ts": "export type Turn = 'pass';",
  "www/engine/core.ts": "import type { Turn } from './types.ts';",
  "www/features/a/own.ts": "",
  "www/features/a/feature.ts": "import './own.ts'; import '../../model/state.ts';",
  "www/features/b/feature.ts": "",
  "www/engine/late.ts": "import './core.ts'; import '../model/state.ts';",
  "www/model/state.ts": "import { Game } from 'gospace'; // import '../main.ts'",
  "www/main.ts": "import './style.css'; export * from './model/state';",
};

/** @typedef {{ name: string, picture: string, files: Record<string, string>, broken: boolean }} Case */

/** @param {string} name @param {string} path @param {string} text @returns {Case} */
function rust(name, path, text) {
  return { name, picture: RUST, files: { ...RUST_FILES, [path]: text }, broken: true };
}

/** @param {string} name @param {string} path @param {string} text @returns {Case} */
function page(name, path, text) {
  return { name, picture: PAGE, files: { ...PAGE_FILES, [path]: text }, broken: true };
}

/** @type {Case[]} */
const CASES = [
  { name: "a crate that keeps the rule", picture: RUST, files: RUST_FILES, broken: false },
  { name: "a page that keeps the rule", picture: PAGE, files: PAGE_FILES, broken: false },
  {
    name: "a folder that is listed twice",
    picture: PAGE.replace("model/", "model/ model/"),
    files: PAGE_FILES,
    broken: true,
  },
  rust("a use of a higher floor", "src/ids.rs", "use crate::boards::graph::Graph;"),
  rust("a use in braces", "src/ids.rs", "use std::{fmt}; use crate::{boards::{graph}};"),
  {
    name: "two files that use each other",
    picture: RUST,
    files: { ...RUST_FILES, "src/geometry/tick.rs": "use super::circle::C;" },
    broken: true,
  },
  rust("an inline path", "src/ids.rs", "fn f() -> crate::boards::Graph { todo() }"),
  rust("an inline path after super", "src/geometry/tick.rs", "fn f(c: &'a super::circle::C) {}"),
  rust("a re-export above", "src/boards/graph.rs", "use super::Graph;"),
  rust("the front page", "src/boards/graph.rs", "use crate::Game;"),
  rust("a unit test", "src/ids.rs", "mod tests { use super::*; use crate::boards::Graph; }"),
  rust("super of an inline module", "src/geometry/tick.rs", "mod a { use super::super::circle; }"),
  rust("a file on no floor", "src/extra.rs", ""),
  page("an import of a higher floor", "www/engine/core.ts", "import '../model/state.ts';"),
  page("a type import", "www/engine/types.ts", "import type { Game } from './core.ts';"),
  page("an imported type", "www/engine/types.ts", "type G = import('./core.ts').Game;"),
  page("a dynamic import", "www/model/state.ts", "await import('../main.ts');"),
  page("a re-export", "www/model/state.ts", "export type { A } from '../main';"),
  page("a worker", "www/model/state.ts", "new URL('../main.ts', import.meta.url);"),
  page("the package by its name", "www/engine/types.ts", "import { load } from 'gospace';"),
  page("a feature that knows another", "www/features/b/feature.ts", "import '../a/own.ts';"),
  page("a page's file on no floor", "www/extra.ts", ""),
  {
    name: "a floor without its file",
    picture: RUST.replace("ids.rs", "ids.rs gone.rs"),
    files: RUST_FILES,
    broken: true,
  },
];

/** @returns {{ name: string, errors: string[] }[]} what the test got wrong, case by case */
export function fabricatedCases() {
  return CASES.map(({ name, picture, files, broken }) => {
    const [house] = housesIn(picture);
    const found = house ? violations(house, new Map(Object.entries(files))) : ["no house was read"];
    const right = broken ? found.length === 1 : found.length === 0;
    const errors = right ? [] : [`Expected ${broken ? "one violation" : "none"}:`, ...found];
    return { name: `fabricated: ${name}`, errors };
  });
}
