/** The marks beside the turn that is shown. */
import { type Annotation, annotationsOf } from "../../../view/annotations.ts";
import type { Composition } from "../composition.ts";
import { type Attributes, type Element, element, group, paint } from "./markup.ts";
import { polylinesPath } from "./path.ts";
import { line } from "./writing.ts";

export function annotationElements({ lens, palette, layout, pieces }: Composition): Element[] {
  const all = annotationsOf(lens, palette, layout, pieces.marks ?? [], pieces);
  return group("marks", { fill: "none" }, all.map(annotationElement));
}

function annotationElement(each: Annotation): Element {
  if (each.kind === "label") {
    const weight: Attributes = { "font-weight": 600, "text-anchor": "middle" };
    return line(each, {
      "font-size": each.size,
      ...weight,
      ...paint("fill", each.ink),
      ...halo(each),
    });
  }
  const drawn = (attributes: Attributes) => figure(each, attributes);
  const ink = drawn({ ...paint("stroke", each.ink), "stroke-width": each.width });
  return each.halo === null ? ink : element("g", {}, drawn(halo(each)), ink);
}

/** None where nothing is known of the ground under it. */
function halo({ halo }: Annotation): Attributes {
  if (halo === null || halo.colour === "#0000") return {};
  return {
    ...paint("stroke", halo.colour),
    "stroke-width": halo.width,
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  };
}

function figure(
  { x, y, figure: shape }: Extract<Annotation, { kind: "figure" }>,
  attributes: Attributes,
): Element {
  switch (shape.kind) {
    case "circle":
      return element("circle", { cx: x, cy: y, r: shape.radius, ...attributes });
    case "outline":
      return element("path", { d: polylinesPath([shape.spots], "Z"), ...attributes });
    case "strokes":
      return element("path", { d: polylinesPath(shape.strokes), ...attributes });
  }
}
