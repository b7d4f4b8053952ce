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
