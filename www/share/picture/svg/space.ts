/** A go-space: its points, what is near to what, the shapes of its placements, and stones that have
 *  those shapes. */
import { BLACK, isStone, WHITE } from "../../../model/state.ts";
import type { Spot } from "../../../view/camera.ts";
import type { Hull, Segment } from "../../../view/hulls.ts";
import { type Lens, onScreen, toPen } from "../../../view/pen.ts";
import type { Space } from "../../../view/space.ts";
import {
  dotRadius,
  LESSER,
  outlineInks,
  RELATION_INK,
  relationWidth,
  shownTies,
} from "../../../view/space-ground.ts";
import { HULL_RIM, largestStones, PAINTS, type Paints } from "../../../view/space-pieces.ts";
import type { Composition } from "../composition.ts";
import { type Element, element, group, paint } from "./markup.ts";
import { outlinePath, segmentsPath } from "./path.ts";
import { lightPaint, STONE_FILTER } from "./shades.ts";

export function spaceGround(composition: Composition, space: Space): Element[] {
  const { lens, palette } = composition;
  const radius = dotRadius(lens, space);
  const dots = space.spots.map((spot, point) =>
    dot(toPen(lens, spot), space.primary[point] ? radius : LESSER * radius),
  );
  return [
    ...placements(composition, space),
    ...relations(composition, space),
    ...group("points", paint("fill", palette.ink), dots),
  ];
}

function dot({ x, y }: Spot, r: number): Element {
  return element("circle", { cx: x, cy: y, r });
}

function placements({ lens, palette }: Composition, space: Space): Element[] {
  const inks = outlineInks(lens, space);
  const shapes = space.outlines.map((outline) =>
    element("path", { d: outlinePath(outline, lens) }),
  );
  const ties = tiesPath(space.hulls, lens);
  const fill = { ...paint("fill", palette.ink), "fill-opacity": rounded(inks.fill) };
  const line = { ...paint("stroke", palette.ink), "stroke-opacity": rounded(inks.line) };
  return [
    ...group("placements", { ...fill, ...line }, shapes),
    ...(ties === ""
      ? []
      : [
          element("path", {
            id: "ties",
            fill: "none",
            ...paint("stroke", palette.ink),
            "stroke-opacity": rounded(inks.tie),
            "stroke-dasharray": "2 4",
            d: ties,
          }),
        ]),
  ];
}

/** Small shares keep two digits that count. */
function rounded(share: number): string {
  return String(Number(share.toPrecision(2)));
}

function tiesPath(hulls: readonly Hull[], lens: Lens): string {
  const ties = hulls.flatMap(shownTies);
  return segmentsPath(ties.map(([a, b]): Segment => [toPen(lens, a), toPen(lens, b)]));
}

function relations({ layout, lens, palette }: Composition, space: Space): Element[] {
  const { relations, points } = layout.drawing;
  const lines = Array.from({ length: relations.length / 2 }, (_, i): Segment => {
    const [from = 0, to = 0] = relations.subarray(2 * i, 2 * i + 2);
    return [onScreen(lens, points, from), onScreen(lens, points, to)];
  });
  if (lines.length === 0) return [];
  return [
    element("path", {
      id: "relations",
      fill: "none",
      ...paint("stroke", palette.ink),
      "stroke-opacity": RELATION_INK,
      "stroke-width": relationWidth(lens, space),
      d: segmentsPath(lines),
    }),
  ];
}

export function spaceStones(composition: Composition, space: Space): Element[] {
  const { lens, palette, pieces } = composition;
  const sides = [BLACK, WHITE] as const;
  const stones = sides.flatMap((colour) => {
    const hulls = largestStones(space, pieces.colours, colour, pieces.moving);
    const paints = PAINTS[palette.ground][colour];
    const name = colour === BLACK ? "black-stones" : "white-stones";
    return group(name, {}, hulls.length === 0 ? [] : hullStones(hulls, lens, paints, colour));
  });
  const dots = [...pieces.points.entries()].flatMap(([point, colour]) =>
    isStone(colour) ? [dotOn(composition, space, point, PAINTS[palette.ground][colour].dot)] : [],
  );
  return [...group("stones", {}, stones), ...group("points-on-stones", {}, dots)];
}

/** All shapes in one path, so that stones that overlap run into one another; then each by itself, its
 *  light, and the line that tells it from the next. */
function hullStones(
  hulls: readonly Hull[],
  lens: Lens,
  paints: Paints,
  colour: typeof BLACK | typeof WHITE,
): Element[] {
  const ties = tiesPath(hulls, lens);
  const seam = hulls.length > 1 ? paint("stroke", paints.seam) : {};
  return [
    ...(ties === "" ? [] : stoneTies(ties, paints)),
    element("path", {
      ...paint("fill", paints.body),
      ...paint("stroke", paints.rim),
      "stroke-width": HULL_RIM,
      "paint-order": "stroke",
      filter: STONE_FILTER,
      d: hulls.map((hull) => outlinePath(hull.outline, lens)).join(""),
    }),
    element(
      "g",
      { fill: lightPaint(colour), ...seam },
      ...hulls.flatMap((hull) =>
        hull.parts.map((part) => element("path", { d: outlinePath(part.outline, lens) })),
      ),
    ),
  ];
}

/** What joins the parts of a stone: a dashed line on a casing. */
function stoneTies(d: string, paints: Paints): Element[] {
  const line = { fill: "none", "stroke-linecap": "round", "stroke-dasharray": "5 5", d };
  return [
    element("path", { ...paint("stroke", paints.rim), "stroke-width": 5, ...line }),
    element("path", { ...paint("stroke", paints.body), "stroke-width": 3, ...line }),
  ];
}

function dotOn(
  { layout, lens }: Composition,
  space: Space,
  point: number,
  colour: string,
): Element {
  const { x, y } = onScreen(lens, layout.drawing.points, point);
  const radius = dotRadius(lens, space);
  const r = space.primary[point] ? radius : LESSER * radius;
  return element("circle", { cx: x, cy: y, r, ...paint("fill", colour) });
}
