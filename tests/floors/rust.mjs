// The crate's own files that a Rust file refers to: by `use` trees and by paths within its
// code, through `crate`, `super`, `self` or a child module's name. Knows no macros' insides
// but as plain words, and takes block comments as not nested.

const UNREAD =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\bb?r(#*)"[\s\S]*?"\1|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[^']+|[^'\\])'/g;
const TOKEN = /[A-Za-z_]\w*|::|[^\s\w]/g;
const WORD = /^[A-Za-z_]/;

/**
 * @param {string} path of the file @param {string} text @param {string} root the crate's src/
 * @param {ReadonlySet<string>} files all of the crate's
 * @returns {string[]} the files referred to, itself excluded
 */
export function rustImports(path, text, root, files) {
  const modules = modulesOf(root, files);
  const home = moduleName(path, root);
  const targets = new Set();
  for (const reference of referencesIn(text.replace(UNREAD, " "), home, modules)) {
    targets.add(fileOf(reference, modules));
  }
  targets.delete(path);
  targets.delete(undefined);
  return [...targets];
}

/** From module paths ("boards::graph") to files. @param {string} root @param {ReadonlySet<string>} files */
function modulesOf(root, files) {
  return new Map([...files].map((file) => [moduleName(file, root).join("::"), file]));
}

/** @param {string} path @param {string} root @returns {string[]} */
function moduleName(path, root) {
  const segments = path.slice(root.length).replace(/\.rs$/, "").split("/");
  return ["mod", "lib", "main"].includes(segments.at(-1) ?? "") ? segments.slice(0, -1) : segments;
}

/** The file of the longest beginning that is a module. @param {string[]} reference @param {Map<string, string>} modules */
function fileOf(reference, modules) {
  for (let length = reference.length; length >= 0; length -= 1) {
    const file = modules.get(reference.slice(0, length).join("::"));
    if (file) return file;
  }
  return undefined;
}

/**
 * Every reference as a path from the crate's root.
 * @param {string} code @param {string[]} home @param {Map<string, string>} modules
 */
function* referencesIn(code, home, modules) {
  const tokens = code.match(TOKEN) ?? [];
  /** @type {(string | null)[]} for each open brace the inline module that it opens, if any */
  const braces = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? "";
    if (token === "{") braces.push(tokens[at - 2] === "mod" ? (tokens[at - 1] ?? null) : null);
    else if (token === "}") braces.pop();
    if (!startsPath(tokens, at)) continue;
    const here = [...home, ...braces.filter((name) => name !== null)];
    const tree = readTree(tokens, at);
    at = tree.next - 1;
    for (const path of tree.paths) {
      const reference = fromRoot(path, here, modules);
      if (reference) yield reference;
    }
  }
}

/** @param {string[]} tokens @param {number} at */
function startsPath(tokens, at) {
  const before = tokens[at - 1] ?? "";
  if (before === "use") return true;
  if (before === "::" || before === "." || before === "in") return false;
  return WORD.test(tokens[at] ?? "") && tokens[at + 1] === "::";
}

/**
 * A path, or a `use` tree with braces.
 * @param {string[]} tokens @param {number} at @returns {{ paths: string[][], next: number }}
 */
function readTree(tokens, at) {
  /** @type {string[]} */
  const path = [];
  let next = at;
  if (tokens[next] === "::") next += 1;
  for (;;) {
    const token = tokens[next] ?? "";
    if (token === "{") return readBranches(tokens, next + 1, path);
    if (!WORD.test(token)) return { paths: [path], next: Math.max(next, at + 1) };
    path.push(token);
    if (tokens[next + 1] !== "::") return { paths: [path], next: next + 1 };
    next += 2;
  }
}

/** @param {string[]} tokens @param {number} at after the brace @param {string[]} stem */
function readBranches(tokens, at, stem) {
  const paths = [];
  let next = at;
  while (next < tokens.length && tokens[next] !== "}") {
    const branch = readTree(tokens, next);
    paths.push(...branch.paths.map((path) => [...stem, ...path]));
    next = branch.next;
    while (next < tokens.length && tokens[next] !== "," && tokens[next] !== "}") next += 1;
    if (tokens[next] === ",") next += 1;
  }
  return { paths, next: next + 1 };
}

/**
 * @param {string[]} path @param {string[]} here @param {Map<string, string>} modules
 * @returns {string[] | undefined} undefined for what lies outside the crate
 */
function fromRoot(path, here, modules) {
  const [first = "", ...rest] = path;
  if (first === "crate") return rest;
  if (first === "super" || first === "self") return climbed(path, here);
  const child = [...here, first];
  return modules.has(child.join("::")) ? [...child, ...rest] : undefined;
}

/** @param {string[]} path @param {string[]} here */
function climbed(path, here) {
  const base = [...here];
  let at = 0;
  for (; path[at] === "super" || path[at] === "self"; at += 1) {
    if (path[at] === "super") base.pop();
  }
  return [...base, ...path.slice(at)];
}
