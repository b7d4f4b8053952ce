// The rule of ARCHITECTURE.md: an import points to a room that is listed earlier, or stays in its room, where no files
// import each other in a circle. Works on texts, so that made-up houses can be tried too.
import { rustImports } from "./rust.mjs";
import { typescriptImports } from "./typescript.mjs";

/**
 * The breaches of the rule in one house, in sentences.
 * @param {import("./table.mjs").House} house
 * @param {ReadonlyMap<string, string>} texts of all its files, by path
 * @returns {string[]}
 */
export function violations({ root, rooms }, texts) {
  const files = new Set(texts.keys());
  const places = new Map([...files].map((file) => [file, placeOf(file, rooms)]));
  const listed = rooms.map(({ path }) => path);
  const used = new Set(places.values());
  const imports = new Map(
    [...texts].map(([path, text]) => [path, importsOf(path, text, root, files)]),
  );
  const within = new Map(
    [...imports].map(([path, targets]) => [
      path,
      targets.filter((target) => places.get(target) === places.get(path)),
    ]),
  );
  return [
    ...listed
      .filter((path, i) => listed.indexOf(path) < i)
      .map((path) => `${path} is listed twice.`),
    ...listed
      .filter((path, i) => !used.has(i) && listed.indexOf(path) === i)
      .map((path) => `${path} is on a floor, but no file is in it.`),
    ...[...files]
      .filter((path) => places.get(path) === -1)
      .map((path) => `${path} is on no floor.`),
    ...[...imports].flatMap(([path, targets]) =>
      targets
        .filter((target) => (places.get(target) ?? -1) > (places.get(path) ?? -1))
        .map((target) => `${path} imports ${target}, which stands above it.`),
    ),
    ...[...within].flatMap(([path, targets]) =>
      targets
        .filter((target) => apart(path, target, listed[places.get(path) ?? -1] ?? ""))
        .map((target) => `${path} imports ${target}, of another folder that has to stand alone.`),
    ),
    ...circlesIn(within).map((circle) => `A circle of imports: ${circle.join(" → ")}.`),
  ];
}

/** The place in the list of the room of a file; −1: it has none. @param {string} file @param {import("./table.mjs").Room[]} rooms */
function placeOf(file, rooms) {
  const holds = (/** @type {string} */ path) =>
    path === file || (path.endsWith("/") && file.startsWith(path.replace("*/", "")));
  const lengths = rooms.map(({ path }) => (holds(path) ? path.length : -1));
  const longest = Math.max(...lengths);
  return longest < 0 ? -1 : lengths.indexOf(longest);
}

/** True: the files lie in two folders of a name with a star. @param {string} a @param {string} b @param {string} name */
function apart(a, b, name) {
  if (!name.endsWith("*/")) return false;
  const folder = (/** @type {string} */ file) => file.slice(name.length - 2).split("/")[0];
  return folder(a) !== folder(b);
}

/** @param {string} path @param {string} text @param {string} root @param {ReadonlySet<string>} files */
function importsOf(path, text, root, files) {
  return (path.endsWith(".rs") ? rustImports : typescriptImports)(path, text, root, files);
}

/** The circle that each file closes, found by a walk that enters no file twice. @param {ReadonlyMap<string, string[]>} imports */
function circlesIn(imports) {
  /** @type {Set<string>} */
  const entered = new Set();
  /** @type {string[]} */
  const way = [];
  /** @type {string[][]} */
  const circles = [];
  const enter = (/** @type {string} */ file) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file]);
    if (entered.has(file)) return;
    entered.add(file);
    way.push(file);
    for (const target of imports.get(file) ?? []) if (target !== file) enter(target);
    way.pop();
  };
  for (const file of imports.keys()) enter(file);
  return circles;
}
