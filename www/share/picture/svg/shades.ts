/** Light and shade: the gradients that make stones round, and the shadows of boards and stones. */
import { BLACK, type StoneColour, WHITE } from "../../../model/state.ts";
import type { Size } from "../../../view/camera.ts";
import { GRADIENT_REACH, hullShade } from "../../../view/hull-stones.ts";
import { BOARD_SHADE } from "../../../view/line-style.ts";
import { BODY, LIGHT, RIM, rimWidth, STONE_SHADE, stoneShade } from "../../../view/stones.ts";
import type { Palette } from "../../../view/theme.ts";
import { type Attributes, type Element, element, paint } from "./markup.ts";

export const BOARD_FILTER = "url(#board-shade)";
export const STONE_FILTER = "url(#stone-shade)";
/** Rims are made for a picture that is drawn at this many device pixels in one of its own. */
const DENSITY = 2;

export function stonePaint(colour: StoneColour): string {
  return `url(#${gradientId(colour)})`;
}

function gradientId(colour: StoneColour): string {
  return colour === BLACK ? "black" : "white";
}

export function boardShade({ palette, size }: Shaded): Element {
  return shadow("board-shade", BOARD_SHADE, palette.boardShade, size);
}

/** For round stones of about this radius. */
export function stoneShades({ palette, size }: Shaded, radius: number): Element[] {
  return [
    shadow("stone-shade", stoneShade(radius), STONE_SHADE[palette.ground], size),
    ...COLOURS.map((colour) => body(palette, colour, radius)),
  ];
}

/** For stones of any shape, of about this reach beyond their points. */
export function hullShades({ palette, size }: Shaded, reach: number): Element[] {
  return [
    shadow("stone-shade", hullShade(reach), STONE_SHADE[palette.ground], size),
    ...COLOURS.map((colour) => gradient(colour, BODY[colour], { r: GRADIENT_REACH / 2 })),
  ];
}

const COLOURS = [BLACK, WHITE] as const;

/** A picture's colours and its size. */
interface Shaded {
  readonly palette: Palette;
  readonly size: Size;
}

/** `blur` as a canvas counts it: twice the deviation. */
function shadow(
  id: string,
  { down, blur }: { readonly down: number; readonly blur: number },
  colour: string,
  { width, height }: Size,
): Element {
  return element(
    "filter",
    { id, filterUnits: "userSpaceOnUse", x: 0, y: 0, width, height },
    element("feDropShadow", {
      dx: 0,
      dy: down,
      stdDeviation: blur / 2,
      ...paint("flood", colour),
    }),
  );
}

function body(palette: Palette, colour: StoneColour, radius: number): Element {
  const share = radius > 0 ? rimWidth(radius * DENSITY) / (radius * DENSITY) : 0;
  const edge = Math.max(1 - share, 0);
  const inner = BODY[colour].filter(([offset]) => offset < edge);
  const [, last = "#000"] = BODY[colour].at(-1) ?? [];
  const rim = over(RIM[palette.ground][colour], last);
  const stops: (readonly [number, string])[] = [...inner, [edge, last], [edge, rim]];
  return gradient(colour, stops);
}

/** Gradient over the box of what it fills. */
function gradient(
  colour: StoneColour,
  stops: readonly (readonly [number, string])[],
  reach: Attributes = {},
): Element {
  return element(
    "radialGradient",
    {
      id: gradientId(colour),
      fx: 0.5 + LIGHT.x / 2,
      fy: 0.5 + LIGHT.y / 2,
      fr: LIGHT.size / 2,
      ...reach,
    },
    ...stops.map(([offset, shade]) => element("stop", { offset, "stop-color": shade })),
  );
}

/** A colour of eight digits on one of six. */
function over(colour: string, ground: string): string {
  const part = (text: string, i: number) => Number.parseInt(text.slice(2 * i + 1, 2 * i + 3), 16);
  const alpha = part(colour, 3) / 255;
  const mixed = [0, 1, 2].map((i) =>
    Math.round(alpha * part(colour, i) + (1 - alpha) * part(ground, i)),
  );
  return `#${mixed.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}
