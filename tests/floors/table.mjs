// Reads the floors out of ARCHITECTURE.md, where they stand as pictures in ```floors blocks:
//
//     crate/src/                 a line at the margin that ends in "/": the folder that is meant
//     F0  colour.rs              Fn opens a floor; lines without it continue the one above
//         geometry/              a folder holds what is indented deeper, or follows on its line
//           tick.rs circle.rs    names differ from prose by their endings: "/", ".rs", ".ts"
//     F1  boards/ graph.rs       after the first word that is not a name, the line is prose
//
// Order counts: an import points to a lower floor, or to a file that stands earlier on its own.

/**
 * @typedef {{ path: string, floor: number }} Listed a file, from the project's folder
 * @typedef {{ root: string, files: Listed[] }} House
 */

const BLOCK = /^```floors\n([\s\S]*?)^```$/gm;
const NAME = /^[\w-]+(?:\.[\w-]+)*(?:\/|\.rs|\.ts)$/;

/** @param {string} markdown @returns {House[]} in the order in which they are drawn */
export function housesIn(markdown) {
  /** @type {Drawing} */
  const drawing = { houses: [], floor: 0, folders: [] };
  for (const [, block = ""] of markdown.matchAll(BLOCK)) {
    for (const line of block.split("\n")) readLine(drawing, line);
  }
  return drawing.houses;
}

/** @typedef {{ houses: House[], floor: number, folders: { column: number, path: string }[] }} Drawing */

/** @param {Drawing} drawing @param {string} line */
function readLine(drawing, line) {
  const root = /^([\w/-]+\/)(?:\s|$)/.exec(line)?.[1];
  if (root) {
    drawing.houses.push({ root, files: [] });
    Object.assign(drawing, { floor: 0, folders: [] });
    return;
  }
  const floor = /^F(\d+)\s/.exec(line)?.[1];
  if (floor) openFloor(drawing, Number(floor), line);
  for (const { text, column } of namesOf(floor ? line.replace(/^F\d+/, blank) : line)) {
    place(drawing, text, column);
  }
}

/** @param {Drawing} drawing @param {number} floor @param {string} line */
function openFloor(drawing, floor, line) {
  if (floor < drawing.floor) throw new Error(`Floors are drawn from the ground up: ${line.trim()}`);
  drawing.floor = floor;
  drawing.folders = [];
}

/** @param {string} line */
function namesOf(line) {
  const words = [...line.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    column: match.index,
  }));
  const prose = words.findIndex(({ text }) => !NAME.test(text));
  return prose < 0 ? words : words.slice(0, prose);
}

/** @param {Drawing} drawing @param {string} name @param {number} column */
function place(drawing, name, column) {
  const house = drawing.houses.at(-1);
  if (!house) throw new Error(`${name} is drawn before the folder that it lies in.`);
  drawing.folders = drawing.folders.filter((folder) => folder.column < column);
  const path = (drawing.folders.at(-1)?.path ?? house.root) + name;
  if (name.endsWith("/")) drawing.folders.push({ column, path });
  else house.files.push({ path, floor: drawing.floor });
}

/** @param {string} text */
function blank(text) {
  return " ".repeat(text.length);
}
