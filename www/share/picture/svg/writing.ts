/** Coordinates and names, as text. */

import {
  coordinatesOf,
  HALO,
  type Label,
  labelColour,
  labelsOf,
  type Writing,
} from "../../../view/names.ts";
import type { Composition } from "../composition.ts";
import { type Attributes, type Element, element, group, number, paint } from "./markup.ts";

/** From the middle of a letter down to its foot, of its height. */
const FOOT = 0.35;

/** Its middle is where the writing is. */
export function line({ text, x, y, size }: Writing, attributes: Attributes = {}): Element {
  return element("text", { x, y: y + FOOT * size, ...attributes }, text);
}

/** Lines of a few sizes, those of each size together. */
export function writing(
  id: string,
  attributes: Attributes,
  lines: readonly (readonly [Writing, Attributes])[],
): Element[] {
  const sizes = new Map<string, Element[]>();
  for (const [each, ink] of lines) {
    const size = number(each.size);
    sizes.set(size, [...(sizes.get(size) ?? []), line(each, ink)]);
  }
  const groups = [...sizes].map(([size, all]) => element("g", { "font-size": size }, ...all));
  return group(id, attributes, groups);
}

export function coordinateElements({
  lens,
  layout,
  board,
  palette,
  labels,
}: Composition): Element[] {
  const all = labels ? coordinatesOf(lens, layout, board) : [];
  return writing(
    "coordinates",
    { ...paint("fill", palette.boardText), "text-anchor": "middle", "font-weight": 500 },
    all.map((each) => [each, {}]),
  );
}

export function labelElements(composition: Composition): Element[] {
  const { lens, layout, board, pieces, labels } = composition;
  const all = labels ? labelsOf(lens, layout, board, pieces) : [];
  return writing(
    "labels",
    { "font-weight": 500 },
    all.map((label) => [label, labelInk(composition, label)]),
  );
}

function labelInk({ layout, palette }: Composition, label: Label): Attributes {
  const ground = layout.wood ? palette.board : palette.paper;
  const halo =
    label.on === "board" && ground !== "#0000"
      ? {
          ...paint("stroke", ground),
          "stroke-width": HALO,
          "stroke-linejoin": "round",
          "paint-order": "stroke",
        }
      : {};
  return {
    "text-anchor": label.align === "center" ? "middle" : "start",
    ...paint("fill", labelColour(label, palette, layout)),
    ...halo,
  };
}
