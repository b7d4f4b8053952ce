/** Writing on the board: coordinates along the sides of a grid, names beside the points of a graph. */
import { BLACK, type BoardView, isStone, type Place, placement } from "../model/state.ts";
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

/** Labels beside points, on their stones, or in disks that have room for them. Only where points have names
 *  of their own: none on a grid. */
export function labelsOf(
  lens: Lens,
  layout: BoardLayout,
  board: BoardView,
  { colours, last, numbers }: Lying,
): readonly Label[] {
  const round = layout.names === "inside";
  if (board.size !== null || layout.names === null) return [];
  if (!round && layout.spacing * lens.camera.scale < ROOM) return [];
  const labels: Label[] = [];
  colours.forEach((colour, at) => {
    const { x, y } = onScreen(lens, layout.drawing.xy, at);
    const radius = radiusOf(layout, at) * lens.camera.scale;
    if (!visible(lens, x, y, 3 * radius) || (round && 2 * radius < ROOM)) return;
    const text = board.names.of(placement(at));
    const size = Math.min(Math.max(radius * 0.62, 9), 13);
    if (isStone(colour)) {
      if (numbers === null ? at === last : numbers[at] !== 0) return;
      const on = colour === BLACK ? "black" : "white";
      labels.push({ text, x, y, size, on, align: "center" });
    } else if (round) labels.push({ text, x, y, size, on: "board", align: "center" });
    else labels.push({ text, x: x + 6, y: y - 9, size, on: "board", align: "left" });
  });
  return labels;
}

export function labelColour({ on }: Label, palette: Palette, { wood }: BoardLayout): string {
  if (on === "board") return wood ? palette.boardText : palette.soft;
  return on === "black" ? "#f4f0e8" : "#211e1a";
}
