/** The part of a board that an author names by two places at its corners. */

import { has } from "../engine/features.ts";
import { isolated } from "../isolate.ts";
import { extentOf } from "../model/aim.ts";
import { type BoardView, type Place, placement } from "../model/state.ts";
import type { BoardLayout } from "../view/board-layout.ts";
import type { Box } from "../view/camera.ts";
import { type FramingRule, playerFraming } from "../view/framing.ts";
import { shortened } from "../view/names.ts";
import type { Scene } from "../view/scene.ts";
import { placeName } from "../words/point-names.ts";
import type { Corners } from "./options.ts";

/** The largest scale of a part, in those of a whole board. */
const CLOSER = 2;

export class Crop {
  readonly #names: Corners | null;
  #board: BoardView;
  /** Places of the names; null until the board is framed, empty where it is shown whole. */
  #corners: readonly Place[] | null = null;
  #box: Box | null = null;

  constructor(names: Corners | null, board: BoardView) {
    this.#names = names;
    this.#board = board;
  }

  /** Frames the part between two places, or the whole board without them. */
  readonly framing: FramingRule = (layout, size, coordinates) => {
    const whole = playerFraming(layout, size, coordinates);
    this.#corners ??= cornersOn(this.#board, layout, this.#names);
    if (this.#corners.length === 0) return whole;
    this.#box = partOf(layout, this.#corners, whole.box);
    return { ...whole, box: this.#box, largest: CLOSER * whole.largest };
  };

  open(board: BoardView): void {
    this.#board = board;
    this.#corners = null;
    this.#box = null;
  }

  /** Hides the rest of the board, to the pointer too, until the reader zooms or pans. */
  clip(scene: Scene, stage: HTMLElement, canvases: HTMLElement): void {
    const at = this.#corners?.[0];
    const box = scene.view === null ? this.#box : null;
    stage.style.pointerEvents = box === null ? "" : "none";
    canvases.style.pointerEvents = "auto";
    canvases.style.clipPath = "";
    if (box === null || at === undefined) return;
    const [spot, { x, y }] = [scene.spotOf(at), scene.layout.handle(at)];
    const [left, right] = [box.x0, box.x1].map((side) => `${spot.x + (side - x) * scene.scale}px`);
    const [top, bottom] = [box.y0, box.y1].map((side) => `${spot.y + (side - y) * scene.scale}px`);
    const corners = `${left} ${top}, ${right} ${top}, ${right} ${bottom}, ${left} ${bottom}`;
    canvases.style.clipPath = `polygon(${corners})`;
  }
}

/** Sides at the board's own are those of `whole`, with the names beside them. */
function partOf(layout: BoardLayout, corners: readonly Place[], whole: Box): Box {
  const spots = corners.map((at) => layout.handle(at));
  const air = Math.max(0.6 * layout.spacing, 1.1 * layout.largestRadius);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x0, y0] = [Math.min(...xs) - air, Math.min(...ys) - air];
  const [x1, y1] = [Math.max(...xs) + air, Math.max(...ys) + air];
  const { box } = layout;
  return {
    x0: x0 < box.x0 ? whole.x0 : x0,
    y0: y0 < box.y0 ? whole.y0 : y0,
    x1: x1 > box.x1 ? whole.x1 : x1,
    y1: y1 > box.y1 ? whole.y1 : y1,
  };
}

/** The places of the names; none, after a warning, if the board lacks one. */
function cornersOn(board: BoardView, layout: BoardLayout, crop: Corners | null): readonly Place[] {
  if (crop === null) return [];
  const places = crop.map((name) => placeNamed(board, layout, name));
  const missing = crop[places.indexOf(null)];
  if (missing === undefined) return places.filter((place) => place !== null);
  const words = `crop=${crop.join(":")} is left out: the board has no place "${missing}"`;
  const example = layout.centres
    ? "1,1:4,4"
    : [0, board.facts.placements - 1].map((at) => board.names.of(placement(at))).join(":");
  console.warn(`Gospace: ${words}; name two of its places, such as ${example}.`);
  return [];
}

/** The place of a name, as the board, or a snippet of old, has it; null: there is none. */
export function placeNamed(board: BoardView, layout: BoardLayout, name: string): Place | null {
  return layout.centres ? centreNamed(board, name) : placementNamed(board, isolated(name));
}

function placementNamed(board: BoardView, name: string): Place | null {
  const { names, facts, size } = board;
  const all = Array.from({ length: facts.placements }, (_, at) => placement(at));
  // Those who wrote the page may read another language.
  const said = [name, placeName(name)];
  const found = all.find((at) =>
    [names.of(at), shortened(names.of(at))].some((each) => said.includes(each)),
  );
  const number = size === null && found === undefined;
  return found ?? (number ? all.find((at) => numbersOf(board, at) === name) : null) ?? null;
}

/** The name of a placement in snippets made before points were named by their places: its number, or on a
 *  go-space those of its points. */
function numbersOf({ drawing, facts }: BoardView, at: number): string {
  if (!has(facts, "sets")) return String(at);
  const points = [...drawing.hullPoints.slice(drawing.hullStarts[at], drawing.hullStarts[at + 1])];
  if (points.length < 3) return points.join("–");
  return points.length > 5 ? `{${points[0]}, ${points[1]}, …} #${at}` : `{${points.join(", ")}}`;
}

/** Centre as the board names it: in stone widths from its least corner. */
function centreNamed({ drawing }: BoardView, name: string): Place | null {
  const [x, y, ...more] = name.split(",").map(Number);
  if (x === undefined || y === undefined || more.length > 0 || !Number.isFinite(x + y)) return null;
  const [left, top] = extentOf(drawing).corner;
  return [left + 2 * drawing.stone * x, top + 2 * drawing.stone * y];
}
