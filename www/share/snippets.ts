/** Snippets for authors: a frame, the element, or a linked picture. */
import type { EmbedChoices, Snippet } from "../model/sharing.ts";
import { type Address, pageAddress } from "./address.ts";

export interface Embedded {
  /** URL of the folder that serves the embed. */
  readonly site: string;
  readonly link: string;
  readonly title: string;
  readonly choices: EmbedChoices;
}

/** URL for the frame. */
export function embedAddress({ site, link, choices }: Embedded): string {
  const { theme, turns, play, steps } = choices;
  const query = [
    ...(theme === "auto" ? [] : [`theme=${theme}`]),
    ...(turns === null ? [] : [`turn=${turns}`]),
    ...(play ? [] : ["readonly"]),
    ...(steps ? [] : ["steps=no"]),
  ];
  return `${site}embed.html${query.length > 0 ? `?${query.join("&")}` : ""}#${link}`;
}

export function snippetOf(kind: Snippet, embedded: Embedded): string {
  switch (kind) {
    case "frame":
      return frameOf(embedded);
    case "element":
      return elementOf(embedded);
    case "markdown":
      return markdownOf(embedded);
    default:
      return kind satisfies never;
  }
}

function frameOf(embedded: Embedded): string {
  const { width, height } = embedded.choices;
  return tag("iframe", [
    ["src", embedAddress(embedded)],
    ["width", String(width)],
    ["height", String(height)],
    ["title", embedded.title],
    ["loading", "lazy"],
    ["style", "border: 0; max-width: 100%"],
  ]).concat("</iframe>");
}

function elementOf(embedded: Embedded): string {
  const { site, link, title, choices } = embedded;
  const { width, height, theme, turns, play, steps } = choices;
  const opening = tag("go-space", [
    ["game", link],
    ...(theme === "auto" ? [] : [["theme", theme] as const]),
    ...(turns === null ? [] : [["start", String(turns)] as const]),
    ...(play ? [] : [["readonly", null] as const]),
    ...(steps ? [] : [["steps", "no"] as const]),
    ["style", `width: ${width}px; height: ${height}px; max-width: 100%`],
  ]);
  return [
    `${tag("script", [
      ["type", "module"],
      ["src", `${site}element.js`],
    ])}</script>`,
    opening,
    `  ${tag("a", [["href", pageAddress(site, address(embedded))]])}${escaped(title)}</a>`,
    "</go-space>",
  ].join("\n");
}

/** A linked picture, for sites that refuse frames and scripts. */
function markdownOf(embedded: Embedded): string {
  const title = embedded.title.replace(/[\\[\]]/g, "\\$&");
  return `[![${title}](board.svg)](${pageAddress(embedded.site, address(embedded))})`;
}

function address({ link, choices: { turns } }: Embedded): Address {
  return { link, turns };
}

type Attribute = readonly [name: string, value: string | null];

function tag(name: string, attributes: readonly Attribute[]): string {
  const written = attributes.map(([key, value]) =>
    value === null ? ` ${key}` : ` ${key}="${escaped(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
