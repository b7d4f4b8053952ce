/** Incoming boards, dropped, pasted or chosen: onto the table, or in the drawing room onto the paper. A text
 *  of unknown kind has to look like a board. Fetched with the first. */
import type { Imported } from "gospace";
import { fromLink, GospaceError } from "gospace/play";
import type { GameController } from "../model/game-controller.ts";
import {
  type Hint,
  Importer,
  isDocument,
  namedAfterFile,
  USUAL_LENGTH,
} from "../model/importer.ts";
import type { IncomingGames } from "../model/incoming-games.ts";
import type { Notice } from "../model/state.ts";
import { fragmentInText, readFragment } from "../share/address.ts";
import type { Incoming } from "../share/files.ts";
import { type FileReceiver, readIncoming } from "../share/read-file.ts";
import type { EditorController } from "../sketch/editor-controller.ts";
import { NO_BOARD_IN_TEXT, readAsWords } from "../words/formats.ts";
import { NO_GAME } from "../words/picture.ts";
import type { DrawingRoom } from "./drawing-room.ts";
import { onDemand } from "./on-demand.ts";

/** Characters of a document from which on reading it takes longer than a frame. */
const LARGE = 50_000;
/** Lines of a pasted text that are looked at. */
const MOST_LINES = 200;
/** Milliseconds of reading after which it is said. */
const MOMENT_MS = 300;
/** Background picture of a drawing, which goes with the drawing: no game carries it. */
const PICTURE = /"picture"\s*:\s*"data:image/;
/** Four words of letters in succession. */
const SENTENCE = /(\p{L}{2,}[,.;:!?’']?\s+){3}\p{L}{2,}/u;

/** Receiver of files and texts, whose reading can be stopped. */
interface StoppableReceiver extends FileReceiver {
  take(incoming: Incoming): void;
  stop(): void;
}

export function receiver(arrivals: IncomingGames, drawingRoom: DrawingRoom): StoppableReceiver {
  const { controller } = arrivals;
  const importer = new Importer();
  const notice = new ReadingNotice(controller);
  const isInDraw = () => controller.store.state.room === "draw";
  const paper = (toPaper: boolean) =>
    toPaper || isInDraw() ? (drawingRoom.loaded?.editor ?? null) : null;
  /** Reading of the latest text. Each text that is pasted onto the paper waits for the one before; any other
   *  takes their place, and so the importer never settles them. */
  let reading = Promise.resolve();
  const read = (text: string, name: string | null, toPaper: boolean): Promise<void> => {
    notice.showSoon(name);
    return importer
      .read(text, hintOf(name), paper(toPaper)?.spacing() ?? USUAL_LENGTH)
      .finally(() => notice.hide())
      .then((imported) => {
        const editor = paper(toPaper);
        if (editor !== null) return take(imported, name, arrivals, editor);
        const { drawing, ...bare } = imported.document;
        const { background, ...notes } = drawing ?? {};
        if (background === undefined) return take(imported, name, arrivals, null);
        const { board } = controller.store.state;
        take({ ...imported, document: { ...bare, drawing: notes } }, name, arrivals, null);
        if (controller.store.state.board !== board) bring(background, controller, drawingRoom);
      })
      .catch((error: unknown) => {
        if (!(error instanceof GospaceError)) throw error;
        controller.store.dispatch({ kind: "noticed", notice: noticeOf(error) });
      });
  };
  return {
    take(incoming) {
      void readIncoming(incoming, this);
    },
    text(text, name) {
      const fragment = name === null ? fragmentInText(text) : null;
      // As if it had been followed: an installed app has no bar for addresses.
      if (fragment !== null && isLink(fragment)) {
        location.hash = fragment;
        return;
      }
      if (name === null && !mayBeBoard(text)) {
        const none: Notice = { kind: "broken", path: null, message: NO_BOARD_IN_TEXT };
        return controller.store.dispatch({ kind: "noticed", notice: none });
      }
      // A large document takes long to read, so the importer does not read it before the game does.
      if (!isInDraw() && !PICTURE.test(text) && isDocument(text, hintOf(name)))
        return text.length > LARGE
          ? void arrivals.openLargeFile(text)
          : arrivals.openFile(text, []);
      const toPaper = isInDraw() && name === null;
      const begin = () => read(text, name, toPaper);
      reading = toPaper ? reading.finally(begin) : begin();
    },
    failed: (failure) => controller.store.dispatch({ kind: "noticed", notice: failure }),
    image(file) {
      const none: Notice = { kind: "broken", path: null, message: NO_GAME };
      if (isInDraw()) void drawingRoom.loaded?.tracing.take(file);
      else controller.store.dispatch({ kind: "noticed", notice: none });
    },
    stop() {
      importer.cancel();
      reading = Promise.resolve();
      notice.hide();
    },
  };
}

/** Keeps a background picture for the drawing of the open board. */
function bring(background: unknown, controller: GameController, drawingRoom: DrawingRoom): void {
  const { board } = controller.store.state;
  void onDemand(controller, drawingRoom.load(), ({ tracing }) => {
    if (controller.store.state.board === board) tracing.bring(background);
  });
}

function isLink(fragment: string): boolean {
  try {
    fromLink(readFragment(fragment)?.link ?? "");
    return true;
  } catch (error) {
    if (error instanceof GospaceError) return false;
    throw error;
  }
}

function hintOf(name: string | null): Hint {
  return name === null ? {} : { name };
}

function noticeOf(error: GospaceError): Notice {
  const { code, path = null, message } = error;
  return code === "load" ? { kind: "not-loaded" } : { kind: "broken", path, message };
}

/** Notice of a reading that takes longer than a moment. */
class ReadingNotice {
  readonly #controller: GameController;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(controller: GameController) {
    this.#controller = controller;
  }

  showSoon(name: string | null): void {
    this.hide();
    const notice: Notice = { kind: "reading", name };
    this.#timer = setTimeout(
      () => this.#controller.store.dispatch({ kind: "noticed", notice }),
      MOMENT_MS,
    );
  }

  hide(): void {
    clearTimeout(this.#timer);
    const { store } = this.#controller;
    if (store.state.notice?.kind === "reading") store.dispatch({ kind: "noticed", notice: null });
  }
}

/** True for pasted text that may be a board. Any words make an edge list, so it counts as one only with a few
 *  lines, most of them shorter than sentences. */
function mayBeBoard(text: string): boolean {
  const trimmed = text.trim();
  if (/^[[{(<]|^(strict|graph|digraph)\b/.test(trimmed)) return true;
  const lines = trimmed.split("\n", MOST_LINES).filter((line) => line.trim() !== "");
  const sentences = lines.filter((line) => SENTENCE.test(line));
  return lines.length > 1 && 2 * sentences.length < lines.length;
}

/** True for a list of links that nothing declares as one: any words make such a list. */
function isGuess({ format }: Imported, name: string | null): boolean {
  return format === "edge-list" && (name === null || /\.(txt|md)$/i.test(name));
}

/** Takes an import, onto the paper of an editor or onto the table; a copied part of a drawing is pasted beside the others. */
function take(
  imported: Imported,
  name: string | null,
  arrivals: IncomingGames,
  editor: EditorController | null,
): void {
  const { document, notices } = imported;
  const { store } = arrivals.controller;
  if (editor === null && isGuess(imported, name))
    store.dispatch({ kind: "noticed", notice: { kind: "guess", document, dropped: notices } });
  else if (editor === null) arrivals.openFile(document, notices);
  else if (name === null && imported.format !== "sgf") editor.paste(document, noted(imported));
  else takeInDraw(namedAfterFile(imported, name), arrivals, editor);
}

/** Puts an import onto the paper; a record of a game opens in Play, where its turns and rules are kept. */
export function takeInDraw(
  imported: Imported,
  arrivals: IncomingGames,
  editor: EditorController,
): void {
  const { format, document, notices } = imported;
  if (format === "sgf") {
    arrivals.openFile(document, notices);
    arrivals.controller.store.dispatch({ kind: "room", room: "play" });
  } else editor.replace(document, noted(imported));
}

/** Notes on an import, the format first, but for documents and their copied parts. */
function noted({ format, notices }: Imported): string[] {
  return format === "gospace" ? notices : [readAsWords(format), ...notices];
}
