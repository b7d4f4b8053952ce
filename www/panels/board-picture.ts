/** Small picture of a board, a game or a drawing, and its painting. */
import { Game, GospaceError } from "gospace/play";
import type { Drawing, GameDocument } from "../engine/types.ts";
import { fetchKind } from "../kinds/fetch-kind.ts";
import { kindLackedBy, layOutBoard } from "../kinds/lay-out.ts";
import { gameAt } from "../model/open-game.ts";
import type { Colouring, State } from "../model/state.ts";
import type { Moment } from "../model/tree/moment.ts";
import type { BoardLayout } from "../view/board-layout.ts";
import type { Size } from "../view/camera.ts";
import { type Palette, readPalette } from "../view/theme.ts";
import { paintThumbnail } from "../view/thumbnail.ts";
import { html, type Markup, nothing, painted } from "./template.ts";

export type Picture =
  | { readonly kind: "game"; readonly drawing: Drawing; readonly colouring: Colouring }
  | {
      readonly kind: "drawing";
      paint(canvas: HTMLCanvasElement, size: Size, ratio: number, palette: Palette): void;
    };

/** Board at a moment of the game; null: at the end of its main line. Throws GospaceError. */
export function gamePicture(document: GameDocument, moment: Moment | null): Picture {
  return pictureOf(document, (game) => {
    if (moment !== null) gameAt(game, moment);
    return game.drawing();
  });
}

/** End of a document's main line, drawn as lines on the page: a grid has no wood. `goOn` may take more turns. Throws
 *  GospaceError. */
export function linePicture(
  document: GameDocument,
  goOn: (game: Game) => void = () => undefined,
): Picture {
  return pictureOf(document, (game) => {
    goOn(game);
    return { ...game.drawing(), grid: false };
  });
}

function pictureOf(document: GameDocument, drawn: (game: Game) => Drawing): Picture {
  const game = new Game(document);
  try {
    return { kind: "game", drawing: drawn(game), colouring: game.state() };
  } finally {
    game.free();
  }
}

/** Null where the core refuses the document. */
export function pictureOr(make: () => Picture): Picture | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof GospaceError) return null;
    throw error;
  }
}

/** Picture of the table's game, which need not be played through again. */
export function tablePicture({ board, game }: State): Picture {
  return { kind: "game", drawing: board.drawing, colouring: game };
}

/** Canvas with a document's board, which may be one that the core refuses. */
export function documentPicture(document: GameDocument): Markup | typeof nothing {
  const picture = pictureOr(() => gamePicture(document, null));
  if (picture === null) return nothing;
  const paint = (canvas: HTMLCanvasElement) =>
    paintPicture(canvas, { width: canvas.clientWidth, height: canvas.clientHeight }, picture);
  return html`<canvas class="guess" aria-hidden="true" ${painted(document, paint)}></canvas>`;
}

/** Paints now, or once the board's kind is there; where it cannot be fetched the canvas stays empty. */
export function paintPicture(
  canvas: HTMLCanvasElement,
  size: Size,
  picture: Picture,
  density = devicePixelRatio,
): void {
  if (picture.kind === "drawing") return picture.paint(canvas, size, density, readPalette());
  const { drawing, colouring } = picture;
  const paint = () => {
    const layout = layouts.get(drawing) ?? layOutBoard(drawing, Infinity, "at once");
    layouts.set(drawing, layout);
    paintThumbnail(canvas, size, density, layout, colouring, readPalette());
  };
  const lacked = kindLackedBy(drawing);
  if (lacked === null) paint();
  else fetchKind(lacked).then(paint, () => undefined);
}

/** Layouts by drawing: made once for a board, however often a game on it is painted. In a small picture nobody sees the
 *  bends of a large board, which take long to find. */
const layouts = new WeakMap<Drawing, BoardLayout>();
