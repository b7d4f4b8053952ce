/** A link as a square to be photographed. */
import { encode } from "uqr";

/** What the largest code holds at the least correction, in bytes (ISO 18004, version 40-L). */
const MOST = 2_953;

const SVG = "http://www.w3.org/2000/svg";

/** Null where the text is too long for a code. */
export function qrOf(text: string): SVGSVGElement | null {
  if (text.length > MOST) return null;
  const { size, data } = encode(text, { ecc: "L", border: 2 });
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", "The link as a QR code");
  svg.setAttribute("shape-rendering", "crispEdges");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", data.map(rowPath).join(""));
  svg.append(path);
  return svg;
}

function rowPath(row: readonly boolean[], y: number): string {
  return row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("");
}
