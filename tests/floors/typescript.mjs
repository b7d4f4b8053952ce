// The page's own files that a TypeScript file imports: by import and export, of types too,
// by import(), and by new URL(…, import.meta.url), which starts a worker.
import { posix } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** The package's name as the page writes it, and the file behind it. */
const PACKAGE = "gospace";
const PACKAGE_ENTRY = "engine/core.ts";

/**
 * @param {string} path of the file @param {string} text @param {string} root the page's folder
 * @param {ReadonlySet<string>} files all of the page's
 * @returns {string[]} the files imported
 */
export function typescriptImports(path, text, root, files) {
  const program = parseAst(text, { lang: "ts" });
  const targets = new Set();
  for (const specifier of specifiersIn(program)) {
    const target = targetOf(specifier, path, root, files);
    if (target) targets.add(target);
  }
  return [...targets];
}

/**
 * The files that load at once with a script: it, what it imports and not for types alone, and what those do.
 * @param {string} first its path @param {ReadonlyMap<string, string>} texts of the page's files @param {string} root
 * @param {RegExp} left out, with what only they import
 */
export function loadedWith(first, texts, root, left) {
  const files = new Set(texts.keys());
  const loaded = new Set([first]);
  for (const path of loaded) {
    for (const node of parseAst(texts.get(path) ?? "", { lang: "ts" }).body) {
      const { source, importKind, exportKind } = /** @type {Record<string, any>} */ (node);
      if (!source || importKind === "type" || exportKind === "type") continue;
      const target = targetOf(source.value, path, root, files);
      if (target && !left.test(target)) loaded.add(target);
    }
  }
  return loaded;
}

/** @param {unknown} node of the syntax tree @returns {Generator<string>} */
function* specifiersIn(node) {
  if (Array.isArray(node)) {
    for (const item of node) yield* specifiersIn(item);
    return;
  }
  if (node === null || typeof node !== "object") return;
  const { source, type, callee, arguments: words } = /** @type {Record<string, any>} */ (node);
  if (source?.type === "Literal") yield source.value;
  if (type === "NewExpression" && callee.name === "URL" && words[0]?.type === "Literal") {
    yield words[0].value;
  }
  yield* specifiersIn(Object.values(node));
}

/** @param {string} specifier @param {string} from @param {string} root @param {ReadonlySet<string>} files */
function targetOf(specifier, from, root, files) {
  if (specifier === PACKAGE) return root + PACKAGE_ENTRY;
  if (!specifier.startsWith(".")) return undefined;
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ""));
  const candidates = [path, `${path}.ts`, path.replace(/\.js$/, ".ts"), `${path}/index.ts`];
  return candidates.find((candidate) => files.has(candidate));
}

/** Methods of lists. */
const OF_LISTS = new Set(
  "at concat every filter find findIndex findLast flat flatMap forEach includes indexOf join map push reduce reverse slice some sort toReversed toSorted".split(
    " ",
  ),
);

const BRANCHES = /^(If|Switch|For|ForIn|ForOf|While|DoWhile)Statement$|^ConditionalExpression$/;

/**
 * The number of branches, loops, calls of methods of lists, and functions that are not exported.
 * @param {string} text of a TypeScript file
 */
export function logicIn(text) {
  const program = parseAst(text, { lang: "ts" });
  const own = program.body.filter(({ type }) => type === "FunctionDeclaration");
  return own.length + [...stepsIn(program)].length;
}

/** @param {unknown} node of the syntax tree @returns {Generator<string>} */
function* stepsIn(node) {
  if (Array.isArray(node)) {
    for (const item of node) yield* stepsIn(item);
    return;
  }
  if (node === null || typeof node !== "object") return;
  const { type, callee } = /** @type {Record<string, any>} */ (node);
  if (BRANCHES.test(type ?? "")) yield type;
  if (type === "CallExpression" && OF_LISTS.has(callee.property?.name)) yield callee.property.name;
  yield* stepsIn(Object.values(node));
}
