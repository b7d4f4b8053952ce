/** English that a reader sees stands in www/words: no other file of www has sentences or labels of its own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";

const WWW = new URL("../../../www/", import.meta.url).pathname;

/** Names of keys, as events have them. */
const KEYS =
  /^(Alt|Arrow\w+|Backspace|Control|Delete|End|Enter|Escape|Home|Insert|Meta|Page\w+|Shift|Space|Tab)$/;
/** Names that are the same in every language. */
const NAMES = /^((… · )?Gospace|Tromp–Taylor|Segerman|GraphML|AbortError|.*Error)$/;
/** Files below the words, or with strings that no reader of a page sees. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "engine/boards.ts": "names an argument in an error for callers",
  "features/clock/clock-lines.ts": "writes lines of a comment as the importer of SGF does",
  "kinds/link-kind.ts": "has the text that trains the coder of links",
  "layout/layered.ts": "throws errors of the layout, below the words",
  "player/crop.ts": "warns authors in the console",
  "player/options.ts": "warns authors in the console",
  "share/picture/card.ts": "names fonts",
  "share/picture/tikz/tikz-pen.ts": "writes keys of TikZ",
};

/** Attributes that are read or heard. */
const SPOKEN = /(?:aria-label|aria-valuetext|aria-description|title|placeholder|alt)="([^"]*)"/g;

/** A part of a syntax tree. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** All class names of the styles: a list of them is no English. */
const CLASSES = new Set(
  readdirSync(WWW, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => readFileSync(join(WWW, file), "utf8").match(/(?<=\.)[a-z][\w-]*/g) ?? []),
);

function isEnglish(text: string): boolean {
  const words = text.trim();
  if (/[{};]/.test(words)) return false;
  if (KEYS.test(words) || NAMES.test(words)) return false;
  if (words.split(/\s+/).every((word) => CLASSES.has(word))) return false;
  return (
    /^[^\w]*[A-Z]\p{Ll}+(?![\w-])|^[AI] [a-z]/u.test(words) ||
    /[a-z]{2,} [a-z]{2,},? [a-z]+/.test(words)
  );
}

/** Texts and spoken attributes of markup; parts stand as "\0". */
function textsOf(markup: string): string[] {
  const spoken = [...markup.matchAll(SPOKEN)].map(([, text]) => text ?? "");
  const texts = markup.replace(/<[^>]*>/g, "\n").replace(/\s*\n\s*/g, "\n");
  return [...spoken, ...texts.split(/[\n\0]+/)];
}

/** Strings and templates of a tree, without those of modules, types, keys and failures of the program. */
function stringsIn(node: Node, isShown = true): string[] {
  if (node.type.startsWith("TS") && !/Expression$/.test(node.type)) return [];
  if (/^(Import|ExportAll)/.test(node.type)) return [];
  if (node.type === "Literal") return typeof node.value === "string" && isShown ? [node.value] : [];
  if (node.type === "TemplateLiteral" && isShown) {
    const cooked = (node.quasis as { value: { cooked: string } }[]).map(
      ({ value }) => value.cooked,
    );
    const text = cooked.join("\0");
    const own = /<\/?[a-z]/.test(text) ? textsOf(text) : [text.replace(/\0/g, "…")];
    return [...own, ...childrenOf(node).flatMap((child) => stringsIn(child))];
  }
  const failure = node.type === "NewExpression" && /Error$/.test(nameOf(node.callee));
  const logged = node.type === "CallExpression" && /^console$/.test(nameOf(node.callee));
  return childrenOf(node).flatMap((child) => stringsIn(child, isShown && !failure && !logged));
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node.object);
  return typeof node.name === "string" ? node.name : "";
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isNode);
}

/** English in a file of www. */
function englishIn(code: string): string[] {
  const tree: unknown = parseAst(code, { lang: "ts" });
  return isNode(tree) ? stringsIn(tree).filter(isEnglish) : [];
}

test("no sentence or label stands outside www/words", () => {
  const files = readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      file.endsWith(".ts") &&
      !file.startsWith("words/") &&
      // Translations of them.
      !file.startsWith("languages/") &&
      !file.endsWith(".d.ts") &&
      !(file in EXCEPTIONS),
  );
  const found = files.flatMap((file) =>
    englishIn(readFileSync(join(WWW, file), "utf8")).map((text) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

test("texts, spoken attributes and plain strings are found; classes, keys and types are not", () => {
  const markup = `html\`<p class="soft" title="A tip">Play \${x} on the board</p>\``;
  expect(englishIn(markup)).toEqual(["A tip", "Play ", " on the board"]);
  expect(englishIn(`const a = "Undo"; const b = \`\${n} turns are new\`;`)).toEqual([
    "Undo",
    "… turns are new",
  ]);
  expect(englishIn('on("Escape"); type A = "Some words"; make("btn small");')).toEqual([]);
});

test("no count with its noun stands outside www/words", () => {
  const files = readdirSync(WWW, { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const counting = files.filter(
    (file) =>
      file.endsWith(".ts") &&
      !/^(words|languages)\//.test(file) &&
      /\bcounted\(/.test(readFileSync(join(WWW, file), "utf8")),
  );
  expect(counting).toEqual([]);
});
