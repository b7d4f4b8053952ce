/** QR code of a link, to be photographed. */
import { guard } from "lit-html/directives/guard.js";
import { encode } from "uqr";
import { html } from "../template.ts";

/** Capacity of the largest code at the least correction, in bytes (ISO 18004, version 40-L). */
const MOST = 2_953;

/** QR code; null where the text is too long for one. */
export function qrOf(text: string): unknown {
  return text.length > MOST ? null : guard([text], () => square(text));
}

function square(text: string): unknown {
  const { size, data } = encode(text, { ecc: "L", border: 2 });
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="The link as a QR code"
    shape-rendering="crispEdges"><path d=${data.map(rowPath).join("")} /></svg>`;
}

function rowPath(row: readonly boolean[], y: number): string {
  return row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("");
}
