/** QR code of a link, to be photographed. */

import { guard } from "lit-html/directives/guard.js";
import { encode } from "uqr";
import { SHARE_WORDS } from "../words/share.ts";
import { html } from "./template.ts";

/** Capacity of the largest code at the least correction, in bytes (ISO 18004, version 40-L). */
const MOST = 2_953;

/** Modules in a row of the densest code on a card: cameras still read it from a screen. */
const MOST_ON_CARD = 125;

/** QR code; null where the text is too long for one. */
export function qrOf(text: string): unknown {
  return text.length > MOST ? null : guard([text], () => square(text));
}

type Modules = readonly (readonly boolean[])[];

/** Rows of dark and light modules, with a quiet border of so many. */
function modulesOf(text: string, border: number): Modules {
  return encode(text, { ecc: "L", border }).data;
}

/** Modules for a card; null where they would be too small to be read. */
export function cardCode(text: string): Modules | null {
  const modules = text.length > MOST ? null : modulesOf(text, 4);
  return modules === null || modules.length > MOST_ON_CARD ? null : modules;
}

function square(text: string): unknown {
  const data = modulesOf(text, 2);
  const size = data.length;
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${SHARE_WORDS.code}
    shape-rendering="crispEdges"><path d=${data.map(rowPath).join("")} /></svg>`;
}

function rowPath(row: readonly boolean[], y: number): string {
  return row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("");
}
