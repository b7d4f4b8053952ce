/** What never changes while a game is played: wood, lines, arcs, points and seams, as elements. */
import { ARC_INK, arcWidth, headOf, visibleArcs } from "../../../view/arcs.ts";
import { pointRadius, starRadius, WOOD_EDGE, woodOf, woodRim } from "../../../view/ground.ts";
import type { Segment } from "../../../view/hulls.ts";
import { inkAlpha, lineColour, lineWidth } from "../../../view/line-style.ts";
import { onScreen } from "../../../view/pen.ts";
import { SEAM_INK, STUB_INK, seamsOf, seamWidth, stubDash, stubsOf } from "../../../view/seams.ts";
import type { Composition } from "../composition.ts";
import { type Element, element, group, number, paint } from "./markup.ts";
import { polylinesPath, segmentsPath } from "./path.ts";
import { regionElements } from "./region.ts";
import { BOARD_FILTER } from "./shades.ts";
import { spaceGround } from "./space.ts";

export function groundElements(composition: Composition): Element[] {
  const { layout, lens } = composition;
  if (layout.space !== null) return spaceGround(composition, layout.space);
  if (layout.kind === "disks" || layout.kind === "plane")
    return [
      ...regionElements(composition),
      ...seams(composition, 2 * layout.largestRadius * lens.camera.scale),
    ];
  const spacing = layout.spacing * lens.camera.scale;
  return [
    ...wood(composition),
    ...lines(composition, spacing),
    ...stubs(composition, spacing),
    ...seams(composition, spacing),
    ...arcs(composition, spacing),
    ...points(composition, spacing),
  ];
}

function wood({ layout, lens, palette, labels }: Composition): Element[] {
  if (!layout.drawing.grid) return [];
  const { x, y, width, height, round } = woodOf(lens, layout, woodRim(layout, labels));
  return [
    element("rect", {
      id: "board",
      x,
      y,
      width,
      height,
      rx: round,
      ...paint("fill", palette.board),
      ...paint("stroke", palette.boardEdge),
      "stroke-width": WOOD_EDGE,
      filter: BOARD_FILTER,
    }),
  ];
}

/** A path; none where there is nothing to draw. */
function path(d: string, attributes: Record<string, string | number | null>): Element[] {
  return d === "" ? [] : [element("path", { ...attributes, d })];
}

function lines({ layout, lens, palette }: Composition, spacing: number): Element[] {
  const { grid, edges, xy } = layout.drawing;
  const segments = Array.from({ length: edges.length / 2 }, (_, i): Segment => {
    const [from = 0, to = 0] = edges.subarray(2 * i, 2 * i + 2);
    return [onScreen(lens, xy, from), onScreen(lens, xy, to)];
  });
  return path(segmentsPath(segments), {
    id: "lines",
    fill: "none",
    ...paint("stroke", lineColour(palette, grid)),
    "stroke-opacity": inkAlpha(grid, spacing),
    "stroke-width": lineWidth(grid, spacing),
    "stroke-linecap": grid ? "square" : "round",
  });
}

function stubs({ layout, lens, palette }: Composition, spacing: number): Element[] {
  const { drawing } = layout;
  return path(segmentsPath(stubsOf(lens, drawing)), {
    id: "glued-links",
    fill: "none",
    ...paint("stroke", lineColour(palette, drawing.grid)),
    "stroke-opacity": STUB_INK,
    "stroke-width": lineWidth(drawing.grid, spacing),
    "stroke-dasharray": stubDash(spacing).map(number).join(" "),
  });
}

/** Glued sides, and chevrons that point the way they are put together. */
function seams({ layout, lens, palette }: Composition, spacing: number): Element[] {
  const all = seamsOf(lens, layout.drawing, spacing);
  const attributes = {
    fill: "none",
    ...paint("stroke", palette.boardSeam),
    "stroke-width": seamWidth(spacing),
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  return group("seams", attributes, [
    ...path(segmentsPath(all.map(({ line }) => line)), { "stroke-opacity": SEAM_INK }),
    ...path(polylinesPath(all.flatMap(({ chevrons }) => chevrons)), {}),
  ]);
}

function arcs({ layout, lens, palette }: Composition, spacing: number): Element[] {
  const all = [...visibleArcs(lens, layout)];
  const colour = lineColour(palette, layout.drawing.grid);
  const shafts = all.map(
    ({ x1, y1, x2, y2 }): Segment => [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ],
  );
  const heads = all.map((arc) => headOf(arc, spacing));
  return group("arcs", {}, [
    ...path(segmentsPath(shafts), {
      ...paint("stroke", colour),
      "stroke-opacity": ARC_INK,
      "stroke-width": arcWidth(spacing),
      "stroke-linecap": layout.drawing.grid ? "square" : "round",
    }),
    ...path(polylinesPath(heads, "Z"), paint("fill", colour)),
  ]);
}

/** Handicap points of a grid, all points of another graph. */
function points({ layout, lens, palette }: Composition, spacing: number): Element[] {
  const { grid, stars, xy } = layout.drawing;
  const shown = grid ? [...stars] : [...layout.radii.keys()];
  const r = grid ? starRadius(spacing) : pointRadius(spacing);
  return group(
    grid ? "stars" : "points",
    paint("fill", lineColour(palette, grid)),
    shown.map((point) => {
      const { x, y } = onScreen(lens, xy, point);
      return element("circle", { cx: x, cy: y, r });
    }),
  );
}
