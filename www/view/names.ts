/** Writing on the board: coordinates along the sides of a grid, names beside points. */
import { BLACK, type BoardView, isStone, type Place, placement } from "../model/state.ts";
import { ON_RING } from "../words/point-names.ts";
import { type BoardLayout, radiusOf } from "./board-layout.ts";
import type { Spot } from "./camera.ts";
import { type Lens, onScreen, type Pen, screenX, screenY, visible, type Write } from "./pen.ts";
import type { Palette } from "./theme.ts";

/** Distance of neighbours in CSS pixels below which names of points would run into one another. */
const ROOM = 17;
/** Such a distance for coordinates; a denser board has no rim to write on. */
const RIM_ROOM = 12;
/** Halo round writing that stands on lines. */
const HALO = 4;
/** Height of the tallest names, in CSS pixels, and width of a letter, as a share of its height. */
const LINE = 13;
const LETTER = 0.6;

interface Writing extends Spot {
  readonly text: string;
  /** Height of the letters, in CSS pixels. */
  readonly size: number;
}

/** Name on a stone, or on the lines of the board with a halo. */
interface Label extends Writing {
  readonly on: "black" | "white" | "board";
  readonly align: "left" | "center";
}

export function paintCoordinates(pen: Pen, layout: BoardLayout, board: BoardView): void {
  const { boardText } = pen.palette;
  pen.writing("coordinates", { weight: 500, align: "center", halo: null }, (write) => {
    for (const { text, x, y, size } of coordinatesOf(pen, layout, board))
      write(text, x, y, size, boardText);
  });
}

/** Coordinates, each twice, on opposite sides; none where there is no room for them. */
function coordinatesOf(lens: Lens, layout: BoardLayout, { size, names }: BoardView): Writing[] {
  const spacing = layout.spacing * lens.camera.scale;
  if (size === null || spacing < RIM_ROOM) return [];
  const letters = Math.min(Math.max(spacing * 0.3, 7), 13);
  const { x0, x1, y0, y1 } = layout.box;
  const away = 0.7 * layout.spacing;
  const written: Writing[] = [];
  for (let column = 0; column < size.columns; column++) {
    const { x } = onScreen(lens, layout.drawing.xy, column);
    const text = names.of(placement(column)).replace(/[\d-]+$/, "");
    for (const y of [y0 - away, y1 + away])
      written.push({ text, x, y: screenY(lens, y), size: letters });
  }
  for (let row = 0; row < size.rows; row++) {
    const first = row * size.columns;
    const { y } = onScreen(lens, layout.drawing.xy, first);
    const text = names.of(placement(first)).replace(/^\D+/, "");
    for (const x of [x0 - away, x1 + away])
      written.push({ text, x: screenX(lens, x), y, size: letters });
  }
  return written;
}

export function paintLabels(pen: Pen, layout: BoardLayout, board: BoardView, lying: Lying): void {
  const { palette } = pen;
  const labels = labelsOf(pen, layout, board, lying);
  const halo = { colour: layout.wood ? palette.board : palette.paper, width: HALO };
  const align = labels.find(({ on }) => on === "board")?.align ?? "center";
  const write = (wanted: (label: Label) => boolean) => (write: Write) => {
    for (const label of labels.filter(wanted))
      write(label.text, label.x, label.y, label.size, labelColour(label, palette, layout));
  };
  pen.group("labels", () => {
    pen.writing(
      null,
      { weight: 500, align, halo },
      write(({ on }) => on === "board"),
    );
    pen.writing(
      null,
      { weight: 500, align: "center", halo: null },
      write(({ on }) => on !== "board"),
    );
  });
}

/** Stones under the labels: a label gives way to the mark of the last play and to a turn's number. */
interface Lying {
  readonly colours: Uint8Array;
  readonly last: Place | null;
  readonly numbers: Uint32Array | null;
}

/** Labels beside points, on their stones, or in disks that have room for them; on a go-space of the points of
 *  X. None on a grid, and none that would cover a shorter one. */
export function labelsOf(
  lens: Lens,
  layout: BoardLayout,
  board: BoardView,
  lying: Lying,
): readonly Label[] {
  const { names, drawing, spacing } = layout;
  if (board.size !== null || names === null) return [];
  if (names === "beside" && spacing * lens.camera.scale < ROOM) return [];
  const places = drawing.points.length > 0 ? drawing.points : drawing.xy;
  const labels: Label[] = [];
  for (let at = 0; 2 * at < places.length; at++) {
    const spot = onScreen(lens, places, at);
    const text = shortened(board.names.ofPoint(at));
    if (places !== drawing.xy) {
      if (visible(lens, spot.x, spot.y, ROOM)) labels.push(besideLabel(text, spot, 10));
      continue;
    }
    const label = labelAt(lens, layout, text, spot, at, lying);
    if (label !== null) labels.push(label);
  }
  return uncovered(labels);
}

/** Labels of which none covers another: where two would, the shorter one stays. */
function uncovered(labels: readonly Label[]): readonly Label[] {
  const shown: Label[] = [];
  const lines = new Map<number, Label[]>();
  for (const label of labels.toSorted((a, b) => a.text.length - b.text.length)) {
    const line = Math.round(label.y / LINE);
    const isCovered = [line - 1, line, line + 1].some((each) =>
      lines.get(each)?.some((other) => covers(label, other)),
    );
    if (isCovered) continue;
    shown.push(label);
    const beside = lines.get(line);
    if (beside === undefined) lines.set(line, [label]);
    else beside.push(label);
  }
  return shown;
}

function covers(a: Label, b: Label): boolean {
  return (
    Math.abs(a.y - b.y) < (a.size + b.size) / 2 &&
    startOf(a) < startOf(b) + widthOf(b) &&
    startOf(b) < startOf(a) + widthOf(a)
  );
}

function startOf(label: Label): number {
  return label.x - (label.align === "center" ? widthOf(label) / 2 : 0);
}

function widthOf({ text, size }: Writing): number {
  return LETTER * size * text.length;
}

function labelAt(
  lens: Lens,
  layout: BoardLayout,
  text: string,
  { x, y }: Spot,
  at: number,
  { colours, last, numbers }: Lying,
): Label | null {
  const round = layout.names === "inside";
  const radius = radiusOf(layout, at) * lens.camera.scale;
  if (!visible(lens, x, y, 3 * radius) || (round && 2 * radius < ROOM)) return null;
  const size = Math.min(Math.max(radius * 0.62, 9), 13);
  const colour = colours[at];
  if (!isStone(colour))
    return round
      ? { text, x, y, size, on: "board", align: "center" }
      : besideLabel(text, { x, y }, size);
  if (numbers === null ? at === last : numbers[at] !== 0) return null;
  return { text, x, y, size, on: colour === BLACK ? "black" : "white", align: "center" };
}

function besideLabel(text: string, { x, y }: Spot, size: number): Label {
  return { text, x: x + 6, y: y - 9, size, on: "board", align: "left" };
}

/** "2·3" for "ring 2, 3 of 5": there is no room for more. */
export function shortened(name: string): string {
  return name.replace(ON_RING, "$1·$2");
}

export function labelColour({ on }: Label, palette: Palette, { wood }: BoardLayout): string {
  if (on === "board") return wood ? palette.boardText : palette.soft;
  return on === "black" ? "#f4f0e8" : "#211e1a";
}
