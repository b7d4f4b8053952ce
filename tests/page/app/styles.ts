/** The page's styles, as far as they hide and show, and its colours. A window without a browser would look through all of
 *  them for each element; here a rule is found by the last part of its selector. */
import { stylesOf } from "./bundle.ts";

type Kept = "display" | "visibility";

interface Rule {
  readonly selector: string;
  readonly media: readonly string[];
  readonly property: Kept;
  readonly value: string;
  /** The later of two rules with equal weight wins. */
  readonly weight: number;
}

let colours: string | undefined;

export function colourStyles(): string {
  colours ??= stylesOf("colours");
  return colours;
}

/** Rules by what the last part of their selectors names: an id, a class, an attribute or a kind of element. */
let rules: Map<string, Rule[]> | undefined;

function allRules(): Map<string, Rule[]> {
  if (rules !== undefined) return rules;
  const made = new Map<string, Rule[]>();
  let order = 0;
  for (const { selectors, media, body } of blocksIn(stylesOf("sight"), []))
    for (const [, property, value = "", important] of body.matchAll(
      /(display|visibility):([^;!]*)(!important)?/g,
    ))
      for (const selector of selectors) {
        if (selector.includes("::")) continue;
        const weight = (important ? 1e12 : 0) + specificity(selector) * 1e5 + order++;
        const rule = { selector, media, property: property as Kept, value, weight };
        const key = keyOf(selector);
        made.set(key, [...(made.get(key) ?? []), rule]);
      }
  rules = made;
  return made;
}

interface Block {
  readonly selectors: string[];
  readonly media: readonly string[];
  readonly body: string;
}

function* blocksIn(text: string, media: readonly string[]): Generator<Block> {
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf("{", at);
    if (open < 0) return;
    const close = endOf(text, open, "{", "}");
    const head = text.slice(at, open).trim();
    const body = text.slice(open + 1, close);
    if (head.startsWith("@media")) yield* blocksIn(body, [...media, head.slice(6).trim()]);
    else if (!head.startsWith("@")) yield { selectors: parts(head, ","), media, body };
    at = close + 1;
  }
}

function endOf(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === open) depth++;
    if (text[at] === close && --depth === 0) return at;
  }
  return text.length;
}

/** Last parts of selectors, which are asked for again and again. */
const lasts = new Map<string, string>();

function lastPart(selector: string): string {
  const known = lasts.get(selector) ?? parts(selector, " >+~").at(-1) ?? "";
  lasts.set(selector, known);
  return known;
}

/** The parts of a text between separators outside of brackets. */
export function parts(text: string, separators: string): string[] {
  let depth = 0;
  const found = [""];
  for (const letter of text) {
    if ("([".includes(letter)) depth++;
    if (")]".includes(letter)) depth--;
    if (depth === 0 && separators.includes(letter)) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim()).filter((part) => part !== "");
}

function keyOf(selector: string): string {
  const last = lastPart(selector).replace(/:[\w-]+(\([\s\S]*\))?/g, "");
  const [key] = /#[\w-]+/.exec(last) ??
    /\.[\w-]+/.exec(last) ??
    /\[[\w-]+/.exec(last) ??
    /^[\w-]+/.exec(last) ?? ["*"];
  return key;
}

/** Ids, then classes, then kinds, as one number. */
function specificity(selector: string): number {
  let sum = 0;
  const plain = selector.replace(/:(is|not|has|where)\(/g, (_, name: string, at: number) => {
    const from = at + name.length + 1;
    const inner = selector.slice(from + 1, endOf(selector, from, "(", ")"));
    if (name !== "where") sum += Math.max(...parts(inner, ",").map(specificity));
    return `:${name}(`;
  });
  const outer = parts(plain, " >+~")
    .map((part) => part.replace(/:(is|not|has|where)\([\s\S]*\)/g, ""))
    .join(" ");
  const ids = outer.match(/#[\w-]+/g)?.length ?? 0;
  const classes = outer.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g)?.length ?? 0;
  const kinds = outer.match(/(^| )[a-z][\w-]*/g)?.length ?? 0;
  return sum + 1e4 * ids + 100 * classes + kinds;
}

function* keysOf(element: Element): Generator<string> {
  if (element.id !== "") yield `#${element.id}`;
  for (const name of element.classList) yield `.${name}`;
  for (const { name } of element.attributes) yield `[${name}`;
  yield element.localName;
  yield "*";
}

let applies: (media: string) => boolean = () => true;

/** The window's answer to a media query, from now on. */
export function setMedia(answer: (media: string) => boolean): void {
  applies = answer;
}

/** Value that the styles give an element itself, or null. */
export function styled(element: Element, property: Kept): string | null {
  let best: Rule | null = null;
  for (const key of keysOf(element))
    for (const rule of allRules().get(key) ?? []) {
      if (rule.property !== property || rule.weight < (best?.weight ?? -1)) continue;
      if (rule.media.every(applies) && isOf(element, rule.selector)) best = rule;
    }
  return best?.value ?? null;
}

/** The library knows no `:is()` or `:not()` with places in the document: these are asked one by one. */
function isOf(element: Element, selector: string): boolean {
  const last = lastPart(selector);
  const [empty] = /:not\(:empty\)|:empty/.exec(last) ?? [];
  if (empty !== undefined) {
    const rest = selector.slice(0, -last.length) + (last.replace(empty, "") || "*");
    return isEmpty(element) === (empty === ":empty") && isOf(element, rest);
  }
  const [whole, name, from = 0] = placed(last) ?? [];
  if (whole === undefined) return element.matches(selector);
  const isOne = parts(whole.slice(from, -1), ",").some((each) => isOf(element, each));
  const rest = selector.slice(0, -last.length) + (last.replace(whole, "") || "*");
  return isOne === (name === "is") && isOf(element, rest);
}

/** The library takes words for nothing. */
function isEmpty({ childNodes }: Element): boolean {
  return [...childNodes].every(
    ({ nodeType, nodeValue }) => nodeType === Node.COMMENT_NODE || nodeValue === "",
  );
}

type Placed = [string, string, number];

const placedIn = new Map<string, Placed | null>();

function placed(compound: string): Placed | null {
  const known = placedIn.get(compound);
  if (known !== undefined) return known;
  const found = firstPlaced(compound);
  placedIn.set(compound, found);
  return found;
}

/** The first `:is()` or `:not()` of several parts: all of it, its name, and where its list begins. */
function firstPlaced(compound: string): Placed | null {
  for (const { 0: head, 1: name = "", index } of compound.matchAll(/:(is|not)\(/g)) {
    const open = index + head.length - 1;
    const whole = compound.slice(index, endOf(compound, open, "(", ")") + 1);
    const list = parts(whole.slice(head.length, -1), ",");
    if (list.some((each) => parts(each, " >+~").length > 1)) return [whole, name, head.length];
  }
  return null;
}
