/** The ground of a continuous board: wood with a fine outline and its holes; where the whole plane is
 *  the board, the disks themselves are its ground. Glued sides run on a little, and fade. */
import type { Box } from "../../../view/camera.ts";
import { LEFT } from "../../../view/glued.ts";
import type { Segment } from "../../../view/hulls.ts";
import { screenX, screenY, toPen } from "../../../view/pen.ts";
import { isGlued, type Region } from "../../../view/region.ts";
import { OUTLINE_INK, openSides, outlineWidth } from "../../../view/region-ground.ts";
import type { Composition } from "../composition.ts";
import { type Attributes, type Element, element, group, number, paint } from "./markup.ts";
import { outlinePath, segmentsPath } from "./path.ts";
import { BOARD_FILTER } from "./shades.ts";

export function regionElements(composition: Composition): Element[] {
  const { layout, lens, palette } = composition;
  if (layout.region === null) return disksAsGround(composition);
  if (isGlued(layout.region)) return faded(composition, strip(composition, layout.region));
  return [
    element("path", {
      id: "board",
      ...paint("fill", palette.board),
      "fill-rule": "evenodd",
      ...outlineInk(composition, 1),
      filter: BOARD_FILTER,
      d: outlinePath(layout.region.outline, lens),
    }),
  ];
}

function outlineInk({ palette, lens }: Composition, widths: number): Attributes {
  return {
    ...paint("stroke", palette.boardInk),
    "stroke-opacity": OUTLINE_INK,
    "stroke-width": widths * outlineWidth(lens.size),
    "stroke-linejoin": "round",
  };
}

/** Of a glued rectangle only the sides that are not glued have an outline. */
function strip(composition: Composition, region: Region): Element[] {
  const { lens, palette } = composition;
  const { x, y, width, height } = onPaper(composition, region.seen);
  const holes = outlinePath(region.holes, lens);
  const wood = element("path", {
    id: "board",
    ...paint("fill", palette.board),
    "fill-rule": "evenodd",
    d: `M${number(x)} ${number(y)}h${number(width)}v${number(height)}H${number(x)}Z${holes}`,
  });
  const sides = openSides(region).map(([a, b]): Segment => [toPen(lens, a), toPen(lens, b)]);
  const outlines = [
    [holes, 1],
    [segmentsPath(sides), 2],
  ] as const;
  const drawn = outlines
    .filter(([d]) => d !== "")
    .map(([d, widths]) => element("path", { fill: "none", ...outlineInk(composition, widths), d }));
  return [wood, ...drawn];
}

function onPaper({ lens }: Composition, { x0, y0, x1, y1 }: Box) {
  const [x, y] = [screenX(lens, x0), screenY(lens, y0)];
  return { x, y, width: screenX(lens, x1) - x, height: screenY(lens, y1) - y };
}

function disksAsGround({ layout, lens, palette }: Composition): Element[] {
  const { xy, radii } = layout.drawing;
  const attributes = { ...paint("fill", palette.board), filter: BOARD_FILTER };
  const disks = Array.from(radii, (radius, at) =>
    element("circle", {
      cx: screenX(lens, xy[2 * at] ?? 0),
      cy: screenY(lens, xy[2 * at + 1] ?? 0),
      r: radius * lens.camera.scale,
    }),
  );
  return group("board", attributes, disks);
}

/** What lies on a glued board, paler beyond its glued sides and cut off at the end of the band. */
export function faded({ layout }: Composition, children: readonly Element[]): Element[] {
  const { region } = layout;
  if (region === null || !isGlued(region)) return [...children];
  const { across, down } = region.glued;
  const inner = across ? group(null, { mask: `url(#${FADES.across})` }, children) : [...children];
  return down ? group(null, { mask: `url(#${FADES.down})` }, inner) : inner;
}

const FADES = { across: "fade-across", down: "fade-down" } as const;

/** The masks that `faded` uses. */
export function fadeDefinitions(composition: Composition): Element[] {
  const { region } = composition.layout;
  if (region === null) return [];
  const seen = onPaper(composition, region.seen);
  const box = onPaper(composition, region.box);
  const { across, down } = region.glued;
  const axes: ["across" | "down", number, number, number][] = [];
  if (across) axes.push(["across", seen.x, seen.width, (box.x - seen.x) / seen.width]);
  if (down) axes.push(["down", seen.y, seen.height, (box.y - seen.y) / seen.height]);
  return axes.flatMap(([axis, from, length, band]) => [
    gradient(axis, from, from + length, band),
    element(
      "mask",
      { id: FADES[axis], maskUnits: "userSpaceOnUse", ...seen },
      element("rect", { ...seen, fill: `url(#${FADES[axis]}-light)` }),
    ),
  ]);
}

function gradient(axis: "across" | "down", from: number, to: number, band: number): Element {
  const line =
    axis === "across" ? { x1: from, y1: 0, x2: to, y2: 0 } : { x1: 0, y1: from, x2: 0, y2: to };
  const far = [...LEFT]
    .reverse()
    .map((left, i): [number, number] => [(band * i) / (LEFT.length - 1), left]);
  const stops = [
    ...far,
    [band, 1],
    [1 - band, 1],
    ...far.map(([offset, left]) => [1 - offset, left]).reverse(),
  ];
  return element(
    "linearGradient",
    { id: `${FADES[axis]}-light`, gradientUnits: "userSpaceOnUse", ...line },
    ...stops.map(([offset = 0, left = 0]) =>
      element("stop", { offset, "stop-color": "#fff", "stop-opacity": left }),
    ),
  );
}
