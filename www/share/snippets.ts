/** Snippets for authors: a frame, the element, or a linked picture in HTML or Markdown. */
import type { EmbedChoices, Snippet } from "../model/sharing.ts";
import type { Size } from "../view/camera.ts";
import { UNNAMED } from "../words/share.ts";
import { shortTitle } from "../words/titles.ts";
import { type Address, fragmentOf, pageAddress, problemAddress } from "./address.ts";
import { fileStem } from "./files.ts";

export interface Embedded {
  /** URL of the folder that serves the embed. */
  readonly site: string;
  readonly link: string;
  /** From the main line to the moment at which it opens; absent where that is on it. */
  readonly detours?: Address["detours"];
  readonly title: string;
  readonly choices: EmbedChoices;
  /** Size of the saved picture in CSS pixels. */
  readonly picture: Size;
}

const NAMED_POINTS = { all: "yes", none: "no" } as const;

/** URL for the frame. */
export function embedAddress(embedded: Omit<Embedded, "picture">): string {
  const { mode, theme, play, steps, caption, numbers, coordinates, crop } = embedded.choices;
  const turns = startOf(embedded);
  const query = [
    ...(mode === "solve" ? ["mode=solve"] : []),
    ...(theme === "auto" ? [] : [`theme=${theme}`]),
    ...(turns === null ? [] : [`turn=${turns}`]),
    ...(play ? [] : ["readonly"]),
    ...(steps ? [] : ["steps=no"]),
    ...(caption ? ["caption"] : []),
    ...(numbers ? ["numbers"] : []),
    ...(coordinates === "grid" ? [] : [`coordinates=${NAMED_POINTS[coordinates]}`]),
    ...(crop === "" ? [] : [`crop=${encodeURIComponent(crop).replaceAll("%3A", ":")}`]),
  ];
  const asked = query.length > 0 ? `?${query.join("&")}` : "";
  return `${embedded.site}embed.html${asked}#${gameOf(embedded)}`;
}

type Opened = Pick<Embedded, "link" | "detours" | "choices">;

/** The link, with the moment off the main line at which it opens. */
function gameOf({ link, detours = [], choices: { turns } }: Opened): string {
  return detours.length === 0 ? link : fragmentOf({ link, turns, detours }).slice(1);
}

/** Turns of the main line that are shown at first; null: all, or as many as the link says. */
function startOf({ detours = [], choices: { turns } }: Opened): number | null {
  return detours.length === 0 ? turns : null;
}

/** File name of the picture that the snippets show. */
export function pictureName(title: string): string {
  return `${fileStem(title)}.png`;
}

export function snippetOf(kind: Snippet, embedded: Embedded): string {
  switch (kind) {
    case "frame":
      return frameOf(embedded);
    case "element":
      return elementOf(embedded);
    case "picture":
      return pictureOf(embedded);
    case "markdown":
      return markdownOf(embedded);
    default:
      return kind satisfies never;
  }
}

function frameOf(embedded: Embedded): string {
  return `${frameTag(embedded)}\n<noscript>${pictureOf(embedded)}</noscript>`;
}

export function frameTag(embedded: Embedded): string {
  const { width, height } = embedded.choices;
  const opening = tag("iframe", [
    ["src", escaped(embedAddress(embedded))],
    ["width", String(width)],
    ["height", String(height)],
    ["title", inert(embedded.title)],
    ["loading", "lazy"],
    ["style", "border: 0; max-width: 100%"],
  ]);
  return `${opening}</iframe>`;
}

/** The script has a line of its own, which ends its HTML block in Markdown. */
function elementOf(embedded: Embedded): string {
  const { mode, width, height, theme, play, steps } = embedded.choices;
  const { caption, numbers, coordinates, crop } = embedded.choices;
  const turns = startOf(embedded);
  const script = tag("script", [
    ["type", "module"],
    ["src", escaped(`${embedded.site}element.js`)],
  ]);
  const opening = tag("go-space", [
    ["game", gameOf(embedded)],
    ...(mode === "solve" ? [["mode", "solve"] as const] : []),
    ...(theme === "auto" ? [] : [["theme", theme] as const]),
    ...(turns === null ? [] : [["start", String(turns)] as const]),
    ...(play ? [] : [["readonly", null] as const]),
    ...(steps ? [] : [["steps", "no"] as const]),
    ...(caption ? [["caption", null] as const] : []),
    ...(numbers ? [["numbers", null] as const] : []),
    ...(coordinates === "grid" ? [] : [["coordinates", NAMED_POINTS[coordinates]] as const]),
    ...(crop === "" ? [] : [["crop", inert(crop)] as const]),
    ["style", `width: ${width}px; height: ${height}px; max-width: 100%`],
  ]);
  return [`${script}</script>`, opening, `  ${pictureOf(embedded)}`, "</go-space>"].join("\n");
}

/** A linked picture: for sites that refuse frames and scripts, for feeds and for print. */
function pictureOf(embedded: Embedded): string {
  const { title, choices, picture } = embedded;
  const width = Math.min(choices.width, picture.width);
  const image = tag("img", [
    ["src", encodeURIComponent(pictureName(title))],
    ["alt", inert(title)],
    ["width", String(width)],
    ["height", String(Math.round((width * picture.height) / picture.width))],
    ["style", "max-width: 100%; height: auto"],
  ]);
  return `${tag("a", [["href", escaped(pageOf(embedded))]])}${image}</a>`;
}

function markdownOf(embedded: Embedded): string {
  const { title } = embedded;
  const image = `![${inert(title)}](${encodeURIComponent(pictureName(title))})`;
  return `[${image}](${pageOf(embedded).replace(/[()]/g, encodedBracket)})`;
}

/** Address of the game at the shown moment, on the page. */
export function pageOf({ site, link, detours, choices: { mode, turns } }: Embedded): string {
  const address: Address = { link, turns, ...(detours !== undefined && { detours }) };
  return mode === "solve" ? problemAddress(site, address) : pageAddress(site, address);
}

function encodedBracket(bracket: string): string {
  return bracket === "(" ? "%28" : "%29";
}

type Attribute = readonly [name: string, value: string | null];

/** Opening tag; the values are escaped already. */
function tag(name: string, attributes: readonly Attribute[]): string {
  const written = attributes.map(([key, value]) =>
    value === null ? ` ${key}` : ` ${key}="${value}"`,
  );
  return `<${name}${written.join("")}>`;
}

const NAMED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** An address as the value of an attribute. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => NAMED[sign] ?? sign);
}

/** Signs that HTML, Markdown, or the templates and shortcodes of a site's builder read as their own. */
const LIVE = /[&<>"'`*_~|$@!^\\[\](){}]/g;

/** A title in one line that is text and nothing else, as an attribute or content of HTML and as the text
 *  of an image or link in Markdown: all of them know character references. A blank line would end a block
 *  of HTML in Markdown. */
export function inert(title: string): string {
  const text = shortTitle(title) || UNNAMED;
  return text.replace(LIVE, (sign) => NAMED[sign] ?? `&#${sign.charCodeAt(0)};`);
}
