// The rule of ARCHITECTURE.md: an import points only to a lower floor, or to a neighbour that is
// listed earlier on the same floor. Works on texts, so that made-up houses can be tried too.
import { rustImports } from "./rust.mjs";
import { typescriptImports } from "./typescript.mjs";

/**
 * The breaches of the rule in one house, in sentences.
 * @param {import("./table.mjs").House} house
 * @param {ReadonlyMap<string, string>} texts of all its files, by path
 * @returns {string[]}
 */
export function violations(house, texts) {
  const places = new Map(house.files.map((file, order) => [file.path, { ...file, order }]));
  const files = new Set(texts.keys());
  const absent = [...places.keys()].filter((path) => !files.has(path));
  const homeless = [...files].filter((path) => !places.has(path));
  const listed = house.files.map(({ path }) => path);
  const repeated = listed.filter((path, order) => listed.indexOf(path) !== order);
  return [
    ...repeated.map((path) => `${path} is listed twice.`),
    ...absent.map((path) => `${path} is on a floor, but there is no such file.`),
    ...homeless.map((path) => `${path} is on no floor.`),
    ...[...texts].flatMap(([path, text]) => wrongImports(path, text, house.root, files, places)),
  ];
}

/**
 * @param {string} path @param {string} text @param {string} root
 * @param {ReadonlySet<string>} files @param {Map<string, { floor: number, order: number }>} places
 */
function wrongImports(path, text, root, files, places) {
  const from = places.get(path);
  if (!from) return [];
  const importsOf = path.endsWith(".rs") ? rustImports : typescriptImports;
  return importsOf(path, text, root, files).flatMap((target) => {
    const to = places.get(target);
    if (!to || to.order < from.order) return [];
    const where = to.floor > from.floor ? "a higher floor" : "listed later on its floor";
    return [`${path} (F${from.floor}) imports ${target} (F${to.floor}), which is ${where}.`];
  });
}
