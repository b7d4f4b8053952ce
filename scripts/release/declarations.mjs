// The public declarations of the npm package as lines that may be added to: one for each member, parameter, answer and choice of what
// its entries export, and of the types that these name. Knows the layout of TypeScript's own output alone.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ENTRIES, typesOf } from "../build/package-entries.mjs";

/** @typedef {{ name: string, text: string }} Declaration */

const STATEMENT =
  /^(?:export )?(?:declare )?(?:abstract )?(class|interface|type|const|function) (\w+)/;

/** The lines, sorted. @param {string} folder of the built package @returns {string[]} */
export function publicLines(folder) {
  const files = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".d.ts"))
      .map((file) => [file, plain(readFileSync(join(folder, file), "utf8"))]),
  );
  const declared = new Map(
    [...files.values()].flatMap(declarationsIn).map((each) => [each.name, each]),
  );
  const reached = ENTRIES.flatMap(({ exported, file }) =>
    exported === null ? [] : exportedBy(typesOf(file), files),
  );
  for (const name of reached)
    for (const [, word = ""] of (declared.get(name)?.text ?? "").matchAll(/\b([A-Z]\w*)\b/g))
      if (declared.has(word) && !reached.includes(word)) reached.push(word);
  const lines = reached.flatMap((name) => linesOf(declared.get(name)));
  return [...new Set(lines)].sort();
}

/** Without comments, and on one line wherever a list goes over several. @param {string} text */
function plain(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "").replace(/\s+/g, " ");
}

/** @param {string} text @returns {Declaration[]} */
function declarationsIn(text) {
  return parts(text, /[;}]/).flatMap((part) => {
    const words = part.trim().replace(/^export default /, "");
    const name = STATEMENT.exec(words)?.[2];
    return name === undefined ? [] : [{ name, text: words }];
  });
}

/** The names that a file exports, its own and those of others. @param {string} file @param {Map<string, string>} files @returns {string[]} */
function exportedBy(file, files) {
  const text = files.get(file) ?? "";
  const whole = [...text.matchAll(/export (?:type )?\* from "\.\/(\w[\w-]*)\.js"/g)];
  const listed = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = ""]) =>
    names.split(",").map(
      (name) =>
        name
          .trim()
          .replace(/^type /, "")
          .split(" as ")[0] ?? "",
    ),
  );
  const own = declarationsIn(text).filter((each) => each.text.startsWith("export "));
  return [
    ...own.map(({ name }) => name),
    ...listed.filter((name) => name !== ""),
    ...whole.flatMap(([, module]) => exportedBy(`${module}.d.ts`, files)),
  ];
}

/** @param {Declaration | undefined} declaration @returns {string[]} */
function linesOf(declaration) {
  if (declaration === undefined) return [];
  const { name, text } = declaration;
  const kind = STATEMENT.exec(text)?.[1];
  if (kind === "function") return callLines(name, text.slice(text.indexOf("(")));
  if (kind === "type")
    return choices(text.slice(text.indexOf("=") + 1)).map((each) => `type ${name} = ${each}`);
  if (kind === "const") return [`const ${name}${text.slice(text.indexOf(":")).trimEnd()}`];
  const body = text.slice(text.indexOf("{") + 1, text.lastIndexOf("}"));
  const head = text
    .slice(0, text.indexOf("{"))
    .replace(/^.*?(class|interface)/, "$1")
    .trim();
  return [head, ...parts(body, /;/).flatMap((member) => memberLines(name, member.trim()))];
}

/** @param {string} owner @param {string} member @returns {string[]} */
function memberLines(owner, member) {
  const words = member.replace(/^(?:readonly|static|get|set) /g, "").replace(/^readonly /, "");
  const [, name = "", rest = ""] = /^([\w"[\]-]+\??)([\s\S]*)$/.exec(words) ?? [];
  if (name === "" || words.startsWith("#") || words.startsWith("private ")) return [];
  if (rest.startsWith("(")) return callLines(`${owner}.${name}`, rest);
  return choices(rest.replace(/^\s*:/, "")).map((each) => `${owner}.${name}: ${each}`);
}

/** A parameter that can be left out may be added, one that cannot may not. @param {string} name @param {string} rest from "(" on @returns {string[]} */
function callLines(name, rest) {
  const [inside = ""] = parts(rest.slice(1), /\)/);
  const parameters = parts(inside, /,/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
  const needed = parameters.filter((each) => !/^(?:\.\.\.|\w+\?)/.test(each)).length;
  const answer = rest.slice(inside.length + 2).replace(/^\s*:/, "");
  return [
    `${name}(…) needs ${needed}`,
    ...parameters.flatMap((each, at) => {
      const [, , type = ""] = /^([^:]+):([\s\S]*)$/.exec(each) ?? [];
      return choices(type).map((choice) => `${name}(${at}) takes ${choice}`);
    }),
    ...choices(answer).map((each) => `${name}(…) gives ${each}`),
  ];
}

/** The members of a union. @param {string} type @returns {string[]} */
function choices(type) {
  return parts(type, /\|/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

/** A text cut at signs that stand in no brackets; a closing bracket that is such a sign ends a part with it. @param {string} text @param {RegExp} at */
function parts(text, at) {
  const found = [];
  let [depth, from] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? "";
    if ("([{".includes(sign)) depth++;
    const closes = ")]}".includes(sign);
    if (depth === (closes && sign === "}" ? 1 : 0) && at.test(sign)) {
      found.push(text.slice(from, sign === "}" ? i + 1 : i));
      from = i + 1;
    }
    if (closes) depth--;
  }
  return [...found, text.slice(from)];
}
