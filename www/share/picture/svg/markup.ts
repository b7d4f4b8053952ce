/** Elements of XML as values, and their text; special signs in texts and attributes are escaped. */

export type Value = string | number | null;
export type Attributes = Readonly<Record<string, Value>>;

export interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly (Element | string)[];
}

/** Attributes that are null are left out. */
export function element(
  name: string,
  attributes: Attributes,
  ...children: readonly (Element | string)[]
): Element {
  return { name, attributes, children };
}

/** With an id, so that readers and editors of the file find it; no element where it has no children. */
export function group(
  id: string | null,
  attributes: Attributes,
  children: readonly Element[],
): Element[] {
  return children.length === 0 ? [] : [element("g", { id, ...attributes }, ...children)];
}

/** At most two decimals. */
export function number(value: number): string {
  const text = value.toFixed(2).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}

export function written(node: Element, depth = 0): string {
  const indent = "  ".repeat(depth);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => attribute(name, value))
    .join("");
  const start = `${indent}<${node.name}${attributes}`;
  if (node.children.length === 0) return `${start}/>\n`;
  if (node.children.every((child) => typeof child === "string"))
    return `${start}>${node.children.map((text) => escaped(inLine(text))).join("")}</${node.name}>\n`;
  const inner = node.children.map((child) =>
    typeof child === "string" ? escaped(inLine(child)) : written(child, depth + 1),
  );
  return `${start}>\n${inner.join("")}${indent}</${node.name}>\n`;
}

function attribute(name: string, value: Value): string {
  if (value === null) return "";
  return ` ${name}="${typeof value === "number" ? number(value) : escaped(value, /[&<>"]/g)}"`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text in one line and in its own direction: in Markdown a blank line would end the drawing, and what follows it
 *  would be read as links. */
function inLine(text: string): string {
  return text.replace(/\p{Bidi_Control}+/gu, "").replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

/** Signs that XML cannot hold become the replacement character. */
function escaped(text: string, signs = /[&<>]/g): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\u{fffd}")
    .replace(signs, (sign) => ENTITIES[sign] ?? sign);
}

/** A colour of the stylesheet as two attributes, since not every program reads an alpha in a colour. */
export function paint(property: "fill" | "stroke" | "flood" | "stop", colour: string): Attributes {
  const digits = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(colour)
    ? colour.slice(1)
    : "000";
  const full = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  const alpha = full.length > 6 ? Number.parseInt(full.slice(6), 16) / 255 : 1;
  const name = property === "fill" || property === "stroke" ? property : `${property}-color`;
  return { [name]: `#${full.slice(0, 6)}`, [`${property}-opacity`]: alpha < 1 ? alpha : null };
}
