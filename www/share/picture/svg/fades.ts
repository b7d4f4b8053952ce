/** The fading of a glued board beyond its glued sides: the masks, and the elements that refer to them. */
import type { Box } from "../../../view/camera.ts";
import { LEFT } from "../../../view/glued.ts";
import { type Lens, screenX, screenY } from "../../../view/pen.ts";
import { isGlued, type Region } from "../../../view/region.ts";
import { type Element, element, group } from "./markup.ts";

/** Paler beyond the glued sides, and cut off at the end of the band. */
export function faded(region: Region | null, children: readonly Element[]): Element[] {
  if (region === null || !isGlued(region)) return [...children];
  const { across, down } = region.glued;
  const inner = across ? group(null, { mask: `url(#${FADES.across})` }, children) : [...children];
  return down ? group(null, { mask: `url(#${FADES.down})` }, inner) : inner;
}

const FADES = { across: "fade-across", down: "fade-down" } as const;

/** The masks that `faded` uses. */
export function fadeDefinitions(lens: Lens, region: Region | null): Element[] {
  if (region === null) return [];
  const seen = onPaper(lens, region.seen);
  const box = onPaper(lens, region.box);
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

function onPaper(lens: Lens, { x0, y0, x1, y1 }: Box) {
  const [x, y] = [screenX(lens, x0), screenY(lens, y0)];
  return { x, y, width: screenX(lens, x1) - x, height: screenY(lens, y1) - y };
}
