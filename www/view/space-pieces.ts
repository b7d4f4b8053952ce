/** Stones on a go-space: hulls in the stone's colour, lit and shaded like round ones. Stones of one
 *  colour that overlap run into one another; a seam shows each of them. */
import {
  BLACK,
  type Colouring,
  EMPTY,
  isStone,
  type PlacementId,
  placement,
  type StoneColour,
  WHITE,
} from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { Hull } from "./hulls.ts";
import { canvasPath } from "./outline.ts";
import { inBoardUnits, onScreen, type Pen } from "./pen.ts";
import type { Space } from "./space.ts";
import { dotRadius, LESSER, shownTies, traceTies } from "./space-ground.ts";
import { FLAT, STONE_SHADE } from "./stones.ts";
import type { Ground, Palette } from "./theme.ts";

export interface Paints {
  readonly body: string;
  readonly rim: string;
  readonly seam: string;
  readonly light: string;
  readonly dot: string;
}

export const PAINTS: Readonly<Record<Ground, Readonly<Record<StoneColour, Paints>>>> = {
  light: { 1: black("#00000066"), 2: white("#4d432f8c") },
  dark: { 1: black("#ffffff73"), 2: white("#00000040") },
};

function black(rim: string): Paints {
  return { body: "#1a1a19", rim, seam: "#ffffff24", light: "#ffffff", dot: "#ffffff73" };
}

function white(rim: string): Paints {
  return { body: "#ebe6dd", rim, seam: "#00000021", light: "#ffffff", dot: "#00000073" };
}

function paintsOf({ stones, ground, ink }: Palette, colour: StoneColour): Paints {
  if (stones === "lit") return PAINTS[ground][colour];
  const other = FLAT[colour === BLACK ? WHITE : BLACK];
  return { body: FLAT[colour], rim: ink, seam: other, light: FLAT[colour], dot: other };
}

/** In CSS pixels; half of it shows. */
export const HULL_RIM = 2.4;

/** What a stone throws on the board, by the reach of its hull beyond its points. */
export function hullShade(pad: number): { blur: number; down: number } {
  return { blur: (5 / 24) * pad, down: (2.4 / 24) * pad };
}

export function paintSpaceStones(
  pen: Pen,
  layout: BoardLayout,
  space: Space,
  { colours, points }: Colouring,
  moving: ReadonlySet<number>,
): void {
  for (const colour of [BLACK, WHITE] as const) {
    const hulls = largestStones(space, colours, colour, moving);
    if (hulls.length > 0) paintHulls(pen, hulls, colour, 1);
  }
  paintColouredPoints(pen, layout, space, points);
}

/** `alpha` 1 for what stands, less for what might. */
export function paintHulls(
  pen: Pen,
  hulls: readonly Hull[],
  colour: StoneColour,
  alpha: number,
): void {
  const { context, palette, density } = pen;
  const paints = paintsOf(palette, colour);
  const union = new Path2D();
  for (const hull of hulls) union.addPath(canvasPath(hull.outline));
  inBoardUnits(pen, (pixel) => {
    context.globalAlpha = alpha;
    paintStoneTies(context, hulls, paints, pixel);
    context.save();
    if (alpha === 1 && palette.stones === "lit") {
      const shade = hullShade((hulls[0]?.pad ?? 1) / pixel);
      context.shadowColor = STONE_SHADE[palette.ground];
      context.shadowBlur = shade.blur * density;
      context.shadowOffsetY = shade.down * density;
    }
    context.fillStyle = paints.body;
    context.fill(union);
    context.restore();
    context.fillStyle = paints.body;
    context.strokeStyle = paints.rim;
    context.lineWidth = HULL_RIM * pixel;
    context.globalAlpha = alpha;
    context.stroke(union);
    if (alpha === 1) context.fill(union);
    for (const hull of hulls) paintLight(context, hull, colour, paints, pixel, hulls.length > 1);
  });
}

/** A soft light on the upper left of each part, and the seam that tells one stone from the next. */
function paintLight(
  context: CanvasRenderingContext2D,
  hull: Hull,
  colour: StoneColour,
  paints: Paints,
  pixel: number,
  seam: boolean,
): void {
  const { globalAlpha } = context;
  const path = canvasPath(hull.outline);
  for (const { middle, spots } of hull.parts) {
    const reach =
      hull.pad + Math.max(...spots.map((s) => Math.hypot(s.x - middle.x, s.y - middle.y)));
    const [x, y] = [middle.x - 0.32 * reach, middle.y - 0.4 * Math.max(hull.pad, 0.6 * reach)];
    const glow = context.createRadialGradient(x, y, 0, x, y, 1.25 * reach);
    glow.addColorStop(0, paints.light + (colour === BLACK ? "5c" : "ff"));
    glow.addColorStop(
      colour === BLACK ? 0.6 : 0.75,
      paints.light + (colour === BLACK ? "0d" : "66"),
    );
    glow.addColorStop(1, `${paints.light}00`);
    context.fillStyle = glow;
    context.fill(path);
  }
  if (!seam) return;
  context.globalAlpha = globalAlpha;
  context.strokeStyle = paints.seam;
  context.lineWidth = pixel;
  context.stroke(path);
}

/** What joins the parts of a stone: a fine dashed line on a casing, so that it shows on any ground. */
function paintStoneTies(
  context: CanvasRenderingContext2D,
  hulls: readonly Hull[],
  paints: Paints,
  pixel: number,
): void {
  traceTies(context, hulls.flatMap(shownTies));
  context.lineCap = "round";
  context.setLineDash([5 * pixel, 5 * pixel]);
  context.strokeStyle = paints.rim;
  context.lineWidth = 5 * pixel;
  context.stroke();
  context.strokeStyle = paints.body;
  context.lineWidth = 3 * pixel;
  context.stroke();
  context.setLineDash([]);
}

/** The stones of a colour that are in no larger one. */
export function largestStones(
  space: Space,
  colours: Uint8Array,
  colour: StoneColour,
  moving: ReadonlySet<number>,
): Hull[] {
  const isShown = (at: PlacementId) => colours[at] === colour && !moving.has(at);
  return space.hulls.filter((hull, index) => {
    const at = placement(index);
    return isShown(at) && !rivals(space, hull, at).some((other) => isShown(other));
  });
}

/** Placements that hold all of this one's points and more. */
function rivals(space: Space, hull: Hull, at: PlacementId): PlacementId[] {
  const [first, ...rest] = hull.points;
  const holders = first === undefined ? [] : (space.holders[first] ?? []);
  return holders.filter((other) => {
    const size = space.hulls[other]?.points.length ?? 0;
    if (other === at || size <= hull.points.length) return false;
    return rest.every((point) => space.holders[point]?.includes(other));
  });
}

/** Points stay to be seen, and counted, on the stones that hold them. */
function paintColouredPoints(
  pen: Pen,
  layout: BoardLayout,
  space: Space,
  points: Uint8Array,
): void {
  const { context } = pen;
  const radius = dotRadius(pen, space);
  points.forEach((colour, point) => {
    if (!isStone(colour)) return;
    const { x, y } = onScreen(pen, layout.drawing.points, point);
    context.fillStyle = paintsOf(pen.palette, colour).dot;
    context.beginPath();
    context.arc(x, y, space.primary[point] ? radius : LESSER * radius, 0, 2 * Math.PI);
    context.fill();
  });
}

/** Small squares on the empty points of placements that belong to somebody. */
export function ownedPoints(space: Space, points: Uint8Array, owners: Uint8Array): Uint8Array {
  const owned = new Uint8Array(points.length);
  space.hulls.forEach((hull, index) => {
    const owner = owners[index] ?? EMPTY;
    if (owner === EMPTY) return;
    for (const point of hull.points) if (points[point] === EMPTY) owned[point] = owner;
  });
  return owned;
}
